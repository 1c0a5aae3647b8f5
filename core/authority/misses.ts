// Questions a player missed in a row (docs/game-rules.md, "Memes" and "What is counted").

import type { Response } from '#core/authority/state.ts';

/**
 * Number of questions missed in a row right before the response at this index. A repeated question counts
 * once. Skipped questions and those without a correct answer don't matter; a partially correct answer ends
 * the run.
 */
export function missesBefore(responses: readonly Response[], index: number): number {
  const missed = new Set<number>();
  for (let before = index - 1; before >= 0; before -= 1) {
    const { q, result, state } = responses[before] as Response;
    if (result === 'correct' || result === 'partial') break;
    if (result === 'incorrect' && state !== 'passed') missed.add(q);
  }
  return missed.size;
}
