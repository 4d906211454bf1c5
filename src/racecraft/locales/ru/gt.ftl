# Rallyman: GT: что происходит в гонке и о чём спрашивают пилотов.

# Названия
gt-weather-name = { $weather ->
    [dry] сухо
   *[wet] дождь
}
gt-tyre-name = { $tyre ->
    [asphalt] асфальтовые шины
    [rain] дождевые шины
   *[soft] мягкие шины
}
gt-token-name = { $token ->
    [gear] повреждение коробки передач
    [brake] повреждение тормозов
    [coast] повреждение двигателя
    [weather] смена погоды
    [yellow] жёлтый флаг
   *[green] зелёный флаг
}
gt-danger-name = { $danger ->
    [yellow] жёлтый
    [orange] оранжевый
   *[red] красный
}

# События
gt-tyres-chosen = { $who }: шины выбраны.
gt-chose = { $who } берёт на старт { gt-tyre-name }.
gt-grid = { $who } занимает { $slot }-е место на стартовой решётке, { $space }.
gt-round = Начинается раунд { $round }.
gt-planned = { $who } планирует { $die } на { $space }, передача { $gear }.
gt-set-off = { $who } едет { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
} { $mode ->
    [flat-out] на полную
   *[one-by-one] шаг за шагом
}.
gt-throws = { $who } бросает кубики шага { $step }.
gt-rolled = { $die }: { $face ->
    [hazard] опасность
   *[clear] чисто
}.
gt-secured = { $who } проезжает шаг без риска за { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетона
   *[many] { $cost } жетонов
} концентрации, остаётся { $focus }.
gt-moved = { $who } едет { $from } → { $to } на передаче { $gear }.
gt-stopped = { $who } прекращает ход на { $space }.
gt-start-failed = { $who }: быстрый старт не удался, { $space }, передача 2, ход окончен.
gt-focused = { $who } получает { $gain ->
    [one] { $gain } жетон
    [few] { $gain } жетона
   *[many] { $gain } жетонов
} концентрации, теперь { $focus }.
gt-overdriven = { $hazards ->
    [one] { $hazards } опасность
    [few] { $hazards } опасности
    [many] { $hazards } опасностей
   *[other] { $hazards } опасности
} при пределе { $limit }: { $who } теряет управление.
gt-relaid = { $who } перекладывает кубики: { $from } → { $to }, передача { $gear }.
gt-lost-control = { $who } теряет управление на { $space }, передача { $gear } ({ gt-danger-name } тайл): маркер { $marker }{ $tokens ->
    [0] .
    [one] , { $tokens } жетон повреждений.
    [few] , { $tokens } жетона повреждений.
    [many] , { $tokens } жетонов повреждений.
   *[other] , { $tokens } жетона повреждений.
}
gt-off-track = { $who } оказывается на { $side ->
    [left] левой
   *[right] правой
} обочине.
gt-drew = { $who } тянет жетон: { gt-token-name }.
gt-weather = Погода изменилась, теперь { gt-weather-name }.
gt-came-back = { $who } возвращается на { $space }.
gt-waits = { $who } ждёт { $where ->
    [verge] на обочине
   *[pit] в боксах
}: { $space } занята.
gt-flag-shown = Жёлтый флаг на тайле { $tile }: там с трассы вылетает { $who }.
gt-flag-removed = { $flags ->
    [one] { $who }: жёлтый флаг убран.
    [few] { $who }: убрано { $flags } жёлтых флага.
    [many] { $who }: убрано { $flags } жёлтых флагов.
   *[other] { $who }: убрано { $flags } жёлтого флага.
}
gt-drove-on = { $who } не заезжает в боксы, { $space }.
gt-pitted = { $who } заезжает в боксы: { $work ->
    [tyres] { gt-tyre-name }
    [repairs] ремонт
   *[both] ремонт и { gt-tyre-name }
}.
gt-repaired = { $who }: машина готова.
gt-rejoined = { $who } возвращается в гонку на { $space }.
gt-blocked = { $who }: путь закрыт на { $space }, передача { $gear }.
gt-retired = { $who } остаётся без передач и сходит с трассы на { $space }.
gt-lap = { $who } завершает круг { $lap }.
gt-finished = { $who } финиширует в раунде { $rounds }, место { $place }!
gt-timed = { $who }: ход, законченный на передаче { $marker }, стоит { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
gt-capped = { $rounds ->
    [one] Прошёл { $rounds } раунд
    [few] Прошло { $rounds } раунда
   *[many] Прошло { $rounds } раундов
}: гонка остановлена, решает расстояние.
gt-drove = { $who } проезжает { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}: { $start } → { $end }, передача { $gear }.

# Заголовок и панели
gt-headline = { $track } · раунд { $round } ({ $colour ->
    [white] белый
   *[black] чёрный
}) · круг { $lap } из { $laps } · { gt-weather-name }
gt-panel-place = { $place ->
    [verge] на обочине
    [pit] в боксах, полоса { $lane }: { $lane ->
        [1] шины
        [2] ремонт
       *[3] ремонт и шины
    }
    [spun] развернуло на трассе
    [finished] на финише
    [retired] вне гонки
   *[track] на трассе
}
gt-standing = { $how ->
    [finish] финиш
    [time] { $time }
   *[distance] { $stations ->
        [one] пройдена { $stations } клетка
        [few] пройдено { $stations } клетки
        [many] пройдено { $stations } клеток
       *[other] пройдено { $stations } клетки
    }
}

# Положение в предложениях
gt-situation = { $who }, вы на { $space }, передача { $marker }, круг { $lap } из { $laps }, концентрации { $focus }. Кубиков передач { $gear }, наката { $coast }, тормозов { $brake }; управление теряют при { $limit } опасностях. Сейчас { gt-weather-name }, у вас { gt-tyre-name }.
gt-situation-other = Машина { $number }, { $who }: { $space }, передача { $marker }, { gt-panel-place }.
gt-situation-flags = Жёлтые флаги действуют на тайлах { $tiles }.

# Вопросы
gt-ask-tyres = { $who }, на каких шинах стартуете?
gt-ask-plan = { $who }, передача { $gear }, { $steps ->
    [0] планируйте первый шаг:
    [one] запланирован { $steps } шаг. Добавить шаг или ехать?
    [few] запланировано { $steps } шага. Добавить шаг или ехать?
    [many] запланировано { $steps } шагов. Добавить шаг или ехать?
   *[other] запланировано { $steps } шага. Добавить шаг или ехать?
}
gt-ask-drive = { $who }, шаг { $step } из { $steps }: { $dice } на { $space }. { $hazards ->
    [0] Опасностей пока нет
    [one] Пока { $hazards } опасность
    [few] Пока { $hazards } опасности
    [many] Пока { $hazards } опасностей
   *[other] Пока { $hazards } опасности
}, предел { $limit }.
gt-ask-relay = { $who }, управление потеряно. Переложите кубики: куда?
gt-ask-verge = { $who }, в какую сторону выносит?
gt-ask-pit = { $who }, можно заехать в боксы:
gt-ask-die = { $who } бросает { $die }. Что выпало?
gt-ask-token = { $who } тянет жетон повреждений. Какой?
gt-ask-grid = Бросьте жребий: кто занимает следующее место на старте?

# Выбор
gt-choice-mode = { $mode ->
    [flat-out] на полную
   *[one-by-one] шаг за шагом
}
gt-choice-throw = { $dice ->
    [1] бросить кубик
   *[other] бросить кубики
}
gt-choice-secure = без риска за { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетона
   *[many] { $cost } жетонов
} концентрации
gt-choice-stop = остановиться здесь
gt-choice-side = { $side ->
    [left] левая обочина
   *[right] правая обочина
}
gt-choice-pit = { $work ->
    [none] ехать дальше
    [tyres] { gt-tyre-name }
    [repairs] ремонт
   *[both] ремонт и { gt-tyre-name }
}
gt-dashboard = { $weather ->
    [dry] Сухо
   *[wet] Дождь
}: передач { $gear }, наката { $coast }, тормозов { $brake }, предел { $limit }
gt-worn = с хода { $turn } предел { $limit }
gt-choice-face = { $face ->
    [hazard] опасность
   *[clear] без опасности
}
gt-choice-lose = { $spaces ->
    [0] прямо здесь
    [one] { $spaces } клетка вперёд
    [few] { $spaces } клетки вперёд
    [many] { $spaces } клеток вперёд
   *[other] { $spaces } клетки вперёд
}, передача { $gear }: { $end ->
    [spin] машину развернёт
    [finish] за линию
   *[off] машина вылетит с дороги
}
gt-target = до { $space }, в конце передача { $gear }
gt-choice-seat = { $who }

# Шансы и последствия
gt-odds-safe = этот бросок безопасен
gt-odds-secured = без броска и без риска
gt-odds-certain = управление точно будет потеряно
gt-odds-focus = концентрации +{ $focus }
gt-lost-end = { $end ->
    [spin] машину развернёт, но оставит на дороге
   *[off] машина вылетит с дороги
}
gt-step-gear = передача { $gear }
gt-step-finish = за линию финиша
gt-crossing-gear = записывается передача { $gear }

# Почему нет
gt-why = Сейчас решается не это.
gt-why-rule = Правила этого не позволяют: { $rules }.

# Лист времени
gt-sheet-title = Заезд на время
gt-sheet-track = Трасса
gt-sheet-driver = Гонщик
gt-sheet-date = Дата
gt-sheet-class = Класс
gt-sheet-tyre = Шины
gt-sheet-weather = Погода
gt-sheet-turn = Ход
gt-sheet-marker = Передача
gt-sheet-seconds = Секунды
gt-sheet-total = Всего
gt-sheet-sum = Все ходы
gt-sheet-focus = Концентрация
gt-sheet-final = Время

# Трассы
track-fact-tiles = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
}
track-fact-spaces = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
track-fact-length = { $count ->
    [one] { $count } клетка на круг
    [few] { $count } клетки на круг
    [many] { $count } клеток на круг
   *[other] { $count } клетки на круг
}
track-fact-corners = { $count ->
    [0] без ограничений скорости
    [one] { $count } поворот
    [few] { $count } поворота
    [many] { $count } поворотов
   *[other] { $count } поворота
}
track-column-tile = Тайл
track-column-turn = Поворот
track-column-danger = Опасность
track-column-caps = Ограничения
track-column-lines = Пунктиры

# Команды
sheet-about = лист времени записанного заезда на время (gt)
sheet-record = запись гонки с одной машиной
sheet-format = text, json или svg для печати (text)
sheet-output = файл, который записать; - выводит в стандартный поток (-)

# Терминал
gt-face-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
gt-face-percent-whole = { $percent }%
gt-face-exact = { $chance } ({ $fraction })
gt-face-lap = К{ $lap }/{ $laps }
gt-face-tyre = { $tyre ->
    [asphalt] асфальт
    [rain] дождевые
   *[soft] мягкие
}
gt-face-tyre-letter = { $tyre ->
    [asphalt] А
    [rain] Д
   *[soft] М
}
gt-face-status-place = место { $place }
gt-face-status-retired = вне гонки
gt-face-status-plans = { $steps ->
    [0] планирует
    [one] в плане { $steps } шаг
    [few] в плане { $steps } шага
    [many] в плане { $steps } шагов
   *[other] в плане { $steps } шага
}
gt-face-status-drives = опасностей { $hazards } из { $limit }
gt-face-status-beside = { $place ->
    [verge] на обочине
   *[pit] в боксах, полоса { $lane }: { $lane ->
        [1] шины
        [2] ремонт
       *[3] ремонт и шины
    }
}
gt-face-status-grid = ждёт старта
gt-face-status-gear = { $kind ->
    [standing] стоит
    [spun] развернуло
    [off] вне трассы
   *[gear] передача { $gear }
}
gt-face-tray-gears = передач { $left } из { $most }
gt-face-tray-hazards = опасности { $marks }
gt-face-way = { $way ->
    [left] влево
    [right] вправо
   *[ahead] прямо
}
gt-face-die = { $kind ->
    [coast] накат на { $gear }
    [redline] красная зона на { $gear }
    [flying] быстрый старт, передача { $gear }
    [boost] передача { $gear } с ускорением
   *[gear] передача { $gear }{ $brakes ->
        [0] { "" }
        [one] { " " }+ { $brakes } тормоз
        [few] { " " }+ { $brakes } тормоза
        [many] { " " }+ { $brakes } тормозов
       *[other] { " " }+ { $brakes } тормоза
    }
}
gt-face-risk = риск потерять управление { $chance }
gt-face-too-fast = слишком быстро ({ $cap })
gt-face-bumps = трасса +{ $hazards }!
gt-face-first-step = первый шаг { $chance }
gt-face-start-fails = старт не удастся { $chance }
gt-face-lose-now = риск потерять управление сейчас { $chance }
gt-face-to-the-end = до конца { $chance }
gt-face-tokens = { $tokens ->
    [0] без повреждений
    [one] { $tokens } жетон повреждений
    [few] { $tokens } жетона повреждений
    [many] { $tokens } жетонов повреждений
   *[other] { $tokens } жетона повреждений
}
gt-face-on = на { $space }
gt-face-pit-turns = { $work ->
    [tyres] маркер 0
   *[other] маркер 00, все жетоны обратно в мешочек
}
gt-face-helpful = что сейчас имеет смысл
gt-face-pointless = остановки, которые сейчас ничего не дадут
gt-face-planned = { $who } выкладывает { $dice } до { $space }.
gt-face-rolled = { $who } бросает { $dice }: { $hazards ->
    [0] без опасностей.
    [one] { $hazards } опасность.
    [few] { $hazards } опасности.
    [many] { $hazards } опасностей.
   *[other] { $hazards } опасности.
}
gt-face-drove = { $who } бросает { $dice } и едет на { $space }, передача { $gear }.
gt-face-plan = План и шанс потерять управление к каждому шагу: { $plan }.
gt-face-plan-step = { $dice } { $space } { $chance }
gt-face-road = Впереди: { $what }.
gt-face-road-clear = На следующих { $stations } клетках нет ни ограничений, ни машин.
gt-face-road-cap = предел { $cap }{ $kind ->
    [hazard] { " " }(ровно на нём — опасность)
   *[plain] { "" }
}
gt-face-sheet-so-far = На листе { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, пока { $time } за вычетом концентрации.
gt-command-drive-on = проезжать безопасные шаги, пока управление нельзя потерять
gt-face-legend-board = Дорога идёт слева направо, левый край вверху. Над ней тайлы, под ней риск плана и кубики.
gt-face-legend-car = машина 1 на передаче 4; ▸ решает сейчас
gt-face-legend-cap = ограничение: выше него управление потеряно
gt-face-legend-triangle = ограничение: ехать ровно на нём стоит опасности
gt-face-legend-dotted = пунктир: ограничение для шага прямо через него
gt-face-legend-bang = пунктир: проезд прямо через него всегда стоит опасности
gt-face-legend-way = куда может вести следующий шаг; ↑ → ↓ указывают, кубик выкладывает
gt-face-legend-plan = выложенные кубики: передача 2 с двумя тормозами; C накат, RL красная зона, F2 быстрый старт, ^ ускорение
gt-face-legend-risk = точный шанс потерять управление к этому шагу
gt-face-legend-danger = опасность тайла: от ◆ жёлтого через оранжевый до красного
gt-face-legend-bend = тайл поворачивает влево, вправо
gt-face-legend-flag = обгон запрещён: жёлтый флаг здесь или на соседнем тайле
gt-face-legend-line = линия финиша
gt-face-legend-dice = панели: кубики G передач, C наката, B тормозов — свободные, выложенные, повреждённые
gt-face-legend-limit = при стольких опасностях за ход управление потеряно
gt-face-legend-focus = жетоны концентрации; первый оплаченный кубик за ход стоит 1, второй 2 …
gt-face-legend-beside = вне трассы; в боксах, полоса 2
gt-face-legend-spun = машина, которую развернуло (в таблице ↶)
gt-face-why-move-02 = В той стороне клетки нет.
gt-face-why-move-07 = В плане должен быть хотя бы один шаг.
gt-face-why-move-08 = Там стоит другая машина.
gt-face-why-move-12 = План здесь кончается: он пересекает финиш или ведёт к неизбежной потере управления.
gt-face-why-move-14 = В этой гонке нельзя нарочно ехать слишком быстро.
gt-face-why-dice-02 = Таких кубиков на этот ход больше нет.
gt-face-why-dice-03 = Этот кубик передачи уже лежит в плане.
gt-face-why-dice-09 = С места трогаются на передаче 1.
gt-face-why-dice-10 = Вверх передачи переключают по одной.
gt-face-why-dice-12 = Стоящая машина не может ехать накатом.
gt-face-why-dice-13 = Не хватает кубиков тормоза для пропущенных передач.
gt-face-why-pass-01 = Вы слишком медленны, чтобы поравняться там с машиной.
gt-face-why-flag-03 = Под жёлтым флагом не обгоняют.
gt-face-why-roll-07 = Первый шаг нужно проехать.
gt-face-why-focus-07 = Не хватает жетонов концентрации.
gt-face-why-pit-17 = Эти шины уже стоят на машине.
gt-face-why-adv-04 = Быстрый старт возможен только с места и там, где о нём договорились.
gt-face-why-adv-12 = Из боксов быстрого старта нет.
gt-face-why-adv-13 = Красная зона возможна только на высшей передаче и там, где о ней договорились.
gt-face-why-adv-14 = Красная зона берёт кубик тормоза и считается кубиком передачи; одного из них уже нет.
gt-face-why-class-03 = У этого класса такой передачи нет.
gt-face-why-class-08 = В этой гонке нет мягких шин.
