/** The pages there are, by the first part of their path. Each but the entrance is loaded when it is wanted. */

import type { Component } from 'svelte';

// Not every page needs to be told which: the archive is one.
export type Page = Component<any>;
export const PAGES: Record<string, () => Promise<{ default: Page }>> = {
  t: () => import('./Table.svelte'),
  tables: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  rules: () => import('./Rules.svelte'),
  archive: () => import('./Archive.svelte'),
  me: () => import('./Account.svelte'),
};
