// Plays matches of the peer's En Garde without a server, each move by luck, and prints every position
// with all that is hidden in it: bench/alike.py compares them with ours.
const { Client } = require("boardgame.io/client");
const { EnGarde, legal } = require("./en-garde");

const play = (seed) => {
  const client = Client({ game: { ...EnGarde, seed }, numPlayers: 2, debug: false });
  client.start();
  const positions = [];
  for (let n = 1; ; n++) {
    const { G, ctx } = client.store.getState();
    const moves = ctx.gameover ? [] : legal(G);
    const [name, ...args] = moves[(n * 7919) % (moves.length || 1)] ?? [];
    positions.push({ ...G, over: Boolean(ctx.gameover), moves, move: [name, ...args] });
    if (ctx.gameover) return positions;
    client.updatePlayerID(ctx.currentPlayer);
    client.moves[name](...args);
  }
};

for (let n = 0; n < Number(process.argv[2]); n++) console.log(JSON.stringify(play(`match ${n}`)));
