# Чемпіонати друзів.

champ-new = Новий чемпіонат
champ-new-text = Кілька заїздів і одна таблиця очок. Ви обираєте календар, друзі приєднуються за посиланням.
champ-mine = Мої чемпіонати
champ-over = завершено
champ-name = Назва чемпіонату
champ-name-example = П’ятничні перегони
champ-format = Який саме?
champ-format-season = Сезон
champ-format-season-help = Усі їдуть у кожному заїзді, очки додаються.
champ-format-round-robin = Кожен із кожним
champ-format-round-robin-help = Усі зустрічаються однаково часто, очки додаються.
champ-format-knock-out = На виліт
champ-format-knock-out-help = Краща половина кожного заїзду йде далі, доки не лишиться один.
champ-calendar = Календар
champ-calendar-evening = Заїзди йдуть цими трасами по черзі, а після останньої знову з першої.
champ-race = Заїзд { $number }
champ-edit = Змінити заїзд { $number }
champ-done = Готово
champ-add-race = Додати заїзд
champ-remove-race = Прибрати заїзд { $number }
champ-earlier = Підняти заїзд { $number } вище
champ-points = Очки
champ-points-for = Місце { $place }
champ-who = Хто бере участь?
champ-driver = Ваше ім’я
champ-i-drive = Я теж їду
champ-add-bot = Додати бота
champ-remove-bot = Прибрати: { $who }
champ-friends = Друзі приєднаються за посиланням, яке ви зараз отримаєте.
champ-anyone-opens = Наступний заїзд може відкрити будь-хто з учасників
champ-make = Створити чемпіонат
champ-hosted = { $game }, веде { $who }
champ-host-gone = Чемпіонат веде { $who }, але вже кілька днів тут не з’являється. Його може вести хтось інший.
champ-take-over = Вести чемпіонат далі
champ-join = Взяти участь
champ-join-text = Вас запрошено до цього чемпіонату.
champ-join-late = Ви їдете з наступного заїзду; за попередні у вас 0 очок.
champ-join-full = Приєднатися вже не можна.
champ-invite = Запросити друзів
champ-invite-text = Хто відкриє це посилання, зможе взяти участь.
champ-invite-link = Посилання на участь
champ-draw = Провести жеребкування
champ-draw-text = Коли всі зберуться, жереб вирішить, хто з ким їде. Після цього приєднатися не можна.
champ-draw-few = Потрібно щонайменше двоє, але не більше, ніж устигнуть зустрітися за вечір.
champ-draw-seats = Скільки авто в кожному заїзді
champ-open-race = Відкрити заїзд { $number }
champ-take-seat = Зайняти своє місце
champ-to-table = До столу
champ-replay = Повтор
champ-status-next = Ще не їхали
champ-status-later = Пізніше
champ-status-open = Учасники сідають за стіл
champ-status-running = Заїзд триває
champ-status-over = Результат
champ-status-walkover = Перемога без заїзду
champ-after = { $championship }: після заїзду { $number }{ $count ->
    [0] {""}
   *[other] {" "}із { $count }
}
champ-this-race = Цей заїзд
champ-standings = Таблиця
champ-place = Місце
champ-driver-name = Пілот
champ-wins = Перемоги
champ-race-short = №{ $number }
champ-chart = Очки після кожного заїзду
champ-ties = Якщо очок порівну, вище той, у кого більше перемог, далі той, хто був вище в останньому заїзді.
champ-ties-knock-out = Вище той, хто пройшов далі.
champ-champion = Чемпіонат виграє { $who }!
champ-ended = Організатор завершив цей чемпіонат.
champ-for = { $owner }: заміна — { $who }
champ-for-bot = { $owner }: заміна — бот
champ-bye = Далі без заїзду: { $who }
champ-round = Раунд { $number }
champ-final = Фінал
champ-gone = більше не бере участі
champ-leave-out = Виключити: { $who }
champ-leave = Вийти з чемпіонату
champ-leave-sure = Вийти остаточно? Очки залишаться.
champ-end = Завершити чемпіонат
champ-end-sure = Завершити зараз? Таблиця залишиться, як є.
champ-yes = Так
champ-no = Ні
champ-bot = бот
champ-you = ви
champ-missing = Такого чемпіонату немає
champ-missing-text = Можливо, посилання обрізане або введене з помилкою. Попросіть нове в того, хто його надіслав.
champ-people = Учасники
champ-plan = { $seats ->
    [one] { $seats } авто
   *[other] { $seats } авто
}, { $races ->
    [one] { $races } заїзд
    [few] { $races } заїзди
   *[other] { $races } заїздів
}
