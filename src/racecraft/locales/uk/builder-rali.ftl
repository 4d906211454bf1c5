# Власні поля «Ралі».

builder-rali-fault-rows = На полі має бути від { $low } до { $high } рядів.
builder-rali-fault-too-short = { $rows ->
    [one] { $rows } ряд — це
    [few] { $rows } ряди — це
   *[many] { $rows } рядів — це
} замало: на п’ятій передачі авто за один хід наздожене саме себе.
builder-rali-fault-two-ways = Тут відгалужуються два шляхи одразу. Водій не знатиме, куди завертати.
builder-rali-fault-leads-back = Короткий шлях { $shortcut } має вести вперед і закінчуватися до лінії.
builder-rali-fault-two-obstacles = Тут дві перешкоди на одній клітинці.
builder-rali-fault-must-be-free = Перешкоді ({ rali-obstacle-name }) тут не місце: звідси стартують авто, або це заїзд чи виїзд.
builder-rali-fault-wall = Ряд { $row } — суцільна стіна: лишіть смугу, де ніщо не зупинить авто.
builder-rali-fault-unreachable = Сюди ніхто не доїде.
builder-rali-fault-touches = Дорога налазить сама на себе: ряди { $row } і { $other }.
builder-rali-clear = Прибрати
builder-rali-saved = Короткі шляхи економлять { $count ->
    [one] { $count } ряд
    [few] { $count } ряди
   *[many] { $count } рядів
} за коло
builder-rali-solo = Бездоганна поїздка наодинці: у середньому ходів { $turns }
builder-rali-lost = Клубний гонщик наодинці зазнає пошкоджень: { $points }

# Показники

builder-rali-figure-rows = { $count ->
    [one] { $count } ряд
    [few] { $count } ряди
   *[many] { $count } рядів
}
builder-rali-figure-laps = { $count ->
    [one] { $count } коло
    [few] { $count } кола
   *[many] { $count } кіл
}
builder-rali-figure-obstacles = { $count ->
    [one] { $count } перешкода
    [few] { $count } перешкоди
   *[many] { $count } перешкод
}
builder-rali-figure-shortcuts = { $count ->
    [one] { $count } короткий шлях
    [few] { $count } короткі шляхи
   *[many] { $count } коротких шляхів
}
builder-rali-figure-stations = { $count } СТО
builder-rali-figure-danger = Небезпека: { $count } з 5

# На полі

builder-rali-cell = Ряд { $row }, смуга { $lane }{ $obstacle ->
    [none] {""}
   *[other] : { rali-obstacle-name }
}
builder-rali-beside = { $kind ->
    [start] Четверте місце старту
    [shortcut] Короткий шлях, { $id }
    [station] СТО { $id }
    [box-lane] Смуга боксів
   *[box] Бокс
}, біля ряду { $row }{ $obstacle ->
    [none] {""}
   *[other] : { rali-obstacle-name }
}
builder-rali-remove = Прибрати { $id }
builder-rali-station = СТО
builder-rali-shortcut = Короткий шлях на { $count } { $count ->
    [one] клітинку
    [few] клітинки
   *[many] клітинок
}
builder-rali-boxes = Бокси звідси
builder-rali-row-in = Ще один ряд
builder-rali-row-out = На ряд менше
builder-rali-palette = Перешкоди
builder-rali-draw = Намалювати
builder-rali-drawing = Намалюйте дорогу одним рухом, по колу, від лінії старту.
builder-rali-pick-place = Торкніться будь-якої клітинки поля
builder-rali-done = Вже можна їхати. Торкніться клітинки, щоб її змінити, або намалюйте іншу дорогу
builder-rali-next = Що тут буде?
builder-rali-nothing-fits = Тут нічого не може стояти.
builder-rali-map = Що червоніша клітинка, то частіше там потрапляють у халепу.
builder-rali-wish-length = Рядів
builder-rali-wish-danger = Небезпека
builder-rali-wish-bounds = Вигадане поле має від { $least } до { $most } рядів, а не { $length }.
builder-rali-wish-laps = Кіл
builder-rali-wish-stations = СТО
builder-rali-wish-stations--1 = як вийде
builder-rali-wish-stations-0 = жодної
builder-rali-wish-shortcuts = Короткі шляхи
builder-rali-wish-shortcuts--1 = як вийде
builder-rali-wish-shortcuts-0 = жодного

# Поле загалом

builder-rali-set-laps = Кіл
builder-rali-do-mirror = Віддзеркалити
builder-rali-do-oval = Простий овал
