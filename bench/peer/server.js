// boardgame.io's own server, in memory, with a small game of hidden hands, as its documentation shows
// them: a piste, five cards each, a pack that is dealt anew when it is used up. A move plays a card
// and draws another; no rules beyond that, so it does less than any move of ours.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const deal = (random) => {
  const pack = random.Shuffle([1, 2, 3, 4, 5].flatMap((card) => Array(5).fill(card)));
  return { 0: { hand: pack.splice(0, 5) }, 1: { hand: pack.splice(0, 5) }, pack };
};

const Duel = {
  name: "duel",
  setup: ({ random }) => {
    const { pack, ...players } = deal(random);
    return { secret: { pack }, players, place: [1, 23], rounds: 0 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: {
      client: false,
      move: ({ G, playerID, random }, index) => {
        const { hand } = G.players[playerID];
        const card = hand[index];
        if (card === undefined) return INVALID_MOVE;
        const way = playerID === "0" ? 1 : -1;
        const to = G.place[playerID] + way * card;
        G.place[playerID] = Math.max(1, Math.min(23, to));
        hand[index] = G.secret.pack.pop();
        if (G.secret.pack.length === 0) {
          const { pack, ...players } = deal(random);
          Object.assign(G, { secret: { pack }, players, place: [1, 23], rounds: G.rounds + 1 });
        }
      },
    },
  },
};

const port = Number(process.argv[2]);
Server({ games: [Duel], origins: [/localhost/] }).run(port, () => console.error("ready"));
