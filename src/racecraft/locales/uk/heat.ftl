# Heat: що діється в перегоні й про що питають гонщиків.

# Перед перегоном
heat-race = Перегін { $race }: { $track }, кіл: { $laps }, клітинок: { $cells }{ $event ->
    [none] .
   *[other] , подія { $event }.
}
heat-track-drawn = Перегін { $race } відбудеться на трасі { $track }.
heat-event-drawn = Перегонові { $race } випадає подія { $event }.
heat-on-grid = { $who } стає на стартове місце { $slot }, клітинка { $to }.
heat-legend-on-grid = Легенда ({ heat-colour }) стає на стартове місце { $slot }, клітинка { $to }.
heat-weather = Погода: { heat-weather-name }.
heat-road = Поворот { $corner } дістає жетон дороги «{ heat-road-name }».
heat-market = На ринку з’являється { $card }.
heat-dealt-upgrade = { $who } дістає покращення { $card }.
heat-picked = { $who } обирає { $card }.
heat-swapping = { $who } хоче взяти { $card } з решти.
heat-swapped = { $who } бере { $card } й віддає { $given }.
heat-redrew = { $who } бере нову початкову руку.

# Раунд
heat-round = Раунд { $round }.
heat-planning = { $who } планує.
heat-planned = { $who } має план.
heat-shifted = { $who } перемикає передачу з { $from } на { $gear }{ $heat ->
    [0] .
   *[other] , сплачено перегріву: { $heat }.
}
heat-shift-unpaid = { $who } не може сплатити за зниження передачі, перегортає карту й лишається на { $gear }-й передачі.
heat-card-lost = { $who } не може сплатити за підвищення передачі, втрачає { $card } і лишається на { $gear }-й передачі.
heat-revealed = { $who } відкриває карти на { $gear }-й передачі: { $cards }.
heat-cluttered = Рука захаращена: { $who } стоїть на місці, передача 1.
heat-turned = { $who } перегортає { $card }.
heat-flipped = { $who } додає перегорнуту карту { $card }.
heat-flip-void = { $who } не має карт швидкості, щоб перегорнути.
heat-value-chosen = { $who } грає { $card } як { $number }.
heat-moved = { $who } їде { $from } → { $to } ({ heat-how }, швидкість { $speed }).
heat-blocked = { $who } впирається в затор: { $from } → { $to } ({ heat-how }, клітинок { $cells } із { $wanted }, швидкість { $speed }).
heat-legend-moved = Легенда ({ heat-colour }) їде { $from } → { $to }.
heat-legend-blocked = Легенда ({ heat-colour }) впирається в затор: { $from } → { $to }.
heat-legend-card = Відкрито карту легенд { $card }.
heat-adrenaline = Адреналін: { $who } тепер має швидкість { $speed }.
heat-choosing = { $who } вирішує, скільки карт.
heat-cooled = { $who } охолоджує двигун: повернуто { $cards }, у двигуні { $heat }.
heat-boosted = { $who } тисне на газ{ $heat ->
    [0] {" "}безкоштовно.
   *[other] , сплачено перегріву: { $heat }.
}
heat-paid = { $who } платить { $heat } перегріву за { $card }.
heat-stress-reduced = { $who } скидає стрес: { $cards }.
heat-super-cooled = { $who } забирає зі скиду перегрів: { $cards }, у двигуні { $heat }.
heat-scrapping = { $who } скидає з колоди карт: { $cards } ({ $card }).
heat-scrapped = { $who } скидає з колоди { $card }.
heat-salvaging = { $who } переглядає свій скид ({ $card }).
heat-salvaged = { $who } повертає зі скиду { $card }.
heat-accelerated = { $who } прискорюється на { $cells } ({ $card }).
heat-played-directly = { $who } грає { $card } просто з руки, швидкість { $speed }.
heat-cannot-pay = { $who } не може сплатити й повертається на { $to }.
heat-dropped = { $who } втрачає неоплачену карту { $card }.
heat-ended-step = { $who } завершує крок: { heat-step }.
heat-corner = { $who } проходить поворот за клітинкою { $corner } зі швидкістю { $speed }, межа { $limit }{ $heat ->
    [0] .
   *[other] , сплачено перегріву: { $heat }.
}
heat-spun-out = { $who } зривається на { $to } на { $gear }-й передачі, стресу взято: { $stress }.
heat-eliminated = { $who } вибуває з перегону.
heat-sponsored = { $who } дістає спонсора.
heat-heat-removed = { $who } назавжди втрачає карту перегріву.
heat-lap = { $who } завершує коло { $lap } в раунді { $round }.
heat-crossed-finish = { $who } перетинає фініш у раунді { $round }!
heat-legend-crossed-finish = Легенда ({ heat-colour }) перетинає фініш у раунді { $round }!
heat-refreshed = { $who } кладе { $card } на верх колоди.
heat-discarded = { $who } скидає { $card }.
heat-laid-aside = { $who } прибирає зіграні карти, зверху { $card }.
heat-reshuffled = { $who } перетасовує скид, карт: { $cards }.
heat-drew = { $who } бере { $cards ->
    [one] { $cards } карту.
    [few] { $cards } карти.
   *[other] { $cards } карт.
}

# Кінець
heat-finished = { $who } фінішує, місце { $place } (раунд { $round }).
heat-legend-finished = Легенда ({ heat-colour }) фінішує, місце { $place } (раунд { $round }).
heat-capped = Минуло раундів: { $rounds }. Перегін зупинено, місця визначає траса.
heat-scored = { $who }, місце { $place }: очок { $points }, усього { $total }.
heat-legend-scored = Легенда ({ heat-colour }), місце { $place }: очок { $points }, усього { $total }.
heat-champion = { $who } здобуває чемпіонство, очок: { $points }!
heat-legend-champion = Легенда ({ heat-colour }) здобуває чемпіонство, очок: { $points }!

# Назви
heat-colour = { $colour ->
    [black] чорна
    [blue] синя
    [green] зелена
    [red] червона
    [gray] сіра
    [yellow] жовта
    [orange] помаранчева
    [purple] фіолетова
   *[white] біла
}
heat-weather-name = { $weather ->
    [cloud] хмари
    [fog] туман
    [storm] гроза
    [snow] сніг
    [rain] дощ
   *[sun] сонце
}
heat-road-name = { $token ->
    [weather] погода
    [overheat] перегрів
    [limit-1] межа −1
    [limit-plus-1] межа +1
    [free-boost] дармовий газ
   *[slipstream-plus-1] повітряний мішок +1
}
heat-how = { $how ->
    [speed] карти
    [adrenaline] адреналін
    [boost] газ
    [direct] карта з руки
    [accelerate] прискорення
    [draft] підтягування
    [slipstream] повітряний мішок
   *[legend] легенда
}
heat-step = { $step ->
    [react] реакція
    [slipstream] повітряний мішок
    [discard] скидання
    [salvage] перегляд скиду
   *[swap] без обміну
}
