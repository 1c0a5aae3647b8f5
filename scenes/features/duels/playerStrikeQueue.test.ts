import { expect, it } from 'vitest';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import { leavesSnow, takeNextBatch, currentNews } from '#scenes/features/duels/playerStrikeQueue.ts';

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

it('shows two strikes in turn, the second faster', () => {
  const waiting = [news(1), news(2)];
  expect(takeNextBatch(waiting, true)).toMatchObject({ news: { id: 1 }, count: 1, pace: 1 });
  const second = takeNextBatch(waiting, false);
  expect(second).toMatchObject({ news: { id: 2 }, count: 1 });
  expect(1 / (second?.pace ?? 0)).toBeCloseTo(0.6);
  expect(takeNextBatch(waiting, false)).toBeNull();
});

it('shows three or more waiting strikes as one, represented by a hit', () => {
  const waiting = [news(1), news(2), news(3, { outcome: 'brokeTargetShield', points: 0 })];
  expect(takeNextBatch(waiting, true)).toMatchObject({ news: { id: 2 }, count: 3, points: -600 });
  expect(waiting).toEqual([]);
});

it('reports the newest while it is recent, and many as a number', () => {
  const two = [news(1), news(2)];
  expect(currentNews(two, 250, 4_000)).toMatchObject({ news: { id: 2 }, count: 1, until: 4_200 });
  expect(currentNews([...two, news(3)], 350, 4_000)).toMatchObject({ count: 3, points: -900 });
  expect(currentNews(two, 4_200, 4_000)).toBeNull();
  expect(currentNews([news(1, { role: 'striker' })], 150, 4_000)).toBeNull();
});

it('leaves snow only on players who are hit', () => {
  expect(leavesSnow(news(1))).toBe(true);
  expect(leavesSnow(news(1, { outcome: 'absorbed' }))).toBe(false);
  expect(leavesSnow(news(1, { role: 'third', outcome: 'deflected' }))).toBe(true);
  expect(leavesSnow(news(1, { role: 'striker' }))).toBe(false);
  expect(leavesSnow(news(1, { role: 'striker', outcome: 'rebounded' }))).toBe(true);
});
