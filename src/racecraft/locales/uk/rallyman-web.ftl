# Rallyman у браузері: що показує стіл і про що питає.

# Заголовок і становище
rallyman-web-headline = { $rally } · СД{ $stage }{ $stages ->
    [1] { "" }
   *[other] {" "}з { $stages }
}{ $round ->
    [0] { "" }
   *[other] {" "}· раунд { $round }
}
rallyman-web-standing = { $status ->
    [waiting] на старті
    [finished] фініш · { $time }
    [retired] вибуття
   *[driving] { $time } · { $space }/{ $length }
}
rallyman-web-out = поза ралі
rallyman-web-status = { $status ->
    [waiting] перед стартом
    [spun] розвернуло на клітинці { $space }
    [off-left] ліворуч від дороги, клітинка { $space }
    [off-right] праворуч від дороги, клітинка { $space }
    [finished] на фініші
    [retired] поза ралі
   *[driving] клітинка { $space }, { $gear ->
        [0] нейтраль
       *[other] передача { $gear }
    }
}

# Кубики й шляхи
rallyman-web-ask = { $gear ->
    [0] Авто на нейтралі.
   *[other] Передача { $gear }.
} { $phase ->
    [first] З якого кубика?
    [rest] Атаку перервано. Наступний кубик?
   *[next] Ще один кубик?
}
rallyman-web-line = { $line ->
    [road] Дорога
    [on] Внутрішня
    [drift] Занос
    [back] На внутрішню
   *[cut] Зрізка
}
rallyman-web-set = виставити, не кидати: { $cost } с
rallyman-web-safe = надійно
rallyman-web-no-warning = без знаків !
rallyman-web-risk = ризик { $risk }
rallyman-web-reckless = { $speed ->
    [wreck] кінець!
   *[overspeed] зашвидко
}
rallyman-web-seconds = { $seconds } с
rallyman-web-shortcut = бруд { $mud }, прокол { $puncture }
rallyman-web-dice-tip = Кубик везе на одну клітинку. Секунди — ціна ходу, якщо на цьому скінчити.
rallyman-web-daring = { $count ->
    [one] Показати { $count } зашвидкий кубик
    [few] Показати { $count } зашвидкі кубики
   *[many] Показати { $count } зашвидких кубиків
}
rallyman-web-question = { $phase ->
    [tyres] Яка гума на цю ділянку?
    [spare] Колесо пробите. Замінити зараз?
    [between] Перед наступною ділянкою сервісу немає. Поставити запасне колесо?
    [drop] Прокол забирає з атаки кубик газу. Який?
   *[sisu] Ви втрачаєте керування! Використати сісу?
}
rallyman-web-all-dice = Усі кубики
rallyman-web-sure = Їхати попри все
rallyman-web-no = Краще ні
rallyman-web-end = хід коштує { $seconds } с ({ $gear ->
    [0] нейтраль
   *[other] передача { $gear }
})
rallyman-web-attack = Швидкісна атака
rallyman-web-warnings = { $where ->
    [snow] На снігу знаків небезпеки: { $shown } з { $limit }.
   *[all] Знаків небезпеки цього ходу: { $shown } з { $limit }.
} { $limit ->
    [2] На другому
   *[3] На третьому
} керування втрачено.
rallyman-web-tray = Використано кубиків: { $used }. Лишилося: передач { $gears }, газу { $gas }.
rallyman-web-target = { $label }{ $count ->
    [1] {""}
   *[other] , кубиком { $dice }
}
rallyman-web-which-die = Туди ведуть кілька кубиків. Який?
rallyman-web-warns = знак ! { $chance }
rallyman-web-rolled = { $die ->
    [gas] Кубик газу
   *[other] Кубик передачі { $die }
}: { $face ->
    [warning] знак небезпеки
   *[clear] без знака
}
rallyman-web-card = { $card ->
    [clean] чисто
    [mud] бруд
   *[puncture] прокол
}
rallyman-web-back = { $back ->
    [spin] ↺ розворот
    [left] ↖ ліворуч
   *[right] ↗ праворуч
}
rallyman-web-mud = Бруд: числа цього повороту менші на { $level }

# Атака
rallyman-web-plan = { $dice ->
    [0] Швидкісна атака: сплануйте всі кубики
    [one] Швидкісна атака: { $dice } кубик, передача { $gear }
    [few] Швидкісна атака: { $dice } кубики разом, передача { $gear }
   *[many] Швидкісна атака: { $dice } кубиків разом, передача { $gear }
}
rallyman-web-plan-cuts = { $cuts ->
    [one] Зрізає поворот: відкриває карту.
    [few] Зрізає { $cuts } повороти: відкриває { $cuts } карти.
   *[many] Зрізає { $cuts } поворотів: відкриває { $cuts } карт.
}
rallyman-web-plan-tip = Кладіть кубики один за одним, щонайменше два. Потім киньте всі разом: кожен дає секунду.
rallyman-web-take-back = Забрати останній кубик
rallyman-web-throw = { $dice ->
    [one] Кинути { $dice } кубик
    [few] Кинути { $dice } кубики
   *[many] Кинути { $dice } кубиків
}

# Панель приладів
rallyman-web-gear = { $gear ->
    [0] На нейтралі
   *[other] Передача { $gear }
}
rallyman-web-stage-time = час ділянки
rallyman-web-tokens = { $tokens ->
    [one] заощаджено { $tokens } секунду
    [few] заощаджено { $tokens } секунди
   *[many] заощаджено { $tokens } секунд
}
rallyman-web-at-hand = Карти напоготові
rallyman-web-spare = Запасне колесо
rallyman-web-sisu = Сісу: раз за ралі втримати авто самою волею
rallyman-web-dice = Кубиків за хід: передач { $gears } (втрачено { $lost }), газу { $gas } (втрачено { $punctures })
rallyman-web-limit = { $gears ->
    [one] лише { $gears } кубик передач за хід
    [few] лише { $gears } кубики передач за хід
   *[many] лише { $gears } кубиків передач за хід
}
rallyman-web-limit-brief = { $gears } з { $all } кубиків
rallyman-web-pile = { $count ->
    [one] Стос часу: { $count } карта
    [few] Стос часу: { $count } карти
   *[many] Стос часу: { $count } карт
}
rallyman-web-pile-card = { $card ->
    [neutral] Нейтраль
    [wheel] Заміна колеса
   *[other] Передача { $card }
}

# Папери
rallyman-web-papers = Хронометраж і документи
rallyman-web-stage = Спецділянка { $stage }
rallyman-web-ss = СД{ $stage }
rallyman-web-rally-standing = { $place ->
    [1] { $lead ->
        [clear] Ви лідируєте в ралі, запас { $by }.
        [level] Ви ділите перше місце в ралі.
       *[alone] Ви лідируєте в ралі.
    }
   *[other] Місце в ралі: { $place }, відставання { $by }.
}
rallyman-web-service = { $serviced ->
    [yes] Сервіс: кубики, шини й запасне колесо знову цілі.
   *[no] Перед наступною ділянкою сервісу немає.
}
rallyman-web-split = Відсічка { $number }
rallyman-web-split-at = на клітинці { $point }

# Розказане над полем
rallyman-web-told-stage = Спецділянка { $stage }: { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
   *[many] { $spaces } клітинок
}{ $zones ->
    [none] .
   *[other] , { $zones }.
}
rallyman-web-told-times = СД{ $stage }: { $times }.

# Журнал
rallyman-web-told-attack = { $who } атакує { $dice ->
    [one] { $dice } кубиком
   *[other] { $dice } кубиками
} і заробляє { $earned ->
    [one] { $earned } секунду
    [few] { $earned } секунди
   *[many] { $earned } секунд
}.
rallyman-web-told-drive = { $who } { $kind ->
    [over] перетинає лінію фінішу
    [drift] йде в заносі на клітинці { $space }
    [cut] зрізає поворот на клітинці { $space }
    [back] повертається на внутрішню траєкторію, клітинка { $space }
   *[on] їде на клітинку { $space }
}, передача { $gear }{ $jumps ->
    [0] .
   *[other] , зі стрибком!
}
rallyman-web-told-dice = Кубики: { $dice }.
rallyman-web-told-card = { $gear ->
    [0] Карта нейтралі
   *[other] Карта передачі { $gear }
}: { $seconds } с, разом { $time }.
