// Acts of the player's hand on the pieces of an answer, derived from two drafts, and their sounds.

import { SCALE } from '#scenes/kit/scale.ts';
import type { Draft } from '#scenes/player/view.ts';
import type { SoundPort } from '#scenes/ports.ts';

/** back: the held piece returns to its place. */
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

/** Steps of the scale up to the octave. */
const HIGHEST = 6;

/**
 * Plays the act's sound; each put is a step higher than the one before. Returns 'ready' if the put is the
 * first that can be sent.
 */
export function soundHand(sound: SoundPort, act: HandAct, { past = [] }: Draft): 'ready' | null {
  if (act === 'held') sound.play('pickUp');
  else if (act === 'put') sound.play('putDown', SCALE[Math.min(past.length, HIGHEST) - 1]);
  else sound.play('putBack');
  if (act !== 'put' || past.at(-1) !== null) return null;
  sound.play('join');
  return 'ready';
}
