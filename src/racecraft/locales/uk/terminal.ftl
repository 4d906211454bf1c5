# Перегони в терміналі: слова оболонки, яка не знає жодної гри.

terminal-title = { $game }: { $headline }
terminal-player = { $players ->
    [one] Гравець
   *[other] Гравець { $number }
}
# Імена ботів, розділені пробілами.
terminal-drivers = Комета Іскра Вихор Грім Стриж Полум’я Буря

# Що вводить гравець
terminal-not-understood = «{ $text }» тут вибрати не можна. Варіанти: { $keys }; ? — довідка.
terminal-impossible = «{ $text }» тут випасти не може.
terminal-hint = Обачний водій вибрав би { $key }: { $label }.
terminal-hint-take = H — зіграти це повністю.
terminal-hint-taken = Зіграно: { $label }.
terminal-go = Куди їдемо? Вибір одразу розігрує все рішення, яке туди веде.
terminal-go-nowhere = Тут немає клітинок, які можна вибрати.
terminal-decision-over = До «{ $text }» станеться ще щось: введіть це, коли вас спитають знову.
terminal-hint-chance = Радити нема чого: усе вирішує випадок. { $prompt }
terminal-no-undo = Скасовувати нема чого: лише власні останні рішення, і ніколи — після кидка чи рішення іншого гравця.
terminal-undone = Скасовано.
terminal-no-drive-on = Спершу треба дещо вирішити.
terminal-hand-over = { $who }, сідайте до екрана. Решта не підглядає.
terminal-seated = Я тут, покажіть мої карти
terminal-yes = т
terminal-no = н

# Як водій зважує свої можливості
advice-option = { $label }: { $value }{ $risk }
advice-best = найкраще
advice-risk = , ризик { $percent }%
advice-rows = гірше на { $behind ->
    [one] { $behind } ряд
    [few] { $behind } ряди
    [many] { $behind } рядів
   *[other] { $behind } ряду
}
advice-cells = гірше на { $behind ->
    [one] { $behind } клітинку
    [few] { $behind } клітинки
    [many] { $behind } клітинок
   *[other] { $behind } клітинки
}
advice-stations = гірше на { $behind ->
    [one] { $behind } клітинку
    [few] { $behind } клітинки
    [many] { $behind } клітинок
   *[other] { $behind } клітинки
}
advice-turns = повільніше на { $behind ->
    [one] { $behind } хід
    [few] { $behind } ходи
    [many] { $behind } ходів
   *[other] { $behind } ходу
}
advice-seconds = повільніше на { $behind } с
advice-win = на { $behind }% менше перемог

# Команди: що вони роблять і як звуться в рядку клавіш
terminal-command-undo = скасувати своє останнє рішення або останній введений кубик
terminal-command-hint = попросити поради в обачного водія
terminal-command-take = зіграти всю пораду
terminal-command-go = вибрати клітинку й зіграти все рішення, яке туди веде
terminal-command-drive-on = їхати прямо, доки не доведеться щось вирішувати
terminal-command-save = зберегти гру (у порядковому режимі далі можна назвати файл)
terminal-command-log = усе, що сталося
terminal-command-where = уся ситуація словами
terminal-command-map = дорога малюнком
terminal-command-papers = документи штабу перегонів: маршрут і хронометраж
terminal-command-help = ця довідка
terminal-command-quit = вийти з гри
terminal-key-undo = назад
terminal-key-hint = порада
terminal-key-go = куди
terminal-key-drive-on = прямо
terminal-key-save = зберегти
terminal-key-log = журнал
terminal-key-papers = документи
terminal-key-help = довідка
terminal-key-quit = вихід
terminal-help = Довідка
terminal-help-plain = Введіть знак перед варіантом або його назву в нотації гри. Порожній рядок повторює запитання. Команди:
terminal-help-screen = Натисніть клавішу перед варіантом або стрілку поруч із ним. Пробіл підганяє ботів.
terminal-papers = На дошці оголошень
terminal-papers-keys = ↑ ↓ гортати · Enter — далі
terminal-log = Що сталося
terminal-log-empty = Ще нічого не сталося.
terminal-page-keys = ↑ ↓ гортати · Esc назад
terminal-bot-drives = Їде { $who } …
terminal-hurry = Пробіл — швидше

# Файли
terminal-saved = Збережено: { $path }.
terminal-recorded = Запис перегонів: { $path }.
terminal-cannot-write = Не вдалося записати { $path }: { $reason }.
terminal-no-directory = Не вдалося записати { $path }: теки { $directory } немає.
terminal-is-directory = Не вдалося записати { $path }: це тека.
terminal-not-a-record = Файл { $path } уже є, і це не запис перегонів; вкажіть іншу назву.

# Вихід
terminal-end-of-input = Більше нічого не введено: перегони зупиняються тут.
terminal-quit = Вийти з гри?
terminal-quit-ask = Зберегти гру перед виходом? т — так, н — ні, будь-що інше — грати далі.
terminal-quit-stay = То граймо далі.
terminal-quit-text = Гру ще не збережено.
terminal-quit-keys = s зберегти й вийти · x вийти без збереження · Esc грати далі
terminal-resume = Продовжити: { $command }
terminal-seed = Ті самі кидки ще раз: { $option }

# Результат
terminal-result = Результат
terminal-standing = { $place }. { $who }: { $text }
terminal-result-keys = Enter вийти · s зберегти запис · l журнал · Esc глянути на поле
terminal-verify = Перевірити запис: { $command }

# Команда `racecraft play`
play-about = перегони в терміналі: проти ботів або з друзями за одним екраном
play-game = гра ({ $default })
play-who = хто їде
play-what = які перегони
play-files = файли
play-look = вигляд
play-seats = скільки авто в перегонах ({ $default })
play-humans = скільки людей за цим екраном (1); 0 — дивитися на ботів
play-bots = хто веде решту авто, наприклад club,random
play-names = імена за місцями, наприклад Анна,Богдан
play-seed = те саме число дає ті самі кидки
play-dice = manual: кидати справжній кубик чи тягнути справжні карти й вводити, що випало
play-position = почати з позиції у файлі JSON, повної чи часткової: для тренування, скасовувати можна будь-що
play-board = власний файл поля
play-save = куди зберігати незакінчені перегони
play-resume = продовжити збережені перегони
play-record = куди записати закінчені перегони
play-plain = рядок за рядком: для каналів і програм зчитування з екрана
play-delay = скільки секунд показувати дію бота
play-no-color = без кольорів (те саме, що NO_COLOR)
play-bad-delay = «{ $given }» — не кількість секунд від 0 до { $high }

# Гра, яку продовжать пізніше
terminal-bot-fault = Водій авто { $who } { $kind ->
    [illegal] назвав недозволений хід
    [overtime] не відповів вчасно
   *[crashed] дав збій
} ({ $reason }); цей хід робить новачок.
terminal-cannot-keep = Гру більше не вдається записувати в { $path }: { $reason }. Збережіть її деінде клавішею s.
terminal-watch = Переглянути ще раз: { $command }
offer-title = { $count ->
    [1] На вас чекає незакінчена гра:
   *[other] На вас чекають незакінчені ігри:
}
offer-race = { $game }: { $headline } ({ $names }; востаннє { $when })
offer-ask = Enter — продовжити першу, число — іншу; n — почати нову гру; d і число — видалити.
offer-not-understood = «{ $text }» тут не відповідь.
offer-deleted = Видалено.

# Що не так з аргументами `racecraft play`
play-wrong-seed = --seed і --dice manual несумісні: у справжніх кубиків немає зерна
play-wrong-board = --board і --option { $name }=… несумісні
play-wrong-fill = { $people ->
    [-1] {""}
   *[other] Людей — { $people },{" "}
}ботів — { $bots }: разом це не { $seats } місць
play-wrong-room = людей — { $people }, а місць — лише { $seats }
play-wrong-names = --names: імен — { $names }, а місць — { $seats }
play-wrong-name = --names: в імені має бути від 1 до { $most } друкованих знаків, а не { $name }
play-wrong-twice = --names: два місця звуться «{ $name }»
play-wrong-window = { $file }: ця гра триває в іншому вікні
play-wrong-over = { $file }: ця гра скінчилася; покаже її { $command }
play-wrong-dice = { $file }: гру з кубиками { $kind } у терміналі не продовжити
play-wrong-game = --resume: збережена гра — { $game }, а не { $given }
play-wrong-resume = --resume і --{ $option } несумісні: у збереженої гри все своє
