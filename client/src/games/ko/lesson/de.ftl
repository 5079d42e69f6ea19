# Die Lektion zu K.O.: was der Sekundant sagt.

ring-title = In den Ring
ring-welcome = Willkommen im Ring! Du bist Camille in der blauen Ecke, Boris wartet in der roten. Ein Kampf geht über einige Runden, hier über drei. Für jede gibt der Ringrichter Punkte, und wer mehr davon hat, gewinnt – wenn nicht vorher ein K. o. den Kampf beendet.
ring-style = Als Stilkarte hast du den Stier gezogen: Du boxt als Fighter. Boris ist „Dynamit“, ein Puncher. Eine Karte gilt, was der Stil dessen aus ihr macht, der sie spielt; auf deinen stehen deine eigenen Werte.
ring-cards = Farbige Karten sind Schläge: ein Buchstabe, A, B oder C, ein Wert im Kreis und eine Figur, die zeigt, ob sie zum Kopf oder zum Körper gehen. Weiße Karten dienen der Abwehr. Die gedruckten Karten von 1975 sind verloren: Diese hier sind eine Rekonstruktion dieses Projekts.
ring-attack = Du triffst den Gegner, wo er steht, und nur in der Farbe dieses Viertels. Boris steht in Rot. Berühre dein rotes A, dann Angreifen: Du gehst von selbst dorthin.
ring-attack-other = Das ginge auch. Besser ist ein Schlag: das rote A, dann Angreifen.
ring-chain = Zwei Punkte! Er hat den Schlag eingesteckt und ist nach Gelb entwischt. Eine Serie hat einen bis drei Schläge mit steigenden Buchstaben. Berühre das gelbe A und das gelbe B, dann Angreifen.
ring-chain-one = Das ist nur ein Schlag. Berühre beide, das gelbe A und das gelbe B, dann Angreifen.
ring-chain-other = Er steht in Gelb, und dafür hast du eine Serie: das gelbe A und das gelbe B, dann Angreifen.
ring-block = Er deckt deine letzte Karte mit einem Block, also zählt das B nicht. Das A darunter zählt: zwei Punkte mehr. Vor der Antwort ist nichts sicher, und eine Antwort deckt nur eine Karte.
ring-move = Ihr steht im selben Viertel, und du hast keinen gelben Schlag mehr. Für eine Karte, die du hier abwirfst, gibt es keinen Ersatz. Also weg: Berühre Nach Blau.
ring-move-other = Erst einmal weg hier: Berühre Nach Blau.
ring-change = Boris hat eine Karte getauscht, und du kannst das auch: Steht ihr getrennt, nimmt eine neue, wer eine abwirft. Behalte die Meidbewegung; berühre den Block, dann Karte tauschen.
ring-change-other = Das wäre erlaubt. Jetzt aber eine frische Karte: den Block, dann Karte tauschen.
ring-forced = Ein blaues A, und Boris kommt in dein blaues Viertel! Er macht Druck: Du musst angreifen, ausweichen oder eine Karte ohne Ersatz abwerfen. Du weißt, was zu tun ist: das blaue A, dann Angreifen.
ring-forced-other = Nicht ausweichen: Du hast einen blauen Schlag, und er steht in Blau. Das blaue A, dann Angreifen.

answer-title = Die Antwort
answer-block = Eine andere Runde. Boris ist mit A und B in dein blaues Viertel gekommen: drei Punkte, wenn du nichts dagegenhältst. Ein Block deckt die letzte Karte der Serie. Berühre ihn, dann Blocken.
answer-block-other = Heb dir das für später auf. Berühre den Block, dann Blocken.
answer-dodge = Sein B zählt nicht, sein A einen Punkt. Und da ist er wieder! Auch eine Meidbewegung deckt einen Schlag, und du darfst gleich darauf zurückschlagen. Berühre die Meidbewegung und das blaue C und lies, was auf dem Knopf steht. Dann los.
answer-dodge-alone = Das deckt den Schlag. Aber mit einem Schlag darauf ist sie mehr wert: die Meidbewegung und das blaue C.
answer-dodge-hit = Das schlägt zurück, aber sein Schlag zählt dann auch. Erst die Meidbewegung, darauf das blaue C.
answer-dodge-other = Da ist mehr drin: Mit der Meidbewegung und dem blauen C deckst du und schlägst zugleich.
answer-down = Niederschlag! K auf der Meidbewegung, D auf dem C darüber, und er konnte es nicht decken: neun Punkte. Er steht in einem anderen Viertel wieder auf. Stünde da ein O statt des D, wäre der Kampf vorbei. Darum heißt das Spiel K.O.

danger-title = In Gefahr
danger-ko = Jetzt geht es um dein Kinn. Sieh auf den Tisch am Ring: K auf seinem B, O auf seinem C. Das ist der K. o., wenn du das C nicht deckst. Berühre eine graue Karte: Du erfährst, warum sie nicht hilft. Dann den Sidestep nach Gelb.
danger-ko-green = Grün würde dich auch retten. Für diese Lektion den Sidestep nach Gelb.
danger-ko-lost = Das wäre das Ende: Er gewinnt durch K. o. Deck sein C: Berühre den Sidestep, dann den nach Gelb.
danger-sponge = Gerettet, auch wenn sein B zwei Punkte bringt. Und nun A, B und C in einer Serie: Gleich wirft deine Ecke den Schwamm, und der Kampf ist verloren! Dagegen hilft: das C blocken oder behindern oder in der Farbe zurückschlagen. Berühre dein gelbes B, dann Zurückschlagen.
danger-sponge-lost = Damit ist der Kampf verloren: Der Schwamm fliegt. Berühre dein gelbes B, dann Zurückschlagen.
danger-sheet = Immer noch auf den Beinen! Boris hat seine letzte Karte gespielt; du hattest noch einen Zug, dann war die Runde vorbei. Sieh auf den Punktzettel weiter unten: acht Punkte gegen zwei. Für mehr Punkte gibt der Ringrichter 5, für weniger 4. Nur das entscheidet den Kampf.
danger-plead = Runde zwei. Boris führt, also beginnt er, mit einer Linken zum Körper. War die nicht etwas tief? Berühre den Tiefschlag, dann Tiefschlag reklamieren.
danger-plead-other = Der Ringrichter schaut her: den Tiefschlag, dann Tiefschlag reklamieren. Das geht gegen Schläge zum Körper.
danger-warned = Der Ringrichter gibt dir recht: Der Schlag zählt nicht, Boris verliert zwei Punkte, wird verwarnt und muss weichen. Bei der dritten Verwarnung wäre er disqualifiziert. Du bist am Zug.

last-title = Die letzte Karte
last-level = Die dritte und letzte Runde eines anderen Kampfs. Auf dem Zettel steht es: neun vom Ringrichter für jeden. In dieser Runde führst du mit einem Punkt, und du hast noch eine Karte.
last-throw = Wer nur noch eine Karte hat, darf sie verdeckt abwerfen: Die Runde ist sofort vorbei, und niemand darf antworten. Wirf die letzte Karte ab!
last-throw-other = Boris könnte noch treffen. Bring den Vorsprung nach Hause: Letzte Karte abwerfen.
last-won = Fünf für dich, vier für Boris: Du gewinnst nach Punkten, vierzehn zu dreizehn. Runde für Runde steht auf dem Zettel, wie 1975, und du kannst ihn drucken.
last-ends = Ein Kampf kann früher enden: durch K. o., durch den Schwamm, durch zwölf Punkte Vorsprung, durch drei Verwarnungen. Neben dem Zettel steht, wie gewertet wird. Und was du nicht tun kannst, dazu erfährst du immer, warum.
