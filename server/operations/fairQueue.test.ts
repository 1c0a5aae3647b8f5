import { expect, it } from 'vitest';
import { createCap, createFairQueue } from '#server/operations/fairQueue.ts';

/** Work that ends on demand. */
function works() {
  const begun: string[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const work = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push(name);
      ends.push((error) => (error ? reject(error) : resolve(name)));
    });
  return { begun, ends, work };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
const BUSY = { detail: { type: 'server.BUSY', retryAfter: 5 } };

it('runs one task after another, even after one fails', async () => {
  const { begun, ends, work } = works();
  const turn = createFairQueue();
  const [one, two] = [turn('ana', work('one')), turn('ben', work('two'))];
  await settled();
  expect(begun).toEqual(['one']);
  ends[0]?.(new Error('no picture'));
  await expect(one).rejects.toThrow('no picture');
  await settled();
  expect(begun).toEqual(['one', 'two']);
  ends[1]?.();
  expect(await two).toBe('two');
});

it('limits the tasks waiting per host and in total', async () => {
  const { ends, work } = works();
  const turn = createFairQueue();
  const all = Array.from({ length: 6 }, () => turn('ana', work('ana')));
  await expect(turn('ana', work('ana'))).rejects.toMatchObject(BUSY);
  for (const host of ['ben', 'cleo', 'dora', 'eve'])
    for (let n = 0; n < 6; n += 1) all.push(turn(host, work(host)));
  await expect(turn('fay', work('fay'))).rejects.toMatchObject(BUSY);
  await settled();
  ends[0]?.();
  await all[0];
  const next = turn('ana', work('ana'));
  for (let n = 1; n <= 30; n += 1) {
    await settled();
    ends[n]?.();
  }
  expect(await Promise.all([...all, next])).toHaveLength(31);
});

it('limits what runs with one key at a time', async () => {
  const { begun, ends, work } = works();
  const cap = createCap(2);
  const both = [cap('school', work('one')), cap('school', work('two'))];
  await expect(cap('school', work('three'))).rejects.toMatchObject(BUSY);
  const other = cap('home', work('four'));
  ends[0]?.();
  await both[0];
  const next = cap('school', work('five'));
  expect(begun).toEqual(['one', 'two', 'four', 'five']);
  for (const end of ends) end();
  expect(await Promise.all([...both, other, next])).toHaveLength(4);
});
