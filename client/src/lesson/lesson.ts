/**
 * What a lesson is: scenes of a game, each from a real position, told in steps. The moves are tokens of
 * the game's notation, the sentences are ids in `lesson/*.ftl` beside the script. No rule stands here:
 * the server plays the tokens, and a test replays every way through every lesson.
 */

export interface Lesson {
  game: string;
  /** Who sits there: the one who learns is called so too. */
  names: readonly string[];
  scenes: readonly Scene[];
  /** How a first game is played: shorter than usual, and with every aid. */
  first: Readonly<Record<string, string | number>>;
}

export interface Scene {
  title: string;
  /** The seat of whoever learns. */
  seat: number;
  settings: Readonly<Record<string, string | number>>;
  start: readonly string[];
  steps: readonly Step[];
}

export interface Step {
  say: string;
  clause: string;
  /** Moves that go on, each with what chance and the others answer. None: there is only to read. */
  moves?: Readonly<Record<string, readonly string[]>>;
  /** What to say on another legal move; `*` is any. */
  other?: Readonly<Record<string, string>>;
  /** What happens when a step that is only to be read is left. */
  then?: readonly string[];
}

/** Where somebody is in a lesson, and how they came there. */
export interface Place {
  scene: number;
  step: number;
  tokens: readonly string[];
}

export function first(lesson: Lesson): Place {
  return { scene: 0, step: 0, tokens: lesson.scenes[0]?.start ?? [] };
}

export function stepAt(lesson: Lesson, place: Place): Step | undefined {
  return lesson.scenes[place.scene]?.steps[place.step];
}

/** The place after this one, once these tokens are played; past the last step there is no step. */
export function after(lesson: Lesson, place: Place, played: readonly string[]): Place {
  const scene = lesson.scenes[place.scene];
  if (scene && place.step + 1 < scene.steps.length) return { ...place, step: place.step + 1, tokens: [...place.tokens, ...played] };
  const next = lesson.scenes[place.scene + 1];
  return next ? { scene: place.scene + 1, step: 0, tokens: next.start } : { ...place, step: place.step + 1, tokens: [...place.tokens, ...played] };
}

/** A move as a score has it: with its seat, since choices may be sealed. */
export const written = (seat: number, move: string) => `${seat}:${move}`;

/** How many steps there are, and how many lie behind. */
export function progress(lesson: Lesson, place: Place): { done: number; all: number } {
  const counts = lesson.scenes.map((scene) => scene.steps.length);
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  return { done: sum(counts.slice(0, place.scene)) + place.step, all: sum(counts) };
}
