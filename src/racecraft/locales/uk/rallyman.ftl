# Rallyman: що діється в ралі та про що питають водіїв.

# Назви
rallyman-die-name = { $die ->
    [gas] кубик газу
   *[other] кубик передачі { $die }
}
rallyman-terrain-name = { $terrain ->
    [grass] трава
    [dirt] ґрунт
    [forest] ліс
    [rocks] скелі
    [water] вода
   *[village] село
}
rallyman-tyres-name = { $tyres ->
    [summer] літня гума
   *[winter] зимова гума
}
rallyman-line-name = { $line ->
    [road] на дорозі
    [drift1] у заносі, перша половина
    [drift2] у заносі, друга половина
   *[cut] на зрізці
}

# Події
rallyman-listed = { $who } стартує під номером { $place }.
rallyman-stage = Спецділянка { $stage }: { $route }.
rallyman-weather = Зона { $zone }: { $surface ->
    [snow] на дорозі сніг.
   *[dry] дорога суха.
}
rallyman-tyres = { $who }: обрано { $tyres ->
    [summer] літню гуму
   *[winter] зимову гуму
}.
rallyman-wheel = { $who } міняє колесо{ $seconds ->
    [0] {" "}між ділянками, без втрати часу.
   *[other] : { $seconds } секунд.
}
rallyman-wheel-kept = { $who } їде далі, не міняючи колеса.
rallyman-takes = { $who } бере { rallyman-die-name }{ $line ->
    [drift] {" "}для заносу.
    [cut] {" "}для зрізки.
    [back] , щоб повернутися на внутрішню траєкторію.
   *[on] .
}
rallyman-rolled = { $warning ->
    [1] Знак небезпеки!
   *[other] Без знака небезпеки.
}
rallyman-set = { $who } виставляє { rallyman-die-name } без «!», ціна { $cost } с; лишається { $tokens }.
rallyman-moved = { $who } { $line ->
    [drift] йде в заносі по клітинці { $space }
    [cut] зрізає поворот на клітинці { $space }
    [back] повертається на внутрішню траєкторію, клітинка { $space }
   *[on] їде { $space ->
        [0] на старт
       *[other] на клітинку { $space }
    }
}, передача { $gear }.
rallyman-jumped = { $who } летить через трамплін на передачі { $gear } і приземляється на клітинку { $space }.
rallyman-plans = { $who } планує швидкісну атаку.
rallyman-planned = У плані: { rallyman-die-name }{ $line ->
    [drift] , занос.
    [cut] , зрізка.
    [back] , на внутрішню траєкторію.
   *[on] .
}
rallyman-attack = { $who } кидає кубики всі разом: { $dice }.
rallyman-tokens = { $who } заробляє { $earned ->
    [one] { $earned } секунду
    [few] { $earned } секунди
   *[many] { $earned } секунд
}, разом { $tokens }.
rallyman-dropped = { $who } через прокол втрачає кубик газу з атаки.
rallyman-shortcut = Карта зрізки: { $card ->
    [clean] нічого не сталося.
    [mud] бруд у повороті на клітинці { $space }.
   *[puncture] прокол!
}
rallyman-sisu = Сісу! { $who } втримує керування.
rallyman-lost-control = { $who } втрачає керування!
rallyman-spun = { $place ->
    [cut] { $who }: авто розвернуло, воно лишається на зрізці.
   *[road] { $who }: авто розвернуло, воно стоїть задом наперед.
}
rallyman-went-off = { $who } { $place ->
    [cut] лишається на зрізці, але зачіпає узбіччя
   *[road] вилітає
} { $side ->
    [left] ліворуч
   *[right] праворуч
}, там { rallyman-terrain-name }{ $lost ->
    [0] : без пошкоджень.
    [one] : втрачено { $lost } кубик передач.
    [few] : втрачено { $lost } кубики передач.
   *[many] : втрачено { $lost } кубиків передач.
}
rallyman-retired = { $reason ->
    [overspeed] Надто швидко: { $who } вибуває з ралі.
    [puncture] Третій прокол: { $who } вибуває з ралі.
   *[damage] Пошкодження завеликі: { $who } вибуває з ралі.
}
rallyman-stuck = { $who } не може рушити й чекає.
rallyman-card = { $gear ->
    [0] { $who } бере карту нейтралі: { $seconds } секунд.
   *[other] { $who } бере карту передачі { $gear }: { $seconds } секунд.
}
rallyman-split = { $who }, проміжний час { $split }: { $clock }{ $gap ->
    [first] { "" }
   *[other] {" "}({ $gap })
}.
rallyman-finished = { $who } закінчує ділянку { $stage } за { $clock }.
rallyman-stage-won = { $who } має найкращий час ділянки { $stage }: { $clock }.
rallyman-serviced = { $who }: авто полагоджено в сервіс-парку.
rallyman-won = { $who } виграє ралі за { $clock }!
rallyman-won-alone = { $who } закінчує ралі за { $clock }!

# Запитання
rallyman-face-ask = { $who }, { $what ->
    [tyres] яка гума на ділянку { $stage }?
    [spare] колесо пробите. Замінити зараз?
    [first] { $gear ->
        [0] авто на нейтралі.
       *[other] передача { $gear }.
    } Перший кубик ходу?
    [next] { $gear ->
        [0] авто на нейтралі.
       *[other] передача { $gear }.
    } Ще один кубик?
    [plan] швидкісна атака{ $dice ->
        [0] : який кубик перший?
        [one] , поки { $dice } кубик. Що далі?
        [few] , поки { $dice } кубики. Що далі?
       *[many] , поки { $dice } кубиків. Що далі?
    }
    [drop] прокол забирає з атаки кубик газу. Який?
    [rest] наступний кубик перерваної атаки?
    [sisu] ви втрачаєте керування! Використати сісу?
   *[between] перед ділянкою { $next } сервісу немає. Поставити запасне колесо?
}
rallyman-face-step = { $die ->
    [gas] газ
   *[other] передача { $gear }
}: { $kind ->
    [over] через фініш
    [inside] внутрішня траєкторія, клітинка { $space }
    [drift] занос, клітинка { $space }
    [cut] зрізка, клітинка { $space }
    [back] на внутрішню траєкторію, клітинка { $space }
    [jump] стрибок на клітинку { $space }
   *[on] на клітинку { $space }
}
rallyman-face-dice-to = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
} { $over ->
    [yes] через фініш
   *[no] до клітинки { $space }{ $line ->
        [road] { "" }
       *[other] , { rallyman-line-name }
    }
}, у кінці передача { $gear }{ $cuts ->
    [yes] ; зрізає поворот: відкриває карту
   *[no] { "" }
}
rallyman-face-outcome = { $outcome ->
    [clear] без знака небезпеки
    [warning] знак небезпеки
    [dry] без знака небезпеки: дорога суха
    [snow] знак небезпеки: сніг
    [clean] нічого
    [mud] бруд
    [puncture] прокол
    [spin] розворот
    [left] виліт ліворуч
   *[right] виліт праворуч
}
rallyman-outcome-lot = далі { $who }
rallyman-face-choice = { $choice ->
    [end] закінчити хід
    [stuck] чекати
    [attack] швидкісна атака
    [throw] кинути кубики: { $dice }
    [spare-yes] замінити колесо
    [spare-no] їхати далі
    [sisu-yes] використати сісу
    [sisu-no] не використовувати
    [summer] літня гума
    [winter] зимова гума
    [drop-earlier] перший із кубиків газу
   *[drop-later] другий із кубиків газу
}

# Шанси й наслідки
rallyman-chance = { $count } з { $total }
rallyman-odds-exact = { $chance } ({ $percent })
rallyman-odds-warning = знак небезпеки { $chance }
rallyman-odds-set = виставити без ! за { $cost } с
rallyman-odds-loss = втрата керування { $chance }
rallyman-odds-overspeed = зашвидко: втрата керування, { $seconds } с
rallyman-odds-wreck = надто швидко: кінець ралі
rallyman-odds-out = кінець ралі { $chance }
rallyman-odds-lies = { $face ->
    [warning] показує !
   *[clear] без !
}
rallyman-odds-shortcut = бруд { $mud }, прокол { $puncture }
rallyman-odds-back-soft = обабіч дороги нема в що врізатися
rallyman-odds-back = виліт на клітинці { $space }: ліворуч { $left ->
    [0] без втрат
    [one] мінус { $left } кубик передач
    [few] мінус { $left } кубики передач
   *[many] мінус { $left } кубиків передач
}, праворуч { $right ->
    [0] без втрат
    [one] мінус { $right } кубик передач
    [few] мінус { $right } кубики передач
   *[many] мінус { $right } кубиків передач
}
rallyman-odds-back-full = коштує { $seconds } с. Розворот { $spin } або виліт: ліворуч { $left } ({ $there }, кубиків втрачено { $lost_left }), праворуч { $right } ({ $here }, кубиків втрачено { $lost_right })
rallyman-odds-card = зупинка тут: { $seconds } с
rallyman-odds-end = хід коштує { $seconds } с ({ $gear ->
    [0] нейтраль
   *[other] передача { $gear }
})
rallyman-odds-trapped = наступний хід почнеться втратою керування!
rallyman-odds-attack = спланувати всі кубики й кинути разом; кожен кубик знімає секунду
rallyman-odds-plan-safe = атака безпечна
rallyman-odds-plan-loss = атака зірветься { $chance }
rallyman-odds-kept = вдасться: { $kept }; найризикованіший кубик № { $die } ({ $risk })
rallyman-odds-broken = прокол перерве { $chance }
rallyman-odds-earns = дає { $tokens } с
rallyman-odds-spare = { $changes ->
    [yes] { $seconds } с
   *[no] без втрати часу
}; кубиків газу за хід: { $gas }
rallyman-odds-sisu = стирає всі знаки небезпеки цього ходу; раз за ралі
rallyman-odds-over = ділянку все одно пройдено; мінус один кубик передач
rallyman-odds-tyres = { $tyres ->
    [summer] { $white ->
        [0] снігу на ділянці немає: жодних вад
        [one] на { $white } клітинці снігу керування забирають два знаки небезпеки, а не три
       *[other] на { $white } клітинках снігу керування забирають два знаки небезпеки, а не три
    }
   *[winter] { $black ->
        [0] асфальту на ділянці немає: жодних вад
       *[other] на асфальті лише один кубик газу за хід ({ $white ->
            [0] усі клітинки: { $black }
           *[other] клітинок: { $black } з { $length }
        })
    }
}

# Ралі як траси
track-fact-splits = { $count ->
    [0] без відсічок
    [one] { $count } відсічка
    [few] { $count } відсічки
   *[other] { $count } відсічок
}
track-fact-stages = { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[many] { $count } ділянок
}
track-fact-boards = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полів
}
track-fact-roads = { $count ->
    [one] { $count } дорога
    [few] { $count } дороги
   *[many] { $count } доріг
}
track-fact-sections = { $count ->
    [one] { $count } секція
    [few] { $count } секції
   *[many] { $count } секцій
}
track-fact-best = найшвидший шейкдаун { $count } с
track-fact-cuts = { $count ->
    [one] { $count } зрізка
    [few] { $count } зрізки
   *[many] { $count } зрізок
}
track-fact-bumps = { $count ->
    [one] { $count } трамплін
    [few] { $count } трампліни
   *[many] { $count } трамплінів
}
track-column-stage = Ділянка
track-column-space = Клітинка
track-column-section = Секція
track-column-road = Дорога
track-column-left = Ліворуч
track-column-right = Праворуч
rallyman-mark-straight = пряма
rallyman-mark-corner = поворот
rallyman-mark-bump = трамплін
rallyman-mark-waiting = чекає
rallyman-mark-driving = їде
rallyman-mark-spun = розвернуло
rallyman-mark-off-left = виліт ліворуч
rallyman-mark-off-right = виліт праворуч
rallyman-mark-finished = на фініші
rallyman-mark-retired = вибуття
rallyman-mark-summer = літня гума
rallyman-mark-winter = зимова гума
rallyman-mark-grass = трава
rallyman-mark-dirt = ґрунт
rallyman-mark-forest = ліс
rallyman-mark-rocks = скелі
rallyman-mark-water = вода
rallyman-mark-village = село

# Папери ралі
rallyman-paper-information-sheet = Інформаційний аркуш
rallyman-paper-classification = Класифікація
rallyman-paper-drivers = Водії
rallyman-paper-day = День
rallyman-paper-stage = Ділянка
rallyman-paper-start = Старт
rallyman-paper-sections = Секції
rallyman-paper-finish = Фініш
rallyman-paper-spaces = Клітинки
rallyman-paper-split = Відсічка
rallyman-paper-splits = Відсічки
rallyman-paper-service = Сервіс
rallyman-paper-place = Місце
rallyman-paper-driver = Водій
rallyman-paper-time = Час
rallyman-paper-gap = Відставання
rallyman-paper-retired = вибуття
rallyman-paper-overall = Загальний залік
rallyman-paper-weather = Погода
rallyman-paper-dry = сухо
rallyman-paper-fixed = сніг
rallyman-paper-variable = мінлива
rallyman-paper-on-the-way = у дорозі
rallyman-paper-shakedown = шейкдаун
papers-about = надрукувати інформаційний аркуш або класифікацію записаного ралі
papers-sheet = інформаційний аркуш замість класифікації
papers-output = записати аркуш для друку (SVG) у цей файл
