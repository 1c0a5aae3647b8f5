import { afterEach, expect, it } from 'vitest';
import { questionLayers } from '#scenes/player/question/layer.ts';
import { ownMountain } from '#scenes/features/mysticPeak/stop/ownMountain.ts';
import { peakStopFixtures } from '#scenes/features/mysticPeak/stop/fixtures.ts';
import type { StopStageView } from '#scenes/features/mysticPeak/stop/StopScene.ts';
import {
  AVALANCHE,
  peakQuestion,
  peakVerdict,
  withBelt,
} from '#scenes/features/mysticPeak/question/fixtures.ts';
import { peakClimbers, peakProjectorView } from '#scenes/features/mysticPeak/projector/fixtures.ts';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});
const start = async (options: Parameters<typeof testStage>[0] = {}): Promise<TestStage> => {
  open = await testStage({ now: FIXTURE_NOW, pixelRatio: 0.1, stepMs: 50, withPictures: true, ...options });
  return open;
};

const labels = (test: TestStage): readonly string[] =>
  labeledTree(test.stage.debug.root).map(({ label }) => label);

it('draws 300 climbers on the projector in at most 60 calls, and sleeps once they have arrived', async () => {
  const test = await start({ width: 1_920, height: 1_080 });
  const climbers = peakClimbers(300);
  await showScene(test.stage, { id: 'projectorPeak', view: peakProjectorView(climbers) }, () => true);
  test.time.advance(6_000);
  const moved = climbers.map((climber, index) =>
    index % 4 === 0 ? { ...climber, height: Math.min(1_000, climber.height + 40) } : climber,
  );
  await showScene(test.stage, { id: 'projectorPeak', view: peakProjectorView(moved) }, () => true);
  let most = 0;
  test.draws = true;
  for (let step = 0; step < 60; step += 1) {
    const before = test.drawCalls();
    test.time.advance(50);
    most = Math.max(most, test.drawCalls() - before);
  }
  test.draws = false;
  expect(most).toBeGreaterThan(4);
  expect(most).toBeLessThanOrEqual(60);
  test.time.advance(12_000);
  const { frames } = test.stage.debug;
  test.time.advance(10_000);
  expect(test.stage.debug.frames).toBe(frames);
});

it('shows the nearest of 300 climbers at a stop, with names and counts apart, in at most 60 calls', async () => {
  const fixtures = peakStopFixtures[0]?.fixtures ?? {};
  for (const [width, height] of [
    [390, 844],
    [1_366, 768],
  ] as const)
    for (const name of ['selection-of-300', 'path-of-300', 'top-of-300']) {
      const test = await start({ width, height, policy: 'none', draws: true });
      const view = fixtures[name] as StopStageView;
      await showScene(test.stage, { id: 'peakStop', view }, () => true);
      const before = test.drawCalls();
      test.time.advance(50);
      await showScene(test.stage, { id: 'peakStop', view: { ...view } }, () => true);
      test.time.advance(50);
      expect(test.drawCalls() - before, name).toBeLessThanOrEqual(60);
      const seen = labels(test);
      const shown = ownMountain(view.player, DEFAULT_TOKENS, view.board)?.model.climbers ?? [];
      const figures = shown.filter(({ lamp }) => !lamp).length;
      expect(figures, name).toBeGreaterThan(3);
      expect(
        seen.filter((label) => label.startsWith('climber:')),
        name,
      ).toHaveLength(figures);
      if (name !== 'top-of-300') expect(seen, name).toContain('campCount');
      await showScene(test.stage, { id: 'peakStop', view: { ...view, board: null } }, () => true);
      test.time.advance(50);
      expect(labels(test).filter((label) => label.startsWith('climber:')).length, name).toBe(1);
      expect(labels(test), name).not.toContain('campCount');
      test.destroy();
      open = null;
    }
});

const question = (test: TestStage, view: PlayerStageView): Promise<void> =>
  showScene(test.stage, { id: 'question', view }, () => true);

it('counts down an avalanche over a question, shows the loss for a while, and then sleeps', async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  for (const policy of ['full', 'none'] as const) {
    const test = await start({ policy, width: 390, height: 844 });
    await question(test, peakQuestion());
    expect(labels(test)).not.toContain('avalanche');
    await question(test, peakQuestion({}, AVALANCHE));
    test.time.advance(500);
    expect(labels(test)).toContain('avalanche');
    test.time.advance(2_600);
    expect(labels(test)).not.toContain('avalanche');
    await question(test, peakQuestion({ swept: 200 }));
    test.time.advance(700);
    expect(labels(test), policy).toEqual(expect.arrayContaining(['avalanche', 'drift']));
    test.time.advance(2_000);
    expect(labels(test)).not.toContain('drift');
    const { frames } = test.stage.debug;
    test.time.advance(5_000);
    expect(test.stage.debug.frames).toBe(frames);
    test.destroy();
    open = null;
  }
});

it('does not warn players at other camps', async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  const test = await start({ width: 390, height: 844 });
  await question(test, peakQuestion({}, { ...AVALANCHE, camp: 3 }));
  test.time.advance(500);
  expect(labels(test)).not.toContain('avalanche');
});

it('covers no part of a verdict', async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  for (const [width, height] of [
    [390, 844],
    [1_366, 768],
  ] as const) {
    const test = await start({ width, height });
    await question(test, peakQuestion());
    await question(test, peakVerdict());
    test.time.advance(2_000);
    expect(labels(test), `${width} x ${height}`).not.toContain('miniMap');
    test.destroy();
    open = null;
  }
});

it("moves the player's lamp on from where it was before the verdict", async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  const test = await start({ width: 1_366, height: 768 });
  const lamp = () => labeledTree(test.stage.debug.root).find(({ label }) => label === 'ownLamp')?.box;
  await question(test, peakQuestion());
  test.time.advance(2_000);
  const from = lamp();
  const higher = { height: 400, settled: 3 };
  await question(test, peakVerdict(higher));
  test.time.advance(2_000);
  expect(lamp()).toBeUndefined();
  await question(test, peakQuestion(higher));
  test.time.advance(20);
  const [began, there] = [lamp(), (test.time.advance(2_000), lamp())];
  expect(there).not.toEqual(from);
  expect(began).not.toEqual(there);
});

it('shows the miniature beside a question only if there is room', async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  for (const [width, height, shows] of [
    [1_366, 768, true],
    [390, 844, false],
    [844, 390, false],
  ] as const) {
    const test = await start({ width, height });
    for (const view of [peakQuestion(), withBelt(peakQuestion())]) {
      await question(test, view);
      expect(labels(test).includes('miniMap'), `${width} x ${height}`).toBe(shows);
    }
    test.destroy();
    open = null;
  }
});
