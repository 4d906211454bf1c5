# Як звуться траси цього дому. Траси Heat — у heat.ftl.

gt-track-name = { $course ->
    [k1] Червоний каньйон
    [k2] Озерне
    [k3] Громовий хребет
    [k4] Лугове кільце
    [k5] Вітряні пагорби
    [k6] Сосновий бір
    [k7] Орлиний перевал
    [k8] Старе летовище
   *[other] { $track }
}
rali-track-name = { $course ->
    [classic] Класичне поле
   *[other] { $track }
}
rallyman-course-name = { $course ->
    [april_skies] Квітневе небо
    [first_licence] Перша ліцензія
    [grand_tour] Великий тур
    [lakes_and_vines] Озера й виноградники
    [rulebook] Приклади з правил
    [white_jura] Біла Юра
    [C] Скелі
    [J] Юрський ліс
    [L] Озерний край
    [V] Села
   *[other] { $track }
}
rallyman-track-name = { $part ->
    [whole] { rallyman-course-name }
    [snow] { rallyman-course-name } · сніг
   *[other] { rallyman-course-name } · СД{ $part }
}

# Яка траса на вдачу
track-length = { $count ->
    [one] { $count } клітинка
    [few] { $count } клітинки
   *[other] { $count } клітинок
}
track-corners = { $count ->
    [one] { $count } поворот
    [few] { $count } повороти
   *[other] { $count } поворотів
}
track-danger = Небезпека: { $level } з 5
track-manner = { $manner ->
    [fast] { $danger ->
        [1] Швидка й поблажлива
        [2] Швидка й поблажлива
        [3] Швидка, на сміливих
       *[other] Швидка й небезпечна
    }
    [twisty] { $danger ->
        [1] Звивиста, але поблажлива
        [2] Звивиста, але поблажлива
        [3] Звивиста, на уважних
       *[other] Звивиста й небезпечна
    }
   *[flowing] { $danger ->
        [1] Плавна й поблажлива
        [2] Плавна й поблажлива
        [3] Усього потроху
       *[other] Плавна, але з пастками
    }
}

tracks-build = Побудувати свою
