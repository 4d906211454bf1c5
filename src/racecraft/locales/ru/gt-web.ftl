# Rallyman: GT в браузере: что показывает стол и о чём спрашивает.

# Заголовок и положение
gt-web-headline = { $track } · раунд{ "\u00A0" }{ $round } · круг{ "\u00A0" }{ $lap }{ "\u00A0" }из{ "\u00A0" }{ $laps } · { gt-weather-name }
gt-web-headline-solo = { $track } · заезд на время · ход{ "\u00A0" }{ $round } · { gt-weather-name }
gt-web-status = { $place ->
    [verge] вне дороги
    [pit] в боксах: { $lane ->
        [1] шины
        [2] ремонт
       *[3] ремонт и шины
    }
    [spun] развернуло, стоит
    [finished] на финише
    [retired] вне гонки
   *[track] { $gear ->
        [0] стоит
       *[other] передача { $gear }
    }
}
gt-web-standing = { $place ->
    [verge] { gt-web-gap } · вне дороги
    [pit] { gt-web-gap } · в боксах
    [spun] { gt-web-gap } · развернуло
    [retired] вне гонки
   *[track] { $laps ->
        [1] { "" }
       *[other] круг { $lap } ·{ " " }
    }{ gt-web-gap }
}
gt-web-gap = { $behind ->
    [first] впереди
    [0] рядом
   *[other] −{ $behind }
}
gt-web-behind = { $spaces ->
    [one] отстаёт на { $spaces } клетку
    [few] отстаёт на { $spaces } клетки
   *[other] отстаёт на { $spaces } клеток
}
gt-web-finished-place = финиш
gt-web-came = финиш в раунде { $rounds }

# План
gt-web-plan = { $steps ->
    [0] { $gear ->
        [0] Вы стоите. Спланируйте ход
       *[other] Передача { $gear }. Спланируйте ход
    }
    [one] Спланирована { $steps } клетка
    [few] Спланировано { $steps } клетки
    [many] Спланировано { $steps } клеток
   *[other] Спланировано { $steps } клетки
}
gt-web-first-move = Ваш первый ход: { $steps ->
    [one] { $steps } клетка
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}. Как бросаете?
gt-web-tap = Коснитесь подсвеченной клетки, и кубики разложатся сами. Или выкладывайте их по одному ниже.
gt-web-your-plan = Ваш план
gt-web-die = { $die ->
    [C] кубик наката
    [RL] кубик красной зоны
    [boost] кубик ускорения
    [B] { $number ->
        [one] { $number } кубик тормоза
        [few] { $number } кубика тормоза
        [many] { $number } кубиков тормоза
       *[other] { $number } кубика тормоза
    }
   *[gear] кубик передачи { $number }
}
gt-web-take-off = Снять кубики от шага { $step }
gt-web-laid = { $dice }, передача { $gear }, риск до сих пор { $risk }
gt-web-clear = Убрать весь план
gt-web-too-fast = слишком быстро
gt-web-reckless = { $count ->
    [one] { $count } кубик слишком быстрый
    [few] { $count } кубика слишком быстрые
    [many] { $count } кубиков слишком быстрых
   *[other] { $count } кубика слишком быстрые
}
gt-web-ends = Закончить на передаче
gt-web-end = Закончить на передаче { $gear }, риск { $risk }
gt-web-next-die = Следующий кубик
gt-web-way = { $way ->
    [left] налево
    [right] направо
   *[ahead] прямо
}
gt-web-cap = Здесь не быстрее передачи { $cap }
gt-web-left = Осталось кубиков:
gt-web-go = { $mode ->
    [flat-out] На полную
   *[one-by-one] Шаг за шагом
}
gt-web-go-flat = Все кубики сразу. Что бы ни выпало: +{ $focus } концентрации.
gt-web-go-single = По одному шагу. Можно остановиться, когда станет жарко.
gt-web-start-fails = старт не удастся: { $risk }
gt-web-target = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
} вперёд, в конце передача { $gear }, риск { $risk }
gt-web-take-back-last = Забрать кубик шага { $step }
gt-web-take-back-to = Вернуть план к шагу { $step }

# Езда
gt-web-drive = Шаг { $step } из { $steps }
gt-web-hazards = { $hazards ->
    [0] Опасностей пока нет
    [one] { $hazards } опасность
    [few] { $hazards } опасности
    [many] { $hazards } опасностей
   *[other] { $hazards } опасности
}; предел — { $limit }
gt-web-throw = { $dice ->
    [1] Бросить кубик
   *[other] Бросить кубики
}
gt-web-loss = { $end ->
    [spin] машину развернёт, но оставит на дороге
   *[off] машина вылетит с дороги
}{ $tokens ->
    [0] , без повреждений
    [one] , { $tokens } жетон повреждений
    [few] , { $tokens } жетона повреждений
    [many] , { $tokens } жетонов повреждений
   *[other] , { $tokens } жетона повреждений
}
gt-web-lose = { $sure ->
    [yes] Вы потеряете управление: { gt-web-loss }
   *[no] если потеряете управление: { gt-web-loss }
}
gt-web-rest = весь план: { $risk }
gt-web-secure = Без риска за { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетона
   *[many] { $cost } жетонов
}
gt-web-secure-left = без броска, останется { $focus }
gt-web-stop = Остановиться здесь
gt-web-onward = { $steps ->
    [one] Проехать { $steps } безопасный шаг
    [few] Проехать { $steps } безопасных шага
    [many] Проехать { $steps } безопасных шагов
   *[other] Проехать { $steps } безопасного шага
}
gt-web-rolled = Кубик { $die }: { $face ->
    [hazard] опасность
   *[clear] чисто
}

# Потеря управления
gt-web-relay = { $why ->
    [speed] Передача { $gear } — слишком быстро для поворота { $cap }: управление потеряно
   *[hazards] { $dice ->
        [0] На кубиках 0 опасностей
        [one] { $dice } опасность на кубиках
        [few] { $dice } опасности на кубиках
        [many] { $dice } опасностей на кубиках
       *[other] { $dice } опасности на кубиках
    }{ $corner ->
        [0] { "" }
        [line] { " " }+ { $track } за пунктирную линию
       *[other] { " " }+ { $track } за поворот { $corner }
    }{ $corner ->
        [0] { " " }(предел { $limit })
       *[other] { " " }= { $total } из { $limit }
    }: управление потеряно
}
gt-web-relay-explained = Где именно? Кубики перекладываются: сверху места с самыми лёгкими последствиями, или коснитесь клетки на поле.
gt-web-relay-option = { $spaces ->
    [0] Прямо здесь
    [one] { $spaces } клетка вперёд
    [few] { $spaces } клетки вперёд
    [many] { $spaces } клеток вперёд
   *[other] { $spaces } клетки вперёд
}, передача { $gear }
gt-web-relay-more = Показать ещё { $count }
gt-web-relay-others = Все места

# Остановки
gt-web-stop-ask = { $phase ->
    [choose] На каких шинах стартуете?
    [verge] Вы слетаете с дороги. В какую сторону?
   *[pit] Можно заехать в боксы.
}
gt-web-pit-work = { $work ->
    [none] без остановки, гонка продолжается
    [tyres] следующим ходом трогаетесь с места
   *[other] { $damage ->
        [0] чинить нечего
       *[other] все повреждения устранены
    }; пропускаете ход и трогаетесь с места
}
gt-web-stop-pointless = Ещё { $count ->
    [one] { $count } остановка, которая сейчас ничего не даст
    [few] { $count } остановки, которые сейчас ничего не дадут
    [many] { $count } остановок, которые сейчас ничего не дадут
   *[other] { $count } остановки, которые сейчас ничего не дадут
}

# Панели
gt-web-my-car = Моя машина
gt-web-marker = Передача
gt-web-class = { $class } · { $weather ->
    [dry] сухая дорога
   *[wet] мокрая дорога
}
gt-web-dice = { $kind ->
    [gear] Кубики передач
    [coast] Кубики наката
    [brake] Кубики тормоза
   *[boost] Кубики ускорения
}: { $left }{ $lost ->
    [0] { "" }
   *[other] , повреждено { $lost }
}
gt-web-limit = { $limit ->
    [one] { $limit } опасность
    [few] { $limit } опасности
   *[many] { $limit } опасностей
} — и управление потеряно
gt-web-focus = Концентрация: { $focus }
gt-web-wear = { $turns }-й ход на этих шинах
gt-web-order = Очерёдность ходов
gt-web-dashboards = Все панели
gt-web-had-turn = уже проехал
gt-web-order-explained = Первым едет тот, у кого выше передача, потом — кто впереди.
gt-web-sheet-turns = Все ходы
gt-web-flag = Жёлтый флаг: не обгонять на этом тайле и соседних

# Журнал
gt-web-told-plan = { $who } планирует { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}.
gt-web-told-flat-out = { $who } едет на полную!
gt-web-told-drive = { $who } проезжает { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}, передача { $gear }.{ $rolled }
gt-web-told-dice = { " " }Кубики { $dice }: { $hazards ->
    [0] без опасностей.
    [one] { $hazards } опасность.
    [few] { $hazards } опасности.
    [many] { $hazards } опасностей.
   *[other] { $hazards } опасности.
}
gt-web-told-throw = { $who } бросает { $dice }: { $hazards ->
    [0] без опасностей.
    [one] { $hazards } опасность.
    [few] { $hazards } опасности.
    [many] { $hazards } опасностей.
   *[other] { $hazards } опасности.
}
gt-web-told-secured = { $who } платит за безопасность { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетона
   *[many] { $cost } жетонов
} концентрации.
gt-web-told-grid = { $who } стартует с места { $slot }.
gt-web-told-stopped = { $who } вовремя останавливается.
gt-web-told-relaid = { $who } перекладывает кубики.
gt-web-told-lost-control = { $who } теряет управление на передаче { $gear }{ $end ->
    [spin] , машину разворачивает
   *[off] { " " }и вылетает с дороги
}{ $tokens ->
    [0] , без повреждений.
    [one] , { $tokens } жетон повреждений.
    [few] , { $tokens } жетона повреждений.
    [many] , { $tokens } жетонов повреждений.
   *[other] , { $tokens } жетона повреждений.
}
gt-web-told-overdriven = { $who } теряет управление: { $why ->
    [speed] слишком быстро для поворота.
   *[hazards] { $hazards ->
        [one] { $hazards } опасность
        [few] { $hazards } опасности
        [many] { $hazards } опасностей
       *[other] { $hazards } опасности
    } при пределе { $limit }.
}
gt-web-told-off-track = { $who } слетает с дороги { $side ->
    [left] влево
   *[right] вправо
}.
gt-web-told-came-back = { $who } возвращается на дорогу.
gt-web-told-waits = { $who } ждёт { $where ->
    [verge] у дороги
   *[pit] в боксах
}: клетка занята.
gt-web-told-flag-shown = Жёлтый флаг там, где с дороги слетает { $who }.
gt-web-told-drove-on = { $who } не заезжает в боксы.
gt-web-told-rejoined = { $who } возвращается в гонку.
gt-web-told-blocked = { $who }: путь закрыт.
gt-web-told-retired = { $who } остаётся без передач и сходит.
gt-web-told-arrived = { $who } пересекает линию на { $rounds }-м ходу!
gt-web-told-start-failed = { $who }: быстрый старт не удался, ход закончен на передаче 2.
