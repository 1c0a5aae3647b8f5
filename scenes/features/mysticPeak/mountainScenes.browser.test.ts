import { afterEach, expect, it } from 'vitest';
import { questionLayers } from '#scenes/player/question/layer.ts';
import { ownMountain } from '#scenes/features/mysticPeak/stop/ownMountain.ts';
import { peakStopFixtures } from '#scenes/features/mysticPeak/stop/fixtures.ts';
import type { StopStageView } from '#scenes/features/mysticPeak/stop/StopScene.ts';
import { MOUNTAINS } from '#core/features/mysticPeak/ids.ts';
import {
  AVALANCHE,
  peakQuestion,
  peakQuestionAt,
  peakVerdict,
  withBelt,
  withRivals,
} from '#scenes/features/mysticPeak/question/fixtures.ts';
import { peakClimbers, peakProjectorView } from '#scenes/features/mysticPeak/projector/fixtures.ts';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import type { Rect } from '#scenes/ports.ts';
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
  open = await testStage({ now: FIXTURE_NOW, stepMs: 50, withPictures: true, ...options });
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

const SIZES = [
  [390, 844],
  [844, 390],
  [768, 1_024],
  [1_366, 768],
  [1_920, 1_080],
] as const;

it('draws a question on the mountain in few calls, and nothing while it is open', async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  for (const [width, height] of SIZES)
    for (const mountain of MOUNTAINS) {
      const name = `${mountain} ${width} x ${height}`;
      const test = await start({ width, height, tier: 'high', draws: true });
      await question(test, withRivals(peakQuestionAt(mountain, 3, 1)));
      test.time.advance(3_000);
      const before = test.drawCalls();
      await question(test, withRivals(peakQuestionAt(mountain, 3, 1)));
      test.time.advance(50);
      // The question's 30, and the landscape: two baked pictures.
      expect(test.drawCalls() - before, name).toBeLessThanOrEqual(32);
      const { frames, motions } = test.stage.debug;
      expect(motions, name).toBe(0);
      test.time.advance(20_000);
      expect(test.stage.debug.frames, name).toBe(frames);
      test.destroy();
      open = null;
    }
});

function boxOf(test: TestStage, name: string): Rect {
  const node = labeledTree(test.stage.debug.root).find(({ label }) => label === name);
  if (!node) throw new Error(`no ${name}`);
  const [x, y, width, height] = node.box;
  return { x, y, width, height };
}
const apart = (one: Rect, other: Rect): boolean =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height;

it("stands beside the question on wide stages and on its card's edge on others, once", async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  for (const [width, height] of SIZES) {
    const test = await start({ width, height, tier: 'high' });
    await question(test, withRivals(peakQuestion()));
    test.time.advance(2_000);
    const name = `${width} x ${height}`;
    // The keys that stand in for words here leave no room on a phone.
    if (width < 768 || height < 500) continue;
    expect(
      labels(test).filter((label) => label === 'me' || label.startsWith('climber:')),
      name,
    ).toEqual(['me']);
    const own = boxOf(test, 'me');
    const card = test.targets().find(({ id }) => id === 'question')?.rect;
    if (!card) throw new Error(name);
    expect(apart(own, card), name).toBe(true);
    expect(own.x > card.x + card.width, name).toBe(width >= 1_080);
    test.destroy();
    open = null;
  }
});

it('covers nothing with its meter, before and after an answer', async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  for (const [width, height] of SIZES)
    for (const view of [
      peakQuestion(),
      withBelt(peakQuestion()),
      peakVerdict(),
      peakVerdict({}, 'incorrect'),
    ]) {
      const test = await start({ width, height, tier: 'high' });
      await question(test, withRivals(view));
      test.time.advance(3_000);
      const targets = test.targets();
      const meter = targets.find(({ id }) => id === 'climb')?.rect;
      if (!meter) throw new Error('no meter');
      for (const { id, rect } of targets)
        if (id !== 'climb') expect(apart(meter, rect), `${id} ${width} x ${height}`).toBe(true);
      test.destroy();
      open = null;
    }
});

it('shows the landscape on slow devices too, and rivals only where players see the leaderboard', async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  for (const tier of ['high', 'low', 'still'] as const) {
    const test = await start({ width: 1_366, height: 768, tier });
    await question(test, peakQuestion());
    expect(labels(test), tier).toContain('gear');
    test.destroy();
    open = null;
  }
  const test = await start({ width: 1_366, height: 768 });
  const view = withRivals(peakQuestion());
  const { room } = view.player;
  const hidden = { ...room, options: { ...room.options, studentLeaderboard: 'no' as const } };
  const names = async (shown: PlayerStageView) => {
    await question(test, shown);
    return labels(test).filter((label) => label === 'rival').length;
  };
  expect(await names(view)).toBe(6);
  expect(await names({ ...view, player: { ...view.player, room: hidden } })).toBe(0);
});

it('moves figure and lamp on with an answer, in every form', async () => {
  await Promise.all(questionLayers.get().map((late) => late.loadPart()));
  for (const policy of ['full', 'reduced', 'none'] as const) {
    const test = await start({ width: 1_366, height: 768, policy });
    await question(test, peakQuestion());
    test.time.advance(2_000);
    const shown = () => ['me', 'ownLamp'].map((name) => boxOf(test, name));
    const [figure, lamp] = shown();
    await question(test, peakVerdict({ settled: 3, height: 400 }));
    test.time.advance(3_000);
    const after = shown();
    expect(after[0]?.y, policy).toBeLessThan((figure?.y ?? 0) - 20);
    expect(after[1]?.y, policy).toBeLessThan((lamp?.y ?? 0) - 20);
    await question(test, peakQuestion({ settled: 3, height: 400 }));
    test.time.advance(3_000);
    expect(shown()[1], policy).toEqual(after[1]);
    test.destroy();
    open = null;
  }
});
