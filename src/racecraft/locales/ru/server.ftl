# Слова стола: как его запустить, в чём он отказывает, быстрые реакции.

serve-about = открыть стол: люди и боты соревнуются вместе в браузере
serve-host = адрес, на котором слушать (127.0.0.1, только этот компьютер)
serve-port = порт, на котором слушать; 0 — любой свободный (8642)
serve-database = где хранить гонки: файл SQLite или postgresql://… (файл в папке данных)
serve-data = папка данных (по умолчанию — папка пользователя)
serve-secret = файл ключа, которым подписывают личности; у серверов с одной базой он общий (в папке данных)
serve-origin = адрес, по которому браузеры находят сервер, например https://race.example; можно несколько
serve-proxy = адрес или сеть прокси, который сообщает адрес клиента; можно несколько
serve-workers = процессы, в которых думают боты (на один меньше, чем ядер)
serve-log = сколько писать в журнал (warning)
serve-ready = Стол открыт: { $address }
serve-kept = Гонки хранятся в { $file }
serve-bad-database = база — это файл SQLite или postgresql://…, а не { $given }
serve-bad-origin = источник — это http:// или https:// с именем узла и ничего дальше, например https://race.example, а не { $given }
serve-bad-proxy = прокси задают его адресом, например 10.0.0.1, или сетью, например 10.0.0.0/8, а не { $given }
serve-bad-host = адрес, на котором слушать, не бывает пустым; 0.0.0.0 — все адреса этой машины
serve-config = файл TOML с настройками; переменные вроде RACECRAFT_PORT и эти параметры важнее него
serve-base-path = путь, по которому браузеры находят этот сервер, например /racecraft (нет)
serve-metrics = отдельный адрес только для /metrics (на порту сервера, только для этой машины)
serve-bad-base-path = базовый путь начинается с косой черты и не кончается ею, например /racecraft, а не { $given }
serve-bad-metrics = метрики отдаются по адресу и порту, например 127.0.0.1:9642, а не { $given }
setting-unknown = настройки { $name } нет
setting-bad = { $name } не может быть { $given }
setting-not-positive = { $name } должно быть больше 0, а не { $given }
setting-no-table = { $name } — это таблица настроек, например [{ $name }]
setting-no-file = не удаётся прочитать { $file }: { $reason }
setting-no-toml = { $file } — не TOML: { $reason }

doctor-about = воспроизвести гонки из баз и записей и сказать, с чем эта версия не справится
doctor-what = база данных (файл или URL), запись или папка с записями
doctor-frozen = { $name }: остановлена: { $reason }
doctor-bad = { $name }: повреждена: { $reason }
doctor-done = воспроизведено гонок — { $races }: исправных — { $fine }, остановленных — { $frozen }, повреждённых — { $bad }
backup-about = записать всё, что знает стол, в один файл, не останавливая его
backup-file = резервная копия (.jsonl.gz)
backup-done = { $file }: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
  }
restore-about = наполнить пустую базу из резервной копии
restore-done = восстановлено из { $file }: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[other] { $rows } строк
  }

admin-about = заботиться о людях, столах и жалобах на сервере
admin-database = база данных сервера: файл или URL; сервер может тем временем работать
admin-action = ДЕЙСТВИЕ
admin-people = перечислить людей, сначала новых
admin-people-name = чьё имя содержит это
admin-people-banned = только заблокированные
admin-ban = заблокировать человека: кто приходит от его имени, того не обслуживают
admin-unban = снова впустить заблокированного человека
admin-rename = дать человеку другое имя, в прошлых гонках тоже
admin-tables = перечислить открытые столы и идущие гонки, сначала новые
admin-close = закрыть стол или прекратить его гонку
admin-reports = перечислить жалобы, которые ждут ответа, сначала новые
admin-reports-all = рассмотренные тоже
admin-resolve = отметить жалобу рассмотренной
admin-id = идентификатор человека, как его показывают `people` и `reports`
admin-new-name = новое имя
admin-code = код стола
admin-report = идентификатор жалобы
admin-note = что сделано
admin-nothing = Ничего нет.
admin-ban-done = Заблокирован: { $what }.
admin-unban-done = Снова впущен: { $what }.
admin-rename-done = Теперь имя такое: { $what }.
admin-close-done = Стол { $what } закрыт.
admin-resolve-done = Жалоба { $what } рассмотрена.

bench-server-about = измерить стол: люди с сокетами в одном процессе, сервер в другом
bench-server-tables = гонок одновременно, в каждой два человека (250)
bench-server-seconds = сколько длится каждая нагрузка (10)
bench-server-idle = зрителей, которые только смотрят, — сколько памяти они стоят (2000)
bench-server-data = папка, в которой на время измерения создаётся база (временная папка системы)
bench-server-title = Гонок: { $tables }, сокетов: { $sockets }, { $database }, движок { $form }
bench-server-load = Нагрузка
bench-server-moves = Ходов/с
bench-server-median = Медиана, мс
bench-server-p99 = p99, мс
bench-server-slowest = Дольше всего, мс
bench-server-cost = Сервер, мкс
bench-server-saturation = как можно быстрее
bench-server-half = половина от этого
bench-server-disk-alone = диск, перед этим
bench-server-disk-beside = диск, в то же время
bench-server-facts = Запуск за { $start } с. Тихих сокетов { $idle }: { $megabytes } МБ. Гонка из { $plies } полуходов восстанавливается за { $replay } мс.
bench-server-explained = Ход засчитан, когда пришло подтверждение, а его отправляют после надёжного сохранения. Сервер: процессорное время на один ход. Диск: страница, которую снова и снова записывают до конца; p99 — сколько в одно мгновение из ста вынужден ждать любой, кто что-то надёжно сохраняет.
bench-server-attack = измерить, сколько длится ход, пока кто-то заваливает сервер запросами
bench-attack-title = { $tables } гонок во время атаки, движок { $form }
bench-attack-flood = Атака
bench-attack-memory = Память, МБ
bench-attack-sent = Отправлено, МБ
bench-attack-none = нет
bench-attack-cookie = файлы cookie из обратных косых черт
bench-attack-pings = пинги, ответы не читают
bench-attack-frames = крошечные кадры
bench-attack-readers = сотня тех, кто ничего не читает
bench-attack-explained = Время — это ожидание посторонних игроков, которые ходят равномерно с другого адреса. Память: больше всего, сколько занимал сервер. Отправлено: нападающим.
bench-server-processes = количества процессов сервера на одной PostgreSQL, например 1,2,4: сколько стоит каждый дополнительный процесс
bench-server-pace = с --processes: ходов в секунду на каждый процесс (вместе не больше половины того, на что способно первое количество)
bench-server-servers = Серверов
bench-server-database-cost = База, мкс
bench-server-idle-cost = Незанятый сервер, %
bench-server-processes-explained = Сервер и база: процессорное время на один ход, все процессы вместе; от первого количества процессов до последнего оно меняется на { $growth } %. Незанятый сервер: процессорное время ещё одного процесса, которым никто не пользуется, относительно остальных.

refused-bad-request = Сервер не понял этого запроса.
refused-bad-options = Эти настройки не сочетаются.
refused-bad-name = В имени от 1 до 30 видимых знаков.
refused-mixed-scripts = Имя пишут одним алфавитом: не смешивайте буквы разных.
refused-who-are-you = Сервер не знает, кто вы. Обновите страницу.
refused-bad-code = Этот код недействителен или уже не действует. Попросите новый.
refused-bad-passkey = Этот ключ доступа здесь не сработал.
refused-banned = Владелец этого сервера заблокировал вас.
refused-muted = Хозяин стола отключил ваши сообщения.
refused-removed = Хозяин исключил вас из-за стола.
refused-not-yours = Это можете сделать не вы.
refused-wrong-origin = Эта страница принадлежит другому серверу.
refused-not-found = Здесь уже ничего нет.
refused-wrong-method = Так этого сделать нельзя.
refused-stale = За столом уже что-то изменилось. Посмотрите ещё раз.
refused-not-your-turn = Сейчас не ваш ход.
refused-seat-taken = Это место занято.
refused-name-taken = За этим столом у кого-то уже очень похожее имя. Выберите другое.
refused-resigned = Вы сдались в этой гонке.
refused-seats-open = Ещё не все места заняты.
refused-not-open = Гонка уже началась.
refused-not-running = Здесь сейчас нет гонки.
refused-frozen = Эта гонка шла по другим правилам и поэтому остановлена.
refused-not-over = С этим придётся подождать до конца гонки.
refused-no-undo = Отменять нечего.
refused-rated = Не в рейтинговой гонке.
refused-too-large = Это слишком длинно.
refused-not-json = Сервер не понял этого запроса.
refused-illegal = Правила этого не разрешают.
refused-too-fast = Не так быстро. Подождите немного.
refused-too-many = Это слишком много. Сначала завершите что-нибудь.
refused-quota = Пока слишком много собственных трасс. Попробуйте позже.
refused-large-head = Браузер прислал слишком много лишнего. Очистите файлы cookie этого сайта.
refused-busy = У ботов сейчас слишком много вопросов. Спросите ещё раз чуть позже.
refused-failed = Что-то пошло не так. Ничего не изменилось.
refused-not-stored = Сервер не смог этого подтвердить. Посмотрите ещё раз.
refused-closing = Сервер перезапускается. Через мгновение он вернётся.

reaction-bravo = Браво!
reaction-luck = Удачи!
reaction-ouch = Ой!
reaction-thanks = Спасибо!
reaction-sorry = Извините!
reaction-wow = Ого!
reaction-think = Дайте подумать…
reaction-wave = Привет!
