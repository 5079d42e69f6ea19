# La leçon de K.O. : ce que dit le soigneur.

ring-title = Sur le ring
ring-welcome = Bienvenue sur le ring ! Vous êtes Camille, dans le coin bleu ; Boris vous attend dans le rouge. Un combat dure quelques rounds, ici trois. L’arbitre note chaque round, et le plus haut total gagne – à moins qu’un K.O. n’en décide plus tôt.
ring-style = Vous avez tiré le Taureau : vous boxez en battant. Boris, c’est Dynamite, un puncher. Une carte vaut ce qu’en fait le style de qui la joue ; les vôtres portent vos propres valeurs.
ring-cards = Les cartes de couleur sont des coups : une lettre, A, B ou C, une valeur dans le cercle, et une silhouette qui montre s’ils portent à la tête ou au corps. Les cartes blanches servent à se défendre. Les cartes imprimées de 1975 sont perdues : celles-ci sont une reconstitution de ce projet.
ring-attack = On frappe l’adversaire là où il est, et seulement dans la couleur de cette case. Boris est dans le rouge. Touchez votre A rouge, puis Attaquer : vous y allez du même pas.
ring-attack-other = Ce serait possible. Mais mieux vaut un coup : touchez le A rouge, puis Attaquer.
ring-chain = Deux points ! Il a encaissé et s’est échappé dans le jaune. Un enchaînement, c’est un à trois coups dont les lettres montent. Touchez le A jaune et le B jaune, puis Attaquer.
ring-chain-one = Ce n’est qu’un seul coup. Touchez les deux, le A jaune et le B jaune, puis Attaquer.
ring-chain-other = Il est dans le jaune, et vous avez de quoi enchaîner : le A jaune et le B jaune, puis Attaquer.
ring-block = Il couvre votre dernière carte d’un blocage : le B ne compte pas. Le A, dessous, compte : deux points de plus. Rien n’est acquis avant la réponse, et une réponse ne couvre qu’une seule carte.
ring-move = Vous êtes dans la même case, sans plus aucun coup jaune. Une carte jetée ici ne serait pas remplacée. Rompez donc : touchez Case bleue.
ring-move-other = Rompez d’abord : touchez Case bleue.
ring-change = Boris a changé une carte, et vous le pouvez aussi : à distance, qui jette une carte en prend une autre. Gardez l’esquive ; touchez le blocage, puis Changer la carte.
ring-change-other = Ce serait permis. Pour l’instant, une carte fraîche : touchez le blocage, puis Changer la carte.
ring-forced = Un A bleu, et Boris entre dans votre case bleue ! Il fait le forcing : il faut attaquer, rompre, ou jeter une carte sans en reprendre. Vous savez quoi faire : le A bleu, puis Attaquer.
ring-forced-other = Ne rompez pas : vous avez un coup bleu, et il est dans le bleu. Le A bleu, puis Attaquer.

answer-title = La réponse
answer-block = Un autre round. Boris est entré dans votre case bleue avec A et B : trois points, si vous ne répondez pas. Un blocage couvre la dernière carte de l’enchaînement. Touchez-le, puis Bloquer.
answer-block-other = Gardez cela pour plus tard. Touchez le blocage, puis Bloquer.
answer-dodge = Son B ne compte pas, son A vaut un point. Et le revoilà ! L’esquive couvre aussi un coup, et permet de frapper par-dessus. Touchez l’esquive et le C bleu, et lisez ce que dit le bouton. Puis allez-y.
answer-dodge-alone = Le coup serait couvert. Mais l’esquive vaut mieux avec un coup par-dessus : touchez l’esquive et le C bleu.
answer-dodge-hit = Ce serait une remise, mais son coup compterait aussi. L’esquive d’abord, le C bleu par-dessus.
answer-dodge-other = Il y a mieux : touchez l’esquive et le C bleu, vous couvrez et frappez à la fois.
answer-down = Knock-down ! K sur l’esquive, D sur le C posé dessus, et il n’a pas pu couvrir : neuf points. Il se relève dans une autre case. Avec un O au lieu du D, le combat était fini. Voilà pourquoi ce jeu s’appelle K.O.

danger-title = En danger
danger-ko = À votre menton, maintenant. Regardez la table au bord du ring : K sur son B, O sur son C. C’est le K.O., si vous ne couvrez pas le C. Touchez une carte grise : vous verrez pourquoi elle n’y peut rien. Puis le pas de côté, vers la case jaune.
danger-ko-green = La case verte vous sauverait aussi. Pour cette leçon, le pas de côté vers la jaune.
danger-ko-lost = Ce serait la fin : il gagne par K.O. Couvrez son C : touchez le pas de côté, puis celui vers la case jaune.
danger-sponge = Sauvé, même si son B marque deux points. Et voici A, B et C dans un même enchaînement : votre coin va jeter l’éponge, et le combat est perdu ! Contre cela, bloquez le C, faites obstruction, ou remisez dans la couleur. Touchez votre B jaune, puis Remiser.
danger-sponge-lost = Le combat serait perdu : l’éponge vole. Touchez votre B jaune, puis Remiser.
danger-sheet = Toujours debout ! Boris a joué sa dernière carte ; il vous restait un tour, et le round est fini. Regardez la feuille d’arbitrage, plus bas : huit points à deux. Qui a plus de points reçoit 5 de l’arbitre, l’autre 4. Cela seul décide du combat.
danger-plead = Deuxième round. Boris mène, il commence donc, d’un gauche au corps. N’était-ce pas un peu bas ? Touchez le coup bas, puis Prétexter le coup bas.
danger-plead-other = L’arbitre regarde : touchez le coup bas, puis Prétexter le coup bas. Cela vaut contre les coups au corps.
danger-warned = L’arbitre vous suit : le coup ne compte pas, Boris perd deux points, reçoit un avertissement et doit s’éloigner. Au troisième, il serait disqualifié. À vous de jouer.

last-title = La dernière carte
last-level = Troisième et dernier round d’un autre combat. La feuille le dit : neuf partout à l’arbitrage. Dans ce round vous menez d’un point, et il vous reste une carte.
last-throw = Qui n’a plus qu’une carte peut la jeter face cachée : le round est fini aussitôt, et personne ne répond. Jetez la dernière carte !
last-throw-other = Boris pourrait encore frapper. Gardez votre avance : Jeter la dernière carte.
last-won = Cinq pour vous, quatre pour Boris : vous gagnez aux points, quatorze à treize. Round après round, tout est sur la feuille, comme en 1975, et vous pouvez l’imprimer.
last-ends = Un combat peut finir plus tôt : par K.O., par jet de l’éponge, par douze points d’avance, par trois avertissements. Près de la feuille est écrit comment tout se compte. Et quand un coup n’est pas permis, on vous dit pourquoi.
