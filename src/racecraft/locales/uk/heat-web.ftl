# Heat у браузері: рука, панель, журнал, папери.

# Журнал
heat-spaces = { $cells ->
    [one] { $cells } клітинку
    [few] { $cells } клітинки
   *[many] { $cells } клітинок
}
heat-told-cards = { $who } грає { $cards } на { $gear }-й передачі.
heat-told-stress = { $card } ({ $flip })
heat-told-flips = Перегорнуто: { $cards }.
heat-told-speed = Швидкість { $speed }!
heat-told-shift = Ціна перемикання: { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[many] { $heat } перегрівів
}.
heat-told-boost = Перегорнуто { $card }: швидкість { $speed }!
heat-told-blocked = Дорога зайнята: клітинок { $cells } із { $wanted }.
heat-told-move = { $how ->
    [slipstream] { $who } проїжджає в повітряному мішку { heat-spaces }.
    [draft] { $who } підтягується на { heat-spaces } до авто попереду.
   *[speed] { $who } їде зі швидкістю { $speed }.
}
heat-told-legend = Легенда ({ heat-colour }) проїжджає { heat-spaces }.
heat-told-corner = { $who } входить у поворот зашвидко ({ $speed }, межа { $limit }) і платить { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[many] { $heat } перегрівів
}.
heat-told-spin = { $who }: у повороті треба { $needed ->
    [one] { $needed } перегрів
    [few] { $needed } перегріви
   *[many] { $needed } перегрівів
}, а було { $heat }: зрив!
heat-told-scrapped = { $who } скидає з колоди { $cards }.
heat-told-dealt = { $who } отримує: { $cards }.
heat-told-grid = Стартова решітка: { $cars }.
heat-told-road = Дорога: { $tokens }.
heat-legend-car = Легенда ({ heat-colour })

# Авто й порядок
heat-car-label = { $who }, передача { $gear }, перегрів { $heat }
heat-finished-place = фініш, місце { $place }
heat-came = раунд { $round }, { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
   *[other] { $cells } клітинок
} за лінією
heat-gap = { $behind ->
    [first] { $laps ->
        [1] { "" }
       *[other] коло { $lap } ·{ " " }
    }попереду
    [still] ще їде
    [0] поруч
   *[other] −{ $behind }
}
heat-landing = швидкість { $speed }, { $chance }: { $spins ->
    [yes] зрив
   *[no] { $heat ->
        [one] { $heat } перегрів
        [few] { $heat } перегріви
       *[many] { $heat } перегрівів
    }
}

# Рука й план
heat-card-key = { $card } (клавіша { $key })
heat-gear-lever = Важіль передач
heat-gear-title = Передача { $gear }{ $open ->
    [yes] { $heat ->
        [0] {""}
       *[other] , перемикання коштує { $heat ->
            [one] { $heat } перегрів
            [few] { $heat } перегріви
           *[many] { $heat } перегрівів
        }
    }
   *[no] : недосяжна
}
heat-gear-now = ваша передача зараз
heat-plan-ask = Оберіть карти. Скільки карт, така й передача.
heat-plan-more = { $count ->
    [one] Ще { $count } карта для { $gear }-ї передачі.
    [few] Ще { $count } карти для { $gear }-ї передачі.
   *[other] Ще { $count } карт для { $gear }-ї передачі.
}
heat-plan-ready = Передача { $gear }. Їдемо так?
heat-plan-tap = Або торкніться клітинки на дорозі: потрібні карти оберуться самі.
heat-plan-go = Їдьмо
heat-plan-cluttered = У руці забагато перегріву: цього ходу ви стоїте. Оберіть, скільки карт покласти; далі буде перша передача, і з наступного ходу можна охолоджуватися.
heat-corner-in = { $next ->
    [yes] { $cells ->
        [0] просто перед поворотом
        [one] { $cells } клітинка до повороту
        [few] { $cells } клітинки до повороту
       *[other] { $cells } клітинок до повороту
    }
   *[no] наступний через { $cells }
}
heat-limit = поворот, межа { $limit }
heat-no-corner = повороту дорогою немає
heat-spins = зрив!
heat-free = безкоштовно
heat-word = перегрів
heat-engine-after = у двигуні лишиться { $heat }
heat-played = Зіграні карти
heat-own-row = Зіграно:

# Хід
heat-ask-turn = { $step ->
    [mulligan] Лишаєте ці карти?
    [value] Яким числом буде карта?
    [react] Швидкість { $speed }. Що ще?
    [amount] Скільки перегріву охолодити?
    [amount-one] Охолодити 1 перегрів зі скиду?
    [amount-discard] Скільки перегріву зі скиду охолодити?
    [amount-stress] Скільки стресу зняти?
    [salvage] Яка карта зі скиду повернеться в колоду?
    [keep] На все двигуна не вистачить: за яку карту платите?
    [slipstream] Поруч авто: скористаєтеся повітряним мішком?
    [top] Яку карту інші побачать згори вашого скиду? Більше від неї нічого не залежить.
    [pick] Яке покращення берете?
    [swap] Візьмете щось із решти?
    [give] Яке покращення віддасте натомість?
   *[other] Ваше рішення
}
heat-all-choices = Усі варіанти
heat-discard-ask = { $most ->
    [0] Поверніть карти на верх колоди або їдьте далі.
    [1] Перед добором можна скинути одну карту.
   *[other] Скиньте непотрібне, а тоді доберете нові карти.
}
heat-discard-go = { $count ->
    [none] Далі
    [0] Лишити всі
    [one] Скинути { $count } карту
    [few] Скинути { $count } карти
   *[other] Скинути { $count } карт
}

# Панель
heat-gear-word = Передача
heat-engine = Двигун
heat-deck = Колода
heat-discard-word = Скид
heat-hand-word = Рука
heat-has-adrenaline = Адреналін: цього раунду +1 до швидкості й +1 охолодження
heat-deck-top = Зверху колоди:
heat-your-upgrades = Ваші покращення
heat-no-upgrades = Покращень ще немає.
heat-deck-holds = Що лишилося в колоді

# Папери
heat-drivers = Гонщики
heat-conditions = Погода й дорога
heat-weather-text = { $weather ->
    [cloud] Хмари: усі почали з одним стресом менше.
    [fog] Туман: усі почали з одним перегрівом більше.
    [storm] Гроза: усі почали з одним стресом більше.
    [snow] Сніг: усі почали з одним перегрівом менше.
    [rain] Дощ: усі почали з трьома перегрівами двигуна в колоді.
   *[sun] Сонце: усі почали з трьома перегрівами двигуна у скиді.
}
heat-road-text = { $token ->
    [weather] на ділянці за поворотом: { $weather ->
        [cloud] охолодження немає
        [fog] у повітряний мішок не стати
        [storm] повітряний мішок може бути довшим на 2
        [snow] одне додаткове охолодження
        [rain] одне додаткове охолодження
       *[sun] повітряний мішок може бути довшим на 2
    }
    [overheat] зашвидко тут коштує на 1 перегрів більше
    [limit-1] межа нижча на 1
    [limit-plus-1] межа вища на 1
    [free-boost] на ділянці за поворотом: газ безкоштовний
   *[slipstream-plus-1] на ділянці за поворотом: повітряний мішок може бути довшим на 1
}
heat-season = Сезон
heat-press-text = Преса чекає: { $corners }. Пройдіть там у повітряному мішку або на 2 швидше за межу й здобудете спонсора.

# The backs of the cards
heat-sponsor-word = Спонсор
heat-about-cards = Що роблять карти
heat-about-close = Закрити
heat-engine-holds = Двигун: перегріву { $heat }
heat-deck-holds-count = Ваша колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}
heat-discard-holds = Ваш скид: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}
