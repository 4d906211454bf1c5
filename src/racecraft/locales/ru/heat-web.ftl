# Heat в браузере: рука, панель, журнал, бумаги.

# Журнал
heat-spaces = { $cells ->
    [one] { $cells } клетку
    [few] { $cells } клетки
   *[many] { $cells } клеток
}
heat-told-cards = { $who } играет { $cards } на { $gear }-й передаче.
heat-told-stress = { $card } ({ $flip })
heat-told-flips = Вскрыто: { $cards }.
heat-told-speed = Скорость { $speed }!
heat-told-shift = Цена переключения: { $heat ->
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[many] { $heat } перегревов
}.
heat-told-boost = Вскрыто { $card }: скорость { $speed }!
heat-told-blocked = Дорога занята: клеток { $cells } из { $wanted }.
heat-told-move = { $how ->
    [slipstream] { $who } проезжает в слипстриме { heat-spaces }.
    [draft] { $who } подтягивается на { heat-spaces } к машине впереди.
   *[speed] { $who } едет со скоростью { $speed }.
}
heat-told-legend = Легенда ({ heat-colour }) проезжает { heat-spaces }.
heat-told-corner = { $who } входит в поворот слишком быстро ({ $speed }, предел { $limit }) и платит перегревом: { $heat }.
heat-told-spin = { $who }: в повороте нужно { $needed ->
    [one] { $needed } перегрев
    [few] { $needed } перегрева
   *[many] { $needed } перегревов
}, а было { $heat }: срыв!
heat-told-scrapped = { $who } сбрасывает с колоды { $cards }.
heat-told-dealt = { $who } получает: { $cards }.
heat-told-grid = Стартовая решётка: { $cars }.
heat-told-road = Дорога: { $tokens }.
heat-legend-car = Легенда ({ heat-colour })

# Машины и порядок
heat-car-label = { $who }, передача { $gear }, перегрев { $heat }
heat-finished-place = финиш, место { $place }
heat-came = раунд { $round }, { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[other] { $cells } клеток
} за линией
heat-gap = { $behind ->
    [first] { $laps ->
        [1] { "" }
       *[other] круг { $lap } ·{ " " }
    }впереди
    [still] ещё едет
    [0] рядом
   *[other] −{ $behind }
}
heat-landing = скорость { $speed }, { $chance }: { $spins ->
    [yes] срыв
   *[no] { $heat ->
        [one] { $heat } перегрев
        [few] { $heat } перегрева
       *[many] { $heat } перегревов
    }
}

# Рука и план
heat-card-key = { $card } (клавиша { $key })
heat-gear-lever = Рычаг передач
heat-gear-title = Передача { $gear }{ $open ->
    [yes] { $heat ->
        [0] {""}
       *[other] , переключение стоит { $heat ->
            [one] { $heat } перегрев
            [few] { $heat } перегрева
           *[many] { $heat } перегревов
        }
    }
   *[no] : недоступна
}
heat-gear-now = ваша передача сейчас
heat-plan-ask = Выберите карты. Сколько карт, такая и передача.
heat-plan-more = { $count ->
    [one] Ещё { $count } карта для { $gear }-й передачи.
    [few] Ещё { $count } карты для { $gear }-й передачи.
   *[other] Ещё { $count } карт для { $gear }-й передачи.
}
heat-plan-ready = Передача { $gear }. Едем так?
heat-plan-tap = Или коснитесь клетки на дороге: нужные карты выберутся сами.
heat-plan-go = Поехали
heat-plan-cluttered = В руке слишком много перегрева: в этот ход вы стоите. Выберите, сколько карт положить; дальше будет первая передача, и со следующего хода можно охлаждаться.
heat-corner-in = { $next ->
    [yes] { $cells ->
        [0] прямо перед поворотом
        [one] { $cells } клетка до поворота
        [few] { $cells } клетки до поворота
       *[other] { $cells } клеток до поворота
    }
   *[no] следующий через { $cells }
}
heat-limit = поворот, предел { $limit }
heat-no-corner = поворота на пути нет
heat-spins = срыв!
heat-free = бесплатно
heat-word = перегрев
heat-engine-after = в двигателе останется { $heat }
heat-played = Сыгранные карты
heat-own-row = Сыграно:

# Ход
heat-ask-turn = { $step ->
    [mulligan] Оставляете эти карты?
    [value] Каким числом будет карта?
    [react] Скорость { $speed }. Что ещё?
    [amount] Сколько перегрева охладить?
    [amount-one] Охладить 1 перегрев из сброса?
    [amount-discard] Сколько перегрева из сброса охладить?
    [amount-stress] Сколько стресса снять?
    [salvage] Какая карта из сброса вернётся в колоду?
    [keep] На всё двигателя не хватит: за какую карту платите?
    [slipstream] Рядом машина: проедете в слипстриме?
    [top] Какую карту другие увидят сверху вашего сброса? Больше от неё ничего не зависит.
    [pick] Какое улучшение берёте?
    [swap] Возьмёте что-нибудь из остатка?
    [give] Какое улучшение отдадите взамен?
   *[other] Ваше решение
}
heat-all-choices = Все варианты
heat-discard-ask = { $most ->
    [0] Верните карты на верх колоды или езжайте дальше.
    [1] Перед добором можно сбросить одну карту.
   *[other] Сбросьте ненужное, а потом доберёте новые карты.
}
heat-discard-go = { $count ->
    [none] Дальше
    [0] Оставить все
    [one] Сбросить { $count } карту
    [few] Сбросить { $count } карты
   *[other] Сбросить { $count } карт
}

# Панель
heat-gear-word = Передача
heat-engine = Двигатель
heat-deck = Колода
heat-discard-word = Сброс
heat-hand-word = Рука
heat-has-adrenaline = Адреналин: в этом раунде +1 к скорости и +1 охлаждение
heat-deck-top = Сверху колоды:
heat-your-upgrades = Ваши улучшения
heat-no-upgrades = Улучшений пока нет.
heat-deck-holds = Что осталось в колоде

# Бумаги
heat-drivers = Гонщики
heat-conditions = Погода и дорога
heat-weather-text = { $weather ->
    [cloud] Облака: все начали с одним стрессом меньше.
    [fog] Туман: все начали с одним перегревом больше.
    [storm] Гроза: все начали с одним стрессом больше.
    [snow] Снег: все начали с одним перегревом меньше.
    [rain] Дождь: три перегрева из двигателя у каждого на старте в колоде.
   *[sun] Солнце: три перегрева из двигателя у каждого на старте в сбросе.
}
heat-road-text = { $token ->
    [weather] на участке за поворотом: { $weather ->
        [cloud] охлаждения нет
        [fog] начать слипстрим нельзя
        [storm] слипстрим до 2 клеток длиннее
        [snow] одно дополнительное охлаждение
        [rain] одно дополнительное охлаждение
       *[sun] слипстрим до 2 клеток длиннее
    }
    [overheat] слишком быстро здесь стоит на 1 перегрев больше
    [limit-1] предел ниже на 1
    [limit-plus-1] предел выше на 1
    [free-boost] на участке за поворотом: газ бесплатный
   *[slipstream-plus-1] на участке за поворотом: слипстрим до 1 клетки длиннее
}
heat-season = Сезон
heat-press-text = Пресса ждёт: { $corners }. Пройдите там в слипстриме или на 2 быстрее предела и получите спонсора.

# The backs of the cards
heat-sponsor-word = Спонсор
heat-about-cards = Что делают карты
heat-about-close = Закрыть
heat-engine-holds = Двигатель: перегрева { $heat }
heat-deck-holds-count = Ваша колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
heat-discard-holds = Ваш сброс: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
