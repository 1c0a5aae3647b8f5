// The wait for the podium and the player's own moment after it.

import { afterEach, expect, it } from 'vitest';
import type { MotionPolicy } from '#scenes/ports.ts';
import { FIXTURE_NOW } from '#scenes/gallery.ts';
import { gameOverFixtures } from '#scenes/player/fixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});

const fixture = (name: string): PlayerStageView => gameOverFixtures[name] as PlayerStageView;

async function start(policy: MotionPolicy) {
  const test = await testStage({ now: FIXTURE_NOW, width: 390, height: 844, policy });
  open = test;
  const show = (name: string) => showScene(test.stage, { id: 'gameOver', view: fixture(name) }, () => true);
  const isShown = (label: string): boolean =>
    labeledTree(test.stage.debug.root).some((node) => node.label === label);
  return { test, show, isShown };
}

it('rolls the drum in silence until the projector has shown the podium, then rests', async () => {
  const { test, show, isShown } = await start('full');
  await show('waiting');
  test.time.advance(4_000);
  expect(test.stage.debug.motions).toBeGreaterThan(0);
  expect(isShown('drum')).toBe(true);
  expect(test.sounds).toEqual([]);
  test.time.advance(2_500);
  expect(test.stage.debug.motions).toBe(0);
});

it.each(['full', 'reduced', 'none'] as const)('has the same end with %s motion', async (policy) => {
  const { test, show, isShown } = await start(policy);
  await show('waiting');
  test.time.advance(3_000);
  if (policy !== 'full') expect(test.stage.debug.motions).toBe(0);
  expect([isShown('drum'), isShown('medal'), isShown('moment')]).toEqual([true, false, false]);
  await show('third');
  expect(test.sounds).toEqual(['podiumFirst']);
  test.time.advance(4_000);
  expect([isShown('drum'), isShown('medal')]).toEqual([false, true]);
  await show('fourteenth');
  expect(isShown('moment')).toBe(true);
});
