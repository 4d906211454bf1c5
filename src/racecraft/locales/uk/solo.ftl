# На самоті: цілі, привид найкращого заїзду, рекорди, заїзд дня.
solo-cost = { $unit ->
    [seconds] { $game ->
        [rallyman] { $long }
       *[other] { $clock }
    }
   *[turns] { $amount ->
        [one] { $amount } хід
        [few] { $amount } ходи
       *[other] { $amount } ходів
    }
}
solo-title = На час
solo-medal = { $medal ->
    [gold] Золото
    [silver] Срібло
   *[bronze] Бронза
}
solo-targets = Медалі
solo-targets-explained = Стільки тут потрібно ботам: бронза — новачок, срібло — клубний гонщик, золото — професіонал у вдалий день.
solo-targets-measured = Боти ще вимірюють цей заїзд.
solo-best = Ваш найкращий
solo-best-before = Ваш попередній найкращий
solo-record = Рекорд
solo-record-before = Попередній рекорд
solo-no-best = Тут з’явиться ваш перший заїзд без підказок.
solo-now = Зараз
solo-earned = Поки відіграно { $amount } с
solo-ahead = { $unit ->
    [seconds] { $amount ->
        [one] На { $amount } с краще за ваш найкращий
       *[other] На { $amount } с краще за ваш найкращий
    }
   *[turns] { $amount ->
        [one] На { $amount } клітинку попереду вашого найкращого
        [few] На { $amount } клітинки попереду вашого найкращого
       *[other] На { $amount } клітинок попереду вашого найкращого
    }
}
solo-behind = { $unit ->
    [seconds] { $amount ->
        [one] На { $amount } с гірше за ваш найкращий
       *[other] На { $amount } с гірше за ваш найкращий
    }
   *[turns] { $amount ->
        [one] На { $amount } клітинку позаду вашого найкращого
        [few] На { $amount } клітинки позаду вашого найкращого
       *[other] На { $amount } клітинок позаду вашого найкращого
    }
}
solo-gain = { $unit ->
    [seconds] На { $amount } с швидше за ваш попередній найкращий
   *[turns] { $amount ->
        [one] На { $amount } хід менше, ніж у вашому попередньому найкращому
        [few] На { $amount } ходи менше, ніж у вашому попередньому найкращому
       *[many] На { $amount } ходів менше, ніж у вашому попередньому найкращому
    }
}
solo-level = Нарівні з вашим найкращим
solo-ghost = Ваш найкращий заїзд після стількох самих ходів
solo-assisted = З допомогою бота: цей заїзд потрапить до окремого списку.
solo-hint-costs = Якщо взяти підказку, цей заїзд уже не принесе медалі.
solo-hint-yes = Показати підказку
solo-hint-no = Без підказки
solo-assisted-mark = з допомогою бота
solo-ranked = Заїзд дня: ця спроба зараховується. Без підказок, ходів не скасовують.
solo-counts = Ця спроба зараховується
solo-practice = Заїзд дня: тренування.
solo-new-best = Новий особистий рекорд
solo-first-best = Ваш перший результат тут
solo-new-record = Новий рекорд!
solo-medal-won = { $medal ->
    [gold] Золота медаль
    [silver] Срібна медаль
   *[bronze] Бронзова медаль
}
solo-no-medal = { $close ->
    [yes] Поки без медалі: забракло зовсім трохи.
   *[no] Поки без медалі: на { $by } { $unit ->
        [seconds] повільніше за бронзу
       *[turns] більше, ніж для бронзи
    } ({ $target }).
}
solo-tie = { $game ->
    [heat] { $amount ->
        [one] { $amount } клітинка за лінією
        [few] { $amount } клітинки за лінією
       *[other] { $amount } клітинок за лінією
    }
    [rali] маркер на { $amount } з 10
   *[other] { "" }
}
solo-tie-brief = { $game ->
    [heat] +{ $amount }
    [rali] { $amount }/10
   *[other] { "" }
}
solo-medal-helped = { $medal ->
    [gold] Вистачило б на золото, але з допомогою бота медаль не рахується.
    [silver] Вистачило б на срібло, але з допомогою бота медаль не рахується.
   *[bronze] Вистачило б на бронзу, але з допомогою бота медаль не рахується.
}
solo-times-assisted = З допомогою бота
daily-title = Заїзд дня
daily-explained = Щодня одна траса й однакові кубики для всіх. Зараховується перша спроба.
daily-gold = Золота медаль: { $amount }
daily-drive = Їхати
daily-continue = Далі
daily-practise = Потренуватися
daily-place = Ваше місце: { $place } з { $drivers }
daily-no-result = Вашу спробу завершено без результату.
daily-nobody = Сьогодні ще ніхто не фінішував. Будьте першими.
daily-board = Найкращі сьогодні
daily-ends = Нові траси { $hours ->
    [0] менш ніж через годину
    [one] через { $hours } годину
    [few] через { $hours } години
   *[other] через { $hours } годин
}
daily-sealed-replay = Інші зможуть дивитися ваш заїзд від завтра.
