"""The texts of the cards, and the sentences that only one of them speaks."""
