# K.O. auf Deutsch: was der Reporter sagt, dazu die Namen der Karten, Enden und Einstellungen.

title = K.O.
blurb = Boxen mit Karten: ein Ring in vier Farben, Schlagserien, Meidbewegungen, Konter – und am Ende der Niederschlag oder das Urteil nach Punkten.

drew-style = { $who } zieht „{ $nickname }“ und boxt als { $style }.
lot = Das Los fällt auf { $who }: Anfang in der ersten Runde.
round = Runde { $round }. { $who } beginnt.
drew = { $who } zieht eine Karte: { $card }.
drew-hidden = { $who } zieht eine Karte.
moved = { $who } wechselt ins Viertel { $quarter }.
forced = { $who } macht Druck im Viertel { $quarter }.
discarded = { $who } wirft eine Karte ab und zieht neu: { $card }.
discarded-hidden = { $who } wirft eine Karte ab und zieht neu.
threw = { $who } wirft eine Karte ab: { $card }.
threw-hidden = { $who } wirft eine Karte ab.
threw-last = { $who } wirft die letzte Karte ab: { $card }.
threw-last-hidden = { $who } wirft die letzte Karte ab.
attacked = { $who } greift im Viertel { $quarter } an.
counter-hit = { $who } schlägt im Viertel { $quarter } zurück.
countered = { $who } kontert im Viertel { $quarter }.
played = { $who } schlägt: { $card }.
dodged = { $who } pendelt aus: { $covered } geht ins Leere.
blocked = { $who } blockt: { $covered } bleibt in der Deckung hängen.
obstructed = { $who } behindert: { $covered } zählt nicht, dafür gibt es einen Punkt für die Gegenseite.
pleaded = { $who } reklamiert einen Tiefschlag: { $covered } zählt nicht.
side-stepped = { $who } macht einen Sidestep: { $covered } geht ins Leere.
scored = { $points ->
        [-2] { $who } verliert zwei Punkte: { $total } in dieser Runde.
        [one] { $who } bekommt einen Punkt: { $total } in dieser Runde.
       *[other] { $who } bekommt { $points } Punkte: { $total } in dieser Runde.
    }
knocked-down = { $who } landet einen Niederschlag!
warned = { $warnings ->
        [one] Erste Verwarnung
        [2] Zweite Verwarnung
       *[other] Dritte Verwarnung
    } für { $who } wegen Tiefschlags.
round-over = Runde { $round } ist zu Ende: { $ending }.
row = { $who }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $referee } vom Ringrichter.
match-won = { $who } gewinnt den Kampf { $ending }.
match-drawn = Der Kampf endet { $ending }.

# Wie eine Runde und wie der Kampf endet: der Rest eines Satzes.
ending-emptied = eine Hand ist leer, die Antwort gegeben
ending-thrown = eine letzte Karte ist abgeworfen
ending-bell = der Gong ertönt
ending-talon = der Talon ist aufgebraucht
ending-points = nach Punkten
ending-draw = unentschieden
ending-knock-out = durch Knock-out
ending-sponge = durch Wurf des Schwamms
ending-disqualified = durch Disqualifikation nach der dritten Verwarnung
ending-stopped = durch Abbruch des Ringrichters
ending-no-contest = ohne Wertung
ending-non-combativity = durch Disqualifikation wegen Inaktivität

quarter-blue = Blau
quarter-yellow = Gelb
quarter-red = Rot
quarter-green = Grün

style-puncher = Puncher
style-battant = Fighter
style-scientifique = Techniker

nickname-hammer = Hammer
nickname-dynamite = Dynamit
nickname-thunderbolt = Donnerkeil
nickname-lumberjack = Holzfäller
nickname-bull = Stier
nickname-lion = Löwe
nickname-hurricane = Hurrikan
nickname-rock = Fels
nickname-dancer = Tänzer
nickname-fox = Fuchs
nickname-professor = Professor
nickname-fencer = Fechter

card-blue-left-jab = Jab mit links (blau)
card-blue-left-to-the-body = linke Gerade zum Körper (blau)
card-blue-straight-right = rechte Gerade (blau)
card-blue-left-hook = linker Haken (blau)
card-blue-right-uppercut = rechter Aufwärtshaken (blau)
card-yellow-left-jab = Jab mit links (gelb)
card-yellow-left-to-the-body = linke Gerade zum Körper (gelb)
card-yellow-straight-right = rechte Gerade (gelb)
card-yellow-hook-to-the-body = Haken zum Körper (gelb)
card-yellow-liver-hook = Leberhaken (gelb)
card-red-left-jab = Jab mit links (rot)
card-red-left-to-the-body = linke Gerade zum Körper (rot)
card-red-straight-right = rechte Gerade (rot)
card-red-left-hook = linker Haken (rot)
card-red-right-hook = rechter Haken (rot)
card-green-left-jab = Jab mit links (grün)
card-green-left-to-the-body = linke Gerade zum Körper (grün)
card-green-straight-right = rechte Gerade (grün)
card-green-hook-to-the-body = Haken zum Körper (grün)
card-green-solar-plexus-uppercut = Aufwärtshaken zum Solarplexus (grün)
card-dodge = Meidbewegung
card-block = Block
card-obstruction = Behinderung
card-low-blow = Tiefschlag
card-side-step = Sidestep
card-contre = Konter

setting-rounds = Länge des Kampfes
setting-rounds-3 = 3 Runden
setting-rounds-4 = 4 Runden
setting-rounds-6 = 6 Runden
setting-rounds-8 = 8 Runden
setting-rounds-10 = 10 Runden
setting-rounds-12 = 12 Runden
setting-rounds-15 = 15 Runden
