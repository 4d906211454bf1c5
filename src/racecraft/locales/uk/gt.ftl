# Rallyman: GT: що відбувається в перегонах та про що питають пілотів.

# Назви
gt-weather-name = { $weather ->
    [dry] сухо
   *[wet] дощ
}
gt-tyre-name = { $tyre ->
    [asphalt] асфальтові шини
    [rain] дощові шини
   *[soft] м’які шини
}
gt-token-name = { $token ->
    [gear] пошкодження передачі
    [brake] пошкодження гальм
    [coast] пошкодження двигуна
    [weather] зміна погоди
    [yellow] жовтий прапор
   *[green] зелений прапор
}
gt-danger-name = { $danger ->
    [yellow] жовта
    [orange] помаранчева
   *[red] червона
}

# Події
gt-tyres-chosen = { $who }: шини обрано.
gt-chose = { $who } бере на старт { gt-tyre-name }.
gt-grid = { $who } займає місце { $slot } на стартовій решітці, { $space }.
gt-round = Починається раунд { $round }.
gt-planned = { $who } планує { $die } на { $space }, передача { $gear }.
gt-set-off = { $who } їде { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
    [many] { $steps } кроків
   *[other] { $steps } кроку
} { $mode ->
    [flat-out] на повну
   *[one-by-one] крок за кроком
}.
gt-throws = { $who } кидає кубики кроку { $step }.
gt-rolled = { $die }: { $face ->
    [hazard] небезпека
   *[clear] чисто
}.
gt-secured = { $who } проїжджає крок без ризику за { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетони
   *[many] { $cost } жетонів
} концентрації, лишається { $focus }.
gt-moved = { $who } їде { $from } → { $to } на передачі { $gear }.
gt-stopped = { $who } зупиняє хід на { $space }.
gt-start-failed = { $who }: швидкий старт не вдався, { $space }, передача 2, хід закінчено.
gt-focused = { $who } здобуває { $gain ->
    [one] { $gain } жетон
    [few] { $gain } жетони
   *[many] { $gain } жетонів
} концентрації, тепер { $focus }.
gt-overdriven = { $hazards ->
    [one] { $hazards } небезпека
    [few] { $hazards } небезпеки
    [many] { $hazards } небезпек
   *[other] { $hazards } небезпеки
} при межі { $limit }: { $who } втрачає керування.
gt-relaid = { $who } перекладає кубики: { $from } → { $to }, передача { $gear }.
gt-lost-control = { $who } втрачає керування на { $space }, передача { $gear } ({ gt-danger-name } плитка): маркер { $marker }{ $tokens ->
    [0] .
    [one] , { $tokens } жетон пошкоджень.
    [few] , { $tokens } жетони пошкоджень.
    [many] , { $tokens } жетонів пошкоджень.
   *[other] , { $tokens } жетона пошкоджень.
}
gt-off-track = { $who } опиняється на { $side ->
    [left] лівому
   *[right] правому
} узбіччі.
gt-drew = { $who } витягує жетон: { gt-token-name }.
gt-weather = Погода змінилася, тепер { gt-weather-name }.
gt-came-back = { $who } повертається на { $space }.
gt-waits = { $who } чекає { $where ->
    [verge] на узбіччі
   *[pit] у боксах
}: { $space } зайнято.
gt-flag-shown = Жовтий прапор на плитці { $tile }: там із траси вилітає { $who }.
gt-flag-removed = { $flags ->
    [one] { $who }: жовтий прапор прибрано.
    [few] { $who }: прибрано { $flags } жовті прапори.
    [many] { $who }: прибрано { $flags } жовтих прапорів.
   *[other] { $who }: прибрано { $flags } жовтого прапора.
}
gt-drove-on = { $who } не заїжджає до боксів, { $space }.
gt-pitted = { $who } заїжджає до боксів: { $work ->
    [tyres] { gt-tyre-name }
    [repairs] ремонт
   *[both] ремонт і { gt-tyre-name }
}.
gt-repaired = { $who }: авто готове.
gt-rejoined = { $who } повертається в перегони на { $space }.
gt-blocked = { $who }: дорогу перекрито, { $space }, передача { $gear }.
gt-retired = { $who } не має жодної передачі та сходить із траси на { $space }.
gt-lap = { $who } завершує коло { $lap }.
gt-finished = { $who } фінішує в раунді { $rounds }, місце { $place }!
gt-timed = { $who }: хід, завершений на передачі { $marker }, коштує { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
gt-capped = { $rounds ->
    [one] Минув { $rounds } раунд
    [few] Минуло { $rounds } раунди
   *[many] Минуло { $rounds } раундів
}: перегони зупинено, вирішує пройдена відстань.
gt-drove = { $who } проїжджає { $steps ->
    [one] { $steps } клітинку
    [few] { $steps } клітинки
    [many] { $steps } клітинок
   *[other] { $steps } клітинки
}: { $start } → { $end }, передача { $gear }.

# Заголовок і панелі
gt-headline = { $track } · раунд { $round } ({ $colour ->
    [white] білий
   *[black] чорний
}) · коло { $lap } з { $laps } · { gt-weather-name }
gt-panel-place = { $place ->
    [verge] на узбіччі
    [pit] у боксах, смуга { $lane }: { $lane ->
        [1] шини
        [2] ремонт
       *[3] ремонт і шини
    }
    [spun] розвернуло на трасі
    [finished] на фініші
    [retired] поза перегонами
   *[track] на трасі
}
gt-standing = { $how ->
    [finish] фініш
    [time] { $time }
   *[distance] { $stations ->
        [one] пройдено { $stations } клітинку
        [few] пройдено { $stations } клітинки
        [many] пройдено { $stations } клітинок
       *[other] пройдено { $stations } клітинки
    }
}

# Становище реченнями
gt-situation = { $who }, ви на { $space }, передача { $marker }, коло { $lap } з { $laps }, концентрації { $focus }. Кубиків передач { $gear }, накату { $coast }, гальм { $brake }; керування втрачають за { $limit } небезпек. Зараз { gt-weather-name }, у вас { gt-tyre-name }.
gt-situation-other = Авто { $number }, { $who }: { $space }, передача { $marker }, { gt-panel-place }.
gt-situation-flags = Жовті прапори діють на плитках { $tiles }.

# Запитання
gt-ask-tyres = { $who }, на яких шинах стартуєте?
gt-ask-plan = { $who }, передача { $gear }, { $steps ->
    [0] плануйте перший крок:
    [one] сплановано { $steps } крок. Додати крок чи їхати?
    [few] сплановано { $steps } кроки. Додати крок чи їхати?
    [many] сплановано { $steps } кроків. Додати крок чи їхати?
   *[other] сплановано { $steps } кроку. Додати крок чи їхати?
}
gt-ask-drive = { $who }, крок { $step } з { $steps }: { $dice } на { $space }. { $hazards ->
    [0] Небезпек поки немає
    [one] Поки { $hazards } небезпека
    [few] Поки { $hazards } небезпеки
    [many] Поки { $hazards } небезпек
   *[other] Поки { $hazards } небезпеки
}, межа { $limit }.
gt-ask-relay = { $who }, керування втрачено. Перекладіть кубики: куди?
gt-ask-verge = { $who }, на який бік виносить?
gt-ask-pit = { $who }, можна заїхати до боксів:
gt-ask-die = { $who } кидає { $die }. Що випало?
gt-ask-token = { $who } витягує жетон пошкоджень. Який?
gt-ask-grid = Киньте жереб: хто займає наступне місце на старті?

# Вибір
gt-choice-mode = { $mode ->
    [flat-out] на повну
   *[one-by-one] крок за кроком
}
gt-choice-throw = { $dice ->
    [1] кинути кубик
   *[other] кинути кубики
}
gt-choice-secure = без ризику за { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетони
   *[many] { $cost } жетонів
} концентрації
gt-choice-stop = зупинитися тут
gt-choice-side = { $side ->
    [left] ліве узбіччя
   *[right] праве узбіччя
}
gt-choice-pit = { $work ->
    [none] їхати далі
    [tyres] { gt-tyre-name }
    [repairs] ремонт
   *[both] ремонт і { gt-tyre-name }
}
gt-dashboard = { $weather ->
    [dry] Сухо
   *[wet] Дощ
}: передач { $gear }, накату { $coast }, гальм { $brake }, межа { $limit }
gt-worn = з ходу { $turn } межа { $limit }
gt-choice-face = { $face ->
    [hazard] небезпека
   *[clear] без небезпеки
}
gt-choice-lose = { $spaces ->
    [0] просто тут
    [one] { $spaces } клітинка вперед
    [few] { $spaces } клітинки вперед
    [many] { $spaces } клітинок вперед
   *[other] { $spaces } клітинки вперед
}, передача { $gear }: { $end ->
    [spin] авто розверне
    [finish] за лінію
   *[off] авто вилетить із дороги
}
gt-target = до { $space }, прибуття на передачі { $gear }
gt-choice-seat = { $who }

# Шанси й наслідки
gt-odds-safe = цей кидок безпечний
gt-odds-secured = без кидка й без ризику
gt-odds-certain = керування точно буде втрачено
gt-odds-focus = концентрації +{ $focus }
gt-lost-end = { $end ->
    [spin] авто розверне, але воно лишиться на дорозі
   *[off] авто вилетить із дороги
}
gt-step-gear = передача { $gear }
gt-step-finish = за лінію фінішу
gt-crossing-gear = записується передача { $gear }

# Чому ні
gt-why = Зараз вирішується не це.
gt-why-rule = Правила цього не дозволяють: { $rules }.

# Аркуш часу
gt-sheet-title = Заїзд на час
gt-sheet-track = Траса
gt-sheet-driver = Пілот
gt-sheet-date = Дата
gt-sheet-class = Клас
gt-sheet-tyre = Шини
gt-sheet-weather = Погода
gt-sheet-turn = Хід
gt-sheet-marker = Передача
gt-sheet-seconds = Секунди
gt-sheet-total = Разом
gt-sheet-sum = Усі ходи
gt-sheet-focus = Концентрація
gt-sheet-final = Час

# Траси
track-fact-tiles = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
track-fact-spaces = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинки
}
track-fact-length = { $count ->
    [one] { $count } клітинка на коло
    [few] { $count } клітинки на коло
    [many] { $count } клітинок на коло
   *[other] { $count } клітинки на коло
}
track-fact-corners = { $count ->
    [0] без обмежень швидкості
    [one] { $count } поворот
    [few] { $count } повороти
    [many] { $count } поворотів
   *[other] { $count } повороту
}
track-column-tile = Плитка
track-column-turn = Поворот
track-column-danger = Небезпека
track-column-caps = Обмеження
track-column-lines = Пунктири

# Команди
sheet-about = аркуш часу записаного заїзду на час (gt)
sheet-record = запис заїзду з одним авто
sheet-format = text, json або svg для друку (text)
sheet-output = файл, який записати; - виводить у стандартний потік (-)

# Термінал
gt-face-percent = { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
gt-face-percent-whole = { $percent }%
gt-face-exact = { $chance } ({ $fraction })
gt-face-lap = К{ $lap }/{ $laps }
gt-face-tyre = { $tyre ->
    [asphalt] асфальт
    [rain] дощові
   *[soft] м’які
}
gt-face-tyre-letter = { $tyre ->
    [asphalt] А
    [rain] Д
   *[soft] М
}
gt-face-status-place = місце { $place }
gt-face-status-retired = поза перегонами
gt-face-status-plans = { $steps ->
    [0] планує
    [one] у плані { $steps } крок
    [few] у плані { $steps } кроки
    [many] у плані { $steps } кроків
   *[other] у плані { $steps } кроку
}
gt-face-status-drives = небезпек { $hazards } з { $limit }
gt-face-status-beside = { $place ->
    [verge] на узбіччі
   *[pit] у боксах, смуга { $lane }: { $lane ->
        [1] шини
        [2] ремонт
       *[3] ремонт і шини
    }
}
gt-face-status-grid = чекає на старт
gt-face-status-gear = { $kind ->
    [standing] стоїть
    [spun] розвернуло
    [off] поза трасою
   *[gear] передача { $gear }
}
gt-face-tray-gears = передач { $left } з { $most }
gt-face-tray-hazards = небезпеки { $marks }
gt-face-way = { $way ->
    [left] ліворуч
    [right] праворуч
   *[ahead] прямо
}
gt-face-die = { $kind ->
    [coast] накат на { $gear }
    [redline] червона зона на { $gear }
    [flying] швидкий старт, передача { $gear }
    [boost] передача { $gear } з прискоренням
   *[gear] передача { $gear }{ $brakes ->
        [0] { "" }
        [one] { " " }+ { $brakes } гальмо
        [few] { " " }+ { $brakes } гальма
        [many] { " " }+ { $brakes } гальм
       *[other] { " " }+ { $brakes } гальма
    }
}
gt-face-risk = ризик втратити керування { $chance }
gt-face-too-fast = зашвидко ({ $cap })
gt-face-bumps = траса +{ $hazards }!
gt-face-first-step = перший крок { $chance }
gt-face-start-fails = старт не вдасться { $chance }
gt-face-lose-now = ризик втратити керування зараз { $chance }
gt-face-to-the-end = до кінця { $chance }
gt-face-tokens = { $tokens ->
    [0] без пошкоджень
    [one] { $tokens } жетон пошкоджень
    [few] { $tokens } жетони пошкоджень
    [many] { $tokens } жетонів пошкоджень
   *[other] { $tokens } жетона пошкоджень
}
gt-face-on = на { $space }
gt-face-pit-turns = { $work ->
    [tyres] маркер 0
   *[other] маркер 00, усі жетони назад у торбинку
}
gt-face-helpful = що зараз має сенс
gt-face-pointless = зупинки, які зараз нічого не дадуть
gt-face-planned = { $who } викладає { $dice } до { $space }.
gt-face-rolled = { $who } кидає { $dice }: { $hazards ->
    [0] без небезпек.
    [one] { $hazards } небезпека.
    [few] { $hazards } небезпеки.
    [many] { $hazards } небезпек.
   *[other] { $hazards } небезпеки.
}
gt-face-drove = { $who } кидає { $dice } і їде на { $space }, передача { $gear }.
gt-face-plan = План і шанс втратити керування до кожного кроку: { $plan }.
gt-face-plan-step = { $dice } { $space } { $chance }
gt-face-road = Попереду: { $what }.
gt-face-road-clear = На наступних { $stations } клітинках немає ні обмежень, ні авто.
gt-face-road-cap = межа { $cap }{ $kind ->
    [hazard] { " " }(рівно на ній — небезпека)
   *[plain] { "" }
}
gt-face-sheet-so-far = На аркуші { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}, поки що { $time } за вирахуванням концентрації.
gt-command-drive-on = проїжджати безпечні кроки, доки керування не можна втратити
gt-face-legend-board = Дорога йде зліва направо, лівий край угорі. Над нею плитки, під нею ризик плану й кубики.
gt-face-legend-car = авто 1 на передачі 4; ▸ — авто, що вирішує зараз
gt-face-legend-cap = обмеження: вище за нього керування втрачено
gt-face-legend-triangle = обмеження, що рівно на ньому дає небезпеку
gt-face-legend-dotted = пунктир: обмеження для кроку, що перетинає його прямо
gt-face-legend-bang = пунктир, що дає небезпеку щоразу, як його перетинають прямо
gt-face-legend-way = куди може вести наступний крок; ↑ → ↓ вказують, кубик викладає
gt-face-legend-plan = викладені кубики: передача 2 з двома гальмами; C накат, RL червона зона, F2 швидкий старт, ^ прискорення
gt-face-legend-risk = точний шанс втратити керування до цього кроку
gt-face-legend-danger = небезпека плитки: від ◆ жовтої через помаранчеву до червоної
gt-face-legend-bend = плитка повертає ліворуч, праворуч
gt-face-legend-flag = обгін заборонено: жовтий прапор тут чи на сусідній плитці
gt-face-legend-line = лінія фінішу
gt-face-legend-dice = панелі: кубики G передач, C накату, B гальм — вільні, викладені, пошкоджені
gt-face-legend-limit = за стількох небезпек за хід керування втрачено
gt-face-legend-focus = жетони концентрації; перший оплачений кубик за хід коштує 1, другий 2 …
gt-face-legend-beside = поза трасою; у боксах, смуга 2
gt-face-legend-spun = авто, яке розвернуло (у таблиці ↶)
gt-face-why-move-02 = У той бік клітинки немає.
gt-face-why-move-07 = У плані має бути хоча б один крок.
gt-face-why-move-08 = Там стоїть інше авто.
gt-face-why-move-12 = План тут закінчується: він перетинає фініш або веде до неминучої втрати керування.
gt-face-why-move-14 = У цих перегонах не можна навмисно їхати зашвидко.
gt-face-why-dice-02 = Таких кубиків на цей хід більше немає.
gt-face-why-dice-03 = Цей кубик передачі вже лежить у плані.
gt-face-why-dice-09 = З місця рушають на передачі 1.
gt-face-why-dice-10 = Угору передачі перемикають по одній.
gt-face-why-dice-12 = Авто, що стоїть, не може їхати накатом.
gt-face-why-dice-13 = Замало гальмівних кубиків для пропущених передач.
gt-face-why-pass-01 = Ви їдете заповільно, щоб порівнятися там з авто.
gt-face-why-flag-03 = Під жовтим прапором не обганяють.
gt-face-why-roll-07 = Перший крок треба проїхати.
gt-face-why-focus-07 = Замало жетонів концентрації.
gt-face-why-pit-17 = Ці шини вже стоять на авто.
gt-face-why-adv-04 = Швидкий старт можливий лише з місця і там, де про нього домовилися.
gt-face-why-adv-12 = З боксів швидкого старту немає.
gt-face-why-adv-13 = Червона зона можлива лише на найвищій передачі й там, де про неї домовилися.
gt-face-why-adv-14 = Червона зона бере гальмівний кубик і рахується за кубик передачі; одного з них уже немає.
gt-face-why-class-03 = У цього класу такої передачі немає.
gt-face-why-class-08 = У цих перегонах немає м’яких шин.
