// Whether a player is reminded of a card (specification 2, section 9 "Power-ups").

import { NUDGE } from '#core/features/powerups/powerups.ts';
import type { CardView } from '#core/features/powerups/views.ts';

export interface NudgeMoment {
  /** In the order of the belt. */
  readonly cards: readonly CardView[];
  /** Answers that the player has given. */
  readonly answers: number;
  /** Answers at the last reminder; null for none. */
  readonly lastAt: number | null;
}

/** The oldest card, where it is time for it: not with every question, nor always. */
export function nudgeOf({ cards, answers, lastAt }: NudgeMoment): CardView | null {
  if (lastAt !== null && answers - lastAt < NUDGE.everyOther) return null;
  const [oldest] = cards
    .filter(({ after }) => answers - after >= NUDGE.afterQuestions)
    .sort((a, b) => a.after - b.after);
  // By the numbers at hand instead of a draw, so that a page that is opened anew says the same.
  return oldest && (oldest.id * 37 + answers * 61) % 100 < NUDGE.percent ? oldest : null;
}
