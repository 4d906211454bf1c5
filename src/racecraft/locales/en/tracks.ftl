# What tracks of the house are called. heat.ftl has those of Heat.

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
    [classic] Classic
   *[other] { $track }
}
rallyman-course-name = { $course ->
    [april_skies] April skies
    [first_licence] First licence
    [grand_tour] Grand tour
    [lakes_and_vines] Lakes and vines
    [rulebook] Rulebook samples
    [white_jura] White Jura
    [C] Crags
    [J] Jura forest
    [L] Lakeland
    [V] Villages
   *[other] { $track }
}
rallyman-track-name = { $part ->
    [whole] { rallyman-course-name }
    [snow] { rallyman-course-name } · snow
   *[other] { rallyman-course-name } · SS { $part }
}
