# Страницы вокруг гонок: галерея трасс, своё, уроки.

# Трассы
tracks-way = Вы здесь
tracks-kind = { $kind ->
    [circuit] Кольцевые трассы
    [rally] Ралли
    [stage] Спецучастки
   *[board] Поля
}
tracks-record = Рекорд { $time }, { $who }
tracks-race-bots = Гонка против ботов
tracks-race-alone = Проехать в одиночку
tracks-set-up = Настроить гонку
tracks-facts = Из чего она состоит
tracks-times = Лучшее время в одиночку
tracks-no-times = Никто ещё не проехал её в одиночку на время.

# Своё
me-races = Гонки, которые идут
me-no-races = Сейчас у вас нет гонок.
me-results = Результаты
me-no-results = Здесь будут ваши результаты, как только закончится первая гонка.
me-rated = в рейтинг
me-older = Более ранние результаты
me-name = Моё имя
me-name-explained = Ни учётной записи, ни пароля: этот браузер вас помнит.
me-rename = Сохранить
me-renamed = Сохранено.
me-figures = Моя статистика
me-count-races = Гонок
me-count-wins = Побед
me-count-place = Среднее место
me-count-rating = Рейтинг
me-parts = Разделы этой страницы
me-settings = Настройки
me-settings-explained = Помнит только этот браузер.
me-colours = Цвета
me-theme = { $theme ->
    [dark] тёмные
   *[light] светлые
}
me-sound = Звуки
me-volume = Громкость
me-calm = Спокойно: ничего не движется, машины сразу на месте
me-bots = Мои программы
me-bots-explained = Ваша программа может сесть за любой стол. Она представляется с помощью ключа.
me-bots-docs = Как написать такую программу
me-bot-since = с { $day }
me-bot-end = Удалить
me-bot-end-sure = Да, ключ больше не будет действовать
me-bot-keep = Оставить
me-bot-token = Ключ программы { $name }
me-bot-token-once = Он виден только в этот раз. Берегите его, как ключ от дома.
me-bot-name = Название программы
me-bot-create = Добавить программу

# Уроки
learn-head = Школа гонок
learn-lead = Первая гонка с советом в нужный момент занимает несколько минут. А правила рядом, когда захочется знать больше.
learn-title = Как играть в { $game }
learn-first-race = Первая гонка с тренером
learn-first-race-explained = { $game ->
    [rallyman] Короткий участок на время; его проезжает и один дружелюбный бот, и побеждает лучшее время.
   *[other] Короткая гонка против одного дружелюбного бота.
} От старта до финиша вам подсказывают, что делать, именно тогда, когда пора это делать.
learn-rules = Правила
learn-contents = Содержание
tracks-published = Трассы игроков
tracks-change = Изменить её
