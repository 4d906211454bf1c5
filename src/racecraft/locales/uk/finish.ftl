# Кінець перегонів: чому вони скінчилися, подіум, найкращі миті, картинка, щоб поділитися.
finish-why-solo-finish = Ви перетнули фінішну лінію.
finish-why-solo-retired = Авто вибуло, заїзд закінчено.
finish-why-solo-cap = Заїзд тривав надто довго, і його зупинили.
finish-why-gt-finish = { $race_end ->
    [classify] На трасі лишилося тільки одне авто, тож перегони завершено.
   *[first] Фініш: { $who }. У цій грі перше авто на фініші завершує перегони.
}
finish-why-gt-retired = На трасі не лишилося жодного авто.
finish-why-gt-cap = Перегони тривали надто багато раундів, і їх зупинили. Вирішує відстань.
finish-why-heat-finish = Усі авто проїхали свої кола.
finish-why-heat-season = Останні перегони сезону позаду, вирішують очки.
finish-why-heat-cap = Перегони тривали надто багато раундів, і їх зупинили як є.
finish-why-rali-finish = Фініш: { $who }. У цій грі перше авто на фініші завершує перегони.
finish-why-rali-cap = Перегони тривали надто багато раундів, і їх зупинили. Вирішує відстань.
finish-why-rallyman-finish = Усі спецділянки проїхано, вирішує час.
finish-why-rallyman-retired = У ралі не лишилося жодного авто.
finish-wins = Перемога: { $who }
finish-head = { $place ->
    [1] Ви перемогли!
    [2] Друге місце з { $cars }
    [3] Третє місце з { $cars }
   *[other] Місце { $place } з { $cars }
}
finish-lead = { $unit ->
    [rounds] { $amount ->
        [one] { $amount } раунд
        [few] { $amount } раунди
       *[many] { $amount } раундів
    }
    [points] { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
       *[many] { $amount } очок
    }
    [seconds] { $amount } с
   *[spaces] { $amount ->
        [one] { $amount } клітинку
        [few] { $amount } клітинки
       *[many] { $amount } клітинок
    }
}
finish-ahead-of = { $past ->
    [none] { $who } відстає на { finish-lead }
    [one] { $past } клітинка за лінією, { $who } відстає на { $amount }
    [few] { $past } клітинки за лінією, { $who } відстає на { $amount }
   *[many] { $past } клітинок за лінією, { $who } відстає на { $amount }
}
finish-behind-whom = { $who } попереду на { finish-lead }
finish-win-together = Перемогу ділять { $who }
finish-level = { $place ->
    [1] Перемогу ділите ви та { $who }!
   *[other] Місце { $place } з { $cars } ділите ви та { $who }.
}
finish-moments = Яскраві миті
finish-moment-watch = Подивитися ще раз
finish-moment-round = { $until ->
    [same] раунд { $round }
   *[other] раунди { $round }–{ $until }
}
finish-review = Що вирішило?
finish-share = Поділитися
finish-picture = Результат картинкою
finish-save-picture = Зберегти картинку
finish-shared-text = { $track }: { $what }
finish-picture-failed = Не вдалося зробити картинку.
finish-asks-again = { $who } пропонує ще один заїзд.
finish-somebody = Хтось за столом
finish-join-again = Приєднатися
finish-behind = { $unit ->
    [seconds] +{ $game ->
        [rallyman] { $long }
       *[other] { $clock }
    }
   *[spaces] { $amount ->
        [one] +{ $amount } клітинка
        [few] +{ $amount } клітинки
       *[other] +{ $amount } клітинок
    }
}

# Миті
moment-lead = { $who } виходить уперед, { $other } позаду
moment-pass = { $who } обганяє: { $other } позаду
moment-close = { $who }: ризик { $risk }%, і все обійшлося
moment-series = Аварія за аварією: { $who }
moment-narrow = { $who } проходить поворот на останньому перегріві
moment-start-failed = { $who }: швидкий старт не вдався
moment-blocked = { $who }: дорогу перекрито
moment-lost-control = { $who } втрачає керування
moment-off-track = { $who } вилітає з дороги
moment-retired = { $who } вибуває
moment-cannot-pay = { $who } не може заплатити й повертається назад
moment-spun-out = { $who } зривається в повороті
moment-eliminated = { $who } зривається й вибуває
moment-hit = { rali-hit-what }
moment-crashed = { $who } врізається в авто попереду ({ $other })
moment-sisu = { $who } мало не втрачає керування, але рятує сісу
moment-stuck = { $who } застрягає
moment-spun = { $who }: авто розвернуло
moment-went-off = { $who } злітає з дороги
