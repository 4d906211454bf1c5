# Как зовутся трассы этого дома. Трассы Heat — в heat.ftl.

gt-track-name = { $course ->
    [k1] K1
    [k2] K2
    [k3] K3
    [k4] K4
    [k5] K5
    [k6] K6
    [k7] K7
    [k8] K8
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
   *[other] { rallyman-course-name } · СУ { $part }
}
