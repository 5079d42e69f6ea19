# Der Spielplan von Knock Out: was man wählen kann, was gefragt wird, was ein Bild zeigt.

kn-you = Du
kn-waits-lots = Das Los bestimmt den ersten Herausforderer
kn-waits-challenge = { $who } fordert heraus
kn-waits-training = Training: { $who } wählt Karten
kn-waits-bet = { $who } muss wetten
kn-waits-card = Runde im Ring: { $who } ist am Zug
kn-do-challenge = Deine Herausforderung: Wähle einen deiner Boxer, dann einen Gegner
kn-do-training = Ab ins Training: Wähle { $cards } Kampfkarten
kn-do-bet = Deine Wette: ein Dreieck zum Bieten, ein Kreis zum Dagegenhalten
kn-do-card = Runde { $round }: Wähle eine Karte und lege sie verdeckt

# Herausforderung
kn-challenge = Herausfordern
kn-against = gegen
kn-no-boxer = Dein Boxer
kn-no-opponent = Ein Gegner
kn-first-own = Wähle zuerst, welcher deiner Boxer kämpfen soll
kn-pick-both = Wähle zuerst deinen Boxer und einen Gegner
kn-pays = Sieg { $won }, Niederlage { $lost }
kn-why-out = { $boxer } ging k. o. und kämpft nicht mehr
kn-why-trophy = { $boxer } hat den Pokal: Wer den letzten Kampf gewann, setzt aus
kn-why-steak = { $boxer } kühlt sein Auge mit dem Steak: Wer den letzten Kampf verlor, setzt aus
kn-why-few-cards = Der Manager von { $boxer } hat weniger als drei Kampfkarten
kn-why-own = Beide Boxer gehören demselben Manager
kn-why-low-money = Ein Startgeld von { $pay } ist zu wenig: { $mine } darf nur Boxer herausfordern, die ebenso viel oder mehr bekommen
kn-why-amateur = Amateure dürfen keinen Titelträger herausfordern
kn-why-nobody = { $boxer } kann gerade niemanden herausfordern

# Training und Runden
kn-train = Ins Training
kn-stock = Deine Kampfkarten
kn-take = Eine { $value } nehmen, noch { $left }
kn-put-back = Die { $value } zurücklegen
kn-picked = Gewählt: { $cards } von { $of }
kn-enough = { $cards } Karten genügen: Lege erst eine zurück
kn-no-more = Es ist keine { $value } mehr da
kn-pick-more = { $cards ->
        [one] Eine Karte fehlt noch
        *[other] { $cards } Karten fehlen noch
    }
kn-hand = Deine Trainingskarten
kn-hand-of = Trainingskarten von { $boxer }
kn-card = Karte { $value }
kn-play = Karte legen
kn-play-card = Die { $value } legen
kn-pick-card = Wähle zuerst eine Karte
kn-sealed = { $corner ->
        [red] Die Karte von Rot liegt verdeckt
        *[blue] Die Karte von Blau liegt verdeckt
    }
kn-sealed-own = Eine { $value }, verdeckt
kn-round-card = Runde { $round }: { $corner ->
        [red] Rot
        *[blue] Blau
    } zeigte { $value }
kn-shows = { $corner ->
        [red] Rot zeigt { $value }
        *[blue] Blau zeigt { $value }
    }

# Wetten
kn-table = { $table ->
        [red] Roter Wettplan, der Herausforderer
        *[blue] Blauer Wettplan, der Verteidiger
    }
kn-corner = { $table ->
        [red] Rot
        *[blue] Blau
    }
kn-space-free = { $table ->
        [red] Rot { $amount }: frei
        *[blue] Blau { $amount }: frei
    }
kn-space-offer = { $table ->
        [red] Rot { $amount }
        *[blue] Blau { $amount }
    }: { $who } bietet eine { $kind ->
        [simple] einfache Wette
        [double] doppelte Wette
        *[ko] K.-o.-Wette
    }
kn-space-taken = und { $who } hält dagegen
kn-offer-on = { $table ->
        [red] Auf Rot { $amount } bieten
        *[blue] Auf Blau { $amount } bieten
    }
kn-accept-on = { $table ->
        [red] Gegen die { $amount } von { $who } auf Rot halten
        *[blue] Gegen die { $amount } von { $who } auf Blau halten
    }
kn-kind = Welche Seite des Chips
kn-kind-simple = Einfach
kn-kind-double = Doppelt ×2
kn-kind-ko = K.O. ×3
kn-no-double = Deine beiden ×2-Chips sind in diesem Kampf schon gesetzt
kn-no-ko = Dein K.O.-Chip ist in diesem Kampf schon gesetzt
kn-offer = { $table ->
        [red] { $amount } auf Rot bieten
        *[blue] { $amount } auf Blau bieten
    }
kn-accept = { $amount } gegen { $who } halten
kn-other = Andere Wette
kn-pass = Passen
kn-must-offer = Im ersten Durchgang müssen beide Kämpfer bieten: Wähle ein Dreieck
kn-if = { $what ->
        [wins] { $boxer } gewinnt
        [down] { $boxer } geht k. o.
        *[ko] { $boxer } gewinnt durch K. o.
    }
kn-if-not = { $what ->
        [wins] { $boxer } verliert
        [down] { $boxer } geht nicht k. o.
        *[ko] Kein K.-o.-Sieg für { $boxer }
    }
kn-if-taken = { $amount }, wenn jemand hält
kn-into-bonus = in den BONUS oder an den, der hält
kn-own-offer = Dein eigenes Gebot: nichts wird gezahlt
kn-turn = { $turn ->
        [1] Erster Wettdurchgang
        [2] Zweiter Wettdurchgang
        *[3] Dritter Wettdurchgang
    }
kn-has-bet = hat gewettet
kn-named-challenge = { $boxer } fordert { $challenged } heraus
kn-named-train = Ins Training mit { $cards }
kn-named-offer = { $amount } auf { $bet } bieten
kn-named-accept = { $amount } gegen { $bet } halten
kn-sums = Alle deine Wetten
kn-sums-with = Alle deine Wetten samt dieser
kn-points = Nach Punkten
kn-by-ko = Durch K. o.
kn-wins = { $corner ->
        [red] Rot gewinnt
        *[blue] Blau gewinnt
    }

# Manager und Boxer
kn-heavy = Schwergewicht
kn-light = Leichtgewicht
kn-trophy = Pokal: Sieger des letzten Kampfs
kn-steak = Steak: Verlierer des letzten Kampfs
kn-out = K. o. gegangen
kn-cards-left = { $cards ->
        [one] Noch eine Kampfkarte
        *[other] Noch { $cards } Kampfkarten
    }
kn-left = Übrige Karten
kn-ious = { $count ->
        [one] 1 Schuldschein
        *[other] { $count } Schuldscheine
    }: { $amount }

# Ring
kn-bonus-pot = BONUS
kn-ring = Der Ring. Rot: { $red }, { $left } vom K. o. entfernt. Blau: { $blue }, { $right } vom K. o. entfernt. BONUS: { $bonus }.
kn-ring-empty = Der Ring ist leer
kn-from-ko = { $steps ->
        [0] K. o.
        [one] Ein Feld bis zum K. o.
        *[other] { $steps } Felder bis zum K. o.
    }
kn-fight = Kampf { $fight }
kn-season-fight = Saison { $season }, Kampf { $fight }
kn-skip = Überspringen

# Bücher
kn-ledger = Kassenbuch
kn-bout = Kampf { $fight }: { $red } gegen { $blue }
kn-no-fights = Noch kein Kampf ist abgerechnet
kn-chart = Das Geld aller Manager
kn-chart-unit = In tausend Schmelings nach jedem Kampf, Schulden abgezogen
kn-end = Ende
kn-final = Schlussabrechnung
kn-manager = Manager
kn-before = Vorher
kn-bonus = BONUS
kn-cards = Karten
kn-loans = Schulden
kn-fortune = Vermögen
kn-won = Sieger

# Tasten
kn-key-card = Eine Karte dieses Werts nehmen
kn-key-back = Die letzte Karte zurücklegen
kn-key-arrows = Boxer wählen, oder ein Feld der Wettpläne
kn-key-kind = Einfache, doppelte, K.-o.-Wette
kn-key-pass = Passen
kn-key-confirm = Bestätigen, was gewählt ist
kn-key-clear = Neu wählen; Erzähltes überspringen
