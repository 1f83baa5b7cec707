"""Telling people that it is their move when they do not look: Web Push, webhooks, e-mail."""
