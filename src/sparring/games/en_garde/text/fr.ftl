# En Garde en français : ce que dit le commentateur, et les noms des fins et des réglages.

title = En Garde
blurb = Deux escrimeurs, une piste, vingt-cinq cartes : avancez, rompez, touchez, et comptez ce qui est passé.

lot = Le sort désigne { $who }, qui commence la première manche.
round = Manche { $round }. { $who } commence.
drew = { $who } pioche un { $card } ; { $left ->
        [0] la pioche est épuisée
        [one] il reste une carte
       *[other] il reste { $left } cartes
    }.
drew-hidden = { $who } pioche une carte.
advanced = { $who } avance { $card ->
        [one] d’une case
       *[other] de { $card } cases
    }.
retreated = { $who } { $evading ->
        [0] rompt
       *[other] esquive l’attaque et rompt
    } { $card ->
        [one] d’une case
       *[other] de { $card } cases
    }.
struck = { $who } attaque avec { $count ->
        [one] un { $card }
        [2] une paire de { $card }
       *[other] { $count } cartes de valeur { $card }
    }.
parried = { $who } pare { $count ->
        [one] le { $card }
        [2] la paire de { $card }
       *[other] les { $count } cartes de valeur { $card }
    }.
laid = { $who } joue { $count ->
        [one] un { $card }
        [2] une paire de { $card }
       *[other] { $count } cartes de valeur { $card }
    }.
stood = { $who } ne bouge pas.
showed = { $who } montre un { $card }.
round-won = { $who } remporte la manche { $ending } : { $hits ->
        [one] une touche
       *[other] { $hits } touches
    } au total.
round-drawn = Manche nulle, { $ending }.
match-won = { $who } remporte la partie { $ending }.

# Comment finit une manche ou la partie : la suite d’une phrase.
ending-hit = sur une touche
ending-stuck = faute de coup possible pour l’adversaire
ending-last-attack = sur la dernière attaque
ending-cards = au nombre de cartes d’attaque immédiate
ending-ground = au terrain gagné
ending-retreat = au terrain gagné, après l’ultime retraite
ending-drawn = à égalité de terrain
ending-drawn-retreat = à égalité de terrain après l’ultime retraite
ending-match = sur la touche décisive

setting-rules = Règles
setting-rules-basic = de base
setting-rules-classic = classiques
setting-rules-advanced = avancées
setting-hits = Touches pour gagner
setting-last-attack = Dernière attaque, pioche épuisée
setting-last-attack-allowed = permise
setting-last-attack-none = aucune
setting-parry = Parade avec
setting-parry-same-value = la même valeur
setting-parry-same-total = le même total
setting-aids = Aides
setting-aids-off = aucune
setting-aids-on = compteur de cartes et conseils
