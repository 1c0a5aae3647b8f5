// Notes of a soak test: times of acknowledged answers by window, what happened how often, and refusals that
// nothing explains.

import { quantile } from '#tools/bench/figures.ts';

/** Unexplained refusals of a type that are kept in full. */
const KEPT = 3;

export class Records {
  /** By kind of event. */
  readonly counts = new Map<string, number>();
  /** Unexplained refusals by type. */
  readonly refusals = new Map<string, number>();
  readonly examples: string[] = [];
  #times: number[] = [];
  #answers = 0;

  /** Answers acknowledged so far. */
  get answers(): number {
    return this.#answers;
  }

  /** An answer was acknowledged after `ms`. */
  answered(ms: number): void {
    this.#answers += 1;
    this.#times.push(ms);
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  refused(what: string, type: string): void {
    const times = (this.refusals.get(type) ?? 0) + 1;
    this.refusals.set(type, times);
    if (times <= KEPT) this.examples.push(`${type}: ${what}`);
  }

  /** Ends a window. Times are in ms, 0 in a window without answers. */
  window(): { readonly answers: number; readonly p50: number; readonly p95: number } {
    const times = this.#times;
    this.#times = [];
    const at = (share: number): number => (times.length > 0 ? quantile(times, share) : 0);
    return { answers: times.length, p50: at(0.5), p95: at(0.95) };
  }
}
