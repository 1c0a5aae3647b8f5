import '@fontsource-variable/quicksand/wght.css';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import { questionScene } from '#scenes/playerScenes.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect } from '#scenes/ports.ts';
import { DND_IMAGE } from '#scenes/questions/dndImage/fixtures.ts';
import { HOTSPOT } from '#scenes/questions/hotspot/fixtures.ts';
import { loadQuestionParts } from '#scenes/questions/registry.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

let open: TestStage | null = null;
beforeAll(() => loadQuestionParts('all'));
afterEach(() => {
  open?.destroy();
  open = null;
});

async function show(
  view: PlayerStageView | undefined,
  size = { width: 1366, height: 768 },
): Promise<TestStage> {
  if (!view) throw new Error('no such fixture');
  open ??= await testStage({ ...size, policy: 'none', now: FIXTURE_NOW });
  open.stage.show(questionScene, view);
  open.time.advance(2_000);
  return open;
}

function rectOf({ stage }: TestStage, id: string): Rect {
  const rect = stage.targets().find((target) => target.id === id)?.rect;
  if (!rect) throw new Error(`no ${id}`);
  return rect;
}

/** Presses at these places on the canvas, dragging from each to the next. */
function press({ stage }: TestStage, ...points: readonly { readonly x: number; readonly y: number }[]): void {
  const box = stage.canvas.getBoundingClientRect();
  const send = (type: string, at: number): void => {
    const { x = 0, y = 0 } = points.at(at) ?? {};
    const event = { clientX: box.x + x, clientY: box.y + y, pointerId: 1, pointerType: 'mouse', buttons: 1 };
    stage.canvas.dispatchEvent(new PointerEvent(type, event));
  };
  send('pointerdown', 0);
  for (const at of points.keys()) if (at > 0) send('pointermove', at);
  send('pointerup', -1);
}
const partOf = ({ x, y, width, height }: Rect, across: number, down: number) => ({
  x: x + across * width,
  y: y + down * height,
});

const middle = (rect: Rect) => partOf(rect, 0.5, 0.5);
const ids = ({ stage }: TestStage) => stage.targets().map(({ id }) => id);

it('enlarges the picture by its buttons, and moves it with the mouse, while marks stay on their points', async () => {
  const test = await show(HOTSPOT['some']);
  const [before, ring] = [rectOf(test, 'picture'), rectOf(test, 'mark:0')];
  press(test, middle(rectOf(test, 'zoom:in')));
  const [board, picture] = [rectOf(test, 'board'), rectOf(test, 'picture')];
  expect(board).toEqual(before);
  expect(picture.width).toBeCloseTo(1.5 * before.width);
  press(test, middle(board), partOf(board, 0.6, 0.6), partOf(board, 0.7, 0.5));
  const moved = rectOf(test, 'picture');
  expect(moved.x).toBeGreaterThan(picture.x);
  expect(test.intents).toEqual([]);
  const across = (middle(ring).x - before.x) / before.width;
  expect((middle(rectOf(test, 'mark:0')).x - moved.x) / moved.width).toBeCloseTo(across);
  press(test, partOf(moved, 0.5, 0.5));
  expect(test.intents.at(-1)).toMatchObject({ type: 'mark' });
  const mark = test.intents.at(-1);
  if (mark?.type === 'mark') expect(mark.x).toBeCloseTo(0.5, 2);
  press(test, middle(rectOf(test, 'zoom:fit')));
  expect(rectOf(test, 'picture')).toEqual(before);
});

it('brings a focused peg into view, and leaves out those that are not', async () => {
  const test = await show(DND_IMAGE['view']);
  for (let time = 0; time < 3; time += 1) press(test, middle(rectOf(test, 'zoom:in')));
  expect(ids(test)).not.toContain('place:4');
  test.stage.setFocus('place:4');
  expect(ids(test)).toContain('place:4');
});

it('plants all judged labels or none, and lists what belongs where', async () => {
  const planted = async (size?: Parameters<typeof show>[1]) => {
    const shown = ids(await show(DND_IMAGE['crowded'], size)).filter((id) => id.startsWith('piece:'));
    open?.destroy();
    open = null;
    return shown.length;
  };
  expect(await planted()).toBe(6);
  expect(await planted({ width: 390, height: 844 })).toBe(0);
});

it('asks which of two close pegs is meant', async () => {
  const test = await show(DND_IMAGE['close'], { width: 390, height: 844 });
  const [peg, label] = [rectOf(test, 'place:0'), rectOf(test, 'piece:i3')];
  expect(Math.min(peg.width, peg.height)).toBeGreaterThanOrEqual(44);
  press(test, middle(peg));
  expect(test.intents).toEqual([]);
  press(test, middle(rectOf(test, 'choice:1')));
  expect(test.intents).toEqual([{ type: 'put', piece: 'i2', place: 1 }]);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  expect(ids(test)).not.toContain('choice:0');
  press(test, middle(peg));
  press(test, middle(label));
  expect(test.intents).toHaveLength(1);
  expect(ids(test)).not.toContain('choice:0');
});

it('marks the point of the picture that is pressed, or to which a ring is dragged', async () => {
  const test = await show(HOTSPOT['open']);
  const board = rectOf(test, 'board');
  press(test, partOf(board, 0.25, 0.75));
  const sent = test.intents.at(-1);
  expect(sent).toMatchObject({ type: 'mark' });
  if (sent?.type !== 'mark') return;
  expect(sent.x).toBeCloseTo(0.25, 2);
  expect(sent.y).toBeCloseTo(0.75, 2);
  await show(HOTSPOT['some']);
  const ring = rectOf(test, 'mark:1');
  press(test, partOf(ring, 0.5, 0.5), partOf(board, 0.5, 0.5), partOf(board, 0.6, 0.5));
  expect(test.intents.at(-1)).toMatchObject({ type: 'mark', from: 1 });
  press(test, partOf(ring, 0.5, 0.5));
  expect(test.intents.at(-1)).toEqual({ type: 'hold', piece: '1' });
  await show(HOTSPOT['held']);
  press(test, partOf(board, 0.5, 0.9));
  expect(test.intents.at(-1)).toMatchObject({ type: 'mark', from: 1 });
});

it('keeps the picture in its proportions before it has loaded', async () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
    { width: 844, height: 390 },
  ]) {
    const { width, height } = rectOf(await show(HOTSPOT['loading'], size), 'board');
    expect(width / height).toBeCloseTo(640 / 420, 2);
    open?.destroy();
    open = null;
  }
});

it('plants the next label at the peg that is pressed, and keeps pegs apart', async () => {
  const test = await show(DND_IMAGE['open']);
  press(test, partOf(rectOf(test, 'place:1'), 0.5, 0.5));
  expect(test.intents.at(-1)).toEqual({ type: 'put', piece: 'i1', place: 1 });
  await show(DND_IMAGE['ten']);
  const pegs = test.stage.targets().filter(({ id }) => id.startsWith('place:'));
  for (const [at, { rect }] of pegs.entries())
    for (const { rect: other } of pegs.slice(at + 1)) {
      const apart = Math.max(Math.abs(rect.x - other.x), Math.abs(rect.y - other.y));
      expect(apart).toBeGreaterThanOrEqual((rect.width + other.width) / 2 - 0.01);
    }
});
