# Чемпионаты друзей.

champ-new = Новый чемпионат
champ-new-text = Несколько заездов и одна таблица очков. Вы выбираете календарь, друзья присоединяются по ссылке.
champ-mine = Мои чемпионаты
champ-over = завершён
champ-name = Название чемпионата
champ-name-example = Гонки по пятницам
champ-format = Какого вида?
champ-format-season = Сезон
champ-format-season-help = Все едут в каждом заезде, очки складываются.
champ-format-round-robin = Каждый с каждым
champ-format-round-robin-help = Все встречаются одинаково часто, очки складываются.
champ-format-knock-out = На вылет
champ-format-knock-out-help = Лучшая половина каждого заезда идёт дальше, пока не останется один.
champ-calendar = Календарь
champ-calendar-evening = Заезды идут по этим трассам по очереди, а после последней снова с первой.
champ-race = Заезд { $number }
champ-edit = Изменить заезд { $number }
champ-done = Готово
champ-add-race = Добавить заезд
champ-remove-race = Убрать заезд { $number }
champ-earlier = Поднять заезд { $number } выше
champ-points = Очки
champ-points-for = Место { $place }
champ-who = Кто участвует?
champ-driver = Ваше имя
champ-i-drive = Я тоже еду
champ-add-bot = Добавить бота
champ-remove-bot = Убрать: { $who }
champ-friends = Друзья присоединятся по ссылке, которую вы сейчас получите.
champ-anyone-opens = Следующий заезд может открыть любой участник
champ-make = Создать чемпионат
champ-hosted = { $game }, ведёт { $who }
champ-host-gone = Чемпионат ведёт { $who }, но уже несколько дней здесь не появляется. Его может вести кто-то другой.
champ-take-over = Вести чемпионат дальше
champ-join = Принять участие
champ-join-text = Вас приглашают в этот чемпионат.
champ-join-late = Вы едете со следующего заезда; за прошлые у вас 0 очков.
champ-join-full = Присоединиться уже нельзя.
champ-invite = Пригласить друзей
champ-invite-text = Кто откроет эту ссылку, сможет участвовать.
champ-invite-link = Ссылка на участие
champ-draw = Провести жеребьёвку
champ-draw-text = Когда все соберутся, жребий решит, кто с кем едет. После этого присоединиться нельзя.
champ-draw-few = Нужны хотя бы двое, но не больше, чем успеют встретиться за вечер.
champ-draw-seats = Сколько машин в каждом заезде
champ-open-race = Открыть заезд { $number }
champ-take-seat = Занять своё место
champ-to-table = К столу
champ-replay = Повтор
champ-status-next = Ещё не ехали
champ-status-later = Позже
champ-status-open = Участники садятся за стол
champ-status-running = Заезд идёт
champ-status-over = Результат
champ-status-walkover = Победа без заезда
champ-after = { $championship }: после заезда { $number }{ $count ->
    [0] {""}
   *[other] {" "}из { $count }
}
champ-this-race = Этот заезд
champ-standings = Таблица
champ-place = Место
champ-driver-name = Гонщик
champ-wins = Победы
champ-race-short = №{ $number }
champ-chart = Очки после каждого заезда
champ-ties = При равных очках выше тот, у кого больше побед, затем кто был выше в последнем заезде.
champ-ties-knock-out = Выше тот, кто прошёл дальше.
champ-champion = Чемпионат выигрывает { $who }!
champ-ended = Организатор завершил этот чемпионат.
champ-for = { $owner }: замена — { $who }
champ-for-bot = { $owner }: замена — бот
champ-bye = Дальше без заезда: { $who }
champ-round = Раунд { $number }
champ-final = Финал
champ-gone = больше не участвует
champ-leave-out = Исключить: { $who }
champ-leave = Выйти из чемпионата
champ-leave-sure = Выйти насовсем? Очки останутся.
champ-end = Завершить чемпионат
champ-end-sure = Завершить сейчас? Таблица останется как есть.
champ-yes = Да
champ-no = Нет
champ-bot = бот
champ-you = вы
champ-missing = Такого чемпионата нет
champ-missing-text = Возможно, ссылка обрезана или введена с ошибкой. Попросите новую у того, кто её прислал.
champ-people = Участники
champ-plan = { $seats ->
    [one] { $seats } машина
    [few] { $seats } машины
   *[other] { $seats } машин
}, { $races ->
    [one] { $races } заезд
    [few] { $races } заезда
   *[other] { $races } заездов
}
