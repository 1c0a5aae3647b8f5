import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { spokenText } from '#scenes/message.ts';
import { announcementsOf, pointsMessage } from '#src/features/powerups/news.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { Shown } from '#src/game/phases/phase.ts';
import { testI18n } from '#src/testing/renderPage.tsx';
import { started } from '#src/features/powerups/startedGame.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function sentences(before: PlayerView, after: PlayerView, hasKeys = true) {
  const { t } = await testI18n();
  const shown = (view: PlayerView): Shown => ({
    view,
    draft: NO_DRAFT,
    phase: null,
    scene: 'question',
    hasKeys,
  });
  return announcementsOf(shown(before), shown(after)).map((each) =>
    spokenText((key, values) => t(key, values ?? {}), each),
  );
}

it('announces each event once, and at most two at a time', async () => {
  const { ana, ben, give, view, use, game } = started();
  const empty = view();
  give('fiftyFifty');
  const carded = view();
  expect(await sentences(empty, carded)).toEqual([
    'A power-up from your teacher: 50-50. Press Shift + 1 to use it.',
  ]);
  expect(await sentences(empty, carded, false)).toEqual(['A power-up from your teacher: 50-50.']);
  expect(await sentences(carded, carded)).toEqual([]);
  game.wait(2_000);
  use(ana, 'fiftyFifty');
  const used = view();
  expect(await sentences(carded, used)).toEqual(['50-50: 2 answers removed.']);
  give('addPoints');
  give('stealPoints', ben);
  give('prank', ben);
  game.wait(2_000);
  use(ana, 'addPoints');
  const rich = view();
  expect((await sentences(used, rich)).at(-1)).toBe('1,000 points for you!');
  use(ben, 'stealPoints');
  const poor = view();
  expect(await sentences(rich, poor)).toEqual(['Ben took 600 points from you.']);
  use(ben, 'prank', ana);
  expect(await sentences(poor, view())).toEqual([
    'Ben shuffled your answers. They look different, but they’re the same.',
  ]);
  expect(await sentences(empty, view())).toHaveLength(2);
});

it('announces room-wide effects, but only once to the player who used them', async () => {
  const { ana, ben, give, view, use, game } = started(['powerPlay']);
  give('glitch', ben);
  game.wait(2_000);
  const before = view();
  use(ana, 'powerPlay');
  const on = view();
  expect(on.room.powerupEffects).toEqual([]);
  expect(await sentences(before, on)).toEqual(['1.5x for everyone, 25 seconds!']);
  use(ben, 'glitch');
  expect(await sentences(on, view())).toEqual(['Glitch! You can still read.']);
});

it("announces others' boosts for everyone by what they do", async () => {
  const { ben, give, view, use, game } = started();
  give('powerPlay', ben);
  game.wait(2_000);
  const before = view();
  use(ben, 'powerPlay');
  const on = view();
  expect(await sentences(before, on)).toEqual(['1.5x for everyone, 25 seconds!']);
  game.wait(60_000);
  game.host({ type: 'triggerPowerup', powerup: 'powerPlay' });
  expect(await sentences(on, view())).toEqual(['1.5x for everyone, 25 seconds!']);
});

it('says after the verdict how power-ups changed the points', async () => {
  const { t } = await testI18n();
  const say = (points: readonly (readonly [PowerupId, number])[]) => {
    const powerups = {
      hiddenOptions: [],
      stoppedAt: null,
      mix: null,
      spared: null,
      points: points.map(([powerup, count]) => ({ powerup, points: count })),
    };
    const said = pointsMessage({ powerups });
    return said && spokenText((key, values) => t(key, values ?? {}), said);
  };
  expect(say([['double', 1_200]])).toBe('2x: +1,200 points.');
  expect(say([['doubleJeopardy', -600]])).toBe('Double Jeopardy: −600 points.');
  expect(
    say([
      ['double', 600],
      ['powerPlay', 600],
    ]),
  ).toBe('Power-ups: +1,200 points.');
  expect(say([])).toBeNull();
});
