# Rallyman у терміналі: панелі, шляхи, причини, оголошення, довідка.

# Заголовок, панелі, лоток із кубиками
rallyman-face-headline = { $rally } · СД{ $stage } з { $stages } · { $route } · { $round ->
    [0] перед стартом
   *[other] раунд { $round }
}
rallyman-face-status = { $status ->
    [finished] фініш
    [retired] поза ралі
   *[waiting] перед стартом
}
rallyman-face-status-at = клітинка { $space }{ $line ->
    [road] { "" }
    [drift1] , занос 1/2
    [drift2] , занос 2/2
    [cut] , на зрізці
    [spun] , задом наперед
    [off-left] , ліворуч від дороги
   *[off-right] , праворуч від дороги
}
rallyman-face-tokens = −{ $tokens } с
rallyman-face-plan = план
rallyman-face-pile = карти

# Журнал
rallyman-face-drove = { $who }{ $thrown ->
    [yes] : { $dice } →
   *[no] { "" } їде далі:
} { $kind ->
    [over] через лінію фінішу
    [drift] клітинка { $space }, у заносі
    [cut] клітинка { $space }, по зрізці
    [back] клітинка { $space }, на внутрішню траєкторію
   *[on] клітинка { $space }
}, передача { $gear }{ $jumps ->
    [0] .
   *[other] , зі стрибком!
}
rallyman-face-threw = { $who } атакує: { $dice }.

# Ситуація словами
rallyman-face-situation = { $who }: { $place } (усього { $length }), { $gear ->
    [0] нейтраль
   *[other] передача { $gear }
}, час { $time }{ $tokens ->
    [0] .
    [one] , { $tokens } жетон секунд.
    [few] , { $tokens } жетони секунд.
   *[many] , { $tokens } жетонів секунд.
}
rallyman-face-harm = Втрачено кубиків: передач { $lost }, газу { $punctures }.
rallyman-face-warnings = Знаків небезпеки цього ходу: { $alarms }{ $snow ->
    [0] .
   *[other] , на снігу { $snow }.
}
rallyman-face-other = Авто { $number }, { $who }: { $place }, передача { $gear }, час { $time }.
rallyman-face-snow = Сніг на { $white } з { $length } клітинок.
rallyman-face-ahead = Попереду: { $what }.
rallyman-face-thing = за { $distance } — { $what }
rallyman-face-clear = рівна дорога
rallyman-face-line = лінія фінішу
rallyman-face-snow-begins = сніг
rallyman-face-snow-ends = асфальт
rallyman-face-bump = трамплін { $number }
rallyman-face-corner = { $side ->
    [left] лівий
   *[right] правий
} поворот { $number }{ $mud ->
    [0] { "" }
   *[other] {" "}з брудом
}
rallyman-face-drift = занос { $first }/{ $second }
rallyman-face-cut = зрізка { $number }
rallyman-face-narrow = вузька дорога
rallyman-face-retired = поза ралі на ділянці { $stage }

# Запитання
rallyman-face-ask-chance = { $what ->
    [die] { $who } кидає { $die }. Що випало?
    [weather] Зона { $zone }: киньте { $die } на погоду. Що випало?
    [shortcut] { $who } тягне карту зрізки. Яку?
    [back] { $who } перевертає карту передачі { $gear }. Що на звороті?
   *[lot] Жереб: хто стартує під номером { $place }?
}

# Вибір
rallyman-face-way = { $line ->
    [on] { $number ->
        [0] дорога
       *[other] внутрішня { $number }
    }
    [drift] занос { $number }
    [cut] зрізка { $number }
   *[back] на внутрішню { $number }
}
rallyman-face-way-set = за { $cost } с

# Чому ні
rallyman-why = Зараз вирішується не це.
rallyman-why-dice-03 = У ході є принаймні один кубик, якщо хоч якийсь можна взяти.
rallyman-why-dice-04 = З нейтралі авто рушає кубиком передачі 1.
rallyman-why-dice-05-dice-06 = Ця передача далі ніж на одну від теперішньої.
rallyman-why-dice-09 = Цей кубик передачі вже використано цього ходу.
rallyman-why-dice-12 = Пошкодження не дають узяти ще один кубик передач цього ходу.
rallyman-why-dice-13 = Кубиків газу цього ходу вже немає.
rallyman-why-attack-01 = У цьому ралі їздять без швидкісних атак.
rallyman-why-attack-02 = Для атаки треба принаймні два кубики.
rallyman-why-attack-04 = Атака не може планувати неминучу втрату керування.
rallyman-why-attack-05 = План уже перетнув лінію фінішу.
rallyman-why-attack-10 = В атаці кубики не виставляють за секунди.
rallyman-why-attack-13 = Кубики атаки йдуть у запланованому порядку.
rallyman-why-spare-03 = Після заміни колеса хід починається кубиком передачі 1.
rallyman-why-drift-01 = Занос вимагає саме тієї передачі, що на ньому.
rallyman-why-drift-03 = На внутрішню траєкторію повертаються лише із заносу й рівно на одну передачу нижче.
rallyman-why-drift-04 = З першої половини заносу шлях веде далі в заносі або назад на внутрішню траєкторію.
rallyman-why-corner-05 = Такої траєкторії тут немає.
rallyman-why-pass-06 = Дорогу заступає інше авто.
rallyman-why-pass-05-pass-06 = Дорога попереду заблокована.
rallyman-why-tyre-06 = На асфальті зимова гума дозволяє один кубик газу за хід.
rallyman-why-sec-01 = Кубик виставляють за секунди, лише коли ще один ! означав би втрату керування.
rallyman-why-sec-02 = На це бракує жетонів секунд.

# Папери
rallyman-posted-weather = { $weather ->
    [fixed] Сніг у зонах: { $zones }
    [variable] Погоду визначають кубики перед кожною ділянкою
   *[dry] Суха погода
}
rallyman-posted-shakedown = { " " }· шейкдаун
rallyman-posted-drivers = { $count ->
    [one] Водій
   *[other] Водії
}
rallyman-posted-stages = Спецділянки
rallyman-posted-ss = СД{ $stage }
rallyman-posted-spaces = { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
   *[many] { $spaces } клітинок
}
rallyman-posted-splits = проміжний час на { $spaces }
rallyman-posted-best = найкоротший можливий час { $time }
rallyman-posted-service = ⚒ сервіс-парк
rallyman-posted-driver = водій
rallyman-posted-time = час
rallyman-posted-gap = відставання
rallyman-posted-total = разом
rallyman-posted-unfinished = { $kind ->
    [retired] поза ралі
    [waiting] чекає
   *[driving] у дорозі
}
rallyman-posted-overall = { $over ->
    [yes] Підсумковий залік
   *[no] Пройдено ділянок: { $stages }
}
rallyman-posted-between = { $service ->
    [yes] ⚒ Сервіс-парк: пошкодження й проколи усунуто, запасне колесо знову є.
   *[no] Без сервісу: пошкодження й проколи лишаються.
}
rallyman-posted-next = Далі
rallyman-posted-start-list = Порядок старту: { $names }

# Довідка
rallyman-legend-road = Дорога йде зліва направо, ліве узбіччя вгорі. Авто — числа; › — авто, яке вирішує, ↺ — розвернуте.
rallyman-legend-straight = пряма, місце для двох авто
rallyman-legend-narrow = вузько: одне авто
rallyman-legend-snow = сніг
rallyman-legend-bump = трамплін: від цієї передачі авто летить
rallyman-legend-corner = поворот ліворуч; найвища безпечна передача на внутрішній траєкторії
rallyman-legend-mud = поворот із брудом, числа знижено
rallyman-legend-drift = занос зовні: рівно ці передачі, по кубику на кожну
rallyman-legend-cut = зрізка з внутрішнього боку: найвища безпечна передача; тягнуть карту
rallyman-legend-verge = { $what } край дороги; -2 — скільки кубиків передач це коштує
rallyman-legend-split = відсічка: тут засікають проміжний час
rallyman-legend-target = куди може вести наступний кубик; жовте — під сумнівом, червоне — втрата керування
rallyman-legend-dice = під дорогою: кубики, що ведуть туди, або ймовірність, що атака доти зірветься
rallyman-legend-tray = лоток: у дужках використані, яскраві — під рукою; далі ! цього ходу, жетони й карти часу
rallyman-legend-dashboard = кубики передач, цілі та втрачені; ○ — кубики газу
rallyman-legend-cards = запасне колесо й сісу, доки вони є; ☀ ❄ — гума
