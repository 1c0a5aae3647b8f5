// Figures that act: what comes out when, and that nothing of it stays.

import { type Container, Sprite } from 'pixi.js';
import { afterEach, expect, it } from 'vitest';
import type { Character } from '#core/room/characters.ts';
import { avatarFixture, GRAND_AVATAR } from '#scenes/avatars/avatarFixture.ts';
import { FIXTURE_NOW } from '#scenes/gallery.ts';
import { lobbyFixtures } from '#scenes/player/fixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { MotionPolicy } from '#scenes/ports.ts';
import { showScene } from '#scenes/registry.ts';
import { picturesSettled, testStage, type TestStage } from '#scenes/stage/testStage.ts';

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});

const wearing = (character: Character): PlayerStageView => {
  const few = lobbyFixtures['few'] as PlayerStageView;
  return { ...few, player: { ...few.player, me: { ...few.player.me, character } } };
};

/** The player's own figure in a lobby, after it has arrived. */
async function inLobby(policy: MotionPolicy, character: Character) {
  const test = await testStage({ now: FIXTURE_NOW, policy });
  open = test;
  const show = async (next: Character): Promise<void> => {
    await showScene(test.stage, { id: 'lobby', view: wearing(next) }, () => true);
  };
  await show(character);
  await picturesSettled();
  test.time.advance(5_000);
  const sprites = (): readonly Sprite[] => {
    const all = (node: Container): readonly Container[] => [node, ...node.children.flatMap(all)];
    const me = test.stage.debug.root.getChildByLabel('me', true);
    return (me ? all(me) : []).filter((node) => node instanceof Sprite);
  };
  return {
    test,
    show,
    sprites,
    /** Lets time pass until this is so: it acts once its faces have been drawn or loaded. */
    until: (isSo: () => boolean) =>
      expect
        .poll(
          () => {
            test.time.advance(20);
            return isSo();
          },
          { timeout: 60_000 },
        )
        .toBe(true),
    shown: () => sprites().filter(({ visible, alpha }) => visible && alpha > 0).length,
  };
}

it.each([
  ['full', 'a monster', 30],
  ['full', 'an avatar', avatarFixture(4)],
  ['reduced', 'an avatar', avatarFixture(4)],
] as const)('waves when its character changes: %s motion, %s', async (policy, _name, character) => {
  const { test, show, shown, until } = await inLobby(policy, 3);
  const before = shown();
  await show(character);
  await until(() => shown() === before + 1);
  test.time.advance(2_000);
  expect(shown()).toBe(before);
  expect(test.stage.debug.motions).toBe(0);
});

it('is still where nothing may move', async () => {
  const { test, show, shown } = await inLobby('none', 3);
  const before = shown();
  await show(avatarFixture(4));
  test.time.advance(280);
  expect(shown()).toBe(before);
});

it('waves with the free mitt, and takes its wheel and leaves along', async () => {
  const { test, show, sprites, until } = await inLobby('full', 3);
  const turning = () => sprites().filter(({ rotation, visible }) => visible && rotation !== 0);
  await show(GRAND_AVATAR);
  await until(() => turning().length > 0);
  test.time.advance(150);
  const turned = turning();
  // The wheel, the loose patch, and the mitt.
  expect(turned).toHaveLength(3);
  expect(turned.some(({ x }) => x < 0)).toBe(true);
  test.time.advance(2_000);
  expect(turning()).toEqual([]);
});
