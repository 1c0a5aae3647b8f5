// The rope ladder under a pointer: what presses and drags mean, and what they cost to draw.

import '@fontsource-variable/quicksand/wght.css';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadQuestionParts } from '#scenes/questions/registry.ts';
import { questionScene } from '#scenes/playerScenes.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { loadCelebration } from '#scenes/player/celebration/celebration.ts';
import { REORDER } from '#scenes/questions/reorder/fixtures.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

let open: TestStage | null = null;
beforeAll(async () => {
  await Promise.all([loadQuestionParts(true), loadCelebration()]);
});
afterEach(() => {
  open?.destroy();
  open = null;
});

async function show(state: string, policy: 'full' | 'none' = 'none'): Promise<TestStage> {
  const view = REORDER[state];
  if (!view) throw new Error('no such fixture');
  open ??= await testStage({ width: 390, height: 844, policy, now: FIXTURE_NOW });
  open.stage.show(questionScene, view);
  open.time.advance(2_000);
  return open;
}

const middleOf = ({ stage }: TestStage, id: string) => {
  const rect = stage.targets().find((target) => target.id === id)?.rect;
  if (!rect) throw new Error(`no ${id}`);
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
};
function point(test: TestStage, type: string, { x, y }: { readonly x: number; readonly y: number }): void {
  const box = test.stage.canvas.getBoundingClientRect();
  const at = { clientX: box.x + x, clientY: box.y + y, pointerId: 1, pointerType: 'mouse', buttons: 1 };
  test.stage.canvas.dispatchEvent(new PointerEvent(type, at));
}
function press(test: TestStage, id: string): void {
  for (const type of ['pointerdown', 'pointerup']) point(test, type, middleOf(test, id));
}

it('picks a rung up, puts it where another is pressed, and puts it back', async () => {
  const test = await show('open');
  press(test, 'piece:i4');
  await show('held');
  press(test, 'piece:i1');
  press(test, 'piece:i4');
  for (const type of ['pointerdown', 'pointerup']) point(test, type, { x: 195, y: 150 });
  expect(test.intents).toEqual([
    { type: 'hold', piece: 'i4' },
    { type: 'put', piece: 'i4', place: 0 },
    { type: 'hold', piece: null },
    { type: 'hold', piece: null },
  ]);
});

it('moves a held rung by its keys, which keep it in hand and end at the top', async () => {
  const test = await show('held');
  press(test, 'up');
  await show('heldTop');
  press(test, 'up');
  expect(test.intents).toEqual([
    { type: 'put', piece: 'i4', place: 2 },
    { type: 'hold', piece: 'i4' },
  ]);
});

it('opens a gap for a rung that is dragged, and puts it there', async () => {
  const test = await show('open');
  const from = middleOf(test, 'piece:i4');
  const to = middleOf(test, 'piece:i2');
  point(test, 'pointerdown', from);
  point(test, 'pointermove', { ...from, y: from.y - 20 });
  const { frames } = test.stage.debug;
  point(test, 'pointermove', to);
  test.time.advance(60);
  expect(test.stage.debug.frames - frames).toBe(1);
  point(test, 'pointerup', to);
  expect(test.intents).toEqual([{ type: 'put', piece: 'i4', place: 1 }]);
});

it('puts a rung back that is dropped beside the ladder', async () => {
  const test = await show('open');
  const from = middleOf(test, 'piece:i4');
  point(test, 'pointerdown', from);
  point(test, 'pointermove', { x: from.x, y: 140 });
  point(test, 'pointerup', { x: from.x, y: 140 });
  expect(test.intents).toEqual([]);
  expect(test.sounds.slice(-2)).toEqual(['pickUp', 'putBack']);
});

it('plays a step of the scale for each rung that was kept', async () => {
  const test = await show('sending', 'full');
  test.sounds.length = 0;
  await show('correct');
  expect(test.sounds.filter((name) => name.startsWith('putDown'))).toEqual([
    'putDown',
    'putDown +2',
    'putDown +4',
    'putDown +7',
    'putDown +9',
  ]);
});

it.each(['eight', 'eightHeld', 'eightPartial', 'moved', 'pictures', 'ten'])(
  'draws %s within its budget, and sleeps over it',
  async (state) => {
    const test = await show(state);
    const before = test.drawCalls();
    test.stage.setFocus(null);
    test.draws = true;
    test.time.advance(20);
    test.draws = false;
    const scrolls = test.stage.scrollBy(1);
    expect(test.drawCalls() - before).toBeLessThanOrEqual(scrolls ? 30 : 26);
    test.stage.settle();
    test.time.advance(1_000);
    const { frames } = test.stage.debug;
    test.time.advance(5_000);
    // The clock's seconds.
    expect(test.stage.debug.frames - frames).toBeLessThanOrEqual(5);
  },
);
