import type { Container } from 'pixi.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { StopView } from '#core/features/mysticPeak/views.ts';
import { AVALANCHE } from '#scenes/features/mysticPeak/question/fixtures.ts';
import {
  LATER,
  peakStopFixtures,
  SELECTION,
  stopFixture,
} from '#scenes/features/mysticPeak/stop/fixtures.ts';
import { loadCards } from '#scenes/features/mysticPeak/stop/StopScene.ts';
import type { MilestoneStageView } from '#scenes/player/milestone/MilestoneScene.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import type { MotionPolicy } from '#scenes/ports.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});
const start = async (policy: MotionPolicy = 'full'): Promise<TestStage> => {
  open?.destroy();
  open = await testStage({
    now: FIXTURE_NOW,
    stepMs: 50,
    withPictures: true,
    width: 390,
    height: 844,
    policy,
  });
  return open;
};

const show = (test: TestStage, view: MilestoneStageView): Promise<void> =>
  showScene(test.stage, { id: 'peakStop', view }, () => true);
const labels = (test: TestStage): readonly string[] =>
  labeledTree(test.stage.debug.root).map(({ label }) => label);
const told = (test: TestStage): readonly string[] => test.stage.targets().map(({ id }) => id);
const allOf = (node: Container): Container[] => [node, ...node.children.flatMap(allOf)];
const own = (test: TestStage): Container => {
  const found = allOf(test.stage.debug.root).find(({ label }) => label?.startsWith('climber:'));
  if (!found) throw new Error('nobody climbs');
  return found;
};
const fixture = (name: string) => peakStopFixtures[0]?.fixtures[name] as MilestoneStageView | undefined;
/** Without a clock, which would redraw every second. */
const untimed = <Stop extends StopView>(stop: Stop): Stop => ({ ...stop, until: null });
const pathFinder: StopView = {
  kind: 'pathFinder',
  camp: 2,
  until: null,
  paths: [{ role: 'TREKKER', rests: false, forecast: null, taken: null }],
  ahead: [],
  form: { right: 0, of: 0 },
};
const selection = stopFixture(untimed(SELECTION), LATER);
const pictures = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));

/** Checks that nothing moves and nothing is drawn from here on. */
async function sleeps(test: TestStage, why: string): Promise<void> {
  await pictures();
  test.time.advance(8_000);
  expect(test.stage.debug.motions, why).toBe(0);
  const { frames } = test.stage.debug;
  test.time.advance(5_000);
  expect(test.stage.debug.frames, why).toBe(frames);
}

describe('a new stop', () => {
  it('lets the climber walk up from the last one within 1.2 s, even with a scene in between', async () => {
    const test = await start();
    await show(test, stopFixture(pathFinder));
    await sleeps(test, 'path finder');
    const foot = own(test).y;
    // As after a question: the scene is created again.
    test.stage.clear();
    await show(test, selection);
    test.time.advance(100);
    const began = own(test).y;
    test.time.advance(1_250);
    const there = own(test).y;
    await sleeps(test, 'selection');
    expect(own(test).y).toBeCloseTo(there, 0);
    expect(began - there).toBeGreaterThan(40);
    expect(Math.abs(began - foot)).toBeLessThan(foot - there + 40);
  });

  it('is reached immediately on a press, and with reduced motion', async () => {
    const ends = [];
    for (const policy of ['full', 'reduced', 'none'] as const) {
      await show(await start(policy), stopFixture(pathFinder));
      const test = await start(policy);
      await show(test, selection);
      if (policy === 'full') {
        test.time.advance(100);
        test.stage.settle();
      } else test.time.advance(50);
      ends.push(Math.round(own(test).y));
      await sleeps(test, policy);
      expect(Math.round(own(test).y), policy).toBe(ends.at(-1));
    }
    expect(new Set(ends).size).toBe(1);
  });

  it('is celebrated once, however often it is shown', async () => {
    const view = fixture('levelUp');
    if (!view) throw new Error('no view');
    const test = await start();
    /** Number of poses of the climber until it rests. */
    const poses = async (): Promise<number> => {
      await show(test, view);
      const seen = new Set<string>();
      for (let step = 0; step < 80; step += 1) {
        test.time.advance(50);
        seen.add(JSON.stringify(allOf(own(test)).map(({ x, y, scale }) => [x, y, scale.y])));
      }
      return seen.size;
    };
    expect(await poses()).toBeGreaterThan(10);
    expect(await poses()).toBe(1);
  });
});

describe('an avalanche at a stop', () => {
  it('counts down, falls exactly once, shows the loss for a while, and rests', async () => {
    for (const policy of ['full', 'reduced', 'none'] as const) {
      const test = await start(policy);
      await show(test, selection);
      test.time.advance(2_000);
      expect(told(test)).not.toContain('avalanche');
      const at = (swept: number, avalanche: typeof AVALANCHE | null) =>
        stopFixture(untimed(SELECTION), { ...LATER, swept, avalanche });
      await show(test, at(0, AVALANCHE));
      test.time.advance(500);
      expect(told(test), policy).toContain('avalanche');
      expect(labels(test), policy).not.toContain('drift');
      test.time.advance(600);
      await show(test, at(0, null));
      test.time.advance(100);
      const falls = test.stage.debug.motions;
      if (policy === 'full') expect(falls).toBeGreaterThan(0);
      await show(test, at(200, null));
      // The edge tips, the front comes through, and then its snow lies there.
      test.time.advance(1_000);
      expect(told(test), policy).toContain('avalanche');
      expect(labels(test), policy).toContain('drift');
      test.time.advance(2_000);
      expect(labels(test), policy).not.toContain('drift');
      await sleeps(test, policy);
    }
  });

  it('does not warn players at other camps', async () => {
    const test = await start('none');
    await show(test, selection);
    await show(test, stopFixture(untimed(SELECTION), { ...LATER, avalanche: { ...AVALANCHE, camp: 3 } }));
    test.time.advance(200);
    expect(told(test)).not.toContain('avalanche');
  });
});

describe('offered power-ups', () => {
  it('are cards that rise under the pointer and are chosen with a press', async () => {
    await loadCards();
    const test = await start('none');
    await show(test, selection);
    test.time.advance(100);
    const rect = (id: string) => test.stage.targets().find((target) => target.id === id);
    expect(rect('peak:take:2')?.intent).toEqual({ type: 'peak', move: { to: 'take', index: 2 } });
    const card = () => allOf(test.stage.debug.root).find(({ label }) => label === 'peak:take:1');
    const top = () => card()?.getBounds().y ?? 0;
    const rest = top();
    test.stage.setPointer('peak:take:1', false);
    expect(top()).toBeLessThan(rest - 4);
    test.stage.setPointer(null, false);
    expect(top()).toBe(rest);
    test.stage.setFocus('peak:take:1');
    expect(top()).toBeLessThan(rest - 4);
  });
});

it('draws nothing while the player waits on the peak', async () => {
  for (const policy of ['full', 'reduced', 'none'] as const) {
    const test = await start(policy);
    const { fixtures } = peakStopFixtures[0] ?? {};
    await show(test, fixtures?.['waiting-fuji'] as MilestoneStageView);
    test.time.advance(500);
    expect(test.stage.targets().find(({ id }) => id === 'peak:result')?.intent).toEqual({ type: 'next' });
    await sleeps(test, policy);
  }
});

describe('choices as cards', () => {
  const SIZES = [
    [390, 844],
    [844, 390],
    [1_366, 768],
  ] as const;
  const STOPS = ['foot', 'path', 'path-about', 'path-rests', 'levelUp', 'levelUp-full', 'top', 'summit'];
  const buttons = (test: TestStage) => test.stage.targets().filter(({ kind }) => kind === 'button');

  it.each(SIZES)('are on the screen, apart, and large enough to press at %i by %i', async (width, height) => {
    open?.destroy();
    open = await testStage({ now: FIXTURE_NOW, width, height, policy: 'none' });
    for (const name of STOPS) {
      const view = fixture(name);
      if (!view) throw new Error(`no ${name}`);
      await show(open, view);
      const targets = buttons(open);
      expect(targets.length, name).toBeGreaterThan(0);
      for (const { id, rect } of targets) {
        expect(Math.min(rect.width, rect.height), `${name} ${id}`).toBeGreaterThanOrEqual(44);
        expect(rect.x, `${name} ${id}`).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width, `${name} ${id}`).toBeLessThanOrEqual(width);
        expect(rect.y + rect.height, `${name} ${id}`).toBeLessThanOrEqual(height);
      }
      const cards = targets.filter(({ id }) => !id.endsWith(':about'));
      for (const [index, { id, rect }] of cards.entries())
        for (const other of cards.slice(index + 1))
          expect(
            rect.x + rect.width <= other.rect.x || rect.y + rect.height <= other.rect.y,
            `${name} ${id} ${other.id}`,
          ).toBe(true);
    }
  });

  it('draw the game, each power-up and the way on of a level up as themselves', async () => {
    await loadCards();
    const test = await start('none');
    await show(test, fixture('levelUp') as MilestoneStageView);
    const words = (id: string) => {
      const tile = allOf(test.stage.debug.root).find(({ label }) => label === id);
      return labeledTree(tile as Container).flatMap(({ texts }) => texts);
    };
    expect(words('peak:game')).toContain('mysticPeak:offer.steppingStones.title');
    expect(words('peak:take:1')).toContain('powerups:immunity.title');
    expect(words('peak:on')).toContain('mysticPeak:levelUp.next');
  });

  it('show more on the card itself, and nothing to press on a path that rests', async () => {
    const test = await start('none');
    const at = (id: string) => test.stage.targets().find((target) => target.id === id);
    for (const name of ['path', 'path-about']) {
      await show(test, fixture(name) as MilestoneStageView);
      expect(at('peak:PIONEER:about')?.intent).toEqual({
        type: 'peak',
        move: { to: 'about', role: name === 'path' ? 'PIONEER' : null },
      });
    }
    await show(test, fixture('path-rests') as MilestoneStageView);
    expect(at('peak:PIONEER')).toMatchObject({ kind: 'region' });
    expect(at('peak:PIONEER:about')).toBeUndefined();
  });
});
