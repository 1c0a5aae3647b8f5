import { expect, it } from 'vitest';
import { READINGS_PREFIX } from '#src/platform/storage/forgetGames.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { keepReading, loadReading, type Reading } from '#src/platform/storage/readings.ts';

const reading: Reading = { share: 0.5, place: 0.2, marks: [{ from: 0, to: 9, color: 1 }] };

it('reads back what was kept, and what an earlier version kept of it', async () => {
  const kv = createMemoryKv();
  await keepReading(kv, 'a', reading);
  await kv.set(`${READINGS_PREFIX}b`, { place: 0.3, keptAt: Date.now() });
  expect(await loadReading(kv, 'a')).toEqual(reading);
  expect(await loadReading(kv, 'b')).toEqual({ share: null, place: 0.3, marks: [] });
});

it.each([
  null,
  'text',
  [],
  { keptAt: Infinity, marks: 'text' },
  { keptAt: Infinity, marks: [null] },
  { keptAt: Infinity, marks: [{ from: -5, to: 3, color: 0 }] },
  { keptAt: Infinity, marks: [{ from: 0, to: 3 }] },
  { keptAt: Infinity, share: '0.5' },
  { keptAt: Infinity, place: Number.NaN },
])('forgets what is no reading, and still finds the one that is: %j', async (broken) => {
  const kv = createMemoryKv();
  await kv.set(`${READINGS_PREFIX}broken`, broken);
  await keepReading(kv, 'a', reading);
  expect(await loadReading(kv, 'broken')).toBeNull();
  expect(await kv.get(`${READINGS_PREFIX}broken`)).toBeUndefined();
  expect(await loadReading(kv, 'a')).toEqual(reading);
});
