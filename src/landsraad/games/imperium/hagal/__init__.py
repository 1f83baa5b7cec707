"""House Hagal: the automated third party of two-player games, and the Rivals of solo games (HAG)."""
