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

# Заголовок і панелі
heat-headline = { $track } · раунд { $round } · коло { $lap } з { $laps }
heat-mat = передача { $gear } · двигун { $heat } · рука { $hand } · колода { $deck } · зверху { $top }
heat-place = на { $cell }, коло { $lap }
heat-in = на фініші
heat-out = поза перегоном
heat-hand = Ваша рука: { $hand }.
heat-situation = Ви на { $cell }, передача { $gear }, у двигуні перегріву: { $heat }; до повороту клітинок: { $away }, межа { $limit }.
heat-other = Авто { $number } стоїть на { $cell }.
heat-standing = місце { $place } серед { $cars } авто
heat-standing-season = очок { $points }, місце { $place } серед { $cars } авто

# Запитання
heat-ask = { $who }, { $step ->
    [plan] яка передача?
    [lay] яку карту викладаєте?
    [mulligan] чи лишаєте руку?
    [value] яке число обираєте?
    [react] швидкість { $speed }: як реагуєте?
    [amount] скільки карт?
    [salvage] що берете зі скиду?
    [keep] за яку карту платите?
    [slipstream] швидкість { $speed }: чи їдете в повітряному мішку?
    [discard] що скидаєте?
    [top] яка карта лягає зверху?
    [pick] яке покращення обираєте?
    [swap] що берете з решти?
   *[give] яке покращення віддаєте?
}
heat-ask-draw = { $what ->
    [grid] Хто далі на стартовій решітці?
    [weather] Який жетон погоди?
    [road] Який жетон дороги наступний?
    [legend] Яка карта легенд?
   *[other] Яка карта випала ({ $who })?
}

# Вибір
heat-choice = { $verb ->
    [end] досить
    [gear] передача { $number }
    [lay] викласти { $card }
    [discard] скинути { $card }
    [take] узяти { $card }
    [keep] лишити { $card }
    [top] зверху { $card }
    [pick] обрати { $card }
    [give] віддати { $card }
    [direct] зіграти { $card } з руки
    [refresh] покласти { $card } на колоду
    [adrenaline] адреналін: ще одна клітинка
    [adrenaline-cool] адреналін: охолодити одну
    [gear-cool] охолодження передачі
    [sector-cool] охолодження погоди
    [boost] газ
    [cannot-pay] не можу сплатити
    [redraw] нова рука
    [amount] карт: { $number }
    [slip] повітряний мішок { $number }
    [value] як { $number }
    [pay] сплатити за { $card }
    [cool] охолодити: { $card }
    [reduce] скинути стрес: { $card }
    [scrap] скинути з колоди: { $card }
    [salvage] переглянути скид: { $card }
    [accelerate] прискоритися: { $card }
    [supercool] охолодити скид: { $card }
   *[draft] підтягнутися: { $card }
}
heat-card = { $card ->
    [heat] перегрів
    [stress] стрес
    [start0] стартова 0
    [start5] стартова 5
   *[other] { $card }
}
heat-symbol = { $use ->
    [pay] сплатити
    [cool] охолодити
    [reduce] скинути стрес
    [scrap] скинути з колоди
    [salvage] зі скиду
    [accelerate] прискорення
    [supercool] охолодити скид
   *[draft] підтягування
} { $number }
heat-odds-gear = швидкість { $low }–{ $high }{ $heat ->
    [0] { "" }
   *[other] , коштує перегріву: { $heat }
}
heat-odds-speed = швидкість { $low }–{ $high }
heat-odds-mean = повороти в середньому коштують { $heat } перегріву
heat-odds-spin = зрив { $chance }
heat-odds-cells = клітинок { $low }–{ $high }
heat-odds-heat = повороти коштують { $heat } перегріву

# Чому ні
heat-why = Зараз вирішують не це.
heat-why-rule = Правила цього зараз не дозволяють: { $rule }.

# Довідка
heat-legend-line = гоночна лінія: краще місце клітинки
heat-legend-corner = лінія повороту й межа швидкості; ! перегрів, * преса
heat-legend-water = вода: знижувати передачу дорожче
heat-legend-tunnel = тунель: скидати не можна
heat-legend-legend = легенда, що їде сама

# Траси
track-fact-cells = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[many] { $count } клітинок
}
track-fact-heat = перегріву: { $count }
track-fact-stress = стресу: { $count }
track-column-cell = Клітинка
track-column-countdown = Відлік
track-column-race-line = Гоночна лінія
track-column-corner = Поворот і межа
track-column-ground = Дорога
heat-mark-flooded = вода
heat-mark-tunnel = тунель
heat-mark-chevron = шеврон
heat-mark-double-chevron = подвійний шеврон
