// The queue of a camp: its questions that are not settled, the open one first (decisions, "Mystic Peak"). Questions are named by
// their indexes; the functions know them by nothing else.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

type Queue = readonly number[];

/** The queue once its question `q` is settled: right, or left behind. */
export function afterSettled(queue: Queue, q: number): Queue {
  return queue.filter((other) => other !== q);
}

/**
 * The queue once its question `q` was missed: it comes behind all others. So it is asked twice running only when it is alone, what was not
 * asked yet comes first, and it never stands between two that belong together and were not asked.
 */
export function afterMiss(queue: Queue, q: number): Queue {
  return [...afterSettled(queue, q), q];
}

/** An asked question, as a climber stands to it before this asking has ended. */
export interface Asked {
  readonly hasKey: boolean;
  /** Askings of it that were answered, or ran out of time. */
  readonly tries: number;
  readonly skips: number;
  /** Whether nothing else is left in the camp. */
  readonly isAlone: boolean;
}

/** What skipping a question comes to: it comes again later, or is left behind for good; null where it can't be skipped. */
export function passingOf({ hasKey, tries, skips, isAlone }: Asked): 'later' | 'behind' | null {
  if (!hasKey) return isAlone || skips > 0 ? 'behind' : 'later';
  if (tries >= MYSTIC_PEAK.triesToPass) return 'behind';
  return isAlone || skips >= MYSTIC_PEAK.mostSkips ? null : 'later';
}

/** Whether a miss at this asking (1 for the first) leaves the question behind by itself. */
export function isLastAsking(asking: number): boolean {
  return asking >= MYSTIC_PEAK.mostAskings;
}
