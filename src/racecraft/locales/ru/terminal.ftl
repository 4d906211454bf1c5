# Гонки в терминале: слова оболочки, которая не знает ни одной игры.

terminal-title = { $game }: { $headline }
terminal-player = { $players ->
    [one] Игрок
   *[other] Игрок { $number }
}
# Имена ботов, разделённые пробелами.
terminal-drivers = Комета Искра Вихрь Гром Стриж Пламя Буря

# Что вводит игрок
terminal-not-understood = «{ $text }» здесь выбрать нельзя. Варианты: { $keys }; ? — справка.
terminal-impossible = «{ $text }» здесь выпасть не может.
terminal-hint = Осторожный гонщик выбрал бы { $key }: { $label }.
terminal-hint-take = H — сыграть это целиком.
terminal-hint-taken = Сыграно: { $label }.
terminal-go = Куда едем? Выбор сразу разыгрывает всё решение, которое туда ведёт.
terminal-go-nowhere = Здесь нет клеток, которые можно выбрать.
terminal-decision-over = До «{ $text }» случится ещё что-то: введите это, когда вас спросят снова.
terminal-hint-chance = Советовать нечего: всё решает случай. { $prompt }
terminal-no-undo = Отменять нечего: только свои последние решения и никогда — после броска или решения другого игрока.
terminal-undone = Отменено.
terminal-no-drive-on = Сначала надо кое-что решить.
terminal-hand-over = { $who }, садитесь к экрану. Остальные не подсматривают.
terminal-seated = Я здесь, покажите мои карты
terminal-yes = д
terminal-no = н

# Как водитель взвешивает свои возможности
advice-option = { $label }: { $value }{ $risk }
advice-best = лучшее
advice-risk = , риск { $percent }%
advice-rows = хуже на { $behind } ряда
advice-cells = хуже на { $behind } клетки
advice-stations = хуже на { $behind } клетки
advice-turns = медленнее на { $behind } хода
advice-seconds = медленнее на { $behind } с
advice-win = на { $behind }% меньше побед

# Команды: что они делают и как зовутся в строке клавиш
terminal-command-undo = отменить своё последнее решение или последний введённый кубик
terminal-command-hint = спросить совета у осторожного гонщика
terminal-command-take = сыграть весь совет
terminal-command-go = выбрать клетку и сыграть всё решение, которое туда ведёт
terminal-command-drive-on = ехать прямо, пока не придётся что-то решать
terminal-command-save = сохранить игру (в построчном режиме дальше можно назвать файл)
terminal-command-log = всё, что случилось
terminal-command-where = вся обстановка словами
terminal-command-map = дорога рисунком
terminal-command-papers = документы штаба гонки: маршрут и хронометраж
terminal-command-help = эта справка
terminal-command-quit = выйти из игры
terminal-key-undo = назад
terminal-key-hint = совет
terminal-key-go = куда
terminal-key-drive-on = прямо
terminal-key-save = сохранить
terminal-key-log = журнал
terminal-key-papers = документы
terminal-key-help = справка
terminal-key-quit = выход
terminal-help = Справка
terminal-help-plain = Введите знак перед вариантом или его название в нотации игры. Пустая строка повторяет вопрос. Команды:
terminal-help-screen = Нажмите клавишу перед вариантом или стрелку рядом с ним. Пробел подгоняет ботов.
terminal-papers = На доске объявлений
terminal-papers-keys = ↑ ↓ листать · Enter — дальше
terminal-log = Что случилось
terminal-log-empty = Пока ничего не случилось.
terminal-page-keys = ↑ ↓ листать · Esc назад
terminal-bot-drives = Едет { $who }…
terminal-hurry = Пробел — быстрее

# Файлы
terminal-saved = Сохранено: { $path }.
terminal-recorded = Запись гонки: { $path }.
terminal-cannot-write = Не удалось записать { $path }: { $reason }.
terminal-no-directory = Не удалось записать { $path }: папки { $directory } нет.
terminal-is-directory = Не удалось записать { $path }: это папка.
terminal-not-a-record = Файл { $path } уже есть, и это не запись гонки; укажите другое имя.

# Выход
terminal-end-of-input = Больше ничего не введено: гонка останавливается здесь.
terminal-quit = Выйти из игры?
terminal-quit-ask = Сохранить игру перед выходом? д — да, н — нет, что угодно другое — играть дальше.
terminal-quit-stay = Тогда играем дальше.
terminal-quit-text = Игра ещё не сохранена.
terminal-quit-keys = s сохранить и выйти · x выйти без сохранения · Esc играть дальше
terminal-resume = Продолжить: { $command }
terminal-seed = Те же броски ещё раз: { $option }

# Результат
terminal-result = Результат
terminal-standing = { $place }. { $who }: { $text }
terminal-result-keys = Enter выйти · s сохранить запись · l журнал · Esc взглянуть на поле
terminal-verify = Проверить запись: { $command }

# Команда `racecraft play`
play-about = гонка в терминале: против ботов или с друзьями за одним экраном
play-game = игра ({ $default })
play-who = кто едет
play-what = какая гонка
play-files = файлы
play-look = вид
play-seats = сколько машин в гонке ({ $default })
play-humans = сколько людей за этим экраном (1); 0 — смотреть на ботов
play-bots = кто ведёт остальные машины, например club,random
play-names = имена по местам, например Анна,Борис
play-seed = то же число даёт те же броски
play-dice = manual: бросать настоящий кубик или тянуть настоящие карты и вводить, что выпало
play-position = начать с позиции в файле JSON, полной или частичной: для тренировки, отменять можно что угодно
play-board = свой файл поля
play-save = куда сохранять незаконченную гонку
play-resume = продолжить сохранённую гонку
play-record = куда записать законченную гонку
play-plain = строка за строкой: для конвейеров и программ чтения с экрана
play-delay = сколько секунд показывать действие бота
play-no-color = без цветов (то же, что NO_COLOR)
play-bad-delay = «{ $given }» — не число секунд от 0 до { $high }

# Игра, которую продолжат позже
terminal-bot-fault = { $who }: бот { $kind ->
    [illegal] назвал недопустимый ход
    [overtime] не ответил вовремя
   *[crashed] дал сбой
} ({ $reason }); этот ход делает новичок.
terminal-cannot-keep = Игру больше не удаётся записывать в { $path }: { $reason }. Сохраните её в другое место клавишей s.
terminal-watch = Посмотреть ещё раз: { $command }
offer-title = { $count ->
    [one] Вас ждёт неоконченная игра:
   *[other] Вас ждут неоконченные игры:
}
offer-race = { $game }: { $headline } ({ $names }; последний ход { $when })
offer-ask = Enter — продолжить первую, число — другую; n — начать новую игру; d и число — удалить.
offer-not-understood = «{ $text }» здесь не ответ.
offer-deleted = Удалено.

# Что не так с аргументами `racecraft play`
play-wrong-seed = --seed и --dice manual несовместимы: у настоящих кубиков нет зерна
play-wrong-board = --board и --option { $name }=… несовместимы
play-wrong-fill = { $people ->
    [-1] {""}
   *[other] Людей — { $people },{" "}
}ботов — { $bots }, а мест — { $seats }
play-wrong-room = людей — { $people }, а мест — только { $seats }
play-wrong-names = --names: имён — { $names }, а мест — { $seats }
play-wrong-name = --names: в имени должно быть от 1 до { $most } печатных знаков, а не { $name }
play-wrong-twice = --names: два места названы «{ $name }»
play-wrong-window = { $file }: эта игра идёт в другом окне
play-wrong-over = { $file }: эта игра окончена; её покажет { $command }
play-wrong-dice = { $file }: игру с кубиками { $kind } в терминале не продолжить
play-wrong-game = --resume: сохранённая игра — { $game }, а не { $given }
play-wrong-resume = --resume и --{ $option } несовместимы: у сохранённой игры всё своё
