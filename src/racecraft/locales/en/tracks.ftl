# What tracks of the house are called. heat.ftl has those of Heat.

gt-track-name = { $course ->
    [k1] Red Canyon
    [k2] Lakeside
    [k3] Thunder Ridge
    [k4] Meadow Ring
    [k5] Windmill Hills
    [k6] Pinewood
    [k7] Eagle Pass
    [k8] Old Airfield
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
   *[other] { rallyman-course-name } · SS{ $part }
}

# What a track is like
track-length = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
track-corners = { $count ->
    [one] { $count } corner
   *[other] { $count } corners
}
track-danger = Danger { $level } of 5
track-manner = { $manner ->
    [fast] { $danger ->
        [1] Fast and forgiving
        [2] Fast and forgiving
        [3] Fast, asks for nerve
       *[other] Fast and dangerous
    }
    [twisty] { $danger ->
        [1] Twisty but forgiving
        [2] Twisty but forgiving
        [3] Twisty, asks for care
       *[other] Twisty and dangerous
    }
   *[flowing] { $danger ->
        [1] Flowing and forgiving
        [2] Flowing and forgiving
        [3] A bit of everything
       *[other] Flowing, with traps
    }
}

tracks-build = Build your own
