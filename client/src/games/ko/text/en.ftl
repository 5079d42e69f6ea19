# The board of K.O.: what can be done, what hangs over whom, why something can't be.

ko-hand = Your hand
ko-ringside = The table at the ringside
ko-waits = Waiting for { $who }

# What is asked
ko-turn = Your turn: attack in the { $quarter } quarter, change a card, or move on
ko-turn-here = Toe to toe in the { $quarter } quarter: attack, move on, or throw a card for good
ko-forced = { $who } forces the pace: attack, give way, or throw a card for good
ko-bound = { $who } backed out of the fight: now attack, or move away
ko-answer-points = { $who } attacks, { $points ->
        [one] for one point
        *[other] for { $points } points
    }: how do you answer?
ko-answer-kd = A knock-down unless you cover the last card
ko-answer-ko = A knock-out unless you cover the last card!
ko-answer-sponge = The sponge is coming! Block the C, or hit back in colour
ko-sent = Low blow: the referee sends you to another quarter
ko-felled = You are down: get up in another quarter
ko-final = { $who } has no card left, so this is your last turn of the round.

# What can be done
ko-attack = Attack
ko-hit-back = Hit back
ko-move = Move to { $quarter }
ko-take = Take it, to { $quarter }
ko-go-down = Go down, to { $quarter }
ko-do-dodge = Dodge
ko-do-block = Block
ko-do-obstruction = Obstruct
ko-do-low-blow = Plead a low blow
ko-do-side-step = Side-step to { $quarter }
ko-dodge-counter = Dodge and counter
ko-dodge-hit = Dodge and hit back
ko-throw = Throw away
ko-throw-draw = Change the card
ko-throw-last = Throw the last card
ko-named = { $what }: { $cards }

# What it comes to
ko-unreplaced = It is not replaced here
ko-replaced = For another from the talon
ko-ends = Unseen; the round ends with it
ko-forcing = Forces { $who } to fight or give way
ko-comes-points = { $points ->
        [0] { $who } scores nothing
        [one] { $who } scores a point
        *[other] { $who } scores { $points }
    }
ko-comes-warned = { $points ->
        [1] { $who } is warned, and left with 1 point
        *[other] { $who } is warned: { $points } points
    }
ko-comes-kd = A knock-down: { $who } scores { $points }
ko-comes-ko = { $who } wins by K.O.
ko-comes-sponge = { $who } wins: the sponge
ko-threat-points = { $points ->
        [one] Worth a point
        *[other] Worth { $points } points
    }
ko-threat-points-now = { $points ->
        [one] Scores a point
        *[other] Scores { $points } points
    }
ko-threat-kd = Threatens a knock-down, { $points } points
ko-threat-kd-now = A knock-down, { $points } points
ko-threat-ko = Threatens the K.O.
ko-threat-ko-now = Wins by K.O.
ko-threat-sponge = Threatens the sponge
ko-threat-sponge-now = Wins: the sponge

# On the table
ko-pending = { $who } attacks
ko-judged = The last exchange
ko-no-exchange = Nothing on the table
ko-at-stake = { $points ->
        [one] point at stake
        *[other] points at stake
    }
ko-why-ko = K on the { $lower }, O on the { $upper }: K.O.
ko-why-kd = K on the { $lower }, D on the { $upper }: knock-down
ko-why-sponge = A, B, C in one chain: the sponge
ko-talon = Cards in the talon: { $left }
ko-bell = Turns without a card: { $quiet }. At eight the bell rings.

# A card
ko-letter = letter { $letter }
ko-head = to the head
ko-body = to the body
ko-value = { $points ->
        [one] 1 point
        *[other] { $points } points
    }
ko-mark = mark { $mark }
ko-role-dodge = covers the last blow, and a counter may follow
ko-role-block = covers the last blow
ko-role-obstruction = covers the last blow, a point for the attacker
ko-role-low-blow = covers a body blow, a warning for the attacker
ko-role-side-step = covers the last blow, and you move on
ko-role-contre = only upon a dodge

# Why not
ko-why-move = This turn is a compulsory move: no card is played
ko-why-alone = Only upon a dodge may another card follow
ko-why-one-cover = One cover in an answer is all
ko-why-white = White cards only answer an attack
ko-why-colour = Blows must be of the { $quarter } quarter’s colour
ko-why-letter = Letters rise in a chain, A, B, C, and none comes twice
ko-why-bound = Whoever forced must attack now or move away: no card is thrown
ko-why-head = A low blow is pleaded against a blow to the body only
ko-why-contre = A contre needs a dodge beneath it
ko-why-cover = Against this chain only a cover helps; or go down
ko-why-last = Here the last card is thrown to end the round, and in no other way
ko-why-diagonal = Without a blow one moves to a quarter next door
ko-why-here = You are in that quarter

# Both corners, and the score sheet
ko-round = Round
ko-in-round = this round
ko-points = Points
ko-referee = Referee
ko-leads = { $who } leads by { $points ->
        [one] a point
        *[other] { $points } points
    }; at 12 the fight is stopped
ko-level = Level on points; a lead of 12 stops the fight
ko-total = Total
ko-warnings = Warnings
ko-result = Result
ko-corner = { $who }: { $nickname }, { $style }, in the { $quarter } quarter. { $held ->
        [0] No card in hand
        [one] One card in hand
        *[other] { $held } cards in hand
    }. This round { $gained }, points { $points }, from the referee { $referee }, warnings { $warnings }.
ko-sheet = Score sheet
ko-match-of = Match of { $rounds } rounds
ko-print = Print the sheet
ko-pick = Pick a card: its name and what it does stand here.
ko-no-cards = No card in hand
ko-thrown = Thrown away
ko-counts = How it is counted
ko-counts-round = More points in a round: 5 from the referee, fewer 4. Level: 5 each.
ko-counts-down = Whoever knocked the other down gets 5 for the round, the other 3.
ko-counts-decision = After the last round more of the referee’s points win.
ko-counts-stopped = Twelve points ahead, over all rounds: the referee stops the fight.
ko-counts-warned = Three warnings: disqualified.
ko-counts-bell = Eight turns in a row without a card leaving a hand: the bell.
ko-counts-talon = The talon is empty and the round is not over: whoever is behind has not fought, and loses.
ko-cards = The cards
ko-cards-read = A card is worth what your own style makes of it: value and mark on its strip are those of whoever plays it. K under O is a knock-out, K under D a knock-down.
ko-reconstruction = A reconstruction.
ko-reconstructed = Played with this project’s reconstruction of the cards.
ko-reconstructed-why = The sheet of 1975 has come down to us, its cards have not. These were made by this project to fit every word of the sheet. Owners of a box can put in their own.
ko-ruling = a ruling
ko-ruling-why = The sheet is silent here: this project had to settle it.

# Keys
ko-key-card = Pick a card, or put it back
ko-key-arrows = Aim at a quarter
ko-key-confirm = Do what is marked ↵
ko-key-throw = Throw the card
ko-key-last = Throw the last card, and end the round
ko-key-clear = Choose again
