# Постройка трасс Rallyman: GT.

builder-gt-tile = { $name }: { $turn ->
    [left-sharp] крутой поворот налево
    [left] поворот налево
    [right] поворот направо
    [right-sharp] крутой поворот направо
   *[straight] прямо
}, { $lanes ->
    [2] две полосы
   *[other] три полосы
}{ $lanes_out ->
    [2] { $lanes ->
        [2] {""}
       *[other] {" "}переходят в две
    }
   *[other] { $lanes ->
        [2] {" "}переходят в три
       *[other] {""}
    }
}, { $danger ->
    [yellow] спокойный
    [orange] коварный
   *[red] опасный
}{ $limit ->
    [9] {""}
   *[other] , предел { $limit }
}
builder-gt-laid = { $number }. { $tile }
builder-gt-pit = Тайл пит-лейна
builder-gt-pit-here = Положить тайл пит-лейна сюда, возле тайла { $number } ({ $name })
builder-gt-pit-tool = Положить тайл пит-лейна
builder-gt-pit-how = Коснитесь свободного места для тайла пит-лейна или самого тайла, чтобы убрать его.
builder-gt-end = { $way ->
    [in] Перед тайлом { $number } ({ $name }): положите тайл сюда
   *[out] После тайла { $number } ({ $name }): положите тайл сюда
}, { $lanes ->
    [2] две полосы
   *[other] три полосы
}

# Что не так

builder-gt-begin = Приложите тайл к одному из концов стартового.
builder-gt-open = Трасса не замкнута: дорога обрывается на { $name }, а должна вести к { $neighbour }.
builder-gt-gap = Дорога обрывается на { $name } и продолжается от { $neighbour }: замкните разрыв.
builder-gt-blocked = Дорога с { $name } упирается в бок { $neighbour }.
builder-gt-loose-tiles = Трасса замкнута, но некоторые тайлы в неё не входят.
builder-gt-closed-already = Трасса уже замкнута.
builder-gt-start-missing = Нет стартового тайла.
builder-gt-start-twice = Два стартовых тайла.
builder-gt-no-way = Оставшимися тайлами (не больше { $most }) этот разрыв не замкнуть. Уберите какой-нибудь тайл или добавьте коробку.
builder-gt-no-way-walled = От { $name } до { $neighbour } не проехать: дорогу загораживают другие тайлы. Уберите один из них.
builder-gt-no-way-far = { $name } и { $neighbour } слишком далеко друг от друга: разрыв замыкают самое большее { $most } тайлами. Доложите несколько сами.
builder-gt-no-way-tiles = Место для дороги есть, но тайлов мало. Не хватает ещё { $kind ->
    [straight] { $count ->
        [one] { $count } прямой
        [few] { $count } прямых
       *[other] { $count } прямых
    }
    [bend] { $count ->
        [one] { $count } плавного поворота
        [few] { $count } плавных поворотов
       *[other] { $count } плавных поворотов
    }
    [sharp] { $count ->
        [one] { $count } крутого поворота
        [few] { $count } крутых поворотов
       *[other] { $count } крутых поворотов
    }
   *[lanes] { $count ->
        [one] { $count } тайла
        [few] { $count } тайлов
       *[other] { $count } тайлов
    } с переходом между двумя и тремя полосами
}. { $boxes ->
    [0] Уберите какой-нибудь тайл и поведите дорогу иначе.
    [2] С двумя коробками трассу можно замкнуть.
    [3] С тремя коробками трассу можно замкнуть.
   *[other] С четырьмя коробками трассу можно замкнуть.
}
builder-gt-no-way-found = Замкнуть трассу оставшимися тайлами не вышло. Уберите какой-нибудь тайл или добавьте коробку.
builder-gt-own-tiles = В этой трассе есть свои тайлы, положить их здесь нельзя.
builder-gt-unknown-tile = Тайла { $name } в коробке нет.
builder-gt-fault-too-many = Тайлов слишком много ({ $count }): на трассе их не больше { $most }.
builder-gt-fault-no-start = Нет стартового тайла.
builder-gt-fault-second-start = { $name } — второй стартовый тайл.
builder-gt-fault-overlap = { $name } лежит на { $neighbour }.
builder-gt-fault-copies = Это уже { $name } № { $used }: у вас тайлов { $number } всего { $held }, любой стороной вверх.
builder-gt-fault-closed = У { $name } нет дороги к { $neighbour }.
builder-gt-fault-leads-away = Дорога с { $name } не ведёт к { $neighbour }.
builder-gt-fault-turn = В файле для { $name } записан не тот поворот, который у него есть.
builder-gt-fault-start-backwards = Стартовый тайл проезжают задом наперёд.
builder-gt-fault-lanes = { $neighbour } кончается { $lanes_before } полосами, а { $name } начинается с { $lanes }.

# Числа

builder-gt-figure-tiles = { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
   *[other] { $tiles } тайлов
}
builder-gt-figure-danger = Опасность: { $danger } из 5
builder-gt-figure-boxes = { $boxes ->
    [one] Хватит одной коробки
    [few] Нужны { $boxes } коробки
   *[other] Нужно { $boxes } коробок
}
builder-gt-figure-length = { $length ->
    [one] { $length } клетка на круг
    [few] { $length } клетки на круг
   *[other] { $length } клеток на круг
}
builder-gt-figure-corners = { $corners ->
    [one] { $corners } поворот
    [few] { $corners } поворота
   *[other] { $corners } поворотов
}
builder-gt-figure-straight = Самый длинный разгон: { $straight } кл.
builder-gt-figure-overtaking = { $overtaking ->
    [0] Обгонять негде: ни перед одним поворотом нет разгона в { $run } клетки
    [one] { $overtaking } место для обгона, после разгона от { $run } клеток
    [few] { $overtaking } места для обгона, после разгонов от { $run } клеток
   *[other] { $overtaking } мест для обгона, после разгонов от { $run } клеток
}
builder-gt-figure-minutes = Около { $minutes ->
    [one] { $minutes } минуты
   *[other] { $minutes } минут
} на четверых
builder-gt-figure-solved = Безупречный круг в одиночку занимает в среднем { $solved } с
builder-gt-figure-driven = Хорошему гонщику нужно { $driven } с (заездов: { $drives })
builder-gt-figure-lost = Потерь управления за заезд: { $lost }

# Пожелания

builder-gt-wish-length = Тайлы
builder-gt-wish-danger = Опасность
builder-gt-wish-bounds = Из этих коробок получается трасса от { $least } до { $most ->
    [one] { $most } тайла
   *[other] { $most } тайлов
}, а не { $length }.
builder-gt-wish-both-refused = В трассе с двумя и тремя полосами не меньше { $least ->
    [one] { $least } тайла
   *[other] { $least } тайлов
}.
builder-gt-wish-refused = Трассы на { $length ->
    [one] { $length } тайл
    [few] { $length } тайла
   *[many] { $length } тайлов
} с такими пожеланиями не нашлось. Измените пожелания или число.
builder-gt-wish-lanes = Полосы
builder-gt-wish-lanes-any = любые
builder-gt-wish-lanes-two = две
builder-gt-wish-lanes-three = три
builder-gt-wish-lanes-both = две и три
