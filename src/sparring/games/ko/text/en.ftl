# K.O. in English: what a narrator says, and the names of cards, endings and settings.

title = K.O.
blurb = A boxing match in cards: chase your opponent round a ring of four colours, chain your blows, dodge, counter, and bring home the knock-out or the decision.

drew-style = { $who } draws { $nickname } and boxes as a { $style }.
lot = The lot falls on { $who } to begin.
round = Round { $round }. { $who } is first to act.
drew = { $who } takes a card: { $card }.
drew-hidden = { $who } takes a card.
moved = { $who } moves to the { $quarter } quarter.
forced = { $who } forces the pace in the { $quarter } quarter.
discarded = { $who } throws a card to take another: { $card }.
discarded-hidden = { $who } throws a card to take another.
threw = { $who } throws a card: { $card }.
threw-hidden = { $who } throws a card.
threw-last = { $who } throws the last card: { $card }.
threw-last-hidden = { $who } throws the last card.
attacked = { $who } attacks in the { $quarter } quarter.
counter-hit = { $who } hits back in the { $quarter } quarter.
countered = { $who } counters in the { $quarter } quarter.
played = { $who } plays the { $card }.
dodged = { $who } dodges the { $covered }.
blocked = { $who } blocks the { $covered }.
obstructed = { $who } obstructs the { $covered }: a point for the opponent.
pleaded = { $who } pleads a low blow against the { $covered }.
side-stepped = { $who } side-steps the { $covered }.
scored = { $points ->
        [-2] { $who } loses two points: { $total } in this round.
        [one] { $who } scores a point: { $total } in this round.
       *[other] { $who } scores { $points } points: { $total } in this round.
    }
knocked-down = { $who } scores a knock-down!
warned = { $who } is warned for a low blow: { $warnings ->
        [one] the first warning
        [2] the second warning
       *[other] the third warning
    }.
round-over = Round { $round } is over: { $ending }.
row = { $who }: { $points ->
        [one] one point
       *[other] { $points } points
    }, { $referee } from the referee.
match-won = { $who } wins the match { $ending }.
match-drawn = The match ends { $ending }.

# How a round ends, and how the match does, as the rest of a sentence.
ending-emptied = a hand is empty, and answered
ending-thrown = a last card is thrown
ending-bell = the bell rings
ending-talon = the talon is exhausted
ending-points = on points
ending-draw = in a draw
ending-knock-out = by a knock-out
ending-sponge = as the sponge flies into the ring
ending-disqualified = by disqualification, on a third warning
ending-stopped = as the referee stops the fight
ending-no-contest = as a no contest
ending-non-combativity = by disqualification, as the opponent would not fight

quarter-blue = blue
quarter-yellow = yellow
quarter-red = red
quarter-green = green

style-puncher = puncher
style-battant = swarmer
style-scientifique = stylist

nickname-hammer = the Hammer
nickname-dynamite = Dynamite
nickname-thunderbolt = the Thunderbolt
nickname-lumberjack = the Lumberjack
nickname-bull = the Bull
nickname-lion = the Lion
nickname-hurricane = the Hurricane
nickname-rock = the Rock
nickname-dancer = the Dancer
nickname-fox = the Fox
nickname-professor = the Professor
nickname-fencer = the Fencer

card-blue-left-jab = blue left jab
card-blue-left-to-the-body = blue left to the body
card-blue-straight-right = blue straight right
card-blue-left-hook = blue left hook
card-blue-right-uppercut = blue right uppercut
card-yellow-left-jab = yellow left jab
card-yellow-left-to-the-body = yellow left to the body
card-yellow-straight-right = yellow straight right
card-yellow-hook-to-the-body = yellow hook to the body
card-yellow-liver-hook = yellow liver hook
card-red-left-jab = red left jab
card-red-left-to-the-body = red left to the body
card-red-straight-right = red straight right
card-red-left-hook = red left hook
card-red-right-hook = red right hook
card-green-left-jab = green left jab
card-green-left-to-the-body = green left to the body
card-green-straight-right = green straight right
card-green-hook-to-the-body = green hook to the body
card-green-solar-plexus-uppercut = green solar-plexus uppercut
card-dodge = dodge
card-block = block
card-obstruction = obstruction
card-low-blow = low blow
card-side-step = side-step
card-contre = contre

setting-rounds = Length of the match
setting-rounds-3 = 3 rounds
setting-rounds-4 = 4 rounds
setting-rounds-6 = 6 rounds
setting-rounds-8 = 8 rounds
setting-rounds-10 = 10 rounds
setting-rounds-12 = 12 rounds
setting-rounds-15 = 15 rounds
