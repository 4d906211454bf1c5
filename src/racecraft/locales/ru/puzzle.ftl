# Задача дня.
puzzle-title = Задача дня
puzzle-one = Задача дня
puzzle-explained = Момент из гонки и одно решение, которое лучше всех остальных. Засчитывается первая попытка.
puzzle-difficulty = { $difficulty ->
    [easy] Лёгкая
    [medium] Средняя
   *[hard] Сложная
}
puzzle-solvers = Решили: { $solved } из { $tried }.
puzzle-nobody = Ещё никто не пробовал. Станьте первым.
puzzle-mine-solved = ✓ Вы её решили
puzzle-mine-missed = С первой попытки не вышло
puzzle-solve = Решить
puzzle-again = Взглянуть ещё раз
puzzle-back = На главную
puzzle-ask = Ваш ход. Одно решение явно лучше всех: найдите его.
puzzle-judging = Ваше решение оценивается…
puzzle-solved = Решено!
puzzle-missed = Не лучшее: { $unit ->
    [win] шансы на победу ниже на { $amount }%
    [seconds] это стоит { $amount } с
   *[turns] это стоит { $amount } хода
}.
puzzle-played = Ваше решение: { $played }.
puzzle-once-more = Попробовать ещё раз
puzzle-best = Лучшее решение: { $best }.
puzzle-ahead = { $unit ->
    [win] Оно даёт на { $amount }% больше шансов на победу, чем следующее по качеству.
    [seconds] В среднем на { $amount } с быстрее, чем следующее по качеству.
   *[turns] В среднем на { $amount } хода быстрее, чем следующее по качеству.
}
puzzle-not-counted = Засчитывается только первая попытка.
puzzle-car = машина { $number }
