// The rope throw in both of its shapes: what a press throws, and what came of a throw.

import {
  type Estimate,
  type EstimateView,
  MINI_GAMES,
  type OpenThrow,
  type RopeMark,
  type RopeThrowView,
} from '#core/features/mysticPeak/games/game.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { isThrown, type Played, played } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import { type Message, message } from '#scenes/message.ts';

const { leastMs, openMs } = MINI_GAMES.ropeThrow;
/** So long before a throw starts it is seen, and what came of the one before no longer. */
export const READY_MS = 500;

/** The throw whose outcome is seen now; null where the next one is. */
export function seenThrow({ marks, open }: RopeThrowView, now: number): RopeMark | null {
  return open === null || now < open.startsAt - READY_MS ? (marks.at(-1) ?? null) : null;
}

export const hitsOf = ({ marks }: RopeThrowView) => ({
  hits: marks.filter(({ answer }) => answer === 'hit').length,
  of: MINI_GAMES.ropeThrow.hits,
});

const ROPE_ANSWERS = {
  hit: message('mysticPeak:obstacle.rope.hit'),
  just: message('mysticPeak:obstacle.rope.just'),
  missed: message('mysticPeak:obstacle.rope.missed'),
  late: message('mysticPeak:obstacle.rope.late'),
} as const;

export const ropeTold = (view: RopeThrowView, answer: keyof typeof ROPE_ANSWERS): Message =>
  message('mysticPeak:obstacle.rope.told', { answer: ROPE_ANSWERS[answer], ...hitsOf(view) });

/** Whether a throw was not taken, and another one stands open in its place. */
export const isDealtAnew = (was: RopeThrowView, is: RopeThrowView): boolean =>
  was.marks.length === is.marks.length && was.open !== null && is.open !== null && was.open.j < is.open.j;

/** Said of a throw that was not taken. */
export const AGAIN = message('mysticPeak:obstacle.rope.again');

/** On what is pressed to throw. */
export const THROW = { id: 'rope:throw', words: message('mysticPeak:obstacle.rope.throw') } as const;

/** Server time in ms to which the marker of a throw was drawn last. */
const drawn = new WeakMap<OpenThrow, number>();
/** Older than this nobody has aimed by it. */
const STALE_MS = 250;

export const noteDrawn = (open: OpenThrow, now: number): unknown => drawn.set(open, now);

/** Ms behind its start at which a throw was made here; the answer to it may be still to come. */
const thrown = new WeakMap<OpenThrow, number>();

/** Ms behind its start at which the marker stands: it stops as it is thrown, not as the answer comes. */
export function markerTime(open: OpenThrow, now: number): number {
  return thrown.get(open) ?? Math.floor(Math.max(0, Math.min(openMs, now - open.startsAt)));
}

/** Whether it runs at this server time in ms. */
export function isRunning(open: OpenThrow, now: number): boolean {
  return !thrown.has(open) && now >= open.startsAt && now - open.startsAt <= openMs;
}

/** The throw that a press at this server time in ms is, by what was drawn then; null where none is open, or it is too soon. */
export function throwAt({ view, isOpen }: Played, now: number): PeakIntent | null {
  if (!isOpen || !isThrown(view) || !view.open || thrown.has(view.open)) return null;
  const { j, startsAt } = view.open;
  const last = drawn.get(view.open) ?? now;
  const t = Math.floor((now - last < STALE_MS ? last : now) - startsAt);
  if (t < leastMs || t > openMs) return null;
  thrown.set(view.open, t);
  return played({ j, t });
}

// ---------------------------------------------------------------- the estimate

/** Of the number that is thrown. */
export const DISTANCE = message('mysticPeak:obstacle.estimate.field');

/** A throw as far as this; null where none can be made. */
export function estimateOf({ view, isOpen }: Played, value: number): PeakIntent | null {
  if (!isOpen || view.game !== 'ropeThrow' || isThrown(view)) return null;
  const { scale } = MINI_GAMES.estimate;
  if (!Number.isInteger(value) || value < 0 || value > scale) return null;
  return played({ j: view.throws.length, value });
}

export function answerOf({ value, answer, isJust }: Estimate): Message {
  if (answer === 'hit') return message('mysticPeak:obstacle.estimate.hit', { value });
  if (answer === 'short')
    return message(isJust ? 'mysticPeak:obstacle.estimate.justShort' : 'mysticPeak:obstacle.estimate.short', {
      value,
    });
  return message(isJust ? 'mysticPeak:obstacle.estimate.justFar' : 'mysticPeak:obstacle.estimate.far', {
    value,
  });
}

export const estimateTold = ({ throws }: EstimateView, last: Estimate): Message =>
  message('mysticPeak:obstacle.estimate.left', {
    answer: answerOf(last),
    count: MINI_GAMES.estimate.throws - throws.length,
  });
