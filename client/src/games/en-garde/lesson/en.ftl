# The lesson of En Garde: what the coach says.

walk-title = First steps
walk-piste = Welcome to the piste: twenty-three spaces, two fencers. You are Camille, in red, at the left end; Boris waits in blue at the right. The number under the piste is the distance between you.
walk-card = Your hand holds five cards, each from 1 to 5. A card is a number of spaces, forwards or backwards. Choose a 5, then Advance.
walk-card-other = That would be a move too. But you have a long way to go: choose a 5, then Advance.
walk-gap = You drew a card, so you hold five again: that is how every turn ends. Boris came to meet you. Go on towards him with your 5 or your 4.
walk-gap-slow = Too timid: you would still be far from him. Take a long step, with the 5 or the 4.
walk-gap-back = You can walk backwards, and you will be glad of it later. Now go forwards, with the 5 or the 4.
walk-attack = Look at the distance: you hold a card of exactly that value. Such a card is an attack! You need not move for it. Choose it, then Attack.
walk-attack-other = No need to walk any more: choose the card whose value is the distance, then Attack.

reach-title = Keep your distance
reach-danger = A hit, and the round is yours. But what you can do, Boris can do too: whoever stands five spaces away or nearer can be struck by a single card. Look before you step.
reach-wait = Seven spaces. Move so that you stay out of his reach – six or more – and let him come to you. A small step is enough: forwards with the 1, or backwards with the 1 or the 2.
reach-too-near = Then you would stand within his reach, and you do not know his hand. Stay at six spaces or more.
reach-too-far = That is safe, but you give away a lot of ground. A small step is enough: the 1 or the 2.
reach-attack = He had to come, and he came within your reach: the distance is 4, and you hold a 4. Strike!
reach-attack-other = Do not let him off: choose a 4, then Attack.

parry-title = Parry and riposte
parry-classic = So far every attack was a hit. The classic game is finer: an attack can be parried – and made stronger, with several cards of the same value. Boris stands three spaces away, and it is his turn. On guard!
parry-parry = He attacks with a 3. You parry with the same number of cards of the same value: here, one 3. You have one. Parry!
parry-parry-other = That would be a hit, and the round lost. You hold the very card you need: Parry.
parry-riposte = Parried! Nothing is drawn for it, and now it is your turn, with the cards you have left. You still hold two 3s. There are five of each value: his, the one you parried with, your two – one is missing. Attack with both: no single 3 can parry that.
parry-riposte-one = With one 3 you could strike – but the last 3 may be in his hand. Two at once he cannot parry: attack with 2.
parry-riposte-other = He stands right in front of your blade. Choose a 3, then Attack with 2.

lunge-title = The lunge
lunge-lunge = Now the advanced game, the one people come back for. In a single turn you may advance with one card and attack with another. Distance 8: a step of 3 brings you to 5, and you hold a 5. Choose the 3, then Advance 3 and attack.
lunge-lunge-five = That is a lunge too: five forward, then a 3. Try the longer blade this time: 3 forward, and the 5 to strike.
lunge-lunge-other = Make it one movement: choose the 3, then Advance 3 and attack.
lunge-press = Boris could not parry, so he stepped back. After a lunge one may: it is a full turn, and he has drawn. Follow him carefully, with the 1.
lunge-press-other = Not so fast, and not backwards either: one space forwards, with the 1.
lunge-retreat = Now he lunges at you with a 5, and you have none. But he advanced for it – so you may do as he did: choose a card and retreat by as many spaces.
lunge-retreat-other = You need not take that hit: choose a card, then Retreat.
lunge-plain = Saved. Remember: an attack on the spot can only be parried. After a lunge you have the choice: parry, or retreat. If you can do neither, it is a hit.

pack-title = The last card
pack-last = A round does not last for ever: the number on the pack says how many cards are left. When the last one is drawn, nobody begins another turn. Here one card is left, and you will draw it.
pack-compare = Both then show their hands: whoever holds more cards equal to the distance wins. You hold two 5s, so the distance should be 5. It is 9 now. Which card takes you there?
pack-compare-lunge = Bold! But Boris could step back from a lunge, and he has gained more ground than you. Just walk: the 4, then Advance.
pack-compare-other = The distance would not be 5 then, and your two 5s would be worth nothing. Nine less four …

ground-title = Ground
ground-ahead = One card is left again, but this time nobody comes near enough to strike. Then ground decides: whoever stands further from their own end. You are level, five spaces each. Move – and win.
ground-ahead-other = Backwards you lose ground, and the round with it. Any step forwards wins.
ground-match = More ground, and the round is yours. If it is equal, nobody scores. A bout goes on, round after round, until somebody has the hits that were agreed on – five, as a rule.
ground-stuck = One last thing: on your turn you must play. Nobody may leave the piste, nor reach or pass the other fencer. If no card of yours can be played, you lose the round – so never let yourself be driven to the wall.
