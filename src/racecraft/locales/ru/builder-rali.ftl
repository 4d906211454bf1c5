# Свои поля «Рали».

builder-rali-fault-rows = На поле должно быть от { $low } до { $high } рядов.
builder-rali-fault-too-short = { $rows ->
    [one] { $rows } ряд — это
    [few] { $rows } ряда — это
   *[many] { $rows } рядов — это
} слишком мало: на пятой передаче машина за один ход догонит саму себя.
builder-rali-fault-two-ways = Здесь отходят сразу два пути. Водитель не поймёт, куда сворачивать.
builder-rali-fault-leads-back = Короткий путь { $shortcut } должен вести вперёд и кончаться до линии.
builder-rali-fault-two-obstacles = Здесь два препятствия на одной клетке.
builder-rali-fault-must-be-free = Здесь ничего не может стоять: это старт либо въезд или выезд ({ rali-obstacle-name }).
builder-rali-fault-wall = Ряд { $row } — сплошная стена: оставьте полосу, где ничто не остановит машину.
builder-rali-fault-unreachable = Сюда никто не доедет.
builder-rali-fault-touches = Дорога налезает сама на себя: ряды { $row } и { $other }.
builder-rali-clear = Убрать
builder-rali-saved = Короткие пути экономят за круг рядов: { $count }
builder-rali-solo = Безупречный проезд в одиночку: в среднем ходов { $turns }
builder-rali-lost = Клубный водитель в одиночку теряет { $points } прочности машины
