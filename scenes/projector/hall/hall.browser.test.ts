import '@fontsource-variable/quicksand/wght.css';
import { afterEach, describe, expect, it } from 'vitest';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import { POWERUP_USES, withUses } from '#scenes/features/powerups/projectorFixtures.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage, type TestStageOptions } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage[] = [];
afterEach(() => {
  for (const stage of open) stage.destroy();
  open = [];
});

async function start(id: string, options: TestStageOptions = {}): Promise<TestStage> {
  const test = await testStage({ now: FIXTURE_NOW, width: 960, height: 540, ...options });
  open.push(test);
  await show(test, id);
  test.stage.settle();
  test.time.advance(100);
  return test;
}
const entryOf = (id: string) => {
  const entry = galleryEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`no fixture ${id}`);
  return entry;
};
const show = (test: TestStage, id: string) => showScene(test.stage, entryOf(id).request, () => true);
const words = (test: TestStage) => labeledTree(test.stage.debug.root).flatMap(({ texts }) => texts);
const withoutPill = (test: TestStage) =>
  labeledTree(test.stage.debug.root).filter(({ label }) => label !== 'atWork' && !label.startsWith('scene:'));
/** Number of frames drawn in this many ms. */
function framesIn(test: TestStage, ms: number): number {
  const { frames } = test.stage.debug;
  test.time.advance(ms);
  return test.stage.debug.frames - frames;
}

describe('a power play', () => {
  it('shows over the scene without seconds or frames, because each player has their own, and disappears', async () => {
    const test = await start('powerupsOnTheWall/power-play', { policy: 'reduced' });
    expect(words(test).join(' ')).toContain('ticker.atWork.powerPlay');
    expect(words(test).join(' ')).not.toContain('secondsLeft');
    expect(framesIn(test, 10_000)).toBe(0);
    test.time.advance(12_000);
    expect(words(test).join(' ')).not.toContain('ticker.atWork');
    expect(framesIn(test, 5_000)).toBe(0);
  });

  it('begins with less than a second and a half of motion', async () => {
    const test = await testStage({ now: FIXTURE_NOW, width: 960, height: 540 });
    open.push(test);
    await show(test, 'powerupsOnTheWall/power-play-begins');
    test.time.advance(100);
    expect(test.stage.debug.motions).toBeGreaterThan(0);
    test.time.advance(1_500);
    expect(test.stage.debug.motions).toBe(0);
  });

  it('stays still and shows no seconds during a pause', async () => {
    const test = await start('powerupsOnTheWall/paused');
    expect(framesIn(test, 5_000)).toBe(0);
  });
});

describe('a glitch', () => {
  it('moves neither text nor players', async () => {
    const test = await start('powerupsOnTheWall/glitch');
    const torn = withoutPill(test);
    await show(test, 'projectorClimb/a-class-of-30');
    test.stage.settle();
    expect(torn).toEqual(withoutPill(test));
  });

  it('changes its pose every 700 ms, and keeps one pose under reduced motion', async () => {
    const full = await start('powerupsOnTheWall/glitch');
    expect(framesIn(full, 2_800)).toBeGreaterThanOrEqual(6);
    const reduced = await start('powerupsOnTheWall/glitch', { policy: 'reduced' });
    expect(framesIn(reduced, 2_800)).toBeLessThanOrEqual(3);
  });
});

it('shows a power-up use in the news and on the rows for a few seconds, then draws nothing', async () => {
  for (const id of ['projectorClimb/a-class-of-30', 'projectorLeaderboard/student-paced']) {
    const test = await start(id);
    const { request } = entryOf(id);
    if (request.id !== 'projectorClimb' && request.id !== 'projectorLeaderboard') throw new Error(id);
    await showScene(
      test.stage,
      { id: request.id, view: withUses(request.view, POWERUP_USES.slice(0, 2)) },
      () => true,
    );
    test.time.advance(1_000);
    expect(words(test).join(' '), id).toContain('ticker.own');
    test.time.advance(2_500);
    expect(words(test).join(' '), id).toContain('ticker.stealPoints');
    test.time.advance(4_000);
    expect(words(test).join(' '), id).not.toContain('ticker.');
    expect(framesIn(test, 5_000), id).toBe(0);
  }
});
