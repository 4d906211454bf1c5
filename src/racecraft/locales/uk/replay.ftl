# Перегони, розказані ще раз: сторінка, графіки, підрахунки.
replay-player = Керування повтором
replay-moment = Мить перегонів
replay-turn-of = Хід { $turn } з { $turns }
replay-start = На початок
replay-end = У кінець
replay-back = Крок назад
replay-forward = Крок уперед
replay-turn-back = Хід назад
replay-turn-forward = Хід уперед
replay-play = Грати
replay-pause = Спинити
replay-space-key = пробіл
replay-seen-from = Дивитися
replay-stands = з трибун
replay-running = Ці перегони ще тривають.
replay-to-table = До столу
replay-refresh = Довантажити те, що сталося відтоді
replay-share = Скопіювати посилання на цю мить
replay-places = Місця
replay-chart-car = { $who }: з { $from } місця на { $to }.
replay-rounds = Раунд за раундом
replay-rounds-explained = Скільки клітинок проїхано за кожен раунд. Номер раунду веде до його кінця.
replay-round = Раунд
replay-figures = Перегони в цифрах
replay-figures-explained = До цієї миті.
replay-minutes = { $minutes ->
    [one] Перегони тривали { $minutes } хвилину.
    [few] Перегони тривали { $minutes } хвилини.
   *[other] Перегони тривали { $minutes } хвилин.
}
count-spaces = Проїхано клітинок
count-dice = Кинуто кубиків
count-hazards = Випало небезпек
count-flat-out = Ходів на повну
count-lost-control = Втрат керування
count-focus = Здобуто концентрації
count-secured = Застраховано кроків
count-pit-stops = Піт-стопів
count-top-speed = Найвища швидкість
count-heat-in-corners = Перегріву в поворотах
count-cooled = Охолоджено перегріву
count-boosts = Прискорень
count-adrenaline = Адреналін
count-slipstreams = Їзда в повітряному мішку
count-spins = Зривів
count-failed-shifts = Невдалих перемикань
count-obstacles = Перешкод зачеплено
count-collisions = Зіткнень
count-damage = Пошкоджень
count-repairs = Ремонтів
count-missed-turns = Пропущено ходів
count-alarms = Знаків небезпеки
count-attacks = Кидків усіма кубиками
count-tokens = Зароблено секунд
count-cuts = Зрізок
count-stages-won = Виграно ділянок
