# Heat: что происходит в гонке и о чём спрашивают гонщиков.

# Перед гонкой
heat-race = Гонка { $race }: { heat-track-name }, кругов: { $laps }, клеток в круге: { $cells }{ $event ->
    [none] .
   *[other] , событие «{ heat-event-title }».
}
heat-track-drawn = Гонка { $race } пройдёт на трассе { heat-track-name }.
heat-event-drawn = Гонке { $race } выпадает событие «{ heat-event-title }».
heat-on-grid = { $who } встаёт на стартовое место { $slot }, клетка { $to }.
heat-legend-on-grid = Легенда ({ heat-colour }) встаёт на стартовое место { $slot }, клетка { $to }.
heat-weather = Погода: { heat-weather-name }.
heat-road = Поворот { $corner } получает жетон дороги «{ heat-road-name }».
heat-market = На рынке появляется { $card }.
heat-dealt-upgrade = { $who } получает улучшение { $card }.
heat-picked = { $who } выбирает { $card }.
heat-swapping = { $who } хочет взять { $card } из остатка.
heat-swapped = { $who } берёт { $card } и отдаёт { $given }.
heat-redrew = { $who } берёт новую начальную руку.

# Раунд
heat-round = Раунд { $round }.
heat-planning = { $who } планирует.
heat-planned = { $who }: план готов.
heat-shifted = { $who }: передача { $from }→{ $gear }{ $heat ->
    [0] .
   *[other] {" "}за { $heat ->
        [one] { $heat } перегрев
        [few] { $heat } перегрева
       *[many] { $heat } перегревов
    }.
}
heat-shift-unpaid = { $who } не может заплатить за понижение передачи, вскрывает карту и остаётся на { $gear }-й передаче.
heat-card-lost = { $who } не может заплатить за повышение передачи, теряет { $card } и остаётся на { $gear }-й передаче.
heat-revealed = { $who } открывает карты на { $gear }-й передаче: { $cards }.
heat-cluttered = Рука забита: { $who } стоит на месте, передача 1.
heat-turned = { $who } вскрывает { $card }.
heat-flipped = { $who } прибавляет вскрытую карту { $card }.
heat-flip-void = { $who }: карт скорости не осталось, вскрывать нечего.
heat-value-chosen = { $who } играет { $card } как { $number }.
heat-moved = { $who } едет { $from } → { $to } ({ heat-how }, скорость { $speed }).
heat-blocked = { $who } упирается в затор: { $from } → { $to } ({ heat-how }, клеток { $cells } из { $wanted }, скорость { $speed }).
heat-legend-moved = Легенда ({ heat-colour }) едет { $from } → { $to }.
heat-legend-blocked = Легенда ({ heat-colour }) упирается в затор: { $from } → { $to }.
heat-legend-card = Открыта карта легенд { $card }.
heat-adrenaline = { $who }: адреналин, скорость теперь { $speed }.
heat-choosing = { $who } решает, сколько карт.
heat-cooled = { $who } охлаждает двигатель: возвращено { $cards }, в двигателе { $heat }.
heat-boosted = { $who } жмёт на газ{ $heat ->
    [0] {" "}бесплатно.
   *[other] {" "}и платит { $heat ->
        [one] { $heat } перегрев
        [few] { $heat } перегрева
       *[many] { $heat } перегревов
    }.
}
heat-paid = { $who } платит { $heat ->
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[many] { $heat } перегревов
} за { $card }.
heat-stress-reduced = { $who } снимает стресс: { $cards }.
heat-super-cooled = { $who } забирает перегрев из сброса: { $cards }, в двигателе { $heat }.
heat-scrapping = { $who } сбрасывает с колоды карт: { $cards } ({ $card }).
heat-scrapped = { $who } сбрасывает с колоды { $card }.
heat-salvaging = { $who } просматривает свой сброс ({ $card }).
heat-salvaged = { $who } возвращает из сброса { $card }.
heat-accelerated = { $who } ускоряется на { $cells } ({ $card }).
heat-played-directly = { $who } играет { $card } прямо с руки, скорость { $speed }.
heat-cannot-pay = { $who } не может заплатить и возвращается на { $to }.
heat-dropped = { $who } теряет неоплаченную карту { $card }.
heat-ended-step = { $who } завершает шаг: { heat-step }.
heat-corner = { $who } проходит поворот за клеткой { $corner } со скоростью { $speed }, предел { $limit }{ $heat ->
    [0] .
   *[other] , и платит { $heat ->
        [one] { $heat } перегрев
        [few] { $heat } перегрева
       *[many] { $heat } перегревов
    }.
}
heat-spun-out = { $who }: срыв, назад на { $to }, передача { $gear }, стресса взято: { $stress }.
heat-eliminated = { $who } выбывает из гонки.
heat-sponsored = { $who } получает спонсора.
heat-heat-removed = { $who } навсегда теряет карту перегрева.
heat-lap = { $who } завершает круг { $lap } в раунде { $round }.
heat-crossed-finish = { $who } пересекает финиш в раунде { $round }!
heat-legend-crossed-finish = Легенда ({ heat-colour }) пересекает финиш в раунде { $round }!
heat-refreshed = { $who } кладёт { $card } на верх колоды.
heat-discarded = { $who } сбрасывает { $card }.
heat-laid-aside = { $who } убирает сыгранные карты, сверху { $card }.
heat-reshuffled = { $who } перемешивает сброс, карт: { $cards }.
heat-drew = { $who } берёт { $cards ->
    [one] { $cards } карту.
    [few] { $cards } карты.
   *[other] { $cards } карт.
}

# Конец
heat-finished = { $who } финиширует, место { $place } (раунд { $round }).
heat-legend-finished = Легенда ({ heat-colour }) финиширует, место { $place } (раунд { $round }).
heat-capped = Прошло раундов: { $rounds }. Гонка остановлена, места определяет трасса.
heat-scored = { $who }, место { $place }: очков { $points }, всего { $total }.
heat-legend-scored = Легенда ({ heat-colour }), место { $place }: очков { $points }, всего { $total }.
heat-champion = { $who } завоёвывает титул чемпиона, очков: { $points }!
heat-legend-champion = Легенда ({ heat-colour }) завоёвывает титул чемпиона, очков: { $points }!

# Названия
heat-colour = { $colour ->
    [black] чёрная
    [blue] синяя
    [green] зелёная
    [red] красная
    [gray] серая
    [yellow] жёлтая
    [orange] оранжевая
    [purple] фиолетовая
   *[white] белая
}
heat-weather-name = { $weather ->
    [cloud] облачно
    [fog] туман
    [storm] гроза
    [snow] снег
    [rain] дождь
   *[sun] солнце
}
heat-road-name = { $token ->
    [weather] погода
    [overheat] поворот дороже
    [limit-1] предел −1
    [limit-plus-1] предел +1
    [free-boost] бесплатный газ
   *[slipstream-plus-1] слипстрим +1
}
heat-how = { $how ->
    [speed] карты
    [adrenaline] адреналин
    [boost] газ
    [direct] карта с руки
    [accelerate] ускорение
    [draft] подтягивание
    [slipstream] слипстрим
   *[legend] легенда
}
heat-step = { $step ->
    [react] реакция
    [slipstream] слипстрим
    [discard] сброс
    [salvage] просмотр сброса
   *[swap] без обмена
}

# Заголовок и панели
heat-race-of = Гонка { $race } из { $races }
heat-headline = раунд { $round } · круг { $lap } из { $laps }
heat-lap-short = { $lap }/{ $laps }
heat-where = { $cell } · круг { $lap }/{ $laps }
heat-piles = рука { $hand } · колода { $deck }
heat-discard-pile = сброс { $discard }, сверху { $top }
heat-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
heat-in = фин.
heat-out = сход
heat-order = Порядок
heat-hand-row = ваша рука
heat-table-row = { $who }, скорость { $speed }
heat-owned-row = ваши улучшения
heat-market-row = рынок
heat-token = { $token ->
    [no_cooldown] без❄
    [cooldown] ❄1
    [no_slipstream] без≈
    [slipstream_1] ≈+1
    [slipstream_2] ≈+2
   *[free_boost] газ0
}
heat-legend-name = легенда { $name }

# Положение словами
heat-hand = Ваша рука: { $hand }.
heat-situation = Вы на { $cell }, круг { $lap } из { $laps }, передача { $gear }; перегрева в двигателе: { $heat }; колода { $deck }, сброс { $discard }.
heat-corners = Впереди повороты: { $corners }.
heat-corner-ahead = { $away ->
    [0] сразу
   *[other] до линии клеток: { $away }
}, предел { $limit }
heat-other = Место { $place }: { $who } на { $cell }, круг { $lap }.
heat-standing = место { $place } из { $cars }
heat-standing-season = очков { $points }, место { $place } из { $cars }

# Вопросы
heat-ask-plan = { $who }, передача { $gear }. { $cluttered ->
    [yes] Рука забита: машина не сдвинется. Какая передача?
   *[no] Выберите столько карт, сколько велит новая передача: { $gears }.
}
heat-ask = { $over ->
    [yes] { $home }{" "}
   *[no] { "" }
}{ $who }, { $step ->
    [plan] какая передача?
    [mulligan] оставляете руку?
    [value] какое число выбираете?
    [react] скорость { $speed }: как реагируете?
    [amount] сколько перегрева охладить?
    [amount-one] охладить 1 перегрев из сброса?
    [amount-discard] сколько перегрева из сброса охладить?
    [amount-stress] сколько стресса снять?
    [salvage] что берёте из сброса?
    [keep] за какую карту платите?
    [slipstream] скорость { $speed }: едете в слипстриме?
    [discard] что сбрасываете?
    [top] какая карта ляжет на сброс сверху?
    [pick] какое улучшение выбираете?
    [swap] что берёте из остатка?
   *[give] какое улучшение отдаёте?
}
heat-home = Вы уже за линией финиша (+{ $past }). Кто дальше, тот выше{ $alone ->
    [yes] .
   *[no] : { $rivals }.
}
heat-home-rival = { $who } +{ $past }
heat-home-legend = легенда ({ heat-colour }) +{ $past }
heat-ask-draw = { $what ->
    [calendar-track] Какая трасса следующая?
    [calendar-event] Какое событие следующее?
    [grid] Кто следующий на стартовой решётке?
    [weather] Какой жетон погоды?
    [road] Какой жетон дороги следующий?
    [market] Какое улучшение появилось на рынке?
    [legend] Какая карта легенд?
    [flip] Какую карту вскрывает { $who }?
    [scrap] Какую карту { $who } сбрасывает с колоды?
    [lost-card] Какую выложенную карту теряет { $who }?
   *[other] Какую карту берёт { $who }?
}

# Выбор
heat-go = Поехали на { $gear }-й передаче{ $heat ->
    [0] { "" }
    [one] {" "}(цена переключения: { $heat } перегрев)
    [few] {" "}(цена переключения: { $heat } перегрева)
   *[many] {" "}(цена переключения: { $heat } перегревов)
}
heat-instead = вместо { $card }
heat-advice = передача { $gear }, карты { $cards }
heat-outcome = { $what ->
    [car] машина: { $name }
   *[legend] карта легенд { $name }
}
heat-choice = { $verb ->
    [end-mulligan] Оставить руку
    [end-react] Готово
    [end-salvage] Хватит
    [end-slipstream] Без слипстрима
    [end-discard] Больше не сбрасывать
    [keep-all] Оставить все
    [end-swap] Не менять
    [gear] Передача { $number }
    [lay] Выложить { $card }
    [discard] Сбросить { $card }
    [take] Взять { $card }
    [keep] Заплатить за { $card }
    [top] Сверху { $card }
    [pick] Выбрать { $card }
    [give] Отдать { $card }
    [direct] Сыграть { $card } прямо с руки
    [refresh] Положить { $card } на колоду
    [adrenaline] Адреналин: скорость +1
    [adrenaline-cool] Адреналин: охладить 1
    [gear-cool] Охладить { $number ->
        [1] 1 перегрев
       *[other] до { $number } перегревов
    } (передача { $gear })
    [sector-cool] Охладить 1 (погода)
    [boost] Газ
    [cannot-pay] Не могу заплатить
    [redraw] Взять новую руку
    [amount-cool] Охладить { $number }
    [amount-reduce] Снять стресс: { $number }
    [amount-supercool] { $number ->
        [0] Не охлаждать
       *[other] Охладить из сброса { $number }
    }
    [slip] Слипстрим { $number }
    [value] Как { $number }
    [pay] { $card }: заплатить { $number ->
        [one] { $number } перегрев
        [few] { $number } перегрева
       *[many] { $number } перегревов
    } (обязательно)
    [cool] { $card }: охладить до { $number }
    [reduce] { $card }: снять стресс, до { $number }
    [scrap] { $card }: { $number ->
        [1] верхнюю карту
        [few] { $number } верхние карты
       *[other] { $number } верхних карт
    } колоды в сброс (обязательно)
    [salvage] { $card }: { $number ->
        [1] карту
       *[other] до { $number } карт
    } из сброса обратно в колоду
    [accelerate] { $card }: скорость +{ $number }
    [supercool] { $card }: до { $number ->
        [one] { $number } перегрева
       *[other] { $number } перегревов
    } из сброса в двигатель
   *[draft] { $card }: подтянуться к машине впереди
}
heat-card = { $card ->
    [heat] перегрев
    [stress] стресс
    [start0] 0
    [start5] 5
   *[other] { $card }
}
heat-family = { $family ->
    [four-wheel-drive] Полный привод
    [body] Кузов
    [brakes] Тормоза
    [cooling-system] Охлаждение
    [rpm] Обороты
    [fuel] Топливо
    [gas-pedal] Педаль газа
    [suspension] Подвеска
    [turbo-charger] Турбина
    [wings] Антикрылья
    [air-intake] Воздухозаборник
    [front-wing] Переднее антикрыло
   *[tires] Шины
}
heat-card-special = { $kind ->
    [heat] Дополнительный перегрев
    [sponsor] Спонсор { $number }
   *[upgrade] { heat-family } { $number }
}
heat-symbol = { $use ->
    [flip] вскрыть { $number }
    [pay] заплатить { $number }
    [cool] охладить { $number }
    [reduce] снять стресс { $number }
    [scrap] сбросить с колоды { $number }
    [salvage] вернуть из сброса { $number }
    [accelerate] ускорение { $number }
    [supercool] охладить из сброса { $number }
    [limit] пределы { $number }
    [slipstream] слипстрим +{ $number }
    [refresh] назад на колоду
    [direct] игра с руки
   *[draft] подтягивание { $number }
}
heat-means = { $use ->
    [heat] Перегрев нельзя сыграть, он только занимает руку. Охлаждение возвращает его в двигатель
    [stress] Неизвестная скорость: когда играете его, карты колоды вскрывают, пока не выпадет 1, 2, 3 или 4
    [speed] Проехать { $number ->
        [one] { $number } клетку
        [few] { $number } клетки
       *[other] { $number } клеток
    }
    [choose] Одно из чисел выбираете перед движением
    [flip] Вскрывает с колоды { $number ->
        [1] карту
        [few] { $number } карты
       *[other] { $number } карт
    }: каждое число от 1 до 4 добавляется к скорости
    [pay] Вы обязаны заплатить { $number ->
        [one] { $number } перегрев
        [few] { $number } перегрева
       *[many] { $number } перегревов
    } из двигателя
    [cool] Можете вернуть в двигатель до { $number ->
        [one] { $number } перегрева
       *[other] { $number } перегревов
    } с руки
    [reduce] Можете сбросить с руки до { $number ->
        [one] { $number } стресса
       *[other] { $number } стрессов
    }
    [scrap] Вы обязаны сбросить { $number ->
        [1] верхнюю карту
        [few] { $number } верхние карты
       *[other] { $number } верхних карт
    } колоды
    [salvage] Можете замешать в колоду до { $number } карт из сброса
    [accelerate] Можете проехать на 1 клетку дальше за каждую карту, вскрытую в этом ходу
    [supercool] Можете вернуть в двигатель до { $number ->
        [one] { $number } перегрева
       *[other] { $number } перегревов
    } из сброса
    [limit] В этом ходу предел каждого поворота для вас меняется на { $number }
    [slipstream] Ваш слипстрим может быть длиннее на { $number ->
        [one] { $number } клетку
        [few] { $number } клетки
       *[other] { $number } клеток
    }
    [refresh] После хода можете положить её на колоду и взять снова
    [direct] Можете также сыграть её с руки после движения, сверх числа передачи
   *[draft] Если до следующей машины не больше { $number } пустых клеток, можете встать сразу за ней
}
heat-shift-cost = цена переключения: { $heat ->
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[many] { $heat } перегревов
}
heat-speed-of = скорость { $speed }
heat-odds-speed = скорость { $speed }{ $cost ->
    [none] { "" }
    [spin] {" "}✕
   *[heat] , { $heat ->
        [one] { $heat } перегрев
        [few] { $heat } перегрева
       *[many] { $heat } перегревов
    }
}
heat-odds-speed-chance = скорость { $speed } ({ $chance }){ $cost ->
    [none] { "" }
    [spin] {" "}✕
   *[heat] , { $heat ->
        [one] { $heat } перегрев
        [few] { $heat } перегрева
       *[many] { $heat } перегревов
    }
}
heat-odds-range = скорость { $low }–{ $high }, в среднем { $mean }
heat-odds-mean = повороты в среднем стоят { $heat } перегрева
heat-odds-spin = срыв { $chance }
heat-odds-cooled = { $safe ->
    [yes] если сначала охладить, срыва не будет
   *[no] если сначала охладить, только { $chance }
}
heat-odds-choice = на выбор ещё до +{ $number }
heat-bill-none = поворота на пути нет
heat-bill-corner = поворот (предел { $limit }): { $heat ->
    [0] без оплаты
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[many] { $heat } перегревов
}
heat-bill-spin = срыв в повороте (предел { $limit })
heat-cool-most = { $all ->
    [yes] вернёт в двигатель весь перегрев из руки: { $number }
   *[no] вернёт в двигатель до { $number } из { $held } карт перегрева
}
heat-boost-cost = { $heat ->
    [0] без оплаты
    [one] цена: { $heat } перегрев
    [few] цена: { $heat } перегрева
   *[many] цена: { $heat } перегревов
}
heat-boost-flip = +{ $number } ({ $chance }){ $cost ->
    [none] { "" }
    [spin] {" "}✕
   *[heat] , { $heat ->
        [one] { $heat } перегрев
        [few] { $heat } перегрева
       *[many] { $heat } перегревов
    }
}
heat-reach = { $cards }: { $spins ->
    [yes] срыв
   *[no] { $heat ->
        [0] без перегрева
        [one] { $heat } перегрев
        [few] { $heat } перегрева
       *[many] { $heat } перегревов
    }
}

# Почему нет
heat-why = Сейчас решают не это.
heat-why-rule = Правила этого сейчас не позволяют: { $rule }.
heat-why-shift-03 = За раз можно переключить самое большее две передачи.
heat-why-shift-04 = В двигателе не хватает перегрева, чтобы так переключить.
heat-why-order-02 = Сейчас выбирают передачу и карты к ней.
heat-why-play-01 = Выкладывают столько карт с руки, сколько велит передача.
heat-why-play-02 = Перегрев не выкладывают.
heat-why-play-04 = Для этой передачи мало карт.
heat-why-play-07 = Карты выкладывают по возрастанию.
heat-why-react-03 = Эта передача больше не охлаждает.
heat-why-react-04 = В руке нет перегрева, чтобы охладить.
heat-why-react-05 = Нажать на газ можно раз за ход.
heat-why-react-06 = В двигателе нет перегрева, чтобы нажать на газ.
heat-why-adren-01 = Адреналина нет.
heat-why-slip-01 = Ни рядом, ни на следующей клетке машин нет.
heat-why-slip-07 = Слипстрим не переносит через финиш.
heat-why-disc-01 = В руке нет такой карты.
heat-why-disc-02 = Перегрев и стресс не сбрасывают.
heat-why-sym-06 = Сначала надо выполнить то, чего требуют сыгранные карты.
heat-why-garage-04 = На рынке нет такого улучшения.

# Справка
heat-legend-corner = предел скорости в повороте; ! стоит на перегрев больше, * там пресса
heat-legend-corner-line = линия поворота
heat-legend-countdown = сколько клеток до линии поворота
heat-legend-line = гоночная линия: лучшее место клетки
heat-legend-legend-line = линия легенд: за ней легенды проходят поворот
heat-legend-water = вода: понижать передачу на перегрев дороже
heat-legend-tunnel = туннель: сбрасывать нельзя
heat-legend-legend = легенда, автоматический соперник
heat-legend-chance = с какой вероятностью выбранные карты приведут туда, в процентах
heat-legend-heat = перегрев в двигателе; под дорогой: сколько стоят повороты дотуда, { $spin } — это срыв
heat-legend-piles = карт в руке, колоде и сбросе
heat-legend-symbol = { $use ->
    [flip] вскрыть карту ради скорости
    [pay] заплатить перегрев
    [cool] охладить: перегрев из руки в двигатель
    [reduce] снять стресс из руки
    [scrap] сбросить карты с колоды
    [salvage] замешать карты сброса в колоду
    [accelerate] ускорение: скорость +1 за каждую вскрытую карту
    [supercool] перегрев из сброса в двигатель
    [limit] пределы скорости этого хода
    [slipstream] длиннее слипстрим
    [refresh] назад на верх колоды
    [direct] игра прямо с руки
   *[draft] подтянуться к машине впереди
}

# Трассы
track-fact-cells = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[many] { $count } клеток
}
track-fact-heat = перегрева: { $count }
track-fact-stress = стресса: { $count }
track-column-cell = Клетка
track-column-countdown = Отсчёт
track-column-race-line = Гоночная линия
track-column-corner = Поворот и предел
track-column-ground = Дорога
heat-mark-flooded = вода
heat-mark-tunnel = туннель
heat-mark-chevron = шеврон
heat-mark-double-chevron = двойной шеврон

# Трассы и события по названию
heat-track-name = { $course ->
    [espana] Испания
    [france] Франция
    [great_britain] Великобритания
    [italia] Италия
    [japan] Япония
    [mexico] Мексика
    [nederland] Нидерланды
    [usa] США
   *[other] { $track }
}
heat-event-title = { $event ->
    [n1961-1] Новая трибуна
    [n1961-2] Рекорд скорости
    [n1961-3] Забастовка гонщиков
    [n1962-1] Запреты сняты
    [n1962-2] Аншлаг
    [n1962-3] Взятки
    [n1963-1] Новый титульный спонсор
    [n1963-2] Впервые в прямом эфире
    [n1963-3] Требования безопасности
    [n1963-4] Спонсор уходит
    [n1964-1] Мировой размах
    [n1964-2] Порывистый ветер
    [n1964-3] Шиканы
    [n1964-4] Ливень на старте
    [n1965-1] Держись крепче
    [n1965-2] Улыбнись в камеру
    [n1965-3] Свет в конце тоннеля
   *[n1965-4] Под давлением
}

# Итоги
heat-sum-race = Гонка { $race }, { heat-track-name }: раундов { $rounds }
heat-sum-driver = { $who }: раунды на передачах { $gears }; наивысшая скорость { $top }; заплачено перегрева { $heat_paid }, охлаждено { $cooled }; газ { $boosts }, вскрыто { $flips }; поворотов { $corners }, слишком быстро { $corners_overspeed }; срывов { $spin_outs }, стресса { $stress_taken }; слипстрим { $slipstream_cells }, адреналин { $adrenaline_cells }; обгонов { $overtakes }, заторов { $blocked }
heat-sum-chart = места по раундам { $places }; круги завершены в раундах { $laps }

# Бумаги сезона
heat-papers-race = Гонка { $race } из { $races }: { heat-track-name }
heat-papers-event = «{ heat-event-title }»: { heat-event-text }
heat-papers-press = Повороты прессы: { $corners }. Спонсоров на старте: { $sponsors }.
heat-papers-calendar = Календарь
heat-papers-round = { $race }. { heat-track-name }, «{ heat-event-title }»
heat-papers-standings = Зачёт
heat-papers-standing = { $place }. { $who }: { $points }
heat-event-text = { $event ->
    [n1961-1] первые три машины, завершившие круг, получают спонсора
    [n1961-2] спонсор за каждый ход со скоростью от 15
    [n1961-3] на круг меньше, победитель получает ещё 2 очка
    [n1962-1] на один перегрев больше
    [n1962-2] на круг больше, в руке 8 карт
    [n1962-3] первые трое получают ещё по 1 очку
    [n1963-1] ничего, кроме спонсоров
    [n1963-2] спонсор за обгон трёх или более машин за ход
    [n1963-3] на два перегрева и один стресс меньше, в руке 6 карт
    [n1963-4] на один стресс больше; кто срывается, тот выбывает
    [n1964-1] пресса даёт сразу двух спонсоров
    [n1964-2] слипстрим только на 3-й и 4-й передачах
    [n1964-3] перегрев можно сбрасывать
    [n1964-4] адреналина нет ни у кого
    [n1965-1] за ход сбрасывают не больше одной карты
    [n1965-2] прессе нравятся лишь те, кто проходит её поворот медленнее предела
    [n1965-3] стресс можно сбрасывать
   *[n1965-4] на круг больше; каждый круг, кроме последнего, забирает карту перегрева навсегда
}
