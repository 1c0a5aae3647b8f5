import { expect, it } from 'vitest';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import { isStruck, nextShowing, toldNow } from '#scenes/features/duels/queue.ts';

const news = (id: number, changes: Partial<DuelNewsView> = {}): DuelNewsView => ({
  id,
  at: id * 100,
  role: 'target',
  strike: 'standard',
  outcome: 'struckTarget',
  met: null,
  by: null,
  on: null,
  third: null,
  points: -300,
  ...changes,
});

it('shows two one after the other, the second in less time', () => {
  const waiting = [news(1), news(2)];
  expect(nextShowing(waiting, true)).toMatchObject({ news: { id: 1 }, count: 1, pace: 1 });
  const second = nextShowing(waiting, false);
  expect(second).toMatchObject({ news: { id: 2 }, count: 1 });
  expect(1 / (second?.pace ?? 0)).toBeCloseTo(0.6);
  expect(nextShowing(waiting, false)).toBeNull();
});

it('shows three or more that wait as one, by what hit', () => {
  const waiting = [news(1), news(2), news(3, { outcome: 'brokeTargetShield', points: 0 })];
  expect(nextShowing(waiting, true)).toMatchObject({ news: { id: 2 }, count: 3, points: -600 });
  expect(waiting).toEqual([]);
});

it('tells the newest for as long as it is told, and many as a number', () => {
  const two = [news(1), news(2)];
  expect(toldNow(two, 250, 4_000)).toMatchObject({ news: { id: 2 }, count: 1, until: 4_200 });
  expect(toldNow([...two, news(3)], 350, 4_000)).toMatchObject({ count: 3, points: -900 });
  expect(toldNow(two, 4_200, 4_000)).toBeNull();
  expect(toldNow([news(1, { role: 'striker' })], 150, 4_000)).toBeNull();
});

it('knows on whom snow stays', () => {
  expect(isStruck(news(1))).toBe(true);
  expect(isStruck(news(1, { outcome: 'absorbed' }))).toBe(false);
  expect(isStruck(news(1, { role: 'third', outcome: 'deflected' }))).toBe(true);
  expect(isStruck(news(1, { role: 'striker' }))).toBe(false);
  expect(isStruck(news(1, { role: 'striker', outcome: 'rebounded' }))).toBe(true);
});
