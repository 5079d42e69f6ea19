# Knock Out in English: what happens at the table, and what its settings and endings are called.

title = Knock Out
blurb = Three to five managers send their boxers into the ring, and everybody bets on every fight.

# The table

lot = The lot falls on { $who }, who is the first challenger.
season = Season { $season } begins.
table = { $who } passes the red table to { $to }.
unable = { $who } cannot challenge anybody and passes the red table to { $to }.
challenged = { $who } sends { $boxer } into the ring to challenge { $challenged }.
trained = { $who } goes into training with { NUMBER($cards, useGrouping: 0) }.
trained-hidden = { $who } has chosen cards for the fight.

# Bets

offered = { $who } offers { $amount } on { $bet }.
accepted = { $who } takes the other side of { $amount } on { $bet }.
passed = { $who } passes.

bet-red = red
bet-red-double = red, doubled
bet-red-ko = a K.O. at the red table
bet-blue = blue
bet-blue-double = blue, doubled
bet-blue-ko = a K.O. at the blue table

# The fight

bell = Ding dong! Round { $round }.
sealed = { $who } lays a { $card } face down.
sealed-hidden = { $who } lays a card face down.
revealed = Red shows { $red }, blue shows { $blue }.
stood = Two { $card }s: nobody moves.
reeled = { $who }’s boxer reels back { $steps ->
        [one] one step
       *[other] { $steps } steps
    }{ $left ->
        [0] , onto K.O.
       *[other] , { $left } from K.O.
    }
knocked-out = { $boxer } is knocked out in round { $round }: a career is over.
fight-won = { $boxer } wins { $ending } and takes the trophy.

# Prizes, levels, titles

prize = { $who } collects { $amount } for { $boxer }.
rose = { $boxer } moves up: { $level }.
fell = { $boxer } moves down: { $level }.
crowned = { $boxer } is { $title }!
dethroned = { $boxer } is { $title } no longer.
returned = { $boxer } is back in the game as an Amateur.

level-amateur = Amateur
level-professional = Professional
level-champion = Champion
title-none = untitled
title-superchampion = Superchampion
title-world-champion = World Champion

# Boxers

boxer-robin-zorres = Robin Zorres
boxer-nick-hacker = Nick Hacker
boxer-arnold-blackndecker = Arnold Blackndecker
boxer-hook-finn = Hook Finn
boxer-king-gong = King Gong
boxer-mick-jabber = Mick Jabber
boxer-moby-duck = Moby Duck
boxer-bobby-weaver = Bobby Weaver
boxer-duke-box = Duke Box
boxer-kurt-upper = Kurt Upper

# Money

paid = { $who } loses the bet and pays { $to } { $amount }.
bank-paid = Nobody took { $bet }, and { $who } was right: the bank pays { $amount }.
bonus-paid = Nobody took { $bet }, and { $who } was wrong: { $amount } into BONUS.
own-bet = { $who } had taken the other side of the same bet: no money changes hands.
iou = { $who } is short of cash: 50,000 from the bank, { $count ->
        [one] one IOU
       *[other] { $count } IOUs
    } in all.
cards-paid = { $who } gets { $amount } for { $count ->
        [one] one unused card
       *[other] { $count } unused cards
    }.
bonus-shared = { $who } has the best-paid boxer: { $amount } from BONUS.
bonus-rest = { $amount } of BONUS cannot be shared and goes to the bank.
repaid = { $who } pays back { $count ->
        [one] one IOU
       *[other] { $count } IOUs
    }: { $amount }.
fortune = { $who } ends with { $amount } Schmelings.

# Endings

season-over = The season is over: { $ending }.
game-won = { $who } wins { $ending } with { $amount } Schmelings.

ending-ko-of-defender = by K.O. as the challenger
ending-points-to-challenger = on points as the challenger
ending-ko-of-challenger = by K.O. as the defender
ending-points-to-defender = on points as the defender
ending-points-level = on level points as the defender
ending-cards-out = no two managers have three fight cards left
ending-boxers-out = no two managers with cards have a boxer left
ending-resting = trophy and steak keep everybody else apart
ending-unmatched = only Amateurs are left to challenge titled boxers
ending-sole-winner = outright
ending-shared = jointly

# Settings

setting-players = Players
setting-ko-bet = K.O. bet
setting-ko-bet-knocked-out = on the table of the boxer who goes down
setting-ko-bet-winner = on the table of the boxer who wins
setting-bonus-split = BONUS in a tie
setting-bonus-split-per-player = a share for each manager
setting-bonus-split-per-boxer = a share for each boxer
setting-starts = Start spaces
setting-starts-standard = 6/8 for all
setting-starts-by-start-money = by start money
setting-seasons = Seasons
setting-aids = Aids
setting-aids-off = off
setting-aids-on = played cards stay visible; hints
