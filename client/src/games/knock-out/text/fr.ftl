# Le plateau de Knock Out : ce qu’on peut choisir, ce qui est demandé, ce que montre une image.

kn-you = Vous
kn-waits-lots = Le premier challenger est tiré au sort
kn-waits-challenge = { $who } lance un défi
kn-waits-training = Entraînement : au tour de { $who } de choisir ses cartes
kn-waits-bet = { $who } doit parier
kn-waits-card = Sur le ring : on attend { $who }
kn-do-challenge = À vous de défier : choisissez un de vos boxeurs, puis un adversaire
kn-do-training = À l’entraînement : choisissez { $cards } cartes de combat
kn-do-bet = À vous de parier : un triangle pour proposer, un cercle pour suivre
kn-do-card = Round { $round } : choisissez une carte et posez-la face cachée

# Le défi
kn-challenge = Défier
kn-against = contre
kn-no-boxer = Votre boxeur
kn-no-opponent = Un adversaire
kn-first-own = Choisissez d’abord lequel de vos boxeurs doit combattre
kn-pick-both = Choisissez d’abord votre boxeur et un adversaire
kn-pays = Victoire : { $won }, défaite : { $lost }
kn-why-out = { $boxer } a été mis K.O. et ne combat plus
kn-why-trophy = { $boxer } a le trophée : le vainqueur du dernier combat se repose
kn-why-steak = { $boxer } soigne son œil avec le steak : le perdant du dernier combat se repose
kn-why-few-cards = Le manager de { $boxer } a moins de trois cartes de combat
kn-why-own = Les deux boxeurs ont le même manager
kn-why-low-money = Une somme de départ de { $pay } ne suffit pas : { $mine } ne peut défier qu’un boxeur payé autant ou davantage
kn-why-amateur = Un amateur ne peut pas défier un boxeur titré
kn-why-nobody = { $boxer } n’a personne à défier pour l’instant

# L’entraînement et les rounds
kn-train = À l’entraînement
kn-stock = Vos cartes de combat
kn-take = Prendre un { $value }, reste { $left }
kn-put-back = Remettre le { $value }
kn-picked = Choisies : { $cards } sur { $of }
kn-enough = { $cards } cartes suffisent : remettez-en d’abord une
kn-no-more = Il ne reste plus de { $value }
kn-pick-more = { $cards ->
        [one] Il manque encore une carte
        *[other] Il manque encore { $cards } cartes
    }
kn-hand = Vos cartes d’entraînement
kn-hand-of = Cartes d’entraînement de { $boxer }
kn-card = Carte { $value }
kn-play = Poser une carte
kn-play-card = Poser le { $value }
kn-pick-card = Choisissez d’abord une carte
kn-sealed = { $corner ->
        [red] La carte du rouge est posée, face cachée
        *[blue] La carte du bleu est posée, face cachée
    }
kn-sealed-own = Un { $value }, face cachée
kn-round-card = Round { $round } : { $value } pour { $corner ->
        [red] le rouge
        *[blue] le bleu
    }
kn-shows = { $corner ->
        [red] Le rouge montre { $value }
        *[blue] Le bleu montre { $value }
    }

# Les paris
kn-table = { $table ->
        [red] Tableau rouge, le challenger
        *[blue] Tableau bleu, le défenseur
    }
kn-corner = { $table ->
        [red] Rouge
        *[blue] Bleu
    }
kn-space-free = { $table ->
        [red] Rouge { $amount } : libre
        *[blue] Bleu { $amount } : libre
    }
kn-space-offer = { $table ->
        [red] Rouge { $amount }
        *[blue] Bleu { $amount }
    } : { $who } propose un pari { $kind ->
        [simple] simple
        [double] double
        *[ko] de K.O.
    }
kn-space-taken = et { $who } a suivi
kn-offer-on = { $table ->
        [red] Proposer sur rouge { $amount }
        *[blue] Proposer sur bleu { $amount }
    }
kn-accept-on = { $table ->
        [red] Suivre les { $amount } de { $who } sur rouge
        *[blue] Suivre les { $amount } de { $who } sur bleu
    }
kn-kind = Quelle face du jeton
kn-kind-simple = Simple
kn-kind-double = Double ×2
kn-kind-ko = K.O. ×3
kn-no-double = Vos deux jetons ×2 ont servi dans ce combat
kn-no-ko = Votre jeton K.O. a servi dans ce combat
kn-offer = { $table ->
        [red] Proposer { $amount } sur rouge
        *[blue] Proposer { $amount } sur bleu
    }
kn-accept = Suivre { $amount } contre { $who }
kn-other = Un autre pari
kn-pass = Passer
kn-must-offer = À la première série, challenger et défenseur doivent proposer : choisissez un triangle
kn-if = { $what ->
        [wins] { $boxer } gagne
        [down] { $boxer } est mis K.O.
        *[ko] { $boxer } gagne par K.O.
    }
kn-if-not = { $what ->
        [wins] { $boxer } perd
        [down] { $boxer } n’est pas mis K.O.
        *[ko] Pas de victoire par K.O. pour { $boxer }
    }
kn-if-taken = { $amount } si on suit
kn-into-bonus = au Bonus, ou à qui aura suivi
kn-own-offer = Votre propre pari : rien ne sera payé
kn-turn = { $turn ->
        [1] Première série de paris
        [2] Deuxième série de paris
        *[3] Troisième série de paris
    }
kn-has-bet = a parié
kn-named-challenge = { $boxer } défie { $challenged }
kn-named-train = À l’entraînement avec { $cards }
kn-named-offer = Proposer { $amount } sur { $bet }
kn-named-accept = Suivre le pari de { $amount } sur { $bet }
kn-sums = Tous vos paris
kn-sums-with = Tous vos paris, celui-ci compris
kn-points = Aux points
kn-by-ko = Par K.O.
kn-wins = { $corner ->
        [red] Rouge gagne
        *[blue] Bleu gagne
    }

# Les managers et leurs boxeurs
kn-heavy = poids lourd
kn-light = poids léger
kn-trophy = Le trophée : vainqueur du dernier combat
kn-steak = Le steak : perdant du dernier combat
kn-out = Mis K.O.
kn-cards-left = { $cards ->
        [one] Encore une carte de combat
        *[other] Encore { $cards } cartes de combat
    }
kn-left = Cartes restantes
kn-ious = { $count ->
        [one] 1 dette
        *[other] { $count } dettes
    } : { $amount }

# Le ring
kn-bonus-pot = BONUS
kn-ring = Le ring. Rouge : { $red }, à { $left } du K.O. Bleu : { $blue }, à { $right } du K.O. Case Bonus : { $bonus }.
kn-ring-empty = Le ring est vide
kn-from-ko = { $steps ->
        [0] K.O.
        [one] À une case du K.O.
        *[other] À { $steps } cases du K.O.
    }
kn-fight = Combat { $fight }
kn-season-fight = Saison { $season }, combat { $fight }
kn-skip = Passer la suite

# Les comptes
kn-ledger = Livre de comptes
kn-bout = Combat { $fight } : { $red } contre { $blue }
kn-no-fights = Aucun combat n’a encore été réglé
kn-chart = La fortune de chacun
kn-chart-unit = En milliers de Schmelings après chaque combat, dettes déduites
kn-end = Fin
kn-final = Décompte final
kn-manager = Manager
kn-before = Avant
kn-bonus = Bonus
kn-cards = Cartes
kn-loans = Dettes
kn-fortune = Fortune
kn-won = Vainqueur

# Les touches
kn-key-card = Prendre une carte de cette valeur
kn-key-back = Remettre la dernière carte
kn-key-arrows = Choisir les boxeurs, ou une case des tableaux de paris
kn-key-kind = Pari simple, double, de K.O.
kn-key-pass = Passer
kn-key-confirm = Confirmer le choix
kn-key-clear = Choisir à nouveau ; passer le récit
