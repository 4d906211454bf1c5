# Що сказано про гру, яка не принесла власних слів.
any-ask = { $who }, що робите?
any-roll = Кубик
any-outcome = { $text }
any-headline = Попереду { $who }, клітинка { $space } із { $length }
any-car = { $who }: клітинка { $space } із { $length }
any-situation = { $who } стоїть на клітинці { $space } із { $length }.
any-legend = Числа на дорозі — це авто; дорога йде зліва направо.
any-refused = Зараз цього робити не можна.
any-road = Дорога на { $length } { $length ->
    [one] клітинку
    [few] клітинки
   *[other] клітинок
}
any-behind = { $spaces ->
    [one] позаду на { $spaces } клітинку
    [few] позаду на { $spaces } клітинки
   *[other] позаду на { $spaces } клітинок
}
