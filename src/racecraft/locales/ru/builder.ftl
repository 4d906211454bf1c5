# Свои трассы: слова для всех игр.

builder-refused = Здесь не проехать: { $reason }
builder-broken-object = Файл испорчен: в «{ $where }» должны быть поля с названиями.
builder-broken-list = Файл испорчен: «{ $where }» должно быть списком.
builder-broken-text = Файл испорчен: «{ $where }» должно быть текстом.
builder-broken-long = Файл испорчен: в «{ $where }» может быть не больше { $high } знаков.
builder-broken-number = Файл испорчен: «{ $where }» должно быть целым числом от { $low } до { $high }.
builder-broken-choice = Файл испорчен: игра не знает того, что сказано в «{ $where }».
builder-broken-unknown = Файл испорчен: игра не знает поля «{ $where }».
builder-broken-missing = Файл испорчен: не хватает «{ $where }».
builder-broken-part = Файл испорчен: что-то не так с «{ $where }».
builder-nothing-to-close = Здесь нечего замыкать.

builder-title = Построить трассу
builder-heading = Построить трассу для { $game }
builder-what = Соберите свою трассу: для гонки здесь или для стола дома. Для какой игры строим?
builder-what-gt = Кольцо из шестиугольных тайлов: из тех коробок, что у вас есть
builder-what-heat = Трасса из одной линии от руки, повороты там, где захотите
builder-what-rallyman = Ралли на полях: участки, снег, сервис, ночи
builder-what-rali = Поле за десять касаний: скалы, мосты, короткие пути
builder-opening = Мастерская открывается…
builder-bad-link = Не удалось прочитать трассу из ссылки. Скопирована ли ссылка целиком?
builder-board = Ваша трасса
builder-tools = Инструменты
builder-undo = Отменить
builder-redo = Вернуть
builder-anew = Начать заново
builder-whole-track = Для всей трассы
builder-close = Замкнуть за меня
builder-ready = Можно ехать
builder-not-begun = Ещё не начато
builder-not-ready = { $count ->
    [one] Надо исправить { $count } ошибку
    [few] Надо исправить { $count } ошибки
   *[other] Надо исправить { $count } ошибок
}
builder-closer = Ближе
builder-farther = Дальше
builder-whole = Показать всё
builder-offers = Что подходит
builder-next = Что дальше?
builder-pick-place = Коснитесь открытого конца дороги или тайла
builder-done = Замкнуто. Можно ехать, а можно коснуться тайла и изменить его
builder-tile = Тайл { $number }
builder-turn = Повернуть
builder-remove = Убрать
builder-replace = или положите вместо него другой:
builder-no-replacement = Вместо него ничего не подходит.
builder-nothing-fits = Сюда ничего не подходит: посмотрите, что мешает, или уберите какой-нибудь тайл.
builder-left = ещё { $count }
builder-ways = Как замкнуть
builder-ways-none = Оставить как есть
builder-way = Взять вариант { $number }
builder-check = Ещё исправить
builder-begin = Первый шаг
builder-all-good = Всё сходится: здесь можно ехать.
builder-figures = Какая она
builder-study = Насколько быстрая и опасная?
builder-studying = Боты испытывают трассу: { $share }%
builder-study-failed = Эту трассу не удалось изучить.
builder-map = Чем краснее тайл, тем чаще там теряют управление.
builder-generate = Составить наугад
builder-wish-any = любая
builder-wish-between = сколько угодно или { $least }–{ $most }
builder-seed = Число
builder-seed-text = То же число даёт ту же трассу.
builder-make = Составить трассу
builder-boxes = Сколько у меня коробок
builder-name = Название
builder-name-none = Моя трасса
builder-race = Ехать сейчас
builder-race-alone = Проехать в одиночку
builder-race-friends = С друзьями
builder-out = Поделиться и сохранить
builder-link = Скопировать ссылку
builder-link-copied = Скопировано. Вся трасса в ссылке, на сервер ничего не отправлено.
builder-link-here = Скопируйте эту ссылку. Вся трасса в ней, на сервер ничего не отправлено.
builder-file-out = Сохранить в файл
builder-file-as = Сохранить как .{ $kind }
builder-file-in = Открыть файл
builder-bad-file = В этом файле нет трассы.
builder-file-too-large = Этот файл слишком велик: трасса занимает не больше { $most } КБ.
builder-png = Картинка (PNG)
builder-svg = Картинка (SVG)
builder-print = Напечатать список
builder-supplies = Достать из коробки
builder-supply = { $count } × { $piece }
builder-publish = Опубликовать
builder-publish-text = Все смогут здесь ездить и делать свои версии. Трасса останется такой, как сейчас: изменённая — это уже другая.
builder-publish-do = Опубликовать
builder-publish-not-yet = Сначала исправьте трассу.
builder-published = Трасса в галерее.
builder-published-look = Посмотреть её там
builder-published-before = Именно такая трасса уже есть в галерее.

# Галерея

gallery-title = Трассы игроков
gallery-text = Трассы, которые собрали и опубликовали игроки. Гоняйтесь на них или возьмите любую за основу для своей.
gallery-build = Строить для { $game }
gallery-search = Название или автор
gallery-all-games = Все игры
gallery-order = Порядок
gallery-order-raced = Самые популярные
gallery-order-new = Самые новые
gallery-mine = Мои
gallery-empty = Здесь пока ничего нет.
gallery-more = Показать ещё
gallery-by = автор: { $name }
gallery-races = { $count ->
    [0] ещё никто не ехал
    [one] { $count } гонка
    [few] { $count } гонки
   *[other] { $count } гонок
}
gallery-remix = Сделать свою версию
gallery-remix-of = версия другой трассы
gallery-times = Лучшие заезды в одиночку
gallery-remove = Убрать из галереи
gallery-remove-sure = Убрать эту трассу из галереи? Гонки на ней останутся.
gallery-cancel = Отмена
gallery-report = Пожаловаться
gallery-report-reason = Что с ней не так?
gallery-reported = Жалоба отправлена владельцу сервера.
