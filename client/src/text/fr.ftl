# Les phrases du client. Celles des jeux sont avec les jeux.

skip = Aller au jeu
settings = Réglages
language = Langue
nowhere = Il n’y a rien ici
home = Accueil
trouble = Le serveur a eu un souci. Nouvel essai dans un instant.
offline = Pas de connexion au serveur. Nouvel essai dans un instant.
continue = Vos parties
go-on = Continuer
open-tables = Tables ouvertes
no-open-tables = Personne n’attend de partenaire pour l’instant. Ouvrez votre propre table.
join = Rejoindre
running-tables = Parties à regarder
watch = Regarder
free-seat = Place libre
seat-number = Joueur { $number }
clock = Pendule
clock-none = Sans pendule
clock-of = La pendule de { $who }
clock-live = { $minutes } min + { $increment } s
clock-days = { $days ->
        [one] Un jour par coup
        *[other] { $days } jours par coup
    }
clock-choice-none = Sans pendule
clock-choice-quick = Rapide : 3 min + 5 s
clock-choice-calm = Posée : 15 min + 15 s
clock-choice-days = Par correspondance : 3 jours par coup
who-plays = Qui joue ?
seats-invite = Des amis, avec un lien
seats-public = Qui veut
seats-shared = Nous tous, sur cet appareil
cancel = Annuler
loading = Un instant…
open-table = Ouvrir la table
your-turn = À vous
no-such-table = Cette table n’existe pas
gone = Vous avez quitté cette table
connecting = On vous mène à la table…
lost-line = La liaison est coupée. Elle reprendra dès que possible ; rien n’est perdu.
start = Commencer
curtain = Passez l’appareil à { $who }
curtain-open = Voir mes cartes
you-win = Vous avez gagné !
wins = Victoire : { $who }
ended-played = La partie est finie
ended-resigned = Fin par abandon
ended-flagged = Fin au temps
ended-left = Fin : quelqu’un est parti
ended-agreed = Nulle par accord
ended-aborted = Annulée avant le premier coup
ended-abandoned = Tout le monde est parti
rematch = Encore une
score-file = Feuille de partie
asks-draw = { $who } propose la nulle
asks-undo = { $who } voudrait reprendre son coup
agree = D’accord
decline = Non
withdraw = Retirer ma demande
resign = Abandonner
sure-resign = Abandonner la partie ?
ask-undo = Reprendre
ask-hint = Un conseil
you = vous
bot = robot
away = absent
to-act = à jouer
sit = S’asseoir
add-bot = Ajouter un robot
claim = Réclamer la victoire
invite = En attente de partenaires
invite-text = Envoyez ce lien à qui doit jouer à { $game } avec vous. La partie commence quand toutes les places sont prises.
invited = Vous êtes invité à une partie de { $game }
link = Lien
copy = Copier le lien
copied = Copié
share = Partager
qr = Code QR de { $link }
log = Le fil du match
chat = Discussion
say = Dire quelque chose
no-talk = Rien n’a encore été dit.
send = Envoyer
refused-malformed = Message illisible
refused-version = Cette page est plus ancienne que le serveur : rechargez-la
refused-id-used = C’est déjà dit
refused-too-many = Moins vite, s’il vous plaît
refused-no-such-seat = Cette place n’existe pas
refused-seat-taken = La place est prise
refused-already-seated = Vous êtes déjà assis
refused-not-seated = Vous regardez seulement
refused-not-your-seat = Ce n’est pas votre place
refused-which-seat = Laquelle de vos places ?
refused-not-host = Seul l’hôte peut le faire
refused-not-full = Toutes les places ne sont pas prises
refused-not-started = La partie n’a pas commencé
refused-started = La partie a commencé
refused-game-over = La partie est finie
refused-not-over = La partie n’est pas finie
refused-not-your-turn = Ce n’est pas à vous
refused-unreadable = Ce n’est pas un coup de ce jeu
refused-illegal = Ce coup n’est pas permis maintenant
refused-stale = La position a changé
refused-curtain = Ouvrez d’abord le rideau
refused-out-of-time = Votre temps est écoulé
refused-no-draws = Ce jeu ne connaît pas la nulle
refused-no-aids = À cette table, les conseils ne sont pas prévus
refused-already-asked = C’est déjà demandé
refused-nobody-to-ask = Il n’y a personne à qui le demander
refused-nothing-asked = Rien n’a été demandé
refused-nothing-to-undo = Il n’y a rien à reprendre
refused-revealed = Une carte a été tirée depuis : impossible de reprendre
refused-moves-made = Trop tard pour annuler
refused-still-there = L’absence n’est pas assez longue
refused-gone-on = La revanche a déjà commencé

ways = Les chemins de la maison
archive = Archives
account = Compte
learn = Apprendre en 5 minutes
lesson = Leçon
puzzles = Problèmes
rules = Règles
fair = Chaque carte découle d’un secret promis avant la partie et révélé après : chacun peut vérifier le mélange.
close = Fermer
load-again = Recharger cette page
no-state = Aucune partie n’est en cours ici.

# Settings, and the keys.
hall-night = Nuit
sounds = Sons
sounds-which = La cloche, la lame et le gant
notices = Notifications
notices-when = Quand c’est à vous et que vous êtes ailleurs
notices-denied = Le navigateur s’y oppose ; ses propres réglages peuvent y remédier
keys = Touches
key-tab = D’un élément au suivant
key-enter = Valider
key-state = Dire où en est la partie
key-help = Cette page
key-step = Un coup en arrière, en avant
key-play = Lecture, pause

# The entrance.
tagline = Trois duels classiques en cartes, de deux à cinq, entre amis ou contre la maison. Sans compte.
play-bot = Jouer
play-bot-text = contre un robot
with-others = À plusieurs
with-others-text = par un lien, ou ici
choose-bot = Contre qui ?
begin = Commencer
agreed = Règles de la partie
seats-invite-text = Vous recevez un lien et un code QR à envoyer.
seats-public-text = La table figure dans la liste des tables ouvertes.
seats-shared-text = Passez-le de main en main : un rideau cache le jeu de chacun.
start-host = Ne commencer qu’à mon signal
any-game = Tous les jeux
which-game = Jeu
which-clock = Pendule
any-clock = Toute pendule
live-clock = En direct
days-clock = Par correspondance
more = Plus
filtered-away = Aucune de ce genre pour l’instant.

# Games of the past.
archive-mine = Mes parties
archive-all = Les parties de tous
archive-who = D’un compte
archive-whose = Parties de
archive-none = Pas encore de partie finie ici.
won-by = Victoire : { $who }
no-winner = Sans vainqueur
show = Afficher

# Who one is here.
me-stranger = Pas besoin de compte : qui s’assied est invité. Un compte garde votre nom et vos parties, ici et sur d’autres appareils.
me-guest = Vous êtes ici en invité, connu de ce seul navigateur.
me-account = C’est votre compte.
name = Nom
password = Mot de passe
password-rule = Huit caractères ou plus ; quelques mots à la suite se retiennent bien.
guest-title = Entrer en invité
guest-go = Entrer
claim-title = Garder nom et parties
claim-go = En faire un compte
login-title = J’ai un compte
login-loses = Les parties de cet invité resteront derrière vous.
login-go = Se connecter
logout = Se déconnecter
logout-everywhere = Se déconnecter partout
logout-guest = Un invité qui part ne peut revenir : ses parties ne sont plus à personne.
password-title = Un autre mot de passe
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-go = Changer
password-done = Le mot de passe est changé ; vous êtes déconnecté partout ailleurs.
mutes-title = Ceux que vous n’entendez pas
unmute-all = Réentendre tout le monde
farewell-title = Partir pour de bon
farewell-text = Votre nom est effacé sans retour. Les parties restent à ceux qui les ont jouées avec vous, sans votre nom.
farewell-sure = Je sais que c’est sans retour
farewell-go = M’effacer
problem-name-taken = Ce nom est déjà pris.
problem-name-length = Un nom a de deux à vingt-quatre caractères.
problem-name-characters = Un nom se compose de lettres, de chiffres, d’espaces et de - _ . '
problem-password-length = Un mot de passe a huit caractères ou plus.
problem-wrong = Le nom et le mot de passe ne vont pas ensemble.
problem-no-guest = C’est déjà un compte.
problem-no-such-player = Vous n’êtes plus personne ici : rechargez la page.
problem-busy = Trop de monde à la porte : réessayez.
problem-too-many = Trop d’essais. Patientez un peu.
problem-offline = Pas de connexion au serveur.
problem-other = Cela n’a pas marché. Réessayez dans un instant.

# At a table.
watching = Vous regardez
your-name = Votre nom
sit-here = S’asseoir et jouer
promise = Le mélange est promis :
kept-for = réservée à { $who }
choose-seat-bot = Robot pour cette place
fill-bots = Compléter avec des robots
get-up = Se lever
free-it = Libérer la place
abort = Annuler la partie
sure-abort = Annuler cette partie ?
offer-draw = Proposer la nulle
claim-bot = Laisser jouer un robot
take-back-seat = Reprendre ma place
instead-left = un robot joue : absent
instead-resigned = un robot joue : abandon
instead-flagged = un robot joue : temps écoulé
away-for = absent, attendu encore { $time }
wants-rematch = { $who } aimerait rejouer
mute = Ne plus entendre { $who }
was-muted = Vous n’entendrez plus { $who }.
back-line = La liaison est rétablie.
state-say = Où en est-on ?
hint-title = Ce que ferait un fort joueur
hint-asked = Un fort joueur y réfléchit…
opinion-wins = Part gagnée
opinion-often = Fréquence
opinion-said = { $move } : gagne { $wins }, à { $doubt } près ; joué dans { $often } des cas.
opinion-taken = joué

# A game again.
replay = Revoir la partie
replay-open = Ouvrir une feuille de partie
no-score = Ce fichier n’est pas une feuille de partie
to-start = Au début
to-end = À la fin
step-back = Un coup en arrière
step-on = Un coup en avant
autoplay = Lecture
pause = Pause
step-number = Étape { $step } sur { $steps }
seen-from = Vu par
spectator = un spectateur
all-open = Cartes découvertes
verify = Vérifier le mélange
verified = Vérifié ici, dans votre navigateur : le secret est bien celui qui fut promis, et les { $answers } réponses du hasard en découlent.
verify-none = Cette feuille ne contient pas de secret : il n’y a rien à vérifier.
verify-broken = Le secret n’est pas celui qui fut promis.
verify-wrong = À l’étape { $step }, le hasard a répondu autrement qu’il ne devait.
replay-text = Une feuille de partie contient toute la partie : revoyez-la de n’importe quelle place et vérifiez son mélange. Rien n’est conservé.
replay-choose = Choisissez un fichier ou déposez-le ici
moment = Lien vers ce moment
verifying = Chaque carte est vérifiée…

# What the moves of a game were worth.
analyse = Analyser
analysis = Analyse
analysis-so-far = { $judged } décisions pesées sur { $of }…
analysis-done = L’analyse est prête.
analysis-not-over = Seule une partie jouée jusqu’au bout peut être analysée.
analysis-taken = Étape { $step } : { $who } a joué
analysis-next = Étape { $step } : à { $who } de jouer
analysis-no-decision = Rien n’a été décidé ici : avancez d’un coup, ou choisissez-en un plus bas.
analysis-was-good = Rien n’y a été perdu.
analysis-was-slip = Une imprécision.
analysis-was-mistake = Une erreur.
analysis-was-blunder = Une gaffe.
analysis-more = { $more ->
        [one] Un coup de plus
       *[other] { $more } coups de plus
    }
analysis-accuracy = de précision, sur { $decisions ->
        [one] une décision
       *[other] { $decisions } décisions
    }
analysis-no-choice = Il n’y avait rien à décider.
analysis-slips = { $count ->
        [one] { $count } imprécision
       *[other] { $count } imprécisions
    }
analysis-mistakes = { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }
analysis-blunders = { $count ->
        [one] { $count } gaffe
       *[other] { $count } gaffes
    }
analysis-par = Part égale
analysis-play = Jeu
analysis-luck = Chance
analysis-result = Résultat
analysis-means = Le juge est « { $judge } » : il savait ce que savait chaque joueur, et rien de plus. Tous les chiffres sont des parts de la partie. La part égale est celle de joueurs de même force ; le jeu, ce que les autres ont cédé moins ce que ce joueur a cédé ; la chance, tout le reste.
analysis-turns = Tournants
analysis-turn = { $who } : { $change }, dont { $play } par le jeu
analysis-losses = Coups qui ont coûté
analysis-no-losses = Il n’y en a pas eu.
analysis-verdict-slip = imprécision qui coûte { $lost }, à { $doubt } près
analysis-verdict-mistake = erreur qui coûte { $lost }, à { $doubt } près
analysis-verdict-blunder = gaffe qui coûte { $lost }, à { $doubt } près

# Lessons and rulebooks.
clause = Article { $clause } des règles
rules-of = { $game } : les règles
contents = Sommaire
sources = D’où elles viennent
in-the-book = Cet article dans le livret
no-clause = Le livret n’a pas cet article.
ruling = Une décision de ce projet, là où les feuilles se taisent ou divergent.
rebuilt = Une reconstitution de ce projet : la feuille ne l’imprime pas.
book-language = Ce livret est en { $language }.

# Qui joue pour la maison : cinq forces, et ceux avec qui l’on étudie.
bot-beginner = Débutant
bot-beginner-text = A lu les règles une fois, plein de bonne volonté, et ne regarde jamais deux fois.
bot-casual = Amateur
bot-casual-text = Joue le dimanche : voit souvent le bon coup, et le piège trop tard.
bot-club = Joueur de club
bot-club-text = Compte les cartes passées et ne laisse passer aucune faute.
bot-expert = Expert
bot-expert-text = Pèse chacune de vos réponses ; ne gaspille rien et ne se presse jamais.
bot-strongest = Le plus fort
bot-strongest-text = Le meilleur de la maison. Il ne lit aucune carte cachée ; il n’en a pas besoin.
bot-random = Main heureuse
bot-random-text = Joue ce qui vient. Parfait pour un premier coup d’œil.
bot-flat = Le rêveur
bot-flat-text = Joue dans sa tête quelques centaines de parties avant chaque coup, toutes au hasard.
bot-heuristic = Le vieux routier
bot-heuristic-text = Suit quelques principes, et ils sont bons.
bot-net = L’élève
bot-net-text = A appris le jeu en jouant contre lui-même, un très grand nombre de fois.
