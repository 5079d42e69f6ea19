/** What a boxer looks like, and what he wears: colours, hair, the badge on the trunks. */

export interface Kit {
  skin: string; shade: string; hair: string;
  /** Outlines on a head that faces right, about 20 units wide, its middle at 0, -3. */
  crop: string; beard?: string;
  /** Trunks, and their folds; bands and stripes; gloves, and their dark side; boots; laces and badge. */
  cloth: string; fold: string; trim: string; glove: string; dark: string; boot: string; lace: string;
  /** Drawn within 4 units of the middle, or at this size of what it was drawn at. */
  badge: string; badgeSize?: number;
}

export const CROP = 'M-8.4 -2.6C-10 -13 -3.4 -17.6 2.6 -17C9.4 -16.6 11.2 -12 9.8 -8.4C6.4 -11.4 2.4 -11 -0.6 -9.4C-0.2 -6.4 -1.4 -4.4 -2 -2.4L-3.6 2C-6.2 2.4 -7.8 0.4 -8.4 -2.6Z';
