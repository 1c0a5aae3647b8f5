// Questions that a player missed one after the other (docs/game-rules.md, "Memes" and "What is counted").

import type { Response } from '#core/authority/state.ts';

/**
 * How many questions were missed in a row right before the response with this index. One that was asked again is missed once; what was
 * skipped, or has no right answer, counts neither way; what is partly right ends the row.
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
