// What a hand does with the pieces of an answer.

import type { Draft } from '#scenes/player/view.ts';

/** back: what was held goes back where it was. */
export type HandAct = 'held' | 'back' | 'put' | 'undone';

export function handActBetween(before: Draft, after: Draft): HandAct | null {
  if (!after.past || before.state !== 'open' || after.state !== 'open') return heldBetween(before, after);
  if (before.answer !== after.answer)
    return after.past.length < (before.past?.length ?? 0) ? 'undone' : 'put';
  return heldBetween(before, after);
}

function heldBetween(before: Draft, after: Draft): HandAct | null {
  if (before.held === after.held) return null;
  return after.held === undefined ? 'back' : 'held';
}
