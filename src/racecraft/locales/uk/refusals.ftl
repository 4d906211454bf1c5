### Що не так: те, що англійською кажуть помилки

## Де

refusal-car = авто { $a }
refusal-driver = гонщик { $a }
refusal-line = рядок { $a }
refusal-entry = пункт { $a } ({ $b })
refusal-the-position = позиція
refusal-space = клітинка { $a }
refusal-tile = плитка { $a }
refusal-row = ряд { $a }
refusal-corner = поворот { $a }
refusal-cell = клітинка { $a }
refusal-card = карта { $a }
refusal-stage = ділянка { $a }
refusal-race = заїзд { $a }
refusal-turn = хід
refusal-move = рух
refusal-round = раунд
refusal-season = сезон
refusal-setting = умови
refusal-flags = прапори
refusal-bag = торбинка
refusal-sheet = аркуш
refusal-dice = кубики
refusal-attack = атака
refusal-step = крок
refusal-mud = бруд
refusal-shortcuts = зрізки
refusal-backs = зворотні боки карт
refusal-shape = форма
refusal-centreline = середня лінія
refusal-options = параметри { $a }
refusal-track = траса { $a }

## Що каже система

refusal-no-such-file-or-directory = такого файлу чи теки немає
refusal-permission-denied = бракує прав доступу
refusal-is-a-directory = це тека, а не файл
refusal-not-a-directory = це не тека
refusal-file-exists = такий файл уже є
refusal-no-space-left-on-device = на диску бракує місця
refusal-read-only-file-system = диск доступний лише для читання
refusal-file-name-too-long = задовга назва файлу
refusal-address-already-in-use = цю адресу вже зайнято
refusal-cannot-assign-requested-address = такої адреси на цьому комп’ютері немає
refusal-connection-refused = у з’єднанні відмовлено
refusal-embedded-null-byte = у назві є нульовий байт
refusal-file-is-not-a-database = цей файл — не база даних
refusal-unable-to-open-database-file = не вдається відкрити файл бази даних
refusal-database-disk-image-is-malformed = файл бази даних зіпсовано
refusal-attempt-to-write-a-readonly-database = у цю базу даних не можна писати

## Що не так із JSON

refusal-at = { $reason } (місце: { $a })
refusal-at-key-in = { $reason } (ключ у { $a })
refusal-json-is-malformed-byte = JSON зіпсовано: { $reason } (байт { $a })
refusal-trailing-characters = зайві символи в кінці
refusal-invalid-character = недозволений символ
refusal-invalid-number = неправильне число
refusal-invalid-escape-character-in-string = недозволена послідовність із \ у тексті
refusal-invalid-utf-8-character = символ не в UTF-8
refusal-object-keys-must-be-strings = ключі об’єкта мають бути текстом
refusal-trailing-comma-in-object = зайва кома в об’єкті
refusal-trailing-comma-in-array = зайва кома в списку
refusal-expected = бракує «:»
refusal-expected-or = бракує «,» або «]»
refusal-input-data-was-truncated = дані обриваються
refusal-expected-got = має бути { $reason }, а не { $where }
refusal-expected-of-length-got = має бути { $reason } довжиною { $a }, а не { $b }
refusal-expected-of-length = має бути { $reason } довжиною щонайменше { $a }
refusal-expected-of-length-2 = має бути { $reason } довжиною щонайбільше { $a }
refusal-expected-of-at-most-length = має бути { $reason } довжиною щонайбільше { $a }
refusal-expected-of-at-least-length = має бути { $reason } довжиною щонайменше { $a }
refusal-expected-2 = має бути { $reason }, не менше за { $a }
refusal-expected-3 = має бути { $reason }, не більше за { $a }
refusal-expected-4 = має бути { $reason }, більше за { $a }
refusal-expected-5 = має бути { $reason }, менше за { $a }
refusal-expected-matching-regex = має бути { $reason } за зразком { $a }
refusal-object-missing-required-field = бракує поля { $a }
refusal-object-contains-unknown-field = поле { $a } зайве
refusal-invalid-enum-value = значення { $a } недопустиме
refusal-invalid-value = значення { $a } недопустиме
refusal-kind-int = ціле число
refusal-kind-float = число
refusal-kind-str = текст
refusal-kind-bool = true або false
refusal-kind-object = об’єкт
refusal-kind-array = список
refusal-kind-null = null
refusal-kind-int-null = ціле число або null
refusal-kind-str-null = текст або null
refusal-kind-int-str = ціле число або текст
refusal-kind-object-str = об’єкт або текст
refusal-kind-object-null = об’єкт або null
refusal-kind-array-null = список або null

## Що не так з іншими файлами

refusal-at-line-column = { $reason } (рядок { $a }, стовпець { $b })
refusal-at-end-of-document = { $reason } (наприкінці файлу)
refusal-invalid-value-2 = неправильне значення
refusal-invalid-statement = незрозумілий рядок
refusal-unclosed-array = список не закрито
refusal-unterminated-string = текст не закрито лапками
refusal-cannot-overwrite-a-value = значення задано двічі
refusal-illegal-character = недозволений символ { $a }
refusal-expected-after-a-key-in-a-key-value-pair = після назви бракує «=»
refusal-expected-newline-or-end-of-document-after-a-statement = після значення має бути новий рядок
refusal-not-a-gzipped-file = це не файл gzip ({ $a })
refusal-compressed-file-ended-before-the-end-of-stream-marker = стиснений файл обривається
refusal-utf-8-codec-can-t-decode = це не текст у UTF-8 ({ $b })

## Будь-які файли

refusal-cannot-read = не вдається прочитати { $a }: { $reason }
refusal-cannot-write = не вдається записати { $a }: { $reason }
refusal-is-not-json = { $a } — не JSON: { $reason }
refusal-is-nested-too-deeply = у { $a } забагато вкладень
refusal-there-is-no-file = файлу { $a } немає
refusal-there-is-no-database = бази даних { $a } немає

## Перегони, місця, параметри

refusal-there-is-no-seat-in-this-race-of = місця { $a } немає: у цих перегонах місць — { $b }
refusal-there-is-no-seat-seats-are-counted-from-0 = місця { $a } немає: місця рахують від 0 до { $b }
refusal-there-is-no-seat-seats-are-counted-from-0-2 = місця { $a } немає: місця рахують від 0
refusal-there-is-no-seat-this-race-has = місця { $a } немає: у цих перегонах місць — { $b }
refusal-seat-has-nothing-to-decide-now = місцю { $a } зараз нема чого вирішувати
refusal-seat-has-nothing-to-decide-while-the-others-plan = місцю { $a } нема чого вирішувати, поки інші планують
refusal-seat-has-chosen-its-tyres = на місці { $a } шини вже обрано
refusal-it-is-the-turn-of-seat-not-of-seat = зараз хід місця { $a }, а не місця { $b }
refusal-the-race-is-over = перегони закінчено
refusal-the-rally-is-over = ралі закінчено
refusal-the-table-waits-for-dice-or-tokens = спершу мають випасти кубики або жетони
refusal-a-card-or-token-is-to-be-drawn-now = зараз тягнуть карту або жетон
refusal-the-lot-is-to-be-drawn-now = зараз тягнуть жереб
refusal-the-die-is-to-be-rolled-now = зараз кидають кубик
refusal-a-die-or-card-is-due-now = зараз черга кубика або карти
refusal-nothing-is-to-be-rolled-or-drawn-now = зараз нічого не кидають і не тягнуть
refusal-nothing-is-to-be-rolled-now = зараз нічого не кидають
refusal-nothing-is-to-be-drawn-now = зараз нічого не тягнуть
refusal-is-not-allowed-now = зараз не дозволено
refusal-action = дія { $a }: { $reason }
refusal-outcome-is-not-possible-now = { $a } зараз випасти не може
refusal-cannot-come-up-now = { $a } зараз випасти не може
refusal-is-not-among-what-can-be-drawn-now = { $a } зараз витягти не можна
refusal-is-not-among-what-can-be-drawn-now-2 = { $a } зараз витягти не можна; можна: { $b }
refusal-the-deck-holds-no-card = у колоді немає карти { $a }
refusal-the-point-lies-beyond-the-weights-of-all-outcomes = такого випадку серед можливих немає
refusal-the-script-has-no-outcome-left-for-this-chance = у сценарії не сказано, що тут випадає
refusal-what-chance-brings-is-chosen-at-the-table = те, що випадає, вирішують за столом
refusal-there-is-nothing-to-take-back-only-one-s = скасовувати нема чого: скасовують лише власні останні рішення, поки нічого не кинуто, не витягнуто й не відкрито і ніхто інший не вирішив
refusal-nothing-is-taken-back-in-a-drive-of-the = у заїзді дня нічого не скасовують
refusal-a-decision-has-1-to-actions-not = у рішенні від 1 до { $a } дій, а не { $b }
refusal-a-decision-has-at-least-one-action = у рішенні є щонайменше одна дія
refusal-action-of = дія { $a } з { $b } ({ $c }): { $reason }
refusal-the-action-before-it-shows-what-was-hidden-and = попередня дія відкриває приховане, і рішення на цьому закінчується
refusal-dice-or-cards-are-due-after-the-action-before = після попередньої дії черга кубиків або карт, і рішення на цьому закінчується
refusal-the-seat-has-nothing-more-to-decide-after-the = після попередньої дії вирішувати вже нічого
refusal-the-number-of-seats-is-a-whole-number-not = кількість місць — ціле число, а не { $a }
refusal-seats-to-players-not = гравців у { $a } може бути від { $b } до { $c }, а не { $d }
refusal-has-no-option-it-has = у { $a } немає параметра { $b }; є { $c }
refusal-options-hold-what-a-record-cannot = у параметрах { $a } є те, чого не вмістить запис: { $reason }
refusal-options-2 = параметри { $a }: { $reason }
refusal-track-2 = траса { $a }: { $reason }
refusal-has-no-track-it-has = у { $a } немає траси { $b }; є { $c }
refusal-reads-no-track-files = { $a } не читає файлів трас
refusal-keeps-nothing-of-the-files-of-its-tracks = { $a } нічого не бере з файлів своїх трас
refusal-has-no-tracks-to-be-drawn = у { $a } немає трас, які можна намалювати
refusal-takes-no-board-file = { $a } не приймає файлів полів
refusal-there-is-no-game-there-is = гри { $a } немає; є { $b }
refusal-there-is-no-game-with-cards-named = гри з картами { $a } немає
refusal-knows-no-game-it-knows = { $a } не знає гри { $b }; знає { $c }
refusal-the-game-of-racecraft-games-cannot-be-imported = гру { $a } з RACECRAFT_GAMES не вдається завантажити: { $b }
refusal-there-is-no-language-there-is = мови { $a } немає; є { $b }
refusal-there-is-no-theme-there-is = теми { $a } немає; є { $b }
refusal-there-is-no-car-colour-there-is = кольору авто { $a } немає; є { $b }
refusal-a-picture-is-to-pixels-wide-not = ширина малюнка — від { $a } до { $b } пікселів, а не { $c }
refusal-papers-are-written-for-not-for = документи є для { $a }, а не для { $b }
refusal-has-no-drill = у { $a } немає вправи { $b }
refusal-to-highlight = { $a } — такого не позначити
refusal-is-a-whole-number-not = { $a } — ціле число, а не { $b }
refusal-a-file-of-your-own-is-named-by-a = { $reason }; власний файл називають шляхом, що закінчується на .json

## Боти

refusal-has-no-bot-it-has-and-takes-package-module = у { $a } немає бота { $b }; є { $c }, а власного називають package.module:Class
refusal-a-bot-s-budget-is-a-time-such-as = бюджет бота — це час, як-от 50ms чи 2s, або кількість вузлів, а не { $a }
refusal-the-bot-cannot-be-made = бота { $a } не вдається створити: { $b }
refusal-there-is-no-module-for-the-bot = немає модуля { $a } для бота { $b }
refusal-the-module-of-the-bot-cannot-be-imported = модуль бота { $a } не вдається завантажити: { $b }
refusal-has-no-class-that-is-a-racecraft-bots-bot = у { $a } немає класу { $b }, який був би racecraft.bots.bot.Bot
refusal-at-least-one-bot-is-needed = потрібен щонайменше один бот
refusal-there-are-bots-for-seats = ботів — { $a }, а місць — { $b }
refusal-the-bot-is-named-twice-one-bot-fills-as = бота { $a } названо двічі; один бот займе всі вільні місця

## Арена й розбори

refusal-a-ray-cluster-is-named-or-host-port-not = кластер Ray називають { $a }, { $b } або HOST:PORT, а не { $c }
refusal-ray-is-not-installed-brings-it = Ray не встановлено; його дасть { $a }
refusal-there-is-no-ray-cluster-at = за адресою { $a } немає кластера Ray: { $b }
refusal-results-are-told-without-luck-in-races-of-two = результат без везіння рахують у перегонах від двох авто
refusal-results-are-told-without-luck-where-the-bots-change = результат без везіння рахують там, де боти міняються місцями
refusal-results-are-told-without-luck-by-1-to-playouts = результат без везіння рахують за 1–{ $a } розіграшами, а не за { $b }
refusal-has-no-learned-value-to-tell-luck-by = для { $a } немає навченої оцінки, за якою видно везіння
refusal-has-no-learned-value = для { $a } немає навченої оцінки
refusal-does-not-tell-who-leads-before-the-race-is = { $a } не каже, хто попереду, доки перегони тривають
refusal-line-1-is-not-the-header-of-a-tournament = { $a }: рядок 1 — не заголовок турніру
refusal-the-file-has-format-this-engine-reads-format = { $a }: файл має формат { $b }; цей рушій читає формат { $c }
refusal-was-begun-by-engine-this-is = { $a } розпочав рушій { $b }; цей — { $c }
refusal-is-in-use-by-another-tournament = { $a } зайнято іншим турніром
refusal-holds-another-job-its-is-not = у { $a } інше завдання: { $b } — { $c }, а не { $d }
refusal-line-is-not-a-game = { $a }: рядок { $b } — не гра: { $reason }
refusal-a-test-is-between-two-bots-in-races-of = перевіряють двох ботів у перегонах щонайменше на два місця
refusal-a-test-is-between-two-scores-the-lower-first = перевірка — між двома результатами, спершу менший, понад 0% і менше за 100%, а не { $a } і { $b }
refusal-is-a-probability-above-0-and-below-0-5 = { $a } — імовірність понад 0 і менше 0.5, а не { $b }
refusal-there-was-nothing-else-to-decide = іншого вибору там не було
refusal-the-last-step-of-this-race-is-no-decision = останній крок цих перегонів — не рішення
refusal-there-is-no-record-a-jsonl-file-in = у { $a } немає жодного запису, файлу .jsonl
refusal-a-review-judges-by-not-by = розбір судить за { $a }, а не за { $b }
refusal-no-race-like-this-is-solved-in-only-drives = таких перегонів у { $a } не розв’язано: точно судять лише заїзди наодинці
refusal-a-budget-is-a-number-of-playouts-from-1 = бюджет — це кількість розіграшів від 1 до { $a }, а не { $b }
refusal-the-review-cannot-be-made = розбір зробити не вдається: { $reason }
refusal-this-race-has-no-result = у цих перегонів немає результату

## Записи

refusal-is-empty-a-record-begins-with-a-header-line = { $a } порожній; запис починається з рядка-заголовка
refusal-the-record-has-format-and-engine-this-engine-reads = { $a }: запис має формат { $b } і рушій { $c }; цей рушій ({ $d }) читає формат { $e }
refusal-the-race-was-driven-by-version-of-the-rules = перегони їхали за правилами { $b } версії { $a }; тут версія { $c }
refusal-line-comes-after-the-result = { $a }: рядок { $b } стоїть після результату
refusal-line-is-cut-off-the-file-was-truncated = { $a }: рядок { $b } обірвано, файл збережено не повністю
refusal-line-1-is-not-the-header-of-a-racecraft = { $a }: рядок 1 — не заголовок запису Racecraft
refusal-line-1-is-not-a-header = { $a }: рядок 1 — не заголовок: { $reason }
refusal-line-is-not-a-ply-of-a-record = { $a }: рядок { $b } — не півхід запису: { $reason }
refusal-the-race-is-not-finished-after-plies-there-is = перегони не закінчено: після { $a } півходів немає рядка з результатом
refusal-the-checksum-does-not-fit-the-record-was-edited = контрольна сума не збігається: запис змінено після перегонів
refusal-the-record-gives-a-result-but-the-race-is = у записі є результат, але перегони не закінчено
refusal-the-result-is-not = результат — { $a }, а не { $b }
refusal-was-drawn-but-the-seed-gives = випало { $a }, а зерно дає { $b }
refusal-the-race-was-over-before-this-ply = перегони закінчилися до цього півходу
refusal-the-race-began-with-other-dice-not = перегони почали з іншими кубиками: { $a }, а не { $b }
refusal-the-header-names-no-known-source-of-chance = заголовок називає невідоме джерело випадку: { $a }
refusal-the-header-has-not-one-seal-for-every-contribution = у заголовку не кожен внесок має печатку
refusal-the-header-s-seed-is-not-a-whole-number = зерно в заголовку — не ціле число від 0
refusal-the-header-s-contributions-are-not-a-list-of = внески в заголовку — не список текстів
refusal-the-header-s-commitment-is-not-a-sha-256 = зобов’язання в заголовку — не шістнадцятковий геш SHA-256
refusal-the-revealed-seed-is-not-the-one-that-was = розкрите зерно — не те, яке зафіксували до першого кидка
refusal-seat-contributes-to-the-dice-but-had-sealed-nothing = місце { $a } дає свій внесок у кубики, але нічого не запечатало
refusal-the-contribution-of-seat-is-not-the-one-that = внесок місця { $a } — не той, який воно запечатало
refusal-the-revealed-seed-is-not-a-hexadecimal-text = розкрите зерно — не шістнадцятковий текст
refusal-is-no-time-attack-only-a-single-car-against = { $a } — не заїзд на час: аркуш часу ведуть лише для одного авто, що їде на час

## Сценарії

refusal-the-position-is-not-refused = позицію не відхилено
refusal-a-position-that-is-refused-has-an-empty-script = якщо позицію мають відхилити, сценарій ходів порожній
refusal-the-seat-must-be-named-seats-are-to-decide = назвіть місце: зараз вирішують { $a }
refusal-is-legal = { $a } дозволено
refusal-can-be-read = { $a } можна прочитати
refusal-is-refused-with-not = { $a } відхилено з поясненням { $b }, а не { $c }
refusal-the-position-is-refused-with-not = позицію відхилено з поясненням { $b }, а не { $c }
refusal-the-race-is-not-over = перегони не закінчено
refusal-there-was-no-event-in-this-order-there-was = події { $a } у цьому порядку не було; було { $b }
refusal-has-no-event-so-it-is-no-news-that = у { $a } немає події { $b }, тож її й не могло бути
refusal-there-was-an-event = сталася подія { $a }: { $b }
refusal-the-has-no = { $a }: немає { $b }
refusal-there-is-no-check-there-is = перевірки { $a } немає; є { $b }
refusal-is-no-choice-now = { $a } зараз не вибрати
refusal-is-not = { $a } — { $b }, а не { $c }

## Сервер, база даних, резервні копії

refusal-cannot-listen-on-port = не вдається слухати { $a }, порт { $b }: { $reason }
refusal-the-database-is-not-at-schema-start-the-server = схема бази даних — не { $a }; запустіть на ній сервер один раз
refusal-there-is-nobody-with-the-id-people-lists-ids = нікого з id { $a } немає; id показує `people`
refusal-there-is-no-table-that-is-open-or-running = столу { $a }, відкритого чи в грі, немає
refusal-there-is-no-report-that-waits = скарги { $a }, яка чекає, немає
refusal-there-is-no-track-in-the-gallery-reports-name = траси { $a } в галереї немає; у скаргах її названо GAME/FINGERPRINT
refusal-there-is-no-the-key-that-a-server-makes = немає { $a }, ключа, який сервер створює під час першого запуску
refusal-can-be-read-by-others-it-holds-a-secret = { $a } можуть прочитати інші, а там секрет: chmod 600 { $b }
refusal-does-not-hold-a-key-of-bytes-in-hexadecimal = у { $a } немає шістнадцяткового ключа з { $b } байтів
refusal-is-cut-off-after-rows = { $a } обривається після { $b } рядків
refusal-has-format-and-schema-this-release-reads-format-and = { $a }: формат { $b } і схема { $c }; цей випуск читає формат { $d } і схеми до { $e }
refusal-the-database-has-schema-this-release-knows-it-takes = схема бази даних — { $a }, цей випуск знає { $b }: потрібен новіший випуск
refusal-the-database-has-schema-this-release-knows = схема бази даних — { $a }, цей випуск знає { $b }
refusal-is-no-whole-backup = { $a } — не повна резервна копія: { $reason }
refusal-the-database-is-not-empty-a-backup-is-restored = база даних не порожня; копію відновлюють у порожню
refusal-the-database-says = база даних каже: { $reason }
refusal-cannot-use-the-database = базою даних { $a } не скористатися: { $reason }
refusal-cannot-use = { $a } — не скористатися: { $reason }
refusal-names-an-unknown-table = { $a } називає невідому таблицю { $b }
refusal-names-an-unknown-column-of = { $a } називає невідомий стовпець { $b } таблиці { $c }
refusal-names-rows-and-has = { $a } називає { $b } рядків, а має { $c }
refusal-connect-timeout-of-is-a-number-of-seconds-not = connect_timeout для { $a } — кількість секунд, а не { $b }
refusal-the-parameters-of-cannot-be-read = параметрів { $a } не прочитати
refusal-of-is-not-supported = { $a }={ $b } для { $c } не підтримується
refusal-the-parameter-of-has-no-value = параметр { $a } для { $b } не має значення
refusal-is-in-use-by-another-racecraft-server = { $a } зайнято іншим сервером racecraft

## Позиції будь-якої гри

refusal-a-position-is-a-json-object = позиція — це об’єкт JSON
refusal-has-no-field-it-has = { $where }: поля { $b } немає; є { $c }
refusal-has-no = { $where }: бракує { $b }
refusal-is-not-of-type = { $where }: { $b } — це { $c }, а не { $d }
refusal-is-not-to = { $where }: { $b } — { $c }, а має бути від { $d } до { $e }
refusal-is-not-one-of = { $where }: { $b } — { $c }, а має бути одне з { $d }
refusal-has-entries-the-start-position-only = { $where }: записів { $b }, а на старті лише { $c }
refusal-is-not-an-object = { $where } — це { $b }, а не об’єкт
refusal-the-position-is-one-of-seats-not-of = у позиції { $a } місць, а не { $b }
refusal-the-position-has-other-options-than-the-race = у позиції інші параметри, ніж у перегонах
refusal-the-race-is-over-in-this-position = у цій позиції перегони вже закінчено
refusal-this-is-a-position-of-not-of = це позиція гри { $a }, а не { $b }
refusal-the-position-has-seats = у позиції місць — { $a }
refusal-the-position-has-cars-not-to = у позиції авто — { $a }, а має бути від { $b } до { $c }
refusal-the-position-has-cars-the-options-say = у позиції авто — { $a }, а за параметрами { $b }
refusal-has-entries-for-seats = { $where }: у { $b } записів { $c }, а місць { $d }
refusal-the-road-has-no-space = { $where }: клітинки { $b } на дорозі немає
refusal-phase-is-none-of = { $where }: фази { $b } немає; є { $c }
refusal-is-none-of = { $where }: { $b } { $c } — не одне з { $d }
refusal-cars-and-stand-on-the-same-space = авто { $a } і { $b } стоять на одній клітинці { $c }
refusal-cars-and-stand-on-the-same-cell = авто { $a } і { $b } стоять на одній клітинці { $c }
refusal-cars-and-stand-on-the-same-spot = авто { $a } і { $b } стоять на одному місці { $c }
refusal-two-cars-stand-on-the-same-line-of-corner = два авто стоять на одній лінії повороту { $a }
refusal-cars-stand-on-space-which-holds = на клітинці { $b } стоїть { $a } авто, а вміщується { $c }

## Позиції Rallyman: GT

refusal-must-list-different-seats-from-0-to = { $where }: у { $b } мають бути різні місця від 0 до { $c }
refusal-chosen-has-an-entry-for-each-seat-exactly-while = { $where }: у 'chosen' є запис для кожного місця лише тоді, коли обирають шини
refusal-all-have-chosen-their-tyres-but-they-are-still = { $where }: усі вже обрали шини, а їх іще мають обирати
refusal-chosen-tyres-are-none-of = { $where }: таких шин, як { $b }, немає; є { $c }
refusal-class-is-not-the-agreed = { $where }: клас { $b }, а домовлено про { $c }
refusal-wear-is-counted-from-1-on-soft-tyres-and = { $where }: знос рахують від 1 на м’яких шинах, на інших він 0
refusal-marker-is-none-of-its-class = { $where }: маркера { $b } у цього класу немає
refusal-the-track-has-no-space = { $where }: клітинки { $b } на трасі немає
refusal-the-grid-is-filled-from-slot-1-on-without = { $where }: стартову решітку займають від місця 1, без пропусків
refusal-tyres-are-chosen-before-the-grid-is-drawn = { $where }: шини обирають до жеребкування решітки
refusal-only-a-time-attack-keeps-a-sheet = { $where }: аркуш ведуть лише в заїзді на час
refusal-order-at-pointer-must-be-the-seat-whose-turn = { $where }: 'order' за номером 'pointer' має бути місцем, чий зараз хід
refusal-car-is-not-on-the-track-it-cannot-plan = авто { $a } не на трасі й планувати хід не може
refusal-car-is-blocked-it-cannot-plan-a-move-gt = авто { $a } заблоковане й планувати хід не може (GT-BLOCK)
refusal-car-cannot-make-a-pit-stop-here-gt-pit = авто { $a } не може тут заїхати на піт-стоп (GT-PIT-01 – 03)
refusal-car-has-no-verge-to-choose = авто { $a } не має узбіччя на вибір
refusal-car-is-out-of-the-race-it-cannot-have = авто { $a } вибуло, ходити воно не може
refusal-car-is-racing-but-not-in-the-order-of = авто { $a } їде, але його немає в порядку раунду
refusal-car-draws-tokens-in-gear = авто { $a } тягне жетони на передачі { $b }
refusal-move-from-must-be-a-space-and-plan-a = рух: 'from' має бути клітинкою, а 'plan' — списком кроків
refusal-move-a-car-that-drives-has-a-plan = рух: авто, що їде, має план
refusal-move-after-steps-the-car-would-not-stand-on = рух: після { $a } кроків авто не стояло б на { $b }
refusal-move-faces-must-be-a-list-of-hz-and = рух: 'faces' має бути списком із hz та ok
refusal-move-a-car-cannot-be-flat-out-in-phase = рух: у фазі { $a } після { $b } кроків їхати на повну не можна
refusal-move-cannot-be-planned = рух: { $a } запланувати не можна: { $reason }
refusal-move-all-steps-are-driven-but-the-move-goes = рух: усі кроки проїхано, а рух триває
refusal-move-nothing-is-driven-or-rolled-while-the-plan = рух: поки викладають план, нічого не їдуть і не кидають
refusal-move-of-dice-cannot-be-rolled-in-this-phase = рух: у цій фазі { $a } з { $b } кубиків не кидають
refusal-move-no-dice-are-rolled-in-this-phase = рух: у цій фазі кубиків не кидають
refusal-move-these-dice-do-not-lose-control = рух: з такими кубиками керування не втрачають
refusal-flags-is-not-an-object-with-tile-and-seat = прапори: { $a } — не об’єкт із tile та seat
refusal-bag-there-are-tokens-in-all-not-gt-setup = торбинка: жетонів { $b } усього { $a }, а не { $c } (GT-SETUP-05)
refusal-sheet-is-not-an-object-with-marker-and-weather = аркуш: { $a } — не об’єкт із marker та weather
refusal-is-placed-but-not-on-the-grid = { $where }: розставлене, але не на решітці
refusal-a-car-has-finished-exactly-when-it-is-beyond = { $where }: авто фінішувало лише тоді, коли воно за лінією фінішу
refusal-finished-lists-exactly-the-cars-that-have-finished = { $where }: у 'finished' мають бути саме ті авто, що фінішували
refusal-is-on-the-track-with-marker-00 = { $where }: на трасі з маркером 00
refusal-is-on-the-verge-with-marker-not-00 = { $where }: на узбіччі з маркером { $b }, а не 00
refusal-is-in-the-pits-in-gear = { $where }: у боксах на передачі { $b }
refusal-lane-is-1-to-3-in-the-pits-and = { $where }: 'lane' — від 1 до 3 у боксах, деінде 0
refusal-is-in-the-lane-for-tyres-with-marker-00 = { $where }: на смузі заміни шин із маркером 00 (GT-PIT-07)
refusal-has-spun-but-does-not-stand-on-the-track = { $where }: розвернулося, але не стоїть на трасі з маркером 0 (GT-LOC-08)
refusal-is-not-on-the-circuit-but-the-race-has = { $where }: не на трасі, а перегони вже почалися
refusal-is-not-on-the-board-but-the-race-has = { $where }: не на полі, а перегони вже почалися
refusal-there-is-no-plan-on-the-table = на столі немає плану

## Позиції Heat

refusal-there-is-no-phase-there-is = фази { $a } немає; є { $b }
refusal-season-the-calendar-must-name-all-races = сезон: календар має назвати всі перегони ({ $a })
refusal-season-the-calendar-is-longer-than-races = сезон: у календарі понад { $a } перегонів
refusal-season-points-must-be-a-whole-number-for-each = сезон: 'points' — ціле число для кожного авто
refusal-season-standings-must-name-every-car-or-none = сезон: 'standings' називає всі авто або жодного
refusal-setting-grid-must-name-every-car = умови: 'grid' має назвати кожне авто
refusal-setting-weather-and-road-belong-to-the-option-weather = умови: 'weather' і 'road' належать до параметра weather, а його вимкнено
refusal-setting-a-track-with-corners-has-as-many-road = умови: на трасі з { $a } поворотами стільки ж жетонів 'road', а не { $b }
refusal-setting-there-are-only-two-road-tokens = умови: жетонів дороги { $a } лише два
refusal-there-is-no-card = { $where }: { $b }: карти { $c } немає
refusal-does-not-belong-here = { $where }: { $b }: { $c } тут бути не може
refusal-is-no-car-or-is-named-twice = { $where }: { $b }: { $c } — не авто, або назване двічі
refusal-there-is-no-there-is = { $where }: { $b }: { $c } немає; є { $d }
refusal-there-is-no = { $where }: { $b }: { $c } немає
refusal-is-but-stands-on-the-track = { $where }: { $b }, але стоїть на трасі
refusal-is-no-place-on-the-track-one-is-written = { $where }: { $b } — не місце на трасі; його пишуть так: 0/12L
refusal-is-no-place-on-a-track-of-cells = { $where }: місця { $b } на трасі з { $c } клітинок немає
refusal-cannot-lie-on-top-it-is-not-in-the = { $where }: { $b } не може лежати зверху, цієї карти немає у скиді
refusal-has-basic-speed-cards-a-driver-has = { $where }: базових карт швидкості { $b }, а в гонщика їх { $c }
refusal-there-is-no-sponsor-without-a-season = { $where }: спонсора { $b } без сезону немає
refusal-has-cards-of-which-there-are = { $where }: карт { $c } — { $b }, а їх лише { $d }
refusal-round-it-cannot-be-the-turn-of-car-by = раунд: за таким порядком і номером не може бути хід авто { $a }
refusal-round-order-contradicts-where-the-cars-stand-or-names = раунд: 'order' суперечить тому, де стоять авто, або називає авто, яке вибуло
refusal-round-legends-used-is-no-legend-card = раунд: 'legends_used': { $a } — не карта легенди
refusal-round-must-name-every-car-that-is-and-no = раунд: { $a } має назвати всі авто зі станом { $b } і жодного іншого
refusal-turn-start-must-say-where-the-turn-began = хід: 'start' має сказати, де хід почався
refusal-turn-a-flip-is-due-but-due-and-after = хід: треба відкрити карту, але 'due' й 'after' не кажуть яку
refusal-turn-amount-for-names-no-symbol-whose-amount-could = хід: 'amount_for' не називає символу, для якого обирають кількість
refusal-turn-amount-for-names-no-card-whose-number-could = хід: 'amount_for' не називає карти, для якої обирають число
refusal-the-race-is-over-but-not-every-car-is = перегони закінчено, але не кожне авто має місце
refusal-driver-gear-is-not-within-reach-of-gear = гонщик { $a }: на передачу { $b } з передачі { $c } не перейти
refusal-driver-has-nothing-to-plan-but-the-stage-is = гонщику { $a } нема чого планувати, а стадія — { $b }
refusal-driver-has-no-card-to-lay = гонщику { $a } нема чого викласти
refusal-driver-cannot-be-choosing-a-gear-now = гонщик { $a } зараз не може обирати передачу
refusal-all-drivers-have-committed-but-the-phase-is = усі гонщики визначилися, а фаза — { $a }
refusal-a-paid-mulligan-is-decided-by-one-driver-after = платну заміну карт вирішують по черзі
refusal-nothing-could-be-decided-in-the-phase = у фазі { $a } нема чого вирішувати
refusal-nothing-could-be-drawn-in-the-phase = у фазі { $a } нема чого тягти

## Позиції Ралі

refusal-first-is-1-exactly-while-the-lot-is-to = { $where }: 'first' дорівнює -1 лише до жеребу
refusal-is-at-rest-in-gear-a-car-at-rest = { $where }: стоїть на передачі { $b }, а має бути на 1
refusal-must-be-at-rest-it-stands-at-the-start = { $where }: має бути нерухоме — на старті, на СТО чи в боксі
refusal-stands-on-but-has-not-crossed-the-line-it = { $where }: стоїть на { $b }, але лінії не перетнуло; має бути на стартовій клітинці
refusal-stands-on-start4-which-is-used-only-for-the = { $where }: стоїть на START4, а це місце лише для старту
refusal-a-car-has-finished-but-the-race-goes-on = авто фінішувало, а перегони тривають
refusal-move-steps-are-left-exactly-while-a-car-is = рух: кроки лишаються тільки тоді, коли авто їде
refusal-move-gear-cannot-be-declared-from-gear = рух: з передачі { $b } не можна оголосити { $a }
refusal-car-must-miss-this-turn-it-cannot-declare-a = авто { $a } пропускає хід і передачі не оголошує
refusal-car-must-wait-no-cell-its-first-step-could = авто { $a } чекає: вільної клітинки для першого кроку немає
refusal-the-board-has-no-cell = { $where }: клітинки { $b } на полі немає
refusal-car-stands-in-the-box-of-another-colour = авто { $a } стоїть у боксі іншого кольору
refusal-car-is-in-gear-its-damage-allows-at-most = авто { $a } на передачі { $b }, а з його пошкодженнями можна щонайбільше { $c }
refusal-car-is-already-placed-out-of-turn = авто { $a } вже розставлено не у свою чергу
refusal-car-is-not-yet-placed-out-of-turn = авто { $a } ще не розставлено, хоча його черга минула

## Позиції Rallyman

refusal-shortcuts-no-card-is-left-an-empty-pile-is = зрізки: карт не лишилося, а порожню стопку одразу тасують
refusal-there-is-a-split-time-or-1-for-every = { $where }: для кожної відсічки є час або -1
refusal-has-a-sisu-card-in-a-race-without-sisu = { $where }: має карту сісу в перегонах без сісу
refusal-a-car-stands-before-the-start-exactly-while-it = { $where }: авто стоїть перед стартом лише тоді, коли чекає
refusal-a-car-is-beyond-space-exactly-when-it-has = { $where }: авто за клітинкою { $b } лише тоді, коли фінішувало
refusal-has-lost-gear-dice-and-still-drives = { $where }: втрачено кубиків передач { $b }, а авто їде
refusal-has-stage-times-not = { $where }: часів ділянок { $b }, а не { $c }
refusal-is-on-a-drift-line-or-cut-but-not = { $where }: у заносі чи на зрізці, але не в повороті
refusal-is-and-cannot-be-on-a-drift-line-or = { $where }: { $b }, тож не може бути в заносі чи на зрізці
refusal-a-car-that-has-not-retired-is-missing-from = { $where }: у стартовому списку бракує авто, яке не зійшло
refusal-car-has-retired-and-cannot-drive = авто { $a } зійшло і їхати не може
refusal-attack-a-plan-belongs-to-an-attack = атака: план буває лише в атаці
refusal-car-has-no-wheel-to-change = авто { $a } не має колеса на заміну
refusal-car-is-in-gear-a-wheel-is-changed-in = авто { $a } на передачі { $b }, а колесо міняють на нейтралі або на 1-й
refusal-car-is-on-no-cut-no-shortcut-card-is = авто { $a } не на зрізці, карти зрізки не тягнуть
refusal-car-has-no-sisu-card = авто { $a } не має карти сісу
refusal-car-cannot-lose-control-in-neutral-or-off-the = авто { $a } не втратить керування на нейтралі чи поза дорогою
refusal-car-has-finished-and-has-no-turn = авто { $a } фінішувало й більше не ходить
refusal-attack-two-gas-dice-must-lie-ahead-where-one = атака: щоб прибрати один кубик газу, попереду має лежати два
refusal-attack-the-next-die-has-nowhere-to-go = атака: наступному кубику нема куди лягти
refusal-attack-the-dice-of-an-attack-are-not-rolled = атака: кубики атаки не кидають по одному
refusal-the-stage-has-no-zone = { $where }: зони { $b } на ділянці немає
refusal-lists-seats-from-0-to-once-each-not = { $where }: у { $b } кожне місце від 0 до { $c } по разу, а не { $d }
refusal-backs-gear-has-not-numbers = зворотні боки карт: для передачі { $a } — { $b }, а має бути { $c } чисел
refusal-backs-gear-has-no-card-left-an-empty-pile = зворотні боки карт: для передачі { $a } карт не лишилося, а порожню стопку одразу тасують
refusal-backs-gear-has-of-not-0-to = зворотні боки карт: для передачі { $a } карт { $c } — { $b }, а має бути від 0 до { $d }
refusal-mud-is-not-a-corner-with-a-cut = бруд: { $a } — не поворот зі зрізкою
refusal-mud-corner-has-levels-not-1-to = бруд: у повороті { $a } рівнів { $b }, а має бути від 1 до { $c }
refusal-holds-times-in-seconds-not = { $where }: у { $b } час у секундах, а не { $c }
refusal-is-on-the-road-but-has-no-card-in = { $where }: на дорозі, але не має карти у стопці часу
refusal-corner-has-no-cut = { $where }: у повороті { $b } зрізки немає
refusal-corner-has-no-drift-line-for-a-car-in = { $where }: у повороті { $b } немає лінії заносу для передачі { $c }
refusal-the-start-list-is-complete-no-lot-is-to = { $where }: стартовий список повний, жеребу вже немає
refusal-the-rally-is-over-but-a-car-has-neither = ралі закінчено, а якесь авто ні фінішувало, ні зійшло
refusal-asked-is-but-the-stage-has-no-such-zone = { $where }: 'asked' — { $b }, але такої зони на ділянці немає
refusal-in-round-fewer-cars-have-started-rm-start-06 = { $where }: до раунду { $b } стартувало менше авто (RM-START-06)
refusal-asked-is-not-the-place-of-turn-on-the = { $where }: 'asked' — не місце 'turn' у стартовому списку
refusal-turn-is-not-the-seat-at-place-in-the = { $where }: 'turn' — не місце за номером 'place' у порядку раунду
refusal-dice-used-lists-gear-dice-1-to-once-each = кубики: у 'used' кожен кубик передачі від 1 до { $a } по разу, а не { $b }
refusal-attack-the-plan-holds-steps-such-as-3-or = атака: у плані кроки на зразок 3 чи gas-drift, а не { $a }
refusal-attack-a-die-shows-not = атака: на кубику { $a }, а не { $b }
refusal-attack-what-is-planned-or-thrown-is-a-planned = атака: планують і кидають лише заплановану атаку
refusal-attack-dice-show-a-face-although-the-plan-is = атака: кубики вже показують щось, а план не завершено
refusal-attack-no-die-of-the-plan-is-left-to = атака: кубиків плану, щоб кинути, не лишилося
refusal-attack-no-plan-of-two-dice-is-possible-here = атака: план із двох кубиків тут неможливий
refusal-attack-every-die-of-the-plan-shows-a-face = атака: кожен кинутий кубик плану щось показує
refusal-attack-the-plan-goes-on-beyond-the-finish = атака: план сягає за фініш
refusal-attack-the-plan-has-but = атака: у плані { $a }, але { $reason }
refusal-dice-a-turn-begins-with-all-dice-unused = кубики: на початку ходу всі кубики вільні
refusal-dice-at-this-point-of-a-turn-at-least = кубики: тут хоча б один кубик уже використано
refusal-step-cannot-be-rolled = крок: { $a } кинути не можна: { $reason }
refusal-the-time-pile-holds-0-to-and-s-not = { $where }: у стопці часу карти від 0 до { $b } і S, а не { $c }

## Як пишуть дії та кубики

refusal-has-actions-0-to-not = у { $a } дії від 0 до { $b }, а не { $c }
refusal-has-actions-0-to-and-not-all-of-them = у { $a } дії від 0 до { $b }, та не всі; { $c } — не дія
refusal-has-no-action = у { $a } немає дії { $b }
refusal-has-no-outcome = у { $a } нічого під номером { $b } не випадає
refusal-knows-no-outcome = у { $a } не буває { $b }
refusal-knows-actions-such-as = { $a } знає дії на зразок { $b }
refusal-knows-no-action-it-knows = { $a } не знає дії { $b }; знає { $c }
refusal-knows-no-action-a-step-is-written-g4-1 = { $a } не знає дії { $b }; крок пишуть G4 1#2, інші дії — { $c }
refusal-knows-no-action-do-must-be-a-text = { $a } не знає дії { $b }; 'do' має бути текстом
refusal-knows-no-action-an-action-has-do-and-number = { $a } не знає дії { $b }; у дії є 'do' і 'number' або 'card'
refusal-gt-knows-no-action-it-knows-step-do-pit = gt не знає дії { $a }; знає step, do, pit, start і lose
refusal-rali-knows-no-action-it-knows-declare-step-and = rali не знає дії { $a }; знає declare, step і start
refusal-rallyman-knows-no-action-it-knows-choose-or-die = rallyman не знає дії { $a }; знає choose або die, line і set
refusal-rallyman-knows-no-action-it-knows-and-dice-such = rallyman не знає дії { $a }; знає { $b } і кубики на зразок 3, gas-drift чи 4-cut-set
refusal-heat-knows-no-action-it-knows-gear-lay-value = heat не знає дії { $a }; знає gear, lay, value, adrenaline, boost, інші символи з картою, slip, discard, top, pick і end
refusal-the-dice-cannot-be-laid-so-that-control-is = кубиків не викласти так, щоб утратити керування, як каже { $a }
refusal-space-is-not-next-to-gt-move-02-gt = клітинка { $a } не поруч із { $b } (GT-MOVE-02, GT-MOVE-03)
refusal-a-die-shows-hz-or-ok-not = на кубику hz або ok, а не { $a }
refusal-there-is-no-die-there-is = кубика { $a } немає; є { $b }
refusal-the-track-has-no-space-spaces-are-written-tile = клітинки { $a } на трасі немає; клітинки пишуть плитка#клітинка, як-от 1#2
refusal-the-lot-falls-on-to-not = жереб може випасти від { $a } до { $b }, а не на { $c }
refusal-the-bag-holds-not = у торбинці { $a }, а не { $b }
refusal-from-gear-the-step-is-not-gt-dice-13 = з передачі { $a } крок — { $b }, а не { $c } (GT-DICE-13, 14)
refusal-the-dice-can-be-laid-in-ways-there-is = кубики можна викласти { $a } способами, способу { $b } немає
refusal-the-die-shows-1-to-not = на кубику від 1 до { $a }, а не { $b }
refusal-this-shows-not = тут ({ $a }) буває { $b }, а не { $c }
refusal-names-no-dice-there-are = { $a } — не кубики; є { $b }
refusal-names-no-die-there-are = { $a } — не кубик; є { $b }
refusal-name-the-dice-in-the-order-in-which-they = назвіть кубики в тому порядку, у якому їх рахують: { $a }
refusal-no-further-there-is-one-gear-die-of-each = більше { $a } немає: кубик кожної передачі один, а кубиків газу { $b }
refusal-the-move-is-over-before-this-step = рух закінчується до цього кроку

## Параметри ігор

refusal-gt-options-classes-for-seats-in-a-race-of = параметри gt: класи для { $a } місць, а в перегонах їх { $b }
refusal-heat-options-no-two-cars-have-the-same-colour = параметри heat: двох авто одного кольору не буває
refusal-heat-options-there-are-tracks-for-a-drawn-season = параметри heat: трас — { $a }, а перегонів у сезоні — { $b }
refusal-heat-options-there-is-no-colour-there-is = параметри heat: кольору { $a } немає; є { $b }
refusal-heat-options-a-training-race-has-one-lap-and = параметри heat: у навчальних перегонах одне коло й жодних модулів
refusal-heat-options-a-race-of-a-calendar-has-a = параметри heat: перегони календаря мають трасу й подію, а не { $a }
refusal-heat-options-there-is-no-event-there-is = параметри heat: події { $a } немає; є { $b }
refusal-heat-options-a-championship-has-either-a-season-or = параметри heat: чемпіонат має або сезон, або власний календар
refusal-rali-options-seat-cannot-begin-a-race-of = параметри rali: місце { $a } не може почати перегони, де місць { $b }
refusal-rallyman-options-has-no-stage-only = параметри rallyman: { $a } не має ділянки { $b }, їх лише { $c }
refusal-has-no-stage-only = { $a } не має ділянки { $b }, їх лише { $c }
refusal-rallyman-options-fixed-weather-puts-nothing-under-snow-name = параметри rallyman: за сталої погоди снігу немає; назвіть у 'snow' зони { $a }: { $b }
refusal-rallyman-options-service-can-follow-stages-1-to-of = параметри rallyman: сервіс може бути після ділянок 1–{ $a } ралі { $b }
refusal-rallyman-options-zones-under-snow-are-named-in-fixed = параметри rallyman: зони під снігом називають лише за сталої погоди
refusal-rallyman-options-there-is-no-zone-there-is = параметри rallyman: зони { $a } немає; є { $b }
refusal-rallyman-has-no-track-there-are-the-rallies-stages = у rallyman немає траси { $a }; є ралі { $b }, ділянки на зразок { $c }, зони { $d }, їхній засніжений бік на зразок C:snow і маршрути на зразок C8-C3 J1-J4

## Файли трас і полів

refusal-cannot-be-drawn = { $a } не намалювати: { $reason }
refusal-tracks-of-are-written-as-json-only = траси { $a } записують лише як .json
refusal-a-track-is-a-json-object = траса — це об’єкт JSON
refusal-a-track-file-is-a-json-object = файл траси — це об’єкт JSON
refusal-a-track-is-a-name-the-content-of-a = траса — це назва, вміст файлу траси або його шлях, а не { $a }
refusal-a-generated-track-of-is-long-here-not = довжина створеної траси { $a } тут — { $b }, а не { $c }
refusal-tiles-are-too-many-a-circuit-has-at-most = плиток забагато ({ $a }); у трасі їх щонайбільше { $b }
refusal-this-circuit-has-tiles-of-its-own-which-cannot = у цій трасі є власні плитки, яких тут не викласти
refusal-no-circuit-of-tiles-with-these-wishes-was-found = траси з { $a } плиток за цими побажаннями не знайдено; побажайте іншого
refusal-a-circuit-with-two-and-three-lanes-has-tiles = у трасі з двома і трьома смугами щонайменше { $a } плиток
refusal-is-a-list-of-1-to-tiles = { $a } — це список від 1 до { $b } плиток
refusal-there-is-no-tile-but-the-pit-tile = крім плитки піт-лейну, плиток немає
refusal-must-be-a-whole-number-not = { $where }: { $b } — ціле число, а не { $c }
refusal-must-be-a-whole-number-from-to-not = { $where }: { $b } — ціле число від { $c } до { $d }, а не { $e }
refusal-must-be-a-number-from-to-not = { $where }: має бути число від { $b } до { $c }, а не { $d }
refusal-must-be-a-text-not = { $where }: { $b } — текст, а не { $c }
refusal-must-be-a-text = { $where }: { $b } має бути текстом
refusal-has-the-wrong-type = { $where }: { $b } має неправильний тип
refusal-name-must-be-a-text-of-at-most-characters = { $where }: 'name' має бути текстом до { $b } знаків
refusal-must-be-a-list-of-objects = { $where }: { $b } має бути списком об’єктів
refusal-must-be-a-list-of-rows = { $where }: має бути список із { $b } рядів
refusal-must-be-an-object = { $where }: має бути об’єктом
refusal-cannot-be-an-object = { $where }: не може бути об’єктом
refusal-must-have-centre-as-x-y-and-heading = { $where }: потрібні 'centre' як [x, y] і 'heading'
refusal-lies-on-the-row-before-it = { $where }: лежить на попередньому ряді
refusal-tile-is-not-in-the-box = { $where }: плитки { $b } в коробці немає
refusal-there-is-no-tile-in-the-box-or-in = { $where }: плитки { $b } немає ні в коробці, ні в 'own_tiles' (GT-TRACK-14)
refusal-tile-is-in-the-box-a-tile-of-one = { $where }: плитка { $b } є в коробці; власній потрібна інша назва
refusal-there-is-no-tile = плитки { $a } немає
refusal-a-track-of-spaces-has-no-room-for-danger = на трасі з { $a } клітинок немає місця для небезпеки { $b }
refusal-the-bend-in-cell-is-too-tight-for-the = вигин на клітинці { $a } затісний для дороги
refusal-the-road-touches-itself-at-cells-and = дорога торкається сама себе на клітинках { $a } і { $b }
refusal-pit-must-be-an-object-with-q-and-r = { $where }: 'pit' має бути об’єктом із q та r
refusal-lies-on-gt-track-08 = { $where }: лежить на { $b } (GT-TRACK-08)
refusal-touches-no-tile-gt-track-08 = { $where }: не торкається жодної плитки (GT-TRACK-08)
refusal-spaces-are-too-many-a-circuit-has-at-most = { $where }: клітинок забагато ({ $b }); у трасі їх щонайбільше { $c }
refusal-the-start-tile-has-grid-slots-not-6 = { $where }: на стартовій плитці місць решітки { $b }, а не 6
refusal-space-leads-to-spaces = { $where }: клітинка { $b } веде до { $c } клітинок
refusal-space-has-no-border-space-beside-it = { $where }: біля клітинки { $b } немає крайньої
refusal-must-be-at-least-whole-numbers-from-to-not = { $where }: щонайменше { $b } цілих чисел від { $c } до { $d }, а не { $e }
refusal-a-dashboard-file-says-format = { $where }: у файлі панелі має бути "format": { $b }
refusal-a-circuit-file-says-format = { $where }: у файлі траси має бути "format": { $b }
refusal-a-tile-file-says-format = { $where }: у файлі плиток має бути "format": { $b }
refusal-there-is-no-such-side = { $where }: такого боку немає
refusal-marker-must-be-0-or-00 = { $where }: 'marker' має бути "0" або "00"
refusal-tiles-must-be-an-object-of-tiles-by-name = { $where }: 'tiles' має бути об’єктом із плитками за назвами
refusal-lane-is-none-of = { $where }: смуги { $b } немає; є { $c }
refusal-danger-is-none-of = { $where }: небезпеки { $b } немає; є { $c }
refusal-inside-is-left-right-or-null-not = { $where }: 'inside' — left, right або null, а не { $b }
refusal-dotted-lines-are-too-many-a-tile-has-at = { $where }: пунктирних ліній забагато ({ $b }); на плитці їх щонайбільше { $c }
refusal-edges-must-name-edge-d-and-one-other-each = { $where }: 'edges' має назвати край D і ще один, кожен зі смугами
refusal-a-hazard-sign-needs-a-cap = { $where }: знаку небезпеки потрібна межа
refusal-space-is-printed-twice = { $where }: клітинку { $b } надруковано двічі
refusal-edge-must-be-one-of-a-to-f-with = { $where }: край { $b } має бути одним із A–F з 2 або 3 смугами
refusal-between-stations-and-the-spaces-leave-a-gap = { $where }: між поділками { $b } і { $c } клітинки лишають проміжок
refusal-between-stations-and-the-spaces-overlap = { $where }: між поділками { $b } і { $c } клітинки накладаються
refusal-a-card-for-direct-play-has-one-number-and = { $where }: карта для гри просто з руки має одне число й жодного +
refusal-ct-must-be-0-to-not = { $where }: 'ct' — від 0 до { $b }, а не { $c }
refusal-number-belongs-to-already = { $where }: номер { $b } уже має { $c }
refusal-there-is-no-set = { $where }: набору { $b } немає
refusal-there-is-no-symbol = { $where }: символу { $b } немає
refusal-there-is-no-rule = { $where }: правила { $b } немає
refusal-there-is-no-2 = { $where }: немає { $b }
refusal-must-be = { $where }: { $b } має бути { $c }
refusal-a-cell-is-written-row-lane-not = { $where }: клітинку пишуть [ряд, смуга], а не { $b }
refusal-there-is-no-cell = { $where }: клітинки { $b } немає
refusal-gear-limit-marker-must-be-from-to-not = gear_limit: 'marker' має бути [від, до], а не { $a }

## Ігри, на правила яких посилаються двома літерами

rules-gt = gt
rules-ht = heat
rules-rl = rali
rules-rm = rallyman
