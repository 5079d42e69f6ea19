/** The colours of the ring's quarters and of the cards: by quarter, and white. Said here once. */

export const INK = '#16202c', CREAM = '#f5ead3', PAPER = '#fffaf0', BRASS = '#c98f2d', VERMILION = '#c8351f';
/** Of a card's strip, and what is written on it. */
export const STRIP = ['#1a5a80', '#dca733', '#b92f1b', '#3f6b42', '#efe3c8'] as const;
export const ON_STRIP = [PAPER, INK, PAPER, PAPER, INK] as const;
/** Of the floor. */
export const FLOOR = ['#5b8fae', '#e3bf68', '#d7796a', '#84a881'] as const;

/** The signs of the white cards, on a grid of 24. */
export const SIGNS: Readonly<Record<string, string>> = {
  dodge: 'M4 19C3 8 13 3 18 11M18.6 4.6L18 11.4L11.6 11',
  block: 'M12 3L20 6V12C20 17 16 20 12 21.6C8 20 4 17 4 12V6Z',
  obstruction: 'M5 5L19 19M19 5L5 19',
  'low-blow': 'M4 6H20M12 10V20M7.6 15.6L12 20L16.4 15.6',
  'side-step': 'M3 12H21M8 7L3 12L8 17M16 7L21 12L16 17',
  contre: 'M13.4 2L5.6 13.6H11L9.6 22L18.4 10H12.6Z',
};
