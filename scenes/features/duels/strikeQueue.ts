// Queue of strikes on the projector: an audience can follow one or two at a time, so a few are shown in turn
// and the rest are only counted.

import type { StrikeView } from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';

/** Least milliseconds between the starts of two strikes. */
export const STRIKE_PACE_MS = 1_200;

export class StrikeQueue {
  #waiting: readonly StrikeView[] = [];
  #more = 0;
  /** Server time in ms at which the next strike may start. */
  #next = 0;

  /** Returns the strikes that will be shown, so that at most `most` wait; the others only add to the count. */
  add(strikes: readonly StrikeView[], most: number): readonly StrikeView[] {
    const shown = strikes.slice(0, Math.max(0, most - this.#waiting.length));
    this.#waiting = [...this.#waiting, ...shown];
    this.#more += strikes.length - shown.length;
    return shown;
  }

  /** The strike that starts now, `pace` ms before the next; null if none is waiting or its time hasn't come. */
  take(now: number, pace: number): StrikeView | null {
    const [first] = this.#waiting;
    if (!first || now < this.#next) return null;
    this.#waiting = this.#waiting.slice(1);
    this.#next = now + pace;
    return first;
  }

  /** Returns the number of strikes counted but not shown since the last call. */
  takeOverflowCount(): number {
    const more = this.#more;
    this.#more = 0;
    return more;
  }

  /** Server time in ms at which the next strike may start; null if none is waiting. */
  get nextAt(): number | null {
    return this.#waiting.length > 0 ? this.#next : null;
  }
}

/** The strikes in `after` that aren't in `before`; ids increase, and the oldest strikes drop out. */
export function newStrikes(
  before: readonly StrikeView[],
  after: readonly StrikeView[],
): readonly StrikeView[] {
  const last = before.at(-1)?.id ?? 0;
  return after.filter(({ id }) => id > last);
}

/** The player who was hit in the end; null if no one was, or the player is hidden. */
export function hitBy({ outcome, by, on, third }: StrikeView): UserView | null {
  if (outcome === 'struckTarget') return on;
  if (outcome === 'rebounded') return by;
  return outcome === 'deflected' ? third : null;
}
