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
    [gear] повреждение передачи
    [brake] повреждение тормозов
    [coast] повреждение двигателя
    [weather] смена погоды
    [yellow] жёлтый флаг
   *[green] зелёный флаг
}
gt-danger-name = { $danger ->
    [yellow] жёлтая
    [orange] оранжевая
   *[red] красная
}

# События
gt-tyres-chosen = { $who }: шины выбраны.
gt-chose = { $who } стартует так: { gt-tyre-name }.
gt-grid = { $who } занимает { $slot }-е место на стартовой решётке, { $space }.
gt-round = Начинается раунд { $round }.
gt-planned = { $who } планирует { $die } на { $space }, передача { $gear }.
gt-set-off = { $who } едет { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
} { $mode ->
    [flat-out] на полной скорости
   *[one-by-one] шаг за шагом
}.
gt-throws = { $who } бросает кубики шага { $step }.
gt-rolled = { $die }: { $face ->
    [hazard] опасность
   *[clear] чисто
}.
gt-secured = { $who } страхует шаг за { $cost } концентрации, остаётся { $focus }.
gt-moved = { $who } едет { $from } → { $to } на передаче { $gear }.
gt-stopped = { $who } прекращает ход на { $space }.
gt-start-failed = { $who }: быстрый старт не удался, { $space }, передача 2, ход окончен.
gt-focused = { $who } получает { $gain } концентрации, теперь { $focus }.
gt-overdriven = { $hazards ->
    [one] { $hazards } опасность
    [few] { $hazards } опасности
    [many] { $hazards } опасностей
   *[other] { $hazards } опасности
} при пределе { $limit }: { $who } теряет управление.
gt-relaid = { $who } перекладывает кубики: { $from } → { $to }, передача { $gear }.
gt-lost-control = { $who } теряет управление на { $space }, передача { $gear } ({ gt-danger-name } плитка): маркер { $marker }{ $tokens ->
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
gt-flag-shown = Жёлтый флаг на плитке { $tile }: там с трассы вылетает { $who }.
gt-flag-removed = { $flags ->
    [one] { $who }: жёлтый флаг убран.
    [few] { $who }: убрано { $flags } жёлтых флага.
    [many] { $who }: убрано { $flags } жёлтых флагов.
   *[other] { $who }: убрано { $flags } жёлтого флага.
}
gt-drove-on = { $who } остаётся на трассе, { $space }.
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
gt-timed = { $who }: ход с маркером { $marker } стоит { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
gt-capped = После { $rounds } раундов гонка остановлена, решает расстояние.
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
gt-panel = передача { $marker } · { $space } · концентрация { $focus }
gt-panel-place = { $place ->
    [verge] на обочине
    [pit] в боксах
    [finished] на финише
    [retired] вне гонки
   *[track] на трассе
}
gt-panel-dice = кубики { $gear }/{ $coast }/{ $brake }, предел { $limit }, { gt-tyre-name }
gt-panel-unhurt = без жетонов
gt-standing = { $how ->
    [finish] финиш
    [time] { $time }
   *[distance] { $stations ->
        [one] { $stations } деление позади
        [few] { $stations } деления позади
        [many] { $stations } делений позади
       *[other] { $stations } деления позади
    }
}

# Положение в предложениях
gt-situation = { $who }, вы на { $space }, передача { $marker }, круг { $lap } из { $laps }, концентрации { $focus }. Кубиков передач { $gear }, наката { $coast }, тормозов { $brake }; управление теряют при { $limit } опасностях. Сейчас { gt-weather-name }, у вас { gt-tyre-name }.
gt-situation-plan = План: { $plan }.
gt-situation-hazards = { $hazards ->
    [0] Опасностей пока нет.
    [one] Пока { $hazards } опасность.
    [few] Пока { $hazards } опасности.
    [many] Пока { $hazards } опасностей.
   *[other] Пока { $hazards } опасности.
}
gt-situation-other = Машина { $number }, { $who }: { $space }, передача { $marker }, { gt-panel-place }.
gt-situation-flags = Жёлтые флаги действуют на плитках { $tiles }.

# Вопросы
gt-ask-tyres = { $who }, на каких шинах стартуете?
gt-ask-plan = { $who }, передача { $gear }, { $steps ->
    [0] планируйте первый шаг:
    [one] запланирован { $steps } шаг. Дальше или в путь?
    [few] запланировано { $steps } шага. Дальше или в путь?
    [many] запланировано { $steps } шагов. Дальше или в путь?
   *[other] запланировано { $steps } шага. Дальше или в путь?
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
gt-ask-pit = { $who }, заезжаете в боксы?
gt-ask-die = { $who } бросает { $die }. Что выпало?
gt-ask-token = { $who } тянет жетон повреждений. Какой?
gt-ask-grid = Бросьте жребий: кто занимает следующее место на старте?

# Выбор
gt-choice-step = { $dice } на { $space }
gt-choice-mode = { $mode ->
    [flat-out] на полной скорости
   *[one-by-one] шаг за шагом
}
gt-choice-throw = бросить
gt-choice-secure = { $cost ->
    [one] застраховать за { $cost } жетон
    [few] застраховать за { $cost } жетона
    [many] застраховать за { $cost } жетонов
   *[other] застраховать за { $cost } жетона
}
gt-choice-stop = остановиться здесь
gt-choice-lose = { $space }, передача { $gear }
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
gt-choice-face = { $face ->
    [hazard] опасность
   *[clear] без опасности
}
gt-choice-seat = { $who }

# Шансы и последствия
gt-odds-lose = потеря управления { $chance }
gt-odds-safe = управление не потерять
gt-odds-certain = управление точно будет потеряно
gt-odds-plan = шаг за шагом до конца: потеря управления { $chance }
gt-odds-focus = концентрации +{ $focus }
gt-step-gear = передача { $gear }
gt-step-hazard = трасса добавляет { $hazards ->
    [one] { $hazards } опасность
    [few] { $hazards } опасности
    [many] { $hazards } опасностей
   *[other] { $hazards } опасности
}
gt-step-over = слишком быстро: ограничение { $cap }
gt-step-finish = за линию финиша
gt-lose-detail = { gt-danger-name } плитка: маркер { $marker }, { $tokens ->
    [0] без жетонов
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}

# Почему нет
gt-why = Сейчас решается не это.
gt-why-rule = Правила этого не позволяют: { $rules }.

# Справка
gt-legend-board = Дорога идёт слева направо, левый край вверху. Клетка показывает свой номер; машины — числа своего цвета.
gt-legend-cap = ограничение клетки; ! стоит опасности, если ехать ровно на нём
gt-legend-line = пунктир: число ограничивает шаг прямо через него, ! стоит опасности
gt-legend-plan = клетки плана по порядку
gt-legend-way = куда может вести следующий шаг
gt-legend-finish = линия финиша
gt-legend-flag = плитка под жёлтым флагом

# Лист времени
gt-sheet-title = Гонка на время
gt-sheet-track = Трасса
gt-sheet-driver = Пилот
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
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
track-fact-spaces = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
track-fact-length = { $count ->
    [one] длина { $count } деление
    [few] длина { $count } деления
    [many] длина { $count } делений
   *[other] длина { $count } деления
}
track-fact-corners = { $count ->
    [0] без ограничений скорости
    [one] { $count } поворот
    [few] { $count } поворота
    [many] { $count } поворотов
   *[other] { $count } поворота
}
track-column-tile = Плитка
track-column-turn = Поворот
track-column-danger = Опасность
track-column-caps = Ограничения
track-column-lines = Пунктиры

# Команды
odds-about = точные шансы кубиков или плана на трассе (gt)
odds-dice = кубики, например G4 G5 G3+2B C RL
odds-track-hazards = опасности, которые добавляет трасса (0)
odds-position = план позиции из этого файла JSON
odds-column-hazards = Опасностей
odds-column-chance = Шанс
odds-column-step = Кубики
odds-column-space = Клетка
odds-column-gear = Передача
odds-column-lose = Потеря на этом шаге
odds-column-lost = Потеря к этому шагу
sheet-about = лист времени записанной гонки на время (gt)
sheet-record = запись гонки с одной машиной
sheet-format = text, json или svg для печати (text)
sheet-output = файл, который записать; - выводит в стандартный поток (-)
