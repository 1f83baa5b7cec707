"""The arena: games between players, many of them, and how fast they go."""
