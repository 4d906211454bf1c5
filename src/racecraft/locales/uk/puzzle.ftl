# Задача дня.
puzzle-title = Задача дня
puzzle-one = Задача дня
puzzle-explained = Мить із перегонів та одне рішення, що краще за всі інші. Зараховується перша спроба.
puzzle-difficulty = { $difficulty ->
    [easy] Легка
    [medium] Середня
   *[hard] Важка
}
puzzle-solvers = Розв’язали: { $solved } з { $tried }.
puzzle-nobody = Ще ніхто не пробував. Будьте першими.
puzzle-mine-solved = ✓ Ви її розв’язали
puzzle-mine-missed = З першої спроби не вийшло
puzzle-solve = Розв’язати
puzzle-again = Глянути ще раз
puzzle-back = На головну
puzzle-ask = Ваш хід. Одне рішення явно найкраще: знайдіть його.
puzzle-judging = Ваше рішення оцінюється…
puzzle-solved = Розв’язано!
puzzle-missed = Не найкраще: { $unit ->
    [win] шанси на перемогу нижчі на { $amount }%
    [seconds] це коштує { $amount } с
   *[turns] це коштує { $amount ->
        [one] { $amount } хід
        [few] { $amount } ходи
        [many] { $amount } ходів
       *[other] { $amount } ходу
    }
}.
puzzle-played = Ваше рішення: { $played }.
puzzle-once-more = Ще раз
puzzle-best = Найкраще рішення: { $best }.
puzzle-ahead = { $unit ->
    [win] Воно дає на { $amount }% більше шансів на перемогу, ніж наступне за якістю.
    [seconds] У середньому на { $amount } с швидше, ніж наступне за якістю.
   *[turns] У середньому на { $amount ->
        [one] { $amount } хід
        [few] { $amount } ходи
        [many] { $amount } ходів
       *[other] { $amount } ходу
    } швидше, ніж наступне за якістю.
}
puzzle-not-counted = Зараховується лише перша спроба.
puzzle-car = авто { $number }
puzzle-why = Чому?
puzzle-next = Наступна задача
puzzle-practice = До тренування
