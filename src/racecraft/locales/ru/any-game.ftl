# Что сказано об игре, которая не принесла собственных слов.
any-ask = { $who }, что делаете?
any-roll = Кубик
any-outcome = { $text }
any-headline = Впереди { $who }, клетка { $space } из { $length }
any-car = { $who }: клетка { $space } из { $length }
any-situation = { $who } стоит на клетке { $space } из { $length }.
any-legend = Числа на дороге — это машины; дорога идёт слева направо.
any-refused = Сейчас этого делать нельзя.
any-road = Дорога на { $length } { $length ->
    [one] клетку
    [few] клетки
   *[other] клеток
}
any-behind = { $spaces ->
    [one] отстаёт на { $spaces } клетку
    [few] отстаёт на { $spaces } клетки
   *[other] отстаёт на { $spaces } клеток
}
