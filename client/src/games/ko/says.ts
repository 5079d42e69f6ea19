/** Sentences about a position: what hangs over whom, what a move would come to, why a card won't do. */

import type { Position } from '../../lib/naming';
import type { KoSight } from '../../wire';
import type { Words } from '../../lib/words.svelte';
import { COLOURS, isWhite, kindOf, markOf, STYLE_KEYS, valueOf } from './deck';
import { isSponge, KNOCK_DOWN, outcome, pairOf, worth } from './forecast';
import { read, type Move } from './moves';
import { ANSWER, BOUND, DONE, ENDINGS, FELLED, FORCED, nicknameOf, pending, pointsOf, refereeOf, SENT, styleOf, together, TURN } from './sight';
import { threat } from './show.svelte';

/** The client's words, the game's, and the boxers' names. */
export interface Voice { ui: Words; own: Words; names: readonly string[] }

export const cardWord = ({ own }: Pick<Voice, 'own'>, kind: number) => own.say(`card-${kindOf(kind).key}`);
export const quarterWord = ({ own }: Pick<Voice, 'own'>, quarter: number) => own.say(`quarter-${COLOURS[quarter]}`);
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A card in full: its name, letter, zone, value and mark, for the ear and for whoever is new. */
export function described(voice: Voice, kind: number, style: number): string {
  const { ui } = voice, card = kindOf(kind), value = valueOf(kind, style), mark = markOf(kind, style);
  const facts = [upper(cardWord(voice, kind))];
  if (!isWhite(kind)) facts.push(ui.say('ko-letter', { letter: card.face }), ui.say(card.body ? 'ko-body' : 'ko-head'));
  if (value) facts.push(ui.say('ko-value', { points: value }));
  if (mark) facts.push(ui.say('ko-mark', { mark }));
  if (isWhite(kind)) facts.push(ui.say(`ko-role-${card.face}`));
  return facts.join(' · ');
}

/** What is asked of this seat now. */
export function prompt(voice: Voice, sight: KoSight, seat: number | null, mine: boolean): string {
  const { ui, names } = voice, who = names[mine ? 1 - (seat ?? 0) : sight.turn] ?? '';
  if (!mine) return sight.phase < TURN || sight.phase === DONE ? '' : ui.say('ko-waits', { who });
  const quarter = quarterWord(voice, sight.corner[1 - (seat ?? 0)]?.quarter ?? 0);
  const final = sight.corner[1 - (seat ?? 0)]?.held === 0 ? ui.say('ko-final', { who }) : '';
  const asked = (text: string) => (final ? `${text}${/[.!?]$/.test(text) ? '' : '.'} ${final}` : text);
  switch (sight.phase) {
    case TURN: return asked(ui.say(together(sight) ? 'ko-turn-here' : 'ko-turn', { quarter }));
    case FORCED: return asked(ui.say('ko-forced', { who, quarter }));
    case BOUND: return asked(ui.say('ko-bound', { who, quarter }));
    case ANSWER: return asked(ui.say(`ko-answer-${threat(sight)}`, { who, points: worth(pending(sight), styleOf(sight, 1 - sight.turn)) }));
    case SENT: return ui.say('ko-sent');
    case FELLED: return ui.say('ko-felled');
    default: return '';
  }
}

/** The verb on a button. */
export function label(voice: Voice, sight: KoSight, move: Move): string {
  const { ui } = voice, first = move.cards[0], face = first === undefined ? '' : kindOf(first).face;
  const quarter = move.quarter === undefined ? '' : quarterWord(voice, move.quarter);
  switch (move.verb) {
    case 'hit': return ui.say(sight.phase === ANSWER ? 'ko-hit-back' : 'ko-attack');
    case 'cover': case 'step': return ui.say(`ko-do-${face}`, { quarter });
    case 'follow': return ui.say(['C', 'contre'].includes(kindOf(move.cards[1] as number).face) ? 'ko-dodge-counter' : 'ko-dodge-hit');
    case 'throw': return ui.say(together(sight) ? 'ko-throw' : 'ko-throw-draw');
    case 'last': return ui.say('ko-throw-last');
    default: return ui.say(goesDown(sight) ? 'ko-go-down' : sight.phase === ANSWER ? 'ko-take' : 'ko-move', { quarter });
  }
}

/** The same with its cards, for where they are not in sight. */
export function named(token: string, { sight, ...voice }: Position<KoSight>): string {
  const move = read(token);
  if (move.cards.includes(-1) || move.quarter === -1 || (move.verb === 'hit' && !move.cards.length)) return token;
  const what = label(voice, sight, move), cards = blows(move).map((kind) => cardWord(voice, kind)).join(', ');
  return cards ? voice.ui.say('ko-named', { what, cards }) : what;
}
/** The cards of a move that its verb does not name. */
const blows = ({ verb, cards }: Move) => (verb === 'hit' || verb === 'throw' ? cards : verb === 'follow' ? cards.slice(1).filter((kind) => !isWhite(kind)) : []);
const goesDown = (sight: KoSight) => sight.phase === ANSWER && ['kd', 'ko'].includes(threat(sight));

export interface Prospect { text: string; /** The match would be lost by it. */ loses: boolean }

/** What a move would come to. */
export function prospect(voice: Voice, sight: KoSight, seat: number, move: Move): Prospect {
  const { ui, names } = voice, who = names[1 - seat] ?? '', parts: string[] = [];
  let loses = false, reply: readonly number[] = move.verb === 'hit' ? move.cards : [];
  if (sight.phase === ANSWER) {
    const comes = outcome(pending(sight), styleOf(sight, 1 - seat), move);
    loses = comes.end === 'ko' || comes.end === 'sponge';
    parts.push(ui.say(`ko-comes-${comes.warned ? 'warned' : comes.end}`, { who, points: comes.points }));
    reply = loses ? [] : comes.reply;
  }
  if (reply.length) parts.push(threatens(voice, sight, seat, reply));
  if (move.verb === 'throw') parts.push(ui.say(together(sight) ? 'ko-unreplaced' : 'ko-replaced'));
  if (move.verb === 'last') parts.push(ui.say('ko-ends'));
  if (!loses && move.verb === 'move' && move.quarter === sight.corner[1 - seat]?.quarter) parts.push(ui.say('ko-forcing', { who }));
  return { text: parts.join(' · '), loses };
}

/** What a chain would do if nobody answered it. */
function threatens({ ui }: Voice, sight: KoSight, seat: number, chain: readonly number[]): string {
  const style = styleOf(sight, seat), pair = pairOf(chain, style), final = sight.corner[1 - seat]?.held === 0;
  const says = pair?.says === 'ko' ? 'ko' : isSponge(chain) ? 'sponge' : (pair?.says ?? 'points');
  const blows = chain.filter((kind) => kindOf(kind).face !== 'dodge');
  const points = says === 'kd' ? KNOCK_DOWN + worth(chain.slice(0, -2), style) : worth(blows, style);
  return ui.say(`ko-threat-${says}${final ? '-now' : ''}`, { points });
}

/** A reason, and the clause of the rulebook that it stands in. */
export interface Why { text: string; clause: string }

/** Why this card can't be played now; or, with others selected, why not with them. */
export function whyNot(voice: Voice, sight: KoSight, seat: number, kind: number, picked: readonly number[]): Why {
  const quarter = sight.corner[1 - seat]?.quarter ?? 0, card = kindOf(kind), first = picked[0];
  const why = (id: string, clause: string): Why => ({ text: voice.ui.say(`ko-why-${id}`, { quarter: quarterWord(voice, quarter), who: voice.names[1 - seat] ?? '' }), clause });
  if (sight.phase === SENT) return why('move', '3.7');
  if (sight.phase === FELLED) return why('move', '4.2');
  const answering = sight.phase === ANSWER, stranger = !isWhite(kind) && card.colour !== quarter;
  if (first !== undefined) {
    if (isWhite(first) && kindOf(first).face !== 'dodge') return why('alone', '3.3');
    if (isWhite(kind)) return answering ? why('one-cover', '3.8') : why('white', '2.1');
    return stranger ? why('colour', '2.1') : why('letter', '2.1');
  }
  if (sight.phase === BOUND) return why('bound', '2.3');
  const last = pending(sight).at(-1);
  if (card.face === 'low-blow' && last !== undefined && !kindOf(last).body) return why('head', '3.7');
  if (card.face === 'contre') return why('contre', '3.8');
  return stranger && threat(sight) === 'sponge' ? why('colour', '2.1') : why('cover', '3.9');
}

/** Why a card that is selected can't be thrown. */
export function whyKept(voice: Voice, sight: KoSight, seat: number): Why {
  const quarter = quarterWord(voice, sight.corner[1 - seat]?.quarter ?? 0);
  if (sight.phase === BOUND) return { text: voice.ui.say('ko-why-bound', { quarter }), clause: '2.3' };
  return sight.corner[seat]?.held === 1 ? { text: voice.ui.say('ko-why-last'), clause: '2.4' } : { text: voice.ui.say('ko-why-cover'), clause: '3.9' };
}

/** Why one can't go to a quarter of the ring. */
export function whyAway({ ui }: Voice, sight: KoSight, seat: number, quarter: number): Why {
  return { text: ui.say(quarter === sight.corner[seat]?.quarter ? 'ko-why-here' : 'ko-why-diagonal'), clause: '2.3' };
}

/** Clauses that the sheet leaves open, and this project settled: marked **R** in the rulebook. */
export const RULINGS: ReadonlySet<string> = new Set(['3.8', '3.9', '5.3', '5.4', '6.4']);

/** The styles of a boxer, said; and the name on the style card. */
export const styleWord = ({ own }: Pick<Voice, 'own'>, style: number) => own.say(`style-${STYLE_KEYS[style]}`);
export const nicknameWord = ({ own }: Pick<Voice, 'own'>, sight: KoSight, seat: number) => upper(own.say(`nickname-${nicknameOf(sight, seat)}`));

/** A corner in a sentence or two, for the ear. */
export function cornerSaid(voice: Voice, sight: KoSight, seat: number, gained: number): string {
  const { ui, names } = voice, corner = sight.corner[seat];
  if (!corner || corner.nickname < 0) return names[seat] ?? '';
  return ui.say('ko-corner', {
    who: names[seat] ?? '', nickname: nicknameWord(voice, sight, seat), style: styleWord(voice, styleOf(sight, seat)), quarter: quarterWord(voice, corner.quarter),
    held: corner.held, gained, points: pointsOf(sight, seat), referee: refereeOf(sight, seat), warnings: corner.warnings,
  });
}

/** How the match ended. */
export function resultSaid({ own, names }: Voice, sight: KoSight): string {
  const ending = own.say(`ending-${ENDINGS[sight.ending]}`);
  return sight.winner < 0 ? own.say('match-drawn', { ending }) : own.say('match-won', { who: names[sight.winner] ?? '', ending });
}
