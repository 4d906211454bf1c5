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
rallyman-tyres = { $who }: обрано, { rallyman-tyres-name }.
rallyman-wheel = { $who } міняє колесо{ $seconds ->
    [0] {" "}між ділянками, без втрати часу.
   *[other] : { $seconds } секунд.
}
rallyman-wheel-kept = { $who } їде далі, не міняючи колеса.
rallyman-takes = { $who } бере { rallyman-die-name }{ $line ->
    [drift] {" "}для заносу.
    [cut] {" "}для зрізки.
    [back] , щоб повернутися всередину.
   *[on] .
}
rallyman-rolled = { $warning ->
    [1] Знак небезпеки!
   *[other] Без знака небезпеки.
}
rallyman-set = { $who } кладе { rallyman-die-name } за { $cost ->
    [one] { $cost } секунду
    [few] { $cost } секунди
   *[many] { $cost } секунд
}, лишається { $tokens }.
rallyman-moved = { $who } { $line ->
    [drift] йде в заносі по клітинці { $to }
    [cut] зрізає поворот на клітинці { $to }
    [back] повертається всередину на клітинці { $to }
   *[on] їде { $to ->
        [-1] на старт
       *[other] на клітинку { $to }
    }
}, передача { $gear }.
rallyman-jumped = { $who } летить через трамплін на передачі { $gear } і приземляється на клітинку { $to }.
rallyman-plans = { $who } планує швидкісну атаку.
rallyman-planned = У плані: { rallyman-die-name }{ $line ->
    [drift] , занос.
    [cut] , зрізка.
    [back] , назад усередину.
   *[on] .
}
rallyman-attack = { $who } кидає кубики всі разом: { $dice }.
rallyman-tokens = { $who } заробляє секунди: { $earned }, разом { $tokens }.
rallyman-dropped = { $who } через прокол втрачає кубик газу з атаки.
rallyman-shortcut = Карта зрізки: { $card ->
    [clean] нічого не сталося.
    [mud] бруд у повороті на клітинці { $space }.
   *[puncture] прокол!
}
rallyman-sisu = Сісу! { $who } втримує керування.
rallyman-lost-control = { $who } втрачає керування!
rallyman-spun = Авто { $who } розвертає: воно стоїть задом наперед.
rallyman-went-off = { $who } вилітає { $side ->
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
rallyman-split = { $who }, проміжний час { $split }: { $clock }.
rallyman-finished = { $who } закінчує ділянку { $stage } за { $clock }.
rallyman-stage-won = { $who } має найкращий час ділянки { $stage }: { $clock }.
rallyman-serviced = { $who } проходить техобслуговування.
rallyman-won = { $who } виграє ралі за { $clock }!
