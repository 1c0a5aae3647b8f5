// The queue of a camp: what comes again, and when.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterMiss, afterSettled, isLastAsking, passingOf } from '#core/features/mysticPeak/queue.ts';

describe('a queue', () => {
  it('loses what is settled, and puts at its end what was missed', () => {
    const [a, b, c, d] = [0, 1, 2, 3];
    let queue: readonly number[] = [a, b, c, d];
    queue = afterMiss(queue, a);
    queue = afterSettled(queue, b);
    queue = afterMiss(queue, c);
    queue = afterSettled(queue, d);
    expect(queue).toEqual([a, c]);
    queue = afterMiss(queue, a);
    expect(queue).toEqual([c, a]);
    queue = afterSettled(queue, c);
    expect(queue).toEqual([a]);
    expect(passingOf({ hasKey: true, tries: 2, skips: 0, isAlone: true })).toBe('behind');
  });

  it('asks nothing twice running but what is alone, nothing again before what was not asked, and splits no group', () => {
    const play = fc.record({
      // The group of each question, neighbours of one together.
      groups: fc
        .array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 })
        .map((sizes) => sizes.flatMap((size, number) => Array.from({ length: size }, () => number))),
      misses: fc.array(fc.boolean(), { maxLength: 60 }),
    });
    fc.assert(
      fc.property(play, ({ groups, misses }) => {
        let queue: readonly number[] = [...groups.keys()];
        const asked = new Set<number>();
        const settled = new Set<number>();
        let before: number | undefined;
        for (const missed of [...misses, ...groups.flatMap(() => [false])]) {
          const q = queue[0];
          if (q === undefined) break;
          if (q === before) expect(queue).toHaveLength(1);
          if (asked.has(q)) expect(asked.size).toBe(groups.length);
          else if (before !== undefined && groups[q] === groups[q - 1]) expect(before).toBe(q - 1);
          asked.add(q);
          if (!missed) settled.add(q);
          queue = missed ? afterMiss(queue, q) : afterSettled(queue, q);
          before = q;
          const unsettled = [...groups.keys()].filter((each) => !settled.has(each));
          expect(queue.toSorted((a, b) => a - b)).toEqual(unsettled);
        }
      }),
    );
  });
});

describe('skipping', () => {
  const asked = { hasKey: true, tries: 0, skips: 0, isAlone: false };

  it.each([
    ['puts a question at the end', asked, 'later'],
    ['does so twice', { ...asked, skips: 1 }, 'later'],
    ['does not do so a third time', { ...asked, skips: 2 }, null],
    ['is refused where nothing else is left', { ...asked, isAlone: true }, null],
    ['is no try', { ...asked, tries: 1, skips: 2 }, null],
    ['leaves behind what was tried twice', { ...asked, tries: 2 }, 'behind'],
    ['does so however often it was skipped', { ...asked, tries: 2, skips: 2 }, 'behind'],
    ['does so where it is alone', { ...asked, tries: 3, isAlone: true }, 'behind'],
    ['puts at the end what has no right answer', { ...asked, hasKey: false }, 'later'],
    ['leaves that behind the second time', { ...asked, hasKey: false, skips: 1 }, 'behind'],
    ['leaves it behind at once where it is alone', { ...asked, hasKey: false, isAlone: true }, 'behind'],
  ] as const)('%s', (_, question, expected) => {
    expect(passingOf(question)).toBe(expected);
  });

  it('ends with the 20th asking by itself', () => {
    expect([1, 19, 20, 21].map(isLastAsking)).toEqual([false, false, true, true]);
  });
});

describe('a camp', () => {
  it('ends whatever is done in it, and nothing is left behind that was not tried twice, or asked 20 times', () => {
    type Way = 'right' | 'miss' | 'skip';
    const play = fc.record({
      keys: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      // Some never get anything right.
      ways: fc.infiniteStream(fc.constantFrom<Way>('right', 'miss', 'skip')),
      isHopeless: fc.boolean(),
    });
    fc.assert(
      fc.property(play, ({ keys, ways, isHopeless }) => {
        let queue: readonly number[] = [...keys.keys()];
        const counts = keys.map(() => ({ asking: 0, tries: 0, skips: 0 }));
        let askings = 0;
        while (queue[0] !== undefined) {
          const q = queue[0];
          const count = counts[q] as (typeof counts)[number];
          const hasKey = keys[q] ?? false;
          count.asking += 1;
          askings += 1;
          const wish = ways.next().value ?? 'right';
          const passing = passingOf({ ...count, hasKey, isAlone: queue.length === 1 });
          const isSkip = wish === 'skip' && passing !== null;
          if (isSkip && passing === 'behind') {
            if (hasKey) expect(count.tries).toBeGreaterThanOrEqual(2);
            else expect(count.skips === 1 || queue.length === 1).toBe(true);
            queue = afterSettled(queue, q);
            continue;
          }
          if (isSkip) count.skips += 1;
          else count.tries += 1;
          const isRight = !isSkip && (!hasKey || (wish === 'right' && !isHopeless));
          const isOver = isRight || isLastAsking(count.asking);
          queue = isOver ? afterSettled(queue, q) : afterMiss(queue, q);
          expect(count.skips).toBeLessThanOrEqual(2);
        }
        expect(askings).toBeLessThanOrEqual(20 * keys.length);
      }),
    );
  });
});
