# Власні траси: слова для всіх ігор.

builder-refused = Тут не поїдеш: { $reason }
builder-nothing-to-close = Тут нема чого замикати.
