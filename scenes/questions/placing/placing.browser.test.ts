import '@fontsource-variable/quicksand/wght.css';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { CLASSIFICATION } from '#scenes/questions/classification/fixtures.ts';
import { MATCH } from '#scenes/questions/match/fixtures.ts';
import { loadQuestionParts } from '#scenes/questions/registry.ts';
import { questionScene } from '#scenes/playerScenes.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

const FIXTURES = { ...prefixed('match', MATCH), ...prefixed('sort', CLASSIFICATION) };
function prefixed<View>(kind: string, views: Readonly<Record<string, View>>): Record<string, View> {
  return Object.fromEntries(Object.entries(views).map(([name, view]) => [`${kind} ${name}`, view]));
}

let open: TestStage | null = null;
beforeAll(() => loadQuestionParts('all'));
afterEach(() => {
  open?.destroy();
  open = null;
});

async function show(name: string, policy: 'full' | 'none' = 'none', width = 390): Promise<TestStage> {
  const view = FIXTURES[name];
  if (!view) throw new Error(`no ${name}`);
  open ??= await testStage({ width, height: width < 500 ? 844 : 768, policy, now: FIXTURE_NOW });
  open.stage.show(questionScene, view);
  open.time.advance(2_000);
  return open;
}
const targetOf = ({ stage }: TestStage, id: string) => stage.targets().find((target) => target.id === id);
function middleOf(test: TestStage, id: string) {
  const { rect } = targetOf(test, id) ?? {};
  if (!rect) throw new Error(`no ${id}`);
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}
function point(test: TestStage, type: string, { x, y }: { readonly x: number; readonly y: number }): void {
  const box = test.stage.canvas.getBoundingClientRect();
  const at = { clientX: box.x + x, clientY: box.y + y, pointerId: 1, pointerType: 'mouse', buttons: 1 };
  test.stage.canvas.dispatchEvent(new PointerEvent(type, at));
}
function press(test: TestStage, id: string): void {
  for (const type of ['pointerdown', 'pointerup']) point(test, type, middleOf(test, id));
}
function drag(test: TestStage, id: string, to: string): void {
  const from = middleOf(test, id);
  point(test, 'pointerdown', from);
  point(test, 'pointermove', { ...from, y: from.y - 20 });
  point(test, 'pointermove', middleOf(test, to));
  test.time.advance(60);
  point(test, 'pointerup', middleOf(test, to));
}

it.each(Object.keys(FIXTURES))(
  'shows "%s" with everything to press large enough, on a phone and beyond',
  async (name) => {
    for (const width of [390, 1366]) {
      const test = await show(name, 'none', width);
      for (const { id, rect, intent } of test.stage.targets()) {
        if (!/^(piece|place|count):/.test(id) || !intent) continue;
        expect(Math.min(rect.width, rect.height), `${id} at ${width}`).toBeGreaterThanOrEqual(44);
        expect(rect.x, id).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width, id).toBeLessThanOrEqual(width);
      }
      test.destroy();
      open = null;
    }
  },
);

it('ties the next prompt with one press, and hauls the match to its row', async () => {
  const test = await show('match open');
  press(test, 'piece:i3');
  expect(test.intents).toEqual([{ type: 'put', piece: 'i3', place: 0 }]);
  await show('match some');
  expect(middleOf(test, 'piece:i3').y).toBeCloseTo(middleOf(test, 'place:0').y);
});

it('ties by dragging from either side, and leaves a partner where it is dropped on itself', async () => {
  const test = await show('match some');
  drag(test, 'piece:i4', 'place:3');
  await show('match some');
  drag(test, 'place:1', 'piece:i5');
  await show('match some');
  drag(test, 'piece:i5', 'piece:i5');
  drag(test, 'place:1', 'place:1');
  expect(test.intents).toEqual([
    { type: 'put', piece: 'i4', place: 3 },
    { type: 'put', piece: 'i5', place: 1 },
  ]);
});

it('ends the throw of a rope in the same picture as without it', async () => {
  const tree = async (policy: 'full' | 'none') => {
    const test = await show('match some', policy);
    await show('match complete', policy);
    const nodes = JSON.stringify(labeledTree(test.stage.debug.root));
    test.destroy();
    open = null;
    return nodes;
  };
  expect(await tree('full')).toBe(await tree('none'));
});

it('drops the top tag into the pressed basket, and takes one that sticks out', async () => {
  const test = await show('sort open');
  press(test, 'place:1');
  press(test, 'piece:i2');
  expect(test.intents).toEqual([
    { type: 'put', piece: 'i1', place: 1 },
    { type: 'hold', piece: 'i2' },
  ]);
});

it('opens a basket by its count, whose tags can then be taken', async () => {
  const test = await show('sort some');
  press(test, 'count:0');
  await show('sort opened');
  press(test, 'piece:i4');
  await show('sort heldPlaced');
  press(test, 'piece:i4');
  expect(test.intents).toEqual([
    { type: 'hold', piece: 'p1' },
    { type: 'hold', piece: 'i4' },
    { type: 'put', piece: 'i4', place: null },
  ]);
});

it('takes a tag out when it is dragged from its basket to the deck', async () => {
  const test = await show('sort some');
  drag(test, 'piece:i2', 'piece:i3');
  expect(test.intents).toEqual([{ type: 'put', piece: 'i2', place: null }]);
});

it.each(['sort', 'match'])('lets nothing be pressed once an answer to %s is judged', async (kind) => {
  for (const state of ['sending', 'closed', 'partial', 'untold', 'timedOut']) {
    const test = await show(`${kind} ${state}`);
    const pressable = test.stage
      .targets()
      .filter(({ id, intent }) => /^(piece|place|count):/.test(id) && intent);
    expect(pressable, state).toEqual([]);
  }
});
