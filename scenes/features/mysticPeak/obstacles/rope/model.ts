// The rope throw in both forms: what a press throws, and the outcome of a throw.

import {
  type Estimate,
  type EstimateView,
  MINI_GAMES,
  type OpenThrow,
  type RopeMark,
  type RopeThrowView,
} from '#core/features/mysticPeak/games/game.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import {
  isMovingRopeThrow,
  type ObstaclePlay,
  playMoveIntent,
} from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import { type Message, message } from '#scenes/message.ts';

const { minMs, openMs } = MINI_GAMES.ropeThrow;
/** Time before its start from which a throw is shown, in place of the previous one's outcome. */
export const READY_MS = 500;

/** The throw whose outcome is shown now; null if the next throw is. */
export function shownThrow({ marks, open }: RopeThrowView, now: number): RopeMark | null {
  return open === null || now < open.startsAt - READY_MS ? (marks.at(-1) ?? null) : null;
}

export const hitsOf = ({ marks }: RopeThrowView) => ({
  hits: marks.filter(({ answer }) => answer === 'hit').length,
  of: MINI_GAMES.ropeThrow.hits,
});

export const ropeMessage = (view: RopeThrowView, { answer }: RopeMark): Message =>
  message('mysticPeak:obstacle.rope.told', {
    answer: message(`mysticPeak:obstacle.rope.${answer}`),
    ...hitsOf(view),
  });

/** True if a throw did not count and was replaced by another. */
export const isThrowReplaced = (was: RopeThrowView, is: RopeThrowView): boolean =>
  was.marks.length === is.marks.length && was.open !== null && is.open !== null && was.open.j < is.open.j;

/** The line for a throw that didn't count. */
export const AGAIN = message('mysticPeak:obstacle.rope.again');

/** The throw button. */
export const THROW = { id: 'rope:throw', words: message('mysticPeak:obstacle.rope.throw') } as const;

/** Server time in ms for which each throw's marker was last drawn. */
const drawn = new WeakMap<OpenThrow, number>();
/** A drawing older than this can't be what the player aimed by. */
const STALE_MS = 250;

export const noteDrawn = (open: OpenThrow, now: number): unknown => drawn.set(open, now);

/**
 * Time at which each throw was made on this page, in ms after its start; the server's answer may still be on
 * its way.
 */
const thrown = new WeakMap<OpenThrow, number>();

/** The marker's time in ms after its start: it stops at the throw, not when the answer arrives. */
export function markerTime(open: OpenThrow, now: number): number {
  return thrown.get(open) ?? Math.floor(Math.max(0, Math.min(openMs, now - open.startsAt)));
}

/** True if the marker runs at this server time in ms. */
export function isRunning(open: OpenThrow, now: number): boolean {
  return !thrown.has(open) && now >= open.startsAt && now - open.startsAt <= openMs;
}

/**
 * The throw that a press at this server time in ms makes, based on what was drawn then; null if none is open
 * or it is too early.
 */
export function throwAt({ view, isOpen }: ObstaclePlay, now: number): PeakIntent | null {
  if (!isOpen || !isMovingRopeThrow(view) || !view.open || thrown.has(view.open)) return null;
  const { j, startsAt } = view.open;
  const last = drawn.get(view.open) ?? now;
  const t = Math.floor((now - last < STALE_MS ? last : now) - startsAt);
  if (t < minMs || t > openMs) return null;
  thrown.set(view.open, t);
  return playMoveIntent({ j, t });
}

// ---------------------------------------------------------------- the estimate

/** Label of the number field. */
export const DISTANCE = message('mysticPeak:obstacle.estimate.field');

/** A throw of this distance; null if none can be made. */
export function estimateOf({ view, isOpen }: ObstaclePlay, value: number): PeakIntent | null {
  if (!isOpen || view.game !== 'ropeThrow' || isMovingRopeThrow(view)) return null;
  const { scale } = MINI_GAMES.estimate;
  if (!Number.isInteger(value) || value < 0 || value > scale) return null;
  return playMoveIntent({ j: view.throws.length, value });
}

export function answerOf({ value, answer, isJust }: Estimate): Message {
  const near = { hit: 'hit', short: 'justShort', far: 'justFar' } as const;
  return message(`mysticPeak:obstacle.estimate.${isJust ? near[answer] : answer}`, { value });
}

export const estimateMessage = ({ throws }: EstimateView, last: Estimate): Message =>
  message('mysticPeak:obstacle.estimate.left', {
    answer: answerOf(last),
    count: MINI_GAMES.estimate.throws - throws.length,
  });
