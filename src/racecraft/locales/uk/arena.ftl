# Слова racecraft arena: довідка, таблиці, висновки, графіки.

arena-about = провести турнір ботів: таблиці з інтервалами, рейтинги, докази
arena-game = позначення гри, наприклад rali; або файл результатів, щоб показати чи продовжити його
arena-bots = боти, наприклад rookie,club,pro@50ms
arena-seats = скільки місць у кожних перегонах (типово — за кількістю ботів); боти ділять місця або чергуються, якщо місць менше
arena-games = скільки ігор, доповнених до цілих раундів дзеркальних ігор (1000; для файлу результатів — скільки в ньому є)
arena-limit = скільки секунд може тривати рішення, перш ніж його ухвалить новачок
arena-results = записувати рядок на кожну гру в цей файл; якщо він уже є, продовжити з його кінця
arena-sprt = зупинитися, щойно доведено, що перший із двох ботів набирає проти другого більше за LOW або менше за HIGH; у пунктах Ело (0,20) або у відсотках (50%,60%)
arena-alpha = як часто перевірка може помилково знайти більше за LOW (0.05)
arena-beta = як часто перевірка може помилково знайти менше за HIGH (0.05)
arena-ray = грати на кластері Ray за цією адресою; «local» запускає власний Ray
arena-adjusted-about = показати й результати без везіння, розігравши кожне рішення N разів: щоб розрізнити двох ботів, треба менше заїздів; без N — стільки, скільки личить грі
arena-plots = намалювати рейтинги й розподіли у форматі SVG в цій теці
arena-markdown = вивести таблиці в Markdown
arena-job-given = { $option } вказувати не можна: усе завдання вже є у { $file }

arena-title = { $game }: ігор — { $games }, місць — { $seats }, зерно { $seed }
arena-adjusted-wins = Перемоги: як було і без везіння
arena-adjusted-places = Місця: як було і без везіння
arena-adjusted-cost = Без везіння: кожен бік рішення розіграно { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}, { $seconds } с на заїзд.
arena-pairs = Один проти одного
arena-pace = На час
arena-thought = Роздуми й збої
arena-column-bot = Бот
arena-column-games = Ігри
arena-column-wins = Перемоги
arena-column-rate = Частка
arena-column-interval = Інтервал 95%
arena-column-place = Середнє місце
arena-column-place-interval = Інтервал 95%
arena-column-rating = Рейтинг
arena-column-adjusted = Без везіння
arena-column-saved = Заїздів менше, у разів
arena-column-against = Проти
arena-column-score = Рахунок
arena-column-drives = Заїзди
arena-column-finished = Фініші
arena-column-time = Середній час, с
arena-column-rounds = Середньо раундів
arena-column-decisions = Рішення
arena-column-thought = мс на рішення
arena-column-slowest = Найдовше, мс
arena-column-illegal = Проти правил
arena-column-crashed = Збої
arena-column-overtime = Запізно

arena-verdict = { $verdict ->
    [higher] Доведено: { $first } набирає проти { $second } більше за { $low } (хибно щонайбільше у { $alpha } випадків)
    [lower] Доведено: { $first } набирає проти { $second } менше за { $high } (хибно щонайбільше у { $beta } випадків)
   *[running] Ще не вирішено, скільки { $first } набирає проти { $second }: { $low } чи { $high }
}. Раундів: { $rounds }; логарифм відношення правдоподібності { $ratio }, межі { $lower } і { $upper }.
arena-length = У середньому раундів на перегони: { $rounds }.
arena-fault = Гра { $game }: { $bot } { $kind ->
    [illegal] обирає дію проти правил
    [overtime] не встигає вчасно
   *[crashed] зазнає збою
} (разів: { $count }): { $reason }
arena-more-faults = Ще записів про збої: { $count }; вони у файлі результатів і з --json.
arena-lost = Гру { $game } втрачено: { $reason }
arena-speed = Зіграно ігор: { $games }, за секунду — { $rate }.
arena-scheduling = Процеси чекали на наступні ігри { $share } свого часу.

arena-plot-ratings = Рейтинги
arena-plot-ratings-told = рейтинг ± похибка (частка перемог)
arena-plot-rounds = Раундів на перегони
arena-plot-times = Час перегонів, секунди
arena-plot-races = усі перегони
arena-plot-told = середнє { $mean }, заїздів: { $count }

chart-about = намалювати, хто де був раунд за раундом, у форматі SVG
chart-title = { $game }: хто де був
chart-rounds = раунди
chart-finish = фініш

# Цілі
targets-about = скільки потрібно на бронзу, срібло й золото в заїзді наодинці; вимірюють боти
targets-game = гра; без неї всі
targets-option = умова заїзду, НАЗВА=ЗНАЧЕННЯ: цілі виміряють зараз
targets-measure = виміряти наново, а не показати те, що йде з Racecraft
targets-write = виміряти всі заїзди й записати у файл
targets-title = Цілі заїздів наодинці
targets-column-game = гра
targets-column-drive = заїзд
targets-column-bronze = бронза
targets-column-silver = срібло
targets-column-gold = золото
