"""The API: HTTP and WebSocket (docs/api.md), and the files of the browser client. No rules of the table live here."""
