# Конец гонки: почему она окончена, подиум, лучшие моменты, картинка, чтобы поделиться.
finish-why-solo-finish = Вы пересекли линию финиша.
finish-why-solo-retired = Машина выбыла, заезд окончен.
finish-why-solo-cap = Заезд длился слишком долго, и его остановили.
finish-why-gt-finish = { $race_end ->
    [classify] На трассе осталась только одна машина, поэтому гонка окончена.
   *[first] Финиш: { $who }. В этой игре первая машина на финише завершает гонку.
}
finish-why-gt-retired = На трассе не осталось ни одной машины.
finish-why-gt-cap = Гонка длилась слишком много раундов, и её остановили. Решает расстояние.
finish-why-heat-finish = Все машины проехали свои круги.
finish-why-heat-season = Последняя гонка сезона позади, решают очки.
finish-why-heat-cap = Гонка длилась слишком много раундов, и её остановили как есть.
finish-why-rali-finish = Финиш: { $who }. В этой игре первая машина на финише завершает гонку.
finish-why-rali-cap = Гонка длилась слишком много раундов, и её остановили. Решает расстояние.
finish-why-rallyman-finish = Все спецучастки пройдены, решает время.
finish-why-rallyman-retired = В ралли не осталось ни одной машины.
finish-wins = Победа: { $who }
finish-head = { $place ->
    [1] Вы победили!
    [2] Второе место из { $cars }
    [3] Третье место из { $cars }
   *[other] Место { $place } из { $cars }
}
finish-lead = { $unit ->
    [rounds] { $amount ->
        [one] { $amount } раунд
        [few] { $amount } раунда
       *[many] { $amount } раундов
    }
    [points] { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[many] { $amount } очков
    }
    [seconds] { $amount } с
   *[spaces] { $amount ->
        [one] { $amount } клетку
        [few] { $amount } клетки
       *[many] { $amount } клеток
    }
}
finish-ahead-of = { $past ->
    [none] { $who } отстаёт на { finish-lead }
    [one] { $past } клетка за линией, { $who } отстаёт на { $amount }
    [few] { $past } клетки за линией, { $who } отстаёт на { $amount }
   *[many] { $past } клеток за линией, { $who } отстаёт на { $amount }
}
finish-behind-whom = { $who } впереди на { finish-lead }
finish-win-together = Победу делят { $who }
finish-level = { $place ->
    [1] Победу делите вы и { $who }!
   *[other] Место { $place } из { $cars } делите вы и { $who }.
}
finish-moments = Моменты
finish-moment-watch = Посмотреть ещё раз
finish-moment-round = { $until ->
    [same] раунд { $round }
   *[other] раунды { $round }–{ $until }
}
finish-review = Что решило?
finish-share = Поделиться
finish-picture = Результат картинкой
finish-save-picture = Сохранить картинку
finish-shared-text = { $track }: { $what }
finish-picture-failed = Не удалось сделать картинку.
finish-asks-again = { $who } предлагает ещё один заезд.
finish-somebody = Кто-то за столом
finish-join-again = Присоединиться
finish-behind = { $unit ->
    [seconds] +{ $game ->
        [rallyman] { $long }
       *[other] { $clock }
    }
   *[spaces] { $amount ->
        [one] +{ $amount } клетка
        [few] +{ $amount } клетки
       *[other] +{ $amount } клеток
    }
}

# Моменты
moment-lead = { $who } выходит вперёд, { $other } позади
moment-pass = { $who } обгоняет: { $other } позади
moment-close = { $who }: риск { $risk }%, и всё обошлось
moment-series = Авария за аварией: { $who }
moment-narrow = { $who } проходит поворот на последнем перегреве
moment-start-failed = { $who }: быстрый старт не удался
moment-blocked = { $who }: путь закрыт
moment-lost-control = { $who } теряет управление
moment-off-track = { $who } вылетает с дороги
moment-retired = { $who } выбывает
moment-cannot-pay = { $who } не может заплатить и возвращается назад
moment-spun-out = { $who }: срыв
moment-eliminated = { $who }: срыв, и гонка окончена
moment-hit = { rali-hit-what }
moment-crashed = { $who } врезается: впереди { $other }
moment-sisu = { $who } чуть не теряет управление, но спасает сису
moment-stuck = { $who } застревает
moment-spun = { $who }: машину развернуло
moment-went-off = { $who } слетает с дороги
