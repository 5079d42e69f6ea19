// Every message there is. Made from src/sparring/wire.py: do not edit, but run
//   ./run wire --typescript > client/src/wire.ts

export const VERSION = 1;
export const MOST_BYTES = 4096;

export const KINDS: Record<string, Record<string, Record<string, string>>> = {
  "en-garde": {
    "lot": {},
    "round": {
      "round": "number"
    },
    "drew": {
      "card": "number",
      "left": "number"
    },
    "advanced": {
      "card": "number"
    },
    "retreated": {
      "card": "number",
      "evading": "number"
    },
    "struck": {
      "card": "number",
      "count": "number"
    },
    "parried": {
      "card": "number",
      "count": "number"
    },
    "laid": {
      "card": "number",
      "count": "number"
    },
    "stood": {},
    "showed": {
      "card": "number"
    },
    "round-won": {
      "ending": "ending",
      "hits": "number"
    },
    "round-drawn": {
      "ending": "ending"
    },
    "match-won": {
      "ending": "ending"
    }
  },
  "knock-out": {
    "lot": {},
    "season": {
      "season": "number"
    },
    "table": {
      "to": "seat"
    },
    "unable": {
      "to": "seat"
    },
    "challenged": {
      "boxer": "boxer",
      "challenged": "boxer"
    },
    "trained": {
      "cards": "number"
    },
    "offered": {
      "bet": "bet",
      "amount": "number"
    },
    "accepted": {
      "bet": "bet",
      "amount": "number"
    },
    "passed": {},
    "bell": {
      "round": "number"
    },
    "sealed": {
      "card": "number"
    },
    "revealed": {
      "red": "number",
      "blue": "number"
    },
    "stood": {
      "card": "number"
    },
    "reeled": {
      "steps": "number",
      "left": "number"
    },
    "knocked-out": {
      "boxer": "boxer",
      "round": "number"
    },
    "fight-won": {
      "boxer": "boxer",
      "ending": "ending"
    },
    "prize": {
      "boxer": "boxer",
      "amount": "number"
    },
    "rose": {
      "boxer": "boxer",
      "level": "level"
    },
    "fell": {
      "boxer": "boxer",
      "level": "level"
    },
    "crowned": {
      "boxer": "boxer",
      "title": "title"
    },
    "dethroned": {
      "boxer": "boxer",
      "title": "title"
    },
    "paid": {
      "to": "seat",
      "amount": "number"
    },
    "bank-paid": {
      "bet": "bet",
      "amount": "number"
    },
    "bonus-paid": {
      "bet": "bet",
      "amount": "number"
    },
    "own-bet": {
      "bet": "bet",
      "amount": "number"
    },
    "iou": {
      "count": "number"
    },
    "season-over": {
      "ending": "ending"
    },
    "cards-paid": {
      "count": "number",
      "amount": "number"
    },
    "returned": {
      "boxer": "boxer"
    },
    "bonus-shared": {
      "amount": "number"
    },
    "bonus-rest": {
      "amount": "number"
    },
    "repaid": {
      "count": "number",
      "amount": "number"
    },
    "fortune": {
      "amount": "number"
    },
    "game-won": {
      "amount": "number",
      "ending": "ending"
    }
  },
  "ko": {
    "drew-style": {
      "nickname": "nickname",
      "style": "style"
    },
    "lot": {},
    "round": {
      "round": "number"
    },
    "drew": {
      "card": "card",
      "left": "number"
    },
    "moved": {
      "quarter": "quarter"
    },
    "forced": {
      "quarter": "quarter"
    },
    "discarded": {
      "card": "card"
    },
    "threw": {
      "card": "card"
    },
    "threw-last": {
      "card": "card"
    },
    "attacked": {
      "quarter": "quarter"
    },
    "counter-hit": {
      "quarter": "quarter"
    },
    "countered": {
      "quarter": "quarter"
    },
    "played": {
      "card": "card"
    },
    "dodged": {
      "covered": "card",
      "card": "card"
    },
    "blocked": {
      "covered": "card",
      "card": "card"
    },
    "obstructed": {
      "covered": "card",
      "card": "card"
    },
    "pleaded": {
      "covered": "card",
      "card": "card"
    },
    "side-stepped": {
      "covered": "card",
      "card": "card"
    },
    "scored": {
      "points": "number",
      "total": "number"
    },
    "knocked-down": {},
    "warned": {
      "warnings": "number"
    },
    "round-over": {
      "ending": "ending",
      "round": "number"
    },
    "row": {
      "points": "number",
      "referee": "number"
    },
    "match-won": {
      "ending": "ending"
    },
    "match-drawn": {
      "ending": "ending"
    }
  }
};

/** Call it off: whoever sits, before the first move; the host, before the start. */
export interface Abort {
  type: "abort";
  id: string;
}

/** What a table is, from its opening to its end. */
export interface About {
  id: string;
  game: string;
  rules: number;
  settings: Record<string, number | string>;
  clock: NoClock | LiveClock | DaysClock;
  commitment: string;
  start: "full" | "host";
  shared?: boolean;
}

/** The wish of this id was granted, is stored, and is the update of this number. */
export interface Accepted {
  type: "accepted";
  id: string;
  number: number;
}

/** The host lets a bot play. */
export interface AddBot {
  type: "add-bot";
  id: string;
  seat: number;
  bot: string;
}

/** What the judge of the game thinks of a move, from what the seat knows. */
export interface Advice {
  move: string;
  value: number;
  error: number;
  often: number;
}

/** Yes to the draw or the undo that the update of this number asked for. */
export interface Agree {
  type: "agree";
  id: string;
  to: number;
  seat?: number | null;
}

/** An offer that waits for an answer; `number` is that of the update that made it. */
export interface Ask {
  number: number;
  what: "draw" | "undo";
  seat: number;
  agreed?: number[];
}

/** What would a strong player do in my place? Where the setting `aids` allows the question. */
export interface AskHint {
  type: "ask-hint";
  id: string;
  seat?: number | null;
}

/** Ask to take back one's last move, and what followed. */
export interface AskUndo {
  type: "ask-undo";
  id: string;
  seat?: number | null;
}

/** What somebody said. */
export interface Chat {
  type: "chat";
  at: number;
  name: string;
  text: string;
  seat?: number | null;
}

/** This one has left for too long: the win, please; among three or more, a bot in that seat. */
export interface Claim {
  type: "claim";
  id: string;
  seat: number;
}

/** The host makes a seat empty again. */
export interface Clear {
  type: "clear";
  id: string;
  seat: number;
}

/** Correspondence: so many days for each move. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** No to it; or, from who asked, never mind. */
export interface Decline {
  type: "decline";
  id: string;
  to: number;
  seat?: number | null;
}

export type EnGardeEndingKey =
  | "hit"
  | "stuck"
  | "last-attack"
  | "cards"
  | "ground"
  | "retreat"
  | "drawn"
  | "drawn-retreat"
  | "match";

export interface EnGardeSettings {
  rules: number;
  hits: number;
  last_attack: number;
  parry: number;
  aids: number;
}

export interface EnGardeSight {
  seat: number;
  settings: EnGardeSettings;
  ground: number[];
  held: number[];
  hits: number[];
  hand: number[];
  unseen: number[];
  left: number;
  top: number;
  round: number;
  first: number;
  phase: number;
  turn: number;
  blow: number;
  strength: number;
  lunged: number;
  trail: number[];
}

export type EnGardeTold =
  | { event: "lot"; seat?: number }
  | { event: "round"; seat?: number; round?: number }
  | { event: "drew"; seat?: number; card?: number; left?: number }
  | { event: "advanced"; seat?: number; card?: number }
  | { event: "retreated"; seat?: number; card?: number; evading?: number }
  | { event: "struck"; seat?: number; card?: number; count?: number }
  | { event: "parried"; seat?: number; card?: number; count?: number }
  | { event: "laid"; seat?: number; card?: number; count?: number }
  | { event: "stood"; seat?: number }
  | { event: "showed"; seat?: number; card?: number }
  | { event: "round-won"; seat?: number; ending?: EnGardeEndingKey; hits?: number }
  | { event: "round-drawn"; seat?: number; ending?: EnGardeEndingKey }
  | { event: "match-won"; seat?: number; ending?: EnGardeEndingKey };

/** How it ended; now the secret is told. The score is the whole game, to keep and to verify. */
export interface End {
  how: "abandoned" | "aborted" | "agreed" | "flagged" | "left" | "played" | "resigned";
  secret: string;
  seat?: number | null;
  results?: number[] | null;
  score?: string;
}

/** The clock of a seat, as of the update's `at`. */
export interface Face {
  left?: number | null;
  running?: boolean;
  patience?: number | null;
}

export type FromServer =
  | Welcome
  | Update
  | Ready
  | Accepted
  | Refused
  | Hint
  | Chat
  | Pong;

/** The answer to who asked, about their move after the update of this number; best first. */
export interface Hint {
  type: "hint";
  id: string;
  number: number;
  seat: number;
  advice: Advice[];
}

/** The first message on a socket: here I am, and this is the last number I have seen. */
export interface Join {
  type: "join";
  version: number;
  after?: number | null;
}

export interface KnockOutBet {
  kind: number;
  offered_by: number;
  accepted_by: number;
}

export type KnockOutBetKey =
  | "red"
  | "red-double"
  | "red-ko"
  | "blue"
  | "blue-double"
  | "blue-ko";

export interface KnockOutBoxer {
  level: number;
  title: number;
  out: number;
}

export type KnockOutBoxerKey =
  | "robin-zorres"
  | "nick-hacker"
  | "arnold-blackndecker"
  | "hook-finn"
  | "king-gong"
  | "mick-jabber"
  | "moby-duck"
  | "bobby-weaver"
  | "duke-box"
  | "kurt-upper";

export interface KnockOutCorner {
  seat: number;
  boxer: number;
  room: number;
  back: number;
  trained: number;
  sealed: number;
}

export type KnockOutEndingKey =
  | "ko-of-defender"
  | "points-to-challenger"
  | "ko-of-challenger"
  | "points-to-defender"
  | "points-level"
  | "cards-out"
  | "boxers-out"
  | "resting"
  | "unmatched"
  | "sole-winner"
  | "shared";

export interface KnockOutFight {
  corner: KnockOutCorner[];
  rounds: number;
  shown: number[];
  ending: number;
}

export interface KnockOutHand {
  training: number[];
  card: number;
}

export type KnockOutLevelKey = "amateur" | "professional" | "champion";

export interface KnockOutManager {
  cash: number;
  ious: number;
  cards: number;
  revealed: number[];
  doubles: number;
  kos: number;
}

export interface KnockOutSettings {
  players: number;
  ko_bet: number;
  bonus_split: number;
  starts: number;
  seasons: number;
  aids: number;
}

export interface KnockOutSight {
  seat: number;
  settings: KnockOutSettings;
  manager: KnockOutManager[];
  boxer: KnockOutBoxer[];
  bet: KnockOutBet[];
  fight: KnockOutFight;
  hand: KnockOutHand;
  phase: number;
  turn: number;
  placed: number;
  season: number;
  fights: number;
  trophy: number;
  steak: number;
  bonus: number;
  bank: number;
}

export type KnockOutTitleKey = "none" | "superchampion" | "world-champion";

export type KnockOutTold =
  | { event: "lot"; seat?: number }
  | { event: "season"; seat?: number; season?: number }
  | { event: "table"; seat?: number; to?: number }
  | { event: "unable"; seat?: number; to?: number }
  | { event: "challenged"; seat?: number; boxer?: KnockOutBoxerKey; challenged?: KnockOutBoxerKey }
  | { event: "trained"; seat?: number; cards?: number }
  | { event: "offered"; seat?: number; bet?: KnockOutBetKey; amount?: number }
  | { event: "accepted"; seat?: number; bet?: KnockOutBetKey; amount?: number }
  | { event: "passed"; seat?: number }
  | { event: "bell"; seat?: number; round?: number }
  | { event: "sealed"; seat?: number; card?: number }
  | { event: "revealed"; seat?: number; red?: number; blue?: number }
  | { event: "stood"; seat?: number; card?: number }
  | { event: "reeled"; seat?: number; steps?: number; left?: number }
  | { event: "knocked-out"; seat?: number; boxer?: KnockOutBoxerKey; round?: number }
  | { event: "fight-won"; seat?: number; boxer?: KnockOutBoxerKey; ending?: KnockOutEndingKey }
  | { event: "prize"; seat?: number; boxer?: KnockOutBoxerKey; amount?: number }
  | { event: "rose"; seat?: number; boxer?: KnockOutBoxerKey; level?: KnockOutLevelKey }
  | { event: "fell"; seat?: number; boxer?: KnockOutBoxerKey; level?: KnockOutLevelKey }
  | { event: "crowned"; seat?: number; boxer?: KnockOutBoxerKey; title?: KnockOutTitleKey }
  | { event: "dethroned"; seat?: number; boxer?: KnockOutBoxerKey; title?: KnockOutTitleKey }
  | { event: "paid"; seat?: number; to?: number; amount?: number }
  | { event: "bank-paid"; seat?: number; bet?: KnockOutBetKey; amount?: number }
  | { event: "bonus-paid"; seat?: number; bet?: KnockOutBetKey; amount?: number }
  | { event: "own-bet"; seat?: number; bet?: KnockOutBetKey; amount?: number }
  | { event: "iou"; seat?: number; count?: number }
  | { event: "season-over"; seat?: number; ending?: KnockOutEndingKey }
  | { event: "cards-paid"; seat?: number; count?: number; amount?: number }
  | { event: "returned"; seat?: number; boxer?: KnockOutBoxerKey }
  | { event: "bonus-shared"; seat?: number; amount?: number }
  | { event: "bonus-rest"; seat?: number; amount?: number }
  | { event: "repaid"; seat?: number; count?: number; amount?: number }
  | { event: "fortune"; seat?: number; amount?: number }
  | { event: "game-won"; seat?: number; amount?: number; ending?: KnockOutEndingKey };

export type KoCardKey =
  | "blue-left-jab"
  | "blue-left-to-the-body"
  | "blue-straight-right"
  | "blue-left-hook"
  | "blue-right-uppercut"
  | "yellow-left-jab"
  | "yellow-left-to-the-body"
  | "yellow-straight-right"
  | "yellow-hook-to-the-body"
  | "yellow-liver-hook"
  | "red-left-jab"
  | "red-left-to-the-body"
  | "red-straight-right"
  | "red-left-hook"
  | "red-right-hook"
  | "green-left-jab"
  | "green-left-to-the-body"
  | "green-straight-right"
  | "green-hook-to-the-body"
  | "green-solar-plexus-uppercut"
  | "dodge"
  | "block"
  | "obstruction"
  | "low-blow"
  | "side-step"
  | "contre";

export interface KoCorner {
  nickname: number;
  quarter: number;
  held: number;
  threw: number;
  gained: number;
  downs: number;
  warnings: number;
  points: number[];
  referee: number[];
}

export type KoEndingKey =
  | "emptied"
  | "thrown"
  | "bell"
  | "talon"
  | "points"
  | "draw"
  | "knock-out"
  | "sponge"
  | "disqualified"
  | "stopped"
  | "no-contest"
  | "non-combativity";

export type KoNicknameKey =
  | "hammer"
  | "dynamite"
  | "thunderbolt"
  | "lumberjack"
  | "bull"
  | "lion"
  | "hurricane"
  | "rock"
  | "dancer"
  | "fox"
  | "professor"
  | "fencer";

export type KoQuarterKey = "blue" | "yellow" | "red" | "green";

export interface KoSettings {
  rounds: number;
}

export interface KoSight {
  seat: number;
  settings: KoSettings;
  corner: KoCorner[];
  hand: number[];
  thrown: number[];
  played: number[];
  unseen: number[];
  left: number;
  round: number;
  first: number;
  phase: number;
  turn: number;
  chain: number[];
  length: number;
  quiet: number;
  winner: number;
  ending: number;
}

export type KoStyleKey = "puncher" | "battant" | "scientifique";

export type KoTold =
  | { event: "drew-style"; seat?: number; nickname?: KoNicknameKey; style?: KoStyleKey }
  | { event: "lot"; seat?: number }
  | { event: "round"; seat?: number; round?: number }
  | { event: "drew"; seat?: number; card?: KoCardKey; left?: number }
  | { event: "moved"; seat?: number; quarter?: KoQuarterKey }
  | { event: "forced"; seat?: number; quarter?: KoQuarterKey }
  | { event: "discarded"; seat?: number; card?: KoCardKey }
  | { event: "threw"; seat?: number; card?: KoCardKey }
  | { event: "threw-last"; seat?: number; card?: KoCardKey }
  | { event: "attacked"; seat?: number; quarter?: KoQuarterKey }
  | { event: "counter-hit"; seat?: number; quarter?: KoQuarterKey }
  | { event: "countered"; seat?: number; quarter?: KoQuarterKey }
  | { event: "played"; seat?: number; card?: KoCardKey }
  | { event: "dodged"; seat?: number; covered?: KoCardKey; card?: KoCardKey }
  | { event: "blocked"; seat?: number; covered?: KoCardKey; card?: KoCardKey }
  | { event: "obstructed"; seat?: number; covered?: KoCardKey; card?: KoCardKey }
  | { event: "pleaded"; seat?: number; covered?: KoCardKey; card?: KoCardKey }
  | { event: "side-stepped"; seat?: number; covered?: KoCardKey; card?: KoCardKey }
  | { event: "scored"; seat?: number; points?: number; total?: number }
  | { event: "knocked-down"; seat?: number }
  | { event: "warned"; seat?: number; warnings?: number }
  | { event: "round-over"; seat?: number; ending?: KoEndingKey; round?: number }
  | { event: "row"; seat?: number; points?: number; referee?: number }
  | { event: "match-won"; seat?: number; ending?: KoEndingKey }
  | { event: "match-drawn"; seat?: number; ending?: KoEndingKey };

/** Get up again, before the start. */
export interface Leave {
  type: "leave";
  id: string;
  seat?: number | null;
}

/** So many seconds for the whole game, and some more after each move. */
export interface LiveClock {
  kind: "live";
  bank: number;
  increment?: number;
}

/** An action, in the notation of the game. */
export interface Move {
  type: "move";
  id: string;
  move: string;
  seat?: number | null;
  seen?: number | null;
  thought?: number | null;
}

/** Think as long as you like. */
export interface NoClock {
  kind: "none";
}

/** Offer to call it a draw. */
export interface OfferDraw {
  type: "offer-draw";
  id: string;
  seat?: number | null;
}

/** What time is it? Also shows that the connection lives. */
export interface Ping {
  type: "ping";
}

export interface Pong {
  type: "pong";
  now: number;
}

/** After a return: that was all that was missed. */
export interface Ready {
  type: "ready";
  number: number;
  now: number;
}

/** Why a wish was not granted. */
export type Reason =
  | "already-asked"
  | "already-seated"
  | "curtain"
  | "game-over"
  | "gone-on"
  | "id-used"
  | "illegal"
  | "malformed"
  | "moves-made"
  | "no-aids"
  | "no-draws"
  | "no-such-seat"
  | "nobody-to-ask"
  | "not-full"
  | "not-host"
  | "not-over"
  | "not-seated"
  | "not-started"
  | "not-stored"
  | "not-your-seat"
  | "not-your-turn"
  | "nothing-asked"
  | "nothing-to-undo"
  | "out-of-time"
  | "revealed"
  | "seat-taken"
  | "stale"
  | "started"
  | "still-there"
  | "too-many"
  | "unreadable"
  | "version"
  | "which-seat";

/** The wish of this id was not granted, and changed nothing. */
export interface Refused {
  type: "refused";
  id: string;
  reason: Reason;
}

/** Once more, with seats swapped. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Give up. Where three or more play, a bot plays on. */
export interface Resign {
  type: "resign";
  id: string;
  seat?: number | null;
}

/** Back again: take one's seat back from the bot that stood in. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** Something to the others, in words. */
export interface Say {
  type: "say";
  text: string;
}

/** On a shared device: open the curtain for this seat, which is to act; null closes it. */
export interface Show {
  type: "show";
  id: string;
  seat?: number | null;
}

/** Take an empty seat, and add bytes of one's own to the shuffle. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  nonce: string;
  name?: string | null;
}

/** A seat, as everyone sees it. */
export interface Sitter {
  kind: "bot" | "empty" | "person";
  name?: string;
  nonce?: string;
  reserved?: boolean;
  away?: boolean;
  instead?: "" | "flagged" | "left" | "resigned";
}

/** The host starts the game; everybody sits. */
export interface Start {
  type: "start";
  id: string;
}

export type ToServer =
  | Join
  | Ping
  | Say
  | AskHint
  | Sit
  | Leave
  | AddBot
  | Clear
  | Start
  | Move
  | Resign
  | OfferDraw
  | AskUndo
  | Agree
  | Decline
  | Abort
  | Claim
  | Return
  | Show
  | Rematch;

/** One thing happened. Numbers have no gaps: 1, 2, ... */
export interface Update {
  type: "update";
  number: number;
  at: number;
  what: "abort" | "add-bot" | "agree" | "ask-undo" | "bot-moved" | "came" | "claim" | "clear" | "closed" | "continued" | "decline" | "flag" | "leave" | "move" | "offer-draw" | "opened" | "rematch" | "resign" | "return" | "show" | "sit" | "start" | "started" | "went" | "woken";
  seat?: number | null;
  told?: (Record<string, number | string>)[];
  undone?: number;
  seats?: Sitter[] | null;
  yours?: number[] | null;
  view?: View | null;
  asks?: Ask[];
  rematch?: number[];
  end?: End | null;
  next?: string | null;
}

/** The game as one seat may know it; without `seat`, as everybody may. */
export interface View {
  sight: Record<string, unknown>;
  owing: number[];
  clocks: Face[];
  seat?: number | null;
  legal?: string[];
}

/** Everything as it stands: the first thing one hears, or the first after a long absence. */
export interface Welcome {
  type: "welcome";
  version: number;
  number: number;
  at: number;
  now: number;
  about: About;
  you: You;
  phase: "finished" | "open" | "running";
  seats: Sitter[];
  story?: (Record<string, number | string>)[];
  view?: View | null;
  asks?: Ask[];
  rematch?: number[];
  end?: End | null;
  next?: string | null;
}

/** What the listener is at this table. */
export interface You {
  seats?: number[];
  host?: boolean;
}
