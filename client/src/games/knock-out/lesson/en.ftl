# The lesson of Knock Out: what the coach says.

gym-title = The managers
gym-managers = Welcome to the fight game! You are Camille, and you do not box: you are a manager, and so are Boris and Odile. Each of you has two boxers, twelve fight cards, three betting chips and 100,000 Schmelings. Whoever has most at the end wins.
gym-boxers = The first of your boxers is a heavyweight, the second a lightweight. All begin as Professionals, with two stars. The amount beside a boxer is his start money, which every fight pays: once to the loser, twice to the winner.
gym-challenge = The red table lies before you, so you name the fight: one of your boxers challenges one who is paid as much or more. Send Robin Zorres against Arnold Blackndecker, then Challenge.
gym-challenge-other = That fight would be allowed as well. For now the heavyweights: Robin Zorres against Arnold Blackndecker.
gym-training = A fight takes three cards, and you go into training with four. Choose carefully: whatever is played in the ring is gone for the whole season. Take 1, 3, 4 and 5.
gym-training-other = You could fight with these, too. For this lesson take 1, 3, 4 and 5.

bets-title = The bets
bets-tables = Before the bell everybody bets, one chip at a time, three times round. Red is the challenger’s table, blue the defender’s. On a triangle you offer a bet, and the amount is printed beside it. Whoever disagrees puts a chip on its circle.
bets-offer = In the first turn both fighters must offer. You believe in Zorres, and he fights in red: touch the triangle of red 10,000, then Offer.
bets-offer-other = Braver than that: the triangle of red 10,000.
bets-accept = Boris offers 8,000 on his own boxer, and Odile has bet against yours. Take the other side of Boris’s bet: touch the circle beside his 8,000. If blue does not win, he pays you.
bets-accept-other = A bet as good as any. But take Boris at his word: the circle beside blue 8,000, then Take.
bets-double = Two of your chips have ×2 on one face. Choose the triangle of red 8,000, then Double. If nobody takes such a bet and you are right, the bank pays half of it; if you are wrong, all of it goes into BONUS.
bets-double-simple = That is 8,000 once. Choose Double, and it is 16,000.
bets-double-ko = That would bet on Zorres being knocked out! Choose Double instead.
bets-double-other = The triangle of red 8,000, and the face that says Double.

ring-title = In the ring
ring-first = Ding dong! Each round both lay one card, face down. The lower card’s boxer reels towards K.O. in the middle, by the difference; how many steps are left stands under his name. Begin with the 4.
ring-first-other = Not yet: the 4 first, so that you see what happens.
ring-second = Four against two: blue reels back two steps. Five would be K.O. Now the 3: it may cost a step, but it keeps the 5 for the end.
ring-second-other = Keep the 5 for last, and the 1 for luck. Now the 3.
ring-third = You reeled one step, Blackndecker two. After three rounds whoever was driven further back loses, and if it is equal the challenger does – that is you. You hold a 1 and a 5. Which of them cannot lose?
ring-third-other = With the 1 you would win against a 5 only. Against a 2 you reel one step more, both stand equal, and the challenger loses. The 5 is safe.
ring-prizes = Two fives: nobody moves, and Zorres wins on points. You collect his start money twice, 16,000; Boris gets his once. The winner moves up a level, the loser down. The cards you played are gone, the 1 comes back to you.
ring-bets = Then every bet is settled. Odile had taken the other side of yours, you of Boris’s: whoever was wrong pays. Nobody took your double, so the bank pays half. Lost bets that nobody took lie in BONUS – somebody will get it in the end.

side-title = From the ringside
side-ko = The red table goes to the left: Boris challenges Odile. You do not fight, but you bet. Boris has spent good cards already … One chip says K.O. and counts three times. It lies on the table of the boxer who will be knocked out: choose the triangle of red 10,000, then K.O.
side-ko-simple = That would bet on Boris’s boxer to win. The K.O. face says the opposite: he goes down.
side-ko-other = The triangle of red 10,000, and the face that says K.O.
side-pass = Boris has taken the other side: 30,000 between you and him. Below the tables you always see what your bets would bring, for each way the fight can end. You may rest content: Pass.
side-pass-other = You could. But your money is well placed already: Pass.
side-watch = One more turn of bets, then the bell. Pass once more, and watch what Boris has left.
side-watch-other = Leave it at that: Pass, and watch.
side-out = Knocked out! Hook Finn leaves the game. His manager is paid all the same, but from now on Boris has one boxer only. And Boris owes you 30,000 – paid.

rest-title = Who may fight
rest-why = Two fights later the red table is yours again. Some boxers are drawn with a broken line: they cannot be chosen. Touch one, and the board says why – the winner of the last fight rests with the trophy, the loser with a steak on his eye.
rest-challenge = So Nick Hacker it is. Whom does he challenge? Choose him, then an opponent, then Challenge.
rest-cards = You have six fight cards left, enough for one or two fights; with fewer than three a manager cannot fight any more. Strong cards win now, saved ones later. That is the whole art of it.

last-title = The final count
last-left = The last fight of the season. You have only three cards, so all three went into training; Odile has chosen four of her seven.
last-five = Do not despair of your cards. The 1 has a secret: against a 5, and only a 5, it wins, and the 5 reels four steps. Odile has saved one. Lay the 1.
last-five-other = Save that one. The 1 is made for this moment.
last-finish = Four steps! One more and it is over. Odile’s strong card is gone: lay the 3.
last-finish-other = The 3 is stronger. Finish it.
last-count = K.O. – and nobody can fight any more, so the season ends. BONUS goes to whoever has the best-paid boxer, each unused fight card brings 5,000. You win!
last-iou = One thing you have been spared: whoever cannot pay gets 50,000 from the bank, and an IOU with it. There is no limit to that – but at the end each IOU costs 50,000.
last-pro = That is Knock Out. When you know it well there are start spaces that differ by start money, and a second season with titles to win.
