# Die Lektion zu Knock Out: was der Trainer sagt.

gym-title = Die Manager
gym-managers = Willkommen im Boxgeschäft! Du bist Camille, und du boxt nicht: Du bist Manager, wie Boris und Odile. Jeder von euch hat zwei Boxer, zwölf Kampfkarten, drei Wettchips und 100.000 Schmelings. Wer am Ende am meisten hat, gewinnt.
gym-boxers = Dein erster Boxer ist ein Schwergewicht, der zweite ein Leichtgewicht. Alle beginnen als Profis, mit zwei Sternen. Der Betrag neben einem Boxer ist sein Startgeld. Jeder Kampf zahlt es aus: dem Verlierer einmal, dem Sieger zweimal.
gym-challenge = Der rote Wettplan liegt vor dir, also bestimmst du den Kampf: Einer deiner Boxer fordert einen heraus, der ebenso viel oder mehr bekommt. Schick Robin Zorres gegen Arnold Blackndecker, dann Herausfordern.
gym-challenge-other = Auch dieser Kampf wäre erlaubt. Jetzt aber die Schwergewichte: Robin Zorres gegen Arnold Blackndecker.
gym-training = Ein Kampf braucht drei Karten, und vier nimmst du mit ins Training. Wähle gut: Was im Ring gespielt wird, ist für die ganze Saison weg. Nimm 1, 3, 4 und 5.
gym-training-other = Auch damit ließe sich kämpfen. Für diese Lektion nimm 1, 3, 4 und 5.

bets-title = Die Wetten
bets-tables = Vor dem Gong wetten alle, jedes Mal ein Chip, dreimal reihum. Rot ist der Plan des Herausforderers, Blau der des Verteidigers. Auf einem Dreieck bietest du eine Wette an, der Betrag steht daneben. Wer anderer Meinung ist, legt einen Chip auf den Kreis dazu.
bets-offer = Im ersten Durchgang müssen beide Kämpfer bieten. Du glaubst an Zorres, und er kämpft in Rot: Tippe auf das Dreieck von Rot 10.000, dann Bieten.
bets-offer-other = Nur Mut: das Dreieck von Rot 10.000.
bets-accept = Boris bietet 8.000 auf seinen eigenen Boxer, und Odile hat gegen deinen gewettet. Halte gegen Boris: Tippe auf den Kreis neben seinen 8.000. Gewinnt Blau nicht, so zahlt er dir.
bets-accept-other = Eine Wette wie jede andere. Aber nimm Boris beim Wort: der Kreis neben Blau 8.000, dann Halten.
bets-double = Zwei deiner Chips tragen auf einer Seite ×2. Wähle das Dreieck von Rot 8.000, dann Doppelt. Hält niemand dagegen und du behältst recht, zahlt die Bank die Hälfte; liegst du falsch, geht alles in den BONUS.
bets-double-simple = Das sind einmal 8.000. Wähle Doppelt, dann sind es 16.000.
bets-double-ko = Damit würdest du wetten, dass Zorres k. o. geht! Wähle lieber Doppelt.
bets-double-other = Das Dreieck von Rot 8.000, und die Seite mit Doppelt.

ring-title = Im Ring
ring-first = Ding dong! In jeder Runde legen beide eine Karte verdeckt. Wer die niedrigere hat, taumelt um den Unterschied auf das K.O. in der Mitte zu; wie viele Schritte noch fehlen, steht unter dem Namen. Beginne mit der 4.
ring-first-other = Noch nicht: zuerst die 4, damit du siehst, was geschieht.
ring-second = Vier gegen zwei: Blau taumelt zwei Schritte. Fünf wären K.O. Jetzt die 3: Sie kostet vielleicht einen Schritt, aber die 5 bleibt dir für den Schluss.
ring-second-other = Heb dir die 5 für den Schluss auf und die 1 für das Glück. Jetzt die 3.
ring-third = Du bist einen Schritt getaumelt, Blackndecker zwei. Wer nach drei Runden weiter zurück ist, verliert, und steht es gleich, verliert der Herausforderer – also du. Du hast noch eine 1 und eine 5. Mit welcher kannst du nicht verlieren?
ring-third-other = Mit der 1 gewinnst du nur gegen eine 5. Gegen eine 2 taumelst du noch einen Schritt, dann steht es gleich, und der Herausforderer verliert. Die 5 ist sicher.
ring-prizes = Zweimal fünf: Niemand rührt sich, und Zorres gewinnt nach Punkten. Du bekommst sein Startgeld doppelt, 16.000; Boris das seine einmal. Der Sieger steigt auf, der Verlierer steigt ab. Die gespielten Karten sind weg, die 1 bekommst du zurück.
ring-bets = Dann wird jede Wette abgerechnet. Odile hatte gegen dich gehalten, du gegen Boris: Wer unrecht hat, zahlt. Gegen dein Doppelt hielt niemand, also zahlt die Bank die Hälfte. Verlorene Wetten, gegen die niemand hielt, liegen im BONUS – am Ende bekommt ihn jemand.

side-title = Am Ring
side-ko = Der rote Plan geht nach links: Boris fordert Odile heraus. Du kämpfst nicht, aber du wettest. Boris hat schon gute Karten verbraucht … Ein Chip trägt K.O. und zählt dreifach. Er kommt auf den Plan des Boxers, der k. o. gehen wird: Wähle das Dreieck von Rot 10.000, dann K.O.
side-ko-simple = Damit würdest du auf einen Sieg von Boris’ Boxer wetten. Die Seite K.O. sagt das Gegenteil: Er geht zu Boden.
side-ko-other = Das Dreieck von Rot 10.000, und die Seite mit K.O.
side-pass = Boris hält dagegen: 30.000 zwischen ihm und dir. Unter den Plänen siehst du immer, was deine Wetten bringen, für jedes mögliche Ende des Kampfs. Das darf so bleiben: Passen.
side-pass-other = Das ginge. Aber dein Geld liegt gut: Passen.
side-watch = Noch ein Durchgang, dann kommt der Gong. Pass noch einmal, und sieh, was Boris übrig hat.
side-watch-other = Lass es dabei: Passen, und zusehen.
side-out = K.O.! Hook Finn scheidet aus. Sein Manager wird trotzdem bezahlt, hat nun aber nur noch einen Boxer. Und Boris war dir 30.000 schuldig: bezahlt.

rest-title = Wer kämpfen darf
rest-why = Zwei Kämpfe später liegt der rote Plan wieder vor dir. Manche Boxer sind gestrichelt umrandet: Sie können nicht gewählt werden. Tippe einen an, und das Brett sagt, warum – wer den letzten Kampf gewann, ruht sich mit dem Pokal aus, der Verlierer mit dem Steak auf dem Auge.
rest-challenge = Also Nick Hacker. Wen fordert er heraus? Wähle ihn, dann einen Gegner, dann Herausfordern.
rest-cards = Du hast noch sechs Kampfkarten, genug für ein oder zwei Kämpfe; mit weniger als drei kämpft ein Manager nicht mehr. Starke Karten gewinnen jetzt, gesparte später. Das ist die ganze Kunst.

last-title = Die Abrechnung
last-left = Der letzte Kampf der Saison. Du hast nur noch drei Karten, und alle drei sind im Training; Odile hat vier von sieben gewählt.
last-five = Verzweifle nicht an deinen Karten. Die 1 hat ein Geheimnis: Gegen eine 5, und nur gegen sie, gewinnt sie, und die 5 taumelt vier Schritte. Odile hat eine aufgehoben. Leg die 1.
last-five-other = Heb sie dir auf. Die 1 ist für diesen Augenblick gemacht.
last-finish = Vier Schritte! Noch einer, und es ist vorbei. Odiles starke Karte ist weg: Leg die 3.
last-finish-other = Die 3 ist stärker. Bring es zu Ende.
last-count = K.O. – und niemand kann mehr kämpfen: Die Saison ist aus. Der BONUS geht an den mit dem bestbezahlten Boxer, jede ungespielte Kampfkarte bringt 5.000. Du gewinnst!
last-iou = Eines ist dir erspart geblieben: Wer nicht zahlen kann, bekommt 50.000 von der Bank und einen Schuldschein dazu. Davon gibt es beliebig viele – aber am Ende kostet jeder 50.000.
last-pro = Das ist Knock Out. Wenn du es gut kennst, gibt es Startfelder nach dem Startgeld und eine zweite Saison, in der es um Titel geht.
