/** What the moves of a finished game were worth, as the server's judge has it: docs/analysis.md. Nothing here draws. */

import { api, ApiError, type Analysis, type Decision, type Verdict } from '../lib/api';
import type { Played } from '../lib/film';

export const VERDICTS: readonly Verdict[] = ['slip', 'mistake', 'blunder'];

const AGAIN = 1000, BUSY = 429;
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** Ask until all is judged, or nobody listens any more. */
export async function analyse({ game, settings, tokens }: Played, left: AbortSignal, onprogress: (so: Analysis) => void): Promise<void> {
  for (let wait = AGAIN; !left.aborted; await pause(wait)) {
    const found = await api.analyse({ game, settings, tokens }).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === BUSY || error.status === 0)) return null;
      throw error;
    });
    wait = found ? AGAIN : 4 * AGAIN;
    if (found && !left.aborted) onprogress(found);
    if (found?.report) return;
  }
}

/** The decision that was taken last, and the one that comes next, in the game after so many tokens. */
export function around(decisions: readonly Decision[], at: number): { taken: Decision | undefined; next: Decision | undefined } {
  return { taken: decisions.find((one) => one.step === at), next: decisions.find((one) => one.step === at + 1) };
}
