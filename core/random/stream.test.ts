import { describe, expect, it } from 'vitest';
import { type Seed, shuffled, stream, token, weighted } from '#core/random/stream.ts';

const SEED: Seed = [0x01234567, 0x89abcdef];

describe('a random stream', () => {
  it('always makes the same first draws: a change here breaks every stored game', () => {
    const source = stream(SEED, 'pinned');
    expect([source.next(), source.next(), source.next()]).toMatchInlineSnapshot(`
      [
        3117906934,
        2795237111,
        2975417307,
      ]
    `);
    expect(token(stream(SEED, 'ids'), 12)).toMatchInlineSnapshot(`"t6q5nnwr2wso"`);
    expect(shuffled(stream(SEED, 'order:0:1'), [0, 1, 2, 3, 4, 5])).toMatchInlineSnapshot(`
      [
        0,
        4,
        5,
        3,
        1,
        2,
      ]
    `);
  });

  it('is not affected by draws from another one', () => {
    const alone = stream(SEED, 'a');
    const first = [alone.next(), alone.next()];
    const beside = stream(SEED, 'a');
    const other = stream(SEED, 'b');
    const mixed = [beside.next(), other.next(), beside.next()];
    expect([mixed[0], mixed[2]]).toEqual(first);
  });

  it('differs by seed and by name, even if one name is a prefix of another', () => {
    const draws = [
      stream(SEED, 'a'),
      stream(SEED, 'ab'),
      stream(SEED, 'a\0'),
      stream([1, 2], 'a'),
      stream([2, 1], 'a'),
    ].map((source) => source.next());
    expect(new Set(draws).size).toBe(draws.length);
  });

  it('is uniform: all six orders of three items are about equally frequent', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 6_000; i += 1) {
      const order = shuffled(stream(SEED, `even:${i}`), ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  it('picks items in proportion to their weights, and never one without weight', () => {
    const weights = { light: 1, none: 0, heavy: 3 };
    const names = ['light', 'none', 'heavy'] as const;
    const counts = { light: 0, none: 0, heavy: 0 };
    const source = stream(SEED, 'weighted');
    for (let i = 0; i < 4_000; i += 1)
      counts[weighted(source, names, (name) => weights[name]) ?? 'none'] += 1;
    expect(counts.none).toBe(0);
    expect(Math.abs(counts.light - 1_000)).toBeLessThan(150);
    expect(weighted(source, names, () => 0)).toBeUndefined();
  });

  it('stays below its bound', () => {
    const source = stream(SEED, 'bound');
    for (let bound = 1; bound < 200; bound += 1) expect(source.below(bound)).toBeLessThan(bound);
  });
});
