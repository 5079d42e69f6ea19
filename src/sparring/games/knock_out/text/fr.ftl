# Knock Out en français : ce qui se passe à la table, le nom des réglages et des issues.

title = Knock Out
blurb = De trois à cinq managers envoient leurs boxeurs sur le ring, et chacun parie sur chaque combat.

# La table

lot = Le sort désigne { $who } comme premier challenger.
season = Début de la saison { $season }.
table = { $who } passe le tableau rouge à { $to }.
unable = { $who } ne peut défier personne et passe le tableau rouge à { $to }.
challenged = { $who } envoie { $boxer } sur le ring défier { $challenged }.
trained = { $who } s’entraîne avec { NUMBER($cards, useGrouping: 0) }.
trained-hidden = { $who } a choisi ses cartes pour le combat.

# Les paris

offered = { $who } propose { $amount } sur { $bet }.
accepted = { $who } suit le pari de { $amount } sur { $bet }.
passed = { $who } passe.

bet-red = le rouge
bet-red-double = le rouge, mise doublée
bet-red-ko = un K.O. au tableau rouge
bet-blue = le bleu
bet-blue-double = le bleu, mise doublée
bet-blue-ko = un K.O. au tableau bleu

# Le combat

bell = Gong ! Round { $round }.
sealed = { $who } pose un { $card } face cachée.
sealed-hidden = { $who } pose une carte face cachée.
revealed = { $red } pour le rouge, { $blue } pour le bleu.
stood = Deux { $card } : personne ne bouge.
reeled = Le boxeur de { $who } est repoussé de { $steps ->
        [one] une case
       *[other] { $steps } cases
    }{ $left ->
        [0] , jusqu’au K.O.
       *[other] , à { $left } du K.O.
    }
knocked-out = { $boxer } est K.O. au round { $round } : sa carrière est finie.
fight-won = { $boxer } l’emporte { $ending } et reçoit le trophée.

# Primes, catégories, titres

prize = { $who } touche { $amount } pour { $boxer }.
rose = { $boxer } monte d’une catégorie : { $level }.
fell = { $boxer } descend de catégorie : { $level }.
crowned = { $boxer } est sacré { $title } !
dethroned = { $boxer } perd son titre de { $title }.
returned = { $boxer } revient en jeu comme amateur.

level-amateur = amateur
level-professional = professionnel
level-champion = champion
title-none = sans titre
title-superchampion = superchampion
title-world-champion = champion du monde

# Les boxeurs

boxer-robin-zorres = Robin Zorres
boxer-nick-hacker = Nick Hacker
boxer-arnold-blackndecker = Arnold Blackndecker
boxer-hook-finn = Hook Finn
boxer-king-gong = King Gong
boxer-mick-jabber = Mick Jabber
boxer-moby-duck = Moby Duck
boxer-bobby-weaver = Bobby Weaver
boxer-duke-box = Duke Box
boxer-kurt-upper = Kurt Upper

# L’argent

paid = Pari perdu : { $who } paye { $amount } à { $to }.
bank-paid = Personne n’a suivi { $bet } ; { $who } avait raison et la banque paye { $amount }.
bonus-paid = Personne n’a suivi { $bet } ; { $who } avait tort : { $amount } sur la case Bonus.
own-bet = { $who } avait suivi son propre pari : rien n’est payé.
iou = { $who } est à court : 50 000 de la banque, { $count ->
        [one] { $count } reconnaissance de dette
       *[other] { $count } reconnaissances de dette
    } en tout.
cards-paid = { $who } reçoit { $amount } pour { $count ->
        [one] { $count } carte inutilisée
       *[other] { $count } cartes inutilisées
    }.
bonus-shared = { $who } a le boxeur le mieux payé : { $amount } de la case Bonus.
bonus-rest = { $amount } de la case Bonus ne se partagent pas et reviennent à la banque.
repaid = { $who } rembourse { $count ->
        [one] { $count } reconnaissance de dette
       *[other] { $count } reconnaissances de dette
    } : { $amount }.
fortune = { $who } termine avec { $amount } Schmelings.

# Les issues

season-over = La saison est finie : { $ending }.
game-won = { $who } gagne la partie { $ending } avec { $amount } Schmelings.

ending-ko-of-defender = par K.O. comme challenger
ending-points-to-challenger = aux points comme challenger
ending-ko-of-challenger = par K.O. comme défenseur
ending-points-to-defender = aux points comme défenseur
ending-points-level = à égalité de points comme défenseur
ending-cards-out = il n’y a plus deux managers avec trois cartes de combat
ending-boxers-out = il n’y a plus deux managers avec des cartes et un boxeur
ending-resting = le trophée et le steak interdisent tout autre défi
ending-unmatched = il ne reste que des amateurs face aux boxeurs titrés
ending-sole-winner = sans partage
ending-shared = ex aequo

# Les réglages

setting-players = Joueurs
setting-ko-bet = Pari de K.O.
setting-ko-bet-knocked-out = au tableau du boxeur qui ira au tapis
setting-ko-bet-winner = au tableau du boxeur qui gagnera
setting-bonus-split = Bonus en cas d’égalité
setting-bonus-split-per-player = une part par manager
setting-bonus-split-per-boxer = une part par boxeur
setting-starts = Cases de départ
setting-starts-standard = 6/8 pour tous
setting-starts-by-start-money = selon la somme de départ
setting-seasons = Saisons
setting-aids = Aides
setting-aids-off = aucune
setting-aids-on = les cartes jouées restent visibles ; conseils
