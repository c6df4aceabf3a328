"""10: Lacerda, the opponent of the solo game: steps of the rules, without a seat."""
