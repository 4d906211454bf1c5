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
   *[turns] это стоит { $amount ->
        [one] { $amount } ход
        [many] { $amount } ходов
       *[other] { $amount } хода
    }
}.
puzzle-played = Ваше решение: { $played }.
puzzle-once-more = Попробовать ещё раз
puzzle-best = Лучшее решение: { $best }.
puzzle-ahead = { $unit ->
    [win] С ним выигрывают на { $amount }% чаще, чем со вторым по силе.
    [seconds] В среднем на { $amount } с быстрее, чем со вторым по силе.
   *[turns] В среднем на { $amount ->
        [one] { $amount } ход
        [many] { $amount } ходов
       *[other] { $amount } хода
    } быстрее, чем со вторым по силе.
}
puzzle-not-counted = Засчитывается только первая попытка.
puzzle-car = машина { $number }
puzzle-why = Почему?
puzzle-next = Следующая задача
puzzle-practice = К тренировке
