# Свои трассы Heat.

builder-fault-name = Нужно название.
builder-heat-fault-cells = На трассе должно быть от { $low } до { $high } клеток.
builder-heat-fault-no-corner = Трассе нужен хотя бы один поворот.
builder-heat-fault-beyond = Что-то лежит за концом круга.
builder-heat-fault-chicane = Линия за клеткой { $cell } не может завершать шикану: перед ней должна быть обычная линия.
builder-heat-fault-too-many = Слишком много поворотов ({ $count }): дорожных жетонов всего { $most }.
builder-heat-fault-grid = Поворот за клеткой { $cell } лежит среди стартовых мест; последний поворот — не дальше клетки { $last }.
builder-heat-fault-legend-line = Линия легенд должна лежать между предыдущим поворотом и этим (от { $low } до { $high }).
builder-heat-fault-fold = Изгиб на клетке { $cell } слишком крут для дороги.
builder-heat-fault-touches = Дорога налезает сама на себя: клетки { $cell } и { $other }.
builder-heat-straight = самая длинная прямая: { $count } { $count ->
    [one] клетка
    [few] клетки
   *[many] клеток
}
builder-heat-heat-a-lap = Боты платят за круг перегрева: { $heat }
builder-heat-spins = Срывов у бота за гонку: { $spins }
builder-heat-rounds = Гонка длится раундов: { $rounds }
