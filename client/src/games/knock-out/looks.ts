/** What each of the ten boxers looks like, and what they wear: a manager's colour, a corner's gloves. */

import type { Kit } from '../../parts/boxer/kit';
import type { Style } from '../../parts/boxer/pose';
import { isLight } from './facts';
import { shapeOf, teamOf } from './teams';

type Look = Pick<Kit, 'skin' | 'shade' | 'hair' | 'crop' | 'beard'>;

const FAIR = ['#e7b98f', '#c8946a'], TAN = ['#cf9764', '#a97345'], BROWN = ['#a06b42', '#7d4f2d'], DEEP = ['#6f4529', '#53311b'];
const BLACK = '#16202c', DARK = '#3a2416', GINGER = '#b4551f', BLOND = '#d8ab4e', GREY = '#8b8f94';

const short = 'M-10.4 -1.7Q-12.4 -14.8 0 -15Q9.4 -14.8 9.8 -7.8Q3 -11.2 -2.6 -8.6Q-4.2 -4.2 -5.4 -1.8L-8 2.2Q-9.8 1.4 -10.4 -1.7Z';
const flat = 'M-10.6 -2.2Q-11.8 -10.2 -10 -15.8L8.8 -16.2Q10 -12.2 9.4 -8Q2 -9.8 -3.4 -8.2Q-4.4 -3.8 -5.6 -2L-8 1.8Q-9.8 0.8 -10.6 -2.2Z';
const quiff = 'M-10.4 -1.7Q-12.6 -13.8 -3 -15.2Q4 -20.8 12.2 -16.6Q14 -12 9.6 -8.2Q4 -12.2 -2.6 -8.6Q-4.2 -4.2 -5.4 -1.8L-8 2.2Q-9.8 1.4 -10.4 -1.7Z';
const curls = 'M-10.6 0.2Q-14.4 -3.2 -12.6 -7.4Q-14 -12.8 -8.6 -14Q-6.6 -18.4 -1.6 -16.6Q3.4 -19.6 6.6 -15.6Q11.6 -14.8 10 -8.2Q5 -10 -2.6 -7.8Q-4 -4 -5.4 -1.8Q-6.4 2.2 -10.6 0.2Z';
const tail = 'M-10.4 -1.7Q-12.4 -14.8 0 -15Q9.4 -14.8 9.8 -7.8Q3 -11.2 -2.6 -8.6Q-4.2 -4.2 -5.4 -1.8L-8.4 1Q-13.4 8.8 -21.4 7.2Q-15.8 4.4 -15.2 -2.4Q-13.8 -6 -10.4 -1.7Z';
const stubble = 'M-10.2 -2.4Q-11.6 -13.8 0 -14.1Q8.4 -14 9.2 -8.8Q3 -10.6 -2.6 -7.8Q-4.2 -4.2 -5.4 -2.8L-7.4 -0.2Q-9.4 -0.2 -10.2 -2.4Z';
const full = 'M-4.6 0.2Q-3.6 4.2 1 4Q5.4 1.8 9.4 1.4L9.8 5.4Q8.2 9.8 2.2 9.8Q-4.6 8.4 -6.8 1.4Z';
const moustache = 'M3.6 1.6Q7 -0.6 11.4 1.4Q10.8 3.4 8.8 2.8Q6 2.4 3.6 4Z';

const look = ([skin, shade]: string[], hair: string, crop: string, beard?: string): Look => ({ skin: skin ?? '', shade: shade ?? '', hair, crop, ...(beard ? { beard } : {}) });
const LOOKS: readonly Look[] = [
  look(TAN, BLACK, short, moustache), look(FAIR, GINGER, quiff), look(DEEP, BLACK, flat), look(FAIR, BLOND, short),
  look(BROWN, BLACK, tail), look(FAIR, DARK, short, moustache), look(FAIR, GREY, stubble, full), look(BROWN, BLACK, curls),
  look(TAN, DARK, quiff, full), look(DEEP, BLACK, stubble),
];

/** Of the red corner and the blue. */
export const GLOVES = ['#c8351f', '#1b6a84'] as const;
const DARK_GLOVES = ['#8f2114', '#0f4a5e'] as const;

export function kitOf(boxer: number, seat: number, corner: number): Kit {
  const { colour, ink, fold } = teamOf(seat);
  return {
    ...(LOOKS[boxer] as Look), cloth: colour, fold, trim: ink, glove: GLOVES[corner] ?? '', dark: DARK_GLOVES[corner] ?? '', boot: BLACK, lace: ink, badge: shapeOf(seat), badgeSize: 0.62,
  };
}

/** Heavyweights are broad and planted, lightweights lean and on their toes. */
export const styleOf = (boxer: number): Style => (isLight(boxer) ? 'scientifique' : 'puncher');
