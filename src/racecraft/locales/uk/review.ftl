# Розбір перегонів: що вирішило, їзда чи везіння.
review = Розбір
review-about-page = Що вирішило ці перегони: їзда чи везіння?
review-start = Розібрати перегони
review-start-hint = Комп’ютер переграє кожне рішення. Можна піти: він закінчить сам.
review-progress = Оцінено { $done } з { $steps } кроків
review-waiting = Чекаємо на вільне місце…
review-failed = Розбір не вдалося зробити.
review-drop = Розібрати перегони з файлу
review-drop-hint = Перетягніть запис сюди або виберіть файл: будь-які завершені перегони, навіть із кубиками зі справжнього столу (.jsonl).
review-judged-by = { $method ->
    [exact] Оцінено точно: цей заїзд розв’язано.
    [value] Оцінено за розіграшами { $driver ->
        [solved] гонщика, що знає трасу напам’ять
        [pro] професіонала
       *[club] клубного гонщика
    }, по { $budget } на кожне рішення, і за навченою оцінкою { $value } там, де вони закінчуються. Шанси: { $line } розіграшів клубного гонщика з кожної позиції.
   *[rollouts] Оцінено за розіграшами { $driver ->
        [solved] гонщика, що знає трасу напам’ять
        [pro] професіонала
       *[club] клубного гонщика
    }, по { $budget } на кожне рішення. Шанси: { $line } розіграшів клубного гонщика з кожної позиції.
}

# Лінія
review-line = Шанси
review-line-explained = Наскільки ймовірною була перемога кожної машини, хід за ходом. Позначені рішення мають свій знак на лінії машини.
review-line-time = Очікуваний час
review-line-time-explained = Скільки мав зайняти весь заїзд, хід за ходом.
review-line-car = { $who }: { $from } % на старті, найменше { $low } %, найбільше { $high } %.
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
    [win] { $amount } %
    [seconds] { $amount } с
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
review-mark-where = { $legs ->
    [one] Раунд { $round }
   *[several] Етап { $leg }, раунд { $round }
}
review-loss = коштувало { $amount }
review-loss-error = ± { $amount }
review-hindsight = Якби всі карти лежали відкрито: { $amount }
review-played = Зіграно
review-better = Краще
review-gain-win = шанс на перемогу { $change }
review-gain-place = місце { $change }
review-unit = { $unit ->
    [seconds] с
   *[turns] ходу
}
review-show = Показати на полі
review-again = Спробувати звідси ще раз
review-again-same = З тими самими кубиками
review-again-title = Ще одна спроба
review-again-back = Назад до розбору
review-again-ask = Вирішіть наново. Кубики нові, суперники — боти.
review-again-ask-same = Вирішіть наново. Кубики ті самі, що й тоді, суперники — боти.
review-again-judging = Ваше рішення оцінюється…
review-again-good = Добре вирішено: кращого не знайшлося.

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
review-gear = { $gear } передача
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

# Історія
review-where = { $legs ->
    [one] раунд { $round }
   *[several] етап { $leg }, раунд { $round }
}
review-story = Історія
review-story-drive = За найкращої їзди вийшло б у середньому { $expected }; цей заїзд зайняв { $took }.
review-story-favourite = До першого ходу фаворит — { $who }: { $percent } %.
review-story-won = Перемога: { $who }. До першого ходу на це було { $percent } %.
review-story-certain = Перемога: { $who }, і навряд чи могло бути інакше.
review-story-upset = Перемога: { $who }, хоча до першого ходу було лише { $percent } %; фаворит — { $other }, { $best } %.
review-story-turn = { $what ->
    [decision] Рішення
    [cards] Карти
   *[dice] Кидок
} водія { $who } ({ $where }): шанси водія { $other } змінюються з { $before } % на { $after } %.
review-story-time-turn = { $what ->
    [decision] Рішення
    [cards] Карта
   *[dice] Кидок
} ({ $where }): { $turn ->
    [better] виграно
   *[worse] втрачено
} { $amount }.
review-story-throw = { $what ->
    [cards] { $luck ->
        [lucky] Найвдаліші карти
       *[unlucky] Найневдаліші карти
    }
   *[dice] { $luck ->
        [lucky] Найвдаліший кидок
       *[unlucky] Найневдаліший кидок
    }
}: { $who } ({ $where }), ціна — { $amount }.
review-story-dearest = Найдорожче рішення: { $who } ({ $where }{ $at ->
    [none] {""}
   *[known] ; { $spot }
}), воно коштувало { $amount }.
review-story-corner = { $alone ->
    [yes] Найбільше втрачено тут
   *[no] Тут { $who } програє перегони
}: { $spot }{ $legs ->
    [one] {""}
   *[several] {" "}(етап { $leg })
}. { $count ->
    [one] { $count } рішення коштувало
    [few] { $count } рішення коштували
    [many] { $count } рішень коштували
   *[other] { $count } рішення коштували
} { $amount }.
review-story-brilliant = { $who } знаходить єдиний добрий шлях ({ $where }).
review-story-risk = Найбільше ризикує { $who }. Пригод можна було чекати: { $expected }; сталося: { $count }.
review-story-risk-alone = Пригод за такого ризику можна було чекати: { $expected }; сталося: { $count }.
review-story-balance = { $who }: везіння { $luck }, їзда { $driving }.

# У терміналі
review-about = що вирішило перегони: їзда чи везіння
review-file = запис завершених перегонів або тека з записами
review-seat = позначати рішення лише цього місця, рахуючи від 1
review-budget = скільки розіграшів на кожне рішення, що порівнюється
review-method = exact, value або rollouts; якщо не вказано — найкращий для цих перегонів
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
review-column-result = Результат
review-column-adjusted = Без везіння
review-people = люди
