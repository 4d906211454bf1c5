# Підказки: що зробив би бот, порівняно з виставленим, і чому.

advice-percent = { $percent }%
advice-same-risk = ризик той самий ({ $risk })
advice-risk-change = ризик { $before } → { $after }
advice-gear-change = передача { $before } → { $after }
advice-more = { $sign }{ $count } { $what ->
    [spaces] { $count ->
        [one] клітинка
        [few] клітинки
        [many] клітинок
       *[other] клітинки
    }
    [spaces-mean] { $count ->
        [one] клітинка
        [few] клітинки
        [many] клітинок
       *[other] клітинки
    } в середньому
    [speed] до швидкості
    [seconds] с
    [heat] { $count ->
        [one] перегрів
        [few] перегріви
        [many] перегрівів
       *[other] перегріву
    }
    [heat-mean] { $count ->
        [one] перегрів
        [few] перегріви
        [many] перегрівів
       *[other] перегріву
    } в середньому
    [damage] { $count ->
        [many] пошкоджень
       *[other] пошкодження
    }
   *[dice] { $count ->
        [one] кубик
        [few] кубики
        [many] кубиків
       *[other] кубика
    }
}
advice-about = { $way ->
    [more] швидше
   *[less] повільніше
} приблизно на { $count }
advice-compared = { $against ->
    [laid] Порівняно з вашим планом
    [gear] Порівняно з { $name } передачею
    [throw] Порівняно з наступним кидком
    [stop] Порівняно із зупинкою тут
    [end] Порівняно з кінцем ходу
    [die] Порівняно зі ще одним кубиком
    [single] Порівняно з одним кубиком зараз
   *[stay] Порівняно з тим, щоб нічого не робити
}: { $what }
advice-why-only = Нічого іншого зробити не можна.
advice-why-even = За розрахунком бота наступний варіант майже такий самий.
advice-why-safer = Ризик тут { $risk }, у наступного варіанта { $next }.
advice-why-gain = { $unit ->
    [seconds] За оцінкою бота, це приблизно на { $gain } с краще за наступний варіант.
    [win] За розрахунком бота це на { $gain ->
        [one] { $gain } перемогу
        [few] { $gain } перемоги
        [many] { $gain } перемог
       *[other] { $gain } перемоги
    } зі 100 перегонів більше, ніж у наступного варіанта.
   *[turns] За оцінкою бота, це приблизно на { $gain ->
        [one] { $gain } хід
        [few] { $gain } ходи
        [many] { $gain } ходів
       *[other] { $gain } ходу
    } краще за наступний варіант.
}

# Ралі
advice-rali-gear = { $gear }-ю
advice-rali-place = { $beside ->
    [yes] Збоку від траси перший крок може вести в будь-яку смугу.
   *[no] Усі місця рівноцінні, а ця смуга вільна.
}
advice-rali-wins-surely = { $alone ->
    [yes] Будь-який кидок веде до фінішу.
   *[no] Будь-який кидок напевно виграє перегони.
}
advice-rali-wins-maybe = { $alone ->
    [yes] Цей кидок уже може довести до фінішу: { $chance }.
   *[no] Цей кидок уже може виграти перегони: { $chance }.
}
advice-rali-fast-clean = Це найдалі, і кожен кидок можна проїхати чисто.
advice-rali-only-clean-gear = Лише на цій передачі кожен кидок можна проїхати чисто.
advice-rali-fast = Це найдалі, і безпечнішої передачі немає.
advice-rali-safest = На цій передачі найменше невдалих кидків: { $chance }.
advice-rali-least-damage = У середньому тут найменше пошкоджень.
advice-rali-gear-on = { $gear }-й
advice-rali-rather = { $count ->
    [1] Інша передача чимось гірша
   *[other] Кожна інша передача чимось гірша
}: { $what }.
advice-rali-slower = на { advice-rali-gear-on } у середньому на { $spaces } { $spaces ->
    [one] клітинку
    [few] клітинки
    [many] клітинок
   *[other] клітинки
} менше
advice-rali-riskier = на { advice-rali-gear-on } невдалі { $count } з { $total } кидків, тут { $here ->
    [0] жоден
   *[other] { $here }
}
advice-rali-dearer = на { advice-rali-gear-on } у середньому на { $lost } більше пошкоджень
advice-rali-stop = { $stops ->
    [yes] авто зупиниться
   *[no] без зупинки
}
advice-rali-wins = { $alone ->
    [yes] Це через лінію — і фініш.
   *[no] Це через лінію — і перемога.
}
advice-rali-only-way = Іншого шляху немає.
advice-rali-repairs = Після ремонту маркер на { $marker } з 10.
advice-rali-only-clean = Це єдиний шлях без пошкоджень і зупинки.
advice-rali-far-clean = { $straight ->
    [yes] Прямо — чисто, і далі не веде жоден чистий шлях.
   *[no] Жоден чистий шлях не веде далі.
}
advice-rali-shortcut = Звідти наступним ходом можна зрізати.
advice-rali-next = Інші чисті шляхи ведуть так само далеко. Звідти наступний кидок{ advice-rali-up } { $count ->
    [0] безпечний
   *[other] невдалий у { $count ->
        [one] { $count } випадку
       *[other] { $count } випадках
    } з { $total }
}, а { $from } був би невдалий у { $most ->
    [one] { $most } випадку
   *[other] { $most } випадках
} з { $total }.
advice-rali-up = { $up ->
    [yes] {" "}на вищій передачі
   *[no] {""}
}
advice-rali-lane = { $lane ->
    [1] з лівої смуги
    [2] із середньої смуги
    [3] з правої смуги
   *[other] з іншої клітинки
}
advice-rali-taste = Усі чисті шляхи ведуть однаково далеко, і наступний кидок звідусіль однаково безпечний: тут справа смаку.
advice-rali-least = На кожному шляху щось зачепиш; цей { $lost ->
    [0] лише зупиняє.
   *[other] найдешевший: пошкодження { $lost }.
}
advice-rali-worth-damage = Це найдалі, і { $lost ->
    [0] зупинка там того варта
   *[other] пошкодження ({ $lost }) того варті
}.
advice-rali-worth-further = Це на { $spaces ->
    [one] { $spaces } клітинку
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
} далі за будь-який чистий шлях; { $lost ->
    [0] зупинка там того варта
   *[other] пошкодження ({ $lost }) того варті
}.
advice-rali-worth-next = Так само далеко, як чистий шлях, але { $from } наступний кидок{ advice-rali-up } { $count ->
    [0] безпечний
   *[other] невдалий у { $count ->
        [one] { $count } випадку
       *[other] { $count } випадках
    } з { $total }
}, а після чистого шляху — у { $most ->
    [one] { $most } випадку
   *[other] { $most } випадках
} з { $total }. { $lost ->
    [0] Зупинка того варта.
   *[other] Пошкодження ({ $lost }) того варті.
}
advice-rali-no-fact = Чистий шлях веде так само далеко; на користь цього говорять лише пробні перегони, розіграні звідси багато разів.
advice-rali-option = { $cell } · { $what }

# Rallyman: GT
advice-gt-plan = { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
}, у кінці передача { $gear }, { $mode ->
    [flat-out] на повну
   *[one-by-one] крок за кроком
}
advice-gt-step = { $die }, { $way ->
    [left] ліворуч
    [right] праворуч
   *[ahead] прямо
}
advice-gt-lose = втратити керування { $spaces ->
    [0] просто тут
    [one] через { $spaces } клітинку
    [few] через { $spaces } клітинки
    [many] через { $spaces } клітинок
   *[other] через { $spaces } клітинки
}, передача { $gear }: { $tokens ->
    [0] без пошкоджень
    [one] { $tokens } жетон пошкоджень
    [few] { $tokens } жетони пошкоджень
    [many] { $tokens } жетонів пошкоджень
   *[other] { $tokens } жетона пошкоджень
}
advice-gt-lose-further = Найдальше місце — це ще { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
}, { $tokens ->
    [0] і пошкоджень не більше
    [one] але й ще { $tokens } жетон пошкоджень
    [few] але й ще { $tokens } жетони пошкоджень
    [many] але й ще { $tokens } жетонів пошкоджень
   *[other] але й ще { $tokens } жетона пошкоджень
}.
advice-gt-finish = Це за фінішну лінію.
advice-gt-focus = { $same ->
    [yes] На повну той самий шлях дає концентрації +{ $focus }
   *[no] Концентрації +{ $focus }
} { $risky ->
    [yes] за ризику { $risk }
   *[no] без ризику
}, а маєте { $owned ->
    [0] нуль
   *[other] лише { $owned }
}.
advice-gt-decide = { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
} з ризиком { $risk }, а далі вирішите
advice-gt-risk-thrown = ризик { $chance }, якщо кидати всі кубики
advice-gt-furthest-safe = Це найдовший план, який не може зірватися.
advice-gt-furthest = Жоден інший план не веде так далеко: { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
}.
advice-gt-ready = На передачі { $gear } вже не зашвидко для межі { $cap } через { $spaces ->
    [one] { $spaces } клітинку
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
}.
advice-gt-fast = Дорога попереду вільна, і передача { $gear } далеко понесе наступного ходу.
advice-gt-safe = Тут ніщо не може зірватися.
advice-gt-stop-on-the-way = Плануйте далеко, зупиняйтеся раніше: спинитися можна перед кожним кидком.
advice-gt-stop = На наступному кидку ризик утратити керування { $risk }; зупинка зберігає передачу { $gear }.
advice-gt-stop-early = Далі за планом ризик { $risk }; зупинка тут зберігає передачу { $gear }.
advice-gt-stop-fast = Далі довелося б гальмувати до передачі { $next }; зупинка тут зберігає передачу { $gear }.
advice-gt-secure = Без кидка ризику { $risk } немає.
advice-gt-secure-rest = Без кидка немає нової небезпеки: ризик решти плану { $after } замість { $before }.
advice-gt-secure-clear = Без кидка небезпек не додається, а запас ще знадобиться.
advice-gt-safe-steps = проїхати { $steps ->
    [one] { $steps } безпечний крок
    [few] { $steps } безпечні кроки
    [many] { $steps } безпечних кроків
   *[other] { $steps } безпечного кроку
}
advice-gt-nothing-to-lose = { $steps ->
    [1] На цьому кидку керування не втратити.
   *[other] На жодному з них керування не втратити: киньте їх одразу.
}
advice-gt-throw = Ризик { $risk } — помірна ціна, щоб їхати далі на передачі { $next }.
advice-gt-mildest = { $furthest ->
    [yes] Ніде пошкоджень не буде менше, і це найдалі.
   *[no] Ніде пошкоджень не буде менше.
}
advice-gt-verge = Звідти краще повертатися на дорогу.
advice-gt-no-pit = { $damage ->
    [0] Немає що лагодити, зупинка не потрібна.
    [one] { $damage } жетон пошкоджень зупинки не вартий.
    [few] { $damage } жетони пошкоджень зупинки не варті.
    [many] { $damage } жетонів пошкоджень зупинки не варті.
   *[other] { $damage } жетона пошкоджень зупинки не варті.
}
advice-gt-pit = Вас гальмують пошкодження, { $damage ->
    [one] { $damage } жетон
    [few] { $damage } жетони
    [many] { $damage } жетонів
   *[other] { $damage } жетона
}: усе повернеться в торбинку.
advice-gt-tyres-best = { $weather ->
    [wet] На мокрій дорозі
   *[dry] На сухій дорозі
} на інших шинах не більше кубиків і не вища межа: кубиків { $dice }, межа { $limit }.
advice-gt-tyres-fresh = Перші { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
} межа небезпек { $limit }, на інших шинах { $usual }. Потім ці шини зношуються до { $worn }.
advice-gt-tyres-lasting = Їхня межа { $limit } не зношується. { $tyre ->
    [asphalt] Асфальтові шини
    [rain] Дощові шини
   *[soft] М’які шини
} з ходу { $turn } мають лише { $worn }.
advice-gt-tyres-later = { $weather ->
    [wet] Це шини на дощ: на мокрій дорозі
   *[dry] Це шини на суху дорогу: коли підсохне,
} кубиків { $dice }, межа { $limit }, і на інших шинах не більше.

# Rallyman
advice-rallyman-attack = { $throw ->
    [yes] Атака кубиками { $what }: у кінці передача { $gear }
   *[no] { $dice ->
        [0] спланувати швидкісну атаку
       *[other] Атака: { $what }, потім…
    }
}
advice-rallyman-laid = { $die ->
    [gas] газ
   *[other] { $die }
}{ $line ->
    [drift] {" "}(занос)
    [cut] {" "}(зрізка)
    [back] {" "}(на внутрішню)
   *[on] {""}
}
advice-rallyman-attack-risk = ризик утратити керування { $risk }
advice-rallyman-finish = Це за фінішну лінію.
advice-rallyman-attack-safe = Вона не може зірватися, а кожен кубик дає секунду: { $tokens } с.
advice-rallyman-attack-earns = Її кубики дають { $tokens } с за ризик { $risk }.
advice-rallyman-set = За { $cost } с на цьому кубику не буде знака небезпеки.
advice-rallyman-fastest-safe = Найшвидший кубик без ризику: хід коштує { $seconds } с.
advice-rallyman-safe-braking = Без ризику й достатньо повільно для поворотів попереду.
advice-rallyman-safe = Без ризику, і карта стає швидшою: { $seconds } с.
advice-rallyman-faster = Це веде до найшвидшої карти, { $seconds } с, за ризик { $risk }.
advice-rallyman-least-risk = З жодним іншим кубиком ризик не буде таким малим: { $risk }.
advice-rallyman-tyres = { $tyres ->
    [winter] Під снігом { $snow ->
        [one] { $snow } клітинка
        [few] { $snow } клітинки
        [many] { $snow } клітинок
       *[other] { $snow } клітинки
    }, там літня гума ковзає.
   *[summer] Асфальту { $asphalt ->
        [one] { $asphalt } клітинка
        [few] { $asphalt } клітинки
        [many] { $asphalt } клітинок
       *[other] { $asphalt } клітинки
    }, там зимова гума забирає кубик газу.
}
advice-rallyman-wheel = { $choice ->
    [spare-yes] З пробитим колесом у вас { $gas ->
        [0] жодного кубика
        [one] лише { $gas } кубик
        [few] лише { $gas } кубики
        [many] лише { $gas } кубиків
       *[other] лише { $gas } кубика
    } газу за хід.
   *[spare-no] Заміна забрала б більше часу, ніж пробите колесо.
}
advice-rallyman-drop = Першим має піти кубик зі знаком небезпеки.
advice-rallyman-sisu = { $choice ->
    [sisu-yes] Тут аварія коштує більше, ніж сісу дасть згодом.
   *[sisu-no] Далі в ралі сісу дасть більше.
}
advice-rallyman-end-risk = З будь-яким наступним кубиком ризик щонайменше { $risk }.
advice-rallyman-end-trapped = Жоден наступний кубик тут не допоможе.
advice-rallyman-end = Карта цієї передачі коштує { $seconds } с; наступні кубики нічого не дадуть.

# Heat
advice-heat-cluttered = Коли в руці стільки перегріву, лишається обрати, скільки карт покласти.
advice-heat-cools = Передача { $gear } повертає у двигун { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[other] { $heat } перегрівів
} з руки.
advice-heat-finish = Це за фінішну лінію.
advice-heat-farther = За лінією вище той, хто далі: так буде { $range ->
    [one] +{ $high }
   *[many] від +{ $low } до +{ $high }
}, { $first ->
    [yes] а попереду нікого.
   *[no] а в авто попереду +{ $rival }.
}
advice-heat-corner-free = Зі швидкістю { $speed } поворот (межа { $limit }) проходиться без перегріву.
advice-heat-corner-paid = Швидкість { $speed } проносить крізь поворот; перегрів ({ $heat }) того вартий: у двигуні { $left }.
advice-heat-before-corner = Хід кінчається перед самим поворотом (межа { $limit }), його пройдете наступного ходу.
advice-heat-straight-flip = Дорогою немає лінії повороту, тож карта з колоди не зашкодить.
advice-heat-straight = Дорогою немає лінії повороту: платити ні за що.
advice-heat-discard = скинути { $cards }
advice-heat-discard-why = { $count ->
    [0] Кожна карта в руці стане в пригоді.
   *[other] У колоді чекають кращі карти.
}
advice-heat-flip = +{ $number }
advice-heat-free-spaces = { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
} без додаткового перегріву.
advice-heat-spaces-for = Ще { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
} за { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[other] { $heat } перегрівів
}.
advice-heat-boost = Ще { $range ->
    [one] { $low }
   *[many] { $low }–{ $high }
} { $high ->
    [one] клітинка
    [few] клітинки
   *[other] клітинок
} за { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[other] { $heat } перегрівів
}{ $harm ->
    [none] . Хоч яка карта відкриється, поворот не коштуватиме перегріву.
    [pay] ; у { $chance } випадків за поворот доведеться доплатити.
   *[spin] ; у { $chance } випадків авто зірветься в повороті.
}
advice-heat-end = { $step ->
    [mulligan] З такою рукою можна починати.
    [swap] З решти немає кращого, ніж ваше.
    [salvage] Більше жодна карта зі скиду того не варта.
   *[other] Рука добра й така.
}
advice-heat-end-dear = Усе інше коштуватиме щонайменше { $heat ->
    [one] { $heat } карту
    [few] { $heat } карти
   *[many] { $heat } карт
} перегріву.
advice-heat-end-spin = Усе інше скінчиться зривом у повороті.
advice-heat-end-lost = Зриву вже не уникнути. { $saves ->
    [card] «Готово» принаймні збереже карту.
   *[none] Їхати далі не допоможе.
}
advice-heat-why = { $verb ->
    [adrenaline-cool] Перегрів у руці займає місце кращої карти.
    [gear-cool] Перегрів у руці займає місце кращої карти.
    [sector-cool] Перегрів у руці займає місце кращої карти.
    [cool] Перегрів у руці займає місце кращої карти.
    [supercool] Перегрів зі скиду повертається у двигун.
    [pay] Якщо заплатити зараз, авто зберігає швидкість.
    [cannot-pay] У двигуні замало перегріву.
    [reduce] Стрес — це карта, якою ви не керуєте.
    [scrap] Це проріджує колоду.
    [salvage] Добра карта повертається в колоду.
    [accelerate] Кожна карта з колоди додає швидкості.
    [draft] Це скорочує відстань до авто попереду.
    [direct] Зіграна зараз, вона не займе місця в наступній руці.
    [refresh] Ви одразу візьмете її знову.
    [redraw] Початкова рука заповільна.
    [value] Це число найкраще пасує до повороту.
    [amount] Так у руці звільняється якнайбільше місця.
    [take] Це найкраща карта з пропонованих.
    [keep] Ця карта найбільше варта свого перегріву.
    [top] Її бачать інші, а жодне правило на неї не зважає: усі однаково добрі.
    [pick] Це найсильніше покращення з пропонованих.
    [give] Це найслабше з ваших покращень.
    [discard] У колоді чекають кращі карти.
   *[other] Це найкраще з пропонованого.
}
