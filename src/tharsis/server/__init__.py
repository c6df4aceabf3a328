"""The server: people, tables, seats and moves, for any installed game. It never knows a rule."""
