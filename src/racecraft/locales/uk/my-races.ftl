# Мої перегони: пошук, картини того, як я їжджу, рекорди.

me-search = Пошук у моїх перегонах
me-search-clear = Показати всі
me-search-track = Знайти трасу
me-nothing-found = Нічого не знайдено.
me-game = Гра
me-all-games = Усі ігри
me-any = Усі
me-result = Результат
me-result-kind = { $result ->
    [won] Перемога
    [podium] На подіумі
    [beaten] Поразка
   *[resigned] Вихід із перегонів
}
me-from = Від
me-to = До
me-no-figures = Поганяйте з суперниками, і тут з’являться діаграми.
me-by-place = Місця на фініші
me-by-track = За трасами: перемоги й перегони
me-by-rival = Проти суперників: попереду й позаду
me-by-game = За іграми
me-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
    [7] 7-ме
    [8] 8-ме
   *[other] { $place }-те
}
me-wins-of = { $wins } з { $races }
me-table = Таблицею
me-column-place = Місце
me-column-share = Частка
me-column-track = Траса
me-column-rival = Суперник
me-column-ahead = Я попереду
me-column-behind = Я позаду
me-risk-told = Скільки аварій мали принести ваші кидки і скільки їх сталося. Зелене — аварії, які вас оминули, червоне — зайві.
me-risk-by-track = Ризик і розплата за трасами
me-risk-by-rival = Ризик і розплата за суперниками
me-risk-note = очікувано { $risk }, сталося { $harm }
me-column-risk = Очікувано аварій
me-column-harm = Сталося аварій
me-latest-only = Враховано ваші останні перегони: { $count }.
me-bot-rival = Бот: { $bot }
me-bot-opponent = { $name } ({ $bot })
me-bot-finished = до фінішу їхав бот
me-mine-only = Тут враховано лише перегони із суперниками. Якщо до фінішу за вас доїхав бот, перегони лишаються у списку, але не враховуються.
me-insight = Майстерність і везіння
me-records = Мої рекорди
me-no-records = Проїдьте самі на час, і ваші найкращі заїзди зберігатимуться тут. Заїзд дня стоїть серед ваших перегонів, зі своєю медаллю.
me-drives = { $count ->
    [one] { $count } заїзд
    [few] { $count } заїзди
   *[other] { $count } заїздів
}
me-own-options = інші налаштування
me-best-of-all = найкращий тут
