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
tracks-race-alone = Проїхати самому
tracks-set-up = Налаштувати перегони
tracks-facts = З чого вона складається
tracks-times = Найкращий час наодинці
tracks-no-times = Ніхто ще не проїхав її сам проти годинника.

# Своє
me-races = Перегони, що тривають
me-no-races = Зараз ви ніде не женетеся.
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
me-bots-docs = Що вона може казати й чути
me-bot-since = з { $day }
me-bot-end = Закрити
me-bot-end-sure = Так, ключ більше не діятиме
me-bot-keep = Лишити
me-bot-token = Ключ програми { $name }
me-bot-token-once = Його видно лише цього разу. Бережіть його, як ключ від дому.
me-bot-name = Назва програми
me-bot-create = Створити запис

# Уроки
learn-head = Навчитися перегонів
learn-lead = Перші перегони з порадою в потрібну мить тривають хвилини зо три. А правила поруч, коли захочеться знати більше.
learn-title = Як грати в { $game }
learn-first-race = Перші перегони з тренером
learn-first-race-explained = Короткі перегони проти приязних ботів. Вам підкажуть, що робити, саме тоді, коли час це робити.
learn-rules = Правила
learn-contents = Зміст
learn-try = Спробувати: { $drill }
learn-signs = Знаки та як вони звуться
learn-print = Друкувати
learn-drills = Вправи
learn-drills-lead = Одне рішення, одне правило. Ви вирішуєте за полем, а судять точні ймовірності. Розв’язано { $solved } з { $all }.
learn-sheet = Надрукувати дві сторінки
learn-drill-question = Ваше рішення
learn-drill-again = Ще раз
learn-drill-next = Наступна вправа
learn-drill-close = Назад до правил
learn-drill-judging = Рахуємо ймовірності…
learn-drill-grade = { $grade ->
    [best] Саме так
    [good] Добре, хоч і не найкраще
   *[poor] Є краще рішення
}
learn-drill-loss = { $unit ->
    [seconds] Це приблизно на { $loss } с довше за найкращий із варіантів (усього { $options }).
   *[turns] Це приблизно на { $loss } ходу довше за найкращий із варіантів (усього { $options }).
}
learn-drill-no-loss = Серед варіантів (усього { $options }) кращого немає.
learn-drill-expected = { $unit ->
    [seconds] Звідси до фінішу в середньому { $value } с.
   *[turns] Звідси до фінішу в середньому { $value } ходу.
}
learn-drill-best = Найкраще: { $choice }
learn-drill-state = { $grade ->
    [best] розв’язано
    [good] майже розв’язано
    [poor] була спроба
   *[none] ще не пробували
}
learn-rule = Правило { $rule }

# Новий стіл
new-whole-rally = Усе ралі
new-seat-invited = Ви дістанете посилання для друга.
new-seat-open = Сісти може будь-хто.
new-set-missing = { $option }: нічого не вибрано.
new-season = Сезон
new-season-text = Кілька перегонів поспіль, кожні на своїй трасі. Порядок трас оголосять на старті.
new-all-tracks = Переглянути всі траси
