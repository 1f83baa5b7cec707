# The client's own texts in English.

client-name = Landsraad
loading = Loading …
close = Close
back = Back
confirm = Confirm
accept = Accept
decline = Decline
saved = Saved.
nothing-here = There is nothing here
to-lobby = To the lobby
skip-to-content = Skip to the content
games = Games
offline = Offline. Nothing is lost; it comes back by itself.

## Navigation

nav-main = Main
nav-rules = Rules
nav-sign-in = Sign in
nav-guest = Guest
nav-table = Table

## Lobby

lobby-play = Play
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-none = No table waits for players. Make one with “With friends, options …”.
lobby-finished = Finished
play-now = Play against bots
play-more = With friends, options …
learn-game = Learn it
game-seats = { $least } to { $most } players
game-classic-name = Dune
game-imperium-name = Dune: Imperium
game-classic-about = Six factions fight for Arrakis: bid for treachery, ride the storm, win battles with a secret plan.
game-imperium-about = Build a deck, send agents across the Imperium, and commit your troops where it counts.
table-your-turn = Your move
table-free-seats = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
}
table-open = Waiting for players
table-running = Running
table-finished = The game is over
table-abandoned = Abandoned
bots = Bots

## Making a table

setup-seats = Players
setup-players = Who plays
setup-seat = Seat { $number }
setup-public = Anybody may join from the lobby
setup-spectators = Others may watch
setup-name = Name of the table
setup-clock = Time to think
setup-timeout = When time runs out
setup-options = { $count ->
    [one] 1 more option
   *[other] { $count } more options
}
setup-start = Start
setup-invite = Make the table
player-me = I play
player-open = Open: whoever comes
player-random = Bot that moves at random
player-simple = Bot that knows the game
clock-none = No limit
clock-quick = 10 minutes and 10 seconds a move
clock-slow = 45 minutes and 30 seconds a move
clock-day = 1 day a move
clock-days = 3 days a move
timeout-bot = A bot takes over
timeout-skip = The move is skipped
timeout-pause = The game waits

## A table that waits for players

waiting-title = Waiting for players
waiting-about = The game begins when no seat is free. Send a friend the link of a seat, or let a bot play it.
seat-free = Free seat
seat-take = Sit down
seat-link = Copy link
seat-bot = Add bot
seat-leave = Leave
link-copied = Link copied
table-abandon = End for all
sure-abandon = The game ends for everybody without a result.
table-refused = This table can't be shown

## The play screen

seats = Players
seat-awaited = the table waits for this seat
seat-yours = your seat
seat-resigned = resigned
seat-play = Play it
clock = Time left
clock-paused = The clock stands still: time ran out, and the game waits.
board = Board
actions = What you can do
side = Details
options = Options
all-options = All options
filter-options = Find among the options
more-options = { $count } more
waiting-for = Waiting for { $who }.
waiting-table = Waiting for the others.
table-moved = The table has moved on; what you had begun was put back. Nothing was sent.
table-broken = This game can't go on with this release:
won-by = Won by
won-by-nobody = Nobody won.
replay = Replay
export-record = Download the record
export-scenario = This moment as a scenario file
seed-check = Check the seed
seed-right = The seed is the one promised before the game:
seed-wrong = This seed is not the one promised before the game:

## Sheets

sheet-log = Log
sheet-chat = Chat
sheet-rules = Rules
sheet-menu = Menu
sheet-keys = Keys
sheet-voluntary = More you may do …
why-nothing = Nothing can be done with it now.
voluntary-about = What you may do at any time without being asked: deals, standing orders, pledges.
voluntary-none = Nothing at the moment.
log-earlier = Earlier
log-empty = Nothing has happened yet.
log-look = Look at this moment
menu-more = More
undo = Take back
redo = Play again what was taken back
look-back = Look back
bot-takes = Let a bot play my seat
bot-back = Take my seat back from the bot
resign = Resign
sure-resign = A bot plays your seat to the end. This can't be taken back.

## The past

moment = Moment
moment-of = Moment { $number } of { $of }
moment-first = To the beginning
moment-before = One back
moment-next = One forward
moment-last = To the end
moment-play = Play back
moment-pause = Pause
moment-now = Back to now
moment-eyes = Seen by
eyes-spectator = A spectator
since-you-left = { $count ->
    [one] One thing has happened
   *[other] { $count } things have happened
} since you left.
since-replay = Show me
since-skip = Skip

## What the table says in the log

entry-undo = { $who } takes back a move.
entry-redo = { $who } plays again what was taken back.
entry-join = { $who } sits down.
entry-leave = { $who } leaves.
entry-bot = A bot or a person takes the seat of { $who }.
entry-resign = { $who } resigns.
entry-timeout = The time of { $who } has run out.
entry-propose = { $who } asks to go back.
entry-accept = { $who } agrees.
entry-decline = { $who } does not agree.
entry-abandon = The table is ended.
proposal-undo = { $who } asks everybody to take back a move.
proposal-redo = { $who } asks everybody to play again what was taken back.

## Chat

chat-empty = Nothing has been said yet.
chat-say = Say something
chat-send = Send
chat-channel = To whom
chat-all = To all
chat-allies = To allies
chat-to-allies = to allies
chat-mute = Hide the chat

## Settings

settings = Settings
settings-language = Language
settings-theme = Colours
theme-system = Like the device
theme-day = Day
theme-night = Night
settings-motion = Movement on the board
settings-confirm-all = Confirm every action
notifications-on = Notify me in this browser
notifications-off = No notifications in this browser
notifications-impossible = This browser can't show notifications.

## The guided first game

learn-title = { $game }: your first turn
learn-step = Step { $number } of { $of }
learn-before = What happened before
learn-do = Do this, on the board or in the list:
learn-on = Go on
learn-skip = Show me
learn-play = Now play a game of your own
learn-none = There is no guided game for this yet. The rules are here:
problem-tutorial = That is possible in a real game. Here, do what the lesson asks for.
learn-classic-welcome = This is Arrakis: a disc of 18 sectors around the Polar Sink. You are Atreides, green, with ten forces in Arrakeen. Whoever holds three strongholds at the end of a turn wins; the five strongholds are drawn dark, with a strong border.
learn-classic-traitors = You have seen four leaders, and one of them secretly serves you. Keep one of an opponent you expect to fight: Captain Iakin Nefud is Harkonnen’s. If he is ever played against you in battle, you may call him a traitor and win at once.
learn-classic-storm = Each turn begins with the storm. The two players whose markers lie nearest to where it starts dial a number in secret; the storm moves the sum of both and destroys forces on the sand in its way. Rock and strongholds give shelter. Dial 7.
learn-classic-bid = In the bidding phase each player in turn bids spice for a Treachery card nobody has seen, except you: Atreides looks at every card first. Weapons and defenses win battles. Others have bid already; go one higher.
learn-classic-ship = Now forces come down to the planet. One spice brings a force to a stronghold, two bring it anywhere else. Harkonnen holds Carthag with ten forces; bring four of yours there. You see the price before you confirm.
learn-classic-move = After shipping, one group of forces may move: one territory, or three for whoever holds Arrakeen or Carthag, where the ornithopters are. Take six of your ten forces from Arrakeen to Carthag. Four stay behind, so that you keep Arrakeen.
learn-classic-plan = Two players in one territory fight. Both make a plan in secret: a leader, a number of forces, and cards. Strength is the leader plus the number you dial, but every force you dial is lost, even if you win. Thufir Hawat has strength 5; dial 6 of your ten, so that four survive. A worthless card can be thrown away here, and it looks like a weapon until the plans are shown.
learn-classic-end = Your 11 beat Harkonnen’s 2. The loser’s forces all go to the tanks; you lost the six you dialled and hold Arrakeen and Carthag with four each: two strongholds of the three you need. Spice, alliances, sandworms and the special powers of each faction are still to come. Tooltips, reference cards and the rules are always one touch away.

learn-imperium-welcome = Four houses struggle for Arrakis. You are Paul Atreides. Whoever first reaches 10 Victory Points, on the track across the board, ends the game. Each round you send Agents to the board by playing cards, then reveal the rest of your hand to buy better cards, and at the end troops fight for the Conflict in the middle.
learn-imperium-agent = A card sends an Agent to a space that bears one of the card’s icons. Diplomacy bears those of all four factions. Play it, and go to Hardy Warriors, a space of the Fremen: it costs 1 water and recruits two troops.
learn-imperium-influence = A visit to a faction brings Influence with it. At 2 Influence you score a Victory Point; whoever is first at 4 gets the faction’s Alliance, worth one more. You may take your effects in any order; take your Influence now.
learn-imperium-deploy = Crossed swords mark a combat space. From there the troops you recruit this turn may go straight to the Conflict, and up to two from your garrison with them. Send all four: a troop in the Conflict has strength 2.
learn-imperium-spice = The others have taken their turns. Your second Agent goes for spice: play Dune, the Desert Planet, and send it to the Imperial Basin. A space takes only one Agent, so good ones are gone early.
learn-imperium-reinforce = One spice is yours. The Imperial Basin is a combat space too, and there is a last troop in your garrison. Send it after the others.
learn-imperium-reveal = Your Agents are out, so you take your Reveal turn: all the cards left in your hand are turned up. Convincing Argument and Dune, the Desert Planet bring Persuasion; Dagger brings a sword, which adds 1 to your strength.
learn-imperium-buy = Three Persuasion buy a card from the Imperium Row. It goes to your discard pile, and comes to your hand when your deck is shuffled anew: so your deck becomes what you make of it. Acquire Bene Gesserit Initiate.
learn-imperium-end = The others revealed, then everybody passed in Combat. Your five troops and the Dagger made 11, the most: the Conflict is won, and its Victory Point is yours. All troops in it go back to the supply. A new round has begun with a new hand. Intrigue cards, Alliances, the Mentat and the High Council are still to come; touch whatever you want explained.

## Rules

rules-search = Search the rules
rules-search-hint = storm, or 9.08
rules-in-english = The rules are stated in English; only the chapters have titles in your language.
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}

## Account

account = Account
account-guest = You play as a guest. With a name and a password your games come along to other devices.
account-hello = Signed in as { $name }.
account-name = Name
account-password = Password (8 letters or more)
account-password-change = Change the password
account-password-present = Present password
account-password-new = New password (8 letters or more)
account-password-about = You will be signed out everywhere else. Bots stay.
account-password-changed = The password is changed.
account-login = Sign in
account-register = Register
account-logout = Sign out
account-logout-everywhere = Sign out everywhere
account-reach = Where to reach you
account-email = E-mail
account-webhook = Webhook (an address that is called)
account-vacation = On vacation until
account-notify = Tell me when it is my move
account-tokens = Bots
account-tokens-about = A program with a token plays in your name.
account-api = How the API works
account-token-once = Copy it now; it is shown this once:
account-token-name = Name of the bot
account-token-new = New token
account-token-remove = Remove
import = Import a record
import-choose = Choose a file …
import-about = A file that was downloaded from a table, or written by the terminal program

## Keys

key-help = Show these keys
key-back = Take back what was not sent, or close a sheet
key-digits = Choose the option of that place
key-letters = Go to the next option that begins so
key-arrows = Walk the options; on the board, walk from place to place
key-enter = Choose or confirm
key-tab = Go on to the next part of the screen
possible-now = possible now

## Problems

problem-page = This page could not be loaded. Try again.
problem-part = This part could not be drawn. Every option still stands in the list.
problem-here = Something went wrong in this page. Nothing was sent.
problem-offline = No connection to the server. Nothing was sent; try again when you are online.
problem-not-found = There is no such thing.
problem-not-signed-in = Sign in first.
problem-forbidden = That is not allowed here.
problem-bad-request = The server did not understand that. Nothing has changed.
problem-method-not-allowed = The server did not understand that. Nothing has changed.
problem-unsupported-media-type = The server did not understand that. Nothing has changed.
problem-internal = Something went wrong on the server. Nothing has changed.
problem-stale = The table has moved on. Nothing was played; look again and choose.
problem-not-your-turn = You are not asked now. Nothing was played.
problem-not-offered = That can't be done now. Nothing was played.
problem-conflict = That can't be done as things stand. Nothing has changed.
problem-too-large = That is too large. Nothing has changed.
problem-rate-limited = Too many calls. Wait a moment and try again.
problem-unavailable = The server can't do that right now. Nothing is lost; try again.
