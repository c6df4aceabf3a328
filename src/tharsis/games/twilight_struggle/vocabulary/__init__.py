"""The words in which the events of the cards are written."""
