"""`racecraft odds`, with a package for every game that has odds to tell."""
