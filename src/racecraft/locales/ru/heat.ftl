# Heat: что происходит в гонке и о чём спрашивают гонщиков.

# Перед гонкой
heat-race = Гонка { $race }: { $track }, кругов: { $laps }, клеток: { $cells }{ $event ->
    [none] .
   *[other] , событие { $event }.
}
heat-track-drawn = Гонка { $race } пройдёт на трассе { $track }.
heat-event-drawn = Гонке { $race } выпадает событие { $event }.
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
heat-planned = { $who } определяется с планом.
heat-shifted = { $who } переключает передачу с { $from } на { $gear }{ $heat ->
    [0] .
   *[other] , уплачено перегрева: { $heat }.
}
heat-shift-unpaid = { $who } не может заплатить за понижение передачи, вскрывает карту и остаётся на { $gear }-й передаче.
heat-card-lost = { $who } не может заплатить за повышение передачи, теряет { $card } и остаётся на { $gear }-й передаче.
heat-revealed = { $who } открывает карты на { $gear }-й передаче: { $cards }.
heat-cluttered = Рука забита: { $who } стоит на месте, передача 1.
heat-turned = { $who } переворачивает { $card }.
heat-flipped = { $who } прибавляет вскрытую карту { $card }.
heat-flip-void = { $who } не имеет карт скорости, чтобы вскрыть.
heat-value-chosen = { $who } играет { $card } как { $number }.
heat-moved = { $who } едет { $from } → { $to } ({ heat-how }, скорость { $speed }).
heat-blocked = { $who } упирается в затор: { $from } → { $to } ({ heat-how }, клеток { $cells } из { $wanted }, скорость { $speed }).
heat-legend-moved = Легенда ({ heat-colour }) едет { $from } → { $to }.
heat-legend-blocked = Легенда ({ heat-colour }) упирается в затор: { $from } → { $to }.
heat-legend-card = Открыта карта легенд { $card }.
heat-adrenaline = Адреналин: { $who } теперь имеет скорость { $speed }.
heat-choosing = { $who } решает, сколько карт.
heat-cooled = { $who } охлаждает двигатель: возвращено { $cards }, в двигателе { $heat }.
heat-boosted = { $who } жмёт на газ{ $heat ->
    [0] {" "}бесплатно.
   *[other] , уплачено перегрева: { $heat }.
}
heat-paid = { $who } платит { $heat } перегрева за { $card }.
heat-stress-reduced = { $who } сбрасывает стресс: { $cards }.
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
   *[other] , уплачено перегрева: { $heat }.
}
heat-spun-out = { $who } срывается на { $to } на { $gear }-й передаче, стресса взято: { $stress }.
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
heat-champion = { $who } завоёвывает чемпионство, очков: { $points }!
heat-legend-champion = Легенда ({ heat-colour }) завоёвывает чемпионство, очков: { $points }!

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
    [overheat] перегрев
    [limit-1] предел −1
    [limit-plus-1] предел +1
    [free-boost] бесплатный газ
   *[slipstream-plus-1] воздушный мешок +1
}
heat-how = { $how ->
    [speed] карты
    [adrenaline] адреналин
    [boost] газ
    [direct] карта с руки
    [accelerate] ускорение
    [draft] подтягивание
    [slipstream] воздушный мешок
   *[legend] легенда
}
heat-step = { $step ->
    [react] реакция
    [slipstream] воздушный мешок
    [discard] сброс
    [salvage] просмотр сброса
   *[swap] без обмена
}

# Заголовок и панели
heat-headline = { $track } · раунд { $round } · круг { $lap } из { $laps }
heat-mat = передача { $gear } · двигатель { $heat } · рука { $hand } · колода { $deck } · сверху { $top }
heat-place = на { $cell }, круг { $lap }
heat-in = на финише
heat-out = вне гонки
heat-hand = Ваша рука: { $hand }.
heat-situation = Вы на { $cell }, передача { $gear }, в двигателе перегрева: { $heat }; до поворота клеток: { $away }, предел { $limit }.
heat-other = Машина { $number } стоит на { $cell }.
heat-standing = место { $place } из { $cars } машин
heat-standing-season = очков { $points }, место { $place } из { $cars } машин

# Вопросы
heat-ask = { $who }, { $step ->
    [plan] какая передача?
    [lay] какую карту выкладываете?
    [mulligan] оставляете руку?
    [value] какое число выбираете?
    [react] скорость { $speed }: как реагируете?
    [amount] сколько карт?
    [salvage] что берёте из сброса?
    [keep] за какую карту платите?
    [slipstream] скорость { $speed }: едете в воздушном мешке?
    [discard] что сбрасываете?
    [top] какая карта ляжет сверху?
    [pick] какое улучшение выбираете?
    [swap] что берёте из остатка?
   *[give] какое улучшение отдаёте?
}
heat-ask-draw = { $what ->
    [grid] Кто следующий на стартовой решётке?
    [weather] Какой жетон погоды?
    [road] Какой жетон дороги следующий?
    [legend] Какая карта легенд?
   *[other] Какая карта выпала ({ $who })?
}

# Выбор
heat-choice = { $verb ->
    [end] хватит
    [gear] передача { $number }
    [lay] выложить { $card }
    [discard] сбросить { $card }
    [take] взять { $card }
    [keep] оставить { $card }
    [top] сверху { $card }
    [pick] выбрать { $card }
    [give] отдать { $card }
    [direct] сыграть { $card } с руки
    [refresh] положить { $card } на колоду
    [adrenaline] адреналин: ещё одна клетка
    [adrenaline-cool] адреналин: охладить одну
    [gear-cool] охлаждение передачи
    [sector-cool] охлаждение погоды
    [boost] газ
    [cannot-pay] не могу заплатить
    [redraw] новая рука
    [amount] карт: { $number }
    [slip] воздушный мешок { $number }
    [value] как { $number }
    [pay] заплатить за { $card }
    [cool] охладить: { $card }
    [reduce] сбросить стресс: { $card }
    [scrap] сбросить с колоды: { $card }
    [salvage] просмотреть сброс: { $card }
    [accelerate] ускориться: { $card }
    [supercool] охладить сброс: { $card }
   *[draft] подтянуться: { $card }
}
heat-card = { $card ->
    [heat] перегрев
    [stress] стресс
    [start0] стартовый 0
    [start5] стартовая 5
   *[other] { $card }
}
heat-symbol = { $use ->
    [pay] заплатить
    [cool] охладить
    [reduce] сбросить стресс
    [scrap] сбросить с колоды
    [salvage] из сброса
    [accelerate] ускорение
    [supercool] охладить сброс
   *[draft] подтягивание
} { $number }
heat-odds-gear = скорость { $low }–{ $high }{ $heat ->
    [0] { "" }
   *[other] , стоит перегрева: { $heat }
}
heat-odds-speed = скорость { $low }–{ $high }
heat-odds-mean = повороты в среднем стоят { $heat } перегрева
heat-odds-spin = срыв { $chance }
heat-odds-cells = клеток { $low }–{ $high }
heat-odds-heat = повороты стоят { $heat } перегрева

# Почему нет
heat-why = Сейчас решают не это.
heat-why-rule = Правила этого сейчас не позволяют: { $rule }.

# Справка
heat-legend-line = гоночная линия: лучшее место клетки
heat-legend-corner = линия поворота и предел скорости; ! перегрев, * пресса
heat-legend-water = вода: понижать передачу дороже
heat-legend-tunnel = туннель: сбрасывать нельзя
heat-legend-legend = легенда, которая едет сама

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
