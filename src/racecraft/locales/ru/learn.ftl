# Упражнения и печать: страница «Обучение», кроме самих текстов.

learn-try = Попробовать: { $drill }
learn-signs = Знаки и как они называются
learn-print = Печать
learn-drills = Упражнения
learn-drills-lead = Одно решение, одно правило. Вы решаете за полем, а судят точные вероятности. Решено { $solved } из { $all }.
learn-sheet = Напечатать две страницы
learn-drill-again = Ещё раз
learn-drill-next = Следующее упражнение
learn-drill-close = Назад к правилам
learn-drill-judging = Считаем вероятности…
learn-drill-grade = { $grade ->
    [best] Именно так
    [good] Хорошо, хоть и не лучшее
   *[poor] Есть решение лучше
}
learn-drill-loss = { $unit ->
    [seconds] Это примерно на { $loss } с дольше лучшего из вариантов (всего { $options }).
   *[turns] Это примерно на { $loss } хода дольше лучшего из вариантов (всего { $options }).
}
learn-drill-no-loss = Среди вариантов (всего { $options }) лучшего нет.
learn-drill-expected = { $unit ->
    [seconds] Отсюда до финиша в среднем { $value } с.
   *[turns] Отсюда до финиша в среднем { $value } хода.
}
learn-drill-best = Лучше всего: { $choice }
learn-drill-state = { $grade ->
    [best] решено
    [good] почти решено
    [poor] была попытка
   *[none] ещё не пробовали
}
