# Ралі: что происходит в гонке и о чём спрашивают водителей.

# Препятствия, дороги и места
rali-obstacle-name = { $obstacle ->
    [bridge] мост
    [rock] скала
    [tree] дерево
    [swamp] болото
    [puncture] прокол
    [pit] яма
   *[sand] песок
}
rali-letters = { $obstacle ->
    [bridge] Мо
    [rock] Ск
    [tree] Де
    [swamp] Бо
    [puncture] Пр
    [pit] Ям
   *[sand] Пе
}
rali-entry = { $way ->
    [station] заезд на СТО
    [shortcut] заезд на короткий путь
   *[boxes] заезд к боксам
}
rali-line = линия «Старт-Финиш»
rali-gear = { $gear }-ю
rali-cell-none = ещё не на поле
rali-cell-track = ряд { $row }, полоса { $lane }
rali-cell-ahead = { $rows ->
    [one] { $rows } клетка
    [few] { $rows } клетки
    [many] { $rows } клеток
   *[other] { $rows } клетки
} вперёд, { $lane ->
    [1] левая полоса
    [2] средняя полоса
   *[3] правая полоса
}
rali-cell-back = снова на дороге, { $lane ->
    [1] левая полоса
    [2] средняя полоса
   *[3] правая полоса
}
rali-cell-boxes = полоса боксов
rali-cell-start4 = четвёртое стартовое место
rali-cell-beside = { $kind ->
    [station] СТО { $name }
    [box] бокс
    [shortcut] короткий путь
   *[lane] полоса боксов, ряд { $row }
}

# События
rali-begins = Начинает { $who }.
rali-placed = { $who } стартует с места { $place }.
rali-declared = { $who } выбирает { rali-gear } передачу.
rali-rolled = { $who } выбрасывает { $die } на { $gear }-й передаче: { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}.
rali-shift-failed = Передача не включилась: { $who } остаётся на { $gear }-й.
rali-moved = { $who } едет { $from } → { $to }.
rali-drove = { $who } проезжает { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}: { $start } → { $end }.
rali-hit-what = { $who } { $obstacle ->
    [bridge] врезается в мост
    [rock] врезается в скалу
    [tree] врезается в дерево
    [swamp] вязнет в болоте
    [puncture] пробивает колесо
    [pit] влетает в яму
   *[sand] зарывается в песок
}
rali-hit = { rali-hit-what } на { $cell }{ $lost ->
    [0] .
   *[other] : { $lost ->
        [one] { $lost } повреждение
        [few] { $lost } повреждения
       *[many] { $lost } повреждений
    }, осталось { $marker } из 10.
}
rali-web-hit = { rali-hit-what }{ $lost ->
    [0] .
   *[other] : { $lost ->
        [one] { $lost } повреждение
        [few] { $lost } повреждения
       *[many] { $lost } повреждений
    }, осталось { $marker } из 10.
}
rali-crashed = { $who } врезается: впереди { $other }. { $lost ->
    [0] Повреждений нет ни у кого.
   *[other] Повреждений: { $lost } (осталось { $marker } из 10), { $other } — { $lost_other } (осталось { $marker_other } из 10).
}
rali-limited = Повреждения не дают ехать быстрее: { $who } теперь на { $gear }-й передаче.
rali-serviced = { $who } заезжает на СТО { $station } на ремонт: { $marker } из 10.
rali-boxed = { $who } чинит машину в боксе: { $marker } из 10.
rali-missed = { $who } пропускает ход{ $left ->
    [0] .
   *[other] , впереди ещё { $left }.
}
rali-waited = { $who } ждёт: все пути вперёд заняты.
rali-lap = { $who } завершает круг { $lap }.
rali-won = { $who } пересекает линию финиша и побеждает в раунде { $rounds }!
rali-won-alone = { $who } пересекает линию финиша в раунде { $rounds }!
rali-capped = { $rounds ->
    [one] Прошёл { $rounds } раунд
    [few] Прошло { $rounds } раунда
    [many] Прошло { $rounds } раундов
   *[other] Прошло { $rounds } раунда
}: гонка остановлена, решает пройденное расстояние.

# Заголовок и планшеты
rali-headline = { $board } · раунд { $round } · круг { $lap } из { $laps }
rali-lap-short = К{ $lap }/{ $laps }
rali-lap-long = К{ $lap }/{ $laps } · { $cell }
rali-gear-limit = передачи до { $gear }
rali-status-place = место { $place }
rali-status-drives = ещё { $steps }, { $changes ->
    [0] без смен полосы
    [one] { $changes } смена полосы
    [few] { $changes } смены полосы
    [many] { $changes } смен полосы
   *[other] { $changes } смены полосы
}
rali-status-places = выбирает место на старте
rali-status-declares = выбирает передачу
rali-status-misses = { $turns ->
    [one] пропускает { $turns } ход
    [few] пропускает { $turns } хода
    [many] пропускает { $turns } ходов
   *[other] пропускает { $turns } хода
}
rali-status-rest = стоит: трогается с 1-й передачи
rali-status-rolls = едет на { $gear }-й передаче
rali-standing = { $won ->
    [yes] победа за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
        [many] { $rounds } раундов
       *[other] { $rounds } раунда
    }
   *[no] { $rows ->
        [one] пройдена { $rows } клетка
        [few] пройдено { $rows } клетки
        [many] пройдено { $rows } клеток
       *[other] пройдено { $rows } клетки
    }
}, маркер на { $marker }

# Обстановка словами
rali-situation = { $who }, ваша машина: { $cell }, передача { $gear }, маркер повреждений { $marker } из 10, круг { $lap } из { $laps }, место { $place }.
rali-situation-move = Осталось { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}, { $changes ->
    [0] перестраиваться больше нельзя.
    [one] можно перестроиться { $changes } раз.
    [few] можно перестроиться { $changes } раза.
    [many] можно перестроиться { $changes } раз.
   *[other] можно перестроиться { $changes } раза.
}
rali-situation-other = Машина { $number }, { $who }: { $cell }, передача { $gear }, маркер { $marker }, место { $place }.
rali-road-lane = Полоса { $lane }: { $what }.
rali-road-thing = { $what } через { $distance }
rali-road-clear = свободно

# Вопросы
rali-ask-place = { $who }, где встаёте на старт?
rali-ask-gear = { $who }, вы на { $gear }-й передаче. На какой едете дальше?
rali-ask-start = { $who }, ваша машина стоит. Бросайте кубик:
rali-ask-step = { $who }, { $steps ->
    [one] осталась { $steps } клетка
    [few] остались { $steps } клетки
    [many] осталось { $steps } клеток
   *[other] осталось { $steps } клетки
}, { $changes ->
    [0] перестраиваться больше нельзя.
    [one] можно перестроиться { $changes } раз.
    [few] можно перестроиться { $changes } раза.
    [many] можно перестроиться { $changes } раз.
   *[other] можно перестроиться { $changes } раза.
} Куда?
rali-ask-die = { $who } включает { rali-gear } передачу. Что на кубике?
rali-ask-lot = Бросьте жребий: кто начинает?

# Варианты
rali-choice-place = стартовое место { $number }
rali-place-lane = { $lane ->
    [1] левая полоса
    [2] средняя полоса
   *[3] правая полоса
}
rali-place-4 = сбоку от трассы, затем в любую полосу
rali-choice-gear = { $kind ->
    [up] вверх на { rali-gear }
    [down] вниз на { rali-gear }
    [start] тронуться с { $gear }-й передачи
   *[keep] остаться на { $gear }-й
}
rali-choice-step = { $kind ->
    [left] влево: { $cell }
    [right] вправо: { $cell }
    [shortcut] на короткий путь
    [repair] на ремонт: { $cell }
   *[ahead] прямо: { $cell }
}
rali-choice-drive = { $cell }
rali-choice-pass = через: { $cell }
rali-move = { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}, { $changes ->
    [0] без смены полосы
    [one] { $changes } смена полосы
    [few] { $changes } смены полосы
    [many] { $changes } смен полосы
   *[other] { $changes } смены полосы
}
rali-lot-seat = начинает { $who }
rali-outcome = { $die }: { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}, передача { $gear }
rali-die = { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
} на { $gear }-й передаче

# Шансы и последствия
rali-chance = { $count } из { $total }
rali-chance-sure = наверняка
rali-odds-steps = { $low }–{ $high } клеток
rali-odds-fails = не включится { $chance }
rali-odds-wins = { $alone ->
    [yes] финиш { $chance }
   *[no] победа { $chance }
}
rali-odds-stop = остановит { $count ->
    [one] { $count } бросок из { $total }
    [few] { $count } броска из { $total }
   *[many] { $count } бросков из { $total }
}
rali-odds-harm = { $count ->
    [one] { $count } бросок из { $total } ведёт
    [few] { $count } броска из { $total } ведут
   *[many] { $count } бросков из { $total } ведут
} в препятствие{ $loss ->
    [0] { "" }
   *[other] {" "}(в среднем −{ $loss })
}
rali-odds-pit = чисто только с заездом на ремонт: { $count } из { $total } бросков
rali-odds-clean = любой бросок можно проехать чисто
rali-step-free = свободно
rali-step-crash = столкновение, впереди { $other }: { $what }
rali-step-hit = { rali-obstacle-name }: { $what }
rali-part-above = выше { $gear }-й передачи { $what }
rali-part-stop = остановка
rali-part-damage = { $lost ->
    [one] { $lost } повреждение
    [few] { $lost } повреждения
   *[many] { $lost } повреждений
}
rali-part-damage-other = { $other } — { $lost ->
    [one] { $lost } повреждение
    [few] { $lost } повреждения
   *[many] { $lost } повреждений
}
rali-part-repair = ремонт до { $marker }
rali-part-miss = { $turns ->
    [one] пропуск { $turns } хода
   *[other] пропуск { $turns } ходов
}
rali-part-none = без вреда
rali-step-wins = { $alone ->
    [yes] за линию: финиш!
   *[no] за линию: победа!
}
rali-then-wins = { $alone ->
    [yes] до финиша можно достать
   *[no] победа достижима
}
rali-then-clean = дальше чистый путь
rali-then-loss = всего не меньше { $lost ->
    [one] { $lost } повреждения
   *[other] { $lost } повреждений
}
rali-then-stop = тупик: { $lost ->
    [0] вас остановит
   *[other] аварии не избежать (повреждений { $lost }+)
}

# Почему нет
rali-why = Сейчас решается не это.
rali-why-setup-04 = Это стартовое место занято.
rali-why-gear-06 = Стоящая машина трогается с 1-й передачи без переключения.
rali-why-gear-07 = Коробка передач или повреждения такой передачи не допускают.
rali-why-lane-01 = С той стороны полосы нет.
rali-why-lane-02 = За ход нельзя вернуться в полосу, с которой он начался.
rali-why-lane-02-lane-03 = Эта передача больше не допускает смен полосы в этот ход.
rali-why-lane-05 = Отсюда некуда съезжать.
rali-why-shortcut-02 = Короткий путь открыт лишь тому, кто стоит на его заезде в начале хода.

# Справка
rali-legend-board = Дорога идёт слева направо, полоса 1 вверху. Машины — это цифры; › › отмечает того, кто решает.
rali-legend-station = СТО: { $what }
rali-legend-box = бокс машины 1: { $what }
rali-legend-entry = здесь есть съезд
rali-legend-line = линия «Старт-Финиш», передний край ряда 0
rali-legend-target = куда ведёт следующий шаг; ! — столкновение
rali-legend-reach = под дорогой: с таким броском ход закончится здесь; ⚀! — передача не включилась
rali-legend-panel = рычаг; × запрещено повреждением, ‖ машина стоит, ✕1 сколько ходов пропустить

# В браузере
rali-web-ask-place = Откуда стартуете?
rali-web-ask-start = Готовы? Бросайте кубик!
rali-web-ask-gear = Какая передача?
rali-web-ask-step = Проедьте { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}; { $changes ->
    [0] перестраиваться нельзя.
    [one] перестроиться можно не больше { $changes } раза.
   *[other] перестроиться можно не больше { $changes } раз.
}
rali-web-drove = { $who } проезжает { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}.
rali-web-lap = круг { $lap }/{ $laps }
rali-web-gap = −{ $rows }
rali-came = финиш в раунде { $rounds }
rali-web-behind = { $rows ->
    [one] отстаёт на { $rows } клетку
    [few] отстаёт на { $rows } клетки
    [many] отстаёт на { $rows } клеток
   *[other] отстаёт на { $rows } клетки
}
rali-web-gear = передача { $gear }
rali-web-throw = { $touch ->
    [yes] Коснитесь передачи, чтобы увидеть, куда приведут броски; ещё раз — и кубик покатится.
   *[no] Наведите на передачу, чтобы увидеть, куда приведут броски; щелчок бросает кубик.
}
rali-web-draw = Коснитесь клетки или перетащите туда машину: путь будет нарисован.
rali-web-left = дальше ещё { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}
rali-web-go = Поехали
rali-web-go-to = Поехали: { $move }
rali-web-clear = Стереть путь
rali-web-ends = Где может кончиться ход
rali-web-more = ещё { $count ->
    [one] { $count } путь
    [few] { $count } пути
    [many] { $count } путей
   *[other] { $count } пути
}
rali-web-lever = Передача { $gear }; доступны до { $limit }
rali-web-damage = Маркер повреждений: { $marker } из 10
