// Which strikes show on the wall, one after the other, and how many are told as a number: a hall can follow one at a time.

import type { StrikeView } from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';

/** Milliseconds from one to the next, and how many are taken on at the most. */
export const STRIKE_PACE = { each: 1_200, most: 3 } as const;

export class StrikeQueue {
  #waiting: readonly StrikeView[] = [];
  #more = 0;
  /** Server time in ms. */
  #next = 0;

  /** Gives those that will show; the others, which nobody could follow, add up. */
  add(strikes: readonly StrikeView[]): readonly StrikeView[] {
    const shown = strikes.slice(0, STRIKE_PACE.most - this.#waiting.length);
    this.#waiting = [...this.#waiting, ...shown];
    this.#more += strikes.length - shown.length;
    return shown;
  }

  /** The one that begins now; null where there is none, or its time has not come. */
  take(now: number): StrikeView | null {
    const [first] = this.#waiting;
    if (!first || now < this.#next) return null;
    this.#waiting = this.#waiting.slice(1);
    this.#next = now + STRIKE_PACE.each;
    return first;
  }

  /** How many have added up since this was asked before. */
  takeMore(): number {
    const more = this.#more;
    this.#more = 0;
    return more;
  }

  /** When the next one may begin; null while none waits. */
  get nextAt(): number | null {
    return this.#waiting.length > 0 ? this.#next : null;
  }
}

/** What `after` has that `before` had not: their ids rise, and the oldest ones leave. */
export function newStrikes(
  before: readonly StrikeView[],
  after: readonly StrikeView[],
): readonly StrikeView[] {
  const last = before.at(-1)?.id ?? 0;
  return after.filter(({ id }) => id > last);
}

/** Whom it hit in the end; null where nobody is, or is told. */
export function hitBy({ outcome, by, on, third }: StrikeView): UserView | null {
  if (outcome === 'struckTarget') return on;
  if (outcome === 'rebounded') return by;
  return outcome === 'deflected' ? third : null;
}
