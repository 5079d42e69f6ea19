/** What went wrong with a form, in words of the house. */

import { ApiError } from './api';
import type { Words } from './words.svelte';

export function problemText(ui: Words, error: unknown): string {
  if (!(error instanceof ApiError)) return ui.say('problem-other');
  if (error.status === 0) return ui.say('problem-offline');
  if (error.status === 429) return ui.say('problem-too-many');
  return ui.say(ui.has(`problem-${error.reason}`) ? `problem-${error.reason}` : 'problem-other');
}
