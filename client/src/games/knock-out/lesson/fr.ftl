# La leçon de Knock Out : ce que dit le soigneur.

gym-title = Les managers
gym-managers = Bienvenue dans le monde de la boxe ! Vous êtes Camille, et vous ne boxez pas : vous êtes manager, comme Boris et Odile. Chacun a deux boxeurs, douze cartes de combat, trois jetons de pari et 100 000 Schmelings. Le plus riche à la fin gagne.
gym-boxers = Le premier de vos boxeurs est un poids lourd, le second un poids léger. Tous débutent professionnels, avec deux étoiles. La somme à côté d’un boxeur est sa somme de départ, que rapporte chaque combat : une fois au perdant, deux fois au vainqueur.
gym-challenge = Le tableau rouge est devant vous : à vous de choisir le combat. Un de vos boxeurs défie un boxeur payé autant ou davantage. Envoyez Robin Zorres contre Arnold Blackndecker, puis Défier.
gym-challenge-other = Ce combat serait permis aussi. Pour l’instant, les poids lourds : Robin Zorres contre Arnold Blackndecker.
gym-training = Un combat demande trois cartes, et on en emmène quatre à l’entraînement. Choisissez bien : une carte jouée sur le ring est perdue pour toute la saison. Prenez 1, 3, 4 et 5.
gym-training-other = On pourrait combattre avec celles-là. Pour cette leçon, prenez 1, 3, 4 et 5.

bets-title = Les paris
bets-tables = Avant le gong tout le monde parie, un jeton à la fois, trois fois chacun. Le tableau rouge est celui du challenger, le bleu celui du défenseur. Sur un triangle on propose un pari, dont le montant est imprimé à côté. Qui n’est pas d’accord pose un jeton sur son cercle.
bets-offer = À la première série, le challenger et le défenseur doivent proposer. Vous croyez en Zorres, et il boxe en rouge : touchez le triangle du rouge 10 000, puis Proposer.
bets-offer-other = Plus d’audace : le triangle du rouge 10 000.
bets-accept = Boris propose 8 000 sur son propre boxeur, et Odile a parié contre le vôtre. Suivez le pari de Boris : touchez le cercle à côté de ses 8 000. Si le bleu ne gagne pas, il vous paie.
bets-accept-other = Un pari comme un autre. Mais prenez Boris au mot : le cercle à côté du bleu 8 000, puis Suivre.
bets-double = Deux de vos jetons portent ×2 sur une face. Choisissez le triangle du rouge 8 000, puis Double. Si personne ne suit et que vous avez raison, la banque paie la moitié ; si vous avez tort, tout va au Bonus.
bets-double-simple = Cela fait une fois 8 000. Choisissez Double, et ce sera 16 000.
bets-double-ko = Ce serait parier que Zorres sera mis K.O. ! Choisissez plutôt Double.
bets-double-other = Le triangle du rouge 8 000, et la face qui dit Double.

ring-title = Sur le ring
ring-first = Ding dong ! À chaque round, chacun pose une carte, face cachée. Le boxeur de la plus faible recule vers le K.O., au milieu, de la différence ; sous son nom on lit combien de cases il lui reste. Commencez par le 4.
ring-first-other = Pas encore : d’abord le 4, pour voir ce qui se passe.
ring-second = Quatre contre deux : le bleu recule de deux cases. À cinq, ce serait le K.O. Maintenant le 3 : il coûtera peut-être une case, mais il garde le 5 pour la fin.
ring-second-other = Gardez le 5 pour la fin, et le 1 pour la chance. Maintenant le 3.
ring-third = Vous avez reculé d’une case, Blackndecker de deux. Après trois rounds, celui qui a le plus reculé perd, et à égalité c’est le challenger – donc vous. Il vous reste un 1 et un 5. Lequel ne peut pas perdre ?
ring-third-other = Le 1 ne gagnerait que contre un 5. Contre un 2 vous reculez encore d’une case, les deux sont à égalité, et le challenger perd. Le 5 est sûr.
ring-prizes = Deux cinq : personne ne bouge, et Zorres gagne aux points. Vous touchez deux fois sa somme de départ, 16 000 ; Boris la sienne une fois. Le vainqueur monte d’un niveau, le perdant descend. Les cartes jouées sont perdues, le 1 vous revient.
ring-bets = Puis on règle chaque pari. Odile avait suivi le vôtre, vous aviez suivi celui de Boris : le perdant paie. Personne n’a suivi votre double, la banque paie donc la moitié. Les paris perdus que personne n’avait suivis dorment au Bonus – quelqu’un l’aura, à la fin.

side-title = Au bord du ring
side-ko = Le tableau rouge passe à gauche : Boris défie Odile. Vous ne combattez pas, mais vous pariez. Boris a déjà usé de bonnes cartes… Un de vos jetons dit K.O. et compte trois fois. Il se pose sur le tableau du boxeur qui sera mis K.O. : choisissez le triangle du rouge 10 000, puis K.O.
side-ko-simple = Ce serait parier sur la victoire du boxeur de Boris. La face K.O. dit le contraire : il ira au tapis.
side-ko-other = Le triangle du rouge 10 000, et la face qui dit K.O.
side-pass = Boris a suivi : 30 000 entre lui et vous. Sous les tableaux, vous voyez toujours ce que rapportent vos paris, pour chaque fin possible du combat. Cela suffit : Passer.
side-pass-other = On pourrait. Mais votre argent est bien placé : Passer.
side-watch = Encore une série de paris, puis le gong. Passez encore une fois, et voyez ce qui reste à Boris.
side-watch-other = Restez-en là : Passer, et regardez.
side-out = K.O. ! Hook Finn quitte le jeu. Son manager est payé tout de même, mais il n’a plus qu’un boxeur. Et Boris vous devait 30 000 : c’est payé.

rest-title = Qui peut combattre
rest-why = Deux combats plus tard, le tableau rouge vous revient. Certains boxeurs ont un bord en pointillé : on ne peut pas les choisir. Touchez-en un, et le plateau dit pourquoi – le vainqueur du dernier combat se repose avec le trophée, le perdant avec un steak sur l’œil.
rest-challenge = Ce sera donc Nick Hacker. Qui défie-t-il ? Choisissez-le, puis un adversaire, puis Défier.
rest-cards = Il vous reste six cartes, assez pour un ou deux combats ; avec moins de trois, un manager ne combat plus. Les fortes gagnent tout de suite, celles qu’on garde plus tard. Tout l’art est là.

last-title = Le décompte
last-left = Le dernier combat de la saison. Vous n’avez plus que trois cartes, toutes à l’entraînement ; Odile en a choisi quatre parmi sept.
last-five = Ne désespérez pas de vos cartes. Le 1 a un secret : contre un 5, et lui seul, il gagne, et le 5 recule de quatre cases. Odile en a gardé un. Posez le 1.
last-five-other = Gardez celle-là. Le 1 est fait pour cet instant.
last-finish = Quatre cases ! Encore une, et c’est fini. La carte forte d’Odile est partie : posez le 3.
last-finish-other = Le 3 est plus fort. Achevez le travail.
last-count = K.O. – et plus personne ne peut combattre : la saison est finie. Le Bonus va à qui possède le boxeur le mieux payé, chaque carte de combat gardée rapporte 5 000. Vous gagnez !
last-iou = Une chose vous a été épargnée : qui ne peut pas payer reçoit 50 000 de la banque, et une reconnaissance de dette avec. Il n’y a pas de limite – mais à la fin chacune coûte 50 000.
last-pro = Voilà Knock Out. Quand vous le connaîtrez bien, il y a des cases de départ selon la somme de départ, et une deuxième saison avec des titres à gagner.
