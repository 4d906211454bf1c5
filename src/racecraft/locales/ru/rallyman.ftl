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
    [rocks] скалы
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
rallyman-tyres = { $who }: выбрана { rallyman-tyres-name }.
rallyman-wheel = { $who } меняет колесо{ $seconds ->
    [0] {" "}между участками, без потери времени.
   *[other] : { $seconds } секунд.
}
rallyman-wheel-kept = { $who } едет дальше, не меняя колеса.
rallyman-takes = { $who } берёт { rallyman-die-name }{ $line ->
    [drift] {" "}для заноса.
    [cut] {" "}для срезки.
    [back] , чтобы вернуться внутрь.
   *[on] .
}
rallyman-rolled = { $warning ->
    [1] Знак опасности!
   *[other] Без знака опасности.
}
rallyman-set = { $who } выставляет { rallyman-die-name } за { $cost ->
    [one] { $cost } секунду
    [few] { $cost } секунды
   *[many] { $cost } секунд
}, остаётся { $tokens }.
rallyman-moved = { $who } { $line ->
    [drift] идёт в заносе по клетке { $to }
    [cut] срезает поворот на клетке { $to }
    [back] возвращается внутрь на клетке { $to }
   *[on] едет { $to ->
        [-1] на старт
       *[other] на клетку { $to }
    }
}, передача { $gear }.
rallyman-jumped = { $who } летит через трамплин на передаче { $gear } и приземляется на клетку { $to }.
rallyman-plans = { $who } планирует скоростную атаку.
rallyman-planned = В плане: { rallyman-die-name }{ $line ->
    [drift] , занос.
    [cut] , срезка.
    [back] , назад внутрь.
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
rallyman-spun = Машину { $who } разворачивает: она стоит задом наперёд.
rallyman-went-off = { $who } вылетает { $side ->
    [left] влево
   *[right] вправо
}, там { rallyman-terrain-name }{ $lost ->
    [0] : без повреждений.
    [one] : потерян { $lost } кубик передач.
    [few] : потеряно { $lost } кубика передач.
   *[many] : потеряно { $lost } кубиков передач.
}
rallyman-retired = { $reason ->
    [overspeed] Слишком быстро: { $who } выбывает из ралли.
    [puncture] Третий прокол: { $who } выбывает из ралли.
   *[damage] Повреждения слишком велики: { $who } выбывает из ралли.
}
rallyman-stuck = { $who } не может двинуться и ждёт.
rallyman-card = { $gear ->
    [0] { $who } берёт карту нейтрали: { $seconds } секунд.
   *[other] { $who } берёт карту передачи { $gear }: { $seconds } секунд.
}
rallyman-split = { $who }, промежуточное время { $split }: { $clock }.
rallyman-finished = { $who } заканчивает участок { $stage } за { $clock }.
rallyman-stage-won = { $who } показывает лучшее время участка { $stage }: { $clock }.
rallyman-serviced = { $who } проходит техобслуживание.
rallyman-won = { $who } выигрывает ралли за { $clock }!

# Заголовок и панели
rallyman-headline = { $rally } · участок { $stage } из { $stages }: { $route } · раунд { $round }
rallyman-place = { $status ->
    [waiting] ждёт на старте
    [finished] на финише
    [retired] выбыл
    [spun] развернуло на клетке { $space }
    [off-left] слева от клетки { $space }
    [off-right] справа от клетки { $space }
   *[driving] клетка { $space }{ $line ->
        [road] {""}
       *[other] , { rallyman-line-name }
    }
}
rallyman-cards = { $tokens } с{ $sisu ->
    [0] {""}
   *[other] {" "}· сису
}{ $spare ->
    [0] {""}
   *[other] {" "}· запаска
}
rallyman-standing = { $out ->
    [yes] выбыл ({ $times })
   *[no] { $clock } ({ $times })
}

# Положение словами
rallyman-situation = { $who }: { $place }; передача { $gear }, время { $clock }, секунд в запасе { $tokens }.
rallyman-situation-other = Машина { $number }, { $who }: { $place }; передача { $gear }, время { $clock }.
rallyman-ahead = Впереди: { $road }

# Вопросы
rallyman-ask = { $phase ->
    [tyres] { $who }, какая резина?
    [spare] { $who }, менять колесо? Это полминуты.
    [between] { $who }, менять колесо перед следующим участком?
    [first] { $who }, первый кубик?
    [plan] { $who }, спланируйте атаку (кубиков пока { $dice }).
    [drop] { $who }, какой кубик газа потерян?
    [rest] { $who }, куда ведёт следующий кубик?
    [sisu] { $who }, пустить в ход сису и удержать управление?
   *[next] { $who }, ещё кубик? Знаков опасности: { $alarms }.
}
rallyman-ask-chance = { $phase ->
    [lot] Жребий: кто следующий в стартовом списке?
    [weather] Бросьте на погоду зоны { $zone }.
    [shortcut] { $who } тянет карту срезки. Какую?
    [back] { $who } переворачивает карту передачи. Что на обороте?
   *[roll] { $who } бросает { rallyman-die-name }. Что выпало?
}
rallyman-outcome = { $what ->
    [plain] без знака
    [warning] знак опасности
    [dry] сухо
    [snow] снег
    [clean] ничего не случилось
    [mud] грязь
    [puncture] прокол
    [spin] разворот
    [left] вылет влево
   *[right] вылет вправо
}

# Выбор
rallyman-choice = { $what ->
    [end] закончить ход
    [stuck] ждать
    [attack] скоростная атака
    [throw] бросить кубики
    [spare-yes] менять колесо
    [spare-no] ехать дальше
    [sisu-yes] сису
    [sisu-no] сохранить карту
    [summer] летняя резина
    [winter] зимняя резина
    [drop-earlier] более ранний
   *[drop-later] более поздний
}
rallyman-choice-step = { rallyman-die-name }{ $line ->
    [drift] , занос
    [cut] , срезка
    [back] , назад внутрь
   *[on] {""}
}{ $set ->
    [yes] , выставить за { $cost } с
   *[no] {""}
}

# Шансы
rallyman-odds-end = секунд: { $seconds }
rallyman-odds-to = { $space ->
    [-1] через финиш, передача { $gear }
   *[other] клетка { $space }, передача { $gear }
}
rallyman-odds-loss = потеря управления { $chance }
rallyman-odds-certain = управление будет потеряно наверняка
rallyman-odds-out = вылет из ралли { $chance }
rallyman-odds-attack = +{ $tokens } с
rallyman-odds-broken = срыв из-за прокола { $chance }

# Почему нет
rallyman-why = { $rule ->
    [dice-03] За ход надо сыграть хотя бы один кубик.
    [dice-04] С нейтрали трогаются кубиком передачи 1.
    [dice-05] Эта передача дальше чем на одну от вашей.
    [dice-09] Этот кубик уже сыгран.
    [dice-12] Из-за повреждений кубиков передач больше нет.
    [dice-13] Кубиков газа больше нет.
    [spare-03] После замены колеса начинают кубиком передачи 1.
    [drift-01] Половину клетки заноса проходят точно на её передаче.
    [drift-03] Назад внутрь возвращаются из заноса, ровно на передачу ниже.
    [drift-04] С первой половины заноса можно лишь дальше в занос или назад внутрь.
    [corner-05] Такого пути у этого поворота нет.
    [pass-05] Дорога впереди перекрыта.
    [pass-06] Мешает другая машина.
    [tyre-06] На зимней резине по асфальту лишь один кубик газа за ход.
    [attack-01] В этой гонке нет скоростной атаки.
    [attack-02] Для атаки нужно не меньше двух кубиков.
    [attack-04] В атаке нельзя планировать верную потерю управления.
    [attack-05] План уже пересёк линию финиша.
    [attack-10] В атаке кубики не выставляют.
    [attack-13] Кубики играют в задуманном порядке.
    [sec-01] Этот кубик выставить нельзя: знак ещё не стоил бы управления.
    [sec-02] Для этого мало секунд.
   *[none] Сейчас решают не это.
}

# Справка
rallyman-legend-board = Дорога идёт слева направо, обочины вверху и внизу. Машины обозначены числами.
rallyman-legend = { $what ->
    [straight] прямая, место для двух машин
    [narrow] узко, место для одной
    [bump] трамплин: прыжок с этой передачи
    [corner] поворот влево или вправо с наибольшей безопасной передачей
    [drift] передача заноса
    [cut] наибольшая безопасная передача срезки
    [dice] кубики передач и газа, доступные за ход
   *[cars] машину развернуло; 1~ и 1≈ в заносе, 1k на срезке
}

# Ралли как трассы
track-fact-stages = { $count ->
    [one] { $count } участок
    [few] { $count } участка
   *[many] { $count } участков
}
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
rallyman-mark-off-left = вылетел влево
rallyman-mark-off-right = вылетел вправо
rallyman-mark-finished = финишировал
rallyman-mark-retired = выбыл
rallyman-mark-summer = летняя резина
rallyman-mark-winter = зимняя резина
rallyman-mark-grass = трава
rallyman-mark-dirt = грунт
rallyman-mark-forest = лес
rallyman-mark-rocks = скалы
rallyman-mark-water = вода
rallyman-mark-village = деревня

# Бумаги ралли
rallyman-paper-information-sheet = Информационный лист
rallyman-paper-classification = Классификация
rallyman-paper-drivers = Гонщики
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
rallyman-paper-retired = выбыл
rallyman-paper-overall = В сумме
rallyman-paper-weather = Погода
rallyman-paper-dry = сухо
rallyman-paper-fixed = снег
rallyman-paper-variable = переменная
rallyman-paper-on-the-way = в пути
rallyman-paper-shakedown = шейкдаун
papers-about = Напечатать информационный лист или классификацию записанного ралли.
papers-sheet = информационный лист вместо классификации
papers-output = записать лист для печати (SVG) в этот файл
