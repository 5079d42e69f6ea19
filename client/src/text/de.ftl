# Die Sätze des Clients. Die der Spiele stehen bei den Spielen.

skip = Zum Spiel springen
settings = Einstellungen
language = Sprache
nowhere = Hier ist nichts
home = Startseite
trouble = Der Server hatte damit Schwierigkeiten. Gleich wird es noch einmal versucht.
offline = Keine Verbindung zum Server. Gleich wird es noch einmal versucht.
continue = Deine Partien
go-on = Weiter
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand auf Gesellschaft. Eröffne selbst einen Tisch.
join = Mitspielen
running-tables = Partien zum Zuschauen
watch = Zuschauen
free-seat = Freier Platz
seat-number = Spieler { $number }
clock = Uhr
clock-none = Ohne Uhr
clock-of = Die Uhr von { $who }
clock-live = { $minutes } Min. + { $increment } s
clock-days = { $days ->
        [one] Ein Tag je Zug
        *[other] { $days } Tage je Zug
    }
clock-choice-none = Ohne Uhr
clock-choice-quick = Schnell: 3 Min. + 5 s
clock-choice-calm = In Ruhe: 15 Min. + 15 s
clock-choice-days = Fernpartie: 3 Tage je Zug
who-plays = Wer spielt mit?
seats-invite = Freunde, mit einem Link
seats-public = Wer immer mag
seats-shared = Wir alle, an diesem Gerät
cancel = Abbrechen
loading = Einen Moment …
open-table = Tisch eröffnen
your-turn = Du bist dran
no-such-table = Diesen Tisch gibt es nicht
gone = Du hast diesen Tisch verlassen
connecting = Du wirst zum Tisch geführt …
lost-line = Die Verbindung ist unterbrochen. Sie wird so bald wie möglich erneuert; nichts geht verloren.
start = Anfangen
curtain = Gib das Gerät an { $who }
curtain-open = Meine Karten zeigen
you-win = Du hast gewonnen!
wins = { $who } gewinnt
ended-played = Die Partie ist zu Ende
ended-resigned = Durch Aufgabe beendet
ended-flagged = Durch Zeitüberschreitung beendet
ended-left = Beendet, weil jemand gegangen ist
ended-agreed = Man einigte sich auf Unentschieden
ended-aborted = Vor dem ersten Zug abgesagt
ended-abandoned = Alle sind gegangen
rematch = Noch einmal
score-file = Partie als Datei
asks-draw = { $who } bietet Unentschieden an
asks-undo = { $who } möchte einen Zug zurücknehmen
agree = Einverstanden
decline = Nein
withdraw = Doch nicht
resign = Aufgeben
sure-resign = Die Partie aufgeben?
ask-undo = Zurücknehmen
ask-hint = Hinweis
you = du
bot = Bot
away = abwesend
to-act = am Zug
sit = Platz nehmen
add-bot = Bot dazusetzen
claim = Sieg beanspruchen
invite = Warten auf Gesellschaft
invite-text = Schick diesen Link an alle, die mit dir { $game } spielen sollen. Sobald jeder Platz besetzt ist, geht es los.
invited = Du bist zu einer Partie { $game } eingeladen
link = Link
copy = Link kopieren
copied = Kopiert
share = Teilen
qr = QR-Code von { $link }
log = Was geschah
chat = Gespräch
say = Etwas sagen
no-talk = Noch wurde nichts gesagt.
send = Senden
refused-malformed = Das war nicht lesbar
refused-version = Diese Seite ist älter als der Server: Lade sie neu
refused-id-used = Das wurde schon gesagt
refused-too-many = Langsamer, bitte
refused-no-such-seat = Diesen Platz gibt es nicht
refused-seat-taken = Der Platz ist besetzt
refused-already-seated = Du sitzt schon
refused-not-seated = Du schaust nur zu
refused-not-your-seat = Das ist nicht dein Platz
refused-which-seat = Welcher deiner Plätze?
refused-not-host = Das darf nur, wer den Tisch eröffnet hat
refused-not-full = Nicht alle Plätze sind besetzt
refused-not-started = Die Partie hat nicht begonnen
refused-started = Die Partie hat begonnen
refused-game-over = Die Partie ist zu Ende
refused-not-over = Die Partie ist nicht zu Ende
refused-not-your-turn = Du bist nicht dran
refused-unreadable = Das ist kein Zug dieses Spiels
refused-illegal = Dieser Zug ist jetzt nicht erlaubt
refused-stale = Die Stellung hat sich geändert
refused-curtain = Öffne zuerst den Vorhang
refused-out-of-time = Deine Zeit ist um
refused-no-draws = Dieses Spiel kennt kein Unentschieden
refused-no-aids = An diesem Tisch sind keine Hinweise vereinbart
refused-already-asked = Das ist schon gefragt
refused-nobody-to-ask = Es ist niemand da, den man fragen könnte
refused-nothing-asked = Es wurde nichts gefragt
refused-nothing-to-undo = Es gibt nichts zurückzunehmen
refused-revealed = Seitdem wurde eine Karte gezogen: Das geht nicht zurück
refused-moves-made = Zum Absagen ist es zu spät
refused-still-there = Die Abwesenheit ist noch nicht lang genug
refused-gone-on = Die Revanche hat schon begonnen

ways = Wege durchs Haus
archive = Archiv
account = Konto
learn = In 5 Minuten lernen
lesson = Lektion
puzzles = Rätsel
rules = Regeln
fair = Jede Karte folgt aus einem Geheimnis, das vor der Partie versprochen und danach verraten wird: Alle können die Mischung prüfen.
close = Schließen
load-again = Diese Seite neu laden
no-state = Hier liegt kein Spiel auf dem Tisch.

# Settings, and the keys.
hall-night = Nacht
sounds = Klänge
sounds-which = Glocke, Klinge und Handschuh
notices = Benachrichtigungen
notices-when = Wenn du dran bist und gerade woanders bist
notices-denied = Der Browser erlaubt es nicht; in seinen Einstellungen lässt sich das ändern
keys = Tasten
key-tab = Von einem zum nächsten
key-enter = Ausführen
key-state = Sagen, wie es steht
key-help = Dieses Blatt
key-step = Ein Zug zurück, ein Zug weiter
key-play = Abspielen, Pause

# The entrance.
tagline = Drei klassische Kartenduelle für zwei bis fünf, mit Freunden oder gegen das Haus. Ganz ohne Konto.
play-bot = Jetzt spielen
play-bot-text = gegen einen Bot
with-others = Mit anderen
with-others-text = per Link oder hier
choose-bot = Gegen wen?
begin = Anfangen
agreed = Regeln der Partie
seats-invite-text = Du bekommst einen Link und einen QR-Code zum Verschicken.
seats-public-text = Der Tisch steht in der Liste der offenen Tische.
seats-shared-text = Reicht es herum: Ein Vorhang verbirgt jede Hand vor den anderen.
start-host = Erst anfangen, wenn ich es sage
any-game = Alle Spiele
which-game = Spiel
which-clock = Uhr
any-clock = Jede Uhr
live-clock = Live
days-clock = Fernpartie
more = Mehr
filtered-away = Gerade keiner dieser Art.

# Games of the past.
archive-mine = Meine Partien
archive-all = Partien von allen
archive-who = Eines Kontos
archive-whose = Wessen Partien
archive-none = Hier ist noch keine beendete Partie.
won-by = { $who } hat gewonnen
no-winner = Niemand hat gewonnen
show = Zeigen

# Who one is here.
me-stranger = Du brauchst kein Konto: Wer sich setzt, ist Gast. Ein Konto bewahrt deinen Namen und deine Partien, hier und auf anderen Geräten.
me-guest = Du bist als Gast hier; nur dieser Browser kennt dich.
me-account = Das ist dein Konto.
name = Name
password = Passwort
password-rule = Acht Zeichen oder mehr; ein paar Wörter hintereinander merkt man sich leicht.
guest-title = Als Gast eintreten
guest-go = Eintreten
claim-title = Namen und Partien behalten
claim-go = Zum Konto machen
login-title = Ich habe ein Konto
login-loses = Die Partien dieses Gasts bleiben dabei zurück.
login-go = Anmelden
logout = Abmelden
logout-everywhere = Überall abmelden
logout-guest = Ein Gast, der geht, kann nicht zurück: Seine Partien gehören dann niemandem mehr.
password-title = Ein anderes Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-go = Ändern
password-done = Das Passwort ist geändert; überall sonst bist du abgemeldet.
mutes-title = Wen du nicht hörst
unmute-all = Alle wieder hören
farewell-title = Für immer gehen
farewell-text = Dein Name wird unwiderruflich gelöscht. Die Partien bleiben denen, die sie mit dir gespielt haben, ohne deinen Namen.
farewell-sure = Ich weiß, dass das endgültig ist
farewell-go = Mich löschen
problem-name-taken = Diesen Namen hat schon jemand.
problem-name-length = Ein Name hat zwei bis vierundzwanzig Zeichen.
problem-name-characters = Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und - _ . '
problem-password-length = Ein Passwort hat acht Zeichen oder mehr.
problem-wrong = Name und Passwort passen nicht zusammen.
problem-no-guest = Das ist schon ein Konto.
problem-no-such-player = Dich gibt es hier nicht mehr: Lade die Seite neu.
problem-busy = Gerade melden sich zu viele an: Versuch es noch einmal.
problem-too-many = Zu viele Versuche. Warte ein wenig.
problem-offline = Keine Verbindung zum Server.
problem-other = Das hat nicht geklappt. Versuch es gleich noch einmal.

# At a table.
watching = Du schaust zu
your-name = Dein Name
sit-here = Platz nehmen und spielen
promise = Die Mischung ist versprochen:
kept-for = für { $who } freigehalten
choose-seat-bot = Bot für diesen Platz
fill-bots = Mit Bots auffüllen
get-up = Aufstehen
free-it = Platz räumen
abort = Absagen
sure-abort = Diese Partie absagen?
offer-draw = Unentschieden anbieten
claim-bot = Einen Bot weiterspielen lassen
take-back-seat = Meinen Platz zurücknehmen
instead-left = ein Bot spielt weiter: gegangen
instead-resigned = ein Bot spielt weiter: aufgegeben
instead-flagged = ein Bot spielt weiter: Zeit um
away-for = abwesend, noch { $time } Wartezeit
wants-rematch = { $who } möchte noch einmal spielen
mute = { $who } stummschalten
was-muted = Von { $who } hörst du nichts mehr.
back-line = Die Verbindung steht wieder.
state-say = Wie steht es?
hint-title = Was ein starker Spieler täte
hint-asked = Ein starker Spieler denkt darüber nach …
opinion-wins = Gewinnanteil
opinion-often = Wie oft gespielt
opinion-said = { $move }: gewinnt { $wins }, auf { $doubt } genau; gespielt in { $often } der Fälle.
opinion-taken = gespielt

# A game again.
replay = Partie nachspielen
replay-open = Eine Partiedatei öffnen
no-score = Diese Datei ist keine Partie
to-start = Zum Anfang
to-end = Zum Ende
step-back = Einen Zug zurück
step-on = Einen Zug weiter
autoplay = Abspielen
pause = Pause
step-number = Schritt { $step } von { $steps }
seen-from = Gesehen von
spectator = einem Zuschauer
all-open = Alle Karten offen
verify = Mischung prüfen
verified = Hier in deinem Browser geprüft: Das Geheimnis ist das versprochene, und alle { $answers } Antworten des Zufalls folgen daraus.
verify-none = Diese Partie enthält kein Geheimnis; es gibt nichts zu prüfen.
verify-broken = Das Geheimnis ist nicht das versprochene.
verify-wrong = Bei Schritt { $step } antwortete der Zufall anders, als er musste.
replay-text = Eine Partiedatei enthält die ganze Partie: Sieh sie von jedem Platz noch einmal und prüfe die Mischung. Gespeichert wird nichts.
replay-choose = Wähle eine Datei oder lass sie hier fallen
moment = Link zu diesem Moment
verifying = Jede Karte wird geprüft …

# What the moves of a game were worth.
analyse = Analysieren
analysis = Analyse
analysis-so-far = { $judged } von { $of } Entscheidungen gewogen …
analysis-done = Die Analyse ist da.
analysis-not-over = Nur eine Partie, die zu Ende gespielt wurde, kann analysiert werden.
analysis-taken = Schritt { $step }: { $who } hat gezogen
analysis-next = Schritt { $step }: { $who } ist am Zug
analysis-no-decision = Hier wurde nichts entschieden: geh einen Zug weiter, oder wähle unten einen aus.
analysis-was-good = Damit war nichts verloren.
analysis-was-slip = Eine Ungenauigkeit.
analysis-was-mistake = Ein Fehler.
analysis-was-blunder = Ein Patzer.
analysis-more = { $more ->
        [one] Noch ein Zug
       *[other] Noch { $more } Züge
    }
analysis-accuracy = Genauigkeit, in { $decisions ->
        [one] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    }
analysis-no-choice = Es gab nichts zu entscheiden.
analysis-slips = { $count ->
        [one] 1 Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
analysis-mistakes = { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
analysis-blunders = { $count ->
        [one] 1 Patzer
       *[other] { $count } Patzer
    }
analysis-par = Anteil
analysis-play = Spiel
analysis-luck = Glück
analysis-result = Ergebnis
analysis-means = Geurteilt hat „{ $judge }“, mit dem Wissen jedes Spielers, und keinem anderen. Alle Zahlen sind Anteile an der Partie. Anteil heißt, was gleich Starken zusteht; Spiel, was die anderen verschenkt haben, weniger, was dieser Spieler verschenkt hat; Glück ist alles Übrige.
analysis-turns = Wendepunkte
analysis-turn = { $who }: { $change }, davon { $play } durch das Spiel
analysis-losses = Züge, die etwas gekostet haben
analysis-no-losses = Es gab keinen.
analysis-verdict-slip = Ungenauigkeit, { $lost } verloren, auf { $doubt } genau
analysis-verdict-mistake = Fehler, { $lost } verloren, auf { $doubt } genau
analysis-verdict-blunder = Patzer, { $lost } verloren, auf { $doubt } genau

# Lessons and rulebooks.
clause = Regel { $clause }
rules-of = { $game }: die Regeln
contents = Inhalt
sources = Woher sie kommen
in-the-book = Zu diesem Absatz im Regelheft
no-clause = Diesen Absatz gibt es im Regelheft nicht.
ruling = Eine Entscheidung dieses Projekts, wo die Blätter schweigen oder sich widersprechen.
rebuilt = Eine Rekonstruktion dieses Projekts: Das Blatt druckt es nicht ab.
book-language = Dieses Regelheft ist auf { $language }.

# Wer für das Haus spielt: fünf Stufen, und die, mit denen man übt.
bot-beginner = Anfänger
bot-beginner-text = Hat die Regeln einmal gelesen, meint es gut und schaut selten zweimal hin.
bot-casual = Gelegenheitsspieler
bot-casual-text = Spielt sonntags: sieht den guten Zug oft und die Falle zu spät.
bot-club = Vereinsspieler
bot-club-text = Zählt mit, was gespielt ist, und lässt keinen Fehler durchgehen.
bot-expert = Könner
bot-expert-text = Wägt jede deiner Antworten ab, verschwendet nichts und eilt nie.
bot-strongest = Stärkster
bot-strongest-text = Das Beste, was das Haus hat. Liest keine verdeckte Karte und braucht keine.
bot-random = Glückshand
bot-random-text = Spielt, was kommt. Gut für einen ersten Blick aufs Brett.
bot-flat = Träumer
bot-flat-text = Spielt vor jedem Zug ein paar Hundert Partien im Kopf, alle nach Glück.
bot-heuristic = Alter Hase
bot-heuristic-text = Geht nach Faustregeln, und die sind gut.
bot-net = Schüler
bot-net-text = Hat das Spiel gelernt, indem er unzählige Male gegen sich selbst spielte.
