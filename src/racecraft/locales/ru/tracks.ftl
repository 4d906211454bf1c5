# Как зовутся трассы этого дома. Трассы Heat — в heat.ftl.

gt-track-name = { $course ->
    [k1] Красный каньон
    [k2] Приозёрье
    [k3] Громовой хребет
    [k4] Луговое кольцо
    [k5] Ветряные холмы
    [k6] Сосновый бор
    [k7] Орлиный перевал
    [k8] Старый аэродром
   *[other] { $track }
}
rali-track-name = { $course ->
    [classic] Классическое поле
   *[other] { $track }
}
rallyman-course-name = { $course ->
    [april_skies] Апрельское небо
    [first_licence] Первая лицензия
    [grand_tour] Большой тур
    [lakes_and_vines] Озёра и виноградники
    [rulebook] Примеры из правил
    [white_jura] Белая Юра
    [C] Скалы
    [J] Юрский лес
    [L] Озёрный край
    [V] Деревни
   *[other] { $track }
}
rallyman-track-name = { $part ->
    [whole] { rallyman-course-name }
    [snow] { rallyman-course-name } · снег
   *[other] { rallyman-course-name } · СУ{ $part }
}

# Какая трасса по характеру
track-length = { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
   *[other] { $count } клеток
}
track-corners = { $count ->
    [one] { $count } поворот
    [few] { $count } поворота
   *[other] { $count } поворотов
}
track-danger = Опасность: { $level } из 5
track-manner = { $manner ->
    [fast] { $danger ->
        [1] Быстрая, прощает ошибки
        [2] Быстрая, прощает ошибки
        [3] Быстрая, для смелых
       *[other] Быстрая и опасная
    }
    [twisty] { $danger ->
        [1] Извилистая, но прощает ошибки
        [2] Извилистая, но прощает ошибки
        [3] Извилистая, для внимательных
       *[other] Извилистая и опасная
    }
   *[flowing] { $danger ->
        [1] Плавная, прощает ошибки
        [2] Плавная, прощает ошибки
        [3] Всего понемногу
       *[other] Плавная, но с ловушками
    }
}

tracks-build = Построить свою
