# Кімната очікування, і що стало з посиланням, за яким прийшли запізно.

web-waiting-room = Кімната очікування
web-stand-up = Звільнити місце
web-sit = Сісти тут
web-invite-link = Посилання для друга
web-fill = Хто займе вільні місця
web-host-starts = Чекаємо, поки { $who } почне перегони.
web-sealing = Запечатуємо кубики: перегони ось-ось почнуться.
web-mark-host = господар столу
web-mark-you = ви
web-mark-seal = Допомагає зберегти кубики чесними
web-send-away = Виключити

# Сісти за стіл
room-name = Ваше ім’я
room-join = Сісти за стіл
room-invites = { $host } запрошує вас на перегони
room-open = Перегони за столом, де господар — { $host }
room-name-once = Щоб інші знали, хто за кермом. Потім можна змінити.
room-full = Усі місця зайнято. Лишайтеся й дивіться: перегони почнуться тут, щойно { $who } дасть старт.
room-by-link = Вільні місця — для друзів із посиланням: його дасть { $who }. Або лишайтеся й дивіться: перегони почнуться тут.
room-start-sure = Ще не готові: { $who }. Стартувати вже?
room-start-yes = Стартувати зараз
room-start-no = Почекати
room-rename = Змінити ім’я
room-rename-save = Зберегти
room-seat-free = Вільно для будь-кого
room-seat-link = Для друга з посиланням
room-seat-for = Хто може взяти авто { $number }
room-seat-bot = Бот: { $level }
room-car = Авто { $number }, { $colour ->
    [red] червоне
    [blue] синє
    [green] зелене
    [yellow] жовте
    [white] біле
    [black] чорне
    [orange] помаранчеве
    [violet] фіолетове
    [purple] фіолетове
    [gray] сіре
   *[other] { $colour }
}
room-cars = Ваше авто
room-ready = Готово
room-start-bots = { $count ->
    [one] Почати перегони з ботом на вільному місці
   *[other] Почати перегони з ботами на вільних місцях
}
room-is-ready = готово
room-all-ready = Усі готові.
room-not-ready = Чекаємо на «Готово»: { $who }.
room-tap-ready = Натисніть «{ $ready }» — і { $who } почне перегони.
room-seats-free = { $count ->
    [one] Ще вільне { $count } місце.
    [few] Ще вільні { $count } місця.
   *[many] Ще вільно { $count } місць.
}
room-watching = Глядачів: { $count }.

# Запрошення
room-invite = Запросити
room-invite-explained = Надішліть це посилання. Хто його відкриє, сяде за стіл одним дотиком.
room-table-link = Посилання на цей стіл
room-share = Поділитися
room-share-text = Поїхали наввипередки: { $game }, { $track }
room-qr = Показати QR-код
room-qr-hide = Сховати QR-код
room-qr-of = QR-код посилання
room-link-for = Авто { $number }, для друга

# Що буде за перегони
room-race = Перегони
room-all-options = Усі правила
room-clock = { $kind ->
    [bank] Годинник: { $minutes } хв, +{ $increment } с за кожне рішення
    [days] Годинник: { $days ->
        [one] { $days } день
        [few] { $days } дні
       *[many] { $days } днів
    } на кожне рішення
   *[none] Без годинника: не поспішайте
}
room-public = Відкриті: дивитися може кожен
room-private = Лише для тих, хто має посилання
room-rated = Зараховуються до рейтингу
room-unrated = Для втіхи, без рейтингу
room-yes = так
room-no = ні
room-own-file = { $name } (власний файл)

# Посилання, за якими прийшли запізно
stale-new = Влаштувати нові перегони
stale-watch = Дивитися перегони
stale-result = Чим скінчилося
stale-table = До столу
stale-missing = Такого столу немає
stale-missing-text = Можливо, посилання обрізане чи з помилкою, або стіл давно закрили. Попросіть нове в того, хто його надіслав.
stale-invite = Це запрошення не діє
stale-invite-text = Можливо, посилання обрізане чи з помилкою, або господар столу його скасував. Попросіть нове.
stale-begun = Перегони почалися без вас
stale-begun-text = Господар столу ({ $who }) уже дав старт, і ваше місце зайняте. Можна дивитися.
stale-over = Ці перегони вже скінчилися
stale-over-text = Вас запрошували, але все вже позаду. Можна подивитися повтор.
stale-bot = Ваше місце віддали ботові
stale-bot-text = Це рішення господаря столу ({ $who }). Перегони ще не почалися: може, є інше вільне місце.
stale-taken = Це місце зайняте
stale-taken-text = За цим посиланням уже хтось сів. Може, є інше вільне місце.
stale-full = За столом немає місць
stale-full-text = Усі місця зайнято. Можна дивитися перегони.
stale-removed = Сісти за цей стіл ви не можете
stale-removed-text = Господар столу ({ $who }) виключив вас. Можна дивитися або влаштувати власні перегони.
stale-closed = Цей стіл закрито
