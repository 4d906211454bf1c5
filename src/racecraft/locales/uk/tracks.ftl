# Як звуться траси цього дому. Траси Heat — у heat.ftl.

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
   *[other] { rallyman-course-name } · СД { $part }
}
