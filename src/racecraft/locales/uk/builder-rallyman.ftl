# Власні ралі.

builder-rallyman-fault-stages = У ралі від однієї ділянки до { $most }.
builder-rallyman-fault-no-snow = Жодне поле ділянок не під снігом: виберіть поле або іншу погоду.
builder-rallyman-fault-empty = Ділянка { $stage } ще нікуди не веде.
builder-rallyman-fault-sections = Ділянка { $stage } задовга: щонайбільше секцій — { $most }.
builder-rallyman-fault-same-board = Ділянка { $stage }: { $section } лежить на полі, з якого щойно виїхали ({ $before }); далі має бути інше поле, не { $zone }.
builder-rallyman-fault-driven = Ділянка { $stage }: дорогою { $section } вже їхали (після { $before }, поле { $zone }).
builder-rallyman-fault-elsewhere = Ділянка { $stage }: поле { $zone } лежить деінде, тож { $section } не сходиться з { $before }.
builder-rallyman-fault-boards = На ділянці { $stage } забагато полів: щонайбільше { $most }.
builder-rallyman-fault-overlap = Ділянка { $stage }: за { $before } немає місця для { $section }: поле { $zone } лягло б на { $other }.
builder-rallyman-fault-splits = На ділянці { $stage } забагато відсічок: щонайбільше { $most }.
builder-rallyman-fault-no-road = Ділянка { $stage }: дороги { $section } немає.
builder-rallyman-fault-split-beyond = Ділянка { $stage }: відсічка лежить за фінішем.
builder-rallyman-section = { $zone ->
    [C] Скелі
    [J] Юрський ліс
    [L] Озерний край
    [V] Села
   *[other] { $zone }
} ({ $section }): клітинок { $spaces }, поворотів { $corners }
builder-rallyman-stage = Ділянка { $stage }: клітинок { $count }, небезпека { $level } з 5
builder-rallyman-best = Ділянка { $stage }: найшвидший шейкдаун { $time }
builder-rallyman-best-without-cuts = Ділянка { $stage }: без зрізок { $time }

# Показники

builder-rallyman-figure-stages = { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[many] { $count } ділянок
}
builder-rallyman-figure-spaces = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
}
builder-rallyman-figure-corners = { $count ->
    [0] без обмежень швидкості
    [one] { $count } поворот
    [few] { $count } повороти
    [many] { $count } поворотів
   *[other] { $count } повороту
}
builder-rallyman-figure-cuts = { $count ->
    [one] { $count } зрізка
    [few] { $count } зрізки
   *[many] { $count } зрізок
}
builder-rallyman-figure-bumps = { $count ->
    [one] { $count } трамплін
    [few] { $count } трампліни
   *[many] { $count } трамплінів
}
builder-rallyman-figure-splits = { $count ->
    [0] без відсічок
    [one] { $count } відсічка
    [few] { $count } відсічки
   *[other] { $count } відсічок
}
builder-rallyman-figure-danger = Небезпека: { $count } з 5

builder-rallyman-wish-length = Клітинок
builder-rallyman-wish-danger = Небезпека
builder-rallyman-wish-bounds = За такої кількості ділянок ралі має від { $least } до { $most } клітинок, а не { $length }.
builder-rallyman-wish-stages = Ділянок
builder-rallyman-wish-days = Днів
builder-rallyman-wish-weather = Погода
builder-rallyman-wish-weather-any = будь-яка
builder-rallyman-wish-weather-dry = сухо
builder-rallyman-wish-weather-fixed = сніг на деяких полях
builder-rallyman-wish-weather-variable = як випаде

# На мапі

builder-rallyman-laid = Ділянка { $stage }: клітинок { $count }
builder-rallyman-space = Ділянка { $stage }, клітинка { $space }: { $kind ->
    [corner] поворот
    [bump] трамплін
   *[straight] пряма
}{ $split ->
    [true] , відсічка
   *[false] {""}
}
builder-rallyman-begin = Ще одна ділянка
builder-rallyman-split = { $on ->
    [true] Відсічка тут
   *[false] Без відсічки
}
builder-rallyman-shorten = Без останньої дороги
builder-rallyman-shorten-front = Без першої дороги
builder-rallyman-front = Ділянка { $stage }: покласти дорогу перед стартом
builder-rallyman-on = Ділянка { $stage }: далі від фінішу
builder-rallyman-danger-map = Що червоніший поворот, то більше кубиків втрачає авто, яке там вилетить.
builder-rallyman-reverse = У зворотний бік
builder-rallyman-snow = { $on ->
    [true] Поле { $zone } під снігом
   *[false] Поле { $zone } без снігу
}
builder-rallyman-service = { $on ->
    [true] Сервіс після цієї ділянки
   *[false] Без сервісу після неї
}
builder-rallyman-day-end = { $on ->
    [true] На цьому день закінчується
   *[false] День триває і далі
}
builder-rallyman-day = День { $day }
builder-rallyman-service-short = Сервіс
builder-rallyman-night = Ніч
builder-rallyman-weather = Погода
builder-rallyman-supplies = Інформаційний аркуш
builder-rallyman-print = Надрукувати аркуш
builder-rallyman-earlier = На місце раніше
builder-rallyman-remove = Прибрати ділянку
builder-rallyman-pick-place = Торкніться ділянки або клітинки її дороги
builder-rallyman-next = Куди далі?
builder-rallyman-nothing-fits = Тут нічого не змінити.
builder-rallyman-studying = Ділянки розраховуються: { $share }%
