/** How managers are told apart: a colour as in the box, and a shape that the seat bar shows too. */

export interface Team { colour: string; ink: string; /** The colour in its own shadow. */ fold: string }

const INK = '#16202c', PAPER = '#fffaf0';
export const TEAMS: readonly Team[] = [
  { colour: '#1f2c3a', ink: PAPER, fold: '#10181f' },
  { colour: '#4f7a3a', ink: PAPER, fold: '#385a28' },
  { colour: '#d9a035', ink: INK, fold: '#b07d1e' },
  { colour: PAPER, ink: INK, fold: '#d8ccb2' },
  { colour: '#6d4a7c', ink: PAPER, fold: '#4e3359' },
];

/** Drawn within ±6 of the middle. */
export const SHAPES: readonly string[] = [
  'M-5-5H5V5H-5Z',
  'M0-7L6.4 0L0 7L-6.4 0Z',
  'M0-5.6A5.6 5.6 0 1 1 0 5.6A5.6 5.6 0 1 1 0-5.6Z',
  'M0-6.6L6.6 5H-6.6Z',
  'M0-7L1.9-2.4L6.7-2.2L3 .9L4.2 5.6L0 3L-4.2 5.6L-3 .9L-6.7-2.2L-1.9-2.4Z',
];

export const teamOf = (seat: number) => TEAMS[seat] ?? (TEAMS[0] as Team);
export const shapeOf = (seat: number) => SHAPES[seat] ?? '';
