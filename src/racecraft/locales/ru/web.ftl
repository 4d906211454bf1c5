# Браузер: страницы, стол и всё вокруг гонки. Слова самих игр — в их каталогах.

# Дом
web-skip = К содержанию
web-navigation = Страницы
web-home = На главную
web-championship = Чемпионат
web-build = Постройте свою трассу
web-build-text = Кольца, ралли, трассы и поля: для гонки здесь или для стола дома.
web-championship-explained = Несколько заездов с друзьями и одна таблица очков: сезон, каждый с каждым или на вылет.
web-championship-new = Новый чемпионат
web-play = Играть
web-learn = Обучение
web-tracks = Трассы
web-me = Мои гонки
web-language = Язык
web-theme = { $theme ->
    [dark] Светлые цвета
   *[light] Тёмные цвета
}
web-page-failed = Страница не загрузилась. Возможно, только что установили новую версию.
web-reload = Загрузить снова
web-not-found = Такой страницы нет
web-not-found-explained = Возможно, в адресе ошибка или стола больше нет.
web-connecting = Минутку…
refused-no-connection = Сервер не отвечает. Попробуйте чуть позже.

# Главная
web-welcome = Выбирайте игру — через несколько секунд вы на трассе.
web-welcome-explained = Четыре настольные гонки: против ботов, с друзьями или наперегонки с часами. Регистрация не нужна.
web-games = Игры
web-race-now = На старт
web-race-friend = Гонка с другом
web-starting = Стартуем…
web-more-ways = Настроить
web-learn-it = Как играть
web-my-races = Ваши гонки
web-continue = Продолжить
web-your-turn = Ваш ход
web-turn-until = Ваш ход · до { $time }
web-bots-wait = { $count ->
    [one] Ждёт { $count } гонка с ботами
    [few] Ждут { $count } гонки с ботами
   *[other] Ждут { $count } гонок с ботами
}
web-waiting-for-you = Ждут вас
web-race-opened = Открыт заезд { $number }: { $place }
web-take-your-seat = Занять своё место
web-practise = Мои ошибки
web-practise-due = { $count ->
    [one] Пора повторить { $count } упражнение.
    [few] Пора повторить { $count } упражнения.
   *[other] Пора повторить { $count } упражнений.
}
web-practise-begin = Упражняться
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ждёт. Откройте стол — и вас здесь найдут.
web-join = Сесть за стол
web-watch = Смотреть
web-nothing-to-watch = Открытых гонок сейчас нет.
web-about-gt = Выложите кубики вдоль дороги и испытайте удачу: каждая опасность на счету, а впереди поворот.
web-about-heat = В руке карты скорости, двигатель вот-вот закипит. Потратьте перегрев в нужном повороте и сядьте кому-нибудь на хвост.
web-about-rallyman = Один на один с секундомером, по асфальту и снегу: занос, срезанный поворот и надежда на кубики.
web-about-rali = Семейная гонка: рычаг передач, один кубик, три полосы и немало скал.
web-fan-note = Racecraft — независимый проект поклонников. Игры и их названия принадлежат издателям.
web-sign-in = Войти: код или ключ доступа
web-left = { $how ->
    [deleted] Всё о вас удалено.
   *[out] Вы вышли.
}

# Новый стол
web-new-table = Новая гонка
web-seats = Места
web-seat-kind = Кто сидит на месте { $number }
web-seat-me = Я
web-seat-here = Ещё один игрок за этим экраном
web-seat-bot = Бот
web-seat-invited = Друг, по ссылке
web-seat-open = Для кого угодно
web-bot = Бот
web-bot-level = { $level ->
    [random] наугад
    [rookie] новичок
    [club] клубный гонщик
    [pro] профессионал
    [master] мастер
   *[other] { $level }
}
web-name = Имя
web-guest = Гонщик { $number }
web-anonymous = Гость
web-add-seat = Добавить место
web-remove-seat = Убрать место { $number }
web-seats-explained = За одним экраном могут играть несколько человек; скрытые карты закрываются между ходами.
web-clock = Время на размышление
web-clock-none = Сколько угодно
web-clock-bank = Минуты на всю гонку
web-clock-days = Дни на каждое решение
web-minutes = Минут
web-increment = Секунд за каждое решение
web-days = Дней
web-public = Стол виден всем, и все могут смотреть
web-rated = Идёт в рейтинг (только между людьми)
web-open-table = Открыть стол
web-start = Начать гонку
web-no-picture = Рисунка этой трассы нет.
web-picture-of = Карта: { $track }
web-own-track = своя трасса
web-season = { $season ->
    [drawn] Случайный сезон
   *[other] Сезон { $season }
}

# Перед стартом
web-copy = Копировать
web-copied = Скопировано
web-put-away = Убрать
web-close-table = Закрыть стол

# За столом
web-board = Поле
web-controls = Ваше решение
web-order = Порядок в гонке
web-turn = Решает сейчас
web-away = { $by ->
    [absence] нет на месте, за рулём бот
    [clock] время вышло, за рулём бот
    [host] хозяин стола посадил за руль бота
    [operator] доступ закрыт, за рулём бот
   *[holder] за рулём бот
}
web-absent = не на связи
web-holiday = в отпуске до { $day }
web-resigned = { $by ->
    [host] хозяин стола снял с гонки, едет бот
   *[holder] сход, едет бот
}
web-autopilot = { $by ->
    [host] Хозяин стола пока посадил за ваш руль бота.
   *[holder] За вас едет бот.
}
web-drive-again = Снова за руль
web-closed = { $by ->
    [host] Хозяин закрыл этот стол.
    [operator] Владелец сервера закрыл этот стол.
    [expiry] Гонку долго никто не начинал, поэтому стол закрыли.
   *[nobody] Этот стол закрыт.
}
web-removed = Хозяин стола ({ $host }) исключил вас. Смотреть дальше можно.
web-ended = { $by ->
    [host] Хозяин стола прекратил гонку до финиша.
    [operator] Владелец сервера прекратил гонку до финиша.
    [agreement] Все согласились закончить гонку до финиша.
    [expiry] Долгое время никто не ходил, поэтому гонку прекратили.
    [length] Ходов стало больше, чем может быть в гонке, поэтому её прекратили.
   *[nobody] Гонку прекратили до финиша.
} Она никому не засчитывается.
web-report-message = Пожаловаться на это сообщение
web-follow = За кем следить
web-follow-all = кто на ходу
web-watching = { $count ->
    [one] Вы смотрите гонку.
   *[other] Вы смотрите гонку; зрителей: { $count }.
}
web-waiting-for = Ждём: { $who }…
web-sent-later = Отправим, как только связь вернётся.
web-not-sent = Ваш выбор не отправлен: теперь нужно решить другое.
web-driving = Машина в пути…
web-driving-who = { $who } едет…
web-rolling = Кубики катятся…
web-rolling-who = { $who } бросает кубики…
web-training = Тренировка: без рейтинга, отменять можно что угодно.
web-choose-dice = Что выпадет?
web-chosen-outcome = { $outcome } ({ $percent }%)
web-frozen = Эта гонка шла по другим правилам, чем действуют здесь сейчас. Она сохранена, но продолжить её нельзя; хозяин стола может его закрыть.
web-rolled = Выпало: { $die }
web-undo = Отменить
web-hint = Подсказка
web-advice = Бот выбрал бы: { $choice }
web-advice-else = Другие варианты
web-advice-take = Сыграть так
web-advice-state = { $state ->
    [thinking] Бот обдумывает ход…
   *[none] На этот раз без подсказки. Ваш ход остаётся за вами.
}
web-risk = риск { $risk }
web-pace = Скорость анимации
web-pace-times = Скорость { $pace }×
web-sound-offer = Включить звук?
web-sound-on = Да
web-sound-off = Нет
web-sound = { $on ->
    [yes] Звук включён
   *[no] Звук выключен
}
web-which-space = Коснитесь нужной клетки
web-zoom-in = Приблизить
web-zoom-out = Отдалить
web-whole-track = Вся трасса
web-follow-car = Следить за моей машиной
web-camera = Камера
web-camera-follows = { $camera ->
    [own] держится моей машины
   *[director] показывает того, кто едет
}
web-camera-director = Показывать того, кто едет
web-camera-back = Назад к гонке
web-minimap = Карта трассы: нажмите, чтобы посмотреть туда
web-skip-show = Пропустить
web-watch-again = Ещё раз
web-log = Журнал
web-chat = Чат
web-chat-empty = Пока все молчат.
web-chat-alone = Боты не разговаривают. Друзья за столом — да.
web-chat-say = Сказать что-нибудь
web-chat-send = Отправить
web-log-earlier = Предыдущие ходы
web-log-round = Раунд { $round }
web-log-show = Показать этот ход на поле
web-log-replay = Посмотреть этот ход ещё раз
web-log-empty = Пока ничего не произошло
web-beside = Рядом с гонкой
web-tab-drive = Ход
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-car = Машины
web-tab-more = Ещё
web-tab-rules = Правила
web-rules = Правила и клавиши
web-keys = Клавиши
web-whose-car = Чья машина
web-car-of = { $mine ->
    [yes] { $who } (вы)
   *[no] { $who }
}
web-ready = план готов
web-replay = Повтор
web-proof = { $what ->
    [cards] Проверить карты
   *[dice] Проверить кубики
}
web-record = Сохранить запись
web-rematch = Ещё раз
web-over = Гонка окончена
web-bot-place = За вас ехал бот: место { $place } из { $cars }.
web-bot-finished = { $by ->
    [host] хозяин стола снял с гонки
   *[holder] сход
}; бот финиширует { $place }-м
web-connection-lost = Нет связи. Стол вернётся сам, ничего не пропадёт.
web-handover = { $who }, ваша очередь к экрану
web-handover-explained = Остальные отворачиваются: сейчас появятся ваши карты.
web-handover-ready = Я здесь
web-close = Закрыть
web-coach-open = Совет
web-coach-more = Подробнее
web-coach-ok = Понятно
