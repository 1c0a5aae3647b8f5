import { describe, expect, it } from 'vitest';
import { TokenBuckets } from '#server/limits/tokenBucket.ts';

describe('a token bucket', () => {
  it('allows a burst, then refills over time, and returns how long to wait', () => {
    const buckets = new TokenBuckets({ burst: 3, perSecond: 0.5 });
    expect([1, 2, 3].map(() => buckets.take('a', 1_000))).toEqual([0, 0, 0]);
    expect(buckets.take('a', 1_000)).toBe(2);
    expect(buckets.take('b', 1_000)).toBe(0);
    expect(buckets.take('a', 3_000)).toBe(0);
    expect(buckets.take('a', 3_000)).toBe(2);
  });

  it('takes the given number of tokens', () => {
    const buckets = new TokenBuckets({ burst: 10, perSecond: 2 });
    expect(buckets.take('a', 0, 8)).toBe(0);
    expect(buckets.take('a', 0, 8)).toBe(3);
    expect(buckets.take('a', 0, 2)).toBe(0);
    expect(buckets.wait('a', 4_000, 8)).toBe(0);
    expect(buckets.take('a', 4_000, 8)).toBe(0);
    expect(buckets.wait('a', 4_000, 8)).toBe(4);
    expect(buckets.take('a', 8_000, 8)).toBe(0);
  });

  it('takes a token back, but never exceeds its burst', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1 });
    expect(buckets.take('a', 0)).toBe(0);
    expect(buckets.take('a', 0)).toBe(1);
    buckets.giveBack('a', 0);
    buckets.giveBack('a', 0);
    expect(buckets.take('a', 0)).toBe(0);
    expect(buckets.take('a', 0)).toBe(1);
  });

  it('never refills when the clock is set back, and never exceeds its burst', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1 });
    buckets.take('a', 10_000);
    expect(buckets.take('a', 1_000)).toBe(1);
    expect(buckets.take('a', 99_000)).toBe(0);
    expect(buckets.take('a', 99_000)).toBe(1);
  });
});
