# Свои поля «Рали».

builder-rali-fault-rows = На поле должно быть от { $low } до { $high ->
    [one] { $high } ряда
   *[other] { $high } рядов
}.
builder-rali-fault-too-short = { $rows ->
    [one] { $rows } ряд — это
    [few] { $rows } ряда — это
   *[many] { $rows } рядов — это
} слишком мало: на пятой передаче машина за один ход догонит саму себя.
builder-rali-fault-two-ways = Здесь отходят сразу два пути. Водитель не поймёт, куда сворачивать.
builder-rali-fault-leads-back = Короткий путь { $shortcut } должен вести вперёд и кончаться до линии.
builder-rali-fault-two-obstacles = Здесь два препятствия на одной клетке.
builder-rali-fault-must-be-free = Препятствию ({ rali-obstacle-name }) здесь не место: отсюда стартуют машины, либо это въезд или выезд.
builder-rali-fault-wall = Ряд { $row } — сплошная стена: оставьте полосу, где ничто не остановит машину.
builder-rali-fault-unreachable = Сюда никто не доедет.
builder-rali-fault-touches = Дорога налезает сама на себя: ряды { $row } и { $other }.
builder-rali-clear = Убрать
builder-rali-saved = Короткие пути экономят за круг рядов: { $count }
builder-rali-solo = Безупречный проезд в одиночку: в среднем ходов { $turns }
builder-rali-lost = Клубный гонщик в одиночку получает повреждений: { $points }

# Показатели

builder-rali-figure-rows = { $count ->
    [one] { $count } ряд
    [few] { $count } ряда
   *[many] { $count } рядов
}
builder-rali-figure-laps = { $count ->
    [one] { $count } круг
    [few] { $count } круга
   *[many] { $count } кругов
}
builder-rali-figure-obstacles = { $count ->
    [one] { $count } препятствие
    [few] { $count } препятствия
   *[many] { $count } препятствий
}
builder-rali-figure-shortcuts = { $count ->
    [one] { $count } короткий путь
    [few] { $count } коротких пути
   *[many] { $count } коротких путей
}
builder-rali-figure-stations = { $count } СТО
builder-rali-figure-danger = Опасность: { $count } из 5

# На поле

builder-rali-cell = Ряд { $row }, полоса { $lane }{ $obstacle ->
    [none] {""}
   *[other] : { rali-obstacle-name }
}
builder-rali-beside = { $kind ->
    [start] Четвёртое место старта
    [shortcut] Короткий путь, { $id }
    [station] СТО { $id }
    [box-lane] Полоса боксов
   *[box] Бокс
}, у ряда { $row }{ $obstacle ->
    [none] {""}
   *[other] : { rali-obstacle-name }
}
builder-rali-remove = Убрать { $id }
builder-rali-station = СТО
builder-rali-shortcut = Короткий путь на { $count } { $count ->
    [one] клетку
    [few] клетки
   *[many] клеток
}
builder-rali-boxes = Боксы отсюда
builder-rali-row-in = Ещё один ряд
builder-rali-row-out = На ряд меньше
builder-rali-palette = Препятствия
builder-rali-draw = Нарисовать
builder-rali-drawing = Нарисуйте дорогу одним движением, по кругу, от линии старта.
builder-rali-pick-place = Коснитесь любой клетки поля
builder-rali-done = Уже можно ехать. Коснитесь клетки, чтобы изменить её, или нарисуйте другую дорогу
builder-rali-next = Что здесь будет?
builder-rali-nothing-fits = Здесь ничего не может стоять.
builder-rali-map = Чем краснее клетка, тем чаще там попадают в беду.
builder-rali-wish-length = Рядов
builder-rali-wish-danger = Опасность
builder-rali-wish-bounds = Наугад составляют поля от { $least } до { $most ->
    [one] { $most } ряда
   *[other] { $most } рядов
}, а не { $length }.
builder-rali-wish-laps = Кругов
builder-rali-wish-stations = СТО
builder-rali-wish-stations--1 = как получится
builder-rali-wish-stations-0 = ни одной
builder-rali-wish-shortcuts = Короткие пути
builder-rali-wish-shortcuts--1 = как получится
builder-rali-wish-shortcuts-0 = ни одного

# Поле в целом

builder-rali-set-laps = Кругов
builder-rali-do-mirror = Отразить зеркально
builder-rali-do-oval = Простой овал
