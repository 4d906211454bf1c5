# Розбір перегонів: що вирішило, їзда чи везіння.
review = Розбір
review-about-page = Що вирішило ці перегони: їзда чи везіння?
review-start = Розібрати перегони
review-start-hint = Комп’ютер багато разів дограває перегони після кожного ходу й порівнює. Можна піти: він закінчить сам.
review-busy = Комп’ютер багато разів дограває перегони після кожного ходу й порівнює. Це десь хвилина; можна поки що піти.
review-at-once = На перший погляд
review-progress = Розглянуто { $done } з { $steps } кроків
review-waiting = Зараз розбираються інші перегони. Ваші — наступні…
review-beginning = Починаємо…
review-failed = Розбір не вдалося зробити.
review-drop = Розібрати перегони з файлу
review-drop-hint = Перетягніть запис сюди або виберіть файл: будь-які завершені перегони, навіть із кубиками зі справжнього столу (.jsonl).
review-how = Як це оцінено?
review-how-plain = { $method ->
    [exact] Цей заїзд розв’язано: ціну кожного рішення відомо точно.
   *[played] Від кожного рішення перегони багато разів проїхано далі: і з тим, що зіграно, і з кожним іншим. Краще те, що частіше вигравало.
}
review-judged-by = { $method ->
    [exact] Оцінено точно: цей заїзд розв’язано.
    [value] Оцінено за розіграшами { $driver ->
        [solved] гонщика, що знає трасу напам’ять
        [pro] професіонала
       *[club] клубного гонщика
    }, по { $budget } на кожне рішення, і за навченою оцінкою { $value } там, де вони закінчуються.{ $line ->
        [0] { "" }
       *[other] { " " }Шанси: { $line } розіграшів клубного гонщика з кожної позиції.
    }
   *[rollouts] Оцінено за розіграшами { $driver ->
        [solved] гонщика, що знає трасу напам’ять
        [pro] професіонала
       *[club] клубного гонщика
    }, по { $budget } на кожне рішення.{ $line ->
        [0] { "" }
       *[other] { " " }Шанси: { $line } розіграшів клубного гонщика з кожної позиції.
    }
}

# Лінія
review-line = Шанси
review-line-explained = Наскільки ймовірною була перемога кожного авто, хід за ходом. Позначені рішення мають свій знак на лінії авто.
review-line-time = Очікуваний час
review-line-time-explained = Скільки мав зайняти весь заїзд, хід за ходом.
review-line-car = { $who }: { $from }% на старті, найменше { $low }%, найбільше { $high }%.
review-line-drive = На старті { $from }, наприкінці { $to }.
review-table = Таблицею
review-column-ply = Хід
review-column-round = Раунд
review-column-what = Що сталося

# Рахунок
review-ledger = Звідки взявся результат
review-ledger-explained = Усе сходиться. Рішення порівняно з тим, що на цьому місці зробив би клубний гонщик; ± — стандартна похибка.
review-ledger-explained-exact = Усе сходиться. Рішення порівняно з найкращим можливим.
review-ledger-whose = Водій
review-source = { $source ->
    [start] До старту
    [own_dice] Власні кубики
    [own_cards] Власні карти
    [own_decisions] Власні рішення
    [rival_dice] Кубики суперників
    [rival_cards] Карти суперників
    [rival_decisions] Рішення суперників
    [lots] Жереб і погода
    [hidden] Чого ніхто не міг знати
   *[result] Результат
}
review-column-source = Звідки
review-column-win = Шанс на перемогу
review-column-place = Місце
review-column-time = Час
review-amount = { $unit ->
    [win] { $amount }%
    [seconds] { $amount } с
   *[turns] { $amount ->
        [one] { $amount } хід
        [few] { $amount } ходи
        [many] { $amount } ходів
       *[other] { $amount } ходу
    }
}
review-signed = { $sign }{ $what }

# Водії
review-drivers = Водії
review-drivers-explained = Похибка — скільки в середньому втрачало одне рішення. Вимушені ходи не рахуються. Пригоди: скільки їх обіцяв узятий ризик і скільки сталося.
review-column-driver = Водій
review-column-decisions = Рішень
review-column-mean-loss = Похибка
review-column-luck = Везіння
review-column-driving = Їзда
review-column-risk = Пригоди

# Позначки
review-marks = Рішення, на які варто глянути ще раз
review-weighed = Ціна рішення — наполовину шанс на перемогу, наполовину місце: хто вже не може виграти, той усе ще може втратити місця. Рішення за підказкою не рахуються.
review-none = Позначати нема чого: усі рішення добрі.
review-everybody = Усі водії
review-grade = { $grade ->
    [brilliant] Блискуче
    [fine] Добре
    [close] Важко сказати
    [inaccuracy] Неточність
    [mistake] Помилка
   *[blunder] Груба помилка
}
review-hinted = { $you ->
    [yes] Ви послухали підказку
   *[no] За підказкою
}
review-hinted-explained = Це не вважається помилкою. За довшого розіграшу інше рішення виявилося кращим на { $amount }.
review-mark-where = { $legs ->
    [one] Раунд { $round }
   *[several] Етап { $leg }, раунд { $round }
}
review-loss = коштувало { $amount }
review-loss-error = ± { $amount }
review-hindsight = Якби всі карти лежали відкрито: { $amount }
review-played = Зіграно
review-better = Краще
review-gain = { $places ->
    [one] шанс на перемогу { $win }
   *[several] { $gain } загалом: шанс на перемогу { $win }, місць угору { $place }
}
review-unit = { $unit ->
    [seconds] с
   *[turns] ходу
}
review-show = Показати на полі
review-again = Спробувати звідси ще раз
review-again-same = З тими самими кубиками
review-again-title = Ще одна спроба
review-again-back = Назад до розбору
review-again-ask = Вирішіть наново. Кубики нові{ $rivals ->
    [0] {""}
   *[other] {","} суперники — боти
}.
review-again-ask-same = Вирішіть наново. Кубики ті самі, що й тоді{ $rivals ->
    [0] {""}
   *[other] {","} суперники — боти
}.
review-again-judging = Ваше рішення оцінюється…
review-again-good = Добре рішення: кращого не знайшлося. Що з нього вийде тепер — справа везіння.
review-again-then = У перегонах ви зіграли: { $what }
review-again-now = Тепер: { $what }
review-again-better = Краще: { $what }
review-again-once-more = Ще раз

# Вправи та розбори
review-practice = Вправлятися на своїх помилках
review-practise = { $count ->
    [one] Вправлятися на { $count } помилці
   *[other] Вправлятися на { $count } помилках
}
review-practice-explained = Рішення з ваших перегонів, де можна було зробити краще. Розв’язане повернеться згодом, нерозв’язане — скоро.
review-practice-due = { $due ->
    [one] Чекає { $due } вправа
    [few] Чекають { $due } вправи
   *[other] Чекає { $due } вправ
}, усього { $all }.
review-practice-start = Почати
review-practice-next = Наступна вправа
review-practice-later = Зараз нічого не чекає. { $all ->
    [one] { $all } вправа повернеться
    [few] { $all } вправи повернуться
   *[other] { $all } вправ повернеться
} пізніше.
review-practice-none = Вправ ще немає. Розберіть свої перегони й зробіть вправи з помилок.
review-insight = Мої розбори
review-alone = наодинці
review-part = { $part ->
    [1] Перша третина
    [2] Друга третина
   *[3] Остання третина
}
review-short = Одна чи дві дії
review-long = Три дії та більше
review-by-part = Похибка за частиною перегонів
review-by-track = Похибка за трасою
review-by-length = Похибка за довжиною рішення
review-by-gear = Похибка за передачею
review-by-clock = Похибка за часом на роздуми
review-clock = Час на роздуми
review-by-rival = Похибка за суперниками
review-rivals = Суперники
review-gear = Передача { $gear }
review-by-spot = Похибка за місцем: { $track }
review-spot = { $game ->
    [gt] Плитка { $spot }
    [heat] Перед поворотом { $spot }
    [rali] Ряди { $from }–{ $to }
   *[rallyman] Клітинки { $from }–{ $to }
}
review-csv-kinds = Зберегти за видом рішення (CSV)
review-track = Траса
review-luck-over-time = Везіння, перегони за перегонами
review-date = Дата
review-csv = Зберегти таблицею (CSV)
review-no-insight = Розберіть перегони з їхнього повтору — і тут побачите, що зробили ви, а що — везіння.

# Історія. `you`: читач їхав сам (`who`), це сталося з ним (`other`) або і те, й те (`both`).
review-where = { $legs ->
    [one] раунд { $round }
   *[several] етап { $leg }, раунд { $round }
}
review-story = Історія
review-story-drive = За найкращої їзди вийшло б у середньому { $expected }; цей заїзд зайняв { $took }.
review-story-favourite = До першого ходу { $you ->
    [who] фаворитом були ви
   *[nobody] фаворит — { $who }
}: { $percent }%.
review-story-won = { $you ->
    [who] Ви перемогли
   *[nobody] Перемога: { $who }
}. На старті шанси були { $percent }%.
review-story-certain = { $you ->
    [who] Ви перемогли
   *[nobody] Перемога: { $who }
}, і навряд чи могло бути інакше.
review-story-upset = { $you ->
    [who] Ви перемогли
   *[nobody] Перемога: { $who }
}, хоча на старті було лише { $percent }%; { $you ->
    [other] фаворитом були ви
   *[nobody] фаворит — { $other }
}, { $best }%.
review-story-turn = { $where }: { $what ->
    [decision] { $you ->
        [who] вирішуєте ви
        [both] вирішуєте ви
       *[nobody] вирішує { $who }
    }
    [cards] { $you ->
        [who] ви тягнете
        [both] ви тягнете
       *[nobody] тягне { $who }
    }
   *[dice] { $you ->
        [who] кидаєте ви
        [both] кидаєте ви
       *[nobody] кидає { $who }
    }
} — і { $you ->
    [other] ваші шанси
    [both] ваші шанси
   *[nobody] шанси водія { $other }
} { $way ->
    [up] зростають
   *[down] падають
} з { $before }% до { $after }%.
review-story-time-turn = { $where }: { $what ->
    [decision] рішення
    [cards] карта
   *[dice] кидок
} { $turn ->
    [better] заощаджує
   *[worse] коштує
} { $amount }.
review-story-throw = { $what ->
    [cards] { $alone ->
        [yes] { $you ->
            [who] Ваші най
           *[nobody] Най
        }
       *[no] Най
    }{ $luck ->
        [lucky] вдаліші
       *[unlucky] невдаліші
    } карти
   *[dice] { $alone ->
        [yes] { $you ->
            [who] Ваш най
           *[nobody] Най
        }
       *[no] Най
    }{ $luck ->
        [lucky] вдаліший
       *[unlucky] невдаліший
    } кидок
} { $alone ->
    [yes] ({ $where })
   *[no] — { $you ->
        [who] у вас
       *[nobody] { $who }
    } ({ $where }):
} { $what ->
    [cards] { $luck ->
        [lucky] { $unit ->
            [win] принесли
           *[other] заощадили
        }
       *[unlucky] коштували
    }
   *[dice] { $luck ->
        [lucky] { $unit ->
            [win] приніс
           *[other] заощадив
        }
       *[unlucky] коштував
    }
} { $amount }.
review-story-dearest = Найдорожче рішення — { $you ->
    [who] ваше
   *[nobody] { $who }
} ({ $where }{ $at ->
    [none] {""}
   *[known] , { $spot }
}): { $amount }.
review-story-corner = { $alone ->
    [yes] Найбільше втрачено { $spot }
   *[no] { $you ->
        [who] Ви програли перегони { $spot }
       *[nobody] { $who } програє перегони { $spot }
    }
}{ $legs ->
    [one] {""}
   *[several] {" "}(етап { $leg })
}: { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
    [many] { $count } рішень
   *[other] { $count } рішення
}, разом { $amount }.
review-story-spot = { $game ->
    [gt] на плитці { $sign }
    [heat] перед поворотом { $spot } (межа { $sign })
    [rali] на рядах { $from }–{ $to }
   *[rallyman] на клітинках { $from }–{ $to }
}
review-story-brilliant = { $you ->
    [who] Ви знайшли
   *[nobody] { $who } знаходить
} єдиний добрий шлях ({ $where }).
review-story-risk = { $alone ->
    [yes] {""}
   *[no] { $you ->
        [who] Найбільше ризикували ви.
       *[nobody] Найбільше ризикує { $who }.
    }{" "}
}Можна було чекати приблизно { $expected ->
    [one] { $expected } пригоди
   *[other] { $expected } пригод
}, { $count ->
    [0] не сталося жодної
    [one] сталася { $count }
   *[other] сталося { $count }
}.
review-story-sums = { $you ->
    [who] Ви
   *[nobody] { $who }
}: на старті { $start }; { $parts }; разом { $end }.
review-story-source = { $source ->
    [own_dice] власні кубики
    [own_cards] власні карти
    [own_decisions] власні рішення
    [rival_dice] кубики суперників
    [rival_cards] карти суперників
    [rival_decisions] рішення суперників
    [lots] жереб і погода
    [hidden] чого ніхто не міг знати
   *[rest] решта
} { $change }{ $error }
review-story-error = {" "}± { $amount }{ $note ->
    [unsure] {" "}(надто неточно, щоб назвати помилкою)
    [fine] {" "}(жодне з них не помилка)
   *[none] {""}
}

# У терміналі
review-about = що вирішило перегони: їзда чи везіння
review-file = запис завершених перегонів або тека з записами
review-seat = позначати рішення лише цього місця, рахуючи від 1
review-budget = скільки розіграшів на кожне рішення, що порівнюється
review-method = exact, value або rollouts; якщо не вказано — найкращий для цих перегонів
review-no-line = лише позначки й похибки, без лінії та балансу: це значно швидше
review-no-line-picture = Малюнок і сторінка показують лінію: приберіть --no-line.
review-jobs = скільки процесів ділять роботу; для теки стільки, скільки ядер, інакше один
review-ray = розібрати перегони теки на кластері Ray за цією адресою; «local» запускає власний Ray
review-svg = записати лінію шансів як малюнок
review-html = записати весь розбір як сторінку
review-out = файл для звіту про теку; перегони, які вже в ньому, не розбираються вдруге
review-title = { $file }: що вирішило перегони
review-folder-done = Розібрано { $count ->
    [one] { $count } перегони
    [few] { $count } перегони
    [many] { $count } перегонів
   *[other] { $count } перегонів
} у { $file }
review-standings = Водії цього звіту
review-column-game = Гра
review-column-races = Перегонів
review-column-mattered = Важливих
review-column-mattered-loss = Похибка в них
review-column-result = Результат
review-column-adjusted = Без везіння
review-people = люди
