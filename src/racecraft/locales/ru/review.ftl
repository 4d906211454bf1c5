# Разбор гонки: что решило, езда или везение.
review = Разбор
review-about-page = Что решило эту гонку: езда или везение?
review-start = Разобрать гонку
review-start-hint = Компьютер переиграет каждое решение. Можно уйти: он закончит сам.
review-progress = Оценено { $done } из { $steps } шагов
review-waiting = Ждём свободного места…
review-failed = Разбор сделать не удалось.
review-drop = Разобрать гонку из файла
review-drop-hint = Перетащите запись сюда или выберите файл: любая законченная гонка, даже с кубиками с настоящего стола (.jsonl).
review-judged-by = { $method ->
    [exact] Оценено точно: этот заезд решён.
    [value] Оценено по розыгрышам { $driver ->
        [solved] гонщика, который знает трассу наизусть
        [pro] профессионала
       *[club] клубного гонщика
    }, по { $budget } на каждое решение, и по обученной оценке { $value } там, где они кончаются. Шансы: { $line } розыгрышей клубного гонщика из каждой позиции.
   *[rollouts] Оценено по розыгрышам { $driver ->
        [solved] гонщика, который знает трассу наизусть
        [pro] профессионала
       *[club] клубного гонщика
    }, по { $budget } на каждое решение. Шансы: { $line } розыгрышей клубного гонщика из каждой позиции.
}

# Линия
review-line = Шансы
review-line-explained = Насколько вероятной была победа каждой машины, ход за ходом. У отмеченных решений — свой знак на линии машины.
review-line-time = Ожидаемое время
review-line-time-explained = Сколько должен был занять весь заезд, ход за ходом.
review-line-car = { $who }: { $from } % на старте, самое малое { $low } %, самое большое { $high } %.
review-line-drive = На старте { $from }, в конце { $to }.
review-table = Таблицей
review-column-ply = Ход
review-column-round = Раунд
review-column-what = Что случилось

# Счёт
review-ledger = Откуда взялся результат
review-ledger-explained = Всё сходится. Решения сравниваются с тем, что на этом месте сделал бы клубный гонщик; ± — стандартная ошибка.
review-ledger-explained-exact = Всё сходится. Решения сравниваются с лучшим возможным.
review-ledger-whose = Водитель
review-source = { $source ->
    [start] До старта
    [own_dice] Свои кубики
    [own_cards] Свои карты
    [own_decisions] Свои решения
    [rival_dice] Кубики соперников
    [rival_cards] Карты соперников
    [rival_decisions] Решения соперников
    [lots] Жребий и погода
    [hidden] Чего никто не мог знать
   *[result] Результат
}
review-column-source = Откуда
review-column-win = Шанс на победу
review-column-place = Место
review-column-time = Время
review-amount = { $unit ->
    [win] { $amount } %
    [seconds] { $amount } с
   *[turns] { $amount ->
        [one] { $amount } ход
        [few] { $amount } хода
        [many] { $amount } ходов
       *[other] { $amount } хода
    }
}
review-signed = { $sign }{ $what }

# Водители
review-drivers = Водители
review-drivers-explained = Погрешность — сколько в среднем теряло одно решение. Вынужденные ходы не считаются. Неприятности: сколько их обещал взятый риск и сколько случилось.
review-column-driver = Водитель
review-column-decisions = Решений
review-column-mean-loss = Погрешность
review-column-luck = Везение
review-column-driving = Езда
review-column-risk = Неприятности

# Отметки
review-marks = Решения, на которые стоит взглянуть ещё раз
review-none = Отмечать нечего: все решения хороши.
review-everybody = Все водители
review-grade = { $grade ->
    [brilliant] Блестяще
    [fine] Хорошо
    [close] Трудно сказать
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}
review-mark-where = { $legs ->
    [one] Раунд { $round }
   *[several] Этап { $leg }, раунд { $round }
}
review-loss = стоило { $amount }
review-loss-error = ± { $amount }
review-hindsight = Если бы все карты лежали открыто: { $amount }
review-played = Сыграно
review-better = Лучше
review-gain-win = шанс на победу { $change }
review-gain-place = место { $change }
review-unit = { $unit ->
    [seconds] с
   *[turns] хода
}
review-show = Показать на поле
review-again = Попробовать отсюда ещё раз
review-again-same = С теми же кубиками
review-again-title = Ещё одна попытка
review-again-back = Назад к разбору
review-again-ask = Решите заново. Кубики новые, соперники — боты.
review-again-ask-same = Решите заново. Кубики те же, что и тогда, соперники — боты.
review-again-judging = Ваше решение оценивается…
review-again-good = Хорошо решено: лучшего не нашлось.

# Упражнения и разборы
review-practice = Упражняться на своих ошибках
review-practise = { $count ->
    [one] Упражняться на { $count } ошибке
   *[other] Упражняться на { $count } ошибках
}
review-practice-explained = Решения из ваших гонок, где можно было сделать лучше. Решённое вернётся позже, нерешённое — скоро.
review-practice-due = { $due ->
    [one] Ждёт { $due } упражнение
    [few] Ждут { $due } упражнения
   *[other] Ждёт { $due } упражнений
}, всего { $all }.
review-practice-start = Начать
review-practice-next = Следующее упражнение
review-practice-later = Сейчас ничего не ждёт. { $all ->
    [one] { $all } упражнение вернётся
    [few] { $all } упражнения вернутся
   *[other] { $all } упражнений вернётся
} позже.
review-practice-none = Упражнений пока нет. Разберите свою гонку и сделайте упражнения из её ошибок.
review-insight = Мои разборы
review-alone = в одиночку
review-part = { $part ->
    [1] Первая треть
    [2] Вторая треть
   *[3] Последняя треть
}
review-short = Одно или два действия
review-long = Три действия и больше
review-by-part = Погрешность по части гонки
review-by-track = Погрешность по трассе
review-by-length = Погрешность по длине решения
review-by-gear = Погрешность по передаче
review-by-clock = Погрешность по времени на раздумья
review-clock = Время на раздумья
review-by-rival = Погрешность по соперникам
review-rivals = Соперники
review-gear = { $gear } передача
review-by-spot = Погрешность по месту: { $track }
review-spot = { $game ->
    [gt] Тайл { $spot }
    [heat] Перед поворотом { $spot }
    [rali] Ряды { $from }–{ $to }
   *[rallyman] Клетки { $from }–{ $to }
}
review-csv-kinds = Сохранить по виду решения (CSV)
review-track = Трасса
review-luck-over-time = Везение, гонка за гонкой
review-date = Дата
review-csv = Сохранить таблицей (CSV)
review-no-insight = Разберите гонку из её повтора — и здесь увидите, что сделали вы, а что — везение.

# История
review-where = { $legs ->
    [one] раунд { $round }
   *[several] этап { $leg }, раунд { $round }
}
review-story = История
review-story-drive = При лучшей езде вышло бы в среднем { $expected }; этот заезд занял { $took }.
review-story-favourite = До первого хода фаворит — { $who }: { $percent } %.
review-story-won = Победа: { $who }. До первого хода на это было { $percent } %.
review-story-certain = Победа: { $who }, и вряд ли могло быть иначе.
review-story-upset = Победа: { $who }, хотя до первого хода было лишь { $percent } %; фаворит — { $other }, { $best } %.
review-story-turn = { $what ->
    [decision] Решение
    [cards] Карты
   *[dice] Бросок
} водителя { $who } ({ $where }): шансы водителя { $other } меняются с { $before } % на { $after } %.
review-story-time-turn = { $what ->
    [decision] Решение
    [cards] Карта
   *[dice] Бросок
} ({ $where }): { $turn ->
    [better] выиграно
   *[worse] потеряно
} { $amount }.
review-story-throw = { $what ->
    [cards] { $luck ->
        [lucky] Самые удачные карты
       *[unlucky] Самые неудачные карты
    }
   *[dice] { $luck ->
        [lucky] Самый удачный бросок
       *[unlucky] Самый неудачный бросок
    }
}: { $who } ({ $where }), цена — { $amount }.
review-story-dearest = Самое дорогое решение: { $who } ({ $where }{ $at ->
    [none] {""}
   *[known] ; { $spot }
}), оно стоило { $amount }.
review-story-corner = { $alone ->
    [yes] Больше всего потеряно здесь
   *[no] Здесь { $who } проигрывает гонку
}: { $spot }{ $legs ->
    [one] {""}
   *[several] {" "}(этап { $leg })
}. { $count ->
    [one] { $count } решение стоило
    [few] { $count } решения стоили
    [many] { $count } решений стоили
   *[other] { $count } решения стоили
} { $amount }.
review-story-brilliant = { $who } находит единственный хороший путь ({ $where }).
review-story-risk = Больше всех рискует { $who }. Неприятностей можно было ждать: { $expected }; случилось: { $count }.
review-story-risk-alone = Неприятностей при таком риске можно было ждать: { $expected }; случилось: { $count }.
review-story-balance = { $who }: везение { $luck }, езда { $driving }.

# В терминале
review-about = что решило гонку: езда или везение
review-file = запись законченной гонки или папка с записями
review-seat = отмечать решения только этого места, считая от 1
review-budget = сколько розыгрышей на каждое сравниваемое решение
review-method = exact, value или rollouts; если не указано — лучший для этой гонки
review-jobs = сколько процессов делят работу; для папки столько, сколько ядер, иначе один
review-ray = разобрать гонки папки на кластере Ray по этому адресу; «local» запускает собственный Ray
review-svg = записать линию шансов как картинку
review-html = записать весь разбор как страницу
review-out = файл для отчёта о папке; гонки, которые в нём уже есть, не разбираются снова
review-title = { $file }: что решило гонку
review-folder-done = Разобрано { $count ->
    [one] { $count } гонка
    [few] { $count } гонки
    [many] { $count } гонок
   *[other] { $count } гонки
} в { $file }
review-standings = Водители этого отчёта
review-column-game = Игра
review-column-races = Гонок
review-column-result = Результат
review-column-adjusted = Без везения
review-people = люди
