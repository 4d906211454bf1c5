# Власні траси Heat.

builder-fault-name = Потрібна назва.
builder-heat-fault-cells = На трасі має бути від { $low } до { $high } клітинок.
builder-heat-fault-no-corner = Трасі потрібен принаймні один поворот.
builder-heat-fault-beyond = Щось лежить за кінцем кола.
builder-heat-fault-chicane = Лінія за клітинкою { $cell } не може закінчувати шикану: перед нею має бути звичайна лінія.
builder-heat-fault-too-many = Забагато поворотів ({ $count }): дорожніх жетонів лише { $most }.
builder-heat-fault-grid = Поворот за клітинкою { $cell } лежить серед стартових місць; останній поворот — щонайдалі за клітинкою { $last }.
builder-heat-fault-legend-line = Лінія легенд має лежати між попереднім поворотом і цим (від { $low } до { $high }).
builder-heat-fault-fold = Вигин на клітинці { $cell } закрутий для дороги.
builder-heat-fault-touches = Дорога налазить сама на себе: клітинки { $cell } і { $other }.
builder-heat-straight = найдовша пряма: { $count } { $count ->
    [one] клітинка
    [few] клітинки
   *[many] клітинок
}
builder-heat-heat-a-lap = Боти сплачують за коло перегріву: { $heat }
builder-heat-spins = Зривів у бота за перегони: { $spins }
builder-heat-rounds = Перегони тривають раундів: { $rounds }
