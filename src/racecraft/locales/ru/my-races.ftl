# Мои гонки: поиск, картины того, как я езжу, рекорды.

me-search = Поиск в моих гонках
me-search-clear = Показать все
me-search-track = Найти трассу
me-nothing-found = Ничего не найдено.
me-game = Игра
me-all-games = Все игры
me-any = Все
me-result = Результат
me-result-kind = { $result ->
    [won] Победа
    [podium] На подиуме
    [beaten] Поражение
   *[resigned] Выход из гонки
}
me-from = С
me-to = По
me-no-figures = Погоняйте с соперниками, и здесь появятся диаграммы.
me-by-place = Места на финише
me-by-track = По трассам: победы и гонки
me-by-rival = Против соперников: впереди и позади
me-by-game = По играм
me-place = { $place ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $place }-е
}
me-wins-of = { $wins } из { $races }
me-table = Таблицей
me-column-place = Место
me-column-share = Доля
me-column-track = Трасса
me-column-rival = Соперник
me-column-ahead = Я впереди
me-column-behind = Я позади
me-risk-told = Сколько аварий должны были принести ваши броски и сколько их случилось. Зелёное — аварии, которые вас миновали, красное — лишние.
me-risk-by-track = Риск и расплата по трассам
me-risk-by-rival = Риск и расплата по соперникам
me-risk-note = ожидалось { $risk }, случилось { $harm }
me-column-risk = Ожидалось аварий
me-column-harm = Случилось аварий
me-latest-only = Учтены ваши последние гонки: { $count }.
me-bot-rival = Бот: { $bot }
me-bot-opponent = { $name } ({ $bot })
me-bot-finished = до финиша ехал бот
me-mine-only = Здесь учитываются только гонки с соперниками. Гонка, которую за вас до финиша довёл бот, остаётся в списке, но не учитывается.
me-insight = Мастерство и везение
me-records = Мои рекорды
me-no-records = Проедьте в одиночку на время, и ваши лучшие заезды сохранятся здесь. Заезд дня стоит среди ваших гонок, со своей медалью.
me-drives = { $count ->
    [one] { $count } заезд
    [few] { $count } заезда
   *[other] { $count } заездов
}
me-own-options = другие настройки
me-best-of-all = лучший здесь
