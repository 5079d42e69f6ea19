# Le ring de K.O. : ce qu’on peut faire, ce qui menace qui, pourquoi une chose est interdite.

ko-hand = Votre main
ko-ringside = La table au bord du ring
ko-waits = À { $who } de jouer

# Ce qui est demandé
ko-turn = À vous : attaquez dans la case { $quarter }, changez une carte ou déplacez-vous
ko-turn-here = Corps à corps dans la case { $quarter } : attaquez, sortez, ou jetez une carte sans en reprendre
ko-forced = { $who } fait le forcing : attaquez, rompez, ou jetez une carte sans en reprendre
ko-bound = { $who } a refusé le combat : attaquez maintenant, ou rompez
ko-answer-points = { $who } attaque, { $points ->
        [one] { $points } point en jeu
        *[other] { $points } points en jeu
    } : que répondez-vous ?
ko-answer-kd = Knock-down si la dernière carte n’est pas couverte
ko-answer-ko = K.O. si la dernière carte n’est pas couverte !
ko-answer-sponge = L’éponge va voler ! Bloquez le C, ou remisez dans la couleur
ko-sent = Coup bas : l’arbitre vous envoie dans une autre case
ko-felled = Vous êtes au tapis : relevez-vous dans une autre case
ko-final = { $who } n’a plus de carte : c’est votre dernier tour du round.

# Ce qu’on peut faire
ko-attack = Attaquer
ko-hit-back = Remiser
ko-move = Case { $quarter }
ko-take = Encaisser, case { $quarter }
ko-go-down = Au tapis, case { $quarter }
ko-do-dodge = Esquiver
ko-do-block = Bloquer
ko-do-obstruction = Obstruction
ko-do-low-blow = Prétexter le coup bas
ko-do-side-step = Pas de côté, case { $quarter }
ko-dodge-counter = Esquive et contre
ko-dodge-hit = Esquive et remise
ko-throw = Jeter
ko-throw-draw = Changer la carte
ko-throw-last = Jeter la dernière carte
ko-named = { $what } : { $cards }

# Ce que cela donne
ko-unreplaced = Ici, elle n’est pas remplacée
ko-replaced = Contre une autre du talon
ko-ends = Face cachée ; le round est fini
ko-forcing = Oblige { $who } à se battre ou à rompre
ko-comes-points = { $points ->
        [0] { $who } ne marque rien
        [one] { $who } marque { $points } point
        *[other] { $who } marque { $points } points
    }
ko-comes-warned = Avertissement pour { $who } : { $points ->
        [one] { $points } point
        *[other] { $points } points
    }
ko-comes-kd = Knock-down : { $who } marque { $points } points
ko-comes-ko = { $who } gagne par K.O.
ko-comes-sponge = { $who } gagne par jet de l’éponge
ko-threat-points = { $points ->
        [one] Vaut { $points } point
        *[other] Vaut { $points } points
    }
ko-threat-points-now = { $points ->
        [one] Marque { $points } point
        *[other] Marque { $points } points
    }
ko-threat-kd = Menace de knock-down, { $points } points
ko-threat-kd-now = Knock-down, { $points } points
ko-threat-ko = Menace de K.O.
ko-threat-ko-now = Gagne par K.O.
ko-threat-sponge = Menace de jet de l’éponge
ko-threat-sponge-now = Gagne par jet de l’éponge

# Sur la table
ko-pending = { $who } attaque
ko-judged = Le dernier échange
ko-no-exchange = Rien sur la table
ko-at-stake = { $points ->
        [one] point en jeu
        *[other] points en jeu
    }
ko-why-ko = K sur { $lower }, O sur { $upper } : K.O.
ko-why-kd = K sur { $lower }, D sur { $upper } : knock-down
ko-why-sponge = A, B, C dans un même enchaînement : jet de l’éponge
ko-talon = Cartes au talon : { $left }
ko-bell = Tours sans carte : { $quiet }. À huit, le gong retentit.

# Une carte
ko-letter = lettre { $letter }
ko-head = à la tête
ko-body = au corps
ko-value = { $points ->
        [one] { $points } point
        *[other] { $points } points
    }
ko-mark = marque { $mark }
ko-role-dodge = couvre le dernier coup, et un contre peut suivre
ko-role-block = couvre le dernier coup
ko-role-obstruction = couvre le dernier coup, un point pour l’attaquant
ko-role-low-blow = couvre un coup au corps, avertissement pour l’attaquant
ko-role-side-step = couvre le dernier coup, et vous changez de case
ko-role-contre = seulement sur une esquive

# Pourquoi non
ko-why-move = Ce tour est un déplacement obligatoire : on n’y joue pas de carte
ko-why-alone = Une carte ne peut suivre qu’une esquive
ko-why-one-cover = Une seule carte de défense par réponse
ko-why-white = Les cartes blanches ne font que répondre à une attaque
ko-why-colour = Les coups doivent être de la couleur de la case { $quarter }
ko-why-letter = Dans un enchaînement les lettres montent, A, B, C, sans se répéter
ko-why-bound = Qui a fait le forcing doit attaquer ou rompre : on ne jette pas de carte
ko-why-head = Le coup bas ne se prétexte que sur un coup au corps
ko-why-contre = Le contre veut une esquive sous lui
ko-why-cover = Contre cet enchaînement, seule une carte de défense vous sauve ; sinon, au tapis
ko-why-last = Ici, la dernière carte ne se jette que pour finir le round
ko-why-diagonal = Sans coup, on ne passe que dans une case voisine
ko-why-here = Vous êtes déjà dans cette case

# Les deux coins, et la feuille d’arbitrage
ko-round = Round
ko-in-round = ce round
ko-points = Points
ko-referee = Arbitrage
ko-leads = { $who } mène { $points ->
        [one] d’un point
        *[other] de { $points } points
    } ; à 12, l’arbitre arrête le combat
ko-level = Égalité aux points ; à 12 d’avance, l’arbitre arrête
ko-total = Total
ko-warnings = Avertis­sements
ko-result = Résultat
ko-corner = { $who } : { $nickname }, { $style }, case { $quarter }. { $held ->
        [0] Aucune carte en main
        [one] Une carte en main
        *[other] { $held } cartes en main
    }. Ce round { $gained }, points { $points }, arbitrage { $referee }, avertissements { $warnings }.
ko-sheet = Feuille d’arbitrage
ko-match-of = Combat en { $rounds } rounds
ko-print = Imprimer la feuille
ko-pick = Choisissez une carte : son nom et son effet s’affichent ici.
ko-no-cards = Aucune carte en main
ko-thrown = Jetées
ko-counts = Comment on compte
ko-counts-round = Le plus de points dans un round : 5 à l’arbitrage, l’autre 4. Égalité : 5 chacun.
ko-counts-down = Qui a envoyé l’autre au tapis reçoit 5 pour le round, l’autre 3.
ko-counts-decision = Après le dernier round, le plus haut total d’arbitrage l’emporte.
ko-counts-stopped = Douze points d’avance, tous rounds confondus : l’arbitre arrête le combat.
ko-counts-warned = Trois avertissements : disqualification.
ko-counts-bell = Huit tours de suite sans qu’une carte quitte une main : le gong.
ko-counts-talon = Talon épuisé, round inachevé : qui est mené perd pour non-combativité.
ko-cards = Les cartes
ko-cards-read = Une carte vaut ce que votre style en fait : la valeur et la marque de sa bande sont celles de qui la joue. K sous O, c’est le K.O. ; K sous D, le knock-down.
ko-reconstruction = Une reconstitution.
ko-reconstructed = Combat disputé avec les cartes reconstituées par ce projet.
ko-reconstructed-why = La règle de 1975 nous est parvenue, ses cartes non. Celles-ci ont été créées par ce projet pour respecter chaque mot de la règle. Qui possède la boîte peut y mettre les siennes.
ko-ruling = décision maison
ko-ruling-why = La règle n’en dit rien : ce projet a dû trancher.

# Touches
ko-key-card = Choisir une carte, ou la reposer
ko-key-arrows = Viser une case
ko-key-confirm = Faire ce qui porte le signe ↵
ko-key-throw = Jeter la carte
ko-key-last = Jeter la dernière carte et finir le round
ko-key-clear = Choisir à nouveau
