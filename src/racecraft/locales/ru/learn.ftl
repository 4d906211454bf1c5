# Упражнения и печать: страница «Обучение», кроме самих текстов.

learn-try = Попробовать: { $drill }
learn-signs = Знаки и как они называются
learn-print = Печать
learn-not-found = Возможно, в адресе ошибка или упражнение теперь называется иначе.
learn-drills = Упражнения
learn-drills-lead = Одно решение, одно правило. Вы решаете на поле, а судят точные вероятности. Решено { $solved } из { $all }.
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
learn-drill-yours = Вы
learn-drill-best = Лучшее
learn-drill-state = { $grade ->
    [best] решено
    [good] почти решено
    [poor] была попытка
   *[none] ещё не пробовали
}
learn-drill-kind = { $kind ->
    [adrenaline] Адреналин
    [boosted] Газ
    [cooled] Охлаждение двигателя
    [corner] Пересечение линии поворота
    [crashed] Столкновение
    [crossed_finish] Финиш
    [drew] Повреждение из мешка
    [finished] Финиш
    [flipped] Вскрытая карта
    [focused] Полученная концентрация
    [hit] Столкновение с препятствием
    [limited] Потеря высоких передач
    [lost_control] Потеря управления
    [moved] Проезд этим путём
    [off_track] Вылет с дороги
    [paid] Плата перегревом за карту
    [pitted] Заезд в боксы
    [reshuffled] Перетасовка колоды
    [secured] Оплаченный шаг
    [serviced] Ремонт
    [set] Выставленный кубик
    [shift_failed] Сорванное переключение
    [shortcut] Срезка поворота
    [sisu] Управление благодаря сису
    [spun_out] Срыв
    [start_failed] Сорванный старт
    [tokens] Сэкономленные секунды
    [wheel] Замена колеса
    [won] Победа этим ходом
   *[other] То, о чём упражнение
}
learn-drill-event = { $what }: { $yours } после вашего решения, { $best } после лучшего.
coach-over = Вот и первая гонка, до самого финиша. Дальше — упражнение на каждое правило, две минуты каждое, или новая гонка уже без тренера.
learn-drill-later = В этом ходу оба одинаково безопасны. Разница — дальше: оттуда, где окажетесь после лучшего, ехать быстрее.
