# Свои ралли.

builder-rallyman-fault-stages = В ралли от одного участка до { $most }.
builder-rallyman-fault-no-snow = Ни одно поле участков не под снегом: выберите поле или другую погоду.
builder-rallyman-fault-empty = Участок { $stage } пока никуда не ведёт.
builder-rallyman-fault-sections = Участок { $stage } слишком длинный: секций не больше { $most }.
builder-rallyman-fault-same-board = Участок { $stage }: { $section } лежит на поле, с которого только что выехали ({ $before }); дальше должно быть другое поле, не { $zone }.
builder-rallyman-fault-driven = Участок { $stage }: по дороге { $section } уже ехали (после { $before }, поле { $zone }).
builder-rallyman-fault-elsewhere = Участок { $stage }: поле { $zone } лежит в другом месте, и { $section } не сходится с { $before }.
builder-rallyman-fault-boards = На участке { $stage } слишком много полей: не больше { $most }.
builder-rallyman-fault-overlap = Участок { $stage }: за { $before } нет места для { $section }: поле { $zone } легло бы на { $other }.
builder-rallyman-fault-splits = На участке { $stage } слишком много отсечек: не больше { $most }.
builder-rallyman-fault-no-road = Участок { $stage }: дороги { $section } нет.
builder-rallyman-fault-split-beyond = Участок { $stage }: отсечка лежит за финишем.
builder-rallyman-section = { $zone ->
    [C] Скалы
    [J] Юрский лес
    [L] Озёрный край
    [V] Деревни
   *[other] { $zone }
} ({ $section }): клеток { $spaces }, поворотов { $corners }
builder-rallyman-stage = Участок { $stage }: клеток { $count }, опасность { $level } из 5
builder-rallyman-best = Участок { $stage }: самый быстрый шейкдаун { $time }
builder-rallyman-best-without-cuts = Участок { $stage }: без срезок { $time }

# Показатели

builder-rallyman-figure-stages = { $count ->
    [one] { $count } участок
    [few] { $count } участка
   *[many] { $count } участков
}
builder-rallyman-figure-spaces = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
builder-rallyman-figure-corners = { $count ->
    [0] без ограничений скорости
    [one] { $count } поворот
    [few] { $count } поворота
    [many] { $count } поворотов
   *[other] { $count } поворота
}
builder-rallyman-figure-cuts = { $count ->
    [one] { $count } срезка
    [few] { $count } срезки
   *[many] { $count } срезок
}
builder-rallyman-figure-bumps = { $count ->
    [one] { $count } трамплин
    [few] { $count } трамплина
   *[many] { $count } трамплинов
}
builder-rallyman-figure-splits = { $count ->
    [0] без отсечек
    [one] { $count } отсечка
    [few] { $count } отсечки
   *[other] { $count } отсечек
}
builder-rallyman-figure-danger = Опасность: { $count } из 5

builder-rallyman-wish-length = Клеток
builder-rallyman-wish-danger = Опасность
builder-rallyman-wish-bounds = При таком числе участков в ралли от { $least } до { $most ->
    [one] { $most } клетки
   *[other] { $most } клеток
}, а не { $length }.
builder-rallyman-wish-stages = Участков
builder-rallyman-wish-days = Дней
builder-rallyman-wish-weather = Погода
builder-rallyman-wish-weather-any = любая
builder-rallyman-wish-weather-dry = сухо
builder-rallyman-wish-weather-fixed = снег на некоторых полях
builder-rallyman-wish-weather-variable = как выпадет

# На карте

builder-rallyman-laid = Участок { $stage }: клеток { $count }
builder-rallyman-space = Участок { $stage }, клетка { $space }: { $kind ->
    [corner] поворот
    [bump] трамплин
   *[straight] прямая
}{ $split ->
    [true] , отсечка
   *[false] {""}
}
builder-rallyman-begin = Ещё один участок
builder-rallyman-split = { $on ->
    [true] Отсечка здесь
   *[false] Без отсечки
}
builder-rallyman-shorten = Без последней дороги
builder-rallyman-shorten-front = Без первой дороги
builder-rallyman-front = Участок { $stage }: положить дорогу перед стартом
builder-rallyman-on = Участок { $stage }: дальше от финиша
builder-rallyman-danger-map = Чем краснее поворот, тем больше кубиков теряет машина, которая там вылетит.
builder-rallyman-reverse = В обратную сторону
builder-rallyman-snow = { $on ->
    [true] Поле { $zone } под снегом
   *[false] Поле { $zone } без снега
}
builder-rallyman-service = { $on ->
    [true] Сервис после этого участка
   *[false] Без сервиса после него
}
builder-rallyman-day-end = { $on ->
    [true] На этом день заканчивается
   *[false] День продолжается
}
builder-rallyman-day = День { $day }
builder-rallyman-service-short = Сервис
builder-rallyman-night = Ночь
builder-rallyman-weather = Погода
builder-rallyman-supplies = Информационный лист
builder-rallyman-print = Напечатать лист
builder-rallyman-earlier = На место раньше
builder-rallyman-remove = Убрать участок
builder-rallyman-pick-place = Коснитесь участка или клетки его дороги
builder-rallyman-next = Куда дальше?
builder-rallyman-nothing-fits = Здесь ничего не изменить.
builder-rallyman-studying = Участки рассчитываются: { $share }%
