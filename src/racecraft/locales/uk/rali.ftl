# Ралі: що відбувається в перегонах та про що питають водіїв.

# Перешкоди, дороги й місця
rali-obstacle-name = { $obstacle ->
    [bridge] міст
    [rock] скеля
    [tree] дерево
    [swamp] болото
    [puncture] прокол
    [pit] яма
   *[sand] пісок
}
rali-letters = { $obstacle ->
    [bridge] Мі
    [rock] Ск
    [tree] Де
    [swamp] Бо
    [puncture] Пр
    [pit] Ям
   *[sand] Пі
}
rali-entry = { $way ->
    [station] заїзд на СТО
    [shortcut] заїзд на короткий шлях
   *[boxes] заїзд до боксів
}
rali-line = лінія «Старт-Фініш»
rali-gear = { $gear ->
    [1] 1-шу
    [2] 2-гу
    [3] 3-тю
   *[other] { $gear }-ту
}
rali-cell-none = ще не на полі
rali-cell-track = ряд { $row }, смуга { $lane }
rali-cell-ahead = { $rows ->
    [one] { $rows } клітинка
    [few] { $rows } клітинки
    [many] { $rows } клітинок
   *[other] { $rows } клітинки
} вперед, { $lane ->
    [1] ліва смуга
    [2] середня смуга
   *[3] права смуга
}
rali-cell-back = знову на дорозі, { $lane ->
    [1] ліва смуга
    [2] середня смуга
   *[3] права смуга
}
rali-cell-boxes = смуга боксів
rali-cell-start4 = четверте стартове місце
rali-cell-beside = { $kind ->
    [station] СТО { $name }
    [box] бокс
    [shortcut] короткий шлях
   *[lane] смуга боксів, ряд { $row }
}

# Події
rali-begins = Починає { $who }.
rali-placed = { $who } стартує з місця { $place }.
rali-declared = { $who } обирає { rali-gear } передачу.
rali-rolled = { $who } викидає { $die } на { $gear }-й передачі: { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}.
rali-shift-failed = Передача не перемкнулася: { $who } лишається на { $gear }-й.
rali-moved = { $who } їде: { $from } → { $to }.
rali-drove = { $who } проїжджає { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}: { $start } → { $end }.
rali-hit-what = { $who } { $obstacle ->
    [bridge] врізається в міст
    [rock] врізається у скелю
    [tree] врізається в дерево
    [swamp] грузне в болоті
    [puncture] пробиває колесо
    [pit] влітає в яму
   *[sand] закопується в пісок
}
rali-hit = { rali-hit-what } ({ $cell }){ $lost ->
    [0] .
   *[other] : пошкодження { $lost }, лишилося { $marker } з 10.
}
rali-web-hit = { rali-hit-what }{ $lost ->
    [0] .
   *[other] : пошкодження { $lost }, лишилося { $marker } з 10.
}
rali-crashed = { $who } врізається в авто попереду ({ $other }). { $lost ->
    [0] Пошкоджень немає ні в кого.
   *[other] Пошкодження { $lost } (лишилося { $marker } з 10); { $other } — { $lost_other } (лишилося { $marker_other } з 10).
}
rali-limited = Пошкодження не дають їхати швидше: { $who } тепер на { $gear }-й передачі.
rali-serviced = { $who } заїжджає на СТО { $station } на ремонт: { $marker } з 10.
rali-boxed = { $who } лагодить авто в боксі: { $marker } з 10.
rali-missed = { $who } пропускає хід{ $left ->
    [0] .
   *[other] , попереду ще { $left }.
}
rali-waited = { $who } чекає: усі шляхи вперед зайняті.
rali-lap = { $who } завершує коло { $lap }.
rali-won = { $who } перетинає фінішну лінію й перемагає в раунді { $rounds }!
rali-won-alone = { $who } перетинає фінішну лінію в раунді { $rounds }!
rali-capped = { $rounds ->
    [one] Минув { $rounds } раунд
    [few] Минуло { $rounds } раунди
    [many] Минуло { $rounds } раундів
   *[other] Минуло { $rounds } раунду
}: перегони зупинено, вирішує пройдена відстань.

# Заголовок і планшети
rali-headline = { $board } · раунд { $round } · коло { $lap } з { $laps }
rali-lap-short = К{ $lap }/{ $laps }
rali-lap-long = К{ $lap }/{ $laps } · { $cell }
rali-gear-limit = передачі до { $gear }
rali-status-place = місце { $place }
rali-status-drives = ще { $steps }, { $changes ->
    [0] без змін смуги
    [one] { $changes } зміна смуги
    [few] { $changes } зміни смуги
    [many] { $changes } змін смуги
   *[other] { $changes } зміни смуги
}
rali-status-places = вибирає місце на старті
rali-status-declares = обирає передачу
rali-status-misses = { $turns ->
    [one] пропускає { $turns } хід
    [few] пропускає { $turns } ходи
    [many] пропускає { $turns } ходів
   *[other] пропускає { $turns } ходу
}
rali-status-rest = стоїть: рушає з 1-ї передачі
rali-status-rolls = їде на { $gear }-й передачі
rali-standing = { $won ->
    [yes] перемога за { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунди
        [many] { $rounds } раундів
       *[other] { $rounds } раунду
    }
   *[no] пройдено { $rows ->
        [one] { $rows } клітинку
        [few] { $rows } клітинки
        [many] { $rows } клітинок
       *[other] { $rows } клітинки
    }
}, маркер на { $marker }

# Ситуація словами
rali-situation = { $who }, ваше авто: { $cell }, передача { $gear }, маркер пошкоджень { $marker } з 10, коло { $lap } з { $laps }, місце { $place }.
rali-situation-move = Лишилося { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}, { $changes ->
    [0] змінювати смугу вже не можна.
    [one] ще { $changes } зміна смуги.
    [few] ще { $changes } зміни смуги.
    [many] ще { $changes } змін смуги.
   *[other] ще { $changes } зміни смуги.
}
rali-situation-other = Авто { $number }, { $who }: { $cell }, передача { $gear }, маркер { $marker }, місце { $place }.
rali-road-lane = Смуга { $lane }: { $what }.
rali-road-thing = { $what } через { $distance }
rali-road-clear = вільно

# Запитання
rali-ask-place = { $who }, де стаєте на старт?
rali-ask-gear = { $who }, ви на { $gear }-й передачі. На якій їдете далі?
rali-ask-start = { $who }, ваше авто стоїть. Кидайте кубик:
rali-ask-step = { $who }, { $steps ->
    [one] лишилася { $steps } клітинка
    [few] лишилися { $steps } клітинки
    [many] лишилося { $steps } клітинок
   *[other] лишилося { $steps } клітинки
}, { $changes ->
    [0] змінювати смугу вже не можна.
    [one] ще { $changes } зміна смуги.
    [few] ще { $changes } зміни смуги.
    [many] ще { $changes } змін смуги.
   *[other] ще { $changes } зміни смуги.
} Куди?
rali-ask-die = { $who } вмикає { rali-gear } передачу. Що на кубику?
rali-ask-lot = Киньте жереб: хто починає?

# Варіанти
rali-choice-place = стартове місце { $number }
rali-place-lane = { $lane ->
    [1] ліва смуга
    [2] середня смуга
   *[3] права смуга
}
rali-place-4 = збоку від траси, потім у будь-яку смугу
rali-choice-gear = { $kind ->
    [up] вгору на { rali-gear }
    [down] вниз на { rali-gear }
    [start] рушити з { $gear }-ї передачі
   *[keep] лишитися на { $gear }-й
}
rali-choice-step = { $kind ->
    [left] ліворуч: { $cell }
    [right] праворуч: { $cell }
    [shortcut] на короткий шлях
    [repair] на ремонт: { $cell }
   *[ahead] прямо: { $cell }
}
rali-choice-drive = { $cell }
rali-choice-pass = через: { $cell }
rali-move = { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}, { $changes ->
    [0] без зміни смуги
    [one] { $changes } зміна смуги
    [few] { $changes } зміни смуги
    [many] { $changes } змін смуги
   *[other] { $changes } зміни смуги
}
rali-lot-seat = починає { $who }
rali-outcome = { $die }: { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}, передача { $gear }
rali-die = { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
} на { $gear }-й передачі

# Шанси й наслідки
rali-chance = { $count } з { $total }
rali-chance-sure = напевно
rali-odds-steps = { $low }–{ $high ->
    [one] { $high } клітинка
    [few] { $high } клітинки
    [many] { $high } клітинок
   *[other] { $high } клітинки
}
rali-odds-fails = не перемкнеться { $chance }
rali-odds-wins = { $alone ->
    [yes] фініш { $chance }
   *[no] перемога { $chance }
}
rali-odds-stop = зупинить { $count ->
    [one] { $count } кидок із { $total }
    [few] { $count } кидки з { $total }
   *[many] { $count } кидків із { $total }
}
rali-odds-harm = { $count ->
    [one] { $count } кидок із { $total } веде
    [few] { $count } кидки з { $total } ведуть
   *[many] { $count } кидків із { $total } ведуть
} у перешкоду{ $loss ->
    [0] { "" }
   *[other] {" "}(пошкодження близько { $loss })
}
rali-odds-pit = чисто лише із заїздом на ремонт: { $count } з { $total } кидків
rali-odds-clean = будь-який кидок можна проїхати чисто
rali-step-free = вільно
rali-step-crash = зіткнення, попереду { $other }: { $what }
rali-step-hit = { rali-obstacle-name }: { $what }
rali-part-above = вище { $gear }-ї передачі { $what }
rali-part-stop = зупинка
rali-part-damage = пошкодження { $lost }
rali-part-damage-other = { $other } — пошкодження { $lost }
rali-part-repair = ремонт до { $marker }
rali-part-miss = { $turns ->
    [one] пропуск { $turns } ходу
   *[other] пропуск { $turns } ходів
}
rali-part-none = без шкоди
rali-step-wins = { $alone ->
    [yes] за лінію: фініш!
   *[no] за лінію: перемога!
}
rali-then-wins = { $alone ->
    [yes] до фінішу можна дістатися
   *[no] перемога досяжна
}
rali-then-clean = далі чистий шлях
rali-then-loss = разом пошкодження щонайменше { $lost }
rali-then-stop = глухий кут: { $lost ->
    [0] вас зупинить
   *[other] аварії не оминути (пошкодження { $lost }+)
}

# Чому ні
rali-why = Зараз вирішується не це.
rali-why-setup-04 = Це стартове місце зайняте.
rali-why-gear-06 = Авто, що стоїть, рушає з 1-ї передачі без перемикання.
rali-why-gear-07 = Коробка передач або пошкодження такої передачі не дозволяють.
rali-why-lane-01 = З того боку смуги немає.
rali-why-lane-02 = За хід не можна повернутися в смугу, з якої він почався.
rali-why-lane-02-lane-03 = Ця передача більше не дозволяє змінювати смугу за цей хід.
rali-why-lane-05 = Звідси нікуди з’їжджати.
rali-why-shortcut-02 = Короткий шлях відкритий лише тому, хто стоїть на його заїзді на початку ходу.

# Довідка
rali-legend-board = Дорога йде зліва направо, смуга 1 вгорі. Авто — це цифри; › › позначає того, хто вирішує.
rali-legend-station = СТО: { $what }
rali-legend-box = бокс авто 1: { $what }
rali-legend-entry = тут є з’їзд
rali-legend-line = лінія «Старт-Фініш», передній край ряду 0
rali-legend-target = куди веде наступний крок; ! — зіткнення
rali-legend-reach = під дорогою: з таким кидком хід закінчиться тут; ⚀! — передача не перемкнулася
rali-legend-panel = важіль; × передачу забороняють пошкодження, ‖ авто стоїть, ✕1 — скільки ходів пропустити

# У браузері
rali-web-ask-place = Звідки стартуєте?
rali-web-ask-start = Готові? Кидайте кубик!
rali-web-ask-gear = Яка передача?
rali-web-ask-step = Проїдьте { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}; { $changes ->
    [0] змінювати смугу не можна.
    [one] до { $changes } зміни смуги.
    [few] до { $changes } змін смуги.
    [many] до { $changes } змін смуги.
   *[other] до { $changes } змін смуги.
}
rali-web-drove = { $who } проїжджає { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}.
rali-web-lap = коло { $lap }/{ $laps }
rali-web-gap = −{ $rows }
rali-came = фініш у раунді { $rounds }
rali-web-behind = { $rows ->
    [one] { $rows } клітинка позаду
    [few] { $rows } клітинки позаду
    [many] { $rows } клітинок позаду
   *[other] { $rows } клітинки позаду
}
rali-web-gear = передача { $gear }
rali-web-throw = { $touch ->
    [yes] Торкніться передачі, щоб побачити, куди заведуть кидки; ще раз — і кубик покотиться.
   *[no] Наведіть на передачу, щоб побачити, куди заведуть кидки; клацання кидає кубик.
}
rali-web-draw = Торкніться клітинки або перетягніть туди авто: шлях намалюється сам.
rali-web-left = далі ще { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}
rali-web-go = Їдьмо
rali-web-go-to = Їдьмо: { $move }
rali-web-clear = Стерти шлях
rali-web-ends = Де може скінчитися хід
rali-web-more = ще { $count ->
    [one] { $count } шлях
    [few] { $count } шляхи
    [many] { $count } шляхів
   *[other] { $count } шляху
}
rali-web-lever = Передача { $gear }; доступні до { $limit }
rali-web-damage = Маркер пошкоджень: { $marker } з 10
