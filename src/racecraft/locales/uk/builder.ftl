# Власні траси: слова для всіх ігор.

builder-refused = Тут не поїдеш: { $reason }
builder-broken-object = Файл зіпсовано: у «{ $where }» мають бути поля з назвами.
builder-broken-list = Файл зіпсовано: «{ $where }» має бути списком.
builder-broken-text = Файл зіпсовано: «{ $where }» має бути текстом.
builder-broken-long = Файл зіпсовано: у «{ $where }» може бути щонайбільше { $high } знаків.
builder-broken-number = Файл зіпсовано: «{ $where }» має бути цілим числом від { $low } до { $high }.
builder-broken-choice = Файл зіпсовано: гра не знає того, що сказано у «{ $where }».
builder-broken-unknown = Файл зіпсовано: гра не знає поля «{ $where }».
builder-broken-missing = Файл зіпсовано: бракує «{ $where }».
builder-broken-part = Файл зіпсовано: щось не так із «{ $where }».
builder-nothing-to-close = Тут нема чого замикати.

builder-title = Побудувати трасу
builder-heading = Побудувати трасу для { $game }
builder-what = Складіть власну трасу: для перегонів тут або для столу вдома. Для якої гри будуємо?
builder-what-gt = Коло із шестикутних плиток: з тих коробок, що у вас є
builder-what-heat = Траса з однієї лінії від руки, повороти там, де захочете
builder-what-rallyman = Ралі на полях: ділянки, сніг, сервіс, ночі
builder-what-rali = Поле за десять дотиків: скелі, мости, короткі шляхи
builder-opening = Майстерня відчиняється…
builder-bad-link = Трасу з цього посилання не прочитати. Чи скопійовано його повністю?
builder-board = Ваша траса
builder-tools = Інструменти
builder-undo = Скасувати
builder-redo = Повторити
builder-anew = Почати заново
builder-whole-track = Для всієї траси
builder-close = Замкнути за мене
builder-ready = Можна їхати
builder-not-begun = Ще не почато
builder-not-ready = { $count ->
    [one] Треба виправити { $count } помилку
    [few] Треба виправити { $count } помилки
   *[other] Треба виправити { $count } помилок
}
builder-closer = Ближче
builder-farther = Далі
builder-whole = Показати все
builder-offers = Що пасує
builder-next = Що далі?
builder-pick-place = Торкніться відкритого кінця дороги або плитки
builder-done = Замкнено. Їдьте або торкніться плитки, щоб її змінити
builder-tile = Плитка { $number }
builder-turn = Повернути
builder-remove = Забрати
builder-replace = або покладіть замість неї іншу:
builder-no-replacement = Замість неї нічого не пасує.
builder-nothing-fits = Сюди нічого не пасує: гляньте, що заважає, або заберіть якусь плитку.
builder-left = ще { $count }
builder-ways = Як замкнути
builder-ways-none = Лишити як є
builder-way = Взяти варіант { $number }
builder-check = Ще виправити
builder-begin = Перший крок
builder-all-good = Усе сходиться: тут можна їхати.
builder-figures = Яка вона
builder-study = Наскільки швидка й небезпечна?
builder-studying = Боти випробовують трасу: { $share }%
builder-study-failed = Цю трасу не вдалося вивчити.
builder-map = Що червоніша плитка, то частіше там втрачають керування.
builder-generate = Скласти навмання
builder-wish-any = будь-яка
builder-wish-between = будь-скільки або { $least }–{ $most }
builder-seed = Число
builder-seed-text = Те саме число дає ту саму трасу.
builder-make = Скласти трасу
builder-boxes = Скільки в мене коробок
builder-name = Назва
builder-name-none = Моя траса
builder-race = Їхати зараз
builder-race-alone = Проїхати наодинці
builder-race-friends = З друзями
builder-out = Поділитися й зберегти
builder-link = Скопіювати посилання
builder-link-copied = Скопійовано. Уся траса в посиланні, на сервер нічого не надіслано.
builder-link-here = Скопіюйте це посилання. Уся траса в ньому, на сервер нічого не надіслано.
builder-file-out = Зберегти у файл
builder-file-as = Зберегти як .{ $kind }
builder-file-in = Відкрити файл
builder-bad-file = У цьому файлі немає траси.
builder-file-too-large = Цей файл завеликий: траса займає щонайбільше { $most } КБ.
builder-png = Малюнок (PNG)
builder-svg = Малюнок (SVG)
builder-print = Надрукувати список
builder-supplies = Дістати з коробки
builder-supply = { $count } × { $piece }
builder-publish = Опублікувати
builder-publish-text = Усі зможуть тут їздити й робити свої версії. Вона лишиться такою, як зараз: змінена траса — вже інша.
builder-publish-do = Опублікувати
builder-publish-not-yet = Спершу виправте трасу.
builder-published = Вона в галереї.
builder-published-look = Глянути на неї там
builder-published-before = Саме така траса вже є в галереї.

# Галерея

gallery-title = Траси гравців
gallery-text = Траси, які склали й опублікували гравці. Їдьте по них або візьміть якусь за основу для своєї.
gallery-build = Будувати для { $game }
gallery-search = Назва чи автор
gallery-all-games = Усі ігри
gallery-order = Порядок
gallery-order-raced = Найпопулярніші
gallery-order-new = Найновіші
gallery-mine = Мої
gallery-empty = Тут ще нічого немає.
gallery-more = Показати ще
gallery-by = автор: { $name }
gallery-races = { $count ->
    [0] ще ніхто не їхав
    [one] { $count } перегони
    [few] { $count } перегони
   *[other] { $count } перегонів
}
gallery-remix = Своя версія
gallery-remix-of = версія іншої траси
gallery-times = Найкращі заїзди наодинці
gallery-remove = Прибрати з галереї
gallery-remove-sure = Прибрати цю трасу з галереї? Перегони на ній залишаться.
gallery-cancel = Скасувати
gallery-report = Поскаржитися
gallery-report-reason = Що з нею не так?
gallery-reported = Власника сервера сповіщено.
