// The wait for the podium and the player's own moment after it.

import { afterEach, expect, it } from 'vitest';
import { CHARACTER_COUNT } from '#core/room/characters.ts';
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

async function start(policy: MotionPolicy, size = { width: 390, height: 844 }) {
  const test = await testStage({ now: FIXTURE_NOW, ...size, policy });
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

it.each([
  [390, 844],
  [844, 390],
  [1_366, 768],
])('crowns every character below the title at %i x %i', async (width, height) => {
  const { test } = await start('none', { width, height });
  const view = fixture('first');
  for (let character = 0; character < CHARACTER_COUNT; character += 1) {
    const player = { ...view.player, me: { ...view.player.me, character } };
    await showScene(test.stage, { id: 'gameOver', view: { ...view, player } }, () => true);
    const boxOf = (label: string) =>
      labeledTree(test.stage.debug.root).find((node) => node.label === label)?.box;
    const [title, crown] = [boxOf('title'), boxOf('crown')];
    if (!title || !crown) throw new Error('not drawn');
    const isBeside = crown[0] + crown[2] <= title[0];
    expect(isBeside || crown[1] >= title[1] + title[3], `${character}`).toBe(true);
  }
});
