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
builder-rali-fault-must-be-free = Тут нічого не може стояти: це старт або заїзд чи виїзд ({ rali-obstacle-name }).
builder-rali-fault-wall = Ряд { $row } — суцільна стіна: лишіть смугу, де ніщо не зупинить авто.
builder-rali-fault-unreachable = Сюди ніхто не доїде.
builder-rali-fault-touches = Дорога налазить сама на себе: ряди { $row } і { $other }.
builder-rali-clear = Прибрати
builder-rali-saved = Короткі шляхи економлять за коло рядів: { $count }
builder-rali-solo = Бездоганна поїздка наодинці: у середньому ходів { $turns }
builder-rali-lost = Клубний водій наодинці втрачає { $points } міцності авто
