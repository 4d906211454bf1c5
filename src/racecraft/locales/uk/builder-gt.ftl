# Побудова трас Rallyman: GT.

builder-gt-tile = { $name }: { $turn ->
    [left-sharp] крутий поворот ліворуч
    [left] поворот ліворуч
    [right] поворот праворуч
    [right-sharp] крутий поворот праворуч
   *[straight] пряма
}, { $lanes ->
    [2] дві смуги
   *[other] три смуги
}{ $lanes_out ->
    [2] { $lanes ->
        [2] {""}
       *[other] {" "}стають двома
    }
   *[other] { $lanes ->
        [2] {" "}стають трьома
       *[other] {""}
    }
}, { $danger ->
    [yellow] спокійна
    [orange] підступна
   *[red] небезпечна
}{ $limit ->
    [9] {""}
   *[other] , межа { $limit }
}
builder-gt-laid = { $number }. { $tile }
builder-gt-pit = Плитка піт-лейну
builder-gt-pit-here = Покласти плитку піт-лейну сюди, біля плитки { $number } ({ $name })
builder-gt-pit-tool = Покласти плитку піт-лейну
builder-gt-pit-how = Торкніться вільного місця для плитки піт-лейну або самої плитки, щоб її забрати.
builder-gt-end = { $way ->
    [in] Перед плиткою { $number } ({ $name }): покладіть плитку сюди
   *[out] Після плитки { $number } ({ $name }): покладіть плитку сюди
}, { $lanes ->
    [2] дві смуги
   *[other] три смуги
}

# Що не так

builder-gt-begin = Покладіть плитку до одного з кінців стартової.
builder-gt-open = Трасу не замкнено: дорога уривається на { $name }, а має вести до { $neighbour }.
builder-gt-gap = Дорога уривається на { $name } й тягнеться далі від { $neighbour }: замкніть проміжок.
builder-gt-blocked = Дорога з { $name } впирається в бік { $neighbour }.
builder-gt-loose-tiles = Траса замкнена, але деякі плитки до неї не належать.
builder-gt-closed-already = Траса вже замкнена.
builder-gt-start-missing = Немає стартової плитки.
builder-gt-start-twice = Дві стартові плитки.
builder-gt-no-way = Жодні { $most } плиток із тих, що лишилися, не замкнуть проміжок. Заберіть якусь плитку або додайте коробку.
builder-gt-no-way-walled = Від { $name } до { $neighbour } не проїхати: дорогу заступають інші плитки. Заберіть одну з них.
builder-gt-no-way-far = { $name } і { $neighbour } надто далеко одна від одної: проміжок замикають щонайбільше { $most } плиток. Докладіть кілька самі.
builder-gt-no-way-tiles = Місце для дороги є, та плиток замало. Бракує: { $kind ->
    [straight] { $count ->
        [one] { $count } пряма
        [few] { $count } прямі
       *[other] { $count } прямих
    }
    [bend] { $count ->
        [one] { $count } плавний поворот
        [few] { $count } плавні повороти
       *[other] { $count } плавних поворотів
    }
    [sharp] { $count ->
        [one] { $count } крутий поворот
        [few] { $count } круті повороти
       *[other] { $count } крутих поворотів
    }
   *[lanes] { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[other] { $count } плиток
    } між двома і трьома смугами
}. { $boxes ->
    [0] Заберіть якусь плитку й поведіть дорогу інакше.
    [2] Із двома коробками трасу можна замкнути.
    [3] Із трьома коробками трасу можна замкнути.
   *[other] Із чотирма коробками трасу можна замкнути.
}
builder-gt-no-way-found = Замкнути трасу плитками, що лишилися, не вийшло. Заберіть якусь плитку або додайте коробку.
builder-gt-own-tiles = У цій трасі є власні плитки, покласти їх тут не можна.
builder-gt-unknown-tile = Плитки { $name } в коробці немає.
builder-gt-fault-too-many = Плиток забагато ({ $count }): на трасі щонайбільше { $most }.
builder-gt-fault-no-start = Немає стартової плитки.
builder-gt-fault-second-start = { $name } — друга стартова плитка.
builder-gt-fault-overlap = { $name } лежить на { $neighbour }.
builder-gt-fault-copies = Це вже { $name } № { $used }: у вас плиток { $number } лише { $held }, хоч яким боком догори.
builder-gt-fault-closed = { $name } не має дороги до { $neighbour }.
builder-gt-fault-leads-away = Дорога з { $name } не веде до { $neighbour }.
builder-gt-fault-turn = У файлі для { $name } записано не той поворот, який вона має.
builder-gt-fault-start-backwards = Стартову плитку проїжджають задом наперед.
builder-gt-fault-lanes = { $neighbour } закінчується { $lanes_before } смугами, а { $name } починається з { $lanes }.

# Числа

builder-gt-figure-tiles = { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
   *[other] { $tiles } плиток
}
builder-gt-figure-danger = Небезпека: { $danger } з 5
builder-gt-figure-boxes = { $boxes ->
    [one] Вистачить однієї коробки
    [few] Потрібні { $boxes } коробки
   *[other] Потрібно { $boxes } коробок
}
builder-gt-figure-length = { $length ->
    [one] { $length } клітинка на коло
    [few] { $length } клітинки на коло
   *[other] { $length } клітинок на коло
}
builder-gt-figure-corners = { $corners ->
    [one] { $corners } поворот
    [few] { $corners } повороти
   *[other] { $corners } поворотів
}
builder-gt-figure-straight = Найдовший розгін: { $straight } кл.
builder-gt-figure-overtaking = { $overtaking ->
    [0] Обганяти ніде: перед жодним поворотом нема розгону у { $run } клітинки
    [one] { $overtaking } місце для обгону, після розгону від { $run } клітинок
    [few] { $overtaking } місця для обгону, після розгонів від { $run } клітинок
   *[other] { $overtaking } місць для обгону, після розгонів від { $run } клітинок
}
builder-gt-figure-minutes = Близько { $minutes } хвилин на чотирьох
builder-gt-figure-solved = Бездоганне коло наодинці триває в середньому { $solved } с
builder-gt-figure-driven = Добрий водій їде { $driven } с (заїздів: { $drives })
builder-gt-figure-lost = Втрат керування за заїзд: { $lost }

# Побажання

builder-gt-wish-length = Плитки
builder-gt-wish-danger = Небезпека
builder-gt-wish-bounds = Із цих коробок виходить траса від { $least } до { $most } плиток, а не { $length }.
builder-gt-wish-both-refused = Траса з двома і трьома смугами має щонайменше { $least } плиток.
builder-gt-wish-refused = Траси на { $length } плиток із такими побажаннями не знайшлося. Змініть побажання або число.
builder-gt-wish-lanes = Смуги
builder-gt-wish-lanes-any = байдуже
builder-gt-wish-lanes-two = дві
builder-gt-wish-lanes-three = три
builder-gt-wish-lanes-both = дві й три
