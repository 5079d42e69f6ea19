eg-choose = À vous : choisissez une carte
eg-chosen = Que faire du { $value } ?
eg-waits = { $who } réfléchit
eg-answer = On vous attaque avec { $cards ->
        [one] un { $value }
        *[other] { $cards } cartes { $value }
    } : parez, ou vous êtes touché
eg-answer-lunge = On vous attaque en marchant avec { $cards ->
        [one] un { $value }
        *[other] { $cards } cartes { $value }
    } : parez, rompez, ou vous êtes touché
eg-last = La pioche est épuisée : une dernière chance d’attaquer
eg-advance = Avancer de { $step }
eg-retreat = Rompre de { $step }
eg-evade = Esquiver en rompant de { $step }
eg-attack = { $cards ->
        [one] Attaquer
        *[other] Attaquer avec { $cards }
    }
eg-lunge = { $cards ->
        [one] Avancer de { $step } et attaquer
        *[other] Avancer de { $step }, attaquer avec { $cards }
    }
eg-parry = Parer
eg-mixed = Parer avec { $mixed }
eg-take = Être touché
eg-stand = Rester en garde
eg-stuck = Plus aucun coup
eg-nothing = Aucune carte ne convient : plus aucun coup
eg-no-advance = Avancer de { $step }
eg-no-retreat = { $step ->
        [0] Rompre
        *[other] Rompre de { $step }
    }
eg-no-attack = Attaquer
eg-no-lunge = Avancer de { $step } et attaquer
eg-no-parry = Parer
eg-why-advance = On ne peut ni atteindre ni dépasser l’adversaire, à { $gap ->
        [one] une case
        *[other] { $gap } cases
    }.
eg-why-retreat = Vous sortiriez de la piste : il n’y a pas { $value } cases derrière vous.
eg-why-attack = Un { $value } porte exactement à { $value ->
        [one] une case
        *[other] { $value } cases
    } ; la distance est de { $gap }.
eg-why-lunge-card = Après une avance de { $value }, la distance serait de { $reach }, et il ne vous resterait aucun { $reach } pour frapper.
eg-why-lunge-far = De là, aucune carte ne porterait : il faut une distance de 1 à 5 pour attaquer.
eg-why-parry = Il faut pour parer autant de cartes de même valeur : { $cards } de { $value }. Vous en avez { $held }.
eg-why-plain = Une attaque de pied ferme ne peut qu’être parée ; on ne rompt que devant une attaque en marchant.
eg-why-last = La pioche est épuisée : plus personne ne se déplace.
eg-piste = Piste de 23 cases. { $one }, à gauche, case { $left } ; { $other }, à droite, case { $right } ; distance { $gap }.
eg-pack = Cartes dans la pioche : { $left }
eg-pack-name = Pioche
eg-played-name = Défausse
eg-top = Sur la défausse : { $value }
eg-hand = Votre main
eg-card = Carte { $value }
eg-hand-of = La main de { $who }
eg-hits = { $who } : { $hits } touches sur { $goal }
eg-unseen = Pas encore vues
eg-unseen-of = De { $value } : { $cards }
eg-key-card = Choisir une carte de cette valeur
eg-key-advance = Avancer
eg-key-retreat = Rompre
eg-key-attack = Attaquer
eg-key-lunge = Attaquer en marchant
eg-key-parry = Parer
eg-key-stand = Être touché, ou rester en garde
