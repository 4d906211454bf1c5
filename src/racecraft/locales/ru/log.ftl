# Строка на ход: что сделал водитель, частями после имени через запятую. Части не называют водителя и не имеют точки.

log-spaces = { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}

# Ралі
log-rali-begins = начинает гонку
log-rali-placed = стартует с места { $place }
log-rali-rolled = выбрасывает { $die } на { $gear }-й передаче
log-rali-failed = выбрасывает { $die }, передача не включается
log-rali-drove = проезжает { log-spaces }
log-rali-hit = { $obstacle ->
    [bridge] врезается в мост
    [rock] врезается в скалу
    [tree] врезается в дерево
    [swamp] вязнет в болоте
    [puncture] пробивает колесо
    [pit] влетает в яму
   *[sand] зарывается в песок
}{ $lost ->
    [0] { "" }
   *[other] {" "}(−{ $lost }, осталось { $marker } из 10)
}
log-rali-crashed = врезается в машину впереди ({ $other }{ $lost ->
    [0] , без повреждений)
   *[other] ): себе −{ $lost }, сопернику −{ $lost_other }
}
log-rali-limited = из-за повреждений сбрасывает до { $gear }-й передачи
log-rali-repaired = чинит машину до { $marker } из 10
log-rali-missed = пропускает ход
log-rali-waited = ждёт: все пути заняты
log-rali-lap = завершает круг { $lap }
log-rali-won = выигрывает гонку
log-rali-won-alone = финиширует за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}

# Rallyman: GT
log-gt-planned = планирует ход
log-gt-drove = проезжает { log-spaces } (передача { $gear })
log-gt-flat-out = едет на полную
log-gt-threw = { $hazards ->
    [0] без опасностей
    [one] выбрасывает { $hazards } опасность
    [few] выбрасывает { $hazards } опасности
    [many] выбрасывает { $hazards } опасностей
   *[other] выбрасывает { $hazards } опасности
}
log-gt-overran = { $spaces ->
    [0] { "" }
   *[other] проезжает { log-spaces };{" "}
}{ $why ->
    [speed] слишком быстро для поворота
   *[hazards] опасностей на кубиках { $dice }{ $road ->
        [0] { "" }
       *[other] , на дороге { $road }
    }
}: { $lost ->
    [yes] { log-gt-lost-control }
   *[no] управление потеряно
}
log-gt-secured = платит за безопасность { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетона
   *[many] { $cost } жетонов
} концентрации
log-gt-stopped = останавливается раньше
log-gt-start-failed = срывает быстрый старт
log-gt-focused = получает { $gain ->
    [one] { $gain } жетон
    [few] { $gain } жетона
   *[many] { $gain } жетонов
} концентрации
log-gt-relaid = перекладывает кубики
log-gt-lost-control = теряет управление на { $gear }-й передаче{ $end ->
    [spin] {" "}и разворачивается
   *[off] { "" }
}
log-gt-off-track = слетает с дороги { $side ->
    [left] влево
   *[right] вправо
}
log-gt-drew = тянет жетон: { gt-token-name }
log-gt-came-back = возвращается на дорогу
log-gt-waits = ждёт { $where ->
    [verge] на обочине
   *[pit] в боксах
}
log-gt-flag-shown = вызывает жёлтый флаг
log-gt-drove-on = не заезжает в боксы
log-gt-pitted = заезжает в боксы: { $work ->
    [tyres] { gt-tyre-name }
    [repairs] ремонт
   *[both] ремонт и { gt-tyre-name }
}
log-gt-repaired = получает починенную машину
log-gt-rejoined = возвращается в гонку
log-gt-blocked = не находит пути вперёд
log-gt-retired = остаётся без передач и сходит
log-gt-lap = завершает круг { $lap }
log-gt-finished = финиширует, место { $place }
log-gt-arrived = пересекает линию на { $rounds }-м ходу
log-gt-timed = тратит { $seconds }{ "\u00A0" }с
log-gt-tyres = берёт на старт { gt-tyre-name }
log-gt-grid = стартует с места { $slot }

# Heat
log-heat-on-grid = встаёт на место { $slot }
log-heat-revealed = играет { $cards } на { $gear }-й передаче
log-heat-shifted = платит за переключение { $heat ->
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[many] { $heat } перегревов
}
log-heat-speed = едет со скоростью { $speed }
log-heat-blocked = { $how ->
    [slipstream] слипстрим
    [draft] подтягивание
   *[other] затор
}: { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
} из { $wanted }, дальше занято
log-heat-cluttered = стоит с забитой рукой
log-heat-boosted = жмёт на газ{ $heat ->
    [0] {" "}бесплатно
    [one] {" "}за { $heat } перегрев
    [few] {" "}за { $heat } перегрева
   *[other] {" "}за { $heat } перегревов
}{ $card ->
    [none] { "" }
   *[other] {" "}(+{ $card })
}
log-heat-adrenaline = использует адреналин
log-heat-cooled = охлаждает { $cards ->
    [one] { $cards } перегрев
    [few] { $cards } перегрева
   *[many] { $cards } перегревов
}
log-heat-super-cooled = охлаждает из сброса { $cards ->
    [one] { $cards } перегрев
    [few] { $cards } перегрева
   *[many] { $cards } перегревов
}
log-heat-paid = платит { $heat ->
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[many] { $heat } перегревов
} за { $card }
log-heat-scrapped = сбрасывает с колоды { $cards }
log-heat-salvaged = возвращает из сброса { $card }
log-heat-refreshed = кладёт { $card } на колоду
log-heat-stress-reduced = снимает { $cards ->
    [one] { $cards } стресс
    [few] { $cards } стресса
   *[many] { $cards } стрессов
}
log-heat-slipstream = проезжает { log-spaces } в слипстриме
log-heat-draft = подтягивается на { log-spaces }
log-heat-corner = платит в повороте { $heat ->
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[many] { $heat } перегревов
} ({ $speed } при пределе { $limit })
log-heat-spun = срывается в повороте ({ $speed } при пределе { $limit }: нужно { $needed ->
    [one] { $needed } перегрев
    [few] { $needed } перегрева
   *[many] { $needed } перегревов
}, было { $heat }), берёт { $stress ->
    [one] { $stress } стресс
    [few] { $stress } стресса
   *[many] { $stress } стрессов
}
log-heat-accelerated = ускоряется на { $cells }
log-heat-direct = играет { $card } прямо с руки
log-heat-discarded = сбрасывает { $cards }
log-heat-sponsored = получает спонсора
log-heat-lap = завершает круг { $lap }
log-heat-finished = финиширует, место { $place }
log-heat-eliminated = выбывает из гонки
# Что вместо того говорят подписи.
log-heat-brief-speed = скорость { $speed }
log-heat-brief-slipstream = слипстрим +{ $spaces }
log-heat-brief-held-up = дальше занято
log-heat-brief-engine = перегрев { $change }

# Rallyman
log-rallyman-attack = атакует ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}), зарабатывает { $earned }{ "\u00A0" }с
log-rallyman-drove = { $kind ->
    [over] пересекает линию финиша
    [drift] идёт в заносе до клетки { $space } из { $length }
    [cut] срезает поворот до клетки { $space } из { $length }
   *[on] едет на клетку { $space } из { $length }
} на { $gear }-й передаче{ $jumps ->
    [0] { "" }
   *[other] {" "}с прыжком
}
log-rallyman-warned = выбрасывает { $warnings ->
    [one] { $warnings } знак опасности
    [few] { $warnings } знака опасности
    [many] { $warnings } знаков опасности
   *[other] { $warnings } знака опасности
}
log-rallyman-card = тратит { $seconds }{ "\u00A0" }с (всего { $time })
log-rallyman-sisu = удерживает управление благодаря сису
log-rallyman-lost-control = теряет управление
log-rallyman-spun = разворачивается
log-rallyman-went-off = вылетает { $side ->
    [left] влево
   *[right] вправо
}{ $lost ->
    [0] { "" }
    [one] {" "}и теряет { $lost } кубик
    [few] {" "}и теряет { $lost } кубика
    [many] {" "}и теряет { $lost } кубиков
   *[other] {" "}и теряет { $lost } кубика
}
log-rallyman-shortcut = { $card ->
    [mud] выносит на дорогу грязь
    [puncture] пробивает колесо
   *[clean] срезает чисто
}
log-rallyman-wheel = меняет колесо{ $seconds ->
    [0] { "" }
   *[other] {" "}({ $seconds }{ "\u00A0" }с)
}
log-rallyman-tyres = выбирает: { rallyman-tyres-name }
log-rallyman-retired = выбывает из ралли
log-rallyman-stuck = не может двинуться и ждёт
log-rallyman-split = показывает промежуточное время { $split }: { $clock }{ $gap ->
    [first] { "" }
   *[other] {" "}({ $gap })
}
log-rallyman-finished = заканчивает участок за { $clock }
log-rallyman-stage-won = показывает лучшее время участка
log-rallyman-won = выигрывает ралли за { $clock }
log-rallyman-won-alone = финиширует за { $clock }

# Над полем: коротко, как подпись
log-rallyman-brief-earned = +{ $earned }{ "\u00A0" }с
log-rallyman-brief-drove = { $kind ->
    [over] финиш
    [drift] занос, клетка { $space }
   *[on] клетка { $space } из { $length }
}, передача { $gear }{ $jumps ->
    [0] { "" }
   *[other] {" "}· прыжок
}
log-rallyman-brief-warned = { $warnings ->
    [one] { $warnings } знак !
    [few] { $warnings } знака !
    [many] { $warnings } знаков !
   *[other] { $warnings } знака !
}
log-rallyman-brief-shortcut = { $card ->
    [mud] грязь
    [puncture] прокол
   *[clean] чистая срезка
}
log-rallyman-brief-card = { $seconds }{ "\u00A0" }с
