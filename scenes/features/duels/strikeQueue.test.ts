import { describe, expect, it } from 'vitest';
import type { StrikeView } from '#core/features/duels/views.ts';
import { hitBy, newStrikes, STRIKE_PACE_MS, StrikeQueue } from '#scenes/features/duels/strikeQueue.ts';
import { duels as duelsOnProjector } from '#scenes/features/duels/projector.ts';
import { MANY, strikeOf, withStrikes } from '#scenes/features/duels/projectorFixtures.ts';
import { spokenText } from '#scenes/message.ts';
import { viewOf } from '#scenes/projector/fixtureViews.ts';

describe('StrikeQueue', () => {
  it('starts the first strike immediately and each next one 1,200 ms later, in order', () => {
    const queue = new StrikeQueue();
    queue.add(MANY.slice(0, 2), 3);
    expect(queue.take(10_000, STRIKE_PACE_MS)?.id).toBe(1);
    expect(queue.nextAt).toBe(11_200);
    expect(queue.take(11_199, STRIKE_PACE_MS)).toBeNull();
    expect(queue.take(11_200, STRIKE_PACE_MS)?.id).toBe(2);
    expect(queue.nextAt).toBeNull();
    expect(queue.takeOverflowCount()).toBe(0);
  });

  it('counts every strike exactly once, as shown or as extra', () => {
    const queue = new StrikeQueue();
    let shown = 0;
    let more = 0;
    for (const [second, strike] of [...MANY, ...MANY, ...MANY].entries()) {
      queue.add([strike, strike], 3);
      if (queue.take(second * 1_000, STRIKE_PACE_MS)) shown += 1;
      more += queue.takeOverflowCount();
    }
    for (let at = 45_000; queue.nextAt !== null; at += STRIKE_PACE_MS)
      if (queue.take(at, STRIKE_PACE_MS)) shown += 1;
    expect(shown + more).toBe(90);
    expect(shown).toBeGreaterThan(20);
  });
});

/**
 * Each line's key with its names: striker and target both within a sentence and at its start, the third
 * within one.
 */
const told = (before: readonly StrikeView[], after: readonly StrikeView[]) => {
  const view = (strikes: readonly StrikeView[]) => withStrikes(viewOf(), strikes).projector;
  return (duelsOnProjector.news?.(view(before), view(after)) ?? []).map(({ line }) =>
    spokenText((key, values) => [key.replace('duels:', ''), ...Object.values(values ?? {})].join(' '), line),
  );
};

describe('the ticker', () => {
  it('reports each outcome once', () => {
    const one = strikeOf(1, 'standard', 'deflected');
    expect(told([], [one])).toEqual(['wall.deflected Sofía Sofía Mia Mia Kwame']);
    expect(told([one], [one])).toEqual([]);
    expect(newStrikes(MANY.slice(0, 5), MANY.slice(3, 7)).map(({ id }) => id)).toEqual([6, 7]);
  });

  it('does not name a hidden striker', () => {
    expect(told([], [strikeOf(1, 'stealth', 'struckTarget', null)])).toEqual([
      'wall.struckTarget somebody.within somebody.first Mia Mia somebody.within',
    ]);
  });
});

it('puts snow on the player hit in the end, unless that player is hidden', () => {
  const hit = (...of: Parameters<typeof strikeOf>) => hitBy(strikeOf(...of))?.name ?? null;
  expect(hit(1, 'standard', 'struckTarget')).toBe('Mia');
  expect(hit(1, 'standard', 'rebounded')).toBe('Sofía');
  expect(hit(1, 'stealth', 'rebounded', null)).toBeNull();
  expect(hit(1, 'standard', 'deflected')).toBe('Kwame');
  expect(hit(1, 'standard', 'absorbed')).toBeNull();
  expect(hit(1, 'standard', 'brokeTargetShield')).toBeNull();
});
