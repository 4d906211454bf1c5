# Rallyman: что происходит в ралли и о чём спрашивают гонщиков.

# Названия
rallyman-die-name = { $die ->
    [gas] кубик газа
   *[other] кубик передачи { $die }
}
rallyman-terrain-name = { $terrain ->
    [grass] трава
    [dirt] грунт
    [forest] лес
    [rocks] камни
    [water] вода
   *[village] деревня
}
rallyman-tyres-name = { $tyres ->
    [summer] летняя резина
   *[winter] зимняя резина
}
rallyman-line-name = { $line ->
    [road] на дороге
    [drift1] в заносе, первая половина
    [drift2] в заносе, вторая половина
   *[cut] на срезке
}

# События
rallyman-listed = { $who } стартует под номером { $place }.
rallyman-stage = Спецучасток { $stage }: { $route }.
rallyman-weather = Зона { $zone }: { $surface ->
    [snow] на дороге снег.
   *[dry] дорога сухая.
}
rallyman-tyres = { $who }: выбрана { $tyres ->
    [summer] летняя резина
   *[winter] зимняя резина
}.
rallyman-wheel = { $who } меняет колесо{ $seconds ->
    [0] {" "}между участками, без потери времени.
   *[other] : { $seconds } секунд.
}
rallyman-wheel-kept = { $who } едет дальше, не меняя колеса.
rallyman-takes = { $who } берёт { rallyman-die-name }{ $line ->
    [drift] {" "}для заноса.
    [cut] {" "}для срезки.
    [back] , чтобы вернуться на внутреннюю траекторию.
   *[on] .
}
rallyman-rolled = { $warning ->
    [1] Знак опасности!
   *[other] Без знака опасности.
}
rallyman-set = { $who } выставляет { rallyman-die-name } без «!», цена { $cost } с; остаётся { $tokens }.
rallyman-moved = { $who } { $line ->
    [drift] идёт в заносе по клетке { $space }
    [cut] срезает поворот на клетке { $space }
    [back] возвращается на внутреннюю траекторию, клетка { $space }
   *[on] едет { $space ->
        [0] на старт
       *[other] на клетку { $space }
    }
}, передача { $gear }.
rallyman-jumped = { $who } летит через трамплин на передаче { $gear } и приземляется на клетку { $space }.
rallyman-plans = { $who } планирует скоростную атаку.
rallyman-planned = В плане: { rallyman-die-name }{ $line ->
    [drift] , занос.
    [cut] , срезка.
    [back] , на внутреннюю траекторию.
   *[on] .
}
rallyman-attack = { $who } бросает кубики все сразу: { $dice }.
rallyman-tokens = { $who } зарабатывает секунды: { $earned }, всего { $tokens }.
rallyman-dropped = { $who } из-за прокола теряет кубик газа из атаки.
rallyman-shortcut = Карта срезки: { $card ->
    [clean] ничего не случилось.
    [mud] грязь в повороте на клетке { $space }.
   *[puncture] прокол!
}
rallyman-sisu = Сису! { $who } удерживает управление.
rallyman-lost-control = { $who } теряет управление!
rallyman-spun = { $place ->
    [cut] { $who }: машину развернуло, она остаётся на срезке.
   *[road] { $who }: машину развернуло, она стоит задом наперёд.
}
rallyman-went-off = { $who } { $place ->
    [cut] остаётся на срезке, машину бросает
   *[road] вылетает
} { $side ->
    [left] влево
   *[right] вправо
}, там { rallyman-terrain-name }{ $lost ->
    [0] : без повреждений.
    [one] : потерян { $lost } кубик передач.
    [few] : потеряно { $lost } кубика передач.
   *[many] : потеряно { $lost } кубиков передач.
}
rallyman-retired = { $reason ->
    [overspeed] Чересчур быстро: { $who } выбывает из ралли.
    [puncture] Третий прокол: { $who } выбывает из ралли.
   *[damage] Повреждения слишком велики: { $who } выбывает из ралли.
}
rallyman-stuck = { $who } не может двинуться и ждёт.
rallyman-card = { $gear ->
    [0] { $who } берёт карту нейтрали: { $seconds } секунд.
   *[other] { $who } берёт карту передачи { $gear }: { $seconds } секунд.
}
rallyman-split = { $who }, промежуточное время { $split }: { $clock }{ $gap ->
    [first] { "" }
   *[other] {" "}({ $gap })
}.
rallyman-finished = { $who } заканчивает участок { $stage } за { $clock }.
rallyman-stage-won = { $who } показывает лучшее время участка { $stage }: { $clock }.
rallyman-serviced = { $who }: машина отремонтирована в сервис-парке.
rallyman-won = { $who } выигрывает ралли за { $clock }!
rallyman-won-alone = { $who } заканчивает ралли за { $clock }!

# Вопросы
rallyman-face-ask = { $who }, { $what ->
    [tyres] какая резина на участок { $stage }?
    [spare] колесо пробито. Сменить сейчас?
    [first] { $gear ->
        [0] машина на нейтрали.
       *[other] передача { $gear }.
    } Первый кубик хода?
    [next] { $gear ->
        [0] машина на нейтрали.
       *[other] передача { $gear }.
    } Ещё один кубик?
    [plan] скоростная атака{ $dice ->
        [0] : какой кубик первый?
        [one] , пока { $dice } кубик. Что дальше?
        [few] , пока { $dice } кубика. Что дальше?
       *[many] , пока { $dice } кубиков. Что дальше?
    }
    [drop] прокол забирает из атаки кубик газа. Какой?
    [rest] следующий кубик прерванной атаки?
    [sisu] вы теряете управление! Использовать сису?
   *[between] перед участком { $next } сервиса нет. Поставить запасное колесо?
}
rallyman-face-step = { $die ->
    [gas] газ
   *[other] передача { $gear }
}: { $kind ->
    [over] через финиш
    [inside] внутренняя траектория, клетка { $space }
    [drift] занос, клетка { $space }
    [cut] срезка, клетка { $space }
    [back] на внутреннюю траекторию, клетка { $space }
    [jump] прыжок на клетку { $space }
   *[on] на клетку { $space }
}
rallyman-face-dice-to = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
} { $over ->
    [yes] через финиш
   *[no] до клетки { $space }{ $line ->
        [road] { "" }
       *[other] , { rallyman-line-name }
    }
}, в конце передача { $gear }{ $cuts ->
    [yes] ; срезает поворот: открывает карту
   *[no] { "" }
}
rallyman-face-outcome = { $outcome ->
    [clear] без знака опасности
    [warning] знак опасности
    [dry] без знака опасности: дорога сухая
    [snow] знак опасности: снег
    [clean] ничего
    [mud] грязь
    [puncture] прокол
    [spin] разворот
    [left] вылет влево
   *[right] вылет вправо
}
rallyman-outcome-lot = дальше { $who }
rallyman-face-choice = { $choice ->
    [end] закончить ход
    [stuck] ждать
    [attack] скоростная атака
    [throw] бросить кубики: { $dice }
    [spare-yes] сменить колесо
    [spare-no] ехать дальше
    [sisu-yes] использовать сису
    [sisu-no] не использовать
    [summer] летняя резина
    [winter] зимняя резина
    [drop-earlier] первый из кубиков газа
   *[drop-later] второй из кубиков газа
}

# Шансы и последствия
rallyman-chance = { $count } из { $total }
rallyman-odds-exact = { $chance } ({ $percent })
rallyman-odds-warning = знак опасности { $chance }
rallyman-odds-set = выставить без ! за { $cost } с
rallyman-odds-loss = потеря управления { $chance }
rallyman-odds-overspeed = слишком быстро: потеря управления, { $seconds } с
rallyman-odds-wreck = чересчур быстро: конец ралли
rallyman-odds-out = конец ралли { $chance }
rallyman-odds-lies = { $face ->
    [warning] показывает !
   *[clear] без !
}
rallyman-odds-shortcut = грязь { $mud }, прокол { $puncture }
rallyman-odds-back-soft = вдоль дороги не во что врезаться
rallyman-odds-back = вылет на клетке { $space }: влево { $left ->
    [0] без потерь
    [one] минус { $left } кубик передач
    [few] минус { $left } кубика передач
   *[many] минус { $left } кубиков передач
}, вправо { $right ->
    [0] без потерь
    [one] минус { $right } кубик передач
    [few] минус { $right } кубика передач
   *[many] минус { $right } кубиков передач
}
rallyman-odds-back-full = стоит { $seconds } с. Разворот { $spin } или вылет: влево { $left } ({ $there }, кубиков потеряно { $lost_left }), вправо { $right } ({ $here }, кубиков потеряно { $lost_right })
rallyman-odds-card = остановка здесь: { $seconds } с
rallyman-odds-end = ход стоит { $seconds } с ({ $gear ->
    [0] нейтраль
   *[other] передача { $gear }
})
rallyman-odds-trapped = следующий ход начнётся с потери управления!
rallyman-odds-attack = спланировать все кубики и бросить разом; каждый кубик снимает секунду
rallyman-odds-plan-safe = атака безопасна
rallyman-odds-plan-loss = атака сорвётся { $chance }
rallyman-odds-kept = удастся: { $kept }; самый рискованный кубик № { $die } ({ $risk })
rallyman-odds-broken = прокол прервёт { $chance }
rallyman-odds-earns = даёт { $tokens } с
rallyman-odds-spare = { $changes ->
    [yes] { $seconds } с
   *[no] без потери времени
}; кубиков газа за ход: { $gas }
rallyman-odds-sisu = стирает все знаки опасности этого хода; раз за ралли
rallyman-odds-over = участок всё равно пройден; минус один кубик передач
rallyman-odds-tyres = { $tyres ->
    [summer] { $white ->
        [0] снега на участке нет: никаких минусов
        [one] на { $white } клетке снега управление отнимают два знака опасности, а не три
       *[other] на { $white } клетках снега управление отнимают два знака опасности, а не три
    }
   *[winter] { $black ->
        [0] асфальта на участке нет: никаких минусов
       *[other] на асфальте только один кубик газа за ход ({ $white ->
            [0] все клетки: { $black }
           *[other] клеток: { $black } из { $length }
        })
    }
}

# Ралли как трассы
track-fact-splits = { $count ->
    [0] без отсечек
    [one] { $count } отсечка
    [few] { $count } отсечки
   *[other] { $count } отсечек
}
track-fact-stages = { $count ->
    [one] { $count } участок
    [few] { $count } участка
   *[many] { $count } участков
}
track-fact-boards = { $count ->
    [one] { $count } поле
    [few] { $count } поля
   *[many] { $count } полей
}
track-fact-roads = { $count ->
    [one] { $count } дорога
    [few] { $count } дороги
   *[many] { $count } дорог
}
track-fact-sections = { $count ->
    [one] { $count } секция
    [few] { $count } секции
   *[many] { $count } секций
}
track-fact-best = самый быстрый шейкдаун { $count } с
track-fact-cuts = { $count ->
    [one] { $count } срезка
    [few] { $count } срезки
   *[many] { $count } срезок
}
track-fact-bumps = { $count ->
    [one] { $count } трамплин
    [few] { $count } трамплина
   *[many] { $count } трамплинов
}
track-column-stage = Участок
track-column-space = Клетка
track-column-section = Секция
track-column-road = Дорога
track-column-left = Слева
track-column-right = Справа
rallyman-mark-straight = прямая
rallyman-mark-corner = поворот
rallyman-mark-bump = трамплин
rallyman-mark-waiting = ждёт
rallyman-mark-driving = едет
rallyman-mark-spun = развернуло
rallyman-mark-off-left = вылет влево
rallyman-mark-off-right = вылет вправо
rallyman-mark-finished = финиш
rallyman-mark-retired = сход
rallyman-mark-summer = летняя резина
rallyman-mark-winter = зимняя резина
rallyman-mark-grass = трава
rallyman-mark-dirt = грунт
rallyman-mark-forest = лес
rallyman-mark-rocks = камни
rallyman-mark-water = вода
rallyman-mark-village = деревня

# Бумаги ралли
rallyman-paper-information-sheet = Информационный лист
rallyman-paper-classification = Классификация
rallyman-paper-drivers = Гонщики
rallyman-paper-day = День
rallyman-paper-stage = Участок
rallyman-paper-start = Старт
rallyman-paper-sections = Секции
rallyman-paper-finish = Финиш
rallyman-paper-spaces = Клетки
rallyman-paper-split = Отсечка
rallyman-paper-splits = Отсечки
rallyman-paper-service = Сервис
rallyman-paper-place = Место
rallyman-paper-driver = Гонщик
rallyman-paper-time = Время
rallyman-paper-gap = Отставание
rallyman-paper-retired = сход
rallyman-paper-overall = Общий зачёт
rallyman-paper-weather = Погода
rallyman-paper-dry = сухо
rallyman-paper-fixed = снег
rallyman-paper-variable = переменная
rallyman-paper-on-the-way = в пути
rallyman-paper-shakedown = шейкдаун
papers-about = напечатать информационный лист или классификацию записанного ралли
papers-sheet = информационный лист вместо классификации
papers-output = записать лист для печати (SVG) в этот файл
