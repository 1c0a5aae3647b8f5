// Keys of recent events, kept in memory only and bounded.

/** Maximum keys remembered; the oldest are forgotten first. */
const MAX_KEYS = 20_000;

export class RecentKeys {
  readonly #ms: number;
  /** Newest last. */
  readonly #at = new Map<string, number>();

  /** `ms` is how long a key counts as recent. */
  constructor(ms: number) {
    this.#ms = ms;
  }

  note(key: string, now: number): void {
    this.#at.delete(key);
    this.#at.set(key, now);
    for (const [oldest, at] of this.#at) {
      if (this.#at.size <= MAX_KEYS && now - at < this.#ms) break;
      this.#at.delete(oldest);
    }
  }

  has(key: string, now: number): boolean {
    const at = this.#at.get(key);
    return at !== undefined && now - at < this.#ms;
  }

  forget(key: string): void {
    this.#at.delete(key);
  }
}
