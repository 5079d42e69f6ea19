# K.O. en français : ce que dit le commentateur, et les noms des cartes, des fins et des réglages.

title = K.O.
blurb = Le noble art en cartes : tournez sur un ring de quatre couleurs, enchaînez les coups, esquivez, contrez, et gagnez par K.O. ou aux points.

drew-style = { $who } tire { $nickname } et boxera en { $style }.
lot = Le sort désigne { $who } pour commencer.
round = Round { $round }. À { $who } de commencer.
drew = { $who } pioche une carte : { $card }.
drew-hidden = { $who } pioche une carte.
moved = { $who } passe dans la case { $quarter }.
forced = { $who } fait le forcing dans la case { $quarter }.
discarded = { $who } jette une carte pour en tirer une autre : { $card }.
discarded-hidden = { $who } jette une carte pour en tirer une autre.
threw = { $who } jette une carte : { $card }.
threw-hidden = { $who } jette une carte.
threw-last = { $who } jette sa dernière carte : { $card }.
threw-last-hidden = { $who } jette sa dernière carte.
attacked = { $who } attaque dans la case { $quarter }.
counter-hit = { $who } remise dans la case { $quarter }.
countered = { $who } contre dans la case { $quarter }.
played = { $who } place un { $card }.
dodged = { $who } esquive le { $covered }.
blocked = { $who } bloque le { $covered }.
obstructed = { $who } fait de l’obstruction sur le { $covered } : un point pour l’adversaire.
pleaded = { $who } prétexte le coup bas sur le { $covered }.
side-stepped = { $who } évite le { $covered } d’un pas de côté.
scored = { $points ->
        [-2] { $who } est pénalisé de deux points : { $total } dans ce round.
        [one] { $who } marque un point : { $total } dans ce round.
       *[other] { $who } marque { $points } points : { $total } dans ce round.
    }
knocked-down = { $who } envoie l’adversaire au tapis : knock-down !
warned = { $warnings ->
        [one] Premier avertissement
        [2] Deuxième avertissement
       *[other] Troisième avertissement
    } à { $who } pour coup bas.
round-over = Fin du round { $round } : { $ending }.
row = { $who } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $referee } à l’arbitrage.
match-won = { $who } remporte le combat { $ending }.
match-drawn = Le combat se termine par { $ending }.

# Comment finit un round, et le combat : la suite d’une phrase.
ending-emptied = une main est vide, la réplique est donnée
ending-thrown = une dernière carte est jetée
ending-bell = le gong retentit
ending-talon = le talon est épuisé
ending-points = aux points
ending-draw = un match nul
ending-knock-out = par knock-out
ending-sponge = par jet de l’éponge
ending-disqualified = par disqualification, au troisième avertissement
ending-stopped = par arrêt de l’arbitre
ending-no-contest = un no-contest
ending-non-combativity = par disqualification de l’adversaire pour non-combativité

quarter-blue = bleue
quarter-yellow = jaune
quarter-red = rouge
quarter-green = verte

style-puncher = puncher
style-battant = battant
style-scientifique = scientifique

nickname-hammer = le Marteau
nickname-dynamite = Dynamite
nickname-thunderbolt = la Foudre
nickname-lumberjack = le Bûcheron
nickname-bull = le Taureau
nickname-lion = le Lion
nickname-hurricane = l’Ouragan
nickname-rock = le Roc
nickname-dancer = le Danseur
nickname-fox = le Renard
nickname-professor = le Professeur
nickname-fencer = l’Escrimeur

card-blue-left-jab = direct du gauche bleu
card-blue-left-to-the-body = gauche au corps bleu
card-blue-straight-right = direct du droit bleu
card-blue-left-hook = crochet du gauche bleu
card-blue-right-uppercut = uppercut du droit bleu
card-yellow-left-jab = direct du gauche jaune
card-yellow-left-to-the-body = gauche au corps jaune
card-yellow-straight-right = direct du droit jaune
card-yellow-hook-to-the-body = crochet au corps jaune
card-yellow-liver-hook = crochet au foie jaune
card-red-left-jab = direct du gauche rouge
card-red-left-to-the-body = gauche au corps rouge
card-red-straight-right = direct du droit rouge
card-red-left-hook = crochet du gauche rouge
card-red-right-hook = crochet du droit rouge
card-green-left-jab = direct du gauche vert
card-green-left-to-the-body = gauche au corps vert
card-green-straight-right = direct du droit vert
card-green-hook-to-the-body = crochet au corps vert
card-green-solar-plexus-uppercut = uppercut au plexus vert
card-dodge = esquive
card-block = blocage
card-obstruction = obstruction
card-low-blow = coup bas
card-side-step = pas de côté
card-contre = contre

setting-rounds = Durée du combat
setting-rounds-3 = 3 rounds
setting-rounds-4 = 4 rounds
setting-rounds-6 = 6 rounds
setting-rounds-8 = 8 rounds
setting-rounds-10 = 10 rounds
setting-rounds-12 = 12 rounds
setting-rounds-15 = 15 rounds
