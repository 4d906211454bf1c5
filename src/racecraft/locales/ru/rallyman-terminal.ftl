# Rallyman в терминале: панели, пути, причины, объявления, справка.

# Заголовок, панели, лоток с кубиками
rallyman-face-headline = { $rally } · СУ{ $stage } из { $stages } · { $route } · { $round ->
    [0] перед стартом
   *[other] раунд { $round }
}
rallyman-face-status = { $status ->
    [finished] финиш
    [retired] вне ралли
   *[waiting] перед стартом
}
rallyman-face-status-at = клетка { $space }{ $line ->
    [road] { "" }
    [drift1] , занос 1/2
    [drift2] , занос 2/2
    [cut] , на срезке
    [spun] , задом наперёд
    [off-left] , слева от дороги
   *[off-right] , справа от дороги
}
rallyman-face-tokens = −{ $tokens } с
rallyman-face-plan = план
rallyman-face-pile = карты

# Журнал
rallyman-face-drove = { $who }{ $thrown ->
    [yes] : { $dice } →
   *[no] { "" } едет дальше:
} { $kind ->
    [over] через линию финиша
    [drift] клетка { $space }, в заносе
    [cut] клетка { $space }, по срезке
    [back] клетка { $space }, на внутреннюю траекторию
   *[on] клетка { $space }
}, передача { $gear }{ $jumps ->
    [0] .
   *[other] , с прыжком!
}
rallyman-face-threw = { $who } атакует: { $dice }.

# Положение словами
rallyman-face-situation = { $who }: { $place } (всего { $length }), { $gear ->
    [0] нейтраль
   *[other] передача { $gear }
}, время { $time }{ $tokens ->
    [0] .
    [one] , { $tokens } жетон секунд.
    [few] , { $tokens } жетона секунд.
   *[many] , { $tokens } жетонов секунд.
}
rallyman-face-harm = Потеряно кубиков: передач { $lost }, газа { $punctures }.
rallyman-face-warnings = Знаков опасности за этот ход: { $alarms }{ $snow ->
    [0] .
   *[other] , на снегу { $snow }.
}
rallyman-face-other = Машина { $number }, { $who }: { $place }, передача { $gear }, время { $time }.
rallyman-face-snow = Снег на { $white } из { $length } клеток.
rallyman-face-ahead = Впереди: { $what }.
rallyman-face-thing = через { $distance } { $what }
rallyman-face-clear = ровная дорога
rallyman-face-line = линия финиша
rallyman-face-snow-begins = снег
rallyman-face-snow-ends = асфальт
rallyman-face-bump = трамплин { $number }
rallyman-face-corner = { $side ->
    [left] левый
   *[right] правый
} поворот { $number }{ $mud ->
    [0] { "" }
   *[other] {" "}с грязью
}
rallyman-face-drift = занос { $first }/{ $second }
rallyman-face-cut = срезка { $number }
rallyman-face-narrow = узкая дорога
rallyman-face-retired = вне ралли на участке { $stage }

# Вопросы
rallyman-face-ask-chance = { $what ->
    [die] { $who } бросает { $die }. Что выпало?
    [weather] Зона { $zone }: бросьте { $die } на погоду. Что выпало?
    [shortcut] { $who } тянет карту срезки. Какую?
    [back] { $who } переворачивает карту передачи { $gear }. Что на обороте?
   *[lot] Жребий: кто стартует под номером { $place }?
}

# Выбор
rallyman-face-way = { $line ->
    [on] { $number ->
        [0] дорога
       *[other] внутренняя { $number }
    }
    [drift] занос { $number }
    [cut] срезка { $number }
   *[back] на внутреннюю { $number }
}
rallyman-face-way-set = за { $cost } с

# Почему нет
rallyman-why = Сейчас решается не это.
rallyman-why-dice-03 = В ходе есть хотя бы один кубик, если какой-нибудь можно взять.
rallyman-why-dice-04 = С нейтрали машина трогается кубиком передачи 1.
rallyman-why-dice-05-dice-06 = Эта передача дальше чем на одну от нынешней.
rallyman-why-dice-09 = Этот кубик передачи уже использован в этот ход.
rallyman-why-dice-12 = Повреждения не дают взять ещё один кубик передач в этот ход.
rallyman-why-dice-13 = Кубиков газа в этот ход больше нет.
rallyman-why-attack-01 = В этом ралли ездят без скоростных атак.
rallyman-why-attack-02 = Для атаки нужны хотя бы два кубика.
rallyman-why-attack-04 = В атаке нельзя планировать заведомую потерю управления.
rallyman-why-attack-05 = План уже пересёк линию финиша.
rallyman-why-attack-10 = В атаке кубики не выставляют за секунды.
rallyman-why-attack-13 = Кубики атаки идут в намеченном порядке.
rallyman-why-spare-03 = После замены колеса ход начинается кубиком передачи 1.
rallyman-why-drift-01 = Занос требует ровно той передачи, что на нём.
rallyman-why-drift-03 = На внутреннюю траекторию возвращаются только из заноса и ровно на одну передачу ниже.
rallyman-why-drift-04 = Из первой половины заноса путь ведёт дальше в заносе или назад на внутреннюю траекторию.
rallyman-why-corner-05 = Такой траектории здесь нет.
rallyman-why-pass-06 = Дорогу загораживает другая машина.
rallyman-why-pass-05-pass-06 = Дорога впереди закрыта.
rallyman-why-tyre-06 = На асфальте зимняя резина позволяет один кубик газа за ход.
rallyman-why-sec-01 = Кубик выставляют за секунды, только когда ещё один ! означал бы потерю управления.
rallyman-why-sec-02 = На это не хватает жетонов секунд.

# Бумаги
rallyman-posted-weather = { $weather ->
    [fixed] Снег в зонах: { $zones }
    [variable] Погоду определяют кубики перед каждым участком
   *[dry] Сухая погода
}
rallyman-posted-shakedown = { " " }· шейкдаун
rallyman-posted-drivers = { $count ->
    [one] Гонщик
   *[other] Гонщики
}
rallyman-posted-stages = Спецучастки
rallyman-posted-ss = СУ{ $stage }
rallyman-posted-spaces = { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}
rallyman-posted-splits = промежуточное время на { $spaces }
rallyman-posted-best = лучшее возможное время { $time }
rallyman-posted-service = ⚒ сервис-парк
rallyman-posted-driver = гонщик
rallyman-posted-time = время
rallyman-posted-gap = отставание
rallyman-posted-total = всего
rallyman-posted-unfinished = { $kind ->
    [retired] сход
    [waiting] ждёт
   *[driving] в пути
}
rallyman-posted-overall = { $over ->
    [yes] Итоговый зачёт
   *[no] Пройдено участков: { $stages }
}
rallyman-posted-between = { $service ->
    [yes] ⚒ Сервис-парк: повреждения и проколы устранены, запасное колесо снова есть.
   *[no] Без сервиса: повреждения и проколы остаются.
}
rallyman-posted-next = Далее
rallyman-posted-start-list = Порядок старта: { $names }

# Справка
rallyman-legend-road = Дорога идёт слева направо, левая обочина вверху. Машины — числа; › — машина, которая решает, ↺ — развёрнутая.
rallyman-legend-straight = прямая, место для двух машин
rallyman-legend-narrow = узко: одна машина
rallyman-legend-snow = снег
rallyman-legend-bump = трамплин: с этой передачи машина летит
rallyman-legend-corner = поворот налево; высшая безопасная передача на внутренней траектории
rallyman-legend-mud = поворот с грязью, числа снижены
rallyman-legend-drift = занос снаружи: ровно эти передачи, по кубику на каждую
rallyman-legend-cut = срезка с внутренней стороны: высшая безопасная передача; тянут карту
rallyman-legend-verge = { $what } у дороги; -2 — сколько кубиков передач это стоит
rallyman-legend-split = отсечка: здесь засекают промежуточное время
rallyman-legend-target = куда может вести следующий кубик; жёлтое — под вопросом, красное — потеря управления
rallyman-legend-dice = под дорогой: кубики, ведущие туда, или вероятность, что атака к этому месту сорвётся
rallyman-legend-tray = лоток: в скобках использованные, яркие — под рукой; дальше ! этого хода, жетоны и карты времени
rallyman-legend-dashboard = кубики передач, целые и потерянные; ○ — кубики газа
rallyman-legend-cards = запасное колесо и сису, пока они есть; ☀ ❄ — резина
