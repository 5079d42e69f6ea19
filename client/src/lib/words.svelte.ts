/**
 * Sentences in three languages: the house's from `text/`, a board's own from its folder, those of
 * the games from where the server reads them too. Whatever shows a sentence follows the language
 * when it is switched.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Told } from './told';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' };

const house = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const boards = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../../src/sparring/games/*/text/*.ftl', { query: '?raw', import: 'default' });
const folders: Record<string, string> = { 'en-garde': 'en_garde', 'knock-out': 'knock_out', ko: 'ko' };

export type Variables = Record<string, string | number | undefined>;

// Sentences kept of one source.
const MOST = 1000;

/** The sentences of one source, in one language. */
export class Words {
  readonly #bundle: FluentBundle;
  // A message says little that the one before did not: what was said once is not made again.
  readonly #said = new Map<string, string>();

  constructor(readonly language: Language, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message; its id where there is none, as for a card that an owner added. */
  say(id: string, variables: Variables = {}): string {
    let key = id;
    for (const name in variables) key += `\0${name}${typeof variables[name] === 'number' ? '#' : '='}${String(variables[name])}`;
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    if (this.#said.size >= MOST) this.#said.clear();
    const made = this.#make(id, variables);
    this.#said.set(key, made);
    return made;
  }

  #make(id: string, variables: Variables): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const given = Object.fromEntries(Object.entries(variables).filter(([, v]) => v !== undefined));
    return this.#bundle.formatPattern(message.value, given as Record<string, FluentVariable>);
  }

  /** An event as a sentence; `kinds` says which details are named in the texts, and how. */
  tell(told: Told, names: readonly string[], kinds: Kinds): string {
    const details = kinds[told.event] ?? {};
    const hidden = Object.keys(details).length > 0 && Object.keys(details).every((name) => told[name] === undefined);
    if (hidden && this.has(`${told.event}-hidden`)) return this.say(`${told.event}-hidden`, { who: names[told.seat ?? -1] ?? '' });
    const variables: Variables = { who: names[told.seat ?? -1] ?? '' };
    for (const [name, kind] of Object.entries(details)) {
      const value = told[name];
      if (value === undefined) continue;
      if (kind === 'number') variables[name] = value;
      else if (kind === 'seat') variables[name] = names[Number(value)] ?? '';
      else variables[name] = this.say(`${kind}-${value}`);
    }
    return this.say(told.event, variables);
  }
}

/** By event, then by detail: `number`, `seat`, `ending`, or a kind of the game's own. */
export type Kinds = Readonly<Record<string, Readonly<Record<string, string>>>>;

function detected(): Language {
  const stored = globalThis.localStorage?.getItem('language');
  const wished = [stored, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return LANGUAGES.find((language) => wished.includes(language) && wished.indexOf(language) === Math.min(...LANGUAGES.map((l) => wished.indexOf(l)).filter((i) => i >= 0))) ?? 'en';
}

const NONE = new Words('en', '');

/** What there is to read of a source, or nothing. */
const read = async (load: (() => Promise<string>) | undefined) => (load ? load() : '');

/** The words in use: `words.ui` for the house and the boards, `words.of(game)` for a game. */
class Library {
  language = $state<Language>('en');
  ui = $state.raw<Words>(NONE);
  #games = $state.raw<Record<string, Words>>({});
  #wanted = new Set<string>();

  /** With the words of these games, where a page needs them at once. */
  async start(games: readonly string[] = []): Promise<void> {
    for (const game of games) this.#wanted.add(game);
    await this.speak(detected());
  }

  /** Switch the language, once all that is needed of it is there. */
  async speak(language: Language): Promise<void> {
    const wanted = [...this.#wanted];
    const [own, ui, laws] = await Promise.all([
      read(house[`../text/${language}.ftl`]),
      Promise.all(wanted.map((game) => read(boards[`../games/${game}/text/${language}.ftl`]))),
      Promise.all(wanted.map((game) => read(games[`../../../src/sparring/games/${folders[game]}/text/${language}.ftl`]))),
    ]);
    if (wanted.length < this.#wanted.size) return this.speak(language);
    this.language = language;
    this.ui = new Words(language, [own, ...ui].join('\n'));
    this.#games = Object.fromEntries(wanted.map((game, i) => [game, new Words(language, laws[i] ?? '')]));
    document.documentElement.lang = language;
  }

  choose(language: Language): Promise<void> {
    localStorage.setItem('language', language);
    return this.speak(language);
  }

  /** Ask for the words of a game before it is shown. */
  async want(game: string): Promise<void> {
    if (this.#wanted.has(game)) return;
    this.#wanted.add(game);
    await this.speak(this.language);
  }

  of(game: string): Words {
    return this.#games[game] ?? NONE;
  }
}

export const words = new Library();
