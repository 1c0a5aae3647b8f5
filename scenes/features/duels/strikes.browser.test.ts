// Strikes on players' screens: nothing of the question moves or is covered by words, everything comes to the same rest, and tells the same without motion.

import '@fontsource-variable/quicksand';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { questionLayers } from '#scenes/player/question/layer.ts';
import { FIXTURE_NOW, loadGalleryEntries, type GalleryEntry } from '#scenes/gallery.ts';
import { showScene } from '#scenes/registry.ts';
import { labelledTree } from '#scenes/stage/labelledTree.ts';
import { picturesCome, testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});
beforeAll(() => Promise.all(questionLayers.get().map((late) => late.bring())));

/** Anew for each strike: what is old is not shown any more. */
const start = async (options: Parameters<typeof testStage>[0] = {}): Promise<TestStage> => {
  open?.destroy();
  open = await testStage({
    now: FIXTURE_NOW,
    tier: 'low',
    width: 390,
    height: 844,
    stepMs: 40,
    ...options,
  });
  return open;
};

const entries = galleryEntries.filter(({ group }) => group === 'strikes' || group === 'throws');
const flying = entries.filter(({ after }) => after !== null && after !== undefined);

async function show(test: TestStage, id: string): Promise<void> {
  const found = galleryEntries.find((each) => each.id === id);
  if (!found) throw new Error(`no fixture ${id}`);
  await showScene(test.stage, untimed(found).request, () => true);
}

/** Without the question's clock, which has its own motions. */
function untimed(entry: GalleryEntry): GalleryEntry {
  const { request } = entry;
  if (request.id !== 'question') return entry;
  const { player } = request.view;
  const slide = player.slide && { ...player.slide, deadline: null };
  return { ...entry, request: { ...request, view: { ...request.view, player: { ...player, slide } } } };
}

async function pass(test: TestStage, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 200) {
    test.time.advance(200);
    await picturesCome();
  }
}

const nodes = (test: TestStage) =>
  labelledTree(test.stage.debug.root).filter(({ label }) => label !== 'timer' && !label.startsWith('scene:'));
const labels = (test: TestStage): readonly string[] => nodes(test).map(({ label }) => label);
const said = (test: TestStage, label: string): string =>
  nodes(test)
    .filter((node) => node.label === label)
    .flatMap(({ texts }) => texts)
    .join(' ');

/** Keys are longer than what they say. */
const WIDE = { width: 1_920, height: 1_080 } as const;

describe('who is struck', () => {
  it('sees all that can be pressed stand where it stood', async () => {
    for (const { id, after } of flying.filter(({ group }) => group === 'strikes')) {
      const test = await start();
      await show(test, after ?? '');
      await pass(test, 1_000);
      const pressable = () => test.stage.targets().filter(({ intent }) => intent);
      const before = pressable();
      expect(before).toHaveLength(4);
      await show(test, id);
      for (let passed = 0; passed < 1_600; passed += 200) {
        test.time.advance(200);
        expect(pressable(), id).toEqual(before);
      }
      await picturesCome();
    }
  });

  it.each(['reduced', 'none'] as const)('is told the same without motion: %s', async (policy) => {
    const test = await start({ ...WIDE, policy });
    await show(test, 'strikes/open');
    await show(test, 'strikes/struck');
    test.time.advance(400);
    expect(labels(test)).toEqual(expect.arrayContaining(['strike', 'marks', 'splat']));
    expect(said(test, 'strike')).toContain('duels:pill.target.struckTarget Benjamin');
    expect(said(test, 'strike')).toContain('duels:pill.lost 300');
    expect(test.sounds).toContain('duelHit');
    expect(test.stage.debug.motions).toBe(0);
  });

  it('hears of three at once in one pill, which goes', async () => {
    const test = await start({ ...WIDE, policy: 'none' });
    await show(test, 'strikes/open');
    await show(test, 'strikes/thrice');
    expect(said(test, 'strike')).toContain('duels:wall.more 3');
    expect(said(test, 'strike')).toContain('duels:pill.lost 900');
    test.time.advance(4_100);
    expect(labels(test)).not.toContain('strike');
  });

  it.each(['ladder', 'strike'])('has nothing under the clock: %s', async (label) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      const test = await start({ policy: 'none', ...size });
      const timed = galleryEntries.find(
        ({ id }) => id === `strikes/${label === 'ladder' ? 'open' : 'struck'}`,
      );
      if (timed) await showScene(test.stage, timed.request, () => true);
      const boxOf = (wanted: string) =>
        labelledTree(test.stage.debug.root).find((node) => node.label === wanted)?.box;
      const [clock, own] = [boxOf('timer'), boxOf(label)];
      if (!clock || !own) throw new Error(`no ${label}`);
      const isBeside = own[0] + own[2] <= clock[0];
      // Its mark, at the other end, is a little higher.
      expect(isBeside || own[1] >= clock[1] + clock[3] - 1, JSON.stringify({ clock, own })).toBe(true);
    }
  });

  it('has the points until it lands', async () => {
    const test = await start({ ...WIDE, stepMs: 20 });
    for (const [id, before, after] of [
      ['strikes/struck', '2340', '2040'],
      ['strikes/caught', '2340', '2640'],
      ['strikes/twice', '2340', '1740'],
    ] as const) {
      test.stage.clear();
      await show(test, 'strikes/open');
      await pass(test, 1_000);
      await show(test, id);
      for (let passed = 0; passed < 460; passed += 20) {
        expect(said(test, 'score'), `${id} ${passed}`).toBe(before);
        test.time.advance(20);
      }
      if (id === 'strikes/twice') {
        test.time.advance(700);
        expect(said(test, 'score')).toBe('2040');
      }
      await pass(test, 3_000);
      expect(said(test, 'score'), id).toBe(after);
    }
  });

  it.each(['reduced', 'none'] as const)('has its points at once without motion: %s', async (policy) => {
    const test = await start({ ...WIDE, policy });
    await show(test, 'strikes/open');
    await show(test, 'strikes/struck');
    expect(said(test, 'score')).toBe('2040');
  });

  it('has its points at once where it is cut short', async () => {
    const test = await start(WIDE);
    await show(test, 'strikes/open');
    await pass(test, 1_000);
    await show(test, 'strikes/twice');
    test.time.advance(200);
    test.stage.settle();
    await picturesCome();
    expect(said(test, 'score')).toBe('1740');
  });

  it('is not told who has struck in secret', async () => {
    const test = await start({ ...WIDE, policy: 'none' });
    await show(test, 'strikes/stealth');
    expect(labels(test)).toContain('snowman');
    expect(said(test, 'strike')).toContain('duels:somebody');
  });

  it('reads what it was in the place of the ladder, which comes back', async () => {
    const test = await start({ ...WIDE, policy: 'none' });
    await show(test, 'strikes/open');
    expect(labels(test)).toContain('ladder');
    await show(test, 'strikes/struck');
    expect(labels(test)).not.toContain('ladder');
    test.time.advance(4_100);
    expect(labels(test)).toContain('ladder');
  });

  it('has a shield at the feet', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'strikes/shielded');
    expect(labels(test)).toEqual(expect.arrayContaining(['shield', 'block']));
    await show(test, 'strikes/held');
    expect(labels(test)).not.toContain('shield');
  });
});

describe('who chooses', () => {
  const tiles = (test: TestStage) => labels(test).filter((label) => label.startsWith('duel:'));

  it('sees what was not chosen fall, and stay away', async () => {
    const test = await start();
    await show(test, 'duel/cards');
    await pass(test, 1_000);
    await show(test, 'duel/skipping');
    test.time.advance(120);
    expect(tiles(test)).toEqual(expect.arrayContaining(['duel:strike', 'duel:shield', 'duel:skip']));
    await pass(test, 600);
    expect(tiles(test)).toEqual(['duel:skip']);
  });

  it.each(['full', 'reduced', 'none'] as const)('is told of a strike meanwhile: %s', async (policy) => {
    for (const [before, after] of [
      ['duel/cards', 'duel/hitAtCards'],
      ['duel/targets', 'duel/hitAtTargets'],
      ['duel/hit', 'duel/hitAtEnd'],
    ] as const) {
      const test = await start({ ...WIDE, policy });
      await show(test, before);
      await pass(test, 3_000);
      const heard = test.sounds.filter((sound) => sound === 'duelHit').length;
      const pressable = test.stage.targets().filter(({ intent }) => intent);
      expect(said(test, 'strike')).not.toContain('duels:pill.target');
      await show(test, after);
      await pass(test, policy === 'full' ? 1_000 : 100);
      expect(said(test, 'strike'), after).toContain('duels:pill.target.struckTarget Benjamin');
      expect(test.sounds.filter((sound) => sound === 'duelHit')).toHaveLength(heard + 1);
      // What can be chosen stands where it stood.
      expect(test.stage.targets().filter(({ intent }) => intent)).toEqual(pressable);
      await pass(test, 4_200);
      expect(said(test, 'strike')).not.toContain('duels:pill.target');
      expect(test.stage.debug.motions).toBe(0);
    }
  });

  it('is dealt card by card, and all of them at once where less is to move', async () => {
    for (const policy of ['full', 'reduced'] as const) {
      const test = await start({ policy });
      await show(test, 'duel/cards');
      await pass(test, 1_000);
      await show(test, 'duel/targets');
      await pass(test, 40);
      const inSight = new Set(
        nodes(test)
          .filter(({ label }) => label.startsWith('duel:target'))
          .map(({ alpha }) => alpha),
      );
      expect(inSight.size > 1, policy).toBe(policy === 'full');
    }
  });

  it('has a mitt pointing at who was chosen', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'duel/targets');
    expect(labels(test)).not.toContain('mitt');
    await show(test, 'duel/striking');
    expect(labels(test)).toContain('mitt');
  });

  it.each(['full', 'reduced', 'none'] as const)('stands beside a raised shield: %s', async (policy) => {
    const test = await start({ policy });
    await show(test, 'duel/shieldsFirst');
    await show(test, 'duel/raised');
    if (policy === 'full') test.time.advance(40);
    const falling = nodes(test).filter(({ label }) => label === 'block');
    await pass(test, 1_400);
    const standing = nodes(test).filter(({ label }) => label === 'block');
    expect(standing).toHaveLength(3);
    expect(test.stage.debug.motions).toBe(0);
    if (policy === 'full') expect(falling).not.toEqual(standing);
  });
});

it('is over within two seconds, and at once where somebody presses', { timeout: 90_000 }, async () => {
  for (const { id, after } of flying) {
    for (const rest of ['settle', 'wait'] as const) {
      const test = await start();
      await show(test, after ?? '');
      await pass(test, 1_200);
      await show(test, id);
      expect(test.stage.debug.motions, id).toBeGreaterThan(0);
      if (rest === 'settle') test.stage.settle();
      else await pass(test, 2_800);
      await picturesCome();
      expect(test.stage.debug.motions, `${id} ${rest}`).toBe(0);
    }
  }
});

it('comes to the same rest whatever was played on the way', { timeout: 120_000 }, async () => {
  const test = await start();
  const strikes = entries.filter(({ group }) => group === 'strikes');
  const steps = fc.array(fc.tuple(fc.constantFrom(...strikes), fc.constantFrom(0, 120, 480, 920)), {
    minLength: 2,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      test.stage.clear();
      for (const [{ id }, wait] of walk) {
        await show(test, id);
        test.time.advance(wait);
      }
      const last = walk.at(-1)?.[0].id ?? '';
      await picturesCome();
      await pass(test, 4_400);
      expect(test.stage.debug.motions).toBe(0);
      const walked = nodes(test);
      test.stage.clear();
      await show(test, last);
      await picturesCome();
      test.stage.settle();
      expect(walked, walk.map(([{ id }]) => id).join(' > ')).toEqual(nodes(test));
    }),
    { numRuns: 12, seed: 5 },
  );
});
