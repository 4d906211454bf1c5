"""What is kept: SQLite, PostgreSQL, migrations, backup."""
