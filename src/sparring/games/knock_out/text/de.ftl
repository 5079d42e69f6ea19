# Knock Out auf Deutsch: was am Tisch geschieht, wie Einstellungen und Ausgänge heißen.

title = Knock Out
blurb = Drei bis fünf Manager schicken ihre Boxer in den Ring, und alle wetten auf jeden Kampf.

# Der Tisch

lot = Das Los fällt auf { $who }: der erste Herausforderer steht fest.
season = Saison { $season } beginnt.
table = { $who } gibt den roten Wettplan an { $to } weiter.
unable = { $who } kann niemanden herausfordern und gibt den roten Wettplan an { $to } weiter.
challenged = { $who } schickt { $boxer } in den Ring und fordert { $challenged } heraus.
trained = { $who } geht mit { NUMBER($cards, useGrouping: 0) } ins Training.
trained-hidden = { $who } hat die Karten für den Kampf gewählt.

# Wetten

offered = { $who } bietet { $amount } auf { $bet }.
accepted = { $who } hält { $amount } gegen { $bet }.
passed = { $who } passt.

bet-red = Rot
bet-red-double = Rot, doppelt
bet-red-ko = einen K. o. auf dem roten Plan
bet-blue = Blau
bet-blue-double = Blau, doppelt
bet-blue-ko = einen K. o. auf dem blauen Plan

# Der Kampf

bell = Gong! Runde { $round }.
sealed = { $who } legt verdeckt eine { $card }.
sealed-hidden = { $who } legt verdeckt eine Karte.
revealed = Rot zeigt { $red }, Blau zeigt { $blue }.
stood = Zweimal { $card }: keiner weicht.
reeled = Der Boxer von { $who } taumelt { $steps ->
        [one] ein Feld
       *[other] { $steps } Felder
    } zurück{ $left ->
        [0] , bis auf das K.-o.-Feld.
       *[other] , noch { $left } bis zum K. o.
    }
knocked-out = { $boxer } geht in Runde { $round } k. o.: Ende einer Karriere.
fight-won = { $boxer } gewinnt { $ending } und erhält den Pokal.

# Prämien, Klassen, Titel

prize = { $who } kassiert { $amount } für { $boxer }.
rose = { $boxer } steigt auf: { $level }.
fell = { $boxer } steigt ab: { $level }.
crowned = { $boxer } ist { $title }!
dethroned = { $boxer } ist nicht mehr { $title }.
returned = { $boxer } ist wieder dabei, als Amateur.

level-amateur = Amateur
level-professional = Profi
level-champion = Champion
title-none = ohne Titel
title-superchampion = Superchampion
title-world-champion = Weltmeister

# Boxer

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

# Geld

paid = Wette verloren: { $who } zahlt { $to } { $amount }.
bank-paid = Niemand hielt gegen { $bet }, und { $who } lag richtig: die Bank zahlt { $amount }.
bonus-paid = Niemand hielt gegen { $bet }, und { $who } lag falsch: { $amount } in den BONUS.
own-bet = { $who } hatte gegen sich selbst gehalten: nichts wird gezahlt.
iou = { $who } ist knapp bei Kasse: 50.000 von der Bank, { $count ->
        [one] ein Schuldschein
       *[other] { $count } Schuldscheine
    } insgesamt.
cards-paid = { $who } bekommt { $amount } für { $count ->
        [one] eine übrige Karte
       *[other] { $count } übrige Karten
    }.
bonus-shared = { $who } hat den bestbezahlten Boxer: { $amount } aus dem BONUS.
bonus-rest = { $amount } aus dem BONUS lassen sich nicht teilen und gehen an die Bank.
repaid = { $who } löst { $count ->
        [one] einen Schuldschein
       *[other] { $count } Schuldscheine
    } ein: { $amount }.
fortune = { $who } schließt mit { $amount } Schmelings ab.

# Ausgänge

season-over = Die Saison ist aus: { $ending }.
game-won = { $who } gewinnt { $ending } mit { $amount } Schmelings.

ending-ko-of-defender = durch K. o. als Herausforderer
ending-points-to-challenger = als Herausforderer nach Punkten
ending-ko-of-challenger = durch K. o. als Verteidiger
ending-points-to-defender = als Verteidiger nach Punkten
ending-points-level = als Verteidiger bei Punktgleichheit
ending-cards-out = keine zwei Manager haben noch drei Kampfkarten
ending-boxers-out = keine zwei Manager mit Karten haben noch einen Boxer
ending-resting = Pokal und Steak verbieten jeden weiteren Kampf
ending-unmatched = den Titelträgern stehen nur noch Amateure gegenüber
ending-sole-winner = allein
ending-shared = gemeinsam

# Einstellungen

setting-players = Spieler
setting-ko-bet = K.-o.-Wette
setting-ko-bet-knocked-out = auf dem Plan des Boxers, der zu Boden geht
setting-ko-bet-winner = auf dem Plan des Boxers, der gewinnt
setting-bonus-split = BONUS bei Gleichstand
setting-bonus-split-per-player = ein Anteil je Manager
setting-bonus-split-per-boxer = ein Anteil je Boxer
setting-starts = Startfelder
setting-starts-standard = 6/8 für alle
setting-starts-by-start-money = nach Startgeld
setting-seasons = Saisons
setting-aids = Hilfen
setting-aids-off = keine
setting-aids-on = gespielte Karten bleiben sichtbar; Hinweise
