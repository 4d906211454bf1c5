# Уведомления тому, кто не за столом: в браузере, в ленте, в календаре.

notice-race = { $game }, { $track }
notice-title = Ваш ход: { $race }
notice-title-opens = { $championship }: следующий заезд открыт
notice-title-many = { $count ->
    [one] { $count } гонка ждёт вас
    [few] { $count } гонки ждут вас
   *[other] { $count } гонок ждут вас
}
notice-with = соперники: { $who }
notice-bots = { $count ->
    [0] нет
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
}
notice-and-more = { $names } и ещё { $count }
notice-days-left = { $count ->
    [one] остался { $count } день
    [few] осталось { $count } дня
   *[other] осталось { $count } дней
}
notice-hours-left = { $count ->
    [one] остался { $count } час
    [few] осталось { $count } часа
   *[other] осталось { $count } часов
}
notice-minutes-left = { $count ->
    [0] время почти вышло
    [one] осталась { $count } минута
    [few] осталось { $count } минуты
   *[other] осталось { $count } минут
}
notice-feed-title = Racecraft: ходы игрока { $name }

# Вопрос о разрешении и настройки
notice-offer = Сообщать, когда наступит ваш ход?
notice-offer-yes = Да, сообщать
notice-offer-no = Не сейчас
notice-offer-done = Мы сообщим, когда наступит ваш ход.
notice-settings = Когда мой ход
notice-settings-explained = Для гонок, которые длятся днями: если вас нет за столом, мы напомним о ходе. Несколько гонок — одно уведомление.
notice-browser = Уведомления в этом браузере
notice-browser-on = Этот браузер сообщит, когда наступит ваш ход.
notice-browser-off = Этот браузер молчит.
notice-browser-blocked = Уведомления этого сайта заблокированы в браузере. Разрешите их в настройках сайта рядом с адресом и вернитесь сюда.
notice-browser-cannot = Этот браузер не может показывать здесь уведомления. На iPhone или iPad сначала добавьте Racecraft на экран «Домой».
notice-browser-failed = Браузеру не удалось подписаться на уведомления. Проверьте связь и попробуйте ещё раз.
notice-turn-on = Включить
notice-turn-off = Выключить
notice-feed = Календарь и лента
notice-feed-explained = Личный адрес для вашего календаря или программы чтения лент. Там гонки, которые ждут вас, и сроки ходов. Прочитать его может каждый, кто знает адрес.
notice-feed-make = Создать мой адрес
notice-feed-calendar = Адрес календаря
notice-feed-atom = Адрес ленты
notice-feed-copy = Копировать
notice-feed-copied = Скопировано
notice-feed-renew = Создать новый адрес
notice-feed-renew-sure = Старый адрес перестанет работать во всех календарях и программах. Создать новый?
notice-feed-renew-yes = Да, создать новый
notice-feed-end = Убрать
notice-feed-end-sure = Адрес перестанет работать. Убрать его?
notice-feed-end-yes = Да, убрать
notice-keep = Оставить
