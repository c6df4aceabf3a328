"""A server for language models: the Model Context Protocol, with games and seats as its tools."""
