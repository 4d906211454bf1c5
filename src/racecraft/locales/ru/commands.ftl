# Слова команды racecraft: справка, таблицы, выводы.

racecraft-about = Настольные гонки на одном движке: игра, симуляция, проверка, исследование.
racecraft-first-steps = Просто «racecraft» открывает стол для браузера, «racecraft play rali» — гонку в этом терминале. «racecraft КОМАНДА --help» расскажет о команде подробнее.
racecraft-lang = язык: английский, украинский или русский (иначе — язык окружения)
racecraft-version = показать версию и то, скомпилирован ли движок, и выйти
racecraft-command = КОМАНДА
racecraft-commands = команды

# Слова argparse. %s, %r и %(…)s заполняет argparse, они должны остаться.
argparse-usage = { "использование: " }
argparse-positionals = аргументы
argparse-options = параметры
argparse-help = показать эту справку и выйти
argparse-argument = %(argument_name)s: %(message)s
argparse-required = не хватает аргумента: %s
argparse-one-required = нужно указать одно из %s
argparse-unrecognized = непонятно: %s
argparse-not-with = не сочетается с %s
argparse-no-value = не принимает значения, а получено %r
argparse-one = не хватает значения
argparse-one-or-more = не хватает хотя бы одного значения
argparse-count = нужно значений: %s
argparse-ambiguous = %(option)s может означать %(matches)s
argparse-choice = здесь нет %(value)r; есть %(choices)s

value-whole-from = «{ $given }» — не целое число от { $low }
value-whole-between = «{ $given }» — не целое число от { $low } до { $high }
value-seconds = «{ $given }» — не число секунд больше 0 и не больше 3600

argument-game = обозначение игры, например rali
argument-option = условие гонки, можно указывать несколько раз; @ФАЙЛ означает содержимое файла JSON
argument-json = вывести JSON для программ вместо текста
argument-track = название трассы игры (по умолчанию — первая) или ваш собственный файл трассы

engine-interpreted = racecraft: движок работает без компиляции; скомпилированный примерно в десять раз быстрее
form-compiled = скомпилирован
form-interpreted = интерпретируется
yes = да
no = нет

simulate-about = провести много гонок между ботами и посчитать победы
simulate-games = сколько гонок (1000)
simulate-bots = бот на каждом месте, например club,random
simulate-seats = столько случайных гонщиков (по умолчанию — сколько мест в игре)
simulate-jobs = сколько процессов использовать (по числу ядер); на результат это не влияет
simulate-seed = зерно, из которого следует всё остальное (0)
simulate-records = сохранить запись каждой гонки в этой папке
simulate-progress = Гонки
simulate-title = { $game }: число гонок — { $games }
simulate-column-seat = Место
simulate-column-bot = Бот
simulate-column-wins = Победы
simulate-column-rate = Доля
simulate-column-interval = Интервал 95%
simulate-column-place = Среднее место
simulate-length = В среднем на гонку: раундов — { $rounds }, полуходов — { $plies }.
simulate-speed = За секунду: гонок — { $games }, действий — { $actions }.
simulate-dataset = записать каждое решение в этот файл Parquet: признаки, маска, действие, исход
simulate-dataset-progress = Набор данных
simulate-dataset-written = Решений в файле { $file }: { $rows }.

bench-about = измерить движок или стол
bench-engine-about = измерить каждую игру, интерпретируемую и скомпилированную, рядом с другими движками
bench-games = только эти игры по их обозначениям
bench-seconds = сколько длится одно измерение; каждое делается трижды, и засчитывается лучшее (2)
bench-peers = измерить также OpenSpiel, Catanatron и RLCard, если они установлены (да)
bench-no-compiled = racecraft: скомпилированной сборки здесь нет, поэтому измеряется только интерпретируемый движок
bench-no-peers = racecraft: установлены не все движки для сравнения; их добавит { $command }
bench-status = Измеряется { $name } ({ $number } из { $total })
bench-title = Случайная игра, лучшее из { $repeats } × { $seconds } с
bench-column-name = Игра
bench-column-form = Как работает
bench-column-actions = Действий/с
bench-column-plies = Полуходов/с
bench-column-games = Игр/с
bench-column-copy = Копия, мкс
bench-column-legal = Ходы, мкс
bench-track-about = измерить, сколько длится чтение файлов трасс
bench-track-title = Чтение трасс, лучшее из многих
bench-column-track = Трасса
bench-column-read = Чтение, мс
bench-builders-about = измерить, чего стоят серверу правки, предложения и изучение трасс
bench-builders-seeds = сколько составленных наугад трасс каждого вида измерять (12)
bench-builders-study = также изучение, которое длится минуты
bench-builders-title = Мастерские, время процессора
bench-builders-game = Игра
bench-builders-track = Трасса
bench-builders-work = Работа
bench-builders-median = Медиана, мс
bench-builders-longest = Дольше всего, мс
bench-builders-track-usual = обычная
bench-builders-track-longest = самая длинная
bench-builders-work-edit = правка с проверкой
bench-builders-work-new = новая трасса
bench-builders-work-offers = что подходит к месту
bench-builders-work-close = замыкание 16 тайлов
bench-builders-work-study = изучение
bench-column-growth = КБ на 1000 игр
bench-column-ratio = × maedn
bench-explained = Действия — это решения игроков; полуходы — ещё и броски и вытягивания. Ходы: составить перечень разрешённых действий, в среднем за игру. КБ на 1000 игр: прирост памяти после первых 1000 игр. × maedn: действия в секунду относительно maedn из OpenSpiel.
bench-envs-about = измерить векторную среду каждой игры на одном ядре рядом с игрой OpenSpiel в виде PettingZoo
bench-envs-races = сколько гонок идёт одновременно (1024)
bench-envs-title = Шаги с наблюдениями и масками, одно ядро, лучшее из { $repeats } × { $seconds } с
bench-envs-numbers = Чисел
bench-envs-actions = Действий
bench-envs-steps = Шагов/с
bench-envs-raw = Шагов/с, int16
bench-envs-ratio = × нарды
bench-envs-explained = Шаг — это одно решение в одной гонке вместе с наблюдением и маской для следующего. int16: целые числа, как на столе, вместо масштабированных float32. × нарды: по сравнению с нардами OpenSpiel в виде AEC-среды PettingZoo.

record-about = проверить и прочитать записи гонок
record-verify-about = воспроизвести записи и проверить ходы, случай, результат и контрольную сумму
record-show-about = показать, что в записи
record-file = запись (.jsonl)
record-unfinished = принимать и незавершённые гонки
record-ply = показать позицию после стольких полуходов
record-events = рассказать гонку предложениями
record-ok = OK { $file }: { $plies ->
    [one] { $plies } полуход
    [few] { $plies } полухода
   *[many] { $plies } полуходов
}, { $finished ->
    [yes] завершена
   *[no] не завершена
}, { $chance ->
    [verified] каждый бросок следует из зерна
    [sealed] броски можно будет проверить, когда откроют зерно
   *[claimed] броски таковы, как их ввели игроки
}
record-fact-game = Игра
record-fact-engine = Движок
record-fact-seats = Места
record-fact-options = Условия
record-fact-chance = Случай
record-fact-date = Дата
record-fact-plies = Полуходы
record-fact-result = Результат
record-no-result = нет, гонка ещё не завершена

scenario-about = выполнить файлы сценариев: строка на каждый, статус 1, если утверждение не выполняется
scenario-paths = файлы сценариев или папки с ними
scenario-ok = верно     { $file }: { $name } ({ $rules })
scenario-failed = НЕВЕРНО   { $reason }
scenario-bad = ИСПОРЧЕН  { $reason }

track-about = перечислить, показать, проверить, записать и нарисовать трассы
track-list-about = перечислить трассы игры или всех игр
track-list-game = только эта игра
track-show-about = показать трассу ряд за рядом
track-check-about = проверить собственные файлы трасс
track-check-files = файлы или названия трасс
track-export-about = записать трассу в файл, который можно изменить
track-render-about = нарисовать трассу или позицию на ней в формате SVG
track-generate-about = составить трассу, на которой можно ехать
track-generate-seed = то же число даёт ту же трассу (любое)
track-generate-length = длина: тайлы, ряды, клетки или участки, как считает игра
track-generate-danger = опасность, от 1 до 5
track-generate-wish = пожелание игры, например lanes=two или boxes=2
track-game-of-file = игра; файл сам говорит, к какой он
track-of-no-game = это не трасса ни одной из игр; назовите игру, чтобы услышать, что не так
track-of-what = назовите игру, её трассу или файл
track-close-about = достроить трассу с промежутками
track-close-file = файл трассы, которую надо достроить
track-close-boxes = из скольких коробок брать тайлы (1)
track-stats-about = показать характеристики трассы
track-stats-study = и то, что занимает больше времени: рассчитанные времена, гонки ботов
track-stats-progress = Изучаем
track-output = файл, который записать; - выводит в стандартный поток (-)
track-render-theme = цвета; auto следует светлому или тёмному режиму читателя (auto)
track-render-width = ширина в пикселях (1200)
track-render-position = нарисовать позицию из этого файла JSON; такой печатает «record show --ply N --json»
track-ok = OK { $file }: { $facts }
track-fact-rows = { $count ->
    [one] { $count } ряд
    [few] { $count } ряда
   *[many] { $count } рядов
}
track-fact-laps = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[many] { $count } кругов
}
track-fact-obstacles = { $count ->
    [one] { $count } препятствие
    [few] { $count } препятствия
   *[many] { $count } препятствий
}
track-fact-shortcuts = { $count ->
    [one] { $count } короткий путь
    [few] { $count } коротких пути
   *[many] { $count } коротких путей
}
track-fact-stations = { $count } СТО
track-column-row = Ряд
track-column-lane-1 = Полоса 1
track-column-lane-2 = Полоса 2
track-column-lane-3 = Полоса 3
track-column-beside = Рядом с трассой
track-mark-start = старт
track-mark-bridge = мост
track-mark-rock = скала
track-mark-tree = дерево
track-mark-swamp = болото
track-mark-puncture = прокол
track-mark-pit = яма
track-mark-sand = песок
track-mark-shortcut = короткий путь
track-mark-station = СТО
track-mark-box-lane = полоса боксов
track-mark-box = бокс
track-mark-red = красный
track-mark-blue = синий
track-mark-green = зелёный
track-mark-yellow = жёлтый

# racecraft odds
odds-about = точные шансы кубиков или того, что можно сделать в позиции
odds-gt-about = вероятность опасностей для этих кубиков или для плана
odds-heat-about = скорость и цена каждого выбора карт
odds-rali-about = шансы каждой передачи, которую можно объявить, или куда ведёт шаг
odds-rallyman-about = шансы скоростной атаки этими кубиками или каждого кубика в позиции
odds-dice = кубики, например G4 G5 G3+2B C RL
odds-track-hazards = опасности, которые добавляет трасса (0)
odds-gt-solve = ожидаемое время идеальной езды в заезде на время
odds-gt-track = трасса: название, номер или файл (k2)
odds-gt-focus = решить заново и учитывать концентрацию до стольких жетонов (15); меньше — быстрее
odds-gt-save = решить заново и записать значения в файл
odds-column-track = Трасса
odds-column-fewest-turns = Ходов, если беречь ходы
odds-column-hazards = Опасностей
odds-column-chance = Шанс
odds-column-step = Кубики
odds-column-space = Клетка
odds-column-gear = Передача
odds-column-lose = Потеря на этом шаге
odds-column-lost = Потеря к этому шагу
odds-position = позиция из этого файла JSON, который печатает, например, «record show --ply N --json»
odds-seat = место, чью руку рассмотреть (1)
odds-gear = сколько карт выложить (по умолчанию — по нынешней передаче)
odds-rallyman-dice = кубики в порядке, в котором они считаются, например 3 4 gas
odds-set = набор кубиков (H1)
odds-warnings = сколько ! уже лежит на столе (0)
odds-snow = на снегу с летней резиной, где хватает двух !
odds-attack = Если бросить сейчас, атака даёт { $tokens } с: удаётся целиком { $kept }, потеря управления { $loss }, прокол обрывает { $broken }, машина выбывает { $out }.
odds-column-warning = !
odds-column-seconds = Карта, с
odds-column-loss = Потеря управления
odds-column-out = Выбывает
odds-column-cards = Карты
odds-column-speed = Скорость
odds-column-mean = В среднем
odds-column-heat = Перегрев
odds-column-spin = Срыв
odds-column-shift = Не включится
odds-column-stop = Остановка
odds-column-harm = Остановка или повреждение
odds-column-win = Победа
odds-column-action = Шаг
odds-column-clean = Без вреда
odds-column-least = Наименьшая потеря
odds-rallyman-solve = ожидаемое время безупречной езды по пустому участку
odds-rallyman-rally = ралли, к которому относится участок (first_licence)
odds-rallyman-stage = его номер в ралли (1)
odds-progress = Вычисление
odds-column-tyres = Резина
odds-column-shakedown = Лучший шейкдаун, с
odds-column-expected = Ожидается, с
odds-column-without-sisu = Без сису, с

admin-remove-track = убрать опубликованную трассу из галереи
admin-track = опубликованная трасса, как она названа в жалобах
admin-remove-track-done = Убрано: { $what }

## learn

learning-about = обучить оценку позиций игры на гонках между ботами
learning-out = папка обучения; прерванное обучение продолжится с того, что в ней лежит
learning-ray = проехать гонки на кластере Ray по этому адресу; «local» запускает собственный Ray
learning-races = на скольких гонках учиться
learning-bots = боты за рулём; для каждого места каждой гонки выбираются заново
learning-epochs = сколько раз пройти все позиции; 0 — только проехать гонки
learning-rows = сколько позиций берёт каждый шаг подгонки
learning-widths = нейронов в обоих слоях сети, кратно 4: чем больше, тем точнее и медленнее
learning-no-widths = { $given } — не два числа, кратных 4, например 32,16
learning-version = номер в названии оценки
learning-progress = Серии гонок
learning-fitting = Эпохи
learning-title = Оценка { $game }: логарифмическая ошибка на гонках, на которых не учились
learning-column-epoch = эпоха
learning-column-known-win = победитель
learning-column-known-pairs = пары
learning-column-other-win = победитель, отложенная трасса
learning-column-other-pairs = пары, отложенная трасса
learning-written = Оценка в файле { $path }.

bench-value-about = измерить, сколько стоит обученная оценка игры и насколько она близка к гонкам, доведённым до конца
bench-value-positions = сколько позиций сравнить с гонками, доведёнными до конца
bench-value-rollouts = сколько раз довести каждую из них до конца; 0 — ни разу
bench-value-title = Один прогноз
bench-value-name = оценка
bench-value-seats = машины
bench-value-microseconds = микросекунды
bench-value-bytes = байты
bench-value-distance = Шансы на победу рядом с гонками, которые довели до конца клубные гонщики
bench-value-driven = позиции
bench-value-rollouts-each = гонок на каждую
bench-value-error = ошибка
bench-review-about = измерить, сколько стоит разбор гонки и можно ли ему верить
bench-review-races = сколько гонок четырёх ботов разобрать в каждой игре
bench-review-positions = сколько позиций из них сравнить с гонками, доведёнными до конца
bench-review-again = разобрать каждую гонку ещё раз с десятикратным бюджетом
bench-review-title = Разборы: самый долгий и самый большой в каждой игре
bench-review-game = игра
bench-review-races-done = гонки
bench-review-first = первая отметка, с
bench-review-seconds = всё, с
bench-review-megabytes = МБ
bench-review-ledger = расхождение счёта
bench-review-errors = Средняя потеря на решение в % победы, с интервалом 95%
bench-review-distance = { $game }: шансы на линии отличаются на { $error } (среднеквадратично, позиций: { $positions }) от гонок, которые довели до конца клубные гонщики; одна лишь случайность розыгрышей линии дала бы { $luck }.
bench-review-kept = { $game }: десятикратный бюджет подтверждает { $kept } из { $clear } ошибок и грубых ошибок.

## Что не так с тем, что дано команде

wrong-seats = игроков в { $game } может быть от { $low } до { $high }, а не { $given }
wrong-seat = места { $seat } нет: в этой гонке мест — { $count }
wrong-ply = полуходов в { $file } — { $plies }, позиции после полухода { $ply } нет
wrong-sprt = проверку записывают как LOW,HIGH в очках Эло или в процентах, например 0,20 или 50%,60%, а не «{ $given }»
wrong-record-empty = { $file } пуст; запись начинается со строки заголовка
wrong-record-cut = { $file }: строка { $line } оборвана, файл сохранён не полностью
wrong-record-header = { $file }: строка 1 — не заголовок записи Racecraft
wrong-record-ply = { $file }: строка { $line } — не полуход записи
wrong-review-early = гонку разбирают, когда она закончилась
wrong-review-empty = в этой гонке ничего не решали
wrong-unreadable =
    { $kind ->
        [ENOENT] файла { $file } нет
        [EISDIR] { $file } — папка, а не файл
        [EACCES] читать { $file } не разрешено
       *[other] не удаётся прочитать { $file }: { $reason }
    }
wrong-unwritable =
    { $kind ->
        [ENOENT] нет папки, в которой должен быть { $file }
        [EISDIR] { $file } — папка, а не файл
        [EACCES] писать в { $file } не разрешено
        [ENOSPC] на диске не хватает места для { $file }
       *[other] не удаётся записать { $file }: { $reason }
    }
wrong-no-file = файла { $file } нет
wrong-no-database = базы данных { $file } нет
odds-with-solve = эти параметры работают только вместе с --solve: { $options }
odds-solve-alone = решение начинается со старта: --solve не сочетается ни с кубиками, ни с позицией
odds-dice-or-position = в позиции уже есть свои кубики; укажите либо кубики, либо позицию
odds-nobody-chooses = { $file }: в этой позиции ни у кого нет выбора, шансы которого можно назвать
odds-too-few-cards = { $file }: на месте { $seat } нет карт, чтобы выложить их для передачи { $gear }
track-or-position = позиция сама называет трассу; укажите либо трассу, либо позицию
review-ray-folder = --ray нужен для папки с записями: одну гонку разбирают на этом компьютере
wrong-json = { $file } — не JSON: { $reason }
wrong-json-deep = в { $file } слишком много вложений
wrong-json-large = { $file } слишком велик: в файле не больше { $most } МБ
wrong-track =
    в игре { $game } нет { $kind ->
        [board] поля
        [rally] ралли
        [zone] зоны
       *[track] трассы
    } «{ $name }»; есть { $names }
wrong-track-or-file =
    в игре { $game } нет { $kind ->
        [board] поля
        [rally] ралли
        [zone] зоны
       *[track] трассы
    } «{ $name }»; есть { $names }; свой файл называют путём, который кончается на .json
wrong-rallyman-stage = в { $rally } нет СУ { $number }, всего их { $stages }
wrong-rallyman-track = в игре rallyman нет «{ $name }»; есть ралли { $rallies }, участки вроде { $stage }, зоны { $zones }, их заснеженная сторона вроде C:snow и маршруты вроде C8-C3 J1-J4; свой файл называют путём, который кончается на .json
wrong-sheet = { $file } — не заезд на время: лист времени ведут только для одной машины, которая едет на время
wrong-die = кубика «{ $given }» нет; есть { $names }
odds-rallyman-dice-many = больше { $given } нет: кубик каждой передачи один, а кубиков газа { $gas }
odds-rallyman-dice-none = назовите кубики в том порядке, в котором они считаются: { $names }
