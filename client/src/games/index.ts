/** The boards there are. Each is loaded when its game is first shown. */

import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';
import type { Namer } from '../lib/naming';

// eslint-disable-next-line -- a board knows its own Sight; the shell does not
export type AnyBoard = Component<BoardProps<any>>;
export type AnyNamer = Namer<any>;

interface Shown {
  title: string;
  board: () => Promise<{ default: AnyBoard }>;
  /** What its moves are called. */
  namer: () => Promise<AnyNamer>;
  /** The colour of its hall, and of its poster; and the same, deeper. */
  hall: string;
  ink: string;
  /** Keys of the board, and the messages that say what they do. */
  keys?: readonly (readonly [string, string])[];
}

export const GAMES: Record<string, Shown> = {
  'en-garde': {
    title: 'En Garde', board: () => import('./en-garde/Board.svelte') as Promise<{ default: AnyBoard }>, namer: async () => (await import('./en-garde/says')).named, hall: '#17566b', ink: '#0f3444',
    keys: [['1 2 3 4 5', 'eg-key-card'], ['a', 'eg-key-advance'], ['r', 'eg-key-retreat'], ['x', 'eg-key-attack'], ['l', 'eg-key-lunge'], ['p', 'eg-key-parry'], ['d', 'eg-key-stand']],
  },
  'knock-out': {
    title: 'Knock Out', board: () => import('./knock-out/Board.svelte') as Promise<{ default: AnyBoard }>, namer: async () => (await import('./knock-out/says')).named, hall: '#8a6128', ink: '#3d2810',
    keys: [['1 2 3 4 5', 'kn-key-card'], ['⌫', 'kn-key-back'], ['← ↑ ↓ →', 'kn-key-arrows'], ['s d k', 'kn-key-kind'], ['p', 'kn-key-pass'], ['↵', 'kn-key-confirm'], ['Esc', 'kn-key-clear']],
  },
  ko: {
    title: 'K.O.', board: async () => (await import('./ko')).board() as Promise<{ default: AnyBoard }>, namer: async () => (await import('./ko')).namer(), hall: '#8d2a1c', ink: '#4a140d',
    keys: [['1 2 3 4 5', 'ko-key-card'], ['← ↑ ↓ →', 'ko-key-arrows'], ['↵', 'ko-key-confirm'], ['x', 'ko-key-throw'], ['e', 'ko-key-last'], ['Esc', 'ko-key-clear']],
  },
};
