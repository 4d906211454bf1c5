# Rallyman: що діється в ралі та про що питають водіїв.

# Назви
rallyman-die-name = { $die ->
    [gas] кубик газу
   *[other] кубик передачі { $die }
}
rallyman-terrain-name = { $terrain ->
    [grass] трава
    [dirt] ґрунт
    [forest] ліс
    [rocks] скелі
    [water] вода
   *[village] село
}
rallyman-tyres-name = { $tyres ->
    [summer] літня гума
   *[winter] зимова гума
}
rallyman-line-name = { $line ->
    [road] на дорозі
    [drift1] у заносі, перша половина
    [drift2] у заносі, друга половина
   *[cut] на зрізці
}

# Події
rallyman-listed = { $who } стартує під номером { $place }.
rallyman-stage = Спецділянка { $stage }: { $route }.
rallyman-weather = Зона { $zone }: { $surface ->
    [snow] на дорозі сніг.
   *[dry] дорога суха.
}
rallyman-tyres = { $who }: обрано, { rallyman-tyres-name }.
rallyman-wheel = { $who } міняє колесо{ $seconds ->
    [0] {" "}між ділянками, без втрати часу.
   *[other] : { $seconds } секунд.
}
rallyman-wheel-kept = { $who } їде далі, не міняючи колеса.
rallyman-takes = { $who } бере { rallyman-die-name }{ $line ->
    [drift] {" "}для заносу.
    [cut] {" "}для зрізки.
    [back] , щоб повернутися всередину.
   *[on] .
}
rallyman-rolled = { $warning ->
    [1] Знак небезпеки!
   *[other] Без знака небезпеки.
}
rallyman-set = { $who } кладе { rallyman-die-name } за { $cost ->
    [one] { $cost } секунду
    [few] { $cost } секунди
   *[many] { $cost } секунд
}, лишається { $tokens }.
rallyman-moved = { $who } { $line ->
    [drift] йде в заносі по клітинці { $to }
    [cut] зрізає поворот на клітинці { $to }
    [back] повертається всередину на клітинці { $to }
   *[on] їде { $to ->
        [-1] на старт
       *[other] на клітинку { $to }
    }
}, передача { $gear }.
rallyman-jumped = { $who } летить через трамплін на передачі { $gear } і приземляється на клітинку { $to }.
rallyman-plans = { $who } планує швидкісну атаку.
rallyman-planned = У плані: { rallyman-die-name }{ $line ->
    [drift] , занос.
    [cut] , зрізка.
    [back] , назад усередину.
   *[on] .
}
rallyman-attack = { $who } кидає кубики всі разом: { $dice }.
rallyman-tokens = { $who } заробляє секунди: { $earned }, разом { $tokens }.
rallyman-dropped = { $who } через прокол втрачає кубик газу з атаки.
rallyman-shortcut = Карта зрізки: { $card ->
    [clean] нічого не сталося.
    [mud] бруд у повороті на клітинці { $space }.
   *[puncture] прокол!
}
rallyman-sisu = Сісу! { $who } втримує керування.
rallyman-lost-control = { $who } втрачає керування!
rallyman-spun = Авто { $who } розвертає: воно стоїть задом наперед.
rallyman-went-off = { $who } вилітає { $side ->
    [left] ліворуч
   *[right] праворуч
}, там { rallyman-terrain-name }{ $lost ->
    [0] : без пошкоджень.
    [one] : втрачено { $lost } кубик передач.
    [few] : втрачено { $lost } кубики передач.
   *[many] : втрачено { $lost } кубиків передач.
}
rallyman-retired = { $reason ->
    [overspeed] Надто швидко: { $who } вибуває з ралі.
    [puncture] Третій прокол: { $who } вибуває з ралі.
   *[damage] Пошкодження завеликі: { $who } вибуває з ралі.
}
rallyman-stuck = { $who } не може рушити й чекає.
rallyman-card = { $gear ->
    [0] { $who } бере карту нейтралі: { $seconds } секунд.
   *[other] { $who } бере карту передачі { $gear }: { $seconds } секунд.
}
rallyman-split = { $who }, проміжний час { $split }: { $clock }.
rallyman-finished = { $who } закінчує ділянку { $stage } за { $clock }.
rallyman-stage-won = { $who } має найкращий час ділянки { $stage }: { $clock }.
rallyman-serviced = { $who } проходить техобслуговування.
rallyman-won = { $who } виграє ралі за { $clock }!

# Заголовок і панелі
rallyman-headline = { $rally } · ділянка { $stage } з { $stages }: { $route } · раунд { $round }
rallyman-place = { $status ->
    [waiting] чекає на старті
    [finished] на фініші
    [retired] вибув
    [spun] розвернуло на клітинці { $space }
    [off-left] ліворуч від клітинки { $space }
    [off-right] праворуч від клітинки { $space }
   *[driving] клітинка { $space }{ $line ->
        [road] {""}
       *[other] , { rallyman-line-name }
    }
}
rallyman-cards = { $tokens } с{ $sisu ->
    [0] {""}
   *[other] {" "}· сісу
}{ $spare ->
    [0] {""}
   *[other] {" "}· запаска
}
rallyman-standing = { $out ->
    [yes] вибув ({ $times })
   *[no] { $clock } ({ $times })
}

# Становище словами
rallyman-situation = { $who }: { $place }; передача { $gear }, час { $clock }, секунд у запасі { $tokens }.
rallyman-situation-other = Авто { $number }, { $who }: { $place }; передача { $gear }, час { $clock }.
rallyman-ahead = Попереду: { $road }

# Питання
rallyman-ask = { $phase ->
    [tyres] { $who }, яка гума?
    [spare] { $who }, міняти колесо? Це пів хвилини.
    [between] { $who }, міняти колесо перед наступною ділянкою?
    [first] { $who }, перший кубик?
    [plan] { $who }, сплануйте атаку (кубиків поки { $dice }).
    [drop] { $who }, який кубик газу втрачено?
    [rest] { $who }, куди веде наступний кубик?
    [sisu] { $who }, пустити в хід сісу й утримати керування?
   *[next] { $who }, ще кубик? Знаків небезпеки: { $alarms }.
}
rallyman-ask-chance = { $phase ->
    [lot] Жереб: хто наступний у стартовому списку?
    [weather] Киньте на погоду зони { $zone }.
    [shortcut] { $who } тягне карту зрізки. Яку?
    [back] { $who } перевертає карту передачі. Що на звороті?
   *[roll] { $who } кидає { rallyman-die-name }. Що випало?
}
rallyman-outcome = { $what ->
    [plain] без знака
    [warning] знак небезпеки
    [dry] сухо
    [snow] сніг
    [clean] нічого не сталося
    [mud] бруд
    [puncture] прокол
    [spin] розворот
    [left] виліт ліворуч
   *[right] виліт праворуч
}

# Вибір
rallyman-choice = { $what ->
    [end] закінчити хід
    [stuck] чекати
    [attack] швидкісна атака
    [throw] кинути кубики
    [spare-yes] міняти колесо
    [spare-no] їхати далі
    [sisu-yes] сісу
    [sisu-no] зберегти карту
    [summer] літня гума
    [winter] зимова гума
    [drop-earlier] раніший
   *[drop-later] пізніший
}
rallyman-choice-step = { rallyman-die-name }{ $line ->
    [drift] , занос
    [cut] , зрізка
    [back] , назад усередину
   *[on] {""}
}{ $set ->
    [yes] , покласти за { $cost } с
   *[no] {""}
}

# Шанси
rallyman-odds-end = секунд: { $seconds }
rallyman-odds-to = { $space ->
    [-1] через фініш, передача { $gear }
   *[other] клітинка { $space }, передача { $gear }
}
rallyman-odds-loss = втрата керування { $chance }
rallyman-odds-certain = керування буде втрачено напевно
rallyman-odds-out = виліт з ралі { $chance }
rallyman-odds-attack = +{ $tokens } с
rallyman-odds-broken = зрив через прокол { $chance }

# Чому ні
rallyman-why = { $rule ->
    [dice-03] За хід треба зіграти бодай один кубик.
    [dice-04] З нейтралі рушають кубиком передачі 1.
    [dice-05] Ця передача далі ніж за одну від вашої.
    [dice-09] Цей кубик уже зіграно.
    [dice-12] Через пошкодження кубиків передач більше немає.
    [dice-13] Кубиків газу більше немає.
    [spare-03] Після заміни колеса починають кубиком передачі 1.
    [drift-01] Пів клітинки заносу проходять точно на її передачі.
    [drift-03] Назад усередину повертаються із заносу, рівно на передачу нижче.
    [drift-04] З першої половини заносу можна лише далі в занос або назад усередину.
    [corner-05] Такого шляху цей поворот не має.
    [pass-05] Дорогу попереду перекрито.
    [pass-06] Заважає інше авто.
    [tyre-06] На зимовій гумі по асфальту лише один кубик газу за хід.
    [attack-01] У цих перегонах немає швидкісної атаки.
    [attack-02] Для атаки треба щонайменше два кубики.
    [attack-04] В атаці не можна планувати певної втрати керування.
    [attack-05] План уже перетнув лінію фінішу.
    [attack-10] В атаці кубиків не викладають.
    [attack-13] Кубики грають у запланованому порядку.
    [sec-01] Цей кубик викласти не можна: знак ще не коштував би керування.
    [sec-02] Для цього замало секунд.
   *[none] Зараз вирішують не це.
}

# Довідка
rallyman-legend-board = Дорога йде зліва направо, узбіччя вгорі та внизу. Авто позначено числами.
rallyman-legend = { $what ->
    [straight] пряма, місце для двох авто
    [narrow] вузько, місце для одного
    [bump] трамплін: стрибок від цієї передачі
    [corner] поворот ліворуч чи праворуч із найвищою безпечною передачею
    [drift] передача заносу
    [cut] найвища безпечна передача зрізки
    [dice] кубики передач і газу, доступні за хід
   *[cars] авто розвернуло; 1~ і 1≈ в заносі, 1k на зрізці
}

# Ралі як траси
track-fact-stages = { $count ->
    [one] { $count } ділянка
    [few] { $count } ділянки
   *[many] { $count } ділянок
}
track-fact-cuts = { $count ->
    [one] { $count } зрізка
    [few] { $count } зрізки
   *[many] { $count } зрізок
}
track-fact-bumps = { $count ->
    [one] { $count } трамплін
    [few] { $count } трампліни
   *[many] { $count } трамплінів
}
track-column-stage = Ділянка
track-column-space = Клітинка
track-column-section = Секція
track-column-road = Дорога
track-column-left = Ліворуч
track-column-right = Праворуч
rallyman-mark-straight = пряма
rallyman-mark-corner = поворот
rallyman-mark-bump = трамплін
rallyman-mark-waiting = чекає
rallyman-mark-driving = їде
rallyman-mark-spun = розвернуло
rallyman-mark-off-left = вилетів ліворуч
rallyman-mark-off-right = вилетів праворуч
rallyman-mark-finished = фінішував
rallyman-mark-retired = вибув
rallyman-mark-summer = літня гума
rallyman-mark-winter = зимова гума
rallyman-mark-grass = трава
rallyman-mark-dirt = ґрунт
rallyman-mark-forest = ліс
rallyman-mark-rocks = скелі
rallyman-mark-water = вода
rallyman-mark-village = село

# Папери ралі
rallyman-paper-information-sheet = Інформаційний лист
rallyman-paper-classification = Класифікація
rallyman-paper-drivers = Водії
rallyman-paper-stage = Ділянка
rallyman-paper-start = Старт
rallyman-paper-sections = Секції
rallyman-paper-finish = Фініш
rallyman-paper-spaces = Клітинки
rallyman-paper-split = Відсічка
rallyman-paper-splits = Відсічки
rallyman-paper-service = Сервіс
rallyman-paper-place = Місце
rallyman-paper-driver = Водій
rallyman-paper-time = Час
rallyman-paper-gap = Відставання
rallyman-paper-retired = вибув
rallyman-paper-overall = Загалом
rallyman-paper-weather = Погода
rallyman-paper-dry = сухо
rallyman-paper-fixed = сніг
rallyman-paper-variable = мінлива
rallyman-paper-on-the-way = у дорозі
rallyman-paper-shakedown = шейкдаун
papers-about = Надрукувати інформаційний лист або класифікацію записаного ралі.
papers-sheet = інформаційний лист замість класифікації
papers-output = записати аркуш для друку (SVG) у цей файл
