import '@fontsource-variable/quicksand';
import { afterEach, describe, expect, it } from 'vitest';
import { MINI_GAMES, markerAt, type OpenThrow, showing } from '#core/features/mysticPeak/games/game.ts';
import { obstacleFixture, rope, runes, stones } from '#scenes/features/mysticPeak/obstacles/fixtures.ts';
import {
  type ObstacleStageView,
  obstacleScene,
} from '#scenes/features/mysticPeak/obstacles/ObstacleScene.ts';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import type { Target } from '#scenes/ports.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});

const start = async (options: Parameters<typeof testStage>[0] = {}): Promise<TestStage> => {
  open = await testStage({
    now: FIXTURE_NOW,
    tier: 'low',
    width: 390,
    height: 844,
    stepMs: 20,
    ...options,
  });
  return open;
};

const show = (test: TestStage, view: ObstacleStageView): void => test.stage.show(obstacleScene, view);
const node = (test: TestStage, label: string) =>
  labeledTree(test.stage.debug.root).find((each) => each.label === label);
const said = (test: TestStage, label: string): string => node(test, label)?.texts.join(' ') ?? '';
const target = (test: TestStage, id: string): Target => {
  const found = test.stage.targets().find((each) => each.id === id);
  if (!found) throw new Error(`no target ${id}`);
  return found;
};
const pressable = (test: TestStage): readonly string[] =>
  test.stage.targets().flatMap(({ id, intent }) => (intent ? [id] : []));
/** Returns the number of times a sound was played. */
const heard = (test: TestStage, name: string): number =>
  test.sounds.filter((each) => each.split(' ')[0] === name).length;

function down(test: TestStage, id: string): void {
  const { x, y, width, height } = target(test, id).rect;
  const box = test.stage.canvas.getBoundingClientRect();
  const at = { clientX: box.x + x + width / 2, clientY: box.y + y + height / 2, pointerId: 1 };
  test.stage.canvas.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'mouse' }));
}

describe('stepping stones', () => {
  const { ends } = showing('moving', 'medium');

  it('shows each stone in turn, and takes no step before the last one is dark', async () => {
    const test = await start({ policy: 'none' });
    show(test, obstacleFixture(stones(0), { left: 30 }));
    test.time.advance(ends - 100);
    expect(heard(test, 'press')).toBe(5);
    expect(pressable(test)).toEqual([]);
    test.time.advance(120);
    expect(pressable(test)).toHaveLength(9);
    expect(said(test, 'line')).toBe('mysticPeak:obstacle.stones.go 1 5');
    expect(target(test, 'stone:3').intent).toEqual({
      type: 'peak',
      move: { to: 'play', move: { stone: 3 } },
    });
  });

  it('shows an ordinal without motion, and only a number to players who play by ear', async () => {
    const test = await start({ policy: 'none' });
    show(test, obstacleFixture(stones(3_400, { form: 'still' })));
    const [lit] = labeledTree(test.stage.debug.root).filter(({ texts }) => texts.length === 2);
    expect(lit?.label).toBe('stone:1');
    expect(lit?.texts).toEqual(['1', '3']);
    show(test, obstacleFixture(stones(1_700, { form: 'spoken' })));
    expect(said(test, 'heard')).toBe('3');
  });

  it('draws nothing but the clock while waiting for a step', async () => {
    const test = await start({ policy: 'none' });
    show(test, obstacleFixture(stones(9_000)));
    test.time.advance(400);
    const { frames } = test.stage.debug;
    test.time.advance(5_000);
    expect(test.stage.debug.frames - frames).toBe(5);
  });

  it('leaves the character on the last stone that held', async () => {
    const test = await start();
    const before = stones(9_000, { steps: [3, 7, 1, 8], held: 4 });
    show(test, obstacleFixture(before));
    const stood = node(test, 'me')?.box;
    show(
      test,
      obstacleFixture(stones(9_000, { steps: [3, 7, 1, 8, 6], held: 4, next: 5 }), { result: 'LOSE' }),
    );
    test.stage.settle();
    expect(node(test, 'me')?.box).toEqual(stood);
    expect(test.sounds).toContain('stonesNear');
    expect(pressable(test)).toEqual(['peak:on']);
  });
});

describe('rope throw', () => {
  const { openMs } = MINI_GAMES.ropeThrow;
  /** A new one each time: a throw is remembered by its object and can't be thrown twice. */
  const opened = (changes: Partial<OpenThrow> = {}): OpenThrow => ({
    j: 0,
    startsAt: FIXTURE_NOW,
    period: 2_000,
    phase: 340,
    centre: 460,
    zone: 105,
    ...changes,
  });

  it('throws when the finger comes down, at the instant that was drawn', async () => {
    const test = await start();
    const open = opened();
    show(test, obstacleFixture(rope({ open }), { left: 29 }));
    test.time.advance(940);
    down(test, 'rope:throw');
    expect(test.intents).toEqual([{ type: 'peak', move: { to: 'play', move: { j: 0, t: 940 } } }]);
    const marker = node(test, 'marker')?.box ?? [0, 0, 0, 0];
    // From 8% to 92% of the face, which is 346 px wide and starts at 14 + 8 px from the left.
    const x = 22 + 346 * (0.08 + 0.84 * (markerAt(open, 940) / 1_000));
    expect(Math.abs(marker[0] + marker[2] / 2 - x)).toBeLessThan(4);
    // The marker stays where it was thrown, however late the answer, and is thrown only once.
    test.time.advance(300);
    expect(node(test, 'marker')?.box).toEqual(marker);
    down(test, 'rope:throw');
    expect(test.intents).toHaveLength(1);
  });

  it('ignores presses before the marker runs and after it has run out', async () => {
    const test = await start();
    show(test, obstacleFixture(rope({ open: opened({ startsAt: FIXTURE_NOW + 600 }) })));
    test.time.advance(900);
    down(test, 'rope:throw');
    test.time.advance(openMs);
    down(test, 'rope:throw');
    expect(test.intents).toEqual([]);
  });

  it('moves while a throw is open, even if nothing else moves, and then rests', async () => {
    const test = await start({ policy: 'none', tier: 'medium' });
    show(test, obstacleFixture(rope({ open: opened() })));
    const { frames } = test.stage.debug;
    test.time.advance(1_000);
    expect(test.stage.debug.frames - frames).toBeGreaterThanOrEqual(49);
    test.time.advance(openMs);
    const rested = test.stage.debug.frames;
    test.time.advance(2_000);
    expect(test.stage.debug.frames - rested).toBeLessThanOrEqual(2);
  });

  it("says that the wind took a throw that didn't count", async () => {
    const test = await start({ policy: 'none' });
    show(test, obstacleFixture(rope({ open: opened() })));
    show(
      test,
      obstacleFixture(rope({ open: opened({ j: 1, startsAt: FIXTURE_NOW + 1_200 }) }), { moves: 1 }),
    );
    expect(said(test, 'line')).toBe('mysticPeak:obstacle.rope.again');
    test.time.advance(1_300);
    expect(said(test, 'line')).toBe('mysticPeak:obstacle.rope.aim 0 2');
  });
});

describe('rune match', () => {
  it('turns only closed stones, and rests once they are open', async () => {
    const test = await start();
    show(test, obstacleFixture(runes('occccccccccc', 11)));
    expect(pressable(test)).toHaveLength(11);
    expect(pressable(test)).not.toContain('rune:0');
    show(test, obstacleFixture(runes('occocccccccc', 10), { moves: 1 }));
    expect(test.stage.debug.motions).toBeGreaterThan(0);
    test.time.advance(900);
    expect(test.stage.debug.motions).toBe(0);
  });
});

it('ticks once in each of the last five seconds', async () => {
  const test = await start({ policy: 'none' });
  show(test, obstacleFixture(runes('cccccccccccc', 11), { left: 7 }));
  test.time.advance(1_500);
  expect(heard(test, 'tick')).toBe(0);
  test.stage.setFocus('rune:0');
  test.time.advance(5_000);
  expect(heard(test, 'tick')).toBe(5);
});

it('ends within two seconds, or immediately on a press', { timeout: 90_000 }, async () => {
  const moving = galleryEntries.filter(({ request, after }) => request.id === 'obstacle' && after);
  expect(moving.length).toBeGreaterThan(12);
  for (const { id, request, after } of moving) {
    const before = galleryEntries.find((each) => each.id === after)?.request;
    if (request.id !== 'obstacle' || before?.id !== 'obstacle') throw new Error(id);
    for (const rest of ['settle', 'wait'] as const) {
      open?.destroy();
      const test = await start({ stepMs: 50 });
      show(test, before.view);
      test.time.advance(100);
      test.stage.settle();
      show(test, request.view);
      expect(test.stage.debug.motions, id).toBeGreaterThan(0);
      if (rest === 'settle') test.stage.settle();
      else test.time.advance(2_000);
      expect(test.stage.debug.motions, `${id} ${rest}`).toBe(0);
    }
  }
});
