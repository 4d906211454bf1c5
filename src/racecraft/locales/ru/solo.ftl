# В одиночку: цели, призрак лучшего заезда, рекорды, заезд дня.
solo-cost = { $unit ->
    [seconds] { $game ->
        [rallyman] { $long }
       *[other] { $clock }
    }
   *[turns] { $amount ->
        [one] { $amount } ход
        [few] { $amount } хода
       *[other] { $amount } ходов
    }
}
solo-title = На время
solo-medal = { $medal ->
    [gold] Золото
    [silver] Серебро
   *[bronze] Бронза
}
solo-targets = Медали
solo-targets-explained = Столько здесь нужно ботам: бронза — новичок, серебро — клубный гонщик, золото — профессионал в удачный день.
solo-targets-measured = Боты ещё измеряют этот заезд.
solo-best = Личный рекорд
solo-best-before = Прежний личный рекорд
solo-record = Рекорд
solo-record-before = Прежний рекорд
solo-no-best = Здесь появится ваш первый заезд без подсказок.
solo-now = Сейчас
solo-earned = Пока отыграно { $amount } с
solo-ahead = { $unit ->
    [seconds] { $amount ->
        [one] На { $amount } с быстрее личного рекорда
       *[other] На { $amount } с быстрее личного рекорда
    }
   *[turns] { $amount ->
        [one] На { $amount } клетку впереди личного рекорда
        [few] На { $amount } клетки впереди личного рекорда
       *[other] На { $amount } клеток впереди личного рекорда
    }
}
solo-behind = { $unit ->
    [seconds] { $amount ->
        [one] На { $amount } с медленнее личного рекорда
       *[other] На { $amount } с медленнее личного рекорда
    }
   *[turns] { $amount ->
        [one] На { $amount } клетку позади личного рекорда
        [few] На { $amount } клетки позади личного рекорда
       *[other] На { $amount } клеток позади личного рекорда
    }
}
solo-gain = { $unit ->
    [seconds] На { $amount } с быстрее прежнего личного рекорда
   *[turns] { $amount ->
        [one] На { $amount } ход меньше, чем в прежнем личном рекорде
        [few] На { $amount } хода меньше, чем в прежнем личном рекорде
       *[many] На { $amount } ходов меньше, чем в прежнем личном рекорде
    }
}
solo-level = Наравне с личным рекордом
solo-ghost = Ваш лучший заезд после стольких же ходов
solo-assisted = С помощью бота: этот заезд попадёт в отдельный список.
solo-hint-costs = Если взять подсказку, этот заезд уже не принесёт медали.
solo-hint-yes = Показать подсказку
solo-hint-no = Без подсказки
solo-assisted-mark = с помощью бота
solo-ranked = Заезд дня: эта попытка засчитывается. Без подсказок и без отмены ходов.
solo-counts = Эта попытка засчитывается
solo-practice = Заезд дня: тренировка.
solo-new-best = Новый личный рекорд
solo-first-best = Ваш первый результат здесь
solo-new-record = Новый рекорд!
solo-medal-won = { $medal ->
    [gold] Золотая медаль
    [silver] Серебряная медаль
   *[bronze] Бронзовая медаль
}
solo-no-medal = { $close ->
    [yes] Пока без медали: не хватило совсем чуть-чуть.
   *[no] Пока без медали: на { $by } { $unit ->
        [seconds] медленнее бронзы
       *[turns] больше, чем для бронзы
    } ({ $target }).
}
solo-tie = { $game ->
    [heat] { $amount ->
        [one] { $amount } клетка за линией
        [few] { $amount } клетки за линией
       *[other] { $amount } клеток за линией
    }
    [rali] осталось прочности { $amount } из 10
   *[other] { "" }
}
solo-tie-brief = { $game ->
    [heat] +{ $amount }
    [rali] { $amount }/10
   *[other] { "" }
}
solo-medal-helped = { $medal ->
    [gold] Хватило бы на золото, но с помощью бота медаль не в счёт.
    [silver] Хватило бы на серебро, но с помощью бота медаль не в счёт.
   *[bronze] Хватило бы на бронзу, но с помощью бота медаль не в счёт.
}
solo-times-assisted = С помощью бота
daily-title = Заезд дня
daily-explained = Каждый день одна трасса и одинаковые кубики для всех. Засчитывается первая попытка.
daily-gold = Золотая медаль: { $amount }
daily-drive = Ехать
daily-continue = Дальше
daily-practise = Потренироваться
daily-place = Ваше место: { $place } из { $drivers }
daily-no-result = Ваша попытка закончилась без результата.
daily-nobody = Сегодня ещё никто не финишировал. Станьте первым.
daily-board = Лучшие сегодня
daily-ends = Новые трассы { $hours ->
    [0] меньше чем через час
    [one] через { $hours } час
    [few] через { $hours } часа
   *[other] через { $hours } часов
}
daily-sealed-replay = Другие смогут смотреть ваш заезд с завтрашнего дня.
