# Der Ring von K.O.: was man tun kann, was wem droht, warum etwas nicht geht.

ko-hand = Deine Hand
ko-ringside = Der Tisch am Ring
ko-waits = { $who } ist am Zug

# Was gefragt ist
ko-turn = Du bist dran: Greif im Viertel { $quarter } an, tausch eine Karte oder geh weiter
ko-turn-here = Auge in Auge im Viertel { $quarter }: Greif an, geh weiter oder wirf eine Karte ohne Ersatz ab
ko-forced = { $who } macht Druck: Greif an, weich aus oder wirf eine Karte ohne Ersatz ab
ko-bound = { $who } hat sich nicht gestellt: Greif jetzt an oder geh weg
ko-answer-points = { $who } greift an, es geht um { $points ->
        [one] einen Punkt
        *[other] { $points } Punkte
    }: Was hältst du dagegen?
ko-answer-kd = Niederschlag, wenn du die letzte Karte nicht deckst
ko-answer-ko = K. o., wenn du die letzte Karte nicht deckst!
ko-answer-sponge = Gleich fliegt der Schwamm! Blocke das C oder schlag in der Farbe zurück
ko-sent = Tiefschlag: Der Ringrichter schickt dich in ein anderes Viertel
ko-felled = Du bist am Boden: Steh in einem anderen Viertel auf
ko-final = { $who } hat keine Karte mehr: Das ist dein letzter Zug der Runde.

# Was man tun kann
ko-attack = Angreifen
ko-hit-back = Zurückschlagen
ko-move = Nach { $quarter }
ko-take = Einstecken, nach { $quarter }
ko-go-down = Zu Boden, nach { $quarter }
ko-do-dodge = Meiden
ko-do-block = Blocken
ko-do-obstruction = Behindern
ko-do-low-blow = Tiefschlag reklamieren
ko-do-side-step = Sidestep nach { $quarter }
ko-dodge-counter = Meiden und kontern
ko-dodge-hit = Meiden und zurückschlagen
ko-throw = Abwerfen
ko-throw-draw = Karte tauschen
ko-throw-last = Letzte Karte abwerfen
ko-named = { $what }: { $cards }

# Was dabei herauskommt
ko-unreplaced = Hier gibt es keinen Ersatz
ko-replaced = Gegen eine vom Talon
ko-ends = Verdeckt; die Runde ist damit zu Ende
ko-forcing = Zwingt { $who }, sich zu stellen oder zu weichen
ko-comes-points = { $points ->
        [0] Kein Punkt für { $who }
        [one] Ein Punkt für { $who }
        *[other] { $points } Punkte für { $who }
    }
ko-comes-warned = Verwarnung für { $who }: { $points ->
        [1] ein Punkt
        *[other] { $points } Punkte
    }
ko-comes-kd = Niederschlag: { $points } Punkte für { $who }
ko-comes-ko = { $who } gewinnt durch K. o.
ko-comes-sponge = { $who } gewinnt: der Schwamm
ko-threat-points = { $points ->
        [one] Bringt einen Punkt
        *[other] Bringt { $points } Punkte
    }
ko-threat-points-now = { $points ->
        [one] Ein Punkt, sofort
        *[other] { $points } Punkte, sofort
    }
ko-threat-kd = Droht mit Niederschlag, { $points } Punkte
ko-threat-kd-now = Niederschlag, { $points } Punkte
ko-threat-ko = Droht mit dem K. o.
ko-threat-ko-now = Gewinnt durch K. o.
ko-threat-sponge = Droht mit dem Schwamm
ko-threat-sponge-now = Gewinnt: der Schwamm

# Auf dem Tisch
ko-pending = { $who } greift an
ko-judged = Der letzte Schlagabtausch
ko-no-exchange = Nichts auf dem Tisch
ko-at-stake = { $points ->
        [one] Punkt steht auf dem Spiel
        *[other] Punkte stehen auf dem Spiel
    }
ko-why-ko = K auf { $lower }, O auf { $upper }: K. o.
ko-why-kd = K auf { $lower }, D auf { $upper }: Niederschlag
ko-why-sponge = A, B, C in einer Serie: der Schwamm
ko-talon = Karten im Talon: { $left }
ko-bell = Züge ohne Karte: { $quiet }. Bei acht ertönt der Gong.

# Eine Karte
ko-letter = Buchstabe { $letter }
ko-head = zum Kopf
ko-body = zum Körper
ko-value = { $points ->
        [one] 1 Punkt
        *[other] { $points } Punkte
    }
ko-mark = Zeichen { $mark }
ko-role-dodge = deckt den letzten Schlag, ein Konter darf folgen
ko-role-block = deckt den letzten Schlag
ko-role-obstruction = deckt den letzten Schlag, ein Punkt für den Angreifer
ko-role-low-blow = deckt einen Körpertreffer, Verwarnung für den Angreifer
ko-role-side-step = deckt den letzten Schlag, und du gehst weiter
ko-role-contre = nur auf eine Meidbewegung

# Warum nicht
ko-why-move = Dieser Zug ist ein Pflichtschritt: Karten werden nicht gespielt
ko-why-alone = Nur auf eine Meidbewegung darf eine Karte folgen
ko-why-one-cover = Eine Deckung je Antwort genügt
ko-why-white = Weiße Karten antworten nur auf einen Angriff
ko-why-colour = Geschlagen wird in der Farbe des Viertels { $quarter }
ko-why-letter = In einer Serie steigen die Buchstaben, A, B, C, und keiner kommt zweimal
ko-why-bound = Wer Druck gemacht hat, greift jetzt an oder geht weg: abgeworfen wird nicht
ko-why-head = Ein Tiefschlag lässt sich nur gegen einen Körpertreffer reklamieren
ko-why-contre = Ein Konter braucht eine Meidbewegung unter sich
ko-why-cover = Gegen diese Serie hilft nur eine Deckung; sonst geht es zu Boden
ko-why-last = Hier wird die letzte Karte nur abgeworfen, um die Runde zu beenden
ko-why-diagonal = Ohne Schlag geht es nur ins Viertel nebenan
ko-why-here = In diesem Viertel stehst du schon

# Beide Ecken, und der Punktzettel
ko-round = Runde
ko-in-round = diese Runde
ko-points = Punkte
ko-referee = Richter
ko-leads = { $who } führt mit { $points ->
        [one] einem Punkt
        *[other] { $points } Punkten
    }; bei 12 wird abgebrochen
ko-level = Gleichstand; bei 12 Punkten Vorsprung wird abgebrochen
ko-total = Summe
ko-warnings = Verwar­nungen
ko-result = Ergebnis
ko-corner = { $who }: { $nickname }, { $style }, im Viertel { $quarter }. { $held ->
        [0] Keine Karte auf der Hand
        [one] Eine Karte auf der Hand
        *[other] { $held } Karten auf der Hand
    }. Diese Runde { $gained }, Punkte { $points }, vom Ringrichter { $referee }, Verwarnungen { $warnings }.
ko-sheet = Punktzettel
ko-match-of = Kampf über { $rounds } Runden
ko-print = Zettel drucken
ko-pick = Nimm eine Karte: Hier steht, wie sie heißt und was sie tut.
ko-no-cards = Keine Karte auf der Hand
ko-thrown = Abgeworfen
ko-counts = So wird gewertet
ko-counts-round = Mehr Punkte in einer Runde: 5 vom Ringrichter, weniger: 4. Gleichstand: beide 5.
ko-counts-down = Wer den anderen zu Boden schickt, bekommt 5 für die Runde, der andere 3.
ko-counts-decision = Nach der letzten Runde gewinnt die höhere Summe des Ringrichters.
ko-counts-stopped = Zwölf Punkte Vorsprung, über alle Runden: Der Ringrichter bricht ab.
ko-counts-warned = Drei Verwarnungen: disqualifiziert.
ko-counts-bell = Acht Züge nacheinander, ohne dass eine Karte die Hand verlässt: der Gong.
ko-counts-talon = Talon leer, Runde nicht zu Ende: Wer zurückliegt, hat nicht gekämpft und verliert.
ko-cards = Die Karten
ko-cards-read = Eine Karte gilt, was der eigene Stil aus ihr macht: Wert und Zeichen auf dem Streifen gelten für den, der sie spielt. K unter O ist der K. o., K unter D der Niederschlag.
ko-reconstruction = Eine Rekonstruktion.
ko-reconstructed = Gespielt mit den Karten, die dieses Projekt rekonstruiert hat.
ko-reconstructed-why = Die Anleitung von 1975 ist erhalten, ihre Karten sind es nicht. Diese hat das Projekt so entworfen, dass sie jedem Wort der Anleitung entsprechen. Wer die Schachtel besitzt, kann eigene einsetzen.
ko-ruling = Hausentscheid
ko-ruling-why = Die Anleitung schweigt dazu: Dieses Projekt musste es festlegen.

# Tasten
ko-key-card = Eine Karte nehmen oder zurücklegen
ko-key-arrows = Auf ein Viertel zielen
ko-key-confirm = Tun, was mit ↵ markiert ist
ko-key-throw = Die Karte abwerfen
ko-key-last = Die letzte Karte abwerfen und die Runde beenden
ko-key-clear = Neu wählen
