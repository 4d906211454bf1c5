# Подсказки: что сделал бы бот, в сравнении с выложенным, и почему.

advice-percent = { $percent }%
advice-same-risk = риск тот же ({ $risk })
advice-risk-change = риск { $before } → { $after }
advice-gear-change = передача { $before } → { $after }
advice-more = { $sign }{ $count } { $what ->
    [spaces] { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    }
    [spaces-mean] { $count ->
        [one] клетка
        [few] клетки
        [many] клеток
       *[other] клетки
    } в среднем
    [speed] к скорости
    [seconds] с
    [heat] { $count ->
        [one] перегрев
        [few] перегрева
        [many] перегревов
       *[other] перегрева
    }
    [heat-mean] { $count ->
        [one] перегрев
        [few] перегрева
        [many] перегревов
       *[other] перегрева
    } в среднем
    [damage] { $count ->
        [one] повреждение
        [many] повреждений
       *[other] повреждения
    }
   *[dice] { $count ->
        [one] кубик
        [few] кубика
        [many] кубиков
       *[other] кубика
    }
}
advice-about = { $way ->
    [more] быстрее
   *[less] медленнее
} примерно на { $count }
advice-compared = { $against ->
    [laid] По сравнению с вашим планом
    [gear] По сравнению с { $name } передачей
    [throw] По сравнению со следующим броском
    [stop] По сравнению с остановкой здесь
    [end] По сравнению с концом хода
    [die] По сравнению с ещё одним кубиком
    [single] По сравнению с одним кубиком сейчас
   *[stay] По сравнению с бездействием
}: { $what }
advice-why-only = Больше ничего сделать нельзя.
advice-why-even = По расчёту бота, следующий вариант почти так же хорош.
advice-why-safer = Риск здесь { $risk }, у следующего варианта { $next }.
advice-why-gain = { $unit ->
    [seconds] По оценке бота, это примерно на { $gain } с лучше следующего варианта.
    [win] По расчёту бота это на { $gain ->
        [one] { $gain } победу
        [few] { $gain } победы
        [many] { $gain } побед
       *[other] { $gain } победы
    } из 100 гонок больше, чем у следующего варианта.
   *[turns] По оценке бота, это примерно на { $gain ->
        [one] { $gain } ход
        [few] { $gain } хода
        [many] { $gain } ходов
       *[other] { $gain } хода
    } лучше следующего варианта.
}

# Ралі
advice-rali-gear = { $gear }-й
advice-rali-place = { $beside ->
    [yes] Сбоку от трассы первый шаг может вести в любую полосу.
   *[no] Ни одно место не лучше, а эта полоса свободна.
}
advice-rali-wins-surely = { $alone ->
    [yes] Любой бросок ведёт к финишу.
   *[no] Любой бросок наверняка выигрывает гонку.
}
advice-rali-wins-maybe = { $alone ->
    [yes] Этот бросок уже может довести до финиша: { $chance }.
   *[no] Этот бросок уже может выиграть гонку: { $chance }.
}
advice-rali-fast-clean = Так дальше всего, и каждый бросок можно проехать чисто.
advice-rali-only-clean-gear = Только на этой передаче каждый бросок можно проехать чисто.
advice-rali-fast = Так дальше всего, и безопаснее передачи нет.
advice-rali-safest = Ни на одной другой передаче нет так мало неудачных бросков: { $chance }.
advice-rali-least-damage = В среднем здесь меньше всего повреждений.
advice-rali-gear-on = { $gear }-й
advice-rali-rather = { $count ->
    [1] Другая передача в чём-то хуже
   *[other] Остальные передачи в чём-то хуже
}: { $what }.
advice-rali-slower = на { advice-rali-gear-on } в среднем на { $spaces } { $spaces ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
} меньше
advice-rali-riskier = на { advice-rali-gear-on } неудачны { $count } из { $total } бросков, здесь { $here ->
    [0] ни один
   *[other] { $here }
}
advice-rali-dearer = на { advice-rali-gear-on } в среднем на { $lost } больше повреждений
advice-rali-stop = { $stops ->
    [yes] машина остановится
   *[no] без остановки
}
advice-rali-wins = { $alone ->
    [yes] Это через линию — и финиш.
   *[no] Это через линию — и победа.
}
advice-rali-only-way = Другого пути нет.
advice-rali-repairs = После ремонта маркер на { $marker } из 10.
advice-rali-only-clean = Это единственный путь без повреждений и остановки.
advice-rali-far-clean = { $straight ->
    [yes] Прямо чисто, и дальше не ведёт ни один чистый путь.
   *[no] Дальше не ведёт ни один чистый путь.
}
advice-rali-shortcut = Оттуда следующим ходом можно срезать.
advice-rali-next = Другие чистые пути ведут так же далеко. Оттуда следующий бросок{ advice-rali-up } { $count ->
    [0] безопасен
   *[other] неудачен в { $count ->
        [one] { $count } случае
       *[other] { $count } случаях
    } из { $total }
}, а { $from } был бы неудачен в { $most ->
    [one] { $most } случае
   *[other] { $most } случаях
} из { $total }.
advice-rali-up = { $up ->
    [yes] {" "}на передаче выше
   *[no] {""}
}
advice-rali-lane = { $lane ->
    [1] с левой полосы
    [2] со средней полосы
    [3] с правой полосы
   *[other] с другой клетки
}
advice-rali-taste = Все чистые пути ведут одинаково далеко, и следующий бросок отовсюду одинаково безопасен: дело вкуса.
advice-rali-least = На каждом пути что-то заденешь; этот { $lost ->
    [0] только останавливает.
   *[other] дешевле всех: повреждений { $lost }.
}
advice-rali-worth-damage = Так дальше всего, и { $lost ->
    [0] остановка там того стоит
   *[other] повреждения ({ $lost }) того стоят
}.
advice-rali-worth-further = Это на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
} дальше любого чистого пути; { $lost ->
    [0] остановка там того стоит
   *[other] повреждения ({ $lost }) того стоят
}.
advice-rali-worth-next = Так же далеко, как чистый путь, но { $from } следующий бросок{ advice-rali-up } { $count ->
    [0] безопасен
   *[other] неудачен в { $count ->
        [one] { $count } случае
       *[other] { $count } случаях
    } из { $total }
}, а после чистого пути — в { $most ->
    [one] { $most } случае
   *[other] { $most } случаях
} из { $total }. { $lost ->
    [0] Остановка того стоит.
   *[other] Повреждения ({ $lost }) того стоят.
}
advice-rali-no-fact = Чистый путь ведёт так же далеко; в пользу этого говорят только пробные гонки, разыгранные отсюда много раз.
advice-rali-option = { $cell } · { $what }

# Rallyman: GT
advice-gt-plan = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}, в конце передача { $gear }, { $mode ->
    [flat-out] на полную
   *[one-by-one] шаг за шагом
}
advice-gt-step = { $die }, { $way ->
    [left] налево
    [right] направо
   *[ahead] прямо
}
advice-gt-lose = потерять управление { $spaces ->
    [0] прямо здесь
    [one] через { $spaces } клетку
    [few] через { $spaces } клетки
    [many] через { $spaces } клеток
   *[other] через { $spaces } клетки
}, передача { $gear }: { $tokens ->
    [0] без повреждений
    [one] { $tokens } жетон повреждений
    [few] { $tokens } жетона повреждений
    [many] { $tokens } жетонов повреждений
   *[other] { $tokens } жетона повреждений
}
advice-gt-lose-further = Самое дальнее место — это ещё { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}, { $tokens ->
    [0] и повреждений не больше
    [one] но и ещё { $tokens } жетон повреждений
    [few] но и ещё { $tokens } жетона повреждений
    [many] но и ещё { $tokens } жетонов повреждений
   *[other] но и ещё { $tokens } жетона повреждений
}.
advice-gt-finish = Так вы пересечёте линию финиша.
advice-gt-focus = { $same ->
    [yes] На полную тот же путь даёт концентрации +{ $focus }
   *[no] Концентрации +{ $focus }
} { $risky ->
    [yes] при риске { $risk }
   *[no] без риска
}, а у вас { $owned ->
    [0] её нет
   *[other] лишь { $owned }
}.
advice-gt-decide = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
} с риском { $risk }, а дальше решите
advice-gt-risk-thrown = риск { $chance }, если бросать все кубики
advice-gt-furthest-safe = Это самый длинный план, который не может сорваться.
advice-gt-furthest = Ни один другой план не ведёт так далеко: { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
advice-gt-ready = На передаче { $gear } вы едете достаточно медленно для предела { $cap } через { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
}.
advice-gt-fast = Дорога впереди свободна, и передача { $gear } далеко унесёт следующим ходом.
advice-gt-safe = Здесь ничто не может сорваться.
advice-gt-stop-on-the-way = Планируйте далеко, останавливайтесь раньше: остановиться можно перед каждым броском.
advice-gt-stop = На следующем броске риск потерять управление { $risk }; остановка сохраняет передачу { $gear }.
advice-gt-stop-early = Дальше по плану риск { $risk }; остановка здесь сохраняет передачу { $gear }.
advice-gt-stop-fast = Дальше пришлось бы тормозить до передачи { $next }; остановка здесь сохраняет передачу { $gear }.
advice-gt-secure = Без броска риск { $risk } исчезает.
advice-gt-secure-rest = Без броска нет новой опасности: риск остатка плана { $after } вместо { $before }.
advice-gt-secure-clear = Без броска опасностей не прибавится, а запас ещё пригодится.
advice-gt-safe-steps = проехать { $steps ->
    [one] { $steps } безопасный шаг
    [few] { $steps } безопасных шага
    [many] { $steps } безопасных шагов
   *[other] { $steps } безопасного шага
}
advice-gt-nothing-to-lose = { $steps ->
    [1] На этом броске управление не потерять.
   *[other] Ни на одном из них управление не потерять: проезжайте все разом.
}
advice-gt-throw = Риск { $risk } — умеренная цена, чтобы ехать дальше на передаче { $next }.
advice-gt-mildest = { $furthest ->
    [yes] Нигде повреждений не будет меньше, и это дальше всего.
   *[no] Нигде повреждений не будет меньше.
}
advice-gt-verge = Оттуда лучше возвращаться на дорогу.
advice-gt-no-pit = { $damage ->
    [0] Чинить нечего, остановка не нужна.
    [one] { $damage } жетон повреждений остановки не стоит.
    [few] { $damage } жетона повреждений остановки не стоят.
    [many] { $damage } жетонов повреждений остановки не стоят.
   *[other] { $damage } жетона повреждений остановки не стоят.
}
advice-gt-pit = Вас тормозят повреждения, { $damage ->
    [one] { $damage } жетон
    [few] { $damage } жетона
    [many] { $damage } жетонов
   *[other] { $damage } жетона
}: всё вернётся в мешочек.
advice-gt-tyres-best = { $weather ->
    [wet] На мокрой дороге
   *[dry] На сухой дороге
} на других шинах не больше кубиков и не выше предел: кубиков { $dice }, предел { $limit }.
advice-gt-tyres-fresh = Первые { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} предел опасностей { $limit }, на других шинах { $usual }. Потом эти шины изнашиваются до { $worn }.
advice-gt-tyres-lasting = Их предел { $limit } не изнашивается. { $tyre ->
    [asphalt] Асфальтовые шины
    [rain] Дождевые шины
   *[soft] Мягкие шины
} с хода { $turn } имеют лишь { $worn }.
advice-gt-tyres-later = { $weather ->
    [wet] Это шины на дождь: на мокрой дороге
   *[dry] Это шины на сухую дорогу: когда подсохнет,
} кубиков { $dice }, предел { $limit }, и на других шинах не больше.

# Rallyman
advice-rallyman-attack = { $throw ->
    [yes] Атака кубиками { $what }: в конце передача { $gear }
   *[no] { $dice ->
        [0] спланировать скоростную атаку
       *[other] Атака: { $what }, потом…
    }
}
advice-rallyman-laid = { $die ->
    [gas] газ
   *[other] { $die }
}{ $line ->
    [drift] {" "}(занос)
    [cut] {" "}(срезка)
    [back] {" "}(на внутреннюю)
   *[on] {""}
}
advice-rallyman-attack-risk = риск потерять управление { $risk }
advice-rallyman-finish = Так вы пересечёте линию финиша.
advice-rallyman-attack-safe = Она не может сорваться, а каждый кубик даёт секунду: { $tokens } с.
advice-rallyman-attack-earns = Её кубики дают { $tokens } с за риск { $risk }.
advice-rallyman-set = За { $cost } с на этом кубике не будет знака опасности.
advice-rallyman-fastest-safe = Самый быстрый кубик без риска: ход стоит { $seconds } с.
advice-rallyman-safe-braking = Без риска и достаточно медленно для поворотов впереди.
advice-rallyman-safe = Без риска, и карта становится быстрее: { $seconds } с.
advice-rallyman-faster = Это ведёт к самой быстрой карте, { $seconds } с, за риск { $risk }.
advice-rallyman-least-risk = Ни с одним другим кубиком риск не будет так мал: { $risk }.
advice-rallyman-tyres = { $tyres ->
    [winter] Под снегом { $snow ->
        [one] { $snow } клетка
        [few] { $snow } клетки
        [many] { $snow } клеток
       *[other] { $snow } клетки
    }, там летняя резина скользит.
   *[summer] Асфальта { $asphalt ->
        [one] { $asphalt } клетка
        [few] { $asphalt } клетки
        [many] { $asphalt } клеток
       *[other] { $asphalt } клетки
    }, там зимняя резина отнимает кубик газа.
}
advice-rallyman-wheel = { $choice ->
    [spare-yes] С пробитым колесом у вас { $gas ->
        [0] ни одного кубика
        [one] только { $gas } кубик
        [few] только { $gas } кубика
        [many] только { $gas } кубиков
       *[other] только { $gas } кубика
    } газа за ход.
   *[spare-no] Замена отняла бы больше времени, чем пробитое колесо.
}
advice-rallyman-drop = Первым должен уйти кубик со знаком опасности.
advice-rallyman-sisu = { $choice ->
    [sisu-yes] Здесь авария стоит больше, чем сису даст потом.
   *[sisu-no] Дальше в ралли сису даст больше.
}
advice-rallyman-end-risk = С любым следующим кубиком риск не меньше { $risk }.
advice-rallyman-end-trapped = Ни один следующий кубик здесь не поможет.
advice-rallyman-end = Карта этой передачи стоит { $seconds } с; следующие кубики ничего не дадут.

# Heat
advice-heat-cluttered = Когда в руке столько перегрева, остаётся выбрать, сколько карт положить.
advice-heat-cools = Передача { $gear } возвращает в двигатель { $heat ->
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[other] { $heat } перегревов
} из руки.
advice-heat-finish = Так вы пересечёте линию финиша.
advice-heat-farther = За линией выше тот, кто дальше: так будет { $range ->
    [one] +{ $high }
   *[many] от +{ $low } до +{ $high }
}, { $first ->
    [yes] а впереди никого.
   *[no] а у машины впереди +{ $rival }.
}
advice-heat-corner-free = Со скоростью { $speed } поворот (предел { $limit }) проходится без перегрева.
advice-heat-corner-paid = Скорость { $speed } проносит через поворот; перегрев ({ $heat }) того стоит: в двигателе { $left }.
advice-heat-before-corner = Ход кончается перед самым поворотом (предел { $limit }), его пройдёте следующим ходом.
advice-heat-straight-flip = По пути нет линии поворота, так что карта из колоды не повредит.
advice-heat-straight = По пути нет линии поворота: платить не за что.
advice-heat-discard = сбросить { $cards }
advice-heat-discard-why = { $count ->
    [0] Каждая карта в руке пригодится.
   *[other] В колоде ждут карты получше.
}
advice-heat-flip = +{ $number }
advice-heat-free-spaces = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
} без дополнительного перегрева.
advice-heat-spaces-for = Ещё { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
    [many] { $spaces } клеток
   *[other] { $spaces } клетки
} за { $heat ->
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[other] { $heat } перегревов
}.
advice-heat-boost = Ещё { $range ->
    [one] { $low }
   *[many] { $low }–{ $high }
} { $high ->
    [one] клетка
    [few] клетки
   *[other] клеток
} за { $heat ->
    [one] { $heat } перегрев
    [few] { $heat } перегрева
   *[other] { $heat } перегревов
}{ $harm ->
    [none] . Какая бы карта ни открылась, поворот не будет стоить перегрева.
    [pay] ; в { $chance } случаев за поворот придётся доплатить.
   *[spin] ; в { $chance } случаев машина сорвётся в повороте.
}
advice-heat-end = { $step ->
    [mulligan] С такой рукой можно начинать.
    [swap] Среди оставшихся нет ничего лучше вашего.
    [salvage] Больше ни одна карта из сброса того не стоит.
   *[other] Рука хороша и такой.
}
advice-heat-end-dear = Всё остальное стоит не меньше { $heat ->
    [one] { $heat } карты
   *[other] { $heat } карт
} перегрева.
advice-heat-end-spin = Всё остальное кончится срывом в повороте.
advice-heat-end-lost = Срыва уже не избежать. { $saves ->
    [card] «Готово» хотя бы сохранит карту.
   *[none] Ехать дальше не поможет.
}
advice-heat-why = { $verb ->
    [adrenaline-cool] Перегрев в руке занимает место карты получше.
    [gear-cool] Перегрев в руке занимает место карты получше.
    [sector-cool] Перегрев в руке занимает место карты получше.
    [cool] Перегрев в руке занимает место карты получше.
    [supercool] Перегрев из сброса возвращается в двигатель.
    [pay] Если заплатить сейчас, машина сохраняет скорость.
    [cannot-pay] В двигателе мало перегрева.
    [reduce] Стресс — карта, которой вы не управляете.
    [scrap] Это прореживает колоду.
    [salvage] Хорошая карта возвращается в колоду.
    [accelerate] Каждая карта из колоды добавляет скорости.
    [draft] Это сокращает расстояние до машины впереди.
    [direct] Сыгранная сейчас, она не займёт места в следующей руке.
    [refresh] Вы сразу возьмёте её снова.
    [redraw] Начальная рука слишком медленная.
    [value] Это число лучше всего подходит к повороту.
    [amount] Так в руке освобождается больше всего места.
    [take] Это лучшая карта из предложенных.
    [keep] Эта карта больше всех стоит своего перегрева.
    [top] Её видят другие, а правила на неё не смотрят: все одинаково хороши.
    [pick] Это самое сильное улучшение из предложенных.
    [give] Это самое слабое из ваших улучшений.
    [discard] В колоде ждут карты получше.
   *[other] Это лучшее из предложенного.
}
