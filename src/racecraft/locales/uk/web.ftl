# Браузер: сторінки, стіл і все навколо перегонів. Слова самих ігор — у їхніх каталогах.

# Дім
web-skip = До вмісту
web-navigation = Сторінки
web-home = На головну
web-championship = Чемпіонат
web-build = Побудуйте власну трасу
web-build-text = Кільця, ралі, траси й поля: для перегонів тут або для столу вдома.
web-championship-explained = Кілька заїздів із друзями й одна таблиця очок: сезон, кожен із кожним або на виліт.
web-championship-new = Новий чемпіонат
web-play = Грати
web-learn = Навчитися
web-tracks = Траси
web-me = Мої перегони
web-language = Мова
web-theme = { $theme ->
    [dark] Світлі кольори
   *[light] Темні кольори
}
web-page-failed = Сторінку не вдалося завантажити. Можливо, щойно встановили нову версію.
web-reload = Оновити
web-not-found = Такої сторінки немає
web-not-found-explained = Можливо, в адресі помилка або столу вже немає.
web-connecting = Хвилинку…
refused-no-connection = Сервер не відповідає. Спробуйте за мить.

# Головна
web-welcome = Обирайте гру — за кілька секунд ви на трасі.
web-welcome-explained = Чотири настільні перегони: проти ботів, із друзями або наввипередки з годинником. Реєстрація не потрібна.
web-games = Ігри
web-race-now = На старт
web-race-friend = Перегони з другом
web-starting = Стартуємо…
web-more-ways = Налаштувати
web-learn-it = Як грати
web-my-races = Ваші перегони
web-continue = Продовжити
web-your-turn = Ваш хід
web-turn-until = Ваш хід · до { $time }
web-bots-wait = { $count ->
    [one] Чекають { $count } перегони з ботами
    [few] Чекають { $count } перегони з ботами
   *[many] Чекають { $count } перегонів з ботами
}
web-waiting-for-you = Чекають на вас
web-race-opened = Відкрито заїзд { $number }: { $place }
web-take-your-seat = Зайняти своє місце
web-practise = Мої помилки
web-practise-due = { $count ->
    [one] Пора повторити { $count } вправу.
    [few] Пора повторити { $count } вправи.
   *[other] Пора повторити { $count } вправ.
}
web-practise-begin = Вправлятися
web-open-tables = Відкриті столи
web-no-open-tables = Зараз ніхто не чекає. Відкрийте стіл — і вас тут знайдуть.
web-join = Сісти за стіл
web-watch = Дивитися
web-nothing-to-watch = Відкритих перегонів зараз немає.
web-about-gt = Викладіть кубики вздовж дороги й випробуйте удачу: кожна небезпека на рахунку, а попереду поворот.
web-about-heat = У руці карти швидкості, двигун ось-ось закипить. Витратьте перегрів на потрібному повороті й сядьте комусь на хвіст.
web-about-rallyman = Сам на сам із секундоміром, по асфальту й снігу: занос, зрізаний поворот і надія на кубики.
web-about-rali = Родинні перегони: важіль передач, один кубик, три смуги й чимало каміння.
web-fan-note = Racecraft — незалежний проєкт шанувальників. Ігри та їхні назви належать видавцям.
web-sign-in = Увійти: код або ключ доступу
web-left = { $how ->
    [deleted] Усе про вас видалено.
   *[out] Ви вийшли.
}

# Новий стіл
web-new-table = Нові перегони
web-seats = Місця
web-seat-kind = Хто сидить на місці { $number }
web-seat-me = Я
web-seat-here = Ще один гравець за цим екраном
web-seat-bot = Бот
web-seat-invited = Друг, за посиланням
web-seat-open = Для будь-кого
web-bot = Бот
web-bot-level = { $level ->
    [random] навмання
    [rookie] новачок
    [club] клубний гонщик
    [pro] професіонал
    [master] майстер
   *[other] { $level }
}
web-name = Ім’я
web-guest = Пілот { $number }
web-anonymous = Гість
web-add-seat = Додати місце
web-remove-seat = Прибрати місце { $number }
web-seats-explained = За одним екраном може грати кілька людей; приховані карти закриваються між ходами.
web-clock = Час на роздуми
web-clock-none = Скільки завгодно
web-clock-bank = Хвилини на всі перегони
web-clock-days = Дні на кожне рішення
web-minutes = Хвилин
web-increment = Секунд додатково за рішення
web-days = Днів
web-public = Стіл видно всім, і всі можуть дивитися
web-rated = Зараховується до рейтингу (лише між людьми)
web-open-table = Відкрити стіл
web-start = Почати перегони
web-no-picture = Малюнка цієї траси немає.
web-picture-of = Карта: { $track }
web-own-track = власна траса
web-season = { $season ->
    [drawn] Випадковий сезон
   *[other] Сезон { $season }
}

# Перед стартом
web-copy = Копіювати
web-copied = Скопійовано
web-put-away = Прибрати
web-close-table = Закрити стіл

# За столом
web-board = Поле
web-controls = Ваше рішення
web-order = Порядок у перегонах
web-turn = Має вирішувати
web-away = { $by ->
    [absence] немає на місці, за кермом бот
    [clock] час вийшов, за кермом бот
    [host] господар столу посадив за кермо бота
    [operator] доступ закрито, за кермом бот
   *[holder] за кермом бот
}
web-absent = не на зв’язку
web-holiday = у відпустці до { $day }
web-resigned = { $by ->
    [host] господар столу зняв із перегонів, їде бот
   *[holder] схід, їде бот
}
web-autopilot = { $by ->
    [host] Господар столу поки що посадив за ваше кермо бота.
   *[holder] За вас їде бот.
}
web-drive-again = Знову за кермо
web-closed = { $by ->
    [host] Господар закрив цей стіл.
    [operator] Власник сервера закрив цей стіл.
    [expiry] Перегони довго ніхто не починав, тож стіл закрито.
   *[nobody] Цей стіл закрито.
}
web-removed = Господар столу ({ $host }) виключив вас. Дивитися далі можна.
web-ended = { $by ->
    [host] Господар столу припинив перегони до фінішу.
    [operator] Власник сервера припинив перегони до фінішу.
    [agreement] Усі погодилися закінчити перегони до фінішу.
    [expiry] Довгий час ніхто не ходив, тож перегони припинено.
    [length] Ходів стало більше, ніж може бути в перегонах, тож їх припинено.
   *[nobody] Перегони припинено до фінішу.
} Вони нікому не зараховуються.
web-report-message = Поскаржитися на це повідомлення
web-follow = За ким стежити
web-follow-all = хто на ходу
web-watching = { $count ->
    [1] Ви дивитеся перегони.
   *[other] Ви дивитеся перегони; глядачів: { $count }.
}
web-waiting-for = Чекаємо: { $who }…
web-sent-later = Надішлемо, щойно зв’язок повернеться.
web-not-sent = Ваш вибір не надіслано: тепер треба вирішити інше.
web-driving = Авто в дорозі…
web-driving-who = { $who } їде…
web-rolling = Кубики котяться…
web-rolling-who = { $who } кидає кубики…
web-training = Тренування: без рейтингу, скасовувати можна будь-що.
web-choose-dice = Що випаде?
web-chosen-outcome = { $outcome } ({ $percent }%)
web-frozen = Ці перегони йшли за іншими правилами, ніж діють тут тепер. Вони збережені, але продовжити їх не можна; господар може закрити стіл.
web-rolled = Випало: { $die }
web-undo = Скасувати
web-hint = Підказка
web-advice = Бот вибрав би: { $choice }
web-advice-else = Інші варіанти
web-advice-take = Зіграти так
web-advice-state = { $state ->
    [thinking] Бот обмірковує хід…
   *[none] Цього разу без підказки. Ваш хід лишається за вами.
}
web-risk = ризик { $risk }
web-pace = Швидкість анімації
web-pace-times = Швидкість { $pace }×
web-sound-offer = Увімкнути звук?
web-sound-on = Так
web-sound-off = Ні
web-sound = { $on ->
    [yes] Звук увімкнено
   *[no] Звук вимкнено
}
web-which-space = Торкніться потрібної клітинки
web-zoom-in = Наблизити
web-zoom-out = Віддалити
web-whole-track = Уся траса
web-follow-car = Стежити за моїм авто
web-camera = Камера
web-camera-follows = { $camera ->
    [own] тримається мого авто
   *[director] показує того, хто їде
}
web-camera-director = Показувати того, хто їде
web-camera-back = Назад до перегонів
web-minimap = Карта траси: натисніть, щоб глянути туди
web-skip-show = Пропустити
web-watch-again = Ще раз
web-log = Журнал
web-chat = Чат
web-chat-empty = Поки що всі мовчать.
web-chat-alone = Боти не розмовляють. Друзі за столом — так.
web-chat-say = Сказати щось
web-chat-send = Надіслати
web-log-earlier = Попередні ходи
web-log-round = Раунд { $round }
web-log-show = Показати цей хід на полі
web-log-replay = Переглянути цей хід ще раз
web-log-empty = Ще нічого не сталося
web-beside = Поруч із перегонами
web-tab-drive = Хід
web-tab-log = Журнал
web-tab-chat = Чат
web-tab-car = Авто
web-tab-more = Ще
web-tab-rules = Правила
web-rules = Правила й клавіші
web-keys = Клавіші
web-whose-car = Чиє авто
web-car-of = { $mine ->
    [yes] { $who } (ви)
   *[no] { $who }
}
web-ready = має план
web-replay = Повтор
web-proof = { $what ->
    [cards] Перевірити карти
   *[dice] Перевірити кубики
}
web-record = Зберегти запис
web-rematch = Ще раз
web-over = Перегони завершено
web-bot-place = За вас їхав бот: місце { $place } з { $cars }.
web-bot-finished = { $by ->
    [host] господар столу зняв із перегонів
   *[holder] схід
}; бот фінішує { $place }-м
web-connection-lost = Немає зв’язку. Стіл повернеться сам, нічого не пропаде.
web-handover = { $who }, ваша черга до екрана
web-handover-explained = Решта відвертається: зараз з’являться ваші карти.
web-handover-ready = Я тут
web-close = Закрити
web-coach-open = Порада
web-coach-more = Докладніше
web-coach-ok = Зрозуміло
