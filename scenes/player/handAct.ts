// Acts of the player's hand on the pieces of an answer, derived from two drafts, and their sounds.

import { kindOf, missingParts } from '#core/questions/kinds.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import { SCALE } from '#scenes/kit/scale.ts';
import type { Draft } from '#scenes/player/view.ts';
import type { SoundPort } from '#scenes/ports.ts';

/** back: the held piece returns to its place. asked: an unfinished answer was submitted. */
export type HandAct = 'held' | 'back' | 'put' | 'undone' | 'asked';

export function handActBetween(before: Draft, after: Draft): HandAct | null {
  if (after.anyway && !before.anyway) return 'asked';
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
 * Plays the act's sound; each piece that is put is a step higher than the one before. Returns 'ready' if the
 * put completes the answer.
 */
export function soundHand(
  sound: SoundPort,
  act: HandAct,
  question: Question,
  { answer, past = [] }: Draft,
): 'ready' | null {
  const { chosenCount } = kindOf(question.type);
  const before = past.at(-1) ?? null;
  const put = chosenCount(answer) ?? past.length;
  if (act === 'held') sound.play('pickUp');
  else if (act === 'put' && put > (chosenCount(before) ?? 0))
    sound.play('putDown', SCALE[Math.min(put, HIGHEST) - 1]);
  else if (act !== 'asked') sound.play('putBack');
  const isReady = (each: Answer | null) => each !== null && missingParts(question, each) === 0;
  if (act !== 'put' || !isReady(answer) || isReady(before)) return null;
  sound.play('complete');
  return 'ready';
}
