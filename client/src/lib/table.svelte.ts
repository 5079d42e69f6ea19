/**
 * A table as this client sees it, kept in step with the server over a socket that may break.
 *
 * The server numbers what it tells; whoever comes back says the last number and hears the rest, or
 * everything anew. A wish that was not answered is said again, with the same id: it is done once.
 * Nothing here knows of any one game.
 */

import { VERSION, type About, type Ask, type AskHint, type Chat, type End, type FromServer, type Hint, type Sitter, type ToServer, type Update, type View, type Welcome, type You } from '../wire';
import type { Told } from './told';

export type Connection = 'connecting' | 'live' | 'lost' | 'gone';
// A question changes nothing: whoever asks for a hint wishes nothing of the table.
type Wish = Exclude<Extract<ToServer, { id: string }>, AskHint>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A wish, as yet without its id. */
export type Wished = WithoutId<Wish>;
/** Granted, and if it was a question, answered. */
export type Reply = { granted: true; hint?: Hint } | { granted: false; reason: string };

const PING = 20_000, DEAF = 45_000, MOST_WAIT = 8_000;
// Closed for good: no such table, a version we do not speak, rules that are gone.
const FINAL = new Set([4404, 4406, 4410]);
// Our session ended: whoever we are now comes back, and a stranger watches.
const LOGGED_OUT = 4401;
// The server has enough of us, or enough to do: come back, but not at once.
const BUSY = new Set([1013, 4408, 4429]);

export class LiveTable {
  connection = $state<Connection>('connecting');
  closed = $state(0);
  about = $state.raw<About | null>(null);
  you = $state.raw<You>({});
  phase = $state<'open' | 'running' | 'finished'>('open');
  seats = $state.raw<Sitter[]>([]);
  view = $state.raw<View | null>(null);
  story = $state.raw<Told[]>([]);
  asks = $state.raw<Ask[]>([]);
  rematch = $state.raw<number[]>([]);
  end = $state.raw<End | null>(null);
  next = $state<string | null>(null);
  chat = $state.raw<Chat[]>([]);
  /** What the last update told, and a number that changes with it. */
  told = $state.raw<Told[]>([]);
  beat = $state(0);
  /** What the last update was: the wish that was granted, or what the table did by itself. */
  what = $state<Update['what'] | ''>('');
  /** The server's clock less ours, and when the clocks of `view` were true. */
  skew = $state(0);
  at = $state(0);

  /** The last update that was heard. */
  number = $state<number | null>(null);

  readonly names = $derived(this.seats.map((seat) => seat.name ?? ''));
  readonly mine = $derived(this.you.seats ?? []);

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #waiting = new Map<string, { said: Wish | AskHint; settle: (reply: Reply) => void }>();
  #left = false;
  #onlive: (() => void) | undefined;
  #shown = 0;

  constructor(readonly id: string) {
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** Leave for good: the page is closed. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pinging);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Wish something; the answer comes even if the connection breaks in between. */
  wish(wish: Wished): Promise<Reply> {
    return this.#await({ ...wish, id: crypto.randomUUID() } as Wish);
  }

  /** What would a strong player do in this seat's place? */
  hint(seat?: number): Promise<Reply> {
    return this.#await({ type: 'ask-hint', id: crypto.randomUUID(), ...(seat === undefined ? {} : { seat }) });
  }

  #await(said: Wish | AskHint): Promise<Reply> {
    return new Promise((settle) => {
      this.#waiting.set(said.id, { said, settle });
      this.#say(said);
    });
  }

  /** Play a move, and say how long was thought: the rest was the line's doing. */
  move(move: string, seat?: number): Promise<Reply> {
    return this.wish({ type: 'move', move, seen: this.number ?? 0, thought: Math.round(performance.now() - this.#shown), ...(seat === undefined ? {} : { seat }) });
  }

  /** Whether it was said: nothing is while the line is broken, and chat is not said later. */
  say(text: string): boolean {
    return this.#say({ type: 'say', text });
  }

  #say(message: ToServer): boolean {
    const heard = this.#socket?.readyState === WebSocket.OPEN && this.connection === 'live';
    if (heard) this.#socket?.send(JSON.stringify(message));
    return heard;
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}/tables/${this.id}/socket`));
    socket.onopen = () => socket.send(JSON.stringify({ type: 'join', version: VERSION, after: this.number }));
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as FromServer);
    socket.onclose = ({ code }) => this.#closed(socket, code);
    this.#heard = Date.now();
    clearInterval(this.#pinging);
    this.#pinging = setInterval(() => this.#ping(), PING);
  }

  #ping(): void {
    // A line that is dead without having been cut is cut here.
    if (Date.now() - this.#heard > DEAF) this.#socket?.close();
    else this.#say({ type: 'ping' });
  }

  #closed(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#left) return;
    this.closed = code;
    clearInterval(this.#pinging);
    if (FINAL.has(code)) {
      this.connection = 'gone';
      for (const { settle } of this.#waiting.values()) settle({ granted: false, reason: 'not-stored' });
      this.#waiting.clear();
      return;
    }
    this.connection = 'lost';
    if (BUSY.has(code)) this.#tries = Math.max(this.#tries, 4);
    // What a seat may know is not for whoever holds none any more: everything is heard anew.
    if (code === LOGGED_OUT) this.number = null;
    const wait = Math.min(MOST_WAIT, 250 * 2 ** this.#tries++) * (0.5 + Math.random() / 2);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hurry = (): void => {
    if (this.connection !== 'lost' || document.hidden || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #hear(message: FromServer): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome': return this.#welcome(message);
      case 'update': return this.#update(message);
      case 'ready': return this.#live(message.now);
      case 'accepted': return this.#settle(message.id, { granted: true });
      case 'refused': return this.#settle(message.id, { granted: false, reason: message.reason });
      case 'hint': return this.#settle(message.id, { granted: true, hint: message });
      // An old line comes again after a return; two people may say the same at once.
      case 'chat': this.chat = [...this.chat.filter((c) => c.at !== message.at || c.text !== message.text || c.name !== message.name), message]; return;
      case 'pong': this.skew = message.now - Date.now();
    }
  }

  #welcome(welcome: Welcome): void {
    this.about = welcome.about;
    this.you = welcome.you;
    this.phase = welcome.phase;
    this.seats = welcome.seats;
    this.story = (welcome.story ?? []) as Told[];
    this.told = [];
    this.what = '';
    this.#look(welcome);
    this.#live(welcome.now);
  }

  #update(update: Update): void {
    if (this.number !== null && update.number <= this.number) return;
    const told = (update.told ?? []) as Told[];
    const kept = update.undone ? this.story.slice(0, -update.undone) : this.story;
    this.story = [...kept, ...told];
    this.told = told;
    this.what = update.what;
    if (update.seats) this.seats = update.seats;
    if (update.yours) this.you = { ...this.you, seats: update.yours };
    if (update.what === 'started') this.phase = 'running';
    if (update.end) this.phase = 'finished';
    this.#look(update);
  }

  #look(news: Welcome | Update): void {
    this.number = news.number;
    this.at = news.at;
    this.view = news.view ?? null;
    this.asks = news.asks ?? [];
    this.rematch = news.rematch ?? [];
    this.end = news.end ?? null;
    this.next = news.next ?? null;
    this.beat += 1;
    this.#shown = performance.now();
  }

  #live(now: number): void {
    this.skew = now - Date.now();
    this.connection = 'live';
    this.#tries = 0;
    this.#onlive?.();
    this.#onlive = undefined;
    for (const { said } of this.#waiting.values()) this.#say(said);
  }

  /** A new cookie counts from the next socket on: connect again, as whoever we are now. */
  again(): Promise<void> {
    this.number = null;
    this.connection = 'connecting';
    const old = this.#socket;
    this.#connect();
    old?.close();
    return new Promise((done) => (this.#onlive = done));
  }

  #settle(id: string, reply: Reply): void {
    // `not-stored` passes: the same wish is said again a little later.
    if (!reply.granted && reply.reason === 'not-stored') {
      setTimeout(() => { const kept = this.#waiting.get(id); if (kept) this.#say(kept.said); }, 1500);
      return;
    }
    this.#waiting.get(id)?.settle(reply);
    this.#waiting.delete(id);
  }
}
