import { describe, expect, it } from 'vitest';
import { accuracyOf, scoreOf } from '#core/scoring/score.ts';

const full = { fraction: { right: 1, of: 1 }, elapsedMs: 0, timeMs: 30_000, timerOn: true, streak: 1 };

describe('the timer bonus', () => {
  it.each([
    [0, 400],
    [749, 400],
    [750, 390],
    [15_000, 200],
    [29_999, 0],
    [30_000, 0],
    [90_000, 0],
  ])('after %i ms of 30 s is %i', (elapsedMs, timer) => {
    expect(scoreOf({ ...full, elapsedMs })).toEqual({ base: 600, timer, streak: 0, total: 600 + timer });
  });

  it('is for full answers only, and needs a timer', () => {
    expect(scoreOf({ ...full, fraction: { right: 1, of: 2 } })).toMatchObject({ base: 300, timer: 0 });
    expect(scoreOf({ ...full, timerOn: false })).toMatchObject({ base: 600, timer: 0 });
  });
});

describe('the streak bonus', () => {
  it.each([
    [1, 0],
    [2, 100],
    [3, 100],
    [4, 200],
    [6, 200],
    [7, 300],
    [40, 300],
  ])('for a streak of %i is %i, and half of that without a timer', (streak, points) => {
    expect(scoreOf({ ...full, streak }).streak).toBe(points);
    expect(scoreOf({ ...full, streak, timerOn: false }).streak).toBe(points / 2);
  });
});

it('a partial answer earns its share of the base, rounded to 10', () => {
  expect(scoreOf({ ...full, fraction: { right: 1, of: 7 } }).base).toBe(90);
  expect(scoreOf({ ...full, fraction: { right: 0, of: 7 } }).total).toBe(0);
});

it('accuracy is a rounded percentage of what could be earned', () => {
  expect(accuracyOf(200, 300, 3)).toBe(67);
  expect(accuracyOf(0, 0, 0)).toBe(0);
  expect(accuracyOf(0, 0, 2)).toBe(100);
});
