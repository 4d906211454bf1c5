# Рядок на хід: що зробив водій, частинами після імені через кому. Частини не називають водія й не мають крапки.

log-spaces = { $spaces ->
    [one] { $spaces } клітинку
    [few] { $spaces } клітинки
    [many] { $spaces } клітинок
   *[other] { $spaces } клітинки
}

# Ралі
log-rali-begins = починає перегони
log-rali-placed = стартує з місця { $place }
log-rali-rolled = викидає { $die } на { $gear }-й передачі
log-rali-failed = викидає { $die }, передача не вмикається
log-rali-drove = проїжджає { log-spaces }
log-rali-hit = { $obstacle ->
    [bridge] врізається в міст
    [rock] врізається у скелю
    [tree] врізається в дерево
    [swamp] грузне в болоті
    [puncture] пробиває колесо
    [pit] влітає в яму
   *[sand] закопується в пісок
}{ $lost ->
    [0] { "" }
   *[other] {" "}(−{ $lost }, лишилося { $marker } з 10)
}
log-rali-crashed = врізається в авто попереду ({ $other }{ $lost ->
    [0] , без пошкоджень)
   *[other] ): собі −{ $lost }, супернику −{ $lost_other }
}
log-rali-limited = через пошкодження скидає до { $gear }-ї передачі
log-rali-repaired = лагодить авто до { $marker } з 10
log-rali-missed = пропускає хід
log-rali-waited = чекає, бо всі шляхи зайняті
log-rali-lap = завершує коло { $lap }
log-rali-won = виграє перегони
log-rali-won-alone = фінішує за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
}

# Rallyman: GT
log-gt-planned = планує хід
log-gt-drove = проїжджає { log-spaces } (передача { $gear })
log-gt-flat-out = їде на повну
log-gt-threw = { $hazards ->
    [0] без небезпек
    [one] викидає { $hazards } небезпеку
    [few] викидає { $hazards } небезпеки
    [many] викидає { $hazards } небезпек
   *[other] викидає { $hazards } небезпеки
}
log-gt-overran = { $spaces ->
    [0] { "" }
   *[other] проїжджає { log-spaces };{" "}
}{ $why ->
    [speed] зашвидко для повороту
   *[hazards] небезпек на кубиках { $dice }{ $road ->
        [0] { "" }
       *[other] , на дорозі { $road }
    }
}: { $lost ->
    [yes] { log-gt-lost-control }
   *[no] керування втрачено
}
log-gt-secured = платить за безпеку { $cost ->
    [one] { $cost } жетон
    [few] { $cost } жетони
   *[many] { $cost } жетонів
} концентрації
log-gt-stopped = зупиняється раніше
log-gt-start-failed = зриває швидкий старт
log-gt-focused = здобуває { $gain ->
    [one] { $gain } жетон
    [few] { $gain } жетони
   *[many] { $gain } жетонів
} концентрації
log-gt-relaid = перекладає кубики
log-gt-lost-control = втрачає керування на { $gear }-й передачі{ $end ->
    [spin] {" "}й розвертається
   *[off] { "" }
}
log-gt-off-track = злітає з дороги { $side ->
    [left] ліворуч
   *[right] праворуч
}
log-gt-drew = тягне жетон: { gt-token-name }
log-gt-came-back = повертається на дорогу
log-gt-waits = мусить чекати { $where ->
    [verge] на узбіччі
   *[pit] у боксах
}
log-gt-flag-shown = спричиняє жовтий прапор
log-gt-drove-on = не заїжджає до боксів
log-gt-pitted = заїжджає до боксів: { $work ->
    [tyres] { gt-tyre-name }
    [repairs] ремонт
   *[both] ремонт і { gt-tyre-name }
}
log-gt-repaired = отримує полагоджене авто
log-gt-rejoined = повертається в перегони
log-gt-blocked = не має куди їхати
log-gt-retired = лишається без передач і сходить
log-gt-lap = завершує коло { $lap }
log-gt-finished = фінішує, місце { $place }
log-gt-arrived = перетинає лінію, хід { $rounds }
log-gt-timed = витрачає { $seconds }{ "\u00A0" }с
log-gt-tyres = бере на старт { gt-tyre-name }
log-gt-grid = стартує з місця { $slot }

# Heat
log-heat-on-grid = стає на місце { $slot }
log-heat-revealed = грає { $cards } на { $gear }-й передачі
log-heat-shifted = платить за перемикання { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[many] { $heat } перегрівів
}
log-heat-speed = їде зі швидкістю { $speed }
log-heat-blocked = { $how ->
    [slipstream] повітряний мішок
    [draft] підтягування
   *[other] затор
}: { $spaces ->
    [one] { $spaces } клітинка
    [few] { $spaces } клітинки
   *[many] { $spaces } клітинок
} з { $wanted }, далі зайнято
log-heat-cluttered = стоїть із захаращеною рукою
log-heat-boosted = тисне на газ{ $heat ->
    [0] {" "}безкоштовно
    [one] {" "}за { $heat } перегрів
    [few] {" "}за { $heat } перегріви
   *[other] {" "}за { $heat } перегрівів
}{ $card ->
    [none] { "" }
   *[other] {" "}(+{ $card })
}
log-heat-adrenaline = використовує адреналін
log-heat-cooled = охолоджує { $cards ->
    [one] { $cards } перегрів
    [few] { $cards } перегріви
   *[many] { $cards } перегрівів
}
log-heat-super-cooled = охолоджує зі скиду { $cards ->
    [one] { $cards } перегрів
    [few] { $cards } перегріви
   *[many] { $cards } перегрівів
}
log-heat-paid = платить { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[many] { $heat } перегрівів
} за { $card }
log-heat-scrapped = скидає з колоди { $cards }
log-heat-salvaged = повертає зі скиду { $card }
log-heat-refreshed = кладе { $card } на колоду
log-heat-stress-reduced = знімає { $cards ->
    [one] { $cards } стрес
    [few] { $cards } стреси
   *[many] { $cards } стресів
}
log-heat-slipstream = проїжджає { log-spaces } у повітряному мішку
log-heat-draft = підтягується на { log-spaces }
log-heat-corner = платить у повороті { $heat ->
    [one] { $heat } перегрів
    [few] { $heat } перегріви
   *[many] { $heat } перегрівів
} ({ $speed } при межі { $limit })
log-heat-spun = зривається в повороті ({ $speed } при межі { $limit }: треба { $needed ->
    [one] { $needed } перегрів
    [few] { $needed } перегріви
   *[many] { $needed } перегрівів
}, було { $heat }), бере { $stress ->
    [one] { $stress } стрес
    [few] { $stress } стреси
   *[many] { $stress } стресів
}
log-heat-accelerated = прискорюється на { $cells }
log-heat-direct = грає { $card } просто з руки
log-heat-discarded = скидає { $cards }
log-heat-sponsored = отримує спонсора
log-heat-lap = завершує коло { $lap }
log-heat-finished = фінішує, місце { $place }
log-heat-eliminated = вибуває з перегонів
# Що замість того кажуть підписи.
log-heat-brief-speed = швидкість { $speed }
log-heat-brief-slipstream = повітряний мішок +{ $spaces }
log-heat-brief-held-up = далі зайнято
log-heat-brief-engine = перегрів { $change }

# Rallyman
log-rallyman-attack = атакує ({ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}), заробляє { $earned }{ "\u00A0" }с
log-rallyman-drove = { $kind ->
    [over] перетинає лінію фінішу
    [drift] іде в заносі до клітинки { $space } з { $length }
    [cut] зрізає поворот до клітинки { $space } з { $length }
   *[on] їде на клітинку { $space } з { $length }
} на { $gear }-й передачі{ $jumps ->
    [0] { "" }
   *[other] {" "}зі стрибком
}
log-rallyman-warned = викидає { $warnings ->
    [one] { $warnings } знак небезпеки
    [few] { $warnings } знаки небезпеки
    [many] { $warnings } знаків небезпеки
   *[other] { $warnings } знака небезпеки
}
log-rallyman-card = витрачає { $seconds }{ "\u00A0" }с (разом { $time })
log-rallyman-sisu = втримує керування завдяки сісу
log-rallyman-lost-control = втрачає керування
log-rallyman-spun = розвертається
log-rallyman-went-off = вилітає { $side ->
    [left] ліворуч
   *[right] праворуч
}{ $lost ->
    [0] { "" }
    [one] {" "}і втрачає { $lost } кубик
    [few] {" "}і втрачає { $lost } кубики
    [many] {" "}і втрачає { $lost } кубиків
   *[other] {" "}і втрачає { $lost } кубика
}
log-rallyman-shortcut = { $card ->
    [mud] виносить на дорогу бруд
    [puncture] пробиває колесо
   *[clean] зрізає чисто
}
log-rallyman-wheel = міняє колесо{ $seconds ->
    [0] { "" }
   *[other] {" "}({ $seconds }{ "\u00A0" }с)
}
log-rallyman-tyres = обирає: { rallyman-tyres-name }
log-rallyman-retired = вибуває з ралі
log-rallyman-stuck = не може рушити й чекає
log-rallyman-split = має проміжний час { $split }: { $clock }{ $gap ->
    [first] { "" }
   *[other] {" "}({ $gap })
}
log-rallyman-finished = закінчує ділянку за { $clock }
log-rallyman-stage-won = має найкращий час ділянки
log-rallyman-won = виграє ралі за { $clock }
log-rallyman-won-alone = фінішує за { $clock }

# Над полем: коротко, як підпис
log-rallyman-brief-earned = +{ $earned }{ "\u00A0" }с
log-rallyman-brief-drove = { $kind ->
    [over] фініш
    [drift] занос, клітинка { $space }
   *[on] клітинка { $space } з { $length }
}, передача { $gear }{ $jumps ->
    [0] { "" }
   *[other] {" "}· стрибок
}
log-rallyman-brief-warned = { $warnings ->
    [one] { $warnings } знак !
    [few] { $warnings } знаки !
    [many] { $warnings } знаків !
   *[other] { $warnings } знака !
}
log-rallyman-brief-shortcut = { $card ->
    [mud] бруд
    [puncture] прокол
   *[clean] чиста зрізка
}
log-rallyman-brief-card = { $seconds }{ "\u00A0" }с
