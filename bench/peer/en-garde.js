// En Garde, advanced, as one would write it for boardgame.io: the same game that our tables play in the
// bench, with the same legal moves in the same order. Nothing here knows of servers.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const PISTE = 23, HAND = 5, VALUES = [1, 2, 3, 4, 5], COPIES = 5, HITS = 5;

// --- What lies on the table. ---

const gap = (G) => PISTE - 1 - G.ground[0] - G.ground[1];
const hand = (G, seat) => G.players[seat].hand;
const count = (cards, value) => cards.filter((card) => card === value).length;

const refill = (G, seat) => {
  const cards = hand(G, seat);
  while (cards.length < HAND && G.secret.pack.length) cards.push(G.secret.pack.pop());
  G.left = G.secret.pack.length;
};

const beginRound = (G, random) => {
  G.round += 1;
  G.turn = G.round % 2 ? G.first : 1 - G.first;
  G.ground = [0, 0];
  G.top = 0;
  G.blow = null;
  G.secret.pack = random.Shuffle(VALUES.flatMap((card) => Array(COPIES).fill(card)));
  for (const seat of [0, 1]) {
    G.players[seat].hand = [];
    refill(G, seat);
  }
};

const setup = ({ random }) => {
  const players = { 0: { hand: [] }, 1: { hand: [] } };
  const G = { secret: { pack: [] }, players, hits: [0, 0], round: 0, first: random.Die(2) - 1 };
  beginRound(G, random);
  return G;
};

// --- What may be done: a list of moves with their arguments. ---

const turns = (G, cards) => {
  const distance = gap(G), found = [], held = VALUES.map((value) => count(cards, value));
  for (const v of VALUES) {
    if (!held[v - 1]) continue;
    const reach = distance - v;
    if (reach > 0) found.push(["advance", v]);
    if (v <= G.ground[G.turn]) found.push(["retreat", v]);
    if (reach < 1 || reach > 5) continue;
    const left = held[reach - 1] - (reach === v ? 1 : 0);
    for (let n = 1; n <= left; n++) found.push(["lunge", v, n]);
  }
  for (let n = 1; n <= (held[distance - 1] ?? 0); n++) found.push(["attack", n]);
  return found.length ? found : [["stand"]];
};

const answers = (G, cards) => {
  const found = [["stand"]], { value, strength, lunged } = G.blow;
  if (count(cards, value) >= strength) found.push(["parry"]);
  if (lunged) {
    for (const v of VALUES) {
      if (cards.includes(v) && v <= G.ground[G.turn]) found.push(["retreat", v]);
    }
  }
  return found;
};

const legal = (G) => (G.blow ? answers : turns)(G, hand(G, G.turn));

// --- What it does. ---

const spend = (G, value, cards = 1) => {
  for (let n = 0; n < cards; n++) hand(G, G.turn).splice(hand(G, G.turn).indexOf(value), 1);
  G.top = value;
};

const win = (G, seat, { random, events }) => {
  G.hits[seat] += 1;
  if (G.hits[seat] === HITS) events.endGame({ winner: String(seat) });
  else beginRound(G, random);
};

const judgeGround = (G, tools) => {
  const [left, right] = G.ground;
  if (left === right) beginRound(G, tools.random);
  else win(G, left > right ? 0 : 1, tools);
};

const judge = (G, tools) => {
  const [left, right] = [0, 1].map((seat) => count(hand(G, seat), gap(G)));
  if (left === right) judgeGround(G, tools);
  else win(G, left > right ? 0 : 1, tools);
};

const endTurn = (G, tools) => {
  refill(G, G.turn);
  G.turn = 1 - G.turn;
  if (!G.blow && !G.left) judge(G, tools);
};

const step = (G, value, ground, tools) => {
  spend(G, value);
  G.ground[G.turn] += ground;
  G.blow = null;
  if (G.left) endTurn(G, tools);
  else judgeGround(G, tools);
};

const strike = (G, strength, lunged, tools) => {
  G.blow = { value: gap(G), strength, lunged };
  spend(G, G.blow.value, strength);
  endTurn(G, tools);
};

const deeds = {
  advance: (G, tools, value) => step(G, value, value, tools),
  retreat: (G, tools, value) => step(G, value, -value, tools),
  attack: (G, tools, cards) => strike(G, cards, false, tools),
  lunge: (G, tools, value, cards) => {
    spend(G, value);
    G.ground[G.turn] += value;
    strike(G, cards, true, tools);
  },
  parry: (G, tools) => {
    spend(G, G.blow.value, G.blow.strength);
    G.blow = null;
    if (!G.left) judge(G, tools);
  },
  stand: (G, tools) => win(G, 1 - G.turn, tools),
};

// --- The game, as boardgame.io wants it. ---

const move = (name) => ({
  client: false, // it draws cards
  move: ({ G, playerID, random, events }, ...args) => {
    const wanted = [name, ...args];
    const same = (one) => one.length === wanted.length && one.every((part, n) => part === wanted[n]);
    if (!legal(G).some(same)) return INVALID_MOVE;
    deeds[name](G, { random, events }, ...args);
    if (G.turn !== Number(playerID)) events.endTurn();
  },
});

const EnGarde = {
  name: "en-garde",
  setup,
  moves: Object.fromEntries(Object.keys(deeds).map((name) => [name, move(name)])),
  turn: { order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn } },
  // Of the hands, one's own, and of the other's how many cards; the legal moves, to who must move.
  playerView: ({ G, ctx, playerID }) => ({
    ...PlayerView.STRIP_SECRETS({ G, ctx, playerID }),
    held: [0, 1].map((seat) => hand(G, seat).length),
    legal: playerID === ctx.currentPlayer && !ctx.gameover ? legal(G) : [],
  }),
  disableUndo: true,
};

module.exports = { EnGarde, legal };
