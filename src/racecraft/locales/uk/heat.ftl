# Heat: що діється в перегонах і про що питають гонщиків.

# Перед перегонами
heat-race = Перегони { $race }: { heat-track-name }, { $laps ->
    [one] { $laps } коло
    [few] { $laps } кола
   *[many] { $laps } кіл
}, у колі { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
}{ $event ->
    [none] .
   *[other] , подія «{ heat-event-title }».
}
heat-track-drawn = Перегони { $race } відбудуться на трасі { heat-track-name }.
heat-event-drawn = Перегонам { $race } випадає подія «{ heat-event-title }».
heat-on-grid = { $who } стає на стартове місце { $slot }, клітинка { $to }.
heat-legend-on-grid = Легенда ({ heat-colour }) стає на стартове місце { $slot }, клітинка { $to }.
heat-weather = Погода: { heat-weather-name }.
heat-road = Поворот { $corner } отримує жетон дороги «{ heat-road-name }».
heat-market = На ринку з’являється { $card }.
heat-dealt-upgrade = { $who } отримує покращення { $card }.
heat-picked = { $who } обирає { $card }.
heat-swapping = { $who } хоче взяти { $card } з решти.
heat-swapped = { $who } бере { $card } й віддає { $given }.
heat-redrew = { $who } бере нову початкову руку.

# Раунд
heat-round = Раунд { $round }.
heat-planning = { $who } планує.
heat-planned = { $who } має план.
heat-shifted = { $who }: передача { $from }→{ $gear }{ $heat ->
    [0] .
   *[other] {" "}за { $heat ->
        [one] { $heat } перегрів
        [few] { $heat } перегріви
       *[many] { $heat } перегрівів
    }.
}
heat-shift-unpaid = { $who } не може сплатити за зниження передачі, перегортає карту й опиняється на { $gear }-й передачі.
heat-card-lost = { $who } не може сплатити за підвищення передачі, втрачає { $card } й опиняється на { $gear }-й передачі.
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
   *[other] {" "}і платить { $heat ->
        [one] { $heat } перегрів
        [few] { $heat } перегріви
       *[many] { $heat } перегрівів
    }.
}
heat-paid = { $who } платить { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[many] { $heat } перегрівів
} за { $card }.
heat-stress-reduced = { $who } знімає стрес: { $cards }.
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
   *[other] , і платить { $heat ->
        [one] { $heat } перегрів
        [few] { $heat } перегріви
       *[many] { $heat } перегрівів
    }.
}
heat-spun-out = { $who } зривається й повертається на { $to }, передача { $gear }, узято стресу: { $stress }.
heat-eliminated = { $who } вибуває з перегонів.
heat-sponsored = { $who } отримує спонсора.
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
heat-capped = { $rounds ->
    [one] Минув { $rounds } раунд
    [few] Минуло { $rounds } раунди
   *[many] Минуло { $rounds } раундів
}: перегони зупинено, вирішують місця на трасі.
heat-scored = { $who }, місце { $place }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, усього { $total }.
heat-legend-scored = Легенда ({ heat-colour }), місце { $place }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, усього { $total }.
heat-champion = { $who } здобуває чемпіонство: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}!
heat-legend-champion = Легенда ({ heat-colour }) здобуває чемпіонство: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}!

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
    [overheat] дорожчий поворот
    [limit-1] межа −1
    [limit-plus-1] межа +1
    [free-boost] безкоштовний газ
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
heat-race-of = Перегони { $race } з { $races }
heat-headline = раунд { $round } · коло { $lap } з { $laps }
heat-lap-short = { $lap }/{ $laps }
heat-where = { $cell } · коло { $lap }/{ $laps }
heat-piles = рука { $hand } · колода { $deck }
heat-discard-pile = скид { $discard }, зверху { $top }
heat-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
heat-in = фін.
heat-out = вибуття
heat-order = Порядок
heat-hand-row = ваша рука
heat-table-row = { $who }, швидкість { $speed }
heat-owned-row = ваші покращення
heat-market-row = ринок
heat-token = { $token ->
    [no_cooldown] без❄
    [cooldown] ❄1
    [no_slipstream] без≈
    [slipstream_1] ≈+1
    [slipstream_2] ≈+2
   *[free_boost] газ0
}
heat-legend-name = легенда { $name }

# Становище словами
heat-hand = Ваша рука: { $hand }.
heat-situation = Ви на { $cell }, коло { $lap } з { $laps }, передача { $gear }; перегріву у двигуні: { $heat }; колода { $deck }, скид { $discard }.
heat-corners = Попереду повороти: { $corners }.
heat-corner-ahead = { $away ->
    [0] одразу
    [one] { $away } клітинка до лінії
    [few] { $away } клітинки до лінії
   *[other] { $away } клітинок до лінії
}, межа { $limit }
heat-other = Місце { $place }: { $who } на { $cell }, коло { $lap }.
heat-standing = місце { $place } серед { $cars } авто
heat-standing-season = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}, місце { $place } серед { $cars } авто

# Запитання
heat-ask-plan = { $who }, передача { $gear }. { $cluttered ->
    [yes] Рука захаращена: авто не зрушить. Яка передача?
   *[no] Оберіть стільки карт, скільки велить нова передача: { $gears }.
}
heat-ask = { $over ->
    [yes] { $home }{" "}
   *[no] { "" }
}{ $who }, { $step ->
    [plan] яка передача?
    [mulligan] чи лишаєте руку?
    [value] яке число обираєте?
    [react] швидкість { $speed }: як реагуєте?
    [amount] скільки перегріву охолодити?
    [amount-one] чи охолодити 1 перегрів зі скиду?
    [amount-discard] скільки перегріву зі скиду охолодити?
    [amount-stress] скільки стресу зняти?
    [salvage] що берете зі скиду?
    [keep] за яку карту платите?
    [slipstream] швидкість { $speed }: чи їдете в повітряному мішку?
    [discard] що скидаєте?
    [top] яка карта лягає на скид зверху?
    [pick] яке покращення обираєте?
    [swap] що берете з решти?
   *[give] яке покращення віддаєте?
}
heat-home = Ви вже за фінішною лінією (+{ $past }). Хто далі, той вище{ $alone ->
    [yes] .
   *[no] : { $rivals }.
}
heat-home-rival = { $who } +{ $past }
heat-home-legend = Легенда ({ heat-colour }) +{ $past }
heat-ask-draw = { $what ->
    [calendar-track] Яка траса наступна?
    [calendar-event] Яка подія наступна?
    [grid] Хто далі на стартовій решітці?
    [weather] Який жетон погоди?
    [road] Який жетон дороги наступний?
    [market] Яке покращення з’явилося на ринку?
    [legend] Яка карта легенд?
    [flip] Яку карту перегорнуто ({ $who })?
    [scrap] Яку карту скинуто з колоди ({ $who })?
    [lost-card] Яку викладену карту втрачено ({ $who })?
   *[other] Яку карту взято ({ $who })?
}

# Вибір
heat-go = Їдьмо на { $gear }-й передачі{ $heat ->
    [0] { "" }
    [one] {" "}(ціна перемикання: { $heat } перегрів)
    [few] {" "}(ціна перемикання: { $heat } перегріви)
   *[many] {" "}(ціна перемикання: { $heat } перегрівів)
}
heat-instead = замість { $card }
heat-advice = передача { $gear }, карти { $cards }
heat-outcome = { $what ->
    [car] фішка: { $name }
   *[legend] карта легенд { $name }
}
heat-choice = { $verb ->
    [end-mulligan] Лишити руку
    [end-react] Готово
    [end-salvage] Досить
    [end-slipstream] Не їхати слідом
    [end-discard] Більше не скидати
    [keep-all] Лишити всі
    [end-swap] Не міняти
    [gear] Передача { $number }
    [lay] Викласти { $card }
    [discard] Скинути { $card }
    [take] Узяти { $card }
    [keep] Сплатити за { $card }
    [top] Зверху { $card }
    [pick] Обрати { $card }
    [give] Віддати { $card }
    [direct] Зіграти { $card } просто з руки
    [refresh] Покласти { $card } на колоду
    [adrenaline] Адреналін: швидкість +1
    [adrenaline-cool] Адреналін: охолодити 1
    [gear-cool] Охолодити { $number ->
        [1] 1 перегрів
       *[other] до { $number } перегрівів
    } (передача { $gear })
    [sector-cool] Охолодити 1 (погода)
    [boost] Газ
    [cannot-pay] Не можу сплатити
    [redraw] Узяти нову руку
    [amount-cool] Охолодити { $number }
    [amount-reduce] Зняти стрес: { $number }
    [amount-supercool] { $number ->
        [0] Не охолоджувати
       *[other] Охолодити зі скиду { $number }
    }
    [slip] Повітряний мішок { $number }
    [value] Як { $number }
    [pay] { $card }: сплатити { $number ->
        [one] { $number } перегрів
        [few] { $number } перегріви
       *[many] { $number } перегрівів
    } (обов’язково)
    [cool] { $card }: охолодити, до { $number }
    [reduce] { $card }: зняти стрес, до { $number }
    [scrap] { $card }: { $number ->
        [1] верхню карту
        [few] { $number } верхні карти
       *[other] { $number } верхніх карт
    } колоди у скид (обов’язково)
    [salvage] { $card }: { $number ->
        [1] карту
       *[other] до { $number } карт
    } зі скиду назад у колоду
    [accelerate] { $card }: швидкість +{ $number }
    [supercool] { $card }: до { $number ->
        [one] { $number } перегріву
       *[other] { $number } перегрівів
    } зі скиду в двигун
   *[draft] { $card }: підтягнутися до авто попереду
}
heat-card = { $card ->
    [heat] перегрів
    [stress] стрес
    [start0] 0
    [start5] 5
   *[other] { $card }
}
heat-family = { $family ->
    [four-wheel-drive] Повний привід
    [body] Кузов
    [brakes] Гальма
    [cooling-system] Охолодження
    [rpm] Оберти
    [fuel] Пальне
    [gas-pedal] Педаль газу
    [suspension] Підвіска
    [turbo-charger] Турбіна
    [wings] Антикрила
    [air-intake] Повітрозабірник
    [front-wing] Переднє антикрило
   *[tires] Шини
}
heat-card-special = { $kind ->
    [heat] Додатковий перегрів
    [sponsor] Спонсор { $number }
   *[upgrade] { heat-family } { $number }
}
heat-symbol = { $use ->
    [flip] перегорнути { $number }
    [pay] сплатити { $number }
    [cool] охолодити { $number }
    [reduce] зняти стрес { $number }
    [scrap] скинути з колоди { $number }
    [salvage] повернути зі скиду { $number }
    [accelerate] прискорення { $number }
    [supercool] охолодити зі скиду { $number }
    [limit] межі { $number }
    [slipstream] повітряний мішок +{ $number }
    [refresh] назад на колоду
    [direct] гра з руки
   *[draft] підтягування { $number }
}
heat-means = { $use ->
    [heat] Перегрів не можна зіграти, він лише займає руку. Охолодження повертає його в двигун
    [stress] Невідома швидкість: коли граєте його, карти колоди перегортають, доки не випаде 1, 2, 3 або 4
    [speed] Проїхати { $number ->
        [one] { $number } клітинку
        [few] { $number } клітинки
       *[other] { $number } клітинок
    }
    [choose] Перед рухом ви обираєте одне з її чисел
    [flip] Перегортає з колоди { $number ->
        [1] карту
        [few] { $number } карти
       *[other] { $number } карт
    }: кожне число від 1 до 4 додається до швидкості
    [pay] Мусите сплатити { $number ->
        [one] { $number } перегрів
        [few] { $number } перегріви
       *[many] { $number } перегрівів
    } з двигуна
    [cool] Можете повернути в двигун до { $number ->
        [one] { $number } перегріву
       *[other] { $number } перегрівів
    } з руки
    [reduce] Можете скинути з руки до { $number ->
        [one] { $number } стресу
       *[other] { $number } стресів
    }
    [scrap] Мусите скинути { $number ->
        [1] верхню карту
        [few] { $number } верхні карти
       *[other] { $number } верхніх карт
    } колоди
    [salvage] Можете замішати в колоду до { $number } карт зі скиду
    [accelerate] Можете проїхати на 1 клітинку далі за кожну карту, перегорнуту цього ходу
    [supercool] Можете повернути в двигун до { $number ->
        [one] { $number } перегріву
       *[other] { $number } перегрівів
    } зі скиду
    [limit] Цього ходу межа кожного повороту для вас змінюється на { $number }
    [slipstream] Ваш повітряний мішок може бути довшим на { $number ->
        [one] { $number } клітинку
        [few] { $number } клітинки
       *[other] { $number } клітинок
    }
    [refresh] Після ходу можете покласти її на колоду й узяти знову
    [direct] Можете також зіграти її з руки після руху, понад число передачі
   *[draft] Якщо до наступного авто не більше { $number } порожніх клітинок, можете стати одразу за ним
}
heat-shift-cost = ціна перемикання: { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[many] { $heat } перегрівів
}
heat-speed-of = швидкість { $speed }
heat-odds-speed = швидкість { $speed }{ $cost ->
    [none] { "" }
    [spin] {" "}✕
   *[heat] , { $heat ->
        [one] { $heat } перегрів
        [few] { $heat } перегріви
       *[many] { $heat } перегрівів
    }
}
heat-odds-speed-chance = швидкість { $speed } ({ $chance }){ $cost ->
    [none] { "" }
    [spin] {" "}✕
   *[heat] , { $heat ->
        [one] { $heat } перегрів
        [few] { $heat } перегріви
       *[many] { $heat } перегрівів
    }
}
heat-odds-range = швидкість { $low }–{ $high }, у середньому { $mean }
heat-odds-mean = повороти в середньому коштують { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
    [many] { $heat } перегрівів
   *[other] { $heat } перегріву
}
heat-odds-spin = зрив { $chance }
heat-odds-cooled = { $safe ->
    [yes] якщо спершу охолодити, зриву не буде
   *[no] якщо спершу охолодити, лише { $chance }
}
heat-odds-choice = на вибір ще до +{ $number }
heat-bill-none = повороту дорогою немає
heat-bill-corner = поворот (межа { $limit }): { $heat ->
    [0] без оплати
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[many] { $heat } перегрівів
}
heat-bill-spin = зрив у повороті (межа { $limit })
heat-cool-most = { $all ->
    [yes] поверне у двигун увесь перегрів з руки: { $number }
   *[no] поверне у двигун до { $number } з { $held } карт перегріву
}
heat-boost-cost = { $heat ->
    [0] без оплати
    [one] ціна: { $heat } перегрів
    [few] ціна: { $heat } перегріви
   *[many] ціна: { $heat } перегрівів
}
heat-boost-flip = +{ $number } ({ $chance }){ $cost ->
    [none] { "" }
    [spin] {" "}✕
   *[heat] , { $heat ->
        [one] { $heat } перегрів
        [few] { $heat } перегріви
       *[many] { $heat } перегрівів
    }
}
heat-reach = { $cards }: { $spins ->
    [yes] зрив
   *[no] { $heat ->
        [0] без перегріву
        [one] { $heat } перегрів
        [few] { $heat } перегріви
       *[many] { $heat } перегрівів
    }
}

# Чому ні
heat-why = Зараз вирішують не це.
heat-why-rule = Правила цього зараз не дозволяють: { $rule }.
heat-why-shift-03 = За раз можна перемкнути щонайбільше дві передачі.
heat-why-shift-04 = У двигуні замало перегріву, щоб так перемкнути.
heat-why-order-02 = Зараз обирають передачу й карти до неї.
heat-why-play-01 = Викладають стільки карт із руки, скільки велить передача.
heat-why-play-02 = Перегрів не викладають.
heat-why-play-04 = Для цієї передачі замало карт.
heat-why-play-07 = Карти викладають за зростанням.
heat-why-react-03 = Ця передача більше не охолоджує.
heat-why-react-04 = У руці немає перегріву, щоб охолодити.
heat-why-react-05 = Тиснути на газ можна раз за хід.
heat-why-react-06 = У двигуні немає перегріву, щоб натиснути на газ.
heat-why-adren-01 = Адреналіну немає.
heat-why-slip-01 = Ні поруч, ні в наступній клітинці авто немає.
heat-why-slip-07 = Повітряний мішок не переносить через фініш.
heat-why-disc-01 = У руці немає такої карти.
heat-why-disc-02 = Перегрів і стрес не скидають.
heat-why-sym-06 = Спершу треба виконати, чого вимагають зіграні карти.
heat-why-garage-04 = На ринку немає такого покращення.

# Довідка
heat-legend-corner = межа швидкості в повороті; ! коштує на перегрів більше, * там преса
heat-legend-corner-line = лінія повороту
heat-legend-countdown = скільки клітинок до лінії повороту
heat-legend-line = гоночна лінія: краще місце клітинки
heat-legend-legend-line = лінія легенд: за нею легенди проходять поворот
heat-legend-water = вода: знижувати передачу на перегрів дорожче
heat-legend-tunnel = тунель: скидати не можна
heat-legend-legend = легенда, автоматичний суперник
heat-legend-chance = з якою ймовірністю обрані карти приведуть туди, у відсотках
heat-legend-heat = перегрів у двигуні; під дорогою: скільки коштують повороти дотуди, { $spin } — зрив
heat-legend-piles = карт у руці, колоді та скиді
heat-legend-symbol = { $use ->
    [flip] перегорнути карту задля швидкості
    [pay] сплатити перегрів
    [cool] охолодити: перегрів із руки у двигун
    [reduce] зняти стрес із руки
    [scrap] скинути карти з колоди
    [salvage] замішати карти скиду в колоду
    [accelerate] прискорення: швидкість +1 за кожну перегорнуту карту
    [supercool] перегрів зі скиду у двигун
    [limit] межі швидкості цього ходу
    [slipstream] довший повітряний мішок
    [refresh] назад на верх колоди
    [direct] гра просто з руки
   *[draft] підтягнутися до авто попереду
}

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

# Траси й події за назвою
heat-track-name = { $course ->
    [espana] Іспанія
    [france] Франція
    [great_britain] Велика Британія
    [italia] Італія
    [japan] Японія
    [mexico] Мексика
    [nederland] Нідерланди
    [usa] США
   *[other] { $track }
}
heat-event-title = { $event ->
    [n1961-1] Нова трибуна
    [n1961-2] Рекорд швидкості
    [n1961-3] Страйк гонщиків
    [n1962-1] Обмеження знято
    [n1962-2] Аншлаг
    [n1962-3] Хабарі
    [n1963-1] Новий титульний спонсор
    [n1963-2] Уперше в прямому ефірі
    [n1963-3] Вимоги безпеки
    [n1963-4] Спонсор іде
    [n1964-1] Світовий розмах
    [n1964-2] Поривчастий вітер
    [n1964-3] Шикани
    [n1964-4] Злива на старті
    [n1965-1] Тримайся міцно
    [n1965-2] Усміхнися в камеру
    [n1965-3] Світло в кінці тунелю
   *[n1965-4] Під тиском
}

# Підсумки
heat-sum-race = Перегони { $race }, { heat-track-name }: раундів { $rounds }
heat-sum-driver = { $who }: раунди на передачах { $gears }; найбільша швидкість { $top }; сплачено перегріву { $heat_paid }, охолоджено { $cooled }; газ { $boosts }, перегорнуто { $flips }; поворотів { $corners }, зашвидко { $corners_overspeed }; зривів { $spin_outs }, стресу { $stress_taken }; повітряний мішок { $slipstream_cells }, адреналін { $adrenaline_cells }; обгонів { $overtakes }, заторів { $blocked }
heat-sum-chart = місця за раундами { $places }; кола завершено в раундах { $laps }

# Папери сезону
heat-papers-race = Перегони { $race } з { $races }: { heat-track-name }
heat-papers-event = «{ heat-event-title }»: { heat-event-text }
heat-papers-press = Повороти преси: { $corners }. Спонсорів на старті: { $sponsors }.
heat-papers-calendar = Календар
heat-papers-round = { $race }. { heat-track-name }, «{ heat-event-title }»
heat-papers-standings = Залік
heat-papers-standing = { $place }. { $who }: { $points }
heat-event-text = { $event ->
    [n1961-1] перші три авто, що завершать коло, отримують спонсора
    [n1961-2] спонсор за кожен хід зі швидкістю від 15
    [n1961-3] на коло менше, переможець отримує ще 2 очки
    [n1962-1] на один перегрів більше
    [n1962-2] на коло більше, у руці 8 карт
    [n1962-3] перші троє отримують ще по 1 очку
    [n1963-1] нічого, крім спонсорів
    [n1963-2] спонсор за обгін трьох або більше авто за хід
    [n1963-3] на два перегріви й один стрес менше, у руці 6 карт
    [n1963-4] на один стрес більше; хто зривається, той вибуває
    [n1964-1] преса дає одразу двох спонсорів
    [n1964-2] повітряний мішок лише на 3-й і 4-й передачах
    [n1964-3] перегрів можна скидати
    [n1964-4] адреналіну немає ні в кого
    [n1965-1] за хід скидають щонайбільше одну карту
    [n1965-2] пресі до вподоби лише ті, хто проходить її поворот повільніше за межу
    [n1965-3] стрес можна скидати
   *[n1965-4] на коло більше; кожне коло, крім останнього, забирає карту перегріву назавжди
}
