# En Garde auf Deutsch: was der Kommentar sagt, dazu die Namen der Enden und Einstellungen.

title = En Garde
blurb = Zwei Fechter, eine Planche, fünfundzwanzig Karten: vorrücken, weichen, treffen – und mitzählen, was gespielt ist.

lot = Das Los fällt auf { $who }: Anfang in der ersten Runde.
round = Runde { $round }. { $who } beginnt.
drew = { $who } zieht eine { $card }; { $left ->
        [0] der Stapel ist leer
        [one] eine Karte ist übrig
       *[other] { $left } Karten sind übrig
    }.
drew-hidden = { $who } zieht eine Karte.
advanced = { $who } rückt { $card ->
        [one] ein Feld
       *[other] { $card } Felder
    } vor.
retreated = { $who } weicht { $evading ->
        [0] {""}
       *[other] dem Angriff aus und geht{" "}
    }{ $card ->
        [one] ein Feld
       *[other] { $card } Felder
    } zurück.
struck = { $who } greift mit { $count ->
        [one] einer { $card }
        [2] zwei { $card }ern
       *[other] { $count } Karten vom Wert { $card }
    } an.
parried = { $who } pariert { $count ->
        [one] die { $card }
        [2] beide { $card }er
       *[other] alle { $count } Karten vom Wert { $card }
    }.
laid = { $who } spielt { $count ->
        [one] eine { $card }
        [2] zwei { $card }er
       *[other] { $count } Karten vom Wert { $card }
    }.
stood = { $who } bleibt stehen.
showed = { $who } zeigt eine { $card }.
round-won = { $who } gewinnt die Runde { $ending }: { $hits ->
        [one] ein Treffer
       *[other] { $hits } Treffer
    } bisher.
round-drawn = Die Runde endet unentschieden { $ending }.
match-won = { $who } gewinnt das Gefecht { $ending }.

# Wie eine Runde oder das Gefecht endet: der Rest eines Satzes.
ending-hit = durch einen Treffer
ending-stuck = gegen einen Gegner ohne erlaubten Zug
ending-last-attack = mit dem letzten Angriff
ending-cards = mit mehr Karten für einen sofortigen Angriff
ending-ground = durch Raumgewinn
ending-retreat = durch Raumgewinn nach dem letzten Rückzug
ending-drawn = bei gleichem Raumgewinn
ending-drawn-retreat = bei gleichem Raumgewinn nach dem letzten Rückzug
ending-match = mit dem entscheidenden Treffer

setting-rules = Regeln
setting-rules-basic = Grundspiel
setting-rules-classic = klassisch
setting-rules-advanced = fortgeschritten
setting-hits = Treffer zum Sieg
setting-last-attack = Letzter Angriff bei leerem Stapel
setting-last-attack-allowed = erlaubt
setting-last-attack-none = keiner
setting-parry = Parade mit
setting-parry-same-value = gleichem Wert
setting-parry-same-total = gleicher Summe
setting-aids = Hilfen
setting-aids-off = keine
setting-aids-on = Kartenzähler und Hinweise
