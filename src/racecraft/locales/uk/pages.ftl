# Сторінки довкола перегонів: галерея трас, своє, уроки.

# Траси
tracks-way = Ви тут
tracks-kind = { $kind ->
    [circuit] Кільцеві траси
    [rally] Ралі
    [stage] Спецділянки
   *[board] Поля
}
tracks-record = Рекорд { $time }, { $who }
tracks-race-bots = Перегони проти ботів
tracks-race-alone = Проїхати наодинці
tracks-set-up = Налаштувати перегони
tracks-facts = З чого вона складається
tracks-times = Найкращий час наодинці
tracks-no-times = Ніхто ще не проїхав її сам на час.

# Своє
me-races = Перегони, що тривають
me-no-races = Зараз у вас немає перегонів.
me-results = Результати
me-no-results = Тут будуть ваші результати, щойно скінчаться перші перегони.
me-rated = у рейтинг
me-older = Давніші результати
me-name = Моє ім’я
me-name-explained = Ні облікового запису, ні пароля: цей браузер вас пам’ятає.
me-rename = Зберегти
me-renamed = Збережено.
me-figures = Моя статистика
me-count-races = Перегонів
me-count-wins = Перемог
me-count-place = Середнє місце
me-count-rating = Рейтинг
me-parts = Розділи цієї сторінки
me-settings = Налаштування
me-settings-explained = Пам’ятає лише цей браузер.
me-colours = Кольори
me-theme = { $theme ->
    [dark] темні
   *[light] світлі
}
me-sound = Звуки
me-volume = Гучність
me-calm = Спокійно: нічого не рухається, авто одразу на місці
me-bots = Мої програми
me-bots-explained = Ваша програма може сісти за будь-який стіл. Вона засвідчує себе ключем.
me-bots-docs = Як написати таку програму
me-bot-since = з { $day }
me-bot-end = Вилучити
me-bot-end-sure = Так, ключ більше не діятиме
me-bot-keep = Лишити
me-bot-token = Ключ програми { $name }
me-bot-token-once = Його видно лише цього разу. Бережіть його, як ключ від дому.
me-bot-name = Назва програми
me-bot-create = Додати програму

# Уроки
learn-head = Школа перегонів
learn-lead = Перші перегони з порадою в потрібну мить тривають кілька хвилин. А правила поруч, коли захочеться знати більше.
learn-title = Як грати в { $game }
learn-first-race = Перші перегони з тренером
learn-first-race-explained = { $game ->
    [rallyman] Коротка ділянка на час; нею їде й один приязний бот, і перемагає кращий час.
   *[other] Короткі перегони проти одного приязного бота.
} Від старту до фінішу вам підказують, що робити, саме тоді, коли час це робити.
learn-rules = Правила
learn-contents = Зміст
tracks-published = Траси гравців
tracks-change = Змінити її
