"""Tables that people share over a network, or in their own browser; docs/architecture.md, "The server"."""
