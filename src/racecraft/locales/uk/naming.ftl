# Імена й параметри в командному рядку.

name-likely = { $given } тут немає; може, { $likely }?
name-game = гри «{ $given }» немає; є { $names }
name-game-likely = гри «{ $given }» немає; може, { $likely }?
name-bot = у грі { $game } немає бота «{ $given }»; є { $names }, а власного задають як package.module:Class
name-bot-likely = у грі { $game } немає бота «{ $given }»; може, { $likely }?

options-about = перелічити, про що можна домовитися перед перегонами
options-json = вивести JSON-схему параметрів
options-title = { $game }: параметри перегонів, їх задають як --option НАЗВА=ЗНАЧЕННЯ (тут — типові)
options-form = параметр записують як НАЗВА=ЗНАЧЕННЯ, а не «{ $given }»
options-twice = параметр «{ $name }» задано двічі
options-unknown = у грі { $game } немає параметра «{ $name }»; усі перелічить { $command }
options-unknown-likely = у грі { $game } немає параметра «{ $name }»; може, { $likely }?
options-misfit = { $name } — це { $wanted }, а не { $given }
options-track-likely = { $name }: «{ $given }» немає; може, { $likely }?
options-kind-bool = true (так) або false (ні)
options-kind-between = ціле число від { $low } до { $high }
options-kind-whole = ціле число від { $low }
options-kind-one-of = одне з: { $names }
options-kind-list = список; кожен елемент: { $each }
options-kind-text = текст
options-kind-object = вміст файлу JSON (@ФАЙЛ)
options-kind-or = { " або " }
options-kind-track = одне з: { $names } або власний файл (@ФАЙЛ)

completion-about = вивести сценарій, що доповнює команди у вашій оболонці

track-export-force = замінити файл, що вже є
track-export-exists = { $file } уже є; --force замінить його
arena-interrupted = Перервано: це ігри, зіграні досі, — { $played } із { $games }. --results ФАЙЛ збереже їх, щоб продовжити згодом.
simulate-interrupted = Перервано: це перегони, проведені досі, — { $played } із { $games }.
arena-live = Поточне становище
