# Сповіщення тому, хто не за столом: у браузері, у стрічці, у календарі.

notice-race = { $game }, { $track }
notice-title = Ваш хід: { $race }
notice-title-opens = { $championship }: наступний заїзд відкрито
notice-title-many = { $count ->
    [one] { $count } перегони чекають на вас
    [few] { $count } перегони чекають на вас
   *[other] { $count } перегонів чекають на вас
}
notice-with = суперники: { $who }
notice-bots = { $count ->
    [0] немає
    [one] { $count } бот
    [few] { $count } боти
   *[other] { $count } ботів
}
notice-and-more = { $names } та ще { $count }
notice-days-left = { $count ->
    [one] лишився { $count } день
    [few] лишилося { $count } дні
   *[other] лишилося { $count } днів
}
notice-hours-left = { $count ->
    [one] лишилася { $count } година
    [few] лишилося { $count } години
   *[other] лишилося { $count } годин
}
notice-minutes-left = { $count ->
    [0] час майже вийшов
    [one] лишилася { $count } хвилина
    [few] лишилося { $count } хвилини
   *[other] лишилося { $count } хвилин
}
notice-feed-title = Racecraft: ходи гравця { $name }

# Запитання про дозвіл і налаштування
notice-offer = Сповіщати, коли настане ваш хід?
notice-offer-yes = Так, сповіщати
notice-offer-no = Не зараз
notice-offer-done = Ми сповістимо, коли настане ваш хід.
notice-settings = Коли мій хід
notice-settings-explained = Для перегонів, що тривають днями: якщо вас немає за столом, ми нагадаємо про хід. Кілька перегонів — одне сповіщення.
notice-browser = Сповіщення в цьому браузері
notice-browser-on = Цей браузер скаже, коли настане ваш хід.
notice-browser-off = Цей браузер мовчить.
notice-browser-blocked = Сповіщення цього сайту заблоковано у браузері. Дозвольте їх у налаштуваннях сайту біля адреси й поверніться сюди.
notice-browser-cannot = Цей браузер не може показувати тут сповіщення. На iPhone чи iPad спершу додайте Racecraft на початковий екран.
notice-browser-failed = Браузеру не вдалося підписатися на сповіщення. Перевірте зв’язок і спробуйте ще раз.
notice-turn-on = Увімкнути
notice-turn-off = Вимкнути
notice-feed = Календар і стрічка
notice-feed-explained = Особиста адреса для вашого календаря чи читача стрічок. Там перегони, що чекають на вас, і строки ходів. Її може прочитати кожен, хто знає адресу.
notice-feed-make = Створити мою адресу
notice-feed-calendar = Адреса календаря
notice-feed-atom = Адреса стрічки
notice-feed-copy = Копіювати
notice-feed-copied = Скопійовано
notice-feed-renew = Створити нову адресу
notice-feed-renew-sure = Стара адреса перестане працювати в усіх календарях і читачах. Створити нову?
notice-feed-renew-yes = Так, створити нову
notice-feed-end = Прибрати
notice-feed-end-sure = Адреса перестане працювати. Прибрати її?
notice-feed-end-yes = Так, прибрати
notice-keep = Залишити
