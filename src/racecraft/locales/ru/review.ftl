# Разбор гонки: что решило, езда или везение.
review = Разбор
review-about-page = Что решило эту гонку: езда или везение?
review-start = Разобрать гонку
review-start-hint = Компьютер много раз доигрывает гонку после каждого хода и сравнивает. Можно уйти: он закончит сам.
review-busy = Компьютер много раз доигрывает гонку после каждого хода и сравнивает. Это около минуты; можно пока уйти.
review-at-once = На первый взгляд
review-progress = Рассмотрено шагов: { $done } из { $steps }
review-waiting = Сейчас разбирается другая гонка. Ваша — следующая…
review-beginning = Начинаем…
review-failed = Разбор сделать не удалось.
review-drop = Разобрать гонку из файла
review-drop-hint = Перетащите запись сюда или выберите файл: любая законченная гонка, даже с кубиками с настоящего стола (.jsonl).
review-how = Как это оценено?
review-how-plain = { $method ->
    [exact] Этот заезд просчитан: цена каждого решения известна точно.
   *[played] От каждого решения гонку много раз проехали дальше: и с тем, что сыграно, и с каждым другим. Лучше то, что чаще выигрывало.
}
review-judged-by = { $method ->
    [exact] Оценено точно: этот заезд просчитан.
    [value] Оценено по розыгрышам { $driver ->
        [solved] гонщика, который знает трассу наизусть
        [pro] профессионала
       *[club] клубного гонщика
    }, по { $budget } на каждое решение, и по обученной оценке { $value } там, где они кончаются.{ $line ->
        [0] { "" }
       *[other] { " " }Шансы: { $line ->
            [one] { $line } розыгрыш
            [few] { $line } розыгрыша
           *[other] { $line } розыгрышей
        } клубного гонщика из каждой позиции.
    }
   *[rollouts] Оценено по розыгрышам { $driver ->
        [solved] гонщика, который знает трассу наизусть
        [pro] профессионала
       *[club] клубного гонщика
    }, по { $budget } на каждое решение.{ $line ->
        [0] { "" }
       *[other] { " " }Шансы: { $line ->
            [one] { $line } розыгрыш
            [few] { $line } розыгрыша
           *[other] { $line } розыгрышей
        } клубного гонщика из каждой позиции.
    }
}

# Линия
review-line = Шансы
review-line-explained = Насколько вероятной была победа каждой машины, ход за ходом. У отмеченных решений — свой знак на линии машины.
review-line-time = Ожидаемое время
review-line-time-explained = Сколько должен был занять весь заезд, ход за ходом.
review-line-car = { $who }: { $from }% на старте, минимум { $low }%, максимум { $high }%.
review-line-drive = На старте { $from }, в конце { $to }.
review-table = Таблицей
review-column-ply = Ход
review-column-round = Раунд
review-column-what = Что случилось

# Счёт
review-ledger = Откуда взялся результат
review-ledger-explained = Всё сходится. Решения сравниваются с тем, что на этом месте сделал бы клубный гонщик; ± — стандартная ошибка.
review-ledger-explained-exact = Всё сходится. Решения сравниваются с лучшим возможным.
review-ledger-whose = Гонщик
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
    [win] { $amount }%
    [seconds] { $amount } с
   *[turns] { $amount ->
        [one] { $amount } ход
        [few] { $amount } хода
        [many] { $amount } ходов
       *[other] { $amount } хода
    }
}
review-signed = { $sign }{ $what }

# Водители
review-drivers = Гонщики
review-drivers-explained = Потери — сколько в среднем терялось на одном решении. Вынужденные ходы не считаются. Неприятности: сколько их обещал взятый риск и сколько случилось.
review-column-driver = Гонщик
review-column-decisions = Решений
review-column-mean-loss = Потери
review-column-luck = Везение
review-column-driving = Езда
review-column-risk = Неприятности

# Отметки
review-marks = Решения, на которые стоит взглянуть ещё раз
review-weighed = Цена решения — наполовину шанс на победу, наполовину место: кто уже не может выиграть, тот всё ещё может потерять места. Решения по подсказке не считаются.
review-none = Отмечать нечего: все решения хороши.
review-everybody = Все гонщики
review-grade = { $grade ->
    [brilliant] Блестяще
    [fine] Хорошо
    [close] Трудно сказать
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}
review-hinted = { $you ->
    [yes] Вы послушались подсказки
   *[no] По подсказке
}
review-hinted-explained = Это не считается ошибкой. При более долгом розыгрыше другое решение оказалось лучше на { $amount }.
review-mark-where = { $legs ->
    [one] Раунд { $round }
   *[several] Этап { $leg }, раунд { $round }
}
review-loss = стоило { $amount }
review-loss-error = ± { $amount }
review-hindsight = Если бы все карты лежали открыто: { $amount }
review-played = Сыграно
review-better = Лучше
review-gain = { $places ->
    [one] шанс на победу { $win }
   *[several] { $gain } в целом: шанс на победу { $win }, мест вверх { $place }
}
review-unit = { $unit ->
    [seconds] с
   *[turns] хода
}
review-show = Показать на поле
review-again = Попробовать отсюда ещё раз
review-again-same = С теми же кубиками
review-again-title = Ещё одна попытка
review-again-back = Назад к разбору
review-again-ask = Решите заново. Кубики новые{ $rivals ->
    [0] {""}
   *[other] {","} соперники — боты
}.
review-again-ask-same = Решите заново. Кубики те же, что и тогда{ $rivals ->
    [0] {""}
   *[other] {","} соперники — боты
}.
review-again-judging = Ваше решение оценивается…
review-again-good = Хорошее решение: лучшего не нашлось. Что из него выйдет теперь — дело везения.
review-again-then = В гонке вы сыграли: { $what }
review-again-now = Теперь: { $what }
review-again-better = Лучше: { $what }
review-again-once-more = Ещё раз

# Упражнения и разборы
review-practice = Упражняться на своих ошибках
review-practise = { $count ->
    [1] Отработать эту ошибку
    [one] Отработать { $count } ошибку
    [few] Отработать { $count } ошибки
   *[other] Отработать { $count } ошибок
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
review-by-part = Потери по частям гонки
review-by-track = Потери по трассам
review-by-length = Потери по длине решения
review-by-gear = Потери по передачам
review-by-clock = Потери по времени на раздумья
review-clock = Время на раздумья
review-by-rival = Потери по соперникам
review-rivals = Соперники
review-gear = { $gear }-я передача
review-by-spot = Потери по местам: { $track }
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

# История. `you`: читатель ехал сам (`who`), это случилось с ним (`other`) или и то и другое (`both`).
review-where = { $legs ->
    [one] раунд { $round }
   *[several] этап { $leg }, раунд { $round }
}
review-story = История
review-story-drive = При лучшей езде вышло бы в среднем { $expected }; этот заезд занял { $took }.
review-story-favourite = До первого хода { $you ->
    [who] фаворитом были вы
   *[nobody] фаворит — { $who }
}: { $percent }%.
review-story-won = { $you ->
    [who] Вы победили
   *[nobody] Победа: { $who }
}. На старте шансы были { $percent }%.
review-story-certain = { $you ->
    [who] Вы победили
   *[nobody] Победа: { $who }
}, и вряд ли могло быть иначе.
review-story-upset = { $you ->
    [who] Вы победили
   *[nobody] Победа: { $who }
}, хотя на старте было лишь { $percent }%; { $you ->
    [other] фаворитом были вы
   *[nobody] фаворит — { $other }
}, { $best }%.
review-story-turn = { $where }: { $what ->
    [decision] { $you ->
        [who] решаете вы
        [both] решаете вы
       *[nobody] решает { $who }
    }
    [cards] { $you ->
        [who] тянете вы
        [both] тянете вы
       *[nobody] тянет { $who }
    }
   *[dice] { $you ->
        [who] бросаете вы
        [both] бросаете вы
       *[nobody] бросает { $who }
    }
} — и { $you ->
    [other] ваши шансы
    [both] ваши шансы
   *[nobody] шансы гонщика { $other }
} { $way ->
    [up] растут
   *[down] падают
} с { $before }% до { $after }%.
review-story-time-turn = { $where }: { $what ->
    [decision] решение
    [cards] карта
   *[dice] бросок
} { $turn ->
    [better] экономит
   *[worse] стоит
} { $amount }.
review-story-throw = { $what ->
    [cards] { $alone ->
        [yes] { $you ->
            [who] Ваши самые
           *[nobody] Самые
        }
       *[no] Самые
    } { $luck ->
        [lucky] удачные
       *[unlucky] неудачные
    } карты
   *[dice] { $alone ->
        [yes] { $you ->
            [who] Ваш самый
           *[nobody] Самый
        }
       *[no] Самый
    } { $luck ->
        [lucky] удачный
       *[unlucky] неудачный
    } бросок
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
           *[other] сберегли
        }
       *[unlucky] стоили
    }
   *[dice] { $luck ->
        [lucky] { $unit ->
            [win] принёс
           *[other] сберёг
        }
       *[unlucky] стоил
    }
} { $amount }.
review-story-dearest = Самое дорогое решение — { $you ->
    [who] ваше
   *[nobody] { $who }
} ({ $where }{ $at ->
    [none] {""}
   *[known] , { $spot }
}): { $amount }.
review-story-corner = { $alone ->
    [yes] Больше всего потеряно { $spot }
   *[no] { $you ->
        [who] Вы проиграли гонку { $spot }
       *[nobody] { $who } проигрывает гонку { $spot }
    }
}{ $legs ->
    [one] {""}
   *[several] {" "}(этап { $leg })
}: { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}, в сумме { $amount }.
review-story-spot = { $game ->
    [gt] на тайле { $sign }
    [heat] перед поворотом { $spot } (предел { $sign })
    [rali] на рядах { $from }–{ $to }
   *[rallyman] на клетках { $from }–{ $to }
}
review-story-brilliant = { $you ->
    [who] Вы нашли
   *[nobody] { $who } находит
} единственный хороший путь ({ $where }).
review-story-risk = { $alone ->
    [yes] {""}
   *[no] { $you ->
        [who] Больше всех рисковали вы.
       *[nobody] Больше всех рискует { $who }.
    }{" "}
}Можно было ждать примерно { $expected ->
    [one] { $expected } неприятности
    [few] { $expected } неприятностей
    [many] { $expected } неприятностей
   *[other] { $expected } неприятности
}, { $count ->
    [0] не случилось ни одной
    [one] случилась { $count }
   *[other] случилось { $count }
}.
review-story-sums = { $you ->
    [who] Вы
   *[nobody] { $who }
}: на старте { $start }; { $parts }; в сумме { $end }.
review-story-source = { $source ->
    [own_dice] свои кубики
    [own_cards] свои карты
    [own_decisions] свои решения
    [rival_dice] кубики соперников
    [rival_cards] карты соперников
    [rival_decisions] решения соперников
    [lots] жребий и погода
    [hidden] чего никто не мог знать
   *[rest] остальное
} { $change }{ $error }
review-story-error = {" "}± { $amount }{ $note ->
    [unsure] {" "}(слишком неточно, чтобы назвать ошибкой)
    [fine] {" "}(ни одно из них не ошибка)
   *[none] {""}
}

# В терминале
review-about = что решило гонку: езда или везение
review-file = запись законченной гонки или папка с записями
review-seat = отмечать решения только этого места, считая от 1
review-budget = сколько розыгрышей на каждое сравниваемое решение
review-method = exact, value или rollouts; если не указано — лучший для этой гонки
review-no-line = только отметки и потери, без линии и баланса: это намного быстрее
review-no-line-picture = Картинка и страница показывают линию: уберите --no-line.
review-jobs = сколько процессов делят работу; для папки столько, сколько ядер, иначе один
review-ray = разобрать гонки папки на кластере Ray по этому адресу; «local» запускает собственный Ray
review-svg = записать линию шансов как картинку
review-html = записать весь разбор как страницу
review-out = файл для отчёта о папке; гонки, которые в нём уже есть, не разбираются снова
review-title = { $file }: что решило гонку
review-folder-done = { $count ->
    [one] Разобрана { $count } гонка
    [few] Разобрано { $count } гонки
    [many] Разобрано { $count } гонок
   *[other] Разобрано { $count } гонки
}, отчёт в { $file }
review-standings = Гонщики этого отчёта
review-column-game = Игра
review-column-races = Гонок
review-column-mattered = Важных
review-column-mattered-loss = Потери в них
review-column-result = Результат
review-column-adjusted = Без везения
review-people = люди
