# Сторінка нових перегонів.

new-preset = Які перегони?
new-preset-first = Перші перегони
new-preset-box = Як у коробці
new-preset-everything = Усе разом
new-preset-own = Ваш власний набір: правила нижче відрізняються від усіх трьох.
preset-gt-first = Одне коло проти легких суперників за простими правилами. Хвилин десять.
preset-gt-box = Правила з коробки й нічого більше. Погода може змінитися.
preset-gt-everything = Два кола, доки не фінішує останнє авто: вибір шин, м’які шини, швидкий старт і червона зона.
preset-heat-first = Одне коло на звичайних авто проти легких суперників. Хвилин десять.
preset-heat-box = Передачі, перегрів і повітряний мішок; кіл стільки, скільки вимагає траса.
preset-heat-everything = Драфт покращень у гаражі, погода на дорозі, дві легенди й карти обох доповнень.
preset-rali-first = Одне коло проти легких суперників. Хвилин п’ять.
preset-rali-box = Стільки кіл, скільки вказано на полі, і пошкодження, що додаються.
preset-rali-everything = Три довгі кола, чотири авто, а хто починає — вирішує жереб.
preset-rallyman-first = Одна коротка ділянка наодинці з годинником. Хвилин п’ять.
preset-rallyman-box = Ціле ралі: три ділянки, сервіс між ними, швидкісні атаки й сісу.
preset-rallyman-everything = Ціле ралі під небом, що може принести сніг, із проміжним часом і стартом за жеребом.

# Хто
new-who = Хто їде?
new-mode-bots = Проти ботів
    .help = Старт одразу.
new-mode-friend = З другом
    .help = Ви отримаєте посилання.
new-mode-screen = За одним екраном
    .help = По черзі на цьому пристрої.
new-mode-alone = На час
    .help = Наодинці, до списку найкращих часів.
new-mode-open = З будь-ким
    .help = Стіл видно на стартовій сторінці.
new-mode-practice = Тренування
    .help = Скасовуйте ходи скільки завгодно; нічого не зараховується.
new-practice-dice = Я вибираю, що випаде на кубиках
new-driver-random = Кидає та сподівається. Ви переможете.
new-driver-rookie = Обережний, ще вчиться. Добрий для перших перегонів.
new-driver-club = Знає гру й рідко помиляється. Рівний суперник.
new-driver-pro = Прораховує кожен ризик. Перемогти важко.
new-driver-master = Навчився на десятках тисяч перегонів і прораховує наперед, чим усе скінчиться.
new-driver-other = Програма цього сервера.
new-seat-invited = Ви отримаєте посилання для друга.
new-seat-open = Сісти може будь-хто.
new-player = Гравець { $number }
new-seats-note = Місця можна змінити по одному: люди за цим екраном, друзі за посиланням, боти.

# Де
new-where = Де?
new-one-race = Одні перегони
new-season-drawn = { $count ->
    [one] { $count } перегони на випадкових трасах
    [few] { $count } перегони на випадкових трасах
   *[other] { $count } перегонів на випадкових трасах
}
new-season-own = Власний календар
new-season-own-text = Кожну трасу й подію обираєте ви.
new-season-decides = Сезон має власні траси, гараж і погоду.
new-calendar-race = Перегони { $number }
new-calendar-track = Траса перегонів { $number }
new-calendar-event = Подія перегонів { $number }
new-calendar-add = Додати перегони
new-calendar-remove = Прибрати перегони { $number }
new-file = З файлу…
new-file-own = Ваш файл: { $name }
new-file-bad = Це не файл траси чи панелей: { $name }.
new-file-none = Без файлу
new-all-tracks = Переглянути всі траси

# Правила
new-rules = Перегони
new-variants = Усі правила й варіанти
new-variants-text = Відкривати необов’язково. Тут кожне правило, яке можна грати інакше.
new-group-cars = Авто
new-group-weather = Погода й дорога
new-group-start = Старт
new-group-book = Тонкощі правил
new-group-legends = Легенди
new-group-driving = Водіння
new-group-dice = Кубики й карти
new-each = Для кожного місця окремо
new-each-seat = { $option }, місце { $number }
new-as-printed = { $printed } ({ $count ->
    [one] { $count } коло
    [few] { $count } кола
   *[other] { $count } кіл
})
new-count-laps = { $count ->
    [one] { $count } коло
    [few] { $count } кола
   *[other] { $count } кіл
}
new-count-races = { $count ->
    [one] { $count } перегони
    [few] { $count } перегони
   *[other] { $count } перегонів
}
new-set-missing = { $option }: нічого не вибрано.

# Час і гості
new-time = Скільки часу на роздуми?
new-clock-none = Годинника немає.
new-clock-bank = На вечір разом: хвилини на всі перегони й кілька секунд додатково за кожне рішення.
new-clock-days = Грайте, коли маєте час: кілька днів на кожне рішення.
new-rated-why = Рейтингові перегони — для двох або більше людей, кожен за своїм екраном.
new-unreviewed = Без розбору цих перегонів: їдемо задля втіхи
new-get-link = Відкрити стіл і взяти посилання
new-summary = { $seats ->
    [one] { $seats } авто
   *[other] { $seats } авто
}
new-splits = { $count ->
    [0] без відсічок
    [one] { $count } відсічка
    [few] { $count } відсічки
   *[other] { $count } відсічок
}
