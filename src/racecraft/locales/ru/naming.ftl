# Имена и параметры в командной строке.

name-likely = { $given } здесь нет; может быть, { $likely }?
name-game = игры «{ $given }» нет; есть { $names }
name-game-likely = игры «{ $given }» нет; может быть, { $likely }?
name-bot = в игре { $game } нет бота «{ $given }»; есть { $names }, а своего задают как package.module:Class
name-bot-likely = в игре { $game } нет бота «{ $given }»; может быть, { $likely }?

options-about = перечислить, о чём можно договориться перед гонкой
options-json = вывести JSON-схему параметров
options-title = { $game }: параметры гонки, их задают как --option НАЗВАНИЕ=ЗНАЧЕНИЕ (здесь — по умолчанию)
options-form = параметр записывают как НАЗВАНИЕ=ЗНАЧЕНИЕ, а не «{ $given }»
options-twice = параметр «{ $name }» задан дважды
options-unknown = в игре { $game } нет параметра «{ $name }»; все перечислит { $command }
options-unknown-likely = в игре { $game } нет параметра «{ $name }»; может быть, { $likely }?
options-misfit = { $name } — это { $wanted }, а не { $given }
options-track-likely = { $name }: «{ $given }» нет; может быть, { $likely }?
options-kind-bool = true (да) или false (нет)
options-kind-between = целое число от { $low } до { $high }
options-kind-whole = целое число от { $low }
options-kind-one-of = одно из: { $names }
options-kind-list = список; каждый элемент: { $each }
options-kind-text = текст
options-kind-object = содержимое файла JSON (@ФАЙЛ)
options-kind-or = { " или " }
options-kind-track = одно из: { $names } или свой файл (@ФАЙЛ)

completion-about = вывести сценарий, который дополняет команды в вашей оболочке

track-export-force = заменить существующий файл
track-export-exists = { $file } уже есть; --force заменит его
arena-interrupted = Прервано. Сыграно игр: { $played } из { $games }. --results ФАЙЛ сохранит их, чтобы продолжить позже.
simulate-interrupted = Прервано. Проведено гонок: { $played } из { $games }.
arena-live = Текущее положение
