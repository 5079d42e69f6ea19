# The lesson of K.O.: what the second in the corner says.

ring-title = Into the ring
ring-welcome = Welcome to the ring! You are Camille, in the blue corner; Boris waits in the red one. A match lasts some rounds, here three. The referee gives points for each, and more of them win – unless a knock-out ends it sooner.
ring-style = The style card you drew is the Bull, so you box as a swarmer. Boris is Dynamite, a puncher. A card is worth what the style of its player makes of it; on yours stand your own values.
ring-cards = Coloured cards are blows: a letter, A, B or C, a value in the circle, and a figure that shows whether they land on the head or the body. White cards are for defence. The printed cards of 1975 are lost: these are a reconstruction made by this project.
ring-attack = You hit your opponent where he stands, and only in the colour of that quarter. Boris stands in red. Touch your red A, then Attack: you go there by yourself.
ring-attack-other = That could be done. But a blow is better: touch the red A, then Attack.
ring-chain = Two points! He took the blow and got away to yellow. A chain is one to three blows whose letters rise. Touch the yellow A and the yellow B, then Attack.
ring-chain-one = That is one blow only. Touch both, the yellow A and the yellow B, then Attack.
ring-chain-other = He stands in yellow, and you have a chain for it: the yellow A and the yellow B, then Attack.
ring-block = He covers your last card with a block, so the B counts nothing. The A beneath it does: two points more. Nothing is sure before the answer, and an answer covers one card only.
ring-move = You stand in one quarter and have no yellow blow left. A card thrown here would not be replaced. So get away: touch Move to blue.
ring-move-other = Better to get away first: touch Move to blue.
ring-change = Boris has changed a card, as you can now: apart from each other, whoever throws a card takes another. Keep the dodge; touch the block, then Change the card.
ring-change-other = That would be allowed. For now a fresh card: touch the block, then Change the card.
ring-forced = A blue A, and Boris walks into your blue quarter! He forces the pace: you must attack, give way, or throw a card for good. You know what to do: the blue A, then Attack.
ring-forced-other = Do not give way: you have a blue blow, and he stands in blue. The blue A, then Attack.

answer-title = The answer
answer-block = Another round. Boris came into your blue quarter with A and B: three points, if you do not answer. A block covers the last card of the chain. Touch it, then Block.
answer-block-other = Keep that for something better. Touch the block, then Block.
answer-dodge = His B counts nothing, his A one point. And here he is again! A dodge covers a blow as well, and you may hit back on top of it. Touch the dodge and the blue C, and read what stands on the button. Then do it.
answer-dodge-alone = That covers the blow. But the dodge is worth more with a blow on top: touch the dodge and the blue C.
answer-dodge-hit = That hits back, but his blow counts as well. First the dodge, then the blue C on top.
answer-dodge-other = Look for more: touch the dodge and the blue C, and you cover and hit back at once.
answer-down = Knock-down! K on the dodge, D on the C above it, and he could not cover it: nine points. He gets up in another quarter. Had an O stood there instead of the D, the match would be over. That is why this game is called K.O.

danger-title = In danger
danger-ko = Now it is your chin. Look at the table beside the ring: K on his B, O on his C. That is a knock-out, unless you cover the C. Touch a grey card, and the board says why it does not help. Then the side-step, to yellow.
danger-ko-green = Green would save you, too. For this lesson, the side-step to yellow.
danger-ko-lost = That would be the end: he wins by K.O. Cover his C: touch the side-step, then the one to yellow.
danger-sponge = Saved, though his B scores two. And now A, B and C in one chain: your corner is about to throw in the sponge, and the match is lost! Against that, block or obstruct the C, or hit back in the colour. Touch your yellow B, then Hit back.
danger-sponge-lost = That loses the match: the sponge flies. Touch your yellow B, then Hit back.
danger-sheet = Still on your feet! Boris has played his last card; that gave you one more turn, and the round is over. Now look at the score sheet below: eight points against two. For more points the referee gives 5, for fewer 4. Only that decides the match.
danger-plead = Round two. Boris leads, so he begins, with a left to your body. Was it not a little low? Touch the low blow, then Plead a low blow.
danger-plead-other = The referee is looking: touch the low blow, then Plead a low blow. It works against blows to the body.
danger-warned = The referee agrees: the blow counts nothing, Boris loses two points, gets a warning and must move away. A third warning would disqualify him. It is your turn.

last-title = The last card
last-level = The third and last round of another match. The sheet says it: the referee has given nine to each of you. In this round you lead by one point, and you have one card left.
last-throw = Whoever has one card left may throw it unseen: the round is over at once, and nobody may answer. Throw the last card!
last-throw-other = Boris could still hit you. Take the lead home: Throw the last card.
last-won = Five for you, four for Boris: you win on points, fourteen to thirteen. Round after round stands on the sheet, as in 1975, and you can print it.
last-ends = A match may end sooner: by a knock-out, by the sponge, by a lead of twelve points, by three warnings. Beside the sheet stands how it is all counted. And whatever you cannot do, the board tells you why.
