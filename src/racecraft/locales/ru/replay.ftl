# Гонка, рассказанная ещё раз: страница, графики, подсчёты.
replay-player = Управление повтором
replay-moment = Момент гонки
replay-turn-of = Ход { $turn } из { $turns }
replay-start = В начало
replay-end = В конец
replay-back = Шаг назад
replay-forward = Шаг вперёд
replay-turn-back = Ход назад
replay-turn-forward = Ход вперёд
replay-play = Играть
replay-pause = Остановить
replay-space-key = пробел
replay-seen-from = Смотреть
replay-stands = с трибун
replay-running = Эта гонка ещё идёт.
replay-to-table = К столу
replay-refresh = Загрузить то, что случилось с тех пор
replay-share = Скопировать ссылку на этот момент
replay-places = Места
replay-chart-car = { $who }: с { $from } места на { $to }.
replay-rounds = Раунд за раундом
replay-rounds-explained = Сколько клеток пройдено за каждый раунд. Номер раунда ведёт к его концу.
replay-round = Раунд
replay-figures = Гонка в цифрах
replay-figures-explained = К этому моменту.
replay-minutes = { $minutes ->
    [one] Вся гонка длилась { $minutes } минуту.
    [few] Вся гонка длилась { $minutes } минуты.
   *[other] Вся гонка длилась { $minutes } минут.
}
count-spaces = Пройдено клеток
count-dice = Брошено кубиков
count-hazards = Выпало опасностей
count-flat-out = Ходов на полной скорости
count-lost-control = Потерь управления
count-focus = Получено концентрации
count-secured = Застраховано шагов
count-pit-stops = Пит-стопов
count-top-speed = Наивысшая скорость
count-heat-in-corners = Перегрева в поворотах
count-cooled = Охлаждено перегрева
count-boosts = Ускорений
count-adrenaline = Адреналин
count-slipstreams = Езда в воздушном мешке
count-spins = Срывов
count-failed-shifts = Неудачных переключений
count-obstacles = Препятствий задето
count-collisions = Столкновений
count-damage = Повреждений
count-repairs = Ремонтов
count-missed-turns = Пропущено ходов
count-alarms = Знаков опасности
count-attacks = Бросков всеми кубиками
count-tokens = Заработано секунд
count-cuts = Срезок
count-stages-won = Выиграно участков
