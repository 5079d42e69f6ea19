eg-choose = Your turn: choose a card
eg-chosen = What to do with the { $value }?
eg-waits = { $who } is thinking
eg-answer = You are attacked with { $cards ->
        [one] a { $value }
        *[other] { $cards } cards of { $value }
    }: parry, or take the hit
eg-answer-lunge = You are attacked on the advance with { $cards ->
        [one] a { $value }
        *[other] { $cards } cards of { $value }
    }: parry, retreat, or take the hit
eg-last = The pack is out: a last chance to attack
eg-advance = Advance { $step }
eg-retreat = Retreat { $step }
eg-evade = Retreat { $step } from it
eg-attack = { $cards ->
        [one] Attack
        *[other] Attack with { $cards }
    }
eg-lunge = { $cards ->
        [one] Advance { $step } and attack
        *[other] Advance { $step }, attack with { $cards }
    }
eg-parry = Parry
eg-mixed = Parry with { $mixed }
eg-take = Take the hit
eg-stand = Stand
eg-stuck = No move left
eg-nothing = No card fits: you have no move left
eg-no-advance = Advance { $step }
eg-no-retreat = { $step ->
        [0] Retreat
        *[other] Retreat { $step }
    }
eg-no-attack = Attack
eg-no-lunge = Advance { $step } and attack
eg-no-parry = Parry
eg-why-advance = You may not reach or pass the other fencer, who is { $gap ->
        [one] one space
        *[other] { $gap } spaces
    } away.
eg-why-retreat = You would leave the piste: { $value } spaces back are not there.
eg-why-attack = A { $value } strikes over { $value ->
        [one] one space
        *[other] { $value } spaces
    } exactly; the distance is { $gap }.
eg-why-lunge-card = After { $value } forward the distance would be { $reach }, and you hold no { $reach } left to strike with.
eg-why-lunge-far = From there no card would reach: an attack needs a distance of 1 to 5.
eg-why-parry = A parry takes as many cards of the same value: { $cards } of { $value }. You hold { $held }.
eg-why-plain = A plain attack can only be parried; one may retreat from an attack that was made on the advance.
eg-why-last = The pack is out: nobody may move any more.
eg-piste = Piste of 23 spaces. { $one }, on the left, on space { $left }; { $other }, on the right, on space { $right }; distance { $gap }.
eg-pack = Cards in the pack: { $left }
eg-pack-name = Pack
eg-played-name = Played
eg-top = On the pile: { $value }
eg-hand = Your hand
eg-card = Card { $value }
eg-hand-of = Hand of { $who }
eg-hits = { $who }: { $hits } of { $goal } hits
eg-unseen = Not seen yet
eg-unseen-of = Of { $value }: { $cards }
eg-key-card = Choose a card of this value
eg-key-advance = Advance
eg-key-retreat = Retreat
eg-key-attack = Attack
eg-key-lunge = Advance and attack
eg-key-parry = Parry
eg-key-stand = Take the hit, or stand
