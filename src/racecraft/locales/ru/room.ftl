# Комната ожидания, и что стало со ссылкой, по которой пришли слишком поздно.

web-waiting-room = Комната ожидания
web-stand-up = Освободить место
web-sit = Сесть здесь
web-invite-link = Ссылка для друга
web-fill = Кто займёт свободные места
web-host-starts = Ждём, пока { $who } начнёт гонку.
web-sealing = Запечатываем кубики: гонка вот-вот начнётся.
web-mark-host = хозяин стола
web-mark-you = вы
web-mark-seal = Помогает честности кубиков
web-send-away = Исключить

# Сесть за стол
room-name = Ваше имя
room-join = Сесть за стол
room-invites = { $host } приглашает вас на гонку
room-open = Гонка за столом, где хозяин — { $host }
room-name-once = Чтобы остальные знали, кто за рулём. Потом можно поменять.
room-full = Все места заняты. Оставайтесь и смотрите: гонка начнётся здесь, как только { $who } даст старт.
room-by-link = Свободные места — для друзей со ссылкой: её даст { $who }. Или оставайтесь и смотрите: гонка начнётся здесь.
room-start-sure = Ещё не готовы: { $who }. Стартовать уже?
room-start-yes = Стартовать сейчас
room-start-no = Подождать
room-rename = Поменять имя
room-rename-save = Сохранить
room-seat-free = Свободно для любого
room-seat-link = Для друга со ссылкой
room-seat-for = Кто может взять машину { $number }
room-seat-bot = Бот: { $level }
room-car = Машина { $number }, { $colour ->
    [red] красная
    [blue] синяя
    [green] зелёная
    [yellow] жёлтая
    [white] белая
    [black] чёрная
    [orange] оранжевая
    [violet] фиолетовая
    [purple] фиолетовая
    [gray] серая
   *[other] { $colour }
}
room-cars = Ваша машина
room-ready = Готово, можно ехать
room-start-bots = { $count ->
    [one] Начать гонку с ботом на свободном месте
   *[other] Начать гонку с ботами на свободных местах
}
room-is-ready = готово
room-all-ready = Все готовы.
room-not-ready = Ждём «Готово»: { $who }.
room-tap-ready = Нажмите «{ $ready }» — и { $who } начнёт гонку.
room-seats-free = { $count ->
    [one] Ещё свободно { $count } место.
    [few] Ещё свободны { $count } места.
   *[many] Ещё свободно { $count } мест.
}
room-watching = Зрителей: { $count }.

# Приглашение
room-invite = Пригласить
room-invite-explained = Отправьте эту ссылку. Кто её откроет, сядет за стол одним касанием.
room-table-link = Ссылка на этот стол
room-share = Поделиться
room-share-text = Поехали наперегонки: { $game }, { $track }
room-qr = Показать QR-код
room-qr-hide = Спрятать QR-код
room-qr-of = QR-код ссылки
room-link-for = Машина { $number }, для друга

# Что будет за гонка
room-race = Гонка
room-all-options = Все правила
room-clock = { $kind ->
    [bank] Часы: { $minutes } мин, +{ $increment } с за каждое решение
    [days] Часы: { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    } на каждое решение
   *[none] Без часов: не торопитесь
}
room-public = Открытая: смотреть может каждый
room-private = Только для тех, у кого есть ссылка
room-rated = Засчитывается в рейтинг
room-unrated = Для удовольствия, без рейтинга
room-yes = да
room-no = нет
room-own-file = { $name } (свой файл)

# Ссылки, по которым пришли слишком поздно
stale-new = Устроить новую гонку
stale-watch = Смотреть гонку
stale-result = Посмотреть, чем кончилось
stale-table = К столу
stale-missing = Такого стола нет
stale-missing-text = Возможно, ссылка обрезана или с ошибкой, или стол давно закрыли. Попросите новую у того, кто её прислал.
stale-invite = Это приглашение не действует
stale-invite-text = Возможно, ссылка обрезана или с ошибкой, или хозяин стола её отменил. Попросите новую.
stale-begun = Гонка началась без вас
stale-begun-text = Хозяин стола ({ $who }) уже дал старт, и ваше место занято. Можно смотреть.
stale-over = Эта гонка уже закончилась
stale-over-text = Вас приглашали, но всё уже позади. Можно посмотреть повтор.
stale-bot = Ваше место отдали боту
stale-bot-text = Так решил хозяин стола ({ $who }). Гонка ещё не началась: может быть, есть другое свободное место.
stale-taken = Это место занято
stale-taken-text = По этой ссылке уже кто-то сел. Может быть, есть другое свободное место.
stale-full = За столом нет мест
stale-full-text = Все места заняты. Гонку можно смотреть.
stale-removed = Сесть за этот стол вы не можете
stale-removed-text = Хозяин стола ({ $who }) исключил вас. Можно смотреть или устроить свою гонку.
stale-closed = Этот стол закрыт
