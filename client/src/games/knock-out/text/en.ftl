# The board of Knock Out: what can be chosen, what is being asked, what a picture shows.

kn-you = You
kn-waits-lots = The first challenger is drawn by lot
kn-waits-challenge = { $who } chooses a challenge
kn-waits-training = Training: { $who } to choose cards
kn-waits-bet = { $who } to bet
kn-waits-card = Round in the ring: waiting for { $who }
kn-do-challenge = Your challenge: choose one of your boxers, then an opponent
kn-do-training = Into training: choose { $cards } fight cards
kn-do-bet = Your bet: a triangle to offer on, a circle to take the other side
kn-do-card = Round { $round }: choose a card and lay it face down

# Challenge
kn-challenge = Challenge
kn-against = vs
kn-no-boxer = Your boxer
kn-no-opponent = An opponent
kn-first-own = First choose which of your own boxers is to fight
kn-pick-both = Choose your boxer and an opponent first
kn-pays = Pays { $won } for a win, { $lost } for a defeat
kn-why-out = { $boxer } has been knocked out and fights no more
kn-why-trophy = { $boxer } has the trophy: whoever won the last fight sits this one out
kn-why-steak = { $boxer } is still nursing the steak: whoever lost the last fight sits this one out
kn-why-few-cards = The manager of { $boxer } has fewer than three fight cards left
kn-why-own = Both boxers belong to the same manager
kn-why-low-money = Start money of { $pay } is too little: { $mine } may only challenge boxers who are paid as much or more
kn-why-amateur = Amateurs may not challenge a titled boxer
kn-why-nobody = There is nobody whom { $boxer } may challenge just now

# Training and rounds
kn-train = Into training
kn-stock = Your fight cards
kn-take = Take a { $value }, { $left } left
kn-put-back = Put the { $value } back
kn-picked = Chosen: { $cards } of { $of }
kn-enough = { $cards } cards are enough: put one back first
kn-no-more = There is no { $value } left
kn-pick-more = { $cards ->
        [one] One card is still missing
        *[other] { $cards } cards are still missing
    }
kn-hand = Your training cards
kn-hand-of = Training cards of { $boxer }
kn-card = Card { $value }
kn-play = Lay a card
kn-play-card = Lay the { $value }
kn-pick-card = Choose a card first
kn-sealed = { $corner ->
        [red] Red’s card lies face down
        *[blue] Blue’s card lies face down
    }
kn-sealed-own = A { $value }, face down
kn-round-card = Round { $round }: { $corner ->
        [red] red
        *[blue] blue
    } showed { $value }
kn-shows = { $corner ->
        [red] Red shows { $value }
        *[blue] Blue shows { $value }
    }

# Betting
kn-table = { $table ->
        [red] Red table, the challenger
        *[blue] Blue table, the defender
    }
kn-corner = { $table ->
        [red] Red
        *[blue] Blue
    }
kn-space-free = { $table ->
        [red] Red { $amount }: free
        *[blue] Blue { $amount }: free
    }
kn-space-offer = { $table ->
        [red] Red { $amount }
        *[blue] Blue { $amount }
    }: { $who } offers { $kind ->
        [simple] a simple bet
        [double] a double bet
        *[ko] a K.O. bet
    }
kn-space-taken = and { $who } has taken the other side
kn-offer-on = { $table ->
        [red] Offer on red { $amount }
        *[blue] Offer on blue { $amount }
    }
kn-accept-on = { $table ->
        [red] Take the other side of { $who }’s { $amount } on red
        *[blue] Take the other side of { $who }’s { $amount } on blue
    }
kn-kind = Which face of the chip
kn-kind-simple = Simple
kn-kind-double = Double ×2
kn-kind-ko = K.O. ×3
kn-no-double = Both your ×2 chips have been used in this fight
kn-no-ko = Your K.O. chip has been used in this fight
kn-offer = { $table ->
        [red] Offer { $amount } on red
        *[blue] Offer { $amount } on blue
    }
kn-accept = Take { $amount } against { $who }
kn-other = Another bet
kn-pass = Pass
kn-must-offer = In the first turn both fighters must offer: choose a triangle
kn-if = { $what ->
        [wins] { $boxer } wins
        [down] { $boxer } is knocked out
        *[ko] { $boxer } wins by K.O.
    }
kn-if-not = { $what ->
        [wins] { $boxer } loses
        [down] { $boxer } is not knocked out
        *[ko] No win by K.O. for { $boxer }
    }
kn-if-taken = { $amount } if taken
kn-into-bonus = into BONUS, or to whoever took it
kn-own-offer = Your own offer: no money will change hands
kn-turn = { $turn ->
        [1] First turn of bets
        [2] Second turn of bets
        *[3] Third turn of bets
    }
kn-has-bet = has bet
kn-named-challenge = { $boxer } challenges { $challenged }
kn-named-train = Into training with { $cards }
kn-named-offer = Offer { $amount } on { $bet }
kn-named-accept = Take the other side of { $amount } on { $bet }
kn-sums = All your bets
kn-sums-with = All your bets, this one included
kn-points = On points
kn-by-ko = By K.O.
kn-wins = { $corner ->
        [red] Red wins
        *[blue] Blue wins
    }

# Managers and boxers
kn-heavy = heavyweight
kn-light = lightweight
kn-trophy = Trophy: won the last fight
kn-steak = Steak: lost the last fight
kn-out = Knocked out
kn-cards-left = { $cards ->
        [one] One fight card left
        *[other] { $cards } fight cards left
    }
kn-left = Fight cards left
kn-ious = { $count ->
        [one] 1 IOU
        *[other] { $count } IOUs
    }: { $amount }

# Ring
kn-bonus-pot = BONUS
kn-ring = The ring. Red: { $red }, { $left } from K.O. Blue: { $blue }, { $right } from K.O. BONUS: { $bonus }.
kn-ring-empty = The ring is empty
kn-from-ko = { $steps ->
        [0] Knocked out
        [one] One step from K.O.
        *[other] { $steps } steps from K.O.
    }
kn-fight = Fight { $fight }
kn-season-fight = Season { $season }, fight { $fight }
kn-skip = Skip

# Books
kn-ledger = Ledger
kn-bout = Fight { $fight }: { $red } vs { $blue }
kn-no-fights = No fight has been settled yet
kn-chart = Everybody’s money
kn-chart-unit = In thousands of Schmelings after each fight, IOUs taken off
kn-end = End
kn-final = Final count
kn-manager = Manager
kn-before = Before
kn-bonus = BONUS
kn-cards = Cards
kn-loans = IOUs
kn-fortune = Fortune
kn-won = Winner

# Keys
kn-key-card = Take a card of this value
kn-key-back = Put the last card back
kn-key-arrows = Choose boxers, or a space of the betting tables
kn-key-kind = Simple, double, K.O. bet
kn-key-pass = Pass
kn-key-confirm = Confirm what is chosen
kn-key-clear = Choose again; skip what is being told
