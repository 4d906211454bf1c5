"""What every game is: state, chance, record, view, registry. Imports no other package of racecraft."""
