import { describe, expect, it } from 'vitest';
import { ACT_MS, mittPose } from '#scenes/avatars/mittPose.ts';
import { MOVES, partPose, type ActName } from '#scenes/avatars/movingParts.ts';
import type { MoveName } from '#scenes/ports.ts';

const ACTS = Object.keys(ACT_MS) as ActName[];
const NAMES = Object.keys(MOVES) as MoveName[];

/** Each way of the mitt as it turns, as the furthest point and how often it passes the middle. */
function turnsOf(act: ActName): { readonly most: number; readonly passes: number } {
  const turns = Array.from({ length: ACT_MS[act] }, (_, ms) => mittPose(act, ms, true)?.turn ?? 0);
  const signs = turns.map((turn) => Math.sign(Math.round(turn * 1_000))).filter((sign) => sign !== 0);
  return {
    most: (Math.max(...turns.map(Math.abs)) * 180) / Math.PI,
    passes: signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length,
  };
}

describe('mitts', () => {
  it('are hidden before and after each act', () => {
    for (const act of ACTS)
      for (const isFirst of [true, false])
        expect([mittPose(act, 0, isFirst), mittPose(act, ACT_MS[act], isFirst)]).toEqual([null, null]);
  });

  it('never jump in the middle of one', () => {
    for (const act of ACTS)
      for (let ms = 1; ms + 2 < ACT_MS[act]; ms += 1) {
        const [before, after] = [mittPose(act, ms, true), mittPose(act, ms + 1, true)];
        const step = Math.hypot((after?.out ?? 0) - (before?.out ?? 0), (after?.up ?? 0) - (before?.up ?? 0));
        expect(step, `${act} at ${ms}`).toBeLessThan(8);
      }
  });

  it('wave with one of them, which turns three times', () => {
    expect(mittPose('wave', 300, false)).toBeNull();
    const { most, passes } = turnsOf('wave');
    expect(most).toBeCloseTo(14, 0);
    expect(passes).toBe(2);
  });
});

describe('moving parts', () => {
  it('are at rest before and after each act, and in acts that are not theirs', () => {
    for (const name of NAMES)
      for (const act of ACTS) {
        const rest = { rotation: 0, width: 1, alpha: MOVES[name].isAtRest ? 1 : 0 };
        const shares = MOVES[name].acts.includes(act) ? [0, 1] : [0, 0.3, 0.5, 1];
        for (const share of shares) expect(partPose([name, 150, 100], act, share)).toEqual(rest);
      }
  });

  it('come to rest without a jump', () => {
    for (const name of NAMES)
      for (const act of MOVES[name].acts) {
        const { rotation, width, alpha } = partPose([name, 150, 100], act, 0.9999);
        const isTurned = Math.abs(Math.sin(rotation)) > 0.02 || Math.abs(width - 1) > 0.02;
        expect([name, isTurned, Math.abs(alpha - Number(MOVES[name].isAtRest)) > 0.02]).toEqual([
          name,
          false,
          false,
        ]);
      }
  });

  it('open to both sides', () => {
    const [left, right] = [100, 140].map((x) => partPose(['open', x, 200], 'cheer', 0.25).rotation);
    expect(left).toBeGreaterThan(0.3);
    expect(right).toBeCloseTo(-(left ?? 0));
  });
});
