# Rallyman в браузере: что показывает стол и о чём спрашивает.

# Заголовок и положение
rallyman-web-headline = { $rally } · СУ{ $stage }{ $stages ->
    [1] { "" }
   *[other] {" "}из { $stages }
}{ $round ->
    [0] { "" }
   *[other] {" "}· раунд { $round }
}
rallyman-web-standing = { $status ->
    [waiting] на старте
    [finished] финиш · { $time }
    [retired] сход
   *[driving] { $time } · { $space }/{ $length }
}
rallyman-web-out = вне ралли
rallyman-web-status = { $status ->
    [waiting] перед стартом
    [spun] развернуло на клетке { $space }
    [off-left] слева от дороги, клетка { $space }
    [off-right] справа от дороги, клетка { $space }
    [finished] на финише
    [retired] вне ралли
   *[driving] клетка { $space }, { $gear ->
        [0] нейтраль
       *[other] передача { $gear }
    }
}

# Кубики и пути
rallyman-web-ask = { $gear ->
    [0] Машина на нейтрали.
   *[other] Передача { $gear }.
} { $phase ->
    [first] С какого кубика?
    [rest] Атака прервана. Следующий кубик?
   *[next] Ещё один кубик?
}
rallyman-web-line = { $line ->
    [road] Дорога
    [on] Внутренняя
    [drift] Занос
    [back] На внутреннюю
   *[cut] Срезка
}
rallyman-web-set = выставить, не бросать: { $cost } с
rallyman-web-safe = надёжно
rallyman-web-no-warning = без знаков !
rallyman-web-risk = риск { $risk }
rallyman-web-reckless = { $speed ->
    [wreck] конец!
   *[overspeed] слишком быстро
}
rallyman-web-seconds = { $seconds } с
rallyman-web-shortcut = грязь { $mud }, прокол { $puncture }
rallyman-web-dice-tip = Кубик везёт на одну клетку. Секунды — цена хода, если на этом закончить.
rallyman-web-daring = { $count ->
    [one] Показать { $count } слишком быстрый кубик
    [few] Показать { $count } слишком быстрых кубика
   *[many] Показать { $count } слишком быстрых кубиков
}
rallyman-web-question = { $phase ->
    [tyres] Какая резина на этот участок?
    [spare] Колесо пробито. Сменить сейчас?
    [between] Перед следующим участком сервиса нет. Поставить запасное колесо?
    [drop] Прокол забирает из атаки кубик газа. Какой?
   *[sisu] Вы теряете управление! Использовать сису?
}
rallyman-web-all-dice = Все кубики
rallyman-web-sure = Ехать всё равно
rallyman-web-no = Лучше не надо
rallyman-web-end = ход стоит { $seconds } с ({ $gear ->
    [0] нейтраль
   *[other] передача { $gear }
})
rallyman-web-attack = Скоростная атака
rallyman-web-warnings = { $where ->
    [snow] На снегу знаков опасности: { $shown } из { $limit }.
   *[all] Знаков опасности в этом ходу: { $shown } из { $limit }.
} { $limit ->
    [2] На втором
   *[3] На третьем
} управление потеряно.
rallyman-web-tray = Использовано кубиков: { $used }. Осталось: передач { $gears }, газа { $gas }.
rallyman-web-target = { $label }{ $count ->
    [1] {""}
   *[other] , кубиком { $dice }
}
rallyman-web-which-die = Туда ведут несколько кубиков. Какой?
rallyman-web-warns = знак ! { $chance }
rallyman-web-rolled = { $die ->
    [gas] Кубик газа
   *[other] Кубик передачи { $die }
}: { $face ->
    [warning] знак опасности
   *[clear] без знака
}
rallyman-web-card = { $card ->
    [clean] чисто
    [mud] грязь
   *[puncture] прокол
}
rallyman-web-back = { $back ->
    [spin] ↺ разворот
    [left] ↖ влево
   *[right] ↗ вправо
}
rallyman-web-mud = Грязь: числа этого поворота меньше на { $level }

# Атака
rallyman-web-plan = { $dice ->
    [0] Скоростная атака: спланируйте все кубики
    [one] Скоростная атака: { $dice } кубик, передача { $gear }
    [few] Скоростная атака: { $dice } кубика сразу, передача { $gear }
   *[many] Скоростная атака: { $dice } кубиков сразу, передача { $gear }
}
rallyman-web-plan-cuts = { $cuts ->
    [one] Срезает поворот: открывает карту.
    [few] Срезает { $cuts } поворота: открывает { $cuts } карты.
   *[many] Срезает { $cuts } поворотов: открывает { $cuts } карт.
}
rallyman-web-plan-tip = Кладите кубики один за другим, не меньше двух. Потом бросьте все разом: каждый даёт секунду.
rallyman-web-take-back = Забрать последний кубик
rallyman-web-throw = { $dice ->
    [one] Бросить { $dice } кубик
    [few] Бросить { $dice } кубика
   *[many] Бросить { $dice } кубиков
}

# Панель приборов
rallyman-web-gear = { $gear ->
    [0] На нейтрали
   *[other] Передача { $gear }
}
rallyman-web-stage-time = время участка
rallyman-web-tokens = { $tokens ->
    [one] сэкономлена { $tokens } секунда
    [few] сэкономлено { $tokens } секунды
   *[many] сэкономлено { $tokens } секунд
}
rallyman-web-at-hand = Карты наготове
rallyman-web-spare = Запасное колесо
rallyman-web-sisu = Сису: раз за ралли удержать машину одной волей
rallyman-web-dice = Кубиков за ход: передач { $gears } (потеряно { $lost }), газа { $gas } (потеряно { $punctures })
rallyman-web-limit = { $gears ->
    [one] только { $gears } кубик передач за ход
    [few] только { $gears } кубика передач за ход
   *[many] только { $gears } кубиков передач за ход
}
rallyman-web-limit-brief = { $gears } из { $all } кубиков
rallyman-web-pile = { $count ->
    [one] Колода времени: { $count } карта
    [few] Колода времени: { $count } карты
   *[many] Колода времени: { $count } карт
}
rallyman-web-pile-card = { $card ->
    [neutral] Нейтраль
    [wheel] Замена колеса
   *[other] Передача { $card }
}

# Бумаги
rallyman-web-papers = Хронометраж и документы
rallyman-web-stage = Спецучасток { $stage }
rallyman-web-ss = СУ{ $stage }
rallyman-web-rally-standing = { $place ->
    [1] { $lead ->
        [clear] Вы лидируете в ралли, запас { $by }.
        [level] Вы делите первое место в ралли.
       *[alone] Вы лидируете в ралли.
    }
   *[other] Место в ралли: { $place }, отставание { $by }.
}
rallyman-web-service = { $serviced ->
    [yes] Сервис: кубики, шины и запасное колесо снова целы.
   *[no] Перед следующим участком сервиса нет.
}
rallyman-web-split = Отсечка { $number }
rallyman-web-split-at = на клетке { $point }

# Рассказанное над полем
rallyman-web-told-stage = Спецучасток { $stage }: { $spaces ->
    [one] { $spaces } клетка
    [few] { $spaces } клетки
   *[many] { $spaces } клеток
}{ $zones ->
    [none] .
   *[other] , { $zones }.
}
rallyman-web-told-times = СУ{ $stage }: { $times }.

# Журнал
rallyman-web-told-attack = { $who } атакует, кубиков: { $dice }. Заработано секунд: { $earned }.
rallyman-web-told-drive = { $who } { $kind ->
    [over] пересекает линию финиша
    [drift] идёт в заносе на клетке { $space }
    [cut] срезает поворот на клетке { $space }
    [back] возвращается на внутреннюю траекторию, клетка { $space }
   *[on] едет на клетку { $space }
}, передача { $gear }{ $jumps ->
    [0] .
   *[other] , с прыжком!
}
rallyman-web-told-dice = Кубики: { $dice }.
rallyman-web-told-card = { $gear ->
    [0] Карта нейтрали
   *[other] Карта передачи { $gear }
}: { $seconds } с, всего { $time }.
