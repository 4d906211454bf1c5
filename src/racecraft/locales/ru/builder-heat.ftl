# Свои трассы Heat.

builder-fault-name = Нужно название.
builder-heat-fault-no-corner = Трассе нужен хотя бы один поворот.
builder-heat-fault-beyond = Что-то лежит за концом круга.
builder-heat-fault-chicane = Линия за клеткой { $cell } не может завершать шикану: перед ней должна быть обычная линия.
builder-heat-fault-too-many = Слишком много поворотов ({ $count }): жетонов дороги всего { $most }.
builder-heat-fault-grid = Поворот за клеткой { $cell } лежит среди стартовых мест; последний поворот — не дальше клетки { $last }.
builder-heat-fault-legend-line = Линия легенд должна лежать между предыдущим поворотом и этим (от { $low } до { $high }).
builder-heat-fault-fold = Изгиб на клетке { $cell } слишком крут для дороги.
builder-heat-fault-touches = Дорога налезает сама на себя: клетки { $cell } и { $other }.
builder-heat-figure-straight = Самая длинная прямая: { $count } { $count ->
    [one] клетка
    [few] клетки
   *[many] клеток
}
builder-heat-heat-a-lap = Боты платят за круг перегрева: { $heat }
builder-heat-spins = Срывов у бота за гонку: { $spins }
builder-heat-rounds = Гонка длится раундов: { $rounds }

# Показатели

builder-heat-figure-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
builder-heat-figure-laps = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[many] { $count } кругов
}
builder-heat-figure-corners = { $count ->
    [0] без ограничений скорости
    [one] { $count } поворот
    [few] { $count } поворота
    [many] { $count } поворотов
   *[other] { $count } поворота
}
builder-heat-figure-heat = Карт перегрева: { $count }
builder-heat-figure-stress = Карт стресса: { $count }
builder-heat-figure-danger = Опасность: { $count } из 5

builder-heat-wish-length = Клеток
builder-heat-wish-danger = Опасность
builder-heat-wish-bounds = Наугад составляют трассы от { $least } до { $most ->
    [one] { $most } клетки
   *[other] { $most } клеток
}, а не { $length }.
builder-heat-wish-danger-refused = На трассе из { $cells ->
    [one] { $cells } клетки
   *[other] { $cells } клеток
} опасность { $danger } не поместится.
builder-heat-wish-laps = Кругов
builder-heat-wish-tunnels = Туннели
builder-heat-wish-water = Затопленные клетки

# На трассе

builder-heat-cell = Клетка { $cell }{ $limit ->
    [0] {""}
   *[other] , поворот с пределом { $limit }
}{ $ground ->
    [tunnel] , туннель
    [flooded] , вода
   *[dry] {""}
}
builder-heat-limit = Поворот за этой клеткой, предел { $limit }
builder-heat-ground = { $kind ->
    [tunnel] { $on ->
        [true] Туннель
       *[false] Без туннеля
    }
   *[flooded] { $on ->
        [true] Вода
       *[false] Снова сухо
    }
}
builder-heat-chevrons = { $number ->
    [0] Без шевронов
    [1] Один шеврон
   *[other] Два шеврона
}
builder-heat-legend-line = { $on ->
    [true] Линия легенд следующего поворота (предел { $limit }) за этой клеткой
   *[false] Линия легенд там, где её ставят правила
}
builder-heat-start = Старт перед этой клеткой
builder-heat-remove = Убрать поворот
builder-heat-side = { $side ->
    [L] Гоночная линия дальше слева
   *[R] Гоночная линия дальше справа
}
builder-heat-chicane = { $on ->
    [true] Вторая линия шиканы
   *[false] Отдельный поворот
}
builder-heat-press = { $on ->
    [true] Здесь может стоять пресса
   *[false] Без прессы
}
builder-heat-palette = Туннели и вода
builder-heat-pick-place = Коснитесь любой клетки трассы
builder-heat-done = Уже можно ехать. Коснитесь клетки, чтобы изменить её, или нарисуйте другую линию
builder-heat-next = Что здесь будет?
builder-heat-nothing-fits = Здесь ничего не изменить.
builder-heat-map = Чем краснее клетка, тем чаще там срывает машину.
builder-heat-draw = Нарисовать трассу
builder-heat-drawing = Нарисуйте трассу одним движением, по кругу, от линии старта.
builder-heat-wish-tunnels-true = да
builder-heat-wish-tunnels-false = нет
builder-heat-wish-water-true = да
builder-heat-wish-water-false = нет

# Трасса в целом

builder-heat-set-cells = Клеток
builder-heat-set-laps = Кругов
builder-heat-set-heat = Карт перегрева
builder-heat-set-stress = Карт стресса
builder-heat-set-grid = Стартовых мест
builder-heat-set-set = Карты из
builder-heat-set-set-base = базовой коробки
builder-heat-set-set-heavy_rain = дополнения «Ливень»
builder-heat-set-set-tunnel_vision = дополнения «Туннели»
builder-heat-do-mirror = Отразить зеркально
builder-heat-do-find-corners = Повороты там, где есть изгибы

# Weather

builder-heat-fault-road = Жетонов дороги «{ $token ->
    [weather] погода
    [overheat] поворот дороже
    [limit-1] предел −1
    [limit-plus-1] предел +1
    [free-boost] бесплатный газ
   *[slipstream-plus-1] слипстрим +1
}» всего два.
builder-heat-fault-road-chicane = Линия за клеткой { $cell } — вторая линия шиканы; жетон дороги лежит у первой.
builder-heat-figure-weather = Погода: { $weather ->
    [cloud] облачно
    [fog] туман
    [storm] гроза
    [snow] снег
    [rain] дождь
    [sun] солнце
   *[drawn] по жребию
}, { $count ->
    [0] жетоны дороги по жребию
    [one] выложен { $count } жетон дороги
    [few] выложено { $count } жетона дороги
   *[many] выложено { $count } жетонов дороги
}
builder-heat-road = { $token ->
    [weather] Жетон дороги: погода
    [overheat] Жетон дороги: поворот дороже
    [limit-1] Жетон дороги: предел −1
    [limit-plus-1] Жетон дороги: предел +1
    [free-boost] Жетон дороги: бесплатный газ
    [slipstream-plus-1] Жетон дороги: слипстрим +1
   *[drawn] Тянуть жетон дороги перед каждой гонкой
}
builder-heat-set-weather = Погода
builder-heat-set-weather-drawn = по жребию, если в гонке есть погода
builder-heat-set-weather-cloud = облачно
builder-heat-set-weather-fog = туман
builder-heat-set-weather-storm = гроза
builder-heat-set-weather-snow = снег
builder-heat-set-weather-rain = дождь
builder-heat-set-weather-sun = солнце
