# The client’s own sentences. Those of the games stand with the games.

skip = Skip to the game
settings = Settings
language = Language
nowhere = There is nothing here
home = Home
trouble = The server had trouble with that. It is tried again in a moment.
offline = No connection to the server. It is tried again in a moment.
continue = Your games
go-on = Go on
open-tables = Open tables
no-open-tables = Nobody is waiting for company right now. Open a table of your own.
join = Join
running-tables = Games to watch
watch = Watch
free-seat = Free seat
seat-number = Player { $number }
clock = Clock
clock-none = No clock
clock-of = Clock of { $who }
clock-live = { $minutes } min + { $increment } s
clock-days = { $days ->
        [one] One day a move
        *[other] { $days } days a move
    }
clock-choice-none = No clock
clock-choice-quick = Quick: 3 min + 5 s
clock-choice-calm = Calm: 15 min + 15 s
clock-choice-days = By post: 3 days a move
who-plays = Who plays?
seats-invite = Friends, by a link
seats-public = Whoever comes
seats-shared = All of us, on this device
cancel = Cancel
loading = One moment …
open-table = Open the table
your-turn = Your turn
no-such-table = There is no such table
gone = You have left this table
connecting = Taking you to the table …
lost-line = The line is broken. It is mended as soon as it can be; nothing is lost.
start = Begin
curtain = Hand the device to { $who }
curtain-open = Show my cards
you-win = You win!
wins = { $who } wins
ended-played = The game is over
ended-resigned = Ended by resignation
ended-flagged = Ended on time
ended-left = Ended because somebody left
ended-agreed = A draw was agreed on
ended-aborted = Called off before the first move
ended-abandoned = Everybody has left
rematch = Once more
score-file = Score to keep
asks-draw = { $who } offers a draw
asks-undo = { $who } would like to take back a move
agree = Agreed
decline = No
withdraw = Never mind
resign = Resign
sure-resign = Resign the game?
ask-undo = Take back
ask-hint = Hint
you = you
bot = bot
away = away
to-act = to act
sit = Sit down
add-bot = Add a bot
claim = Claim the win
invite = Waiting for company
invite-text = Send this link to whoever should play { $game } with you. It begins when every seat is taken.
invited = You are invited to a game of { $game }
link = Link
copy = Copy the link
copied = Copied
share = Share
qr = QR code of { $link }
log = What happened
chat = Talk
say = Say something
no-talk = Nothing has been said yet.
send = Send
refused-malformed = That could not be read
refused-version = This page is older than the server: load it again
refused-id-used = That was said already
refused-too-many = Slower, please
refused-no-such-seat = There is no such seat
refused-seat-taken = Somebody sits there
refused-already-seated = You are seated already
refused-not-seated = You are only watching
refused-not-your-seat = That is not your seat
refused-which-seat = Which of your seats?
refused-not-host = Only the host may do that
refused-not-full = Not every seat is taken
refused-not-started = The game has not begun
refused-started = The game has begun
refused-game-over = The game is over
refused-not-over = The game is not over
refused-not-your-turn = It is not your turn
refused-unreadable = That is no move of this game
refused-illegal = That move is not legal now
refused-stale = The position has changed
refused-curtain = Open the curtain first
refused-out-of-time = Your time is up
refused-no-draws = This game knows no draw
refused-no-aids = No hints were agreed on at this table
refused-already-asked = That was asked already
refused-nobody-to-ask = There is nobody to ask
refused-nothing-asked = Nothing was asked
refused-nothing-to-undo = There is nothing to take back
refused-revealed = A card was drawn since: that can’t be taken back
refused-moves-made = Too late to call it off
refused-still-there = They have not been away for long enough
refused-gone-on = The rematch has begun already

ways = Ways through the house
archive = Archive
account = Account
learn = Learn it in 5 minutes
lesson = Lesson
puzzles = Puzzles
rules = Rules
fair = Every card follows from a secret that is promised before the game and told after it: anyone can check the shuffle.
close = Close
load-again = Load this page again
no-state = No game is on the table here.

# Settings, and the keys.
hall-night = Night
sounds = Sounds
sounds-which = Bell, blade and glove
notices = Notices
notices-when = When it is your turn and you are elsewhere
notices-denied = The browser does not allow it; its own settings can change that
keys = Keys
key-tab = From one thing to the next
key-enter = Do it
key-state = Say how things stand
key-help = This sheet
key-step = A move back, a move on
key-play = Play, pause

# The entrance.
tagline = Three classic duels in cards, for two to five, with friends or against the house. No account needed.
play-bot = Play now
play-bot-text = against a bot
with-others = With friends
with-others-text = by a link, or here
choose-bot = Whom do you face?
begin = Begin
agreed = Rules of the game
seats-invite-text = You get a link and a QR code to send.
seats-public-text = The table stands in the list of open tables.
seats-shared-text = Pass it round: a curtain hides each hand from the others.
start-host = Begin only when I say so
any-game = All games
which-game = Game
which-clock = Clock
any-clock = Any clock
live-clock = Live
days-clock = By post
more = More
filtered-away = None like that right now.

# Games of the past.
archive-mine = My games
archive-all = Everybody’s games
archive-who = Of an account
archive-whose = Whose games
archive-none = No finished games here yet.
won-by = { $who } won
no-winner = Nobody won
show = Show

# Who one is here.
me-stranger = You need no account: whoever sits down is a guest. An account keeps your name and your games, here and on other devices.
me-guest = You are here as a guest, known to this browser alone.
me-account = This is your account.
name = Name
password = Password
password-rule = Eight characters or more; a few words in a row are easy to remember.
guest-title = Come in as a guest
guest-go = Come in
claim-title = Keep your name and games
claim-go = Make it an account
login-title = I have an account
login-loses = Log in only if this guest’s games may stay behind.
login-go = Log in
logout = Log out
logout-everywhere = Log out everywhere
logout-guest = A guest who leaves cannot come back: their games are nobody’s then.
password-title = Another password
password-old = Password so far
password-new = New password
password-go = Change it
password-done = The password is changed; you are logged out everywhere else.
mutes-title = People you do not hear
unmute-all = Hear everybody again
farewell-title = Leave for good
farewell-text = Your name is deleted and cannot be brought back. The games stay for those you played with, without your name.
farewell-sure = I know that this cannot be undone
farewell-go = Delete me
problem-name-taken = Somebody has that name already.
problem-name-length = A name has two to twenty-four characters.
problem-name-characters = A name is made of letters, digits, spaces and - _ . '
problem-password-length = A password has eight characters or more.
problem-wrong = Name and password do not fit.
problem-no-guest = This is an account already.
problem-no-such-player = You are nobody here any more: load the page again.
problem-busy = Too many are logging in just now: try again.
problem-too-many = Too many tries. Wait a little.
problem-offline = No connection to the server.
problem-other = That did not work. Try again in a moment.

# At a table.
watching = You are watching
your-name = Your name
sit-here = Sit down and play
promise = The shuffle is promised:
kept-for = kept for { $who }
choose-seat-bot = Bot for this seat
fill-bots = Fill up with bots
get-up = Get up
free-it = Free the seat
abort = Call it off
sure-abort = Call this game off?
offer-draw = Offer a draw
claim-bot = Let a bot play on
take-back-seat = Take my seat back
instead-left = a bot plays on: they left
instead-resigned = a bot plays on: they resigned
instead-flagged = a bot plays on: out of time
away-for = away, waited for { $time } more
wants-rematch = { $who } would like to play again
mute = Mute { $who }
was-muted = You will not hear { $who } any more.
back-line = The line stands again.
state-say = How do things stand?
hint-title = What a strong player would do
hint-asked = A strong player is thinking about it …
opinion-wins = Share won
opinion-often = How often played
opinion-said = { $move }: wins { $wins }, give or take { $doubt }; played in { $often } of such cases.
opinion-taken = played

# A game again.
replay = Replay
replay-open = Open a score file
no-score = That file is no score of a game
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
autoplay = Play
pause = Pause
step-number = Step { $step } of { $steps }
seen-from = Seen by
spectator = a spectator
all-open = All cards open
verify = Verify the shuffle
verified = Verified here, in your browser: the secret is the one that was promised, and all { $answers } answers of chance follow from it.
verify-none = This score holds no secret, so there is nothing to verify.
verify-broken = The secret is not the one that was promised.
verify-wrong = At step { $step } chance gave another answer than it was bound to.
replay-text = A score file holds a whole game: watch it again from any seat, and check its shuffle. Nothing is stored.
replay-choose = Choose a file, or drop it here
moment = Link to this moment
verifying = Checking every card …

# What the moves of a game were worth.
analyse = Analyse
analysis = Analysis
analysis-so-far = { $judged } of { $of } decisions weighed …
analysis-done = The analysis is there.
analysis-not-over = Only a game that was played to its end can be analysed.
analysis-taken = Step { $step }: { $who } has moved
analysis-next = Step { $step }: { $who } is to move
analysis-no-decision = Nothing was decided here: step on, or choose a move below.
analysis-was-good = Nothing was lost by it.
analysis-was-slip = A slip.
analysis-was-mistake = A mistake.
analysis-was-blunder = A blunder.
analysis-more = { $more ->
        [one] One more move
       *[other] { $more } more moves
    }
analysis-accuracy = accuracy, in { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }
analysis-no-choice = There was nothing to decide.
analysis-slips = { $count ->
        [one] 1 slip
       *[other] { $count } slips
    }
analysis-mistakes = { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
analysis-blunders = { $count ->
        [one] 1 blunder
       *[other] { $count } blunders
    }
analysis-par = Par
analysis-play = Play
analysis-luck = Luck
analysis-result = Result
analysis-means = The judge is “{ $judge }”, who knew what each player knew, and no more. All figures are shares of the game. Par is what equal players get; play is what the others gave away less what this player did; luck is all else.
analysis-turns = Turning points
analysis-turn = { $who }: { $change }, of which { $play } by play
analysis-losses = Moves that lost something
analysis-no-losses = There was none.
analysis-verdict-slip = slip, { $lost } lost, give or take { $doubt }
analysis-verdict-mistake = mistake, { $lost } lost, give or take { $doubt }
analysis-verdict-blunder = blunder, { $lost } lost, give or take { $doubt }

# Lessons and rulebooks.
clause = Clause { $clause } of the rules
rules-of = { $game }: the rules
contents = Contents
sources = Where it comes from
in-the-book = To this clause in the rulebook
no-clause = The rulebook has no such clause.
ruling = A ruling of this project, where the sheets are silent or disagree.
rebuilt = A reconstruction of this project: the sheet does not print it.
book-language = This rulebook is in { $language }.

# Who plays for the house: five levels, and those that are there to study with.
bot-beginner = Beginner
bot-beginner-text = Has read the rules once, means well, and forgets to look twice.
bot-casual = Casual player
bot-casual-text = Plays on Sundays: sees the good move often, and the trap too late.
bot-club = Club player
bot-club-text = Counts the cards that are gone, and lets no slip go unpunished.
bot-expert = Expert
bot-expert-text = Weighs every answer you might have; wastes nothing and hurries never.
bot-strongest = Strongest
bot-strongest-text = The best the house has. It reads no hidden card; it needs none.
bot-random = Lucky hand
bot-random-text = Plays whatever comes. Good for a first look at the board.
bot-flat = The dreamer
bot-flat-text = Plays a few hundred games in its head before every move, all of them by luck.
bot-heuristic = Old hand
bot-heuristic-text = Goes by rules of thumb, and they are good ones.
bot-net = The student
bot-net-text = Has learned the game by playing itself, a great many times.
