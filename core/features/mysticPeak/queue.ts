// Queue of a camp: the indexes of its unsettled questions, the open one first (decisions, "Mystic Peak").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

type Queue = readonly number[];

/** Returns the queue after question `q` is settled: correct, or left behind. */
export function afterSettled(queue: Queue, q: number): Queue {
  return queue.filter((other) => other !== q);
}

/**
 * Returns the queue after question `q` was missed and moved behind all others. It is repeated immediately
 * only if no other question is left; unasked questions come first, and those of a group stay together.
 */
export function afterMiss(queue: Queue, q: number): Queue {
  return [...afterSettled(queue, q), q];
}

/** A question as it is before the current try ends. */
export interface QuestionProgress {
  readonly hasKey: boolean;
  /** Times it was answered or timed out. */
  readonly tries: number;
  readonly skips: number;
  /** True if it is the only question left in the camp. */
  readonly isAlone: boolean;
}

/**
 * Returns the effect of skipping a question: it's asked again later, or left behind for good; null if it
 * can't be skipped.
 */
export function passingOf({ hasKey, tries, skips, isAlone }: QuestionProgress): 'later' | 'behind' | null {
  if (!hasKey) return isAlone || skips > 0 ? 'behind' : 'later';
  if (tries >= MYSTIC_PEAK.triesToPass) return 'behind';
  return isAlone || skips >= MYSTIC_PEAK.maxSkips ? null : 'later';
}

/** True if a miss on this try (1 for the first) leaves the question behind automatically. */
export function isLastTry(asking: number): boolean {
  return asking >= MYSTIC_PEAK.maxTries;
}
