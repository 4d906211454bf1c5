# Люди: их устройства, ключи доступа и данные; что можно сделать друг с другом за столом.

people-devices = Мои устройства
people-devices-explained = Ваши места и результаты принадлежат браузерам из этого списка. Подключите ещё один или добавьте ключ доступа, пока не потеряли этот.
people-device-unknown = Браузер
people-device-here = этот браузер
people-device-seen = в последний раз { $day }
people-device-end = Выйти там
people-link = Подключить другое устройство
people-link-explained = Отсканируйте это другим устройством или откройте на нём { $address } и введите код.
people-link-code = Код, действует один раз в течение десяти минут
people-link-qr = QR-код адреса с кодом
people-linked = { $device }: подключено.
people-sign-out = Выйти здесь
people-sign-out-everywhere = Выйти везде
people-sign-out-sure = Действительно выйти? Без другого подключённого устройства или ключа доступа никто не вернёт ваших мест.
people-sign-out-yes = Да, выйти
people-keep = Отмена
people-passkeys = Ключи доступа
people-passkeys-explained = Ключ доступа хранит ваше устройство или менеджер паролей. С ним вы вернётесь в любом браузере.
people-passkeys-none = По этому адресу или в этом браузере ключи доступа не работают.
people-passkey-since = добавлен { $day }
people-passkey-add = Добавить ключ доступа
people-passkey-added = Добавлен.
people-passkey-there = На этом устройстве уже есть ваш ключ доступа.
people-passkey-end = Удалить
people-passkey-use = Войти с ключом доступа
people-passkey-failed = Ключ доступа не использован.

people-sign-in = Войти на этом устройстве
people-sign-in-explained = На другом устройстве откройте «Мои гонки» → «Подключить другое устройство» и введите здесь его код.
people-sign-in-instead = Здесь вы { $name }. После входа { $name } и эти гонки отсюда пропадут; без ключа доступа или другого устройства их не вернуть.
people-sign-in-code = Код
people-sign-in-go = Войти
people-signed-in = Добро пожаловать, { $name }.

people-data = Мои данные
people-data-explained = Всё, что этот сервер хранит о вас: имя, устройства, столы, результаты и ваши сообщения.
people-export = Скачать всё
people-delete = Удалить всё
people-delete-sure = Ваше имя, результаты, рейтинги, программы и сообщения будут удалены навсегда. Гонки останутся, за рулём в них будет «Гость». Отменить это нельзя.
people-delete-yes = Да, удалить меня

people-me = Для меня
people-autopilot = Пусть за меня едет бот
people-resign = Сдаться
people-resign-sure = Бот доведёт вашу машину до конца, а вы будете позади всех, кто остался. Вернуться нельзя.
people-resign-yes = Да, сдаться
people-others = Остальные
people-nobody = Больше здесь никого нет.
people-only-bots = Других людей нет, только боты.
people-mute = Запретить писать
people-unmute = Разрешить писать
people-hand-over = Пусть едет бот
people-absent = { $who } не на связи.
people-absent-wait = { $who } не на связи. Посадить за руль бота можно будет через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
people-host-away = Хозяин стола — { $who } — сейчас не на связи. Стать хозяином можно будет через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}.
people-host-gone = Хозяин стола — { $who } — уже давно не на связи.
people-take-over = Стать хозяином стола
people-remove = Исключить
people-remove-sure = { $who } потеряет место и больше не сядет за этот стол.
people-remove-yes = Да, исключить
people-report = Пожаловаться
people-report-reason = Что не так? Это прочитает владелец сервера.
people-report-send = Отправить жалобу
people-reported = Спасибо, владелец сервера рассмотрит это.
people-race = Гонка
people-close-race = Прекратить эту гонку
people-close-sure = Гонка закончится для всех, без результата.
people-close-yes = Да, прекратить
people-end-offer = Предложить закончить
people-end-explained = Если согласятся все, кто за рулём, гонка закончится без результата и никому не засчитается.
people-end-offered = { $who } предлагает закончить гонку. Она никому не засчитается.
people-end-agreed = Согласны: { $who }
people-end-asked = Ещё нет: { $who }
people-end-yes = Да, закончить
people-end-no = Едем дальше
people-end-refused = { $who } не хочет заканчивать гонку: едем дальше.
people-end-withdrawn = { $who } больше не предлагает закончить гонку.
people-end-read = Понятно
people-holiday = Отпуск
people-holiday-explained = Ваше время стоит: в этой гонке не больше { $days ->
    [one] { $days } дня
   *[many] { $days } дней
}. Остальные это видят.
people-holiday-days = Дней
people-holiday-begin = Остановить мои часы
people-holiday-until = Ваше время стоит до { $day }.
people-holiday-end = Отпуск окончен
people-holiday-too-long = За одну гонку часы можно останавливать на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
} в сумме; у вас осталось: { $left }.
people-put-away = Убрать из моего списка
people-put-away-explained = Гонка исчезнет из вашего списка. Ваши часы идут дальше, и мы по-прежнему будем напоминать о ходе. Вернуть её можно в «Моих гонках».
people-away-races = Убранные
people-bring-back = Вернуть
