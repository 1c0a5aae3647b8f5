// The acts of a hand on the pieces of an answer, read from two drafts, and their sounds.

import { SCALE } from '#scenes/kit/scale.ts';
import type { Draft } from '#scenes/player/view.ts';
import type { SoundPort } from '#scenes/ports.ts';

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

/** Steps of the scale up to the octave. */
const HIGHEST = 6;

/** Each put is a step higher than the one before; ready: with it there is something to send. */
export function soundHand(sound: SoundPort, act: HandAct, { past = [] }: Draft): 'ready' | null {
  if (act === 'held') sound.play('pickUp');
  else if (act === 'put') sound.play('putDown', SCALE[Math.min(past.length, HIGHEST) - 1]);
  else sound.play('putBack');
  if (act !== 'put' || past.at(-1) !== null) return null;
  sound.play('join');
  return 'ready';
}
