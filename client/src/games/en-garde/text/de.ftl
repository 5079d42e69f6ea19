eg-choose = Du bist dran: Wähle eine Karte
eg-chosen = Was tun mit der { $value }?
eg-waits = { $who } denkt nach
eg-answer = Du wirst mit { $cards ->
        [one] einer { $value }
        *[other] { $cards } Karten { $value }
    } angegriffen: Pariere, oder es ist ein Treffer
eg-answer-lunge = Du wirst im Vorgehen mit { $cards ->
        [one] einer { $value }
        *[other] { $cards } Karten { $value }
    } angegriffen: Pariere, weiche aus, oder es ist ein Treffer
eg-last = Der Stapel ist leer: eine letzte Chance zum Angriff
eg-advance = { $step } vor
eg-retreat = { $step } zurück
eg-evade = { $step } zurückweichen
eg-attack = { $cards ->
        [one] Angriff
        *[other] Angriff mit { $cards }
    }
eg-lunge = { $cards ->
        [one] { $step } vor und Angriff
        *[other] { $step } vor, Angriff mit { $cards }
    }
eg-parry = Parieren
eg-mixed = Parieren mit { $mixed }
eg-take = Treffer hinnehmen
eg-stand = Stehen bleiben
eg-stuck = Kein Zug mehr
eg-nothing = Keine Karte passt: Du hast keinen Zug mehr
eg-no-advance = { $step } vor
eg-no-retreat = { $step ->
        [0] Zurückweichen
        *[other] { $step } zurück
    }
eg-no-attack = Angriff
eg-no-lunge = { $step } vor und Angriff
eg-no-parry = Parieren
eg-why-advance = Man darf den anderen weder erreichen noch überholen; er steht { $gap ->
        [one] ein Feld
        *[other] { $gap } Felder
    } entfernt.
eg-why-retreat = Du würdest die Planche verlassen: { $value } Felder hast du nicht hinter dir.
eg-why-attack = Eine { $value } trifft über genau { $value ->
        [one] ein Feld
        *[other] { $value } Felder
    }; der Abstand ist { $gap }.
eg-why-lunge-card = Nach { $value } vorwärts wäre der Abstand { $reach }, und du hättest keine { $reach } mehr, um zu treffen.
eg-why-lunge-far = Von dort träfe keine Karte: Ein Angriff braucht einen Abstand von 1 bis 5.
eg-why-parry = Eine Parade braucht ebenso viele Karten desselben Werts: { $cards } der { $value }. Du hast { $held }.
eg-why-plain = Ein Angriff aus dem Stand kann nur pariert werden; ausweichen darf man nur einem Angriff im Vorgehen.
eg-why-last = Der Stapel ist leer: Niemand darf sich mehr bewegen.
eg-piste = Planche mit 23 Feldern. { $one }, links, auf Feld { $left }; { $other }, rechts, auf Feld { $right }; Abstand { $gap }.
eg-pack = Karten im Stapel: { $left }
eg-pack-name = Stapel
eg-played-name = Ablage
eg-top = Auf der Ablage: { $value }
eg-hand = Deine Hand
eg-card = Karte { $value }
eg-hand-of = Die Hand von { $who }
eg-hits = { $who }: { $hits } von { $goal } Treffern
eg-unseen = Noch nicht gesehen
eg-unseen-of = Von der { $value }: { $cards }
eg-key-card = Eine Karte dieses Werts wählen
eg-key-advance = Vorgehen
eg-key-retreat = Zurückweichen
eg-key-attack = Angreifen
eg-key-lunge = Vorgehen und angreifen
eg-key-parry = Parieren
eg-key-stand = Den Treffer hinnehmen, oder stehen bleiben
