# Сторінки, що грають без сервера.
offline-loading = Завантажуємо рушій: { $percent } %
offline-starting = Запускаємо рушій…
offline-progress = Поступ
offline-elsewhere = Racecraft відкрито в іншій вкладці. Закрийте її, і гра продовжиться тут.
offline-failed = Рушій не запустився: { $reason }
offline-explained = Ви граєте без сервера. Гонки лишаються в цьому браузері, і кожну можна зберегти у файл.
offline-update = Готова нова версія.
offline-update-now = Оновити зараз
offline-screen = Гонка за одним екраном
