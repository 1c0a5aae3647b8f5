// Rate limits by token bucket: each key has a bucket that refills over time.

export interface BucketConfig {
  /** Tokens in a full bucket. */
  readonly burst: number;
  /** Tokens refilled per second. */
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** Maximum keys remembered; full buckets are forgotten first. */
const MAX_KEYS = 50_000;

export class TokenBuckets {
  readonly #config: BucketConfig;
  readonly #buckets = new Map<string, Bucket>();

  constructor(config: BucketConfig) {
    this.#config = config;
  }

  /**
   * Takes tokens from the key's bucket at `now` (ms). Returns 0 if there were enough, otherwise the whole
   * seconds to wait.
   */
  take(key: string, now: number, amount = 1): number {
    const bucket = this.#refilled(key, now);
    const wait = this.#waitFor(bucket, amount);
    if (wait === 0) bucket.tokens -= amount;
    return wait;
  }

  /** Returns the whole seconds until the key has this many tokens at `now` (ms); 0 if it has them. */
  wait(key: string, now: number, amount = 1): number {
    return this.#waitFor(this.#refilled(key, now), amount);
  }

  /** Returns whether the key has a token at `now` (ms). */
  has(key: string, now: number): boolean {
    return this.#refilled(key, now).tokens >= 1;
  }

  /** Returns a token that was taken for something that turned out to cost nothing. */
  giveBack(key: string, now: number): void {
    const bucket = this.#refilled(key, now);
    bucket.tokens = Math.min(this.#config.burst, bucket.tokens + 1);
  }

  #waitFor({ tokens }: Bucket, amount: number): number {
    return tokens >= amount ? 0 : Math.max(1, Math.ceil((amount - tokens) / this.#config.perSecond));
  }

  #refilled(key: string, now: number): Bucket {
    const { burst, perSecond } = this.#config;
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= MAX_KEYS) this.#forget(now);
      bucket = { tokens: burst, at: now };
      this.#buckets.set(key, bucket);
    }
    bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1_000) * perSecond);
    bucket.at = now;
    return bucket;
  }

  #forget(now: number): void {
    const { burst, perSecond } = this.#config;
    for (const [key, bucket] of this.#buckets) {
      if (bucket.tokens + ((now - bucket.at) / 1_000) * perSecond >= burst) this.#buckets.delete(key);
    }
    // An attacker keeps sending new keys: drop the oldest so that memory stays bounded.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size < MAX_KEYS) break;
      this.#buckets.delete(key);
    }
  }
}

/** Creates buckets of `burst` tokens that refill by `perSecond`. */
export type MakeBuckets = (burst: number, perSecond: number) => TokenBuckets;
