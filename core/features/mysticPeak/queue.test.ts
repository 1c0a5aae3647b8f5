import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterMiss, afterSettled, isLastTry, passingOf } from '#core/features/mysticPeak/queue.ts';

describe('a queue', () => {
  it('drops settled questions and moves missed ones to its end', () => {
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

  it('repeats nothing immediately unless it is alone, asks new questions first, and splits no group', () => {
    const play = fc.record({
      // Group number of each question; members of a group are adjacent.
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
    ['moves a question to the end', asked, 'later'],
    ['works twice', { ...asked, skips: 1 }, 'later'],
    ['is refused a third time', { ...asked, skips: 2 }, null],
    ['is refused if no other question is left', { ...asked, isAlone: true }, null],
    ['does not count as a try', { ...asked, tries: 1, skips: 2 }, null],
    ['leaves a question behind after two tries', { ...asked, tries: 2 }, 'behind'],
    ['leaves it behind however often it was skipped', { ...asked, tries: 2, skips: 2 }, 'behind'],
    ['leaves it behind if it is the only one left', { ...asked, tries: 3, isAlone: true }, 'behind'],
    ['moves a question without a correct answer to the end', { ...asked, hasKey: false }, 'later'],
    ['leaves it behind the second time', { ...asked, hasKey: false, skips: 1 }, 'behind'],
    [
      'leaves it behind immediately if it is the only one left',
      { ...asked, hasKey: false, isAlone: true },
      'behind',
    ],
  ] as const)('%s', (_, question, expected) => {
    expect(passingOf(question)).toBe(expected);
  });

  it('ends automatically after the question is asked for the 20th time', () => {
    expect([1, 19, 20, 21].map(isLastTry)).toEqual([false, false, true, true]);
  });
});

describe('a camp', () => {
  it('always ends, and leaves behind only questions tried twice or asked 20 times', () => {
    type Way = 'right' | 'miss' | 'skip';
    const play = fc.record({
      keys: fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
      // Some climbers never get anything right.
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
          const isOver = isRight || isLastTry(count.asking);
          queue = isOver ? afterSettled(queue, q) : afterMiss(queue, q);
          expect(count.skips).toBeLessThanOrEqual(2);
        }
        expect(askings).toBeLessThanOrEqual(20 * keys.length);
      }),
    );
  });
});
