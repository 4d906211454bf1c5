### Что не так: то, что по-английски говорят ошибки

## Где

refusal-car = машина { $a }
refusal-driver = гонщик { $a }
refusal-line = строка { $a }
refusal-entry = пункт { $a } ({ $b })
refusal-the-position = позиция
refusal-space = клетка { $a }
refusal-tile = тайл { $a }
refusal-row = ряд { $a }
refusal-corner = поворот { $a }
refusal-cell = клетка { $a }
refusal-card = карта { $a }
refusal-stage = участок { $a }
refusal-race = гонка { $a }
refusal-turn = ход
refusal-move = движение
refusal-round = раунд
refusal-season = сезон
refusal-setting = условия
refusal-flags = флаги
refusal-bag = мешочек
refusal-sheet = лист
refusal-dice = кубики
refusal-attack = атака
refusal-step = шаг
refusal-mud = грязь
refusal-shortcuts = срезки
refusal-backs = обороты карт
refusal-shape = форма
refusal-centreline = средняя линия
refusal-options = параметры { $a }
refusal-track = трасса { $a }

## Что говорит система

refusal-no-such-file-or-directory = такого файла или папки нет
refusal-permission-denied = не хватает прав доступа
refusal-is-a-directory = это папка, а не файл
refusal-not-a-directory = это не папка
refusal-file-exists = такой файл уже есть
refusal-no-space-left-on-device = на диске не хватает места
refusal-read-only-file-system = диск доступен только для чтения
refusal-file-name-too-long = слишком длинное имя файла
refusal-address-already-in-use = этот адрес уже занят
refusal-cannot-assign-requested-address = такого адреса на этом компьютере нет
refusal-connection-refused = в соединении отказано
refusal-embedded-null-byte = в имени есть нулевой байт
refusal-file-is-not-a-database = этот файл — не база данных
refusal-unable-to-open-database-file = не удаётся открыть файл базы данных
refusal-database-disk-image-is-malformed = файл базы данных испорчен
refusal-attempt-to-write-a-readonly-database = в эту базу данных нельзя писать

## Что не так с JSON

refusal-at = { $reason } (место: { $a })
refusal-at-key-in = { $reason } (ключ в { $a })
refusal-json-is-malformed-byte = JSON испорчен: { $reason } (байт { $a })
refusal-trailing-characters = лишние символы в конце
refusal-invalid-character = недопустимый символ
refusal-invalid-number = неправильное число
refusal-invalid-escape-character-in-string = недопустимая последовательность с \ в тексте
refusal-invalid-utf-8-character = символ не в UTF-8
refusal-object-keys-must-be-strings = ключи объекта должны быть текстом
refusal-trailing-comma-in-object = лишняя запятая в объекте
refusal-trailing-comma-in-array = лишняя запятая в списке
refusal-expected = не хватает «:»
refusal-expected-or = не хватает «,» или «]»
refusal-input-data-was-truncated = данные обрываются
refusal-expected-got = должно быть { $reason }, а не { $where }
refusal-expected-of-length-got = должно быть { $reason } длиной { $a }, а не { $b }
refusal-expected-of-length = должно быть { $reason } длиной не меньше { $a }
refusal-expected-of-length-2 = должно быть { $reason } длиной не больше { $a }
refusal-expected-of-at-most-length = должно быть { $reason } длиной не больше { $a }
refusal-expected-of-at-least-length = должно быть { $reason } длиной не меньше { $a }
refusal-expected-2 = должно быть { $reason }, не меньше { $a }
refusal-expected-3 = должно быть { $reason }, не больше { $a }
refusal-expected-4 = должно быть { $reason }, больше { $a }
refusal-expected-5 = должно быть { $reason }, меньше { $a }
refusal-expected-matching-regex = должно быть { $reason } по образцу { $a }
refusal-object-missing-required-field = не хватает поля { $a }
refusal-object-contains-unknown-field = поле { $a } лишнее
refusal-invalid-enum-value = значение { $a } недопустимо
refusal-invalid-value = значение { $a } недопустимо
refusal-kind-int = целое число
refusal-kind-float = число
refusal-kind-str = текст
refusal-kind-bool = true или false
refusal-kind-object = объект
refusal-kind-array = список
refusal-kind-null = null
refusal-kind-int-null = целое число или null
refusal-kind-str-null = текст или null
refusal-kind-int-str = целое число или текст
refusal-kind-object-str = объект или текст
refusal-kind-object-null = объект или null
refusal-kind-array-null = список или null

## Что не так с другими файлами

refusal-at-line-column = { $reason } (строка { $a }, столбец { $b })
refusal-at-end-of-document = { $reason } (в конце файла)
refusal-invalid-value-2 = неправильное значение
refusal-invalid-statement = непонятная строка
refusal-unclosed-array = список не закрыт
refusal-unterminated-string = текст не закрыт кавычками
refusal-cannot-overwrite-a-value = значение задано дважды
refusal-illegal-character = недопустимый символ { $a }
refusal-expected-after-a-key-in-a-key-value-pair = после названия не хватает «=»
refusal-expected-newline-or-end-of-document-after-a-statement = после значения должна быть новая строка
refusal-not-a-gzipped-file = это не файл gzip ({ $a })
refusal-compressed-file-ended-before-the-end-of-stream-marker = сжатый файл обрывается
refusal-utf-8-codec-can-t-decode = это не текст в UTF-8 ({ $b })

## Любые файлы

refusal-cannot-read = не удаётся прочитать { $a }: { $reason }
refusal-cannot-write = не удаётся записать { $a }: { $reason }
refusal-is-not-json = { $a } — не JSON: { $reason }
refusal-is-nested-too-deeply = в { $a } слишком много вложений
refusal-there-is-no-file = файла { $a } нет
refusal-there-is-no-database = базы данных { $a } нет

## Гонки, места, параметры

refusal-there-is-no-seat-in-this-race-of = места { $a } нет: в этой гонке мест — { $b }
refusal-there-is-no-seat-seats-are-counted-from-0 = места { $a } нет: места считают от 0 до { $b }
refusal-there-is-no-seat-seats-are-counted-from-0-2 = места { $a } нет: места считают от 0
refusal-there-is-no-seat-this-race-has = места { $a } нет: в этой гонке мест — { $b }
refusal-seat-has-nothing-to-decide-now = месту { $a } сейчас нечего решать
refusal-seat-has-nothing-to-decide-while-the-others-plan = месту { $a } нечего решать, пока остальные планируют
refusal-seat-has-chosen-its-tyres = на месте { $a } шины уже выбраны
refusal-it-is-the-turn-of-seat-not-of-seat = сейчас ход места { $a }, а не места { $b }
refusal-the-race-is-over = гонка закончена
refusal-the-rally-is-over = ралли закончено
refusal-the-table-waits-for-dice-or-tokens = сначала должны выпасть кубики или жетоны
refusal-a-card-or-token-is-to-be-drawn-now = сейчас тянут карту или жетон
refusal-the-lot-is-to-be-drawn-now = сейчас тянут жребий
refusal-the-die-is-to-be-rolled-now = сейчас бросают кубик
refusal-a-die-or-card-is-due-now = сейчас очередь кубика или карты
refusal-nothing-is-to-be-rolled-or-drawn-now = сейчас ничего не бросают и не тянут
refusal-nothing-is-to-be-rolled-now = сейчас ничего не бросают
refusal-nothing-is-to-be-drawn-now = сейчас ничего не тянут
refusal-is-not-allowed-now = сейчас не разрешено
refusal-action = действие { $a }: { $reason }
refusal-outcome-is-not-possible-now = { $a } сейчас выпасть не может
refusal-cannot-come-up-now = { $a } сейчас выпасть не может
refusal-is-not-among-what-can-be-drawn-now = { $a } сейчас вытянуть нельзя
refusal-is-not-among-what-can-be-drawn-now-2 = { $a } сейчас вытянуть нельзя; можно: { $b }
refusal-the-deck-holds-no-card = в колоде нет карты { $a }
refusal-the-point-lies-beyond-the-weights-of-all-outcomes = такого случая среди возможных нет
refusal-the-script-has-no-outcome-left-for-this-chance = в сценарии не сказано, что здесь выпадает
refusal-what-chance-brings-is-chosen-at-the-table = то, что выпадает, решают за столом
refusal-there-is-nothing-to-take-back-only-one-s = отменять нечего: отменяют только свои последние решения, пока ничего не брошено, не вытянуто и не открыто и никто другой не решил
refusal-nothing-is-taken-back-in-a-drive-of-the = в заезде дня ничего не отменяют
refusal-a-decision-has-1-to-actions-not = в решении от 1 до { $a } действий, а не { $b }
refusal-a-decision-has-at-least-one-action = в решении есть хотя бы одно действие
refusal-action-of = действие { $a } из { $b } ({ $c }): { $reason }
refusal-the-action-before-it-shows-what-was-hidden-and = предыдущее действие открывает скрытое, и решение на этом заканчивается
refusal-dice-or-cards-are-due-after-the-action-before = после предыдущего действия очередь кубиков или карт, и решение на этом заканчивается
refusal-the-seat-has-nothing-more-to-decide-after-the = после предыдущего действия решать уже нечего
refusal-the-number-of-seats-is-a-whole-number-not = число мест — целое число, а не { $a }
refusal-seats-to-players-not = игроков в { $a } может быть от { $b } до { $c }, а не { $d }
refusal-has-no-option-it-has = у { $a } нет параметра { $b }; есть { $c }
refusal-options-hold-what-a-record-cannot = в параметрах { $a } есть то, чего не вместит запись: { $reason }
refusal-options-2 = параметры { $a }: { $reason }
refusal-track-2 = трасса { $a }: { $reason }
refusal-has-no-track-it-has = у { $a } нет трассы { $b }; есть { $c }
refusal-reads-no-track-files = { $a } не читает файлов трасс
refusal-keeps-nothing-of-the-files-of-its-tracks = { $a } ничего не берёт из файлов своих трасс
refusal-has-no-tracks-to-be-drawn = у { $a } нет трасс, которые можно нарисовать
refusal-takes-no-board-file = { $a } не принимает файлов полей
refusal-there-is-no-game-there-is = игры { $a } нет; есть { $b }
refusal-there-is-no-game-with-cards-named = игры с картами { $a } нет
refusal-knows-no-game-it-knows = { $a } не знает игры { $b }; знает { $c }
refusal-the-game-of-racecraft-games-cannot-be-imported = игру { $a } из RACECRAFT_GAMES не удаётся загрузить: { $b }
refusal-there-is-no-language-there-is = языка { $a } нет; есть { $b }
refusal-there-is-no-theme-there-is = темы { $a } нет; есть { $b }
refusal-there-is-no-car-colour-there-is = цвета машины { $a } нет; есть { $b }
refusal-a-picture-is-to-pixels-wide-not = ширина рисунка — от { $a } до { $b } пикселей, а не { $c }
refusal-papers-are-written-for-not-for = документы есть для { $a }, а не для { $b }
refusal-has-no-drill = у { $a } нет упражнения { $b }
refusal-to-highlight = { $a } — такого не отметить
refusal-is-a-whole-number-not = { $a } — целое число, а не { $b }
refusal-a-file-of-your-own-is-named-by-a = { $reason }; свой файл называют путём, который кончается на .json

## Боты

refusal-has-no-bot-it-has-and-takes-package-module = у { $a } нет бота { $b }; есть { $c }, а своего называют package.module:Class
refusal-a-bot-s-budget-is-a-time-such-as = бюджет бота — это время, например 50ms или 2s, или число узлов, а не { $a }
refusal-the-bot-cannot-be-made = бота { $a } не удаётся создать: { $b }
refusal-there-is-no-module-for-the-bot = нет модуля { $a } для бота { $b }
refusal-the-module-of-the-bot-cannot-be-imported = модуль бота { $a } не удаётся загрузить: { $b }
refusal-has-no-class-that-is-a-racecraft-bots-bot = в { $a } нет класса { $b }, который был бы racecraft.bots.bot.Bot
refusal-at-least-one-bot-is-needed = нужен хотя бы один бот
refusal-there-are-bots-for-seats = ботов — { $a }, а мест — { $b }
refusal-the-bot-is-named-twice-one-bot-fills-as = бот { $a } назван дважды; один бот займёт все свободные места

## Арена и разборы

refusal-a-ray-cluster-is-named-or-host-port-not = кластер Ray называют { $a }, { $b } или HOST:PORT, а не { $c }
refusal-ray-is-not-installed-brings-it = Ray не установлен; его даст { $a }
refusal-there-is-no-ray-cluster-at = по адресу { $a } нет кластера Ray: { $b }
refusal-results-are-told-without-luck-in-races-of-two = результат без везения считают в гонках от двух машин
refusal-results-are-told-without-luck-where-the-bots-change = результат без везения считают там, где боты меняются местами
refusal-results-are-told-without-luck-by-1-to-playouts = результат без везения считают по 1–{ $a } розыгрышам, а не по { $b }
refusal-has-no-learned-value-to-tell-luck-by = для { $a } нет обученной оценки, по которой видно везение
refusal-has-no-learned-value = для { $a } нет обученной оценки
refusal-does-not-tell-who-leads-before-the-race-is = { $a } не говорит, кто впереди, пока гонка не закончена
refusal-line-1-is-not-the-header-of-a-tournament = { $a }: строка 1 — не заголовок турнира
refusal-the-file-has-format-this-engine-reads-format = { $a }: у файла формат { $b }; этот движок читает формат { $c }
refusal-was-begun-by-engine-this-is = { $a } начат движком { $b }; этот — { $c }
refusal-is-in-use-by-another-tournament = { $a } занят другим турниром
refusal-holds-another-job-its-is-not = в { $a } другое задание: { $b } — { $c }, а не { $d }
refusal-line-is-not-a-game = { $a }: строка { $b } — не игра: { $reason }
refusal-a-test-is-between-two-bots-in-races-of = проверяют двух ботов в гонках не меньше чем на два места
refusal-a-test-is-between-two-scores-the-lower-first = проверка — между двумя результатами, сначала меньший, больше 0% и меньше 100%, а не { $a } и { $b }
refusal-is-a-probability-above-0-and-below-0-5 = { $a } — вероятность больше 0 и меньше 0.5, а не { $b }
refusal-there-was-nothing-else-to-decide = другого выбора там не было
refusal-the-last-step-of-this-race-is-no-decision = последний шаг этой гонки — не решение
refusal-there-is-no-record-a-jsonl-file-in = в { $a } нет ни одной записи, файла .jsonl
refusal-a-review-judges-by-not-by = разбор судит по { $a }, а не по { $b }
refusal-no-race-like-this-is-solved-in-only-drives = таких гонок в { $a } не просчитано: точно судят только заезды в одиночку
refusal-a-budget-is-a-number-of-playouts-from-1 = бюджет — это число розыгрышей от 1 до { $a }, а не { $b }
refusal-the-review-cannot-be-made = разбор сделать не удаётся: { $reason }
refusal-this-race-has-no-result = у этой гонки нет результата

## Записи

refusal-is-empty-a-record-begins-with-a-header-line = { $a } пуст; запись начинается со строки заголовка
refusal-the-record-has-format-and-engine-this-engine-reads = { $a }: у записи формат { $b } и движок { $c }; этот движок ({ $d }) читает формат { $e }
refusal-the-race-was-driven-by-version-of-the-rules = гонка шла по правилам { $b } версии { $a }; здесь версия { $c }
refusal-line-comes-after-the-result = { $a }: строка { $b } стоит после результата
refusal-line-is-cut-off-the-file-was-truncated = { $a }: строка { $b } оборвана, файл сохранён не полностью
refusal-line-1-is-not-the-header-of-a-racecraft = { $a }: строка 1 — не заголовок записи Racecraft
refusal-line-1-is-not-a-header = { $a }: строка 1 — не заголовок: { $reason }
refusal-line-is-not-a-ply-of-a-record = { $a }: строка { $b } — не полуход записи: { $reason }
refusal-the-race-is-not-finished-after-plies-there-is = гонка не закончена: полуходов — { $a }, а строки с результатом нет
refusal-the-checksum-does-not-fit-the-record-was-edited = контрольная сумма не совпадает: запись изменена после гонки
refusal-the-record-gives-a-result-but-the-race-is = в записи есть результат, но гонка не закончена
refusal-the-result-is-not = результат — { $a }, а не { $b }
refusal-was-drawn-but-the-seed-gives = выпало { $a }, а зерно даёт { $b }
refusal-the-race-was-over-before-this-ply = гонка закончилась до этого полухода
refusal-the-race-began-with-other-dice-not = гонку начали с другими кубиками: { $a }, а не { $b }
refusal-the-header-names-no-known-source-of-chance = заголовок называет неизвестный источник случая: { $a }
refusal-the-header-has-not-one-seal-for-every-contribution = в заголовке не у каждого вклада есть печать
refusal-the-header-s-seed-is-not-a-whole-number = зерно в заголовке — не целое число от 0
refusal-the-header-s-contributions-are-not-a-list-of = вклады в заголовке — не список текстов
refusal-the-header-s-commitment-is-not-a-sha-256 = обязательство в заголовке — не шестнадцатеричный хеш SHA-256
refusal-the-revealed-seed-is-not-the-one-that-was = раскрытое зерно — не то, которое зафиксировали до первого броска
refusal-seat-contributes-to-the-dice-but-had-sealed-nothing = место { $a } даёт свой вклад в кубики, но ничего не запечатало
refusal-the-contribution-of-seat-is-not-the-one-that = вклад места { $a } — не тот, который оно запечатало
refusal-the-revealed-seed-is-not-a-hexadecimal-text = раскрытое зерно — не шестнадцатеричный текст
refusal-is-no-time-attack-only-a-single-car-against = { $a } — не заезд на время: лист времени ведут только для одной машины, которая едет на время

## Сценарии

refusal-the-position-is-not-refused = позиция не отклонена
refusal-a-position-that-is-refused-has-an-empty-script = если позицию должны отклонить, сценарий ходов пуст
refusal-the-seat-must-be-named-seats-are-to-decide = назовите место: сейчас решают { $a }
refusal-is-legal = { $a } разрешено
refusal-can-be-read = { $a } можно прочитать
refusal-is-refused-with-not = { $a } отклонено с объяснением { $b }, а не { $c }
refusal-the-position-is-refused-with-not = позиция отклонена с объяснением { $b }, а не { $c }
refusal-the-race-is-not-over = гонка не закончена
refusal-there-was-no-event-in-this-order-there-was = события { $a } в этом порядке не было; было { $b }
refusal-has-no-event-so-it-is-no-news-that = у { $a } нет события { $b }, так что его и не могло быть
refusal-there-was-an-event = произошло событие { $a }: { $b }
refusal-the-has-no = { $a }: нет { $b }
refusal-there-is-no-check-there-is = проверки { $a } нет; есть { $b }
refusal-is-no-choice-now = { $a } сейчас не выбрать
refusal-is-not = { $a } — { $b }, а не { $c }

## Сервер, база данных, резервные копии

refusal-cannot-listen-on-port = не удаётся слушать { $a }, порт { $b }: { $reason }
refusal-the-database-is-not-at-schema-start-the-server = схема базы данных — не { $a }; запустите на ней сервер один раз
refusal-there-is-nobody-with-the-id-people-lists-ids = никого с id { $a } нет; id показывает `people`
refusal-there-is-no-table-that-is-open-or-running = стола { $a }, открытого или в игре, нет
refusal-there-is-no-report-that-waits = жалобы { $a }, которая ждёт, нет
refusal-there-is-no-track-in-the-gallery-reports-name = трассы { $a } в галерее нет; в жалобах она названа GAME/FINGERPRINT
refusal-there-is-no-the-key-that-a-server-makes = нет { $a }, ключа, который сервер создаёт при первом запуске
refusal-can-be-read-by-others-it-holds-a-secret = { $a } могут прочитать другие, а там секрет: chmod 600 { $b }
refusal-does-not-hold-a-key-of-bytes-in-hexadecimal = в { $a } нет шестнадцатеричного ключа из { $b } байтов
refusal-is-cut-off-after-rows = { $a } обрывается, строк прочитано: { $b }
refusal-has-format-and-schema-this-release-reads-format-and = { $a }: формат { $b } и схема { $c }; этот выпуск читает формат { $d } и схемы до { $e }
refusal-the-database-has-schema-this-release-knows-it-takes = схема базы данных — { $a }, этот выпуск знает { $b }: нужен более новый выпуск
refusal-the-database-has-schema-this-release-knows = схема базы данных — { $a }, этот выпуск знает { $b }
refusal-is-no-whole-backup = { $a } — не полная резервная копия: { $reason }
refusal-the-database-is-not-empty-a-backup-is-restored = база данных не пуста; копию восстанавливают в пустую
refusal-the-database-says = база данных говорит: { $reason }
refusal-cannot-use-the-database = базой данных { $a } не воспользоваться: { $reason }
refusal-cannot-use = { $a } — не воспользоваться: { $reason }
refusal-names-an-unknown-table = { $a } называет неизвестную таблицу { $b }
refusal-names-an-unknown-column-of = { $a } называет неизвестный столбец { $b } таблицы { $c }
refusal-names-rows-and-has = в { $a } заявлено строк: { $b }, а есть { $c }
refusal-connect-timeout-of-is-a-number-of-seconds-not = connect_timeout для { $a } — число секунд, а не { $b }
refusal-the-parameters-of-cannot-be-read = параметры { $a } не прочитать
refusal-of-is-not-supported = { $a }={ $b } для { $c } не поддерживается
refusal-the-parameter-of-has-no-value = у параметра { $a } для { $b } нет значения
refusal-is-in-use-by-another-racecraft-server = { $a } занято другим сервером racecraft

## Позиции любой игры

refusal-a-position-is-a-json-object = позиция — это объект JSON
refusal-has-no-field-it-has = { $where }: поля { $b } нет; есть { $c }
refusal-has-no = { $where }: не хватает { $b }
refusal-is-not-of-type = { $where }: { $b } — это { $c }, а не { $d }
refusal-is-not-to = { $where }: { $b } — { $c }, а должно быть от { $d } до { $e }
refusal-is-not-one-of = { $where }: { $b } — { $c }, а должно быть одно из { $d }
refusal-has-entries-the-start-position-only = { $where }: записей { $b }, а на старте только { $c }
refusal-is-not-an-object = { $where } — это { $b }, а не объект
refusal-the-position-is-one-of-seats-not-of = в позиции мест — { $a }, а не { $b }
refusal-the-position-has-other-options-than-the-race = в позиции другие параметры, чем в гонке
refusal-the-race-is-over-in-this-position = в этой позиции гонка уже закончена
refusal-this-is-a-position-of-not-of = это позиция игры { $a }, а не { $b }
refusal-the-position-has-seats = в позиции мест — { $a }
refusal-the-position-has-cars-not-to = в позиции машин — { $a }, а должно быть от { $b } до { $c }
refusal-the-position-has-cars-the-options-say = в позиции машин — { $a }, а по параметрам { $b }
refusal-has-entries-for-seats = { $where }: в { $b } записей { $c }, а мест { $d }
refusal-the-road-has-no-space = { $where }: клетки { $b } на дороге нет
refusal-phase-is-none-of = { $where }: фазы { $b } нет; есть { $c }
refusal-is-none-of = { $where }: { $b } { $c } — не одно из { $d }
refusal-cars-and-stand-on-the-same-space = машины { $a } и { $b } стоят на одной клетке { $c }
refusal-cars-and-stand-on-the-same-cell = машины { $a } и { $b } стоят на одной клетке { $c }
refusal-cars-and-stand-on-the-same-spot = машины { $a } и { $b } стоят на одном месте { $c }
refusal-two-cars-stand-on-the-same-line-of-corner = две машины стоят на одной линии поворота { $a }
refusal-cars-stand-on-space-which-holds = на клетке { $b } машин — { $a }, а помещается { $c }

## Позиции Rallyman: GT

refusal-must-list-different-seats-from-0-to = { $where }: в { $b } должны быть разные места от 0 до { $c }
refusal-chosen-has-an-entry-for-each-seat-exactly-while = { $where }: в 'chosen' есть запись для каждого места только тогда, когда выбирают шины
refusal-all-have-chosen-their-tyres-but-they-are-still = { $where }: все уже выбрали шины, а их ещё должны выбирать
refusal-chosen-tyres-are-none-of = { $where }: таких шин, как { $b }, нет; есть { $c }
refusal-class-is-not-the-agreed = { $where }: класс { $b }, а договорились о { $c }
refusal-wear-is-counted-from-1-on-soft-tyres-and = { $where }: износ считают от 1 на мягких шинах, на других он 0
refusal-marker-is-none-of-its-class = { $where }: маркера { $b } у этого класса нет
refusal-the-track-has-no-space = { $where }: клетки { $b } на трассе нет
refusal-the-grid-is-filled-from-slot-1-on-without = { $where }: стартовую решётку занимают с места 1, без пропусков
refusal-tyres-are-chosen-before-the-grid-is-drawn = { $where }: шины выбирают до жеребьёвки решётки
refusal-only-a-time-attack-keeps-a-sheet = { $where }: лист ведут только в заезде на время
refusal-order-at-pointer-must-be-the-seat-whose-turn = { $where }: 'order' под номером 'pointer' должен быть местом, чей сейчас ход
refusal-car-is-not-on-the-track-it-cannot-plan = машина { $a } не на трассе и планировать ход не может
refusal-car-is-blocked-it-cannot-plan-a-move-gt = машина { $a } заблокирована и планировать ход не может (GT-BLOCK)
refusal-car-cannot-make-a-pit-stop-here-gt-pit = машина { $a } не может здесь заехать в боксы (GT-PIT-01 – 03)
refusal-car-has-no-verge-to-choose = у машины { $a } нет обочины на выбор
refusal-car-is-out-of-the-race-it-cannot-have = машина { $a } выбыла, ходить она не может
refusal-car-is-racing-but-not-in-the-order-of = машина { $a } едет, но её нет в порядке раунда
refusal-car-draws-tokens-in-gear = машина { $a } тянет жетоны на передаче { $b }
refusal-move-from-must-be-a-space-and-plan-a = движение: 'from' должно быть клеткой, а 'plan' — списком шагов
refusal-move-a-car-that-drives-has-a-plan = движение: у едущей машины есть план
refusal-move-after-steps-the-car-would-not-stand-on = движение: после { $a } шагов машина не стояла бы на { $b }
refusal-move-faces-must-be-a-list-of-hz-and = движение: 'faces' должно быть списком из hz и ok
refusal-move-a-car-cannot-be-flat-out-in-phase = движение: в фазе { $a } после { $b } шагов ехать на полную нельзя
refusal-move-cannot-be-planned = движение: { $a } запланировать нельзя: { $reason }
refusal-move-all-steps-are-driven-but-the-move-goes = движение: все шаги проеханы, а движение продолжается
refusal-move-nothing-is-driven-or-rolled-while-the-plan = движение: пока выкладывают план, ничего не едут и не бросают
refusal-move-of-dice-cannot-be-rolled-in-this-phase = движение: в этой фазе { $a } из { $b } кубиков не бросают
refusal-move-no-dice-are-rolled-in-this-phase = движение: в этой фазе кубики не бросают
refusal-move-these-dice-do-not-lose-control = движение: с такими кубиками управление не теряют
refusal-flags-is-not-an-object-with-tile-and-seat = флаги: { $a } — не объект с tile и seat
refusal-bag-there-are-tokens-in-all-not-gt-setup = мешочек: жетонов { $b } всего { $a }, а не { $c } (GT-SETUP-05)
refusal-sheet-is-not-an-object-with-marker-and-weather = лист: { $a } — не объект с marker и weather
refusal-is-placed-but-not-on-the-grid = { $where }: расставлена, но не на решётке
refusal-a-car-has-finished-exactly-when-it-is-beyond = { $where }: машина финишировала только тогда, когда она за линией финиша
refusal-finished-lists-exactly-the-cars-that-have-finished = { $where }: в 'finished' должны быть именно те машины, что финишировали
refusal-is-on-the-track-with-marker-00 = { $where }: на трассе с маркером 00
refusal-is-on-the-verge-with-marker-not-00 = { $where }: на обочине с маркером { $b }, а не 00
refusal-is-in-the-pits-in-gear = { $where }: в боксах на передаче { $b }
refusal-lane-is-1-to-3-in-the-pits-and = { $where }: 'lane' — от 1 до 3 в боксах, в других местах 0
refusal-is-in-the-lane-for-tyres-with-marker-00 = { $where }: на полосе смены шин с маркером 00 (GT-PIT-07)
refusal-has-spun-but-does-not-stand-on-the-track = { $where }: развернулась, но не стоит на трассе с маркером 0 (GT-LOC-08)
refusal-is-not-on-the-circuit-but-the-race-has = { $where }: не на трассе, а гонка уже началась
refusal-is-not-on-the-board-but-the-race-has = { $where }: не на поле, а гонка уже началась
refusal-there-is-no-plan-on-the-table = на столе нет плана

## Позиции Heat

refusal-there-is-no-phase-there-is = фазы { $a } нет; есть { $b }
refusal-season-the-calendar-must-name-all-races = сезон: календарь должен назвать все гонки ({ $a })
refusal-season-the-calendar-is-longer-than-races = сезон: в календаре больше { $a } гонок
refusal-season-points-must-be-a-whole-number-for-each = сезон: 'points' — целое число для каждой машины
refusal-season-standings-must-name-every-car-or-none = сезон: 'standings' называет все машины или ни одной
refusal-setting-grid-must-name-every-car = условия: 'grid' должно назвать каждую машину
refusal-setting-weather-and-road-belong-to-the-option-weather = условия: 'weather' и 'road' относятся к параметру weather, а он выключен
refusal-setting-a-track-with-corners-has-as-many-road = условия: на трассе с { $a } поворотами столько же жетонов 'road', а не { $b }
refusal-setting-there-are-only-two-road-tokens = условия: жетонов дороги { $a } только два
refusal-there-is-no-card = { $where }: { $b }: карты { $c } нет
refusal-does-not-belong-here = { $where }: { $b }: { $c } здесь быть не может
refusal-is-no-car-or-is-named-twice = { $where }: { $b }: { $c } — не машина, или названа дважды
refusal-there-is-no-there-is = { $where }: { $b }: { $c } нет; есть { $d }
refusal-there-is-no = { $where }: { $b }: { $c } нет
refusal-is-but-stands-on-the-track = { $where }: { $b }, но стоит на трассе
refusal-is-no-place-on-the-track-one-is-written = { $where }: { $b } — не место на трассе; его пишут так: 0/12L
refusal-is-no-place-on-a-track-of-cells = { $where }: места { $b } на трассе из { $c } клеток нет
refusal-cannot-lie-on-top-it-is-not-in-the = { $where }: { $b } не может лежать сверху, этой карты нет в сбросе
refusal-has-basic-speed-cards-a-driver-has = { $where }: базовых карт скорости { $b }, а у гонщика их { $c }
refusal-there-is-no-sponsor-without-a-season = { $where }: спонсора { $b } без сезона нет
refusal-has-cards-of-which-there-are = { $where }: карт { $c } — { $b }, а их только { $d }
refusal-round-it-cannot-be-the-turn-of-car-by = раунд: при таком порядке и номере не может быть ход машины { $a }
refusal-round-order-contradicts-where-the-cars-stand-or-names = раунд: 'order' противоречит тому, где стоят машины, или называет выбывшую
refusal-round-legends-used-is-no-legend-card = раунд: 'legends_used': { $a } — не карта легенды
refusal-round-must-name-every-car-that-is-and-no = раунд: { $a } должно назвать все машины в состоянии { $b } и никаких других
refusal-turn-start-must-say-where-the-turn-began = ход: 'start' должно сказать, где ход начался
refusal-turn-a-flip-is-due-but-due-and-after = ход: надо вскрыть карту, но 'due' и 'after' не говорят какую
refusal-turn-amount-for-names-no-symbol-whose-amount-could = ход: 'amount_for' не называет символа, для которого выбирают количество
refusal-turn-amount-for-names-no-card-whose-number-could = ход: 'amount_for' не называет карты, для которой выбирают число
refusal-the-race-is-over-but-not-every-car-is = гонка закончена, но не у каждой машины есть место
refusal-driver-gear-is-not-within-reach-of-gear = гонщик { $a }: на передачу { $b } с передачи { $c } не перейти
refusal-driver-has-nothing-to-plan-but-the-stage-is = гонщику { $a } нечего планировать, а стадия — { $b }
refusal-driver-has-no-card-to-lay = гонщику { $a } нечего выложить
refusal-driver-cannot-be-choosing-a-gear-now = гонщик { $a } сейчас не может выбирать передачу
refusal-all-drivers-have-committed-but-the-phase-is = все гонщики уже готовы, а фаза — { $a }
refusal-a-paid-mulligan-is-decided-by-one-driver-after = платную замену карт решают по очереди
refusal-nothing-could-be-decided-in-the-phase = в фазе { $a } нечего решать
refusal-nothing-could-be-drawn-in-the-phase = в фазе { $a } нечего тянуть

## Позиции Ралі

refusal-first-is-1-exactly-while-the-lot-is-to = { $where }: 'first' равно -1 только до жребия
refusal-is-at-rest-in-gear-a-car-at-rest = { $where }: стоит на передаче { $b }, а должна быть на 1
refusal-must-be-at-rest-it-stands-at-the-start = { $where }: должна быть неподвижна — на старте, на СТО или в боксе
refusal-stands-on-but-has-not-crossed-the-line-it = { $where }: стоит на { $b }, но линию не пересекла; должна быть на стартовой клетке
refusal-stands-on-start4-which-is-used-only-for-the = { $where }: стоит на START4, а это место только для старта
refusal-a-car-has-finished-but-the-race-goes-on = машина финишировала, а гонка продолжается
refusal-move-steps-are-left-exactly-while-a-car-is = движение: шаги остаются только тогда, когда машина едет
refusal-move-gear-cannot-be-declared-from-gear = движение: с передачи { $b } нельзя объявить { $a }
refusal-car-must-miss-this-turn-it-cannot-declare-a = машина { $a } пропускает ход и передачу не объявляет
refusal-car-must-wait-no-cell-its-first-step-could = машина { $a } ждёт: свободной клетки для первого шага нет
refusal-the-board-has-no-cell = { $where }: клетки { $b } на поле нет
refusal-car-stands-in-the-box-of-another-colour = машина { $a } стоит в боксе другого цвета
refusal-car-is-in-gear-its-damage-allows-at-most = машина { $a } на передаче { $b }, а с её повреждениями можно не больше { $c }
refusal-car-is-already-placed-out-of-turn = машина { $a } уже расставлена не в свою очередь
refusal-car-is-not-yet-placed-out-of-turn = машина { $a } ещё не расставлена, хотя её очередь прошла

## Позиции Rallyman

refusal-shortcuts-no-card-is-left-an-empty-pile-is = срезки: карт не осталось, а пустую стопку сразу тасуют
refusal-there-is-a-split-time-or-1-for-every = { $where }: для каждой отсечки есть время или -1
refusal-has-a-sisu-card-in-a-race-without-sisu = { $where }: есть карта сису в гонке без сису
refusal-a-car-stands-before-the-start-exactly-while-it = { $where }: машина стоит перед стартом только тогда, когда ждёт
refusal-a-car-is-beyond-space-exactly-when-it-has = { $where }: машина за клеткой { $b } только тогда, когда финишировала
refusal-has-lost-gear-dice-and-still-drives = { $where }: потеряно кубиков передач { $b }, а машина едет
refusal-has-stage-times-not = { $where }: времён участков { $b }, а не { $c }
refusal-is-on-a-drift-line-or-cut-but-not = { $where }: в заносе или на срезке, но не в повороте
refusal-is-and-cannot-be-on-a-drift-line-or = { $where }: { $b }, поэтому не может быть в заносе или на срезке
refusal-a-car-that-has-not-retired-is-missing-from = { $where }: в стартовом списке нет машины, которая не сошла
refusal-car-has-retired-and-cannot-drive = машина { $a } сошла и ехать не может
refusal-attack-a-plan-belongs-to-an-attack = атака: план бывает только в атаке
refusal-car-has-no-wheel-to-change = у машины { $a } нет колеса на замену
refusal-car-is-in-gear-a-wheel-is-changed-in = машина { $a } на передаче { $b }, а колесо меняют на нейтрали или на 1-й
refusal-car-is-on-no-cut-no-shortcut-card-is = машина { $a } не на срезке, карту срезки не тянут
refusal-car-has-no-sisu-card = у машины { $a } нет карты сису
refusal-car-cannot-lose-control-in-neutral-or-off-the = машина { $a } не потеряет управление на нейтрали или вне дороги
refusal-car-has-finished-and-has-no-turn = машина { $a } финишировала и больше не ходит
refusal-attack-two-gas-dice-must-lie-ahead-where-one = атака: чтобы убрать один кубик газа, впереди должно лежать два
refusal-attack-the-next-die-has-nowhere-to-go = атака: следующему кубику некуда лечь
refusal-attack-the-dice-of-an-attack-are-not-rolled = атака: кубики атаки не бросают по одному
refusal-the-stage-has-no-zone = { $where }: зоны { $b } на участке нет
refusal-lists-seats-from-0-to-once-each-not = { $where }: в { $b } каждое место от 0 до { $c } по разу, а не { $d }
refusal-backs-gear-has-not-numbers = обороты карт: для передачи { $a } — { $b }, а должно быть { $c } чисел
refusal-backs-gear-has-no-card-left-an-empty-pile = обороты карт: для передачи { $a } карт не осталось, а пустую стопку сразу тасуют
refusal-backs-gear-has-of-not-0-to = обороты карт: для передачи { $a } карт { $c } — { $b }, а должно быть от 0 до { $d }
refusal-mud-is-not-a-corner-with-a-cut = грязь: { $a } — не поворот со срезкой
refusal-mud-corner-has-levels-not-1-to = грязь: в повороте { $a } уровней { $b }, а должно быть от 1 до { $c }
refusal-holds-times-in-seconds-not = { $where }: в { $b } время в секундах, а не { $c }
refusal-is-on-the-road-but-has-no-card-in = { $where }: на дороге, но нет карты в колоде времени
refusal-corner-has-no-cut = { $where }: в повороте { $b } срезки нет
refusal-corner-has-no-drift-line-for-a-car-in = { $where }: в повороте { $b } нет линии заноса для передачи { $c }
refusal-the-start-list-is-complete-no-lot-is-to = { $where }: стартовый список полон, жребия уже нет
refusal-the-rally-is-over-but-a-car-has-neither = ралли закончено, а какая-то машина ни финишировала, ни сошла
refusal-asked-is-but-the-stage-has-no-such-zone = { $where }: 'asked' — { $b }, но такой зоны на участке нет
refusal-in-round-fewer-cars-have-started-rm-start-06 = { $where }: к раунду { $b } стартовало меньше машин (RM-START-06)
refusal-asked-is-not-the-place-of-turn-on-the = { $where }: 'asked' — не место 'turn' в стартовом списке
refusal-turn-is-not-the-seat-at-place-in-the = { $where }: 'turn' — не место под номером 'place' в порядке раунда
refusal-dice-used-lists-gear-dice-1-to-once-each = кубики: в 'used' каждый кубик передачи от 1 до { $a } по разу, а не { $b }
refusal-attack-the-plan-holds-steps-such-as-3-or = атака: в плане шаги вроде 3 или gas-drift, а не { $a }
refusal-attack-a-die-shows-not = атака: на кубике { $a }, а не { $b }
refusal-attack-what-is-planned-or-thrown-is-a-planned = атака: планируют и бросают только запланированную атаку
refusal-attack-dice-show-a-face-although-the-plan-is = атака: кубики уже что-то показывают, а план не завершён
refusal-attack-no-die-of-the-plan-is-left-to = атака: кубиков плана, чтобы бросить, не осталось
refusal-attack-no-plan-of-two-dice-is-possible-here = атака: план из двух кубиков здесь невозможен
refusal-attack-every-die-of-the-plan-shows-a-face = атака: каждый брошенный кубик плана что-то показывает
refusal-attack-the-plan-goes-on-beyond-the-finish = атака: план уходит за финиш
refusal-attack-the-plan-has-but = атака: в плане { $a }, но { $reason }
refusal-dice-a-turn-begins-with-all-dice-unused = кубики: в начале хода все кубики свободны
refusal-dice-at-this-point-of-a-turn-at-least = кубики: здесь хотя бы один кубик уже использован
refusal-step-cannot-be-rolled = шаг: { $a } бросить нельзя: { $reason }
refusal-the-time-pile-holds-0-to-and-s-not = { $where }: в колоде времени карты от 0 до { $b } и S, а не { $c }

## Как пишут действия и кубики

refusal-has-actions-0-to-not = у { $a } действия от 0 до { $b }, а не { $c }
refusal-has-actions-0-to-and-not-all-of-them = у { $a } действия от 0 до { $b }, но не все; { $c } — не действие
refusal-has-no-action = у { $a } нет действия { $b }
refusal-has-no-outcome = у { $a } ничего под номером { $b } не выпадает
refusal-knows-no-outcome = у { $a } не бывает { $b }
refusal-knows-actions-such-as = { $a } знает действия вроде { $b }
refusal-knows-no-action-it-knows = { $a } не знает действия { $b }; знает { $c }
refusal-knows-no-action-a-step-is-written-g4-1 = { $a } не знает действия { $b }; шаг пишут G4 1#2, другие действия — { $c }
refusal-knows-no-action-do-must-be-a-text = { $a } не знает действия { $b }; 'do' должно быть текстом
refusal-knows-no-action-an-action-has-do-and-number = { $a } не знает действия { $b }; у действия есть 'do' и 'number' или 'card'
refusal-gt-knows-no-action-it-knows-step-do-pit = gt не знает действия { $a }; знает step, do, pit, start и lose
refusal-rali-knows-no-action-it-knows-declare-step-and = rali не знает действия { $a }; знает declare, step и start
refusal-rallyman-knows-no-action-it-knows-choose-or-die = rallyman не знает действия { $a }; знает choose или die, line и set
refusal-rallyman-knows-no-action-it-knows-and-dice-such = rallyman не знает действия { $a }; знает { $b } и кубики вроде 3, gas-drift или 4-cut-set
refusal-heat-knows-no-action-it-knows-gear-lay-value = heat не знает действия { $a }; знает gear, lay, value, adrenaline, boost, другие символы с картой, slip, discard, top, pick и end
refusal-the-dice-cannot-be-laid-so-that-control-is = кубики не выложить так, чтобы потерять управление, как говорит { $a }
refusal-space-is-not-next-to-gt-move-02-gt = клетка { $a } не рядом с { $b } (GT-MOVE-02, GT-MOVE-03)
refusal-a-die-shows-hz-or-ok-not = на кубике hz или ok, а не { $a }
refusal-there-is-no-die-there-is = кубика { $a } нет; есть { $b }
refusal-the-track-has-no-space-spaces-are-written-tile = клетки { $a } на трассе нет; клетки пишут тайл#клетка, например 1#2
refusal-the-lot-falls-on-to-not = жребий может выпасть от { $a } до { $b }, а не на { $c }
refusal-the-bag-holds-not = в мешочке { $a }, а не { $b }
refusal-from-gear-the-step-is-not-gt-dice-13 = с передачи { $a } шаг — { $b }, а не { $c } (GT-DICE-13, 14)
refusal-the-dice-can-be-laid-in-ways-there-is = кубики можно выложить { $a } способами, способа { $b } нет
refusal-the-die-shows-1-to-not = на кубике от 1 до { $a }, а не { $b }
refusal-this-shows-not = здесь ({ $a }) бывает { $b }, а не { $c }
refusal-names-no-dice-there-are = { $a } — не кубики; есть { $b }
refusal-names-no-die-there-are = { $a } — не кубик; есть { $b }
refusal-name-the-dice-in-the-order-in-which-they = назовите кубики в том порядке, в котором их считают: { $a }
refusal-no-further-there-is-one-gear-die-of-each = больше { $a } нет: кубик каждой передачи один, а кубиков газа { $b }
refusal-the-move-is-over-before-this-step = движение заканчивается до этого шага

## Параметры игр

refusal-gt-options-classes-for-seats-in-a-race-of = параметры gt: классы для { $a } мест, а в гонке их { $b }
refusal-heat-options-no-two-cars-have-the-same-colour = параметры heat: двух машин одного цвета не бывает
refusal-heat-options-there-are-tracks-for-a-drawn-season = параметры heat: трасс — { $a }, а гонок в сезоне — { $b }
refusal-heat-options-there-is-no-colour-there-is = параметры heat: цвета { $a } нет; есть { $b }
refusal-heat-options-a-training-race-has-one-lap-and = параметры heat: в учебной гонке один круг и никаких модулей
refusal-heat-options-a-race-of-a-calendar-has-a = параметры heat: у гонки календаря есть трасса и событие, а не { $a }
refusal-heat-options-there-is-no-event-there-is = параметры heat: события { $a } нет; есть { $b }
refusal-heat-options-a-championship-has-either-a-season-or = параметры heat: у чемпионата либо сезон, либо свой календарь
refusal-rali-options-seat-cannot-begin-a-race-of = параметры rali: место { $a } не может начать гонку, где мест { $b }
refusal-rallyman-options-has-no-stage-only = параметры rallyman: у { $a } нет участка { $b }, их всего { $c }
refusal-has-no-stage-only = у { $a } нет участка { $b }, их всего { $c }
refusal-rallyman-options-fixed-weather-puts-nothing-under-snow-name = параметры rallyman: при постоянной погоде снега нет; назовите в 'snow' зоны { $a }: { $b }
refusal-rallyman-options-service-can-follow-stages-1-to-of = параметры rallyman: сервис может быть после участков 1–{ $a } ралли { $b }
refusal-rallyman-options-zones-under-snow-are-named-in-fixed = параметры rallyman: зоны под снегом называют только при постоянной погоде
refusal-rallyman-options-there-is-no-zone-there-is = параметры rallyman: зоны { $a } нет; есть { $b }
refusal-rallyman-has-no-track-there-are-the-rallies-stages = у rallyman нет трассы { $a }; есть ралли { $b }, участки вроде { $c }, зоны { $d }, их заснеженная сторона вроде C:snow и маршруты вроде C8-C3 J1-J4

## Файлы трасс и полей

refusal-cannot-be-drawn = { $a } не нарисовать: { $reason }
refusal-tracks-of-are-written-as-json-only = трассы { $a } записывают только как .json
refusal-a-track-is-a-json-object = трасса — это объект JSON
refusal-a-track-file-is-a-json-object = файл трассы — это объект JSON
refusal-a-track-is-a-name-the-content-of-a = трасса — это название, содержимое файла трассы или его путь, а не { $a }
refusal-a-generated-track-of-is-long-here-not = длина созданной трассы { $a } здесь — { $b }, а не { $c }
refusal-tiles-are-too-many-a-circuit-has-at-most = тайлов слишком много ({ $a }); в трассе их не больше { $b }
refusal-this-circuit-has-tiles-of-its-own-which-cannot = в этой трассе есть свои тайлы, которые здесь не выложить
refusal-no-circuit-of-tiles-with-these-wishes-was-found = трассы из { $a } тайлов по этим пожеланиям не найдено; измените пожелания
refusal-a-circuit-with-two-and-three-lanes-has-tiles = в трассе с двумя и тремя полосами не меньше { $a } тайлов
refusal-is-a-list-of-1-to-tiles = { $a } — это список от 1 до { $b } тайлов
refusal-there-is-no-tile-but-the-pit-tile = кроме тайла пит-лейна, тайлов нет
refusal-must-be-a-whole-number-not = { $where }: { $b } — целое число, а не { $c }
refusal-must-be-a-whole-number-from-to-not = { $where }: { $b } — целое число от { $c } до { $d }, а не { $e }
refusal-must-be-a-number-from-to-not = { $where }: должно быть число от { $b } до { $c }, а не { $d }
refusal-must-be-a-text-not = { $where }: { $b } — текст, а не { $c }
refusal-must-be-a-text = { $where }: { $b } должно быть текстом
refusal-has-the-wrong-type = { $where }: у { $b } неверный тип
refusal-name-must-be-a-text-of-at-most-characters = { $where }: 'name' должно быть текстом до { $b } знаков
refusal-must-be-a-list-of-objects = { $where }: { $b } должно быть списком объектов
refusal-must-be-a-list-of-rows = { $where }: должен быть список из { $b } рядов
refusal-must-be-an-object = { $where }: должно быть объектом
refusal-cannot-be-an-object = { $where }: не может быть объектом
refusal-must-have-centre-as-x-y-and-heading = { $where }: нужны 'centre' как [x, y] и 'heading'
refusal-lies-on-the-row-before-it = { $where }: лежит на предыдущем ряде
refusal-tile-is-not-in-the-box = { $where }: тайла { $b } в коробке нет
refusal-there-is-no-tile-in-the-box-or-in = { $where }: тайла { $b } нет ни в коробке, ни в 'own_tiles' (GT-TRACK-14)
refusal-tile-is-in-the-box-a-tile-of-one = { $where }: тайл { $b } есть в коробке; своему нужно другое название
refusal-there-is-no-tile = тайла { $a } нет
refusal-a-track-of-spaces-has-no-room-for-danger = на трассе из { $a } клеток нет места для опасности { $b }
refusal-the-bend-in-cell-is-too-tight-for-the = изгиб на клетке { $a } слишком крут для дороги
refusal-the-road-touches-itself-at-cells-and = дорога касается сама себя на клетках { $a } и { $b }
refusal-pit-must-be-an-object-with-q-and-r = { $where }: 'pit' должно быть объектом с q и r
refusal-lies-on-gt-track-08 = { $where }: лежит на { $b } (GT-TRACK-08)
refusal-touches-no-tile-gt-track-08 = { $where }: не касается ни одного тайла (GT-TRACK-08)
refusal-spaces-are-too-many-a-circuit-has-at-most = { $where }: клеток слишком много ({ $b }); в трассе их не больше { $c }
refusal-the-start-tile-has-grid-slots-not-6 = { $where }: на стартовом тайле мест решётки { $b }, а не 6
refusal-space-leads-to-spaces = { $where }: клетка { $b } ведёт к { $c } клеткам
refusal-space-has-no-border-space-beside-it = { $where }: рядом с клеткой { $b } нет крайней
refusal-must-be-at-least-whole-numbers-from-to-not = { $where }: не меньше { $b } целых чисел от { $c } до { $d }, а не { $e }
refusal-a-dashboard-file-says-format = { $where }: в файле панели должно быть "format": { $b }
refusal-a-circuit-file-says-format = { $where }: в файле трассы должно быть "format": { $b }
refusal-a-tile-file-says-format = { $where }: в файле тайлов должно быть "format": { $b }
refusal-there-is-no-such-side = { $where }: такой стороны нет
refusal-marker-must-be-0-or-00 = { $where }: 'marker' должно быть "0" или "00"
refusal-tiles-must-be-an-object-of-tiles-by-name = { $where }: 'tiles' должно быть объектом с тайлами по названиям
refusal-lane-is-none-of = { $where }: полосы { $b } нет; есть { $c }
refusal-danger-is-none-of = { $where }: опасности { $b } нет; есть { $c }
refusal-inside-is-left-right-or-null-not = { $where }: 'inside' — left, right или null, а не { $b }
refusal-dotted-lines-are-too-many-a-tile-has-at = { $where }: пунктирных линий слишком много ({ $b }); на тайле их не больше { $c }
refusal-edges-must-name-edge-d-and-one-other-each = { $where }: 'edges' должно назвать край D и ещё один, каждый с полосами
refusal-a-hazard-sign-needs-a-cap = { $where }: знаку опасности нужен предел
refusal-space-is-printed-twice = { $where }: клетка { $b } напечатана дважды
refusal-edge-must-be-one-of-a-to-f-with = { $where }: край { $b } должен быть одним из A–F с 2 или 3 полосами
refusal-between-stations-and-the-spaces-leave-a-gap = { $where }: между делениями { $b } и { $c } клетки оставляют промежуток
refusal-between-stations-and-the-spaces-overlap = { $where }: между делениями { $b } и { $c } клетки накладываются
refusal-a-card-for-direct-play-has-one-number-and = { $where }: у карты для игры прямо с руки одно число и нет +
refusal-ct-must-be-0-to-not = { $where }: 'ct' — от 0 до { $b }, а не { $c }
refusal-number-belongs-to-already = { $where }: номер { $b } уже есть у { $c }
refusal-there-is-no-set = { $where }: набора { $b } нет
refusal-there-is-no-symbol = { $where }: символа { $b } нет
refusal-there-is-no-rule = { $where }: правила { $b } нет
refusal-there-is-no-2 = { $where }: нет { $b }
refusal-must-be = { $where }: { $b } должно быть { $c }
refusal-a-cell-is-written-row-lane-not = { $where }: клетку пишут [ряд, полоса], а не { $b }
refusal-there-is-no-cell = { $where }: клетки { $b } нет
refusal-gear-limit-marker-must-be-from-to-not = gear_limit: 'marker' должно быть [от, до], а не { $a }

## Игры, на правила которых ссылаются двумя буквами

rules-gt = gt
rules-ht = heat
rules-rl = rali
rules-rm = rallyman
