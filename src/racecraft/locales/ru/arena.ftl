# Слова racecraft arena: справка, таблицы, выводы, графики.

arena-about = провести турнир ботов: таблицы с интервалами, рейтинги, доказательства
arena-game = обозначение игры, например rali; или файл результатов, чтобы показать или продолжить его
arena-bots = боты, например rookie,club,pro@50ms
arena-seats = сколько мест в каждой гонке (по умолчанию — по числу ботов); боты делят места или чередуются, если мест меньше
arena-games = сколько игр; число дополняется до целых раундов из зеркальных игр (1000; для файла результатов — сколько в нём есть)
arena-limit = сколько секунд может длиться решение, прежде чем его примет новичок
arena-results = записывать строку на каждую игру в этот файл; если он уже есть, продолжить с его конца
arena-sprt = остановиться, как только доказано, что первый из двух ботов набирает против второго больше LOW или меньше HIGH; в пунктах Эло (0,20) или в процентах (50%,60%)
arena-alpha = как часто проверка может ошибочно найти больше LOW (0.05)
arena-beta = как часто проверка может ошибочно найти меньше HIGH (0.05)
arena-ray = играть на кластере Ray по этому адресу; «local» запускает собственный Ray
arena-adjusted-about = показать и результаты без везения, разыграв каждое решение N раз: чтобы различить двух ботов, нужно меньше заездов; без N — столько, сколько подходит игре
arena-plots = нарисовать рейтинги и распределения в формате SVG в этой папке
arena-markdown = вывести таблицы в Markdown
arena-job-given = { $option } указывать нельзя: всё задание уже есть в { $file }

arena-title = { $game }: игр — { $games }, мест — { $seats }, зерно { $seed }
arena-adjusted-wins = Победы: как было и без везения
arena-adjusted-places = Места: как было и без везения
arena-adjusted-cost = Без везения: каждая сторона решения разыграна { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}, { $seconds } с на заезд.
arena-pairs = Один против одного
arena-pace = На время
arena-thought = Размышления и сбои
arena-column-bot = Бот
arena-column-games = Игры
arena-column-wins = Победы
arena-column-rate = Доля
arena-column-interval = Интервал 95%
arena-column-place = Среднее место
arena-column-place-interval = Интервал 95%
arena-column-rating = Рейтинг
arena-column-adjusted = Без везения
arena-column-saved = Экономия заездов, ×
arena-column-against = Против
arena-column-score = Счёт
arena-column-drives = Заезды
arena-column-finished = Финиши
arena-column-time = Среднее время, с
arena-column-rounds = В среднем раундов
arena-column-decisions = Решения
arena-column-thought = мс на решение
arena-column-slowest = Дольше всего, мс
arena-column-illegal = Против правил
arena-column-crashed = Сбои
arena-column-overtime = Опоздания

arena-verdict = { $verdict ->
    [higher] Доказано: { $first } набирает против { $second } больше { $low } (ошибочно не более чем в { $alpha } случаев)
    [lower] Доказано: { $first } набирает против { $second } меньше { $high } (ошибочно не более чем в { $beta } случаев)
   *[running] Ещё не решено, сколько { $first } набирает против { $second }: { $low } или { $high }
}. Раундов: { $rounds }; логарифм отношения правдоподобия { $ratio }, границы { $lower } и { $upper }.
arena-length = В среднем раундов на гонку: { $rounds }.
arena-fault = Игра { $game }: { $bot } { $kind ->
    [illegal] выбирает действие против правил
    [overtime] не успевает вовремя
   *[crashed] даёт сбой
} (раз: { $count }): { $reason }
arena-more-faults = Ещё записей о сбоях: { $count }; они в файле результатов и с --json.
arena-lost = Игра { $game } потеряна: { $reason }
arena-speed = Сыграно игр: { $games }, в секунду — { $rate }.
arena-scheduling = Ожидание следующих игр заняло { $share } времени процессов.

arena-plot-ratings = Рейтинги
arena-plot-ratings-told = рейтинг ± погрешность (доля побед)
arena-plot-rounds = Раундов на гонку
arena-plot-times = Время гонки, секунды
arena-plot-races = все гонки
arena-plot-told = среднее { $mean }, заездов: { $count }

chart-about = нарисовать, кто где был раунд за раундом, в формате SVG
chart-title = { $game }: кто где был
chart-rounds = раунды
chart-finish = финиш

# Цели
targets-about = сколько нужно на бронзу, серебро и золото в заезде в одиночку; измеряют боты
targets-game = игра; если не указана — все
targets-option = условие заезда, ИМЯ=ЗНАЧЕНИЕ: цели измерят сейчас
targets-measure = измерить заново, а не показать то, что идёт с Racecraft
targets-write = измерить все заезды и записать в файл
targets-title = Цели заездов в одиночку
targets-column-game = игра
targets-column-drive = заезд
targets-column-bronze = бронза
targets-column-silver = серебро
targets-column-gold = золото
