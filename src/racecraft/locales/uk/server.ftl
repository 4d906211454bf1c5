# Слова столу: як його запустити, у чому він відмовляє, швидкі реакції.

serve-about = відкрити стіл: люди й боти змагаються разом у браузері
serve-host = адреса, на якій слухати (127.0.0.1, лише цей комп’ютер)
serve-port = порт, на якому слухати; 0 — будь-який вільний (8642)
serve-database = де зберігати перегони: файл SQLite або postgresql://… (файл у теці даних)
serve-data = тека даних (типово — тека користувача)
serve-secret = файл ключа, яким підписують особи; сервери з однією базою мають спільний (у теці даних)
serve-origin = адреса, за якою браузери знаходять сервер, наприклад https://race.example; можна кілька
serve-proxy = адреса або мережа проксі, який повідомляє адресу клієнта; можна кілька
serve-workers = процеси, у яких думають боти (на один менше, ніж ядер)
serve-log = скільки писати в журнал (warning)
serve-ready = Стіл відкрито: { $address }
serve-kept = Перегони зберігаються у { $file }
serve-bad-database = база — це файл SQLite або postgresql://…, а не { $given }
serve-bad-origin = джерело — це http:// або https:// з іменем вузла й нічого далі, наприклад https://race.example, а не { $given }
serve-bad-proxy = проксі задають його адресою, наприклад 10.0.0.1, або мережею, наприклад 10.0.0.0/8, а не { $given }
serve-bad-host = адреса, на якій слухати, не буває порожньою; 0.0.0.0 — усі адреси цієї машини
serve-config = файл TOML із налаштуваннями; змінні на зразок RACECRAFT_PORT і ці параметри важливіші за нього
serve-base-path = шлях, за яким браузери знаходять цей сервер, наприклад /racecraft (немає)
serve-metrics = окрема адреса лише для /metrics (на порту сервера, тільки для цієї машини)
serve-bad-base-path = базовий шлях починається з косої риски й не закінчується нею, як-от /racecraft, а не { $given }
serve-bad-metrics = метрики подаються за адресою і портом, як-от 127.0.0.1:9642, а не { $given }
setting-unknown = налаштування { $name } немає
setting-bad = { $name } не може дорівнювати { $given }
setting-not-positive = { $name } має бути більше за 0, а не { $given }
setting-no-table = { $name } — це таблиця налаштувань, як-от [{ $name }]
setting-no-file = не вдається прочитати { $file }: { $reason }
setting-no-toml = { $file } — не TOML: { $reason }

doctor-about = відтворити перегони з баз і записів та сказати, з чим ця версія не впорається
doctor-what = база даних (файл або URL), запис чи тека із записами
doctor-frozen = { $name }: зупинено: { $reason }
doctor-bad = { $name }: пошкоджено: { $reason }
doctor-done = відтворено перегонів — { $races }: справних — { $fine }, зупинених — { $frozen }, пошкоджених — { $bad }
backup-about = записати все, що знає стіл, в один файл, не зупиняючи його
backup-file = резервна копія (.jsonl.gz)
backup-done = { $file }: { $rows ->
    [one] { $rows } рядок
    [few] { $rows } рядки
   *[other] { $rows } рядків
  }
restore-about = наповнити порожню базу з резервної копії
restore-done = відновлено з { $file }: { $rows ->
    [one] { $rows } рядок
    [few] { $rows } рядки
   *[other] { $rows } рядків
  }

admin-about = подбати про людей, столи та скарги на сервері
admin-database = база даних сервера: файл або URL; сервер може тим часом працювати
admin-action = ДІЯ
admin-people = перелічити людей, найновіші першими
admin-people-name = чиє ім’я містить це
admin-people-banned = лише заблоковані
admin-ban = заблокувати людину: хто приходить від її імені, того не обслуговують
admin-unban = знову впустити заблоковану людину
admin-rename = дати людині інше ім’я, також у минулих перегонах
admin-tables = перелічити відкриті столи й перегони, що тривають, найновіші першими
admin-close = закрити стіл або припинити його перегони
admin-reports = перелічити скарги, що чекають на відповідь, найновіші першими
admin-reports-all = також розглянуті
admin-resolve = позначити скаргу розглянутою
admin-id = ідентифікатор людини, як його показують `people` і `reports`
admin-new-name = нове ім’я
admin-code = код столу
admin-report = ідентифікатор скарги
admin-note = що зроблено
admin-nothing = Нічого немає.
admin-ban-done = Заблоковано: { $what }.
admin-unban-done = Знову впущено: { $what }.
admin-rename-done = Тепер ім’я таке: { $what }.
admin-close-done = Стіл { $what } закрито.
admin-resolve-done = Скаргу { $what } розглянуто.

bench-server-about = виміряти стіл: люди із сокетами в одному процесі, сервер в іншому
bench-server-tables = перегонів одночасно, у кожних двоє людей (250)
bench-server-seconds = скільки триває кожне навантаження (10)
bench-server-idle = глядачів, які лише дивляться, — скільки пам’яті вони коштують (2000)
bench-server-data = тека, у якій на час вимірювання створюється база (тимчасова тека системи)
bench-server-title = Перегонів: { $tables }, сокетів: { $sockets }, { $database }, рушій { $form }
bench-server-load = Навантаження
bench-server-moves = Ходів/с
bench-server-median = Медіана, мс
bench-server-p99 = p99, мс
bench-server-slowest = Найдовше, мс
bench-server-cost = Сервер, мкс
bench-server-saturation = якнайшвидше
bench-server-half = половина від цього
bench-server-disk-alone = диск, перед тим
bench-server-disk-beside = диск, водночас
bench-server-facts = Запуск за { $start } с. Тихих сокетів { $idle }: { $megabytes } МБ. Перегони з { $plies } півходів відновлюються за { $replay } мс.
bench-server-explained = Хід рахується, коли надійшло підтвердження, а його надсилають після надійного збереження. Сервер: процесорний час на один хід. Диск: сторінка, яку знову й знову записують до кінця; p99 — скільки в одну мить зі ста мусить чекати кожен, хто щось надійно зберігає.
bench-server-attack = виміряти, скільки триває хід, поки хтось засипає сервер запитами
bench-attack-title = { $tables } перегонів під час атаки, рушій { $form }
bench-attack-flood = Атака
bench-attack-memory = Пам’ять, МБ
bench-attack-sent = Надіслано, МБ
bench-attack-none = немає
bench-attack-cookie = файли cookie зі зворотних рисок
bench-attack-pings = пінги, відповіді не читають
bench-attack-frames = крихітні кадри
bench-attack-readers = сотня тих, хто нічого не читає
bench-attack-explained = Час — це очікування сторонніх гравців, які ходять рівномірно з іншої адреси. Пам’ять: найбільше, скільки займав сервер. Надіслано: нападником.
bench-server-processes = кількості процесів сервера на одній PostgreSQL, наприклад 1,2,4: скільки коштує кожен додатковий процес
bench-server-pace = із --processes: ходів за секунду на кожен процес (разом щонайбільше половина того, на що здатна перша кількість)
bench-server-servers = Серверів
bench-server-database-cost = База, мкс
bench-server-idle-cost = Незайнятий сервер, %
bench-server-processes-explained = Сервер і база: процесорний час на один хід, усі процеси разом; від першої кількості процесів до останньої він змінюється на { $growth } %. Незайнятий сервер: процесорний час ще одного процесу, яким ніхто не користується, відносно решти.

refused-bad-request = Сервер не зрозумів цього запиту.
refused-bad-options = Ці налаштування не узгоджуються між собою.
refused-bad-name = Ім’я має від 1 до 30 видимих знаків.
refused-mixed-scripts = Ім’я пишуть однією абеткою: не змішуйте літери різних.
refused-who-are-you = Сервер не знає, хто ви. Оновіть сторінку.
refused-bad-code = Цей код недійсний або вже не діє. Попросіть новий.
refused-bad-passkey = Цей ключ доступу тут не спрацював.
refused-banned = Власник цього сервера заблокував вас.
refused-muted = Господар столу вимкнув ваші повідомлення.
refused-removed = Господар виключив вас із цього столу.
refused-not-yours = Це можете зробити не ви.
refused-wrong-origin = Ця сторінка належить іншому серверу.
refused-not-found = Тут уже нічого немає.
refused-wrong-method = Так цього зробити не можна.
refused-stale = За столом уже щось змінилося. Погляньте ще раз.
refused-not-your-turn = Зараз не ваш хід.
refused-seat-taken = Це місце зайняте.
refused-name-taken = За цим столом хтось уже має дуже схоже ім’я. Виберіть інше.
refused-resigned = Ви здалися в цих перегонах.
refused-seats-open = Ще не всі місця зайняті.
refused-not-open = Перегони вже почалися.
refused-not-running = Тут зараз немає перегонів.
refused-frozen = Ці перегони йшли за іншими правилами, тож їх зупинено.
refused-not-over = Це доведеться відкласти до кінця перегонів.
refused-no-undo = Немає чого повертати.
refused-rated = Не в рейтингових перегонах.
refused-too-large = Це задовго.
refused-not-json = Сервер не зрозумів цього запиту.
refused-illegal = Правила цього не дозволяють.
refused-too-fast = Не так швидко. Зачекайте трохи.
refused-too-many = Це забагато. Спершу завершіть щось.
refused-quota = Поки що забагато власних трас. Спробуйте пізніше.
refused-large-head = Браузер надіслав забагато зайвого. Очистьте файли cookie цього сайту.
refused-busy = Боти зараз мають забагато запитань. Спитайте ще раз за мить.
refused-failed = Щось пішло не так. Нічого не змінилося.
refused-not-stored = Сервер не зміг цього підтвердити. Погляньте ще раз.
refused-closing = Сервер перезапускається. За мить він повернеться.

reaction-bravo = Браво!
reaction-luck = Щасти!
reaction-ouch = Ой!
reaction-thanks = Дякую!
reaction-sorry = Перепрошую!
reaction-wow = Ого!
reaction-think = Дайте подумати…
reaction-wave = Вітаю!
