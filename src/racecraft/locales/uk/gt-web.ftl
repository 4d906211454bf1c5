# Rallyman: GT у браузері: що показує стіл і про що питає.

# Заголовок і положення
gt-web-headline = { $track } · раунд{ "\u00A0" }{ $round } · коло{ "\u00A0" }{ $lap }{ "\u00A0" }з{ "\u00A0" }{ $laps } · { gt-weather-name }
gt-web-headline-solo = { $track } · заїзд на час · хід{ "\u00A0" }{ $round } · { gt-weather-name }
gt-web-status = { $place ->
    [verge] поза дорогою
    [pit] у боксах: { $lane ->
        [1] шини
        [2] ремонт
       *[3] ремонт і шини
    }
    [spun] розвернуло, стоїть
    [finished] за фінішем
    [retired] поза перегонами
   *[track] { $gear ->
        [0] стоїть
       *[other] передача { $gear }
    }
}
gt-web-standing = { $place ->
    [verge] { gt-web-gap } · поза дорогою
    [pit] { gt-web-gap } · у боксах
    [spun] { gt-web-gap } · розвернуло
    [retired] схід
   *[track] { $laps ->
        [1] { "" }
       *[other] коло { $lap } ·{ " " }
    }{ gt-web-gap }
}
gt-web-gap = { $behind ->
    [first] попереду
    [0] поруч
   *[other] −{ $behind }
}
gt-web-behind = { $spaces ->
    [one] { $spaces } клітинка відставання
    [few] { $spaces } клітинки відставання
   *[other] { $spaces } клітинок відставання
}
gt-web-finished-place = фініш
gt-web-came = фініш у раунді { $rounds }

# План
gt-web-plan = { $steps ->
    [0] { $gear ->
        [0] Ви стоїте. Сплануйте хід
       *[other] Передача { $gear }. Сплануйте хід
    }
    [one] Сплановано { $steps } клітинку
    [few] Сплановано { $steps } клітинки
    [many] Сплановано { $steps } клітинок
   *[other] Сплановано { $steps } клітинки
}
gt-web-first-move = Ваш перший хід: { $steps ->
    [one] { $steps } клітинка
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}. Як кидаєте?
gt-web-tap = Торкніться підсвіченої клітинки, і кубики розкладуться самі. Або викладайте їх по одному нижче.
gt-web-your-plan = Ваш план
gt-web-die = { $die ->
    [C] кубик накату
    [RL] кубик червоної зони
    [boost] кубик прискорення
    [B] { $number ->
        [one] { $number } кубик гальм
        [few] { $number } кубики гальм
        [many] { $number } кубиків гальм
       *[other] { $number } кубика гальм
    }
   *[gear] кубик передачі { $number }
}
gt-web-take-off = Зняти кубики від кроку { $step }
gt-web-laid = { $dice }, передача { $gear }, ризик досі { $risk }
gt-web-clear = Прибрати весь план
gt-web-too-fast = зашвидко
gt-web-reckless = { $count ->
    [one] { $count } кубик зашвидкий
    [few] { $count } кубики зашвидкі
    [many] { $count } кубиків зашвидких
   *[other] { $count } кубика зашвидкі
}
gt-web-ends = Прибути на передачі
gt-web-end = Прибути на передачі { $gear }, ризик { $risk }
gt-web-next-die = Наступний кубик
gt-web-way = { $way ->
    [left] ліворуч
    [right] праворуч
   *[ahead] прямо
}
gt-web-cap = Тут не швидше передачі { $cap }
gt-web-left = Лишилося кубиків:
gt-web-go = { $mode ->
    [flat-out] На повну
   *[one-by-one] Крок за кроком
}
gt-web-go-flat = Усі кубики разом. Хоч що випаде: +{ $focus } концентрації.
gt-web-go-single = По одному кроку. Можна зупинитися, коли стане гаряче.
gt-web-start-fails = старт не вдасться: { $risk }
gt-web-target = { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
} вперед, у кінці передача { $gear }, ризик { $risk }
gt-web-take-back-last = Забрати кубик кроку { $step }
gt-web-take-back-to = Повернути план до кроку { $step }

# Їзда
gt-web-drive = Крок { $step } із { $steps }
gt-web-hazards = { $hazards ->
    [0] Небезпек ще немає
    [one] { $hazards } небезпека
    [few] { $hazards } небезпеки
    [many] { $hazards } небезпек
   *[other] { $hazards } небезпеки
}; межа — { $limit }
gt-web-throw = { $dice ->
    [1] Кинути кубик
   *[other] Кинути кубики
}
gt-web-loss = { $end ->
    [spin] авто розверне, але воно лишиться на дорозі
   *[off] авто вилетить із дороги
}{ $tokens ->
    [0] , без пошкоджень
    [one] , { $tokens } жетон пошкоджень
    [few] , { $tokens } жетони пошкоджень
    [many] , { $tokens } жетонів пошкоджень
   *[other] , { $tokens } жетона пошкоджень
}
gt-web-lose = { $sure ->
    [yes] Ви втратите керування: { gt-web-loss }
   *[no] якщо втратите керування: { gt-web-loss }
}
gt-web-rest = весь план: { $risk }
gt-web-secure = Без ризику за { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетони
   *[many] { $cost } жетонів
}
gt-web-secure-left = без кидка, лишиться { $focus }
gt-web-stop = Зупинитися тут
gt-web-onward = { $steps ->
    [one] Проїхати { $steps } безпечний крок
    [few] Проїхати { $steps } безпечні кроки
    [many] Проїхати { $steps } безпечних кроків
   *[other] Проїхати { $steps } безпечного кроку
}
gt-web-rolled = Кубик { $die }: { $face ->
    [hazard] небезпека
   *[clear] чисто
}

# Втрата керування
gt-web-relay = { $why ->
    [speed] Передача { $gear } — зашвидко для повороту { $cap }: керування втрачено
   *[hazards] { $dice ->
        [0] На кубиках 0 небезпек
        [one] { $dice } небезпека на кубиках
        [few] { $dice } небезпеки на кубиках
        [many] { $dice } небезпек на кубиках
       *[other] { $dice } небезпеки на кубиках
    }{ $corner ->
        [0] { "" }
        [line] { " " }+ { $track } за пунктирну лінію
       *[other] { " " }+ { $track } за поворот { $corner }
    }{ $corner ->
        [0] { " " }(межа { $limit })
       *[other] { " " }= { $total } з { $limit }
    }: керування втрачено
}
gt-web-relay-explained = Де саме? Кубики перекладаються: найм’якші місця вгорі, або торкніться клітинки на полі.
gt-web-relay-option = { $spaces ->
    [0] Просто тут
    [one] { $spaces } клітинка вперед
    [few] { $spaces } клітинки вперед
    [many] { $spaces } клітинок вперед
   *[other] { $spaces } клітинки вперед
}, передача { $gear }
gt-web-relay-more = Показати ще { $count }
gt-web-relay-others = Усі місця

# Зупинки
gt-web-stop-ask = { $phase ->
    [choose] На яких шинах стартуєте?
    [verge] Ви злітаєте з дороги. На який бік?
   *[pit] Можна заїхати до боксів.
}
gt-web-pit-work = { $work ->
    [none] без зупинки, перегони тривають
    [tyres] наступного ходу рушаєте з місця
   *[other] { $damage ->
        [0] лагодити нічого
       *[other] усі пошкодження усунуто
    }; пропускаєте хід і рушаєте з місця
}
gt-web-stop-pointless = Ще { $count ->
    [one] { $count } зупинка, яка зараз нічого не дасть
    [few] { $count } зупинки, які зараз нічого не дадуть
    [many] { $count } зупинок, які зараз нічого не дадуть
   *[other] { $count } зупинки, які зараз нічого не дадуть
}

# Панелі
gt-web-my-car = Моє авто
gt-web-marker = Передача
gt-web-class = { $class } · { $weather ->
    [dry] суха дорога
   *[wet] мокра дорога
}
gt-web-dice = { $kind ->
    [gear] Кубики передач
    [coast] Кубики накату
    [brake] Кубики гальм
   *[boost] Кубики прискорення
}: { $left }{ $lost ->
    [0] { "" }
   *[other] , пошкоджено { $lost }
}
gt-web-limit = { $limit ->
    [one] { $limit } небезпека
    [few] { $limit } небезпеки
   *[many] { $limit } небезпек
} — і керування втрачено
gt-web-focus = Концентрація: { $focus }
gt-web-wear = Хід { $turns } на цих шинах
gt-web-order = Черговість ходів
gt-web-dashboards = Усі панелі
gt-web-had-turn = хід зроблено
gt-web-order-explained = Першим їде той, у кого вища передача, далі — хто попереду.
gt-web-sheet-turns = Усі ходи
gt-web-flag = Жовтий прапор: не обганяти на цій плитці та сусідніх

# Журнал
gt-web-told-plan = { $who } планує { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}.
gt-web-told-flat-out = { $who } їде на повну!
gt-web-told-drive = { $who } проїжджає { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}, передача { $gear }.{ $rolled }
gt-web-told-dice = { " " }Кубики { $dice }: { $hazards ->
    [0] без небезпек.
    [one] { $hazards } небезпека.
    [few] { $hazards } небезпеки.
    [many] { $hazards } небезпек.
   *[other] { $hazards } небезпеки.
}
gt-web-told-throw = { $who } кидає { $dice }: { $hazards ->
    [0] без небезпек.
    [one] { $hazards } небезпека.
    [few] { $hazards } небезпеки.
    [many] { $hazards } небезпек.
   *[other] { $hazards } небезпеки.
}
gt-web-told-secured = { $who } платить за безпеку { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетони
   *[many] { $cost } жетонів
} концентрації.
gt-web-told-grid = { $who } стартує з місця { $slot }.
gt-web-told-stopped = { $who } вчасно зупиняється.
gt-web-told-relaid = { $who } перекладає кубики.
gt-web-told-lost-control = { $who } втрачає керування на передачі { $gear }{ $end ->
    [spin] , авто розвертає
   *[off] { " " }і вилітає з дороги
}{ $tokens ->
    [0] , без пошкоджень.
    [one] , { $tokens } жетон пошкоджень.
    [few] , { $tokens } жетони пошкоджень.
    [many] , { $tokens } жетонів пошкоджень.
   *[other] , { $tokens } жетона пошкоджень.
}
gt-web-told-overdriven = { $who } втрачає керування: { $why ->
    [speed] зашвидко для повороту.
   *[hazards] { $hazards ->
        [one] { $hazards } небезпека
        [few] { $hazards } небезпеки
        [many] { $hazards } небезпек
       *[other] { $hazards } небезпеки
    } при межі { $limit }.
}
gt-web-told-off-track = { $who } злітає з дороги { $side ->
    [left] ліворуч
   *[right] праворуч
}.
gt-web-told-came-back = { $who } повертається на дорогу.
gt-web-told-waits = { $who } мусить чекати { $where ->
    [verge] край дороги
   *[pit] у боксах
}: клітинку зайнято.
gt-web-told-flag-shown = Жовтий прапор там, де з дороги злітає { $who }.
gt-web-told-drove-on = { $who } не заїжджає до боксів.
gt-web-told-rejoined = { $who } повертається в перегони.
gt-web-told-blocked = { $who } не має куди їхати.
gt-web-told-retired = { $who } лишається без передач і сходить.
gt-web-told-arrived = { $who } перетинає лінію на { $rounds }-му ході!
gt-web-told-start-failed = { $who }: швидкий старт не вдався, хід закінчено на передачі 2.
