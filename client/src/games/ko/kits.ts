/** The black boxer and the white one, as in the box; gloves in the colour of their seat. */

import { CROP, type Kit } from '../../parts/boxer/kit';

export const KITS: readonly [Kit, Kit] = [
  {
    skin: '#b5764c', shade: '#8a5031', hair: '#1b1410', crop: CROP, cloth: '#1d2733', fold: '#0f161e', trim: '#c8351f', glove: '#c8351f', dark: '#8f2114', boot: '#1d2733', lace: '#f5ead3',
    badge: 'M-3 -3h6v6h-6z',
  },
  {
    skin: '#e6bb93', shade: '#c48f66', hair: '#5a3419', crop: CROP, cloth: '#fffaf0', fold: '#d8ccb2', trim: '#17566b', glove: '#1f7f9c', dark: '#0f4a5e', boot: '#fffaf0', lace: '#17566b',
    badge: 'M0 -4.4l3.8 4.4l-3.8 4.4l-3.8 -4.4z',
  },
];
export const kitOf = (seat: number): Kit => KITS[seat === 1 ? 1 : 0];
