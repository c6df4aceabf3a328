"""What positions are worth to a company: what would score now, and what works towards it."""
