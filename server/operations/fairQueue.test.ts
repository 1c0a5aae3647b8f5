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

it('lets hosts take turns, however much one of them has waiting', async () => {
  const { begun, ends, work } = works();
  const turn = createFairQueue();
  const all = ['ana 1', 'ana 2', 'ana 3', 'ben 1', 'cleo 1', 'ben 2'].map((name) =>
    turn(name.slice(0, -2), work(name)),
  );
  for (let n = 0; n < all.length; n += 1) {
    await settled();
    ends[n]?.();
  }
  await Promise.all(all);
  expect(begun).toEqual(['ana 1', 'ben 1', 'cleo 1', 'ana 2', 'ben 2', 'ana 3']);
});

it('limits the tasks waiting per host and in total, at the expense of whoever has most', async () => {
  const { begun, ends, work } = works();
  const turn = createFairQueue();
  const added: Promise<string>[] = [];
  const add = (host: string, times: number) => {
    for (let n = 1; n <= times; n += 1) added.push(turn(host, work(`${host} ${n}`)));
  };
  add('ana', 6);
  await expect(turn('ana', work('ana'))).rejects.toMatchObject(BUSY);
  for (const host of ['ben', 'cleo', 'dora', 'eve']) add(host, 6);
  const results = Promise.allSettled(added);
  // Ana and then Ben make room for Fay; those who have no more than she would have keep theirs.
  const fay = [turn('fay', work('fay 1')), turn('fay', work('fay 2'))];
  for (let n = 0; n < 31; n += 1) {
    await settled();
    ends[n]?.();
  }
  expect(await Promise.all(fay)).toEqual(['fay 1', 'fay 2']);
  const refused = (await results).flatMap((result, n) => (result.status === 'rejected' ? [n] : []));
  expect(refused).toEqual([5, 11]);
  expect(begun).toHaveLength(30);
  expect(begun.indexOf('fay 2')).toBeLessThan(begun.indexOf('eve 3'));
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
