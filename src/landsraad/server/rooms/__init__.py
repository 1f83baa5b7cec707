"""Tables in memory: what happens at them, whoever asks.

    rooms = Rooms(store, on_asked=notify)    # `on_asked(room, seats)`, also settable later; and `await rooms.close()` at the end
    await rooms.run()                        # clocks and bots, until it is cancelled
    room = await rooms.create(NewTable(game="classic", seats=[Seat(bot="random"), …], host=user.id, …))
    room = await rooms.get(table_id)         # raises NotFound

    room.row                                 # the row (store.Table); room.shown(): what everybody may know of it
    room.role(seat), room.seq(seat)          # what the game calls it; how many entries those eyes have noticed
    await room.view(seat)                    # Viewed; seat None: a spectator
    await room.offer(seat, language)         # Offer
    await room.act(seat, seq, actions)       # the new seq; Stale, NotYourTurn, NotOffered, Conflict
    await room.preview(seat, seq, actions, language)         # Preview
    await room.why(seat, about, language)    # [Why]
    await room.entries(seat, since, limit)   # [Heard]
    await room.undo(seat, seq, to)           # Done; `to`: the seat's seq that is to be gone back to
    await room.redo(seat, seq)               # Done
    await room.answer_proposal(seat, number, accept)         # Done
    await room.join(user, seat), room.leave(user.id), room.start(), room.abandon()
    await room.set_bot(seat, kind), room.resign(seat)        # kind None: the person takes the seat back
    await room.say(user, seat, text, to=allies), room.talk(seat, since, limit)
    await room.at(number, seat)              # Moment, in that seat's numbers
    await room.record(), room.scenario(number)               # texts
    async with room.listen(seat, since) as frames:           # bytes of JSON, ready to be sent
        async for frame in frames: …         # ends with `TooSlow` where nobody takes them

Seats are checked for being seats, never for whose they are: who may act for which seat is for the callers to know.
"""

from __future__ import annotations

from .bots import Bots
from .errors import Conflict, Forbidden, NotFound, NotOffered, NotYourTurn, RoomError, Stale, Unavailable
from .hall import NewTable, Rooms
from .listeners import Subscription, TooSlow
from .room import Room

__all__ = [
    "Bots",
    "Conflict",
    "Forbidden",
    "NewTable",
    "NotFound",
    "NotOffered",
    "NotYourTurn",
    "Room",
    "RoomError",
    "Rooms",
    "Stale",
    "Subscription",
    "TooSlow",
    "Unavailable",
]
