"""What every game is: state, chance, record, view, registry. Imports nothing else of ours."""
