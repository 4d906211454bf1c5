# Вправи та друк: сторінка «Навчання», крім самих текстів.

learn-try = Спробувати: { $drill }
learn-signs = Знаки та як вони звуться
learn-print = Друкувати
learn-not-found = Можливо, в адресі помилка або вправа тепер зветься інакше.
learn-drills = Вправи
learn-drills-lead = Одне рішення, одне правило. Ви вирішуєте на полі, а судять точні ймовірності. Розв’язано { $solved } з { $all }.
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
learn-drill-yours = Ви
learn-drill-best = Найкраще
learn-drill-state = { $grade ->
    [best] розв’язано
    [good] майже розв’язано
    [poor] була спроба
   *[none] ще не пробували
}
learn-drill-kind = { $kind ->
    [adrenaline] Адреналін
    [boosted] Газ
    [cooled] Охолодження двигуна
    [corner] Перетин лінії повороту
    [crashed] Зіткнення
    [crossed_finish] Фініш
    [drew] Пошкодження з торбинки
    [finished] Фініш
    [flipped] Відкрита карта
    [focused] Здобута концентрація
    [hit] Зіткнення з перешкодою
    [limited] Втрата високих передач
    [lost_control] Втрата керування
    [moved] Проїзд цим шляхом
    [off_track] Виліт з дороги
    [paid] Плата перегрівом за карту
    [pitted] Заїзд до боксів
    [reshuffled] Перетасування колоди
    [secured] Убезпечений крок
    [serviced] Ремонт
    [set] Виставлений кубик
    [shift_failed] Зірване перемикання
    [shortcut] Зрізка повороту
    [sisu] Керування завдяки сісу
    [spun_out] Зрив
    [start_failed] Зірваний старт
    [tokens] Заощаджені секунди
    [wheel] Заміна колеса
    [won] Перемога цим ходом
   *[other] Те, про що вправа
}
learn-drill-event = { $what }: { $yours } після вашого рішення, { $best } після найкращого.
coach-over = Ось і перші перегони, аж до фінішу. Далі — вправа на кожне правило, дві хвилини кожна, або нові перегони вже без тренера.
learn-drill-later = Цього ходу обидва однаково безпечні. Різниця — далі: звідти, де опинитеся після найкращого, їхати швидше.
