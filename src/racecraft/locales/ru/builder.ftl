# Свои трассы: слова для всех игр.

builder-refused = Здесь не проехать: { $reason }
builder-nothing-to-close = Здесь нечего замыкать.
