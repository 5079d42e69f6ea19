# Die Lektion zu En Garde: was der Fechtmeister sagt.

walk-title = Die ersten Schritte
walk-piste = Willkommen auf der Planche: dreiundzwanzig Felder, zwei Fechter. Du bist Camille, in Rot, am linken Ende; Boris wartet in Blau am rechten. Die Zahl unter der Planche ist der Abstand zwischen euch.
walk-card = Du hast fünf Karten auf der Hand, jede von 1 bis 5. Eine Karte ist eine Zahl von Feldern, vor oder zurück. Wähle eine 5 und geh damit vor.
walk-card-other = Auch das wäre ein Zug. Aber der Weg ist weit: Wähle eine 5 und geh damit vor.
walk-gap = Du hast nachgezogen und wieder fünf Karten: So endet jeder Zug. Boris ist dir entgegengekommen. Geh weiter auf ihn zu, mit der 5 oder der 4.
walk-gap-slow = Zu zaghaft: Du wärst noch immer weit weg. Mach einen großen Schritt, mit der 5 oder der 4.
walk-gap-back = Auch rückwärts darfst du, und du wirst noch froh darüber sein. Jetzt aber vorwärts, mit der 5 oder der 4.
walk-attack = Sieh auf den Abstand: Du hast eine Karte mit genau diesem Wert. So eine Karte ist ein Angriff! Dafür bleibst du stehen. Wähle sie und dann Angriff.
walk-attack-other = Laufen ist nicht mehr nötig: Wähle die Karte, deren Wert der Abstand ist, und dann Angriff.

reach-title = Abstand halten
reach-danger = Ein Treffer, und die Runde gehört dir. Aber was du kannst, kann Boris auch: Wer fünf Felder entfernt steht oder näher, den trifft eine einzige Karte. Schau, bevor du gehst.
reach-wait = Sieben Felder. Zieh so, dass du außer Reichweite bleibst – sechs oder mehr – und lass ihn kommen. Ein kleiner Schritt genügt: mit der 1 vor oder mit der 1 oder 2 zurück.
reach-too-near = Dann stündest du in seiner Reichweite, und du kennst seine Hand nicht. Bleib bei sechs Feldern oder mehr.
reach-too-far = Das ist sicher, aber du gibst viel Boden preis. Ein kleiner Schritt genügt: die 1 oder die 2.
reach-attack = Er musste kommen, und nun steht er in deiner Reichweite: Der Abstand ist 4, und du hast eine 4. Stoß zu!
reach-attack-other = Lass ihn nicht davonkommen: Wähle eine 4 und dann Angriff.

parry-title = Parade und Riposte
parry-classic = Bisher war jeder Angriff ein Treffer. Das klassische Spiel ist feiner: Ein Angriff lässt sich parieren – und verstärken, mit mehreren Karten desselben Werts. Boris steht drei Felder entfernt und ist am Zug. En garde!
parry-parry = Er greift mit einer 3 an. Du parierst mit ebenso vielen Karten desselben Werts: hier mit einer 3. Du hast sie. Pariere!
parry-parry-other = Das wäre ein Treffer, und die Runde verloren. Du hast genau die Karte, die du brauchst: Parieren.
parry-riposte = Pariert! Nachgezogen wird dafür nicht, und jetzt bist du am Zug, mit den Karten, die dir bleiben. Du hast noch zwei 3er. Von jedem Wert gibt es fünf: seine, die deiner Parade, deine zwei – eine fehlt. Greif mit beiden an: Dagegen hilft keine einzelne 3.
parry-riposte-one = Mit einer 3 könntest du treffen – aber vielleicht hält er die letzte. Zwei auf einmal kann er nicht parieren: Angriff mit 2.
parry-riposte-other = Er steht direkt vor deiner Klinge. Wähle eine 3 und dann Angriff mit 2.

lunge-title = Der Ausfall
lunge-lunge = Nun das fortgeschrittene Spiel, zu dem man immer wieder zurückkehrt. In einem einzigen Zug darfst du mit einer Karte vorgehen und mit einer anderen angreifen. Abstand 8: Ein Schritt von 3 bringt dich auf 5, und du hast eine 5. Wähle die 3 und dann „3 vor und Angriff“.
lunge-lunge-five = Auch das ist ein Ausfall: fünf vor, dann eine 3. Nimm diesmal die lange Klinge: 3 vor, und die 5 zum Stoß.
lunge-lunge-other = In einer Bewegung: Wähle die 3 und dann „3 vor und Angriff“.
lunge-press = Boris konnte nicht parieren und ist ausgewichen. Gegen einen Ausfall ist das erlaubt; es ist ein ganzer Zug, und er hat nachgezogen. Folge ihm vorsichtig, mit der 1.
lunge-press-other = Nicht so hastig, und auch nicht zurück: ein Feld vor, mit der 1.
lunge-retreat = Jetzt macht er einen Ausfall, mit einer 5, und du hast keine. Aber er ist dafür vorgegangen – also darfst du, was er durfte: Wähle eine Karte und weiche so viele Felder zurück.
lunge-retreat-other = Diesen Treffer musst du nicht hinnehmen: Wähle eine Karte und weiche zurück.
lunge-plain = Gerettet. Merk dir: Ein Angriff aus dem Stand lässt sich nur parieren. Gegen einen Ausfall hast du die Wahl: parieren oder weichen. Geht beides nicht, ist es ein Treffer.

pack-title = Die letzte Karte
pack-last = Eine Runde dauert nicht ewig: Die Zahl auf dem Stapel sagt, wie viele Karten noch da sind. Ist die letzte gezogen, beginnt niemand mehr einen Zug. Hier ist noch eine da, und du wirst sie ziehen.
pack-compare = Dann zeigen beide ihre Hand: Wer mehr Karten hat, deren Wert der Abstand ist, gewinnt. Du hast zwei 5er, also sollte der Abstand 5 sein. Er ist 9. Welche Karte bringt dich dahin?
pack-compare-lunge = Kühn! Aber vor einem Ausfall könnte Boris zurückweichen, und er hat mehr Boden gewonnen als du. Geh einfach: die 4 vor.
pack-compare-other = Dann wäre der Abstand nicht 5, und deine zwei 5er zählten nichts. Neun weniger vier …

ground-title = Boden gewinnen
ground-ahead = Wieder ist noch eine Karte da, aber diesmal kommt niemand nah genug zum Stoß. Dann entscheidet der Boden: Wer weiter von seinem eigenen Ende steht, gewinnt. Ihr seid gleichauf, je fünf Felder. Zieh – und gewinne.
ground-ahead-other = Rückwärts verlierst du Boden und damit die Runde. Jeder Schritt vor gewinnt.
ground-match = Mehr Boden, und die Runde gehört dir. Bei Gleichstand punktet niemand. Ein Gefecht geht Runde um Runde weiter, bis jemand die vereinbarten Treffer hat – in der Regel fünf.
ground-stuck = Noch etwas: Wer am Zug ist, muss spielen. Niemand darf die Planche verlassen oder den anderen erreichen oder überholen. Lässt sich keine deiner Karten spielen, ist die Runde verloren – lass dich also nie an die Wand drängen.
