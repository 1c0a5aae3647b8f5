import '@fontsource-variable/quicksand/wght.css';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { reorderKind } from '#core/questions/reorder/index.ts';
import { MCQ } from '#scenes/questions/mcq/fixtures.ts';
import { loadQuestionParts } from '#scenes/questions/registry.ts';
import { questionScene } from '#scenes/playerScenes.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { loadCelebration } from '#scenes/player/celebration/celebration.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { crowded, REORDER, water } from '#scenes/questions/reorder/fixtures.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

let open: TestStage | null = null;
beforeAll(async () => {
  await Promise.all([loadQuestionParts('all'), loadCelebration()]);
});
afterEach(() => {
  open?.destroy();
  open = null;
});

const viewOf = (state: string): PlayerStageView => {
  const view = REORDER[state];
  if (!view) throw new Error('no such fixture');
  return view;
};
async function show(
  state: string,
  policy: 'full' | 'none' = 'none',
  size = { width: 390, height: 844 },
): Promise<TestStage> {
  open ??= await testStage({ ...size, policy, now: FIXTURE_NOW });
  open.stage.show(questionScene, viewOf(state));
  open.time.advance(2_000);
  return open;
}
/** Texts of the object with this label; undefined when there is none. */
const textsIn = ({ stage }: TestStage, label: string) =>
  labeledTree(stage.debug.root).find((node) => node.label === label)?.texts;

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

it('picks up a rung, puts it where another is pressed, and puts it back', async () => {
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

it('moves a held rung with its keys, which keep it in hand and stop at the top', async () => {
  const test = await show('held');
  press(test, 'up');
  await show('heldTop');
  press(test, 'up');
  expect(test.intents).toEqual([
    { type: 'put', piece: 'i4', place: 2 },
    { type: 'hold', piece: 'i4' },
  ]);
});

it('opens a gap for a dragged rung, and puts it there', async () => {
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

it.each([
  ['is dropped beside the ladder', 140, () => undefined],
  [
    'is over another when Escape is pressed',
    560,
    () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
  ],
])('puts back a rung that %s', async (_where, y, act) => {
  const test = await show('open');
  const { x, y: from } = middleOf(test, 'piece:i4');
  point(test, 'pointerdown', { x, y: from });
  point(test, 'pointermove', { x, y });
  act();
  point(test, 'pointerup', { x, y });
  expect(test.intents).toEqual([]);
  expect(test.sounds.slice(-2)).toEqual(['pickUp', 'putBack']);
});

it('plays a step of the scale for each rung in the right order', async () => {
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

it.each([
  ['of its kind', REORDER['three']],
  ['of another kind', MCQ['open']],
])('stops the reveal once another question %s is shown', async (_kind, next) => {
  const test = await show('sending', 'full');
  test.stage.show(questionScene, viewOf('correct'));
  test.time.advance(200);
  if (next) test.stage.show(questionScene, next);
  test.sounds.length = 0;
  test.time.advance(2_000);
  expect(test.sounds.filter((name) => name.startsWith('putDown'))).toEqual([]);
});

it("says where a misplaced rung belongs, and adds a heading to an order that is no one's answer", async () => {
  const test = await show('partial');
  expect(textsIn(test, 'piece:i1')).toContain('kinds:reorder.belongsAt 3');
  expect(textsIn(test, 'piece:i2')).toContain('kinds:reorder.belongsAt 2');
  expect(textsIn(test, 'piece:i3')?.join()).not.toContain('belongsAt');
  expect(textsIn(test, 'head')).toBeUndefined();
  await show('timedOut');
  expect(textsIn(test, 'head')).toEqual(['kinds:reorder.correctOrder']);
});

it('shows on each rung the letter that picks it up, wherever it is', async () => {
  const test = await show('moved');
  for (const [id, letter] of [
    ['i4', 'D'],
    ['i1', 'A'],
  ] as const) {
    expect(textsIn(test, `piece:${id}`)).toContain(letter);
    expect(reorderKind.can.parts?.pieceOfKey?.(water, letter)).toBe(id);
  }
});

it('shows all words of a rung that has no room for them, right away on focus and after a while on hover', async () => {
  const test = await show('crowded', 'full');
  expect(textsIn(test, 'bubble')).toBeUndefined();
  test.stage.setFocus('piece:i1');
  expect(textsIn(test, 'bubble')?.join().replaceAll('\n', ' ')).toContain(crowded.items[0]?.text);
  test.stage.setFocus(null);
  expect(textsIn(test, 'bubble')).toBeUndefined();
  point(test, 'pointermove', middleOf(test, 'piece:i1'));
  test.time.advance(400);
  expect(textsIn(test, 'bubble')).toBeUndefined();
  test.time.advance(400);
  expect(textsIn(test, 'bubble')).toBeDefined();
  point(test, 'pointermove', middleOf(test, 'piece:i2'));
  expect(textsIn(test, 'bubble')).toBeUndefined();
});

it('scrolls next to its question to a focused rung or key, and for nothing else', async () => {
  const test = await show('eightHeld', 'none', { width: 844, height: 342 });
  const before = middleOf(test, 'piece:i3');
  test.stage.setFocus('question');
  expect(middleOf(test, 'piece:i3')).toEqual(before);
  test.stage.setFocus('piece:i3');
  expect(middleOf(test, 'piece:i3').y).toBeLessThan(before.y);
});

it.each(['eight', 'eightHeld', 'eightPartial', 'moved', 'pictures', 'ten'])(
  'draws %s within its budget, then only for the clock',
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
