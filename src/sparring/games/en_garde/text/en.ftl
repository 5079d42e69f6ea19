# En Garde in English: what a narrator says, and the names of endings and settings.

title = En Garde
blurb = Two fencers, one piste, twenty-five cards: advance, retreat, strike, and count what has been played.

lot = The lot falls on { $who }, who starts the first round.
round = Round { $round }. { $who } begins.
drew = { $who } draws a { $card }; { $left ->
        [0] the pack is empty
        [one] one card is left
       *[other] { $left } cards are left
    }.
drew-hidden = { $who } draws a card.
advanced = { $who } advances { $card ->
        [one] one space
       *[other] { $card } spaces
    }.
retreated = { $who } { $evading ->
        [0] retreats
       *[other] evades the attack and retreats
    } { $card ->
        [one] one space
       *[other] { $card } spaces
    }.
struck = { $who } attacks with { $count ->
        [one] a { $card }
        [2] a pair of { $card }s
       *[other] { $count } cards of { $card }
    }.
parried = { $who } parries { $count ->
        [one] the { $card }
        [2] the pair of { $card }s
       *[other] all { $count } cards of { $card }
    }.
laid = { $who } plays { $count ->
        [one] a { $card }
        [2] a pair of { $card }s
       *[other] { $count } cards of { $card }
    }.
stood = { $who } stands still.
showed = { $who } shows a { $card }.
round-won = { $who } wins the round { $ending }: { $hits ->
        [one] one hit
       *[other] { $hits } hits
    } so far.
round-drawn = The round is drawn { $ending }.
match-won = { $who } wins the match { $ending }.

# How a round or the match ends, as the rest of a sentence.
ending-hit = by a hit
ending-stuck = because the opponent has no legal action
ending-last-attack = with the last attack
ending-cards = with more cards for an immediate attack
ending-ground = with more ground gained
ending-retreat = with more ground after the last retreat
ending-drawn = with equal ground
ending-drawn-retreat = with equal ground after the last retreat
ending-match = with the decisive hit

setting-rules = Rules
setting-rules-basic = basic
setting-rules-classic = classic
setting-rules-advanced = advanced
setting-hits = Hits to win
setting-last-attack = Last attack when the pack is out
setting-last-attack-allowed = allowed
setting-last-attack-none = none
setting-parry = Parry with
setting-parry-same-value = the same value
setting-parry-same-total = the same total
setting-aids = Aids
setting-aids-off = none
setting-aids-on = card counter and hints
