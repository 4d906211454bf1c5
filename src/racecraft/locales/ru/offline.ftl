# Страницы, которые играют без сервера.
offline-loading = Загружаем движок: { $percent } %
offline-starting = Запускаем движок…
offline-progress = Ход загрузки
offline-elsewhere = Racecraft открыт в другой вкладке. Закройте её, и игра продолжится здесь.
offline-failed = Движок не запустился: { $reason }
offline-explained = Вы играете без сервера. Гонки остаются в этом браузере, и каждую можно сохранить в файл.
offline-update = Готова новая версия.
offline-update-now = Обновить сейчас
offline-screen = Гонка за одним экраном
