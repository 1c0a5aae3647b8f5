import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadKinds } from '#core/questions/kinds.ts';
import { questionScene } from '#scenes/playerScenes.ts';
import { REORDER } from '#scenes/questions/reorder/fixtures.ts';
import '#scenes/questions/registry.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

let open: TestStage | null = null;
beforeAll(loadKinds);
afterEach(() => open?.destroy());

it('shows a question without its answers until their code has loaded', async () => {
  open = await testStage({ policy: 'none' });
  const { stage, time } = open;
  const view = REORDER['open'];
  if (!view) throw new Error('there is no such state');
  stage.show(questionScene, view);
  const pieces = () => stage.targets().filter(({ id }) => id.startsWith('piece:')).length;
  expect(stage.targets().some(({ id }) => id === 'question')).toBe(true);
  expect(pieces()).toBe(0);
  await expect
    .poll(() => {
      time.advance(50);
      return pieces();
    })
    .toBe(5);
});
