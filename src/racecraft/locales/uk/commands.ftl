# Слова команди racecraft: довідка, таблиці, висновки.

racecraft-about = Настільні перегони на одному рушії: гра, симуляція, перевірка, дослідження.
racecraft-first-steps = Просто «racecraft» відкриває стіл для браузера, «racecraft play rali» — перегони в цьому терміналі. «racecraft КОМАНДА --help» розповість про команду більше.
racecraft-lang = мова: англійська, українська або російська (типово — мова середовища)
racecraft-version = показати версію та чи скомпільовано рушій і вийти
racecraft-command = КОМАНДА
racecraft-commands = команди

# Слова argparse. %s, %r і %(…)s заповнює argparse, вони мають залишитися.
argparse-usage = { "використання: " }
argparse-positionals = аргументи
argparse-options = параметри
argparse-help = показати цю довідку та вийти
argparse-argument = %(argument_name)s: %(message)s
argparse-required = бракує аргументу: %s
argparse-one-required = потрібно вказати щось одне з %s
argparse-unrecognized = незрозуміло: %s
argparse-not-with = не поєднується з %s
argparse-no-value = не приймає значення, а отримано %r
argparse-one = бракує значення
argparse-one-or-more = бракує хоча б одного значення
argparse-count = потрібно значень: %s
argparse-ambiguous = %(option)s може означати %(matches)s
argparse-choice = тут немає %(value)r; є %(choices)s

value-whole-from = «{ $given }» не є цілим числом від { $low }
value-whole-between = «{ $given }» не є цілим числом від { $low } до { $high }
value-seconds = «{ $given }» не є кількістю секунд, більшою за 0 і не більшою за 3600

argument-game = позначення гри, наприклад rali
argument-option = умова перегонів, можна вказувати кілька разів; @ФАЙЛ означає вміст файлу JSON
argument-json = вивести JSON для програм замість тексту
argument-track = назва траси гри (типово — перша) або ваш власний файл траси

engine-interpreted = racecraft: рушій працює без компіляції; скомпільований приблизно вдесятеро швидший
form-compiled = скомпільовано
form-interpreted = інтерпретовано
yes = так
no = ні

simulate-about = провести багато перегонів між ботами й порахувати перемоги
simulate-games = скільки перегонів (1000)
simulate-bots = бот на кожному місці, наприклад club,random
simulate-seats = стільки випадкових водіїв (типово — скільки місць у грі)
simulate-jobs = скільки процесів використати (типово — за кількістю ядер); на результат це не впливає
simulate-seed = зерно, з якого випливає все (0)
simulate-records = зберегти запис кожних перегонів у цій теці
simulate-progress = Перегони
simulate-title = { $game }: кількість перегонів — { $games }
simulate-column-seat = Місце
simulate-column-bot = Бот
simulate-column-wins = Перемоги
simulate-column-rate = Частка
simulate-column-interval = Інтервал 95%
simulate-column-place = Середнє місце
simulate-length = У середньому на перегони: раундів — { $rounds }, півходів — { $plies }.
simulate-speed = За секунду: перегонів — { $games }, дій — { $actions }.
simulate-dataset = записати кожне рішення в цей файл Parquet: ознаки, маска, дія, підсумок
simulate-dataset-progress = Набір даних
simulate-dataset-written = Рішень у файлі { $file }: { $rows }.

bench-about = виміряти рушій або стіл
bench-engine-about = виміряти кожну гру, інтерпретовану й скомпільовану, поруч з іншими рушіями
bench-games = лише ці ігри за їхніми позначеннями
bench-seconds = скільки триває один вимір; кожен роблять тричі, і зараховують найкращий (2)
bench-peers = виміряти також OpenSpiel, Catanatron і RLCard, якщо їх установлено (так)
bench-no-compiled = racecraft: скомпільованої збірки тут немає, тож виміряно лише інтерпретований рушій
bench-no-peers = racecraft: не всі рушії для порівняння встановлено; їх додасть { $command }
bench-status = Вимірюємо { $name } ({ $number } з { $total })
bench-title = Випадкова гра, найкраще з { $repeats } × { $seconds } с
bench-column-name = Гра
bench-column-form = Як працює
bench-column-actions = Дій/с
bench-column-plies = Півходів/с
bench-column-games = Ігор/с
bench-column-copy = Копія, мкс
bench-column-legal = Ходи, мкс
bench-track-about = виміряти, скільки триває читання файлів трас
bench-track-title = Читання трас, найкраще з багатьох
bench-column-track = Траса
bench-column-read = Читання, мс
bench-builders-about = виміряти, чого коштують серверу зміни, пропозиції та вивчення трас
bench-builders-seeds = скільки складених навмання трас кожного виду вимірювати (12)
bench-builders-study = також вивчення, яке триває хвилини
bench-builders-title = Майстерні, час процесора
bench-builders-game = Гра
bench-builders-track = Траса
bench-builders-work = Робота
bench-builders-median = Медіана, мс
bench-builders-longest = Найдовше, мс
bench-builders-track-usual = звичайна
bench-builders-track-longest = найдовша
bench-builders-work-edit = зміна з перевіркою
bench-builders-work-new = нова траса
bench-builders-work-offers = що пасує на місце
bench-builders-work-close = замикання 16 плиток
bench-builders-work-study = вивчення
bench-column-growth = КБ на 1000 ігор
bench-column-ratio = × maedn
bench-explained = Дії — це рішення гравців; півходи — ще й кидки та витягування. Ходи: скласти перелік дозволених дій, у середньому за гру. КБ на 1000 ігор: приріст пам’яті після перших 1000 ігор. × maedn: дії за секунду відносно maedn з OpenSpiel.
bench-envs-about = виміряти векторне середовище кожної гри на одному ядрі поруч із грою OpenSpiel у вигляді PettingZoo
bench-envs-races = скільки перегонів іде водночас (1024)
bench-envs-title = Кроки зі спостереженнями й масками, одне ядро, найкраще з { $repeats } × { $seconds } с
bench-envs-numbers = Чисел
bench-envs-actions = Дій
bench-envs-steps = Кроків/с
bench-envs-raw = Кроків/с, int16
bench-envs-ratio = × нарди
bench-envs-explained = Крок — це одне рішення в одних перегонах, разом зі спостереженням і маскою для наступного. int16: цілі числа, як на столі, замість масштабованих float32. × нарди: порівняно з нардами OpenSpiel у вигляді AEC-середовища PettingZoo.

record-about = перевірити й прочитати записи перегонів
record-verify-about = відтворити записи й перевірити ходи, випадок, результат і контрольну суму
record-show-about = показати, що в записі
record-file = запис (.jsonl)
record-unfinished = приймати й незавершені перегони
record-ply = показати позицію після стількох півходів
record-events = розповісти перегони реченнями
record-ok = OK { $file }: { $plies ->
    [one] { $plies } півхід
    [few] { $plies } півходи
   *[many] { $plies } півходів
}, { $finished ->
    [yes] завершено
   *[no] не завершено
}, { $chance ->
    [verified] кожен кидок випливає із зерна
    [sealed] кидки можна буде перевірити, коли відкриють зерно
   *[claimed] кидки такі, як їх увели гравці
}
record-fact-game = Гра
record-fact-engine = Рушій
record-fact-seats = Місця
record-fact-options = Умови
record-fact-chance = Випадок
record-fact-date = Дата
record-fact-plies = Півходи
record-fact-result = Результат
record-no-result = немає, перегони ще не завершено

scenario-about = виконати файли сценаріїв: рядок на кожен, статус 1, якщо твердження не справджується
scenario-paths = файли сценаріїв або теки з ними
scenario-ok = гаразд   { $file }: { $name } ({ $rules })
scenario-failed = НЕ ТАК   { $reason }
scenario-bad = ЗІПСОВАНО { $reason }

track-about = перелічити, показати, перевірити, записати й намалювати траси
track-list-about = перелічити траси гри або всіх ігор
track-list-game = лише ця гра
track-show-about = показати трасу ряд за рядом
track-check-about = перевірити власні файли трас
track-check-files = файли або назви трас
track-export-about = записати трасу у файл, який можна змінити
track-render-about = намалювати трасу або позицію на ній у форматі SVG
track-generate-about = скласти трасу, на якій можна їхати
track-generate-seed = те саме число дає ту саму трасу (будь-яке)
track-generate-length = довжина: плитки, ряди, клітинки чи ділянки, як рахує гра
track-generate-danger = небезпека, від 1 до 5
track-generate-wish = побажання гри, як-от lanes=two чи boxes=2
track-game-of-file = гра; у файлі вона вже названа
track-of-no-game = це не траса жодної з ігор; назвіть гру, щоб почути, що не так
track-of-what = назвіть гру, її трасу або файл
track-close-about = добудувати трасу з проміжками
track-close-file = файл траси, яку треба добудувати
track-close-boxes = зі скількох коробок брати плитки (1)
track-stats-about = показати характеристики траси
track-stats-study = ще й те, що триває довше: розраховані часи, перегони ботів
track-stats-progress = Вивчаємо
track-output = файл, який записати; - виводить у стандартний потік (-)
track-render-theme = кольори; auto зважає на світлий чи темний режим читача (auto)
track-render-width = ширина в пікселях (1200)
track-render-position = намалювати позицію з цього файлу JSON; такий друкує «record show --ply N --json»
track-ok = OK { $file }: { $facts }
track-fact-rows = { $count ->
    [one] { $count } ряд
    [few] { $count } ряди
   *[many] { $count } рядів
}
track-fact-laps = { $count ->
    [one] { $count } коло
    [few] { $count } кола
   *[many] { $count } кіл
}
track-fact-obstacles = { $count ->
    [one] { $count } перешкода
    [few] { $count } перешкоди
   *[many] { $count } перешкод
}
track-fact-shortcuts = { $count ->
    [one] { $count } короткий шлях
    [few] { $count } короткі шляхи
   *[many] { $count } коротких шляхів
}
track-fact-stations = { $count } СТО
track-column-row = Ряд
track-column-lane-1 = Смуга 1
track-column-lane-2 = Смуга 2
track-column-lane-3 = Смуга 3
track-column-beside = Поруч із трасою
track-mark-start = старт
track-mark-bridge = міст
track-mark-rock = скеля
track-mark-tree = дерево
track-mark-swamp = болото
track-mark-puncture = прокол
track-mark-pit = яма
track-mark-sand = пісок
track-mark-shortcut = короткий шлях
track-mark-station = СТО
track-mark-box-lane = смуга боксів
track-mark-box = бокс
track-mark-red = червоний
track-mark-blue = синій
track-mark-green = зелений
track-mark-yellow = жовтий

# racecraft odds
odds-about = точні шанси кубиків або того, що можна зробити в позиції
odds-gt-about = шанси небезпек для кубиків або плану
odds-heat-about = швидкість і ціна кожного вибору карт
odds-rali-about = шанси кожної передачі, яку можна оголосити, або куди веде крок
odds-rallyman-about = шанси швидкісної атаки цими кубиками або кожного кубика в позиції
odds-dice = кубики, наприклад G4 G5 G3+2B C RL
odds-track-hazards = небезпеки, які додає траса (0)
odds-gt-solve = очікуваний час ідеальної їзди в заїзді на час
odds-gt-track = траса: назва, номер або файл (k2)
odds-gt-focus = розв’язати наново й враховувати концентрацію до стількох жетонів (15); менше — швидше
odds-gt-save = розв’язати наново й записати значення у файл
odds-column-track = Траса
odds-column-fewest-turns = Ходів, якщо берегти ходи
odds-column-hazards = Небезпек
odds-column-chance = Шанс
odds-column-step = Кубики
odds-column-space = Клітинка
odds-column-gear = Передача
odds-column-lose = Втрата на цьому кроці
odds-column-lost = Втрата доти
odds-position = позиція з цього файлу JSON, яку друкує, наприклад, «record show --ply N --json»
odds-seat = місце, чию руку розглянути (1)
odds-gear = скільки карт викласти (типово — за теперішньою передачею)
odds-rallyman-dice = кубики в порядку, у якому вони рахуються, наприклад 3 4 gas
odds-set = набір кубиків (H1)
odds-warnings = скільки ! вже лежить на столі (0)
odds-snow = на снігу з літньою гумою, де вистачає двох !
odds-attack = Кинута зараз, атака дає { $tokens } с: уся вдається { $kept }, втрата керування { $loss }, прокол обриває { $broken }, авто вибуває { $out }.
odds-column-warning = !
odds-column-seconds = Карта, с
odds-column-loss = Втрата керування
odds-column-out = Вибуває
odds-column-cards = Карти
odds-column-speed = Швидкість
odds-column-mean = У середньому
odds-column-heat = Перегрів
odds-column-spin = Зрив
odds-column-shift = Не перемкнеться
odds-column-stop = Зупинка
odds-column-harm = Зупинка або пошкодження
odds-column-win = Перемога
odds-column-action = Крок
odds-column-clean = Без шкоди
odds-column-least = Найменша втрата
odds-rallyman-solve = очікуваний час досконалої їзди порожньою ділянкою
odds-rallyman-rally = ралі, до якого належить ділянка (first_licence)
odds-rallyman-stage = її номер у ралі (1)
odds-progress = Обчислення
odds-column-tyres = Гума
odds-column-shakedown = Найкращий шейкдаун, с
odds-column-expected = Очікувано, с
odds-column-without-sisu = Без сісу, с

admin-remove-track = прибрати опубліковану трасу з галереї
admin-track = опублікована траса, як її названо у скаргах
admin-remove-track-done = Прибрано: { $what }

## learn

learning-about = навчити оцінку позицій гри на перегонах між ботами
learning-out = тека навчання; перерване навчання продовжиться з того, що в ній є
learning-ray = проїхати перегони на кластері Ray за цією адресою; «local» запускає власний Ray
learning-races = на скількох перегонах вчитися
learning-bots = боти за кермом; для кожного місця кожних перегонів обираються наново
learning-epochs = скільки разів пройти всі позиції; 0 — лише проїхати перегони
learning-rows = скільки позицій бере кожен крок підгонки
learning-widths = нейронів в обох шарах мережі, кратно 4: що більше, то точніше й повільніше
learning-no-widths = { $given } — не два числа, кратні 4, як-от 32,16
learning-version = номер у назві оцінки
learning-progress = Серії перегонів
learning-fitting = Епохи
learning-title = Оцінка { $game }: логарифмічна похибка на перегонах, на яких не вчилися
learning-column-epoch = епоха
learning-column-known-win = переможець
learning-column-known-pairs = пари
learning-column-other-win = переможець, відкладена траса
learning-column-other-pairs = пари, відкладена траса
learning-written = Оцінка у файлі { $path }.

bench-value-about = виміряти, скільки коштує навчена оцінка гри й наскільки вона близька до перегонів, доведених до кінця
bench-value-positions = скільки позицій порівняти з перегонами, доведеними до кінця
bench-value-rollouts = скільки разів довести кожну з них до кінця; 0 — жодного
bench-value-title = Один прогноз
bench-value-name = оцінка
bench-value-seats = авто
bench-value-microseconds = мікросекунди
bench-value-bytes = байти
bench-value-distance = Шанси на перемогу поруч із перегонами, які довели до кінця клубні гонщики
bench-value-driven = позиції
bench-value-rollouts-each = перегонів на кожну
bench-value-error = похибка
bench-review-about = виміряти, скільки коштує розбір перегонів і чи можна йому вірити
bench-review-races = скільки перегонів чотирьох ботів розібрати в кожній грі
bench-review-positions = скільки позицій із них порівняти з перегонами, доведеними до кінця
bench-review-again = розібрати кожні перегони ще раз із удесятеро більшим бюджетом
bench-review-title = Розбори: найдовший і найбільший у кожній грі
bench-review-game = гра
bench-review-races-done = перегони
bench-review-first = перша позначка, с
bench-review-seconds = усе, с
bench-review-megabytes = МБ
bench-review-ledger = похибка рахунку
bench-review-errors = Середня втрата на рішення у % перемоги, з інтервалом 95%
bench-review-distance = { $game }: шанси на лінії відрізняються на { $error } (середньоквадратично, позицій: { $positions }) від перегонів, які довели до кінця клубні гонщики; сама лише випадковість розіграшів лінії дала б { $luck }.
bench-review-kept = { $game }: удесятеро більший бюджет підтверджує { $kept } з { $clear } помилок і грубих помилок.

## Що не так із тим, що дано команді

wrong-seats = гравців у { $game } може бути від { $low } до { $high }, а не { $given }
wrong-seat = місця { $seat } немає: у цих перегонах місць — { $count }
wrong-ply = півходів у { $file } — { $plies }, позиції після півходу { $ply } немає
wrong-sprt = перевірку записують як LOW,HIGH в пунктах Ело або у відсотках, наприклад 0,20 чи 50%,60%, а не «{ $given }»
wrong-record-empty = { $file } порожній; запис починається з рядка-заголовка
wrong-record-cut = { $file }: рядок { $line } обірвано, файл збережено не повністю
wrong-record-header = { $file }: рядок 1 — не заголовок запису Racecraft
wrong-record-ply = { $file }: рядок { $line } — не півхід запису
wrong-review-early = перегони розбирають, коли вони закінчились
wrong-review-empty = у цих перегонах нічого не вирішували
wrong-unreadable =
    { $kind ->
        [ENOENT] файлу { $file } немає
        [EISDIR] { $file } — тека, а не файл
        [EACCES] читати { $file } не дозволено
       *[other] не вдається прочитати { $file }: { $reason }
    }
wrong-unwritable =
    { $kind ->
        [ENOENT] немає теки, у якій мав би бути { $file }
        [EISDIR] { $file } — тека, а не файл
        [EACCES] писати до { $file } не дозволено
        [ENOSPC] на диску бракує місця для { $file }
       *[other] не вдається записати { $file }: { $reason }
    }
wrong-no-file = файлу { $file } немає
wrong-no-database = бази даних { $file } немає
odds-with-solve = ці параметри працюють лише разом із --solve: { $options }
odds-solve-alone = розв’язок починається зі старту: --solve не поєднують ні з кубиками, ні з позицією
odds-dice-or-position = у позиції вже є свої кубики; вкажіть або кубики, або позицію
odds-nobody-chooses = { $file }: у цій позиції ніхто не має вибору, шанси якого можна назвати
odds-too-few-cards = { $file }: на місці { $seat } немає карт, щоб викласти їх для передачі { $gear }
track-or-position = позиція сама називає трасу; вкажіть або трасу, або позицію
review-ray-folder = --ray потрібен для теки із записами: одні перегони розбирають на цьому комп’ютері
wrong-json = { $file } — не JSON: { $reason }
wrong-json-deep = у { $file } забагато вкладень
wrong-json-large = { $file } завеликий: у файлі щонайбільше { $most } МБ
wrong-track =
    у грі { $game } немає { $kind ->
        [board] поля
        [rally] ралі
        [zone] зони
       *[track] траси
    } «{ $name }»; є { $names }
wrong-track-or-file =
    у грі { $game } немає { $kind ->
        [board] поля
        [rally] ралі
        [zone] зони
       *[track] траси
    } «{ $name }»; є { $names }; власний файл називають шляхом, що закінчується на .json
wrong-rallyman-stage = у { $rally } немає СД { $number }, усього їх { $stages }
wrong-rallyman-track = у грі rallyman немає «{ $name }»; є ралі { $rallies }, ділянки на зразок { $stage }, зони { $zones }, їхній засніжений бік на зразок C:snow і маршрути на зразок C8-C3 J1-J4; власний файл називають шляхом, що закінчується на .json
wrong-sheet = { $file } — не заїзд на час: аркуш часу ведуть лише для одного авто, що їде на час
wrong-die = кубика «{ $given }» немає; є { $names }
odds-rallyman-dice-many = більше { $given } немає: кубик кожної передачі один, а кубиків газу { $gas }
odds-rallyman-dice-none = назвіть кубики в тому порядку, у якому вони рахуються: { $names }
