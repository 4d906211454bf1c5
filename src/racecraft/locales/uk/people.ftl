# Люди: їхні пристрої, ключі доступу й дані; що можна зробити одне з одним за столом.

people-devices = Мої пристрої
people-devices-explained = Ваші місця й результати належать браузерам із цього списку. Приєднайте ще один або додайте ключ доступу, доки не втратили цей.
people-device-unknown = Браузер
people-device-here = цей браузер
people-device-seen = востаннє { $day }
people-device-end = Вийти там
people-link = Приєднати інший пристрій
people-link-explained = Скануйте це іншим пристроєм або відкрийте на ньому { $address } і введіть код.
people-link-code = Код, діє один раз протягом десяти хвилин
people-link-qr = QR-код адреси з кодом
people-linked = { $device }: приєднано.
people-sign-out = Вийти тут
people-sign-out-everywhere = Вийти скрізь
people-sign-out-sure = Справді вийти? Без іншого приєднаного пристрою чи ключа доступу ніхто не поверне ваших місць.
people-sign-out-yes = Так, вийти
people-keep = Скасувати
people-passkeys = Ключі доступу
people-passkeys-explained = Ключ доступу зберігає ваш пристрій або менеджер паролів. З ним ви повернетеся в будь-якому браузері.
people-passkeys-none = За цією адресою або в цьому браузері ключі доступу не працюють.
people-passkey-since = додано { $day }
people-passkey-add = Додати ключ доступу
people-passkey-added = Додано.
people-passkey-there = На цьому пристрої вже є ваш ключ доступу.
people-passkey-end = Вилучити
people-passkey-use = Увійти з ключем доступу
people-passkey-failed = Ключ доступу не використано.

people-sign-in = Увійти на цьому пристрої
people-sign-in-explained = На іншому пристрої відкрийте «Мої перегони» → «Приєднати інший пристрій» і введіть тут його код.
people-sign-in-instead = Тут ви { $name }. Після входу { $name } і ті перегони лишаться позаду; без ключа доступу чи іншого пристрою їх не повернути.
people-sign-in-code = Код
people-sign-in-go = Увійти
people-signed-in = Вітаємо, { $name }.

people-data = Мої дані
people-data-explained = Усе, що цей сервер зберігає про вас: ім’я, пристрої, столи, результати й ваші повідомлення.
people-export = Завантажити все
people-delete = Видалити все
people-delete-sure = Ваше ім’я, результати, рейтинги, програми й повідомлення буде видалено назавжди. Перегони залишаться, водієм у них буде «Гість». Скасувати це не можна.
people-delete-yes = Так, видалити мене

people-me = Для мене
people-autopilot = Хай за мене їде бот
people-resign = Здатися
people-resign-sure = Бот доведе ваше авто до кінця, а ви будете позаду всіх, хто лишився. Повернутися не можна.
people-resign-yes = Так, здатися
people-others = Інші
people-nobody = Більше тут нікого немає.
people-only-bots = Інших людей немає, лише боти.
people-mute = Заборонити писати
people-unmute = Дозволити писати
people-hand-over = Хай їде бот
people-absent = { $who } не на зв’язку.
people-absent-wait = { $who } не на зв’язку. Посадити за кермо бота можна буде за { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}.
people-host-away = Господар столу — { $who } — зараз не на зв’язку. Стати господарем можна буде за { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[other] { $minutes } хвилин
}.
people-host-gone = Господар столу — { $who } — уже давно не на зв’язку.
people-take-over = Стати господарем столу
people-remove = Виключити
people-remove-sure = { $who } втратить місце й більше не сяде за цей стіл.
people-remove-yes = Так, виключити
people-report = Поскаржитися
people-report-reason = Що не так? Це прочитає власник сервера.
people-report-send = Надіслати скаргу
people-reported = Дякуємо, власник сервера розгляне це.
people-race = Перегони
people-close-race = Припинити перегони
people-close-sure = Перегони скінчаться для всіх, без результату.
people-close-yes = Так, припинити
people-end-offer = Запропонувати закінчити
people-end-explained = Якщо погодяться всі, хто за кермом, перегони скінчаться без результату й нікому не зарахуються.
people-end-offered = { $who } пропонує закінчити перегони. Вони нікому не зарахуються.
people-end-agreed = Згодні: { $who }
people-end-asked = Ще ні: { $who }
people-end-yes = Згода
people-end-no = Їдемо далі
people-end-refused = { $who } не хоче закінчувати перегони: їдемо далі.
people-end-withdrawn = { $who } більше не пропонує закінчити перегони.
people-end-read = Зрозуміло
people-holiday = Відпустка
people-holiday-explained = Ваш час стоїть: у цих перегонах щонайбільше { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}. Інші це бачать.
people-holiday-days = Днів
people-holiday-begin = Зупинити годинник
people-holiday-until = Ваш час стоїть до { $day }.
people-holiday-end = Я знову тут
people-holiday-too-long = За одні перегони годинник можна зупиняти на { $days } днів загалом; у вас лишилося: { $left }.
people-put-away = Прибрати зі свого списку
people-put-away-explained = Перегони зникнуть із вашого списку. Ваш годинник іде далі, і ми й надалі нагадуватимемо про хід. Повернути їх можна в «Моїх перегонах».
people-away-races = Прибрані
people-bring-back = Повернути
