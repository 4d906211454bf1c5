# Вправи та друк: сторінка «Навчання», крім самих текстів.

learn-try = Спробувати: { $drill }
learn-signs = Знаки та як вони звуться
learn-print = Друкувати
learn-drills = Вправи
learn-drills-lead = Одне рішення, одне правило. Ви вирішуєте за полем, а судять точні ймовірності. Розв’язано { $solved } з { $all }.
learn-sheet = Надрукувати дві сторінки
learn-drill-again = Ще раз
learn-drill-next = Наступна вправа
learn-drill-close = Назад до правил
learn-drill-judging = Рахуємо ймовірності…
learn-drill-grade = { $grade ->
    [best] Саме так
    [good] Добре, хоч і не найкраще
   *[poor] Є краще рішення
}
learn-drill-loss = { $unit ->
    [seconds] Це приблизно на { $loss } с довше за найкращий із варіантів (усього { $options }).
   *[turns] Це приблизно на { $loss } ходу довше за найкращий із варіантів (усього { $options }).
}
learn-drill-no-loss = Серед варіантів (усього { $options }) кращого немає.
learn-drill-expected = { $unit ->
    [seconds] Звідси до фінішу в середньому { $value } с.
   *[turns] Звідси до фінішу в середньому { $value } ходу.
}
learn-drill-best = Найкраще: { $choice }
learn-drill-state = { $grade ->
    [best] розв’язано
    [good] майже розв’язано
    [poor] була спроба
   *[none] ще не пробували
}
