# Власні траси Heat.

builder-fault-name = Потрібна назва.
builder-heat-fault-no-corner = Трасі потрібен принаймні один поворот.
builder-heat-fault-beyond = Щось лежить за кінцем кола.
builder-heat-fault-chicane = Лінія за клітинкою { $cell } не може закінчувати шикану: перед нею має бути звичайна лінія.
builder-heat-fault-too-many = Забагато поворотів ({ $count }): жетонів дороги лише { $most }.
builder-heat-fault-grid = Поворот за клітинкою { $cell } лежить серед стартових місць; останній поворот — щонайдалі за клітинкою { $last }.
builder-heat-fault-legend-line = Лінія легенд має лежати між попереднім поворотом і цим (від { $low } до { $high }).
builder-heat-fault-fold = Вигин на клітинці { $cell } закрутий для дороги.
builder-heat-fault-touches = Дорога налазить сама на себе: клітинки { $cell } і { $other }.
builder-heat-figure-straight = Найдовша пряма: { $count } { $count ->
    [one] клітинка
    [few] клітинки
   *[many] клітинок
}
builder-heat-heat-a-lap = Перегріву за коло в бота: { $heat }
builder-heat-spins = Зривів у бота за перегони: { $spins }
builder-heat-rounds = Раундів за перегони: { $rounds }

# Показники

builder-heat-figure-cells = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
}
builder-heat-figure-laps = { $count ->
    [one] { $count } коло
    [few] { $count } кола
   *[many] { $count } кіл
}
builder-heat-figure-corners = { $count ->
    [0] без обмежень швидкості
    [one] { $count } поворот
    [few] { $count } повороти
    [many] { $count } поворотів
   *[other] { $count } повороту
}
builder-heat-figure-heat = Карт перегріву: { $count }
builder-heat-figure-stress = Карт стресу: { $count }
builder-heat-figure-danger = Небезпека: { $count } з 5

builder-heat-wish-length = Клітинок
builder-heat-wish-danger = Небезпека
builder-heat-wish-bounds = Вигадана траса має від { $least } до { $most } клітинок, а не { $length }.
builder-heat-wish-danger-refused = На трасі з { $cells } клітинок небезпека { $danger } не вміщується.
builder-heat-wish-laps = Кіл
builder-heat-wish-tunnels = Тунелі
builder-heat-wish-water = Затоплені клітинки

# На трасі

builder-heat-cell = Клітинка { $cell }{ $limit ->
    [0] {""}
   *[other] , поворот із межею { $limit }
}{ $ground ->
    [tunnel] , тунель
    [flooded] , вода
   *[dry] {""}
}
builder-heat-limit = Поворот за цією клітинкою, межа { $limit }
builder-heat-ground = { $kind ->
    [tunnel] { $on ->
        [true] Тунель
       *[false] Без тунелю
    }
   *[flooded] { $on ->
        [true] Вода
       *[false] Знову сухо
    }
}
builder-heat-chevrons = { $number ->
    [0] Без шевронів
    [1] Один шеврон
   *[other] Два шеврони
}
builder-heat-legend-line = { $on ->
    [true] Лінія легенд наступного повороту (межа { $limit }) за цією клітинкою
   *[false] Лінія легенд там, де її ставлять правила
}
builder-heat-start = Старт перед цією клітинкою
builder-heat-remove = Прибрати поворот
builder-heat-side = { $side ->
    [L] Гоночна лінія далі ліворуч
   *[R] Гоночна лінія далі праворуч
}
builder-heat-chicane = { $on ->
    [true] Друга лінія шикани
   *[false] Окремий поворот
}
builder-heat-press = { $on ->
    [true] Тут може стояти преса
   *[false] Без преси
}
builder-heat-palette = Тунелі та вода
builder-heat-pick-place = Торкніться будь-якої клітинки траси
builder-heat-done = Вже можна їхати. Торкніться клітинки, щоб її змінити, або намалюйте іншу лінію
builder-heat-next = Що тут буде?
builder-heat-nothing-fits = Тут нічого не змінити.
builder-heat-map = Що червоніша клітинка, то частіше там зриває авто.
builder-heat-draw = Намалювати трасу
builder-heat-drawing = Намалюйте трасу одним рухом, по колу, від лінії старту.
builder-heat-wish-tunnels-true = так
builder-heat-wish-tunnels-false = ні
builder-heat-wish-water-true = так
builder-heat-wish-water-false = ні

# Траса загалом

builder-heat-set-cells = Клітинок
builder-heat-set-laps = Кіл
builder-heat-set-heat = Карт перегріву
builder-heat-set-stress = Карт стресу
builder-heat-set-grid = Стартових місць
builder-heat-set-set = Карти з
builder-heat-set-set-base = базової коробки
builder-heat-set-set-heavy_rain = доповнення «Злива»
builder-heat-set-set-tunnel_vision = доповнення «Тунелі»
builder-heat-do-mirror = Віддзеркалити
builder-heat-do-find-corners = Повороти там, де є вигини

# Weather

builder-heat-fault-road = Жетонів дороги «{ $token ->
    [weather] погода
    [overheat] дорожчий поворот
    [limit-1] межа −1
    [limit-plus-1] межа +1
    [free-boost] безкоштовний газ
   *[slipstream-plus-1] повітряний мішок +1
}» лише два.
builder-heat-fault-road-chicane = Лінія за клітинкою { $cell } — друга лінія шикани; жетон дороги належить першій.
builder-heat-figure-weather = Погода: { $weather ->
    [cloud] хмари
    [fog] туман
    [storm] гроза
    [snow] сніг
    [rain] дощ
    [sun] сонце
   *[drawn] за жеребом
}, { $count ->
    [0] жетони дороги за жеребом
    [one] викладено { $count } жетон дороги
    [few] викладено { $count } жетони дороги
   *[many] викладено { $count } жетонів дороги
}
builder-heat-road = { $token ->
    [weather] Жетон дороги: погода
    [overheat] Жетон дороги: дорожчий поворот
    [limit-1] Жетон дороги: межа −1
    [limit-plus-1] Жетон дороги: межа +1
    [free-boost] Жетон дороги: безкоштовний газ
    [slipstream-plus-1] Жетон дороги: повітряний мішок +1
   *[drawn] Тягнути жетон дороги перед кожними перегонами
}
builder-heat-set-weather = Погода
builder-heat-set-weather-drawn = за жеребом, якщо в перегонах є погода
builder-heat-set-weather-cloud = хмари
builder-heat-set-weather-fog = туман
builder-heat-set-weather-storm = гроза
builder-heat-set-weather-snow = сніг
builder-heat-set-weather-rain = дощ
builder-heat-set-weather-sun = сонце
