# La leçon d’En Garde : ce que dit le maître d’armes.

walk-title = Premiers pas
walk-piste = Bienvenue sur la piste : vingt-trois cases, deux tireurs. Vous êtes Camille, en rouge, à gauche ; Boris, en bleu, vous attend à l’autre bout. Le nombre sous la piste est la distance qui vous sépare.
walk-card = Vous avez cinq cartes en main, de 1 à 5. Une carte vaut autant de cases, en avant ou en arrière. Choisissez un 5, puis Avancer.
walk-card-other = Ce serait un coup possible. Mais la route est longue : choisissez un 5, puis Avancer.
walk-gap = Vous avez pioché pour revenir à cinq cartes : c’est ainsi que finit chaque tour. Boris est venu à votre rencontre. Continuez vers lui, avec votre 5 ou votre 4.
walk-gap-slow = Trop timide : vous resteriez loin de lui. Faites un grand pas, avec le 5 ou le 4.
walk-gap-back = On peut rompre, et vous en serez bien aise plus tard. Pour l’instant, en avant, avec le 5 ou le 4.
walk-attack = Voyez la distance : vous avez justement une carte de cette valeur. C’est une attaque ! Vous restez sur place. Choisissez-la, puis Attaquer.
walk-attack-other = Plus besoin de marcher : choisissez la carte dont la valeur est égale à la distance, puis Attaquer.

reach-title = Garder ses distances
reach-danger = Touché : la manche est à vous. Mais Boris peut en faire autant : à cinq cases ou moins, une seule carte suffit pour toucher. Regardez avant de marcher.
reach-wait = Sept cases. Restez hors de sa portée – à six cases ou plus – et laissez-le venir. Un petit pas suffit : en avant avec le 1, ou en arrière avec le 1 ou le 2.
reach-too-near = Vous seriez à sa portée, et vous ne connaissez pas sa main. Restez à six cases ou plus.
reach-too-far = C’est prudent, mais vous cédez beaucoup de terrain. Un petit pas suffit : le 1 ou le 2.
reach-attack = Il fallait bien qu’il vienne, et le voilà à votre portée : la distance est de 4, et vous avez un 4. Touchez !
reach-attack-other = Ne le laissez pas filer : choisissez un 4, puis Attaquer.

parry-title = Parade et riposte
parry-classic = Jusqu’ici, toute attaque touchait. Le jeu classique est plus fin : une attaque peut être parée – et renforcée, avec plusieurs cartes de même valeur. Boris est à trois cases, et c’est à lui. En garde !
parry-parry = Il attaque avec un 3. On pare avec autant de cartes de la même valeur : ici, un seul 3. Vous en avez. Parez !
parry-parry-other = Ce serait une touche, et la manche perdue. Vous avez la carte qu’il faut : Parer.
parry-riposte = Paré ! On ne pioche pas pour autant : à vous de jouer, avec les cartes qui restent. Il vous reste deux 3. Il y a cinq cartes de chaque valeur : la sienne, celle de votre parade, vos deux – il en manque une. Attaquez avec les deux : un seul 3 ne peut rien contre elles.
parry-riposte-one = Un seul 3 porterait – mais le dernier est peut-être dans sa main. Deux à la fois, il ne peut les parer : attaquez avec 2.
parry-riposte-other = Il est juste devant votre lame. Choisissez un 3, puis Attaquer avec 2.

lunge-title = L’attaque en marchant
lunge-lunge = Voici le jeu avancé, celui auquel on revient. En un seul tour, on peut avancer avec une carte et attaquer avec une autre. Distance 8 : un pas de 3 vous amène à 5, et vous avez un 5. Choisissez le 3, puis Avancer de 3 et attaquer.
lunge-lunge-five = C’en est une aussi : cinq en avant, puis un 3. Essayez cette fois la longue lame : 3 en avant, et le 5 pour toucher.
lunge-lunge-other = D’un seul mouvement : choisissez le 3, puis Avancer de 3 et attaquer.
lunge-press = Boris ne pouvait pas parer : il a rompu. Face à une attaque en marchant, c’est permis ; c’est un tour complet, et il a pioché. Suivez-le avec prudence, avec le 1.
lunge-press-other = Pas si vite, et pas en arrière non plus : une case en avant, avec le 1.
lunge-retreat = C’est lui maintenant qui attaque en marchant, avec un 5, et vous n’en avez pas. Mais il a avancé : vous pouvez faire comme lui. Choisissez une carte et rompez d’autant de cases.
lunge-retreat-other = Rien ne vous oblige à encaisser cette touche : choisissez une carte, puis Rompre.
lunge-plain = Évité ! Retenez ceci : une attaque sur place ne peut qu’être parée. Face à une attaque en marchant, on a le choix : parer ou rompre. Si l’on ne peut ni l’un ni l’autre, c’est touché.

pack-title = La dernière carte
pack-last = Une manche ne dure pas toujours : le nombre sur la pioche dit combien il en reste. Dès que la dernière carte est piochée, plus personne ne commence un tour. Il en reste une, et c’est vous qui la prendrez.
pack-compare = Alors chacun montre sa main : qui a le plus de cartes égales à la distance l’emporte. Vous avez deux 5 ; il faudrait donc une distance de 5. Elle est de 9. Quelle carte vous y mène ?
pack-compare-lunge = Hardi ! Mais Boris pourrait rompre, et il a gagné plus de terrain que vous. Marchez, tout simplement : le 4, puis Avancer.
pack-compare-other = La distance ne serait pas de 5, et vos deux 5 ne vaudraient rien. Neuf moins quatre…

ground-title = Le terrain
ground-ahead = Encore une fois, il reste une carte ; mais ici personne ne sera à portée. C’est alors le terrain qui décide : qui est le plus loin de son bout de piste. Vous êtes à égalité, cinq cases chacun. Jouez – et gagnez.
ground-ahead-other = En arrière, vous perdez du terrain, et la manche avec. N’importe quel pas en avant suffit.
ground-match = Plus de terrain : la manche est à vous. À égalité, personne ne marque. Un assaut se poursuit, manche après manche, jusqu’au nombre de touches convenu – cinq, d’ordinaire.
ground-stuck = Une dernière chose : à son tour, il faut jouer. On ne sort pas de la piste, on n’atteint ni ne dépasse l’adversaire. Si aucune de vos cartes n’est jouable, la manche est perdue – ne vous laissez donc jamais acculer.
