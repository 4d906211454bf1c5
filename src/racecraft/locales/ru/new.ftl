# Страница новой гонки.

new-preset = Какая гонка?
new-preset-first = Первая гонка
new-preset-box = Как в коробке
new-preset-everything = Всё включено
new-preset-own = Ваш собственный набор: правила ниже отличаются от всех трёх.
preset-gt-first = Один круг против лёгких соперников по простым правилам. Минут десять.
preset-gt-box = Правила из коробки и ничего больше. Погода может измениться.
preset-gt-everything = Два круга, пока не финиширует последняя машина: выбор шин, мягкие шины, быстрый старт и красная зона.
preset-heat-first = Один круг на обычных машинах против лёгких соперников. Минут десять.
preset-heat-box = Передачи, перегрев и слипстрим; кругов столько, сколько требует трасса.
preset-heat-everything = Улучшения из гаража, погода на дороге, две легенды и карты обоих дополнений.
preset-rali-first = Один круг против лёгких соперников. Минут пять.
preset-rali-box = Столько кругов, сколько указано на поле, и повреждения, которые копятся.
preset-rali-everything = Три долгих круга, четыре машины, а кто начинает — решает жребий.
preset-rallyman-first = Один короткий участок наедине с часами. Минут пять.
preset-rallyman-box = Целое ралли: три участка, сервис между ними, скоростные атаки и сису.
preset-rallyman-everything = Целое ралли под небом, которое может принести снег, с промежуточным временем и стартом по жребию.

# Кто
new-who = Кто едет?
new-mode-bots = Против ботов
    .help = Старт сразу.
new-mode-friend = С другом
    .help = Вы получите ссылку.
new-mode-screen = За одним экраном
    .help = По очереди на этом устройстве.
new-mode-alone = На время
    .help = В одиночку, для списка лучших времён.
new-mode-open = С кем угодно
    .help = Стол виден на стартовой странице.
new-mode-practice = Тренировка
    .help = Отменяйте ходы сколько угодно; ничего не засчитывается.
new-practice-dice = Я выбираю, что выпадет на кубиках
new-driver-random = Бросает и надеется. Вы победите.
new-driver-rookie = Осторожен и ещё учится. Хорош для первой гонки.
new-driver-club = Знает игру и редко ошибается. Равный соперник.
new-driver-pro = Просчитывает каждый риск. Победить трудно.
new-driver-master = Научился на десятках тысяч гонок и просчитывает наперёд, чем всё кончится.
new-driver-other = Программа этого сервера.
new-seat-invited = Вы получите ссылку для друга.
new-seat-open = Сесть может кто угодно.
new-player = Игрок { $number }
new-seats-note = Места можно менять по одному: люди за этим экраном, друзья по ссылке, боты.

# Где
new-where = Где?
new-one-race = Одна гонка
new-season-drawn = { $count ->
    [one] { $count } гонка на случайной трассе
    [few] { $count } гонки на случайных трассах
   *[other] { $count } гонок на случайных трассах
}
new-season-own = Свой календарь
new-season-own-text = Каждую трассу и событие выбираете вы.
new-season-decides = У сезона свои трассы, гараж и погода.
new-calendar-race = Гонка { $number }
new-calendar-track = Трасса гонки { $number }
new-calendar-event = Событие гонки { $number }
new-calendar-add = Добавить гонку
new-calendar-remove = Убрать гонку { $number }
new-file = Из файла…
new-file-own = Ваш файл: { $name }
new-file-bad = Это не файл трассы или панелей: { $name }.
new-file-none = Без файла
new-all-tracks = Посмотреть все трассы

# Правила
new-rules = Гонка
new-variants = Все правила и варианты
new-variants-text = Открывать необязательно. Здесь каждое правило, которое можно играть иначе.
new-group-cars = Машины
new-group-weather = Погода и дорога
new-group-start = Старт
new-group-book = Тонкости правил
new-group-legends = Легенды
new-group-driving = Вождение
new-group-dice = Кубики и карты
new-each = Для каждого места отдельно
new-each-seat = { $option }, место { $number }
new-as-printed = { $printed } ({ $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[other] { $count } кругов
})
new-count-laps = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[other] { $count } кругов
}
new-count-races = { $count ->
    [one] { $count } гонка
    [few] { $count } гонки
   *[other] { $count } гонок
}
new-set-missing = { $option }: ничего не выбрано.

# Время и гости
new-time = Сколько времени на размышление?
new-clock-none = Часы не идут.
new-clock-bank = На вечер вместе: минуты на всю гонку и несколько секунд за каждое решение.
new-clock-days = Играйте, когда есть время: несколько дней на каждое решение.
new-rated-why = Рейтинговая гонка — для двух и более человек, каждый за своим экраном.
new-unreviewed = Без разбора этой гонки: едем ради удовольствия
new-get-link = Открыть стол и взять ссылку
new-summary = { $seats ->
    [one] { $seats } машина
    [few] { $seats } машины
   *[other] { $seats } машин
}
new-splits = { $count ->
    [0] без отсечек
    [one] { $count } отсечка
    [few] { $count } отсечки
   *[other] { $count } отсечек
}
