import '@fontsource-variable/quicksand';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { questionLayers } from '#scenes/player/question/layer.ts';
import { FIXTURE_NOW, loadGalleryEntries, type GalleryEntry } from '#scenes/gallery.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { picturesSettled, testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});
beforeAll(() => Promise.all(questionLayers.get().map((late) => late.loadPart())));

/** A fresh stage for each strike, because old news is never shown again. */
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

/** The entry without the question's clock, which has motions of its own. */
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
    await picturesSettled();
  }
}

const nodes = (test: TestStage) =>
  labeledTree(test.stage.debug.root).filter(({ label }) => label !== 'timer' && !label.startsWith('scene:'));
const labels = (test: TestStage): readonly string[] => nodes(test).map(({ label }) => label);
const said = (test: TestStage, label: string): string =>
  nodes(test)
    .filter((node) => node.label === label)
    .flatMap(({ texts }) => texts)
    .join(' ');

/** Locale keys are longer than the texts, so they need a wide stage. */
const WIDE = { width: 1_920, height: 1_080 } as const;

describe('a struck player', () => {
  it('sees everything pressable stay in place', async () => {
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
      await picturesSettled();
    }
  });

  it.each(['reduced', 'none'] as const)('sees the same without motion: %s', async (policy) => {
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

  it('sees three simultaneous strikes in one pill, which then disappears', async () => {
    const test = await start({ ...WIDE, policy: 'none' });
    await show(test, 'strikes/open');
    await show(test, 'strikes/thrice');
    expect(said(test, 'strike')).toContain('duels:wall.more 3');
    expect(said(test, 'strike')).toContain('duels:pill.lost 900');
    test.time.advance(4_100);
    expect(labels(test)).not.toContain('strike');
  });

  it.each(['ladder', 'strike'])('never has the %s under the clock', async (label) => {
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
        labeledTree(test.stage.debug.root).find((node) => node.label === wanted)?.box;
      const [clock, own] = [boxOf('timer'), boxOf(label)];
      if (!clock || !own) throw new Error(`no ${label}`);
      const isBeside = own[0] + own[2] <= clock[0];
      // The mark at its other end reaches slightly higher.
      expect(isBeside || own[1] >= clock[1] + clock[3] - 1, JSON.stringify({ clock, own })).toBe(true);
    }
  });

  it('keeps the old score until the strike lands', async () => {
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
      for (let passed = 0; passed < 280; passed += 20) {
        expect(said(test, 'score'), `${id} ${passed}`).toBe(before);
        test.time.advance(20);
      }
      if (id === 'strikes/twice') {
        test.time.advance(400);
        expect(said(test, 'score')).toBe('2040');
      }
      await pass(test, 3_000);
      expect(said(test, 'score'), id).toBe(after);
    }
  });

  it.each(['reduced', 'none'] as const)(
    'gets the new score immediately without motion: %s',
    async (policy) => {
      const test = await start({ ...WIDE, policy });
      await show(test, 'strikes/open');
      await show(test, 'strikes/struck');
      expect(said(test, 'score')).toBe('2040');
    },
  );

  it('sees no more than 0.8 seconds of motion while the question is open', async () => {
    for (const { id, after } of flying.filter(({ group }) => group === 'strikes')) {
      if (id === 'strikes/twice') continue;
      const test = await start({ stepMs: 20 });
      await show(test, after ?? '');
      await pass(test, 1_200);
      await show(test, id);
      expect(test.stage.debug.motions, id).toBeGreaterThan(0);
      for (let passed = 0; passed < 800; passed += 20) test.time.advance(20);
      expect(test.stage.debug.motions, id).toBe(0);
    }
  });

  it('gets the new score immediately when the animation is cut short', async () => {
    const test = await start(WIDE);
    await show(test, 'strikes/open');
    await pass(test, 1_000);
    await show(test, 'strikes/twice');
    test.time.advance(200);
    test.stage.settle();
    await picturesSettled();
    expect(said(test, 'score')).toBe('1740');
  });

  it('does not learn who struck in secret', async () => {
    const test = await start({ ...WIDE, policy: 'none' });
    await show(test, 'strikes/stealth');
    expect(labels(test)).toContain('snowman');
    expect(said(test, 'strike')).toContain('duels:somebody');
  });

  it('reads the outcome in place of the ladder, which then comes back', async () => {
    const test = await start({ ...WIDE, policy: 'none' });
    await show(test, 'strikes/open');
    expect(labels(test)).toContain('ladder');
    await show(test, 'strikes/struck');
    expect(labels(test)).not.toContain('ladder');
    test.time.advance(4_100);
    expect(labels(test)).toContain('ladder');
  });

  it('has a shield at their feet until it is used', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'strikes/shielded');
    expect(labels(test)).toEqual(expect.arrayContaining(['shield', 'block']));
    await show(test, 'strikes/held');
    expect(labels(test)).not.toContain('shield');
  });
});

describe('a player struck while no question is open', () => {
  const struckAt = [
    ['struckVerdict/open', 'struckVerdict/hit'],
    ['struckBoard/open', 'struckBoard/hit'],
    ['duel/cards', 'duel/hitAtCards'],
    ['duel/targets', 'duel/hitAtTargets'],
    ['duel/hit', 'duel/hitAtEnd'],
  ] as const;
  const isCovered = (test: TestStage) => test.stage.targets().some(({ id }) => id === 'struck');

  it.each(['full', 'reduced', 'none'] as const)(
    'sees on a card who it was and what it cost, and then the card leaves: %s',
    async (policy) => {
      for (const [before, after] of struckAt) {
        const test = await start({ ...WIDE, policy });
        await show(test, before);
        await pass(test, 3_000);
        const hits = () => test.sounds.filter((sound) => sound === 'duelHit').length;
        const heard = hits();
        const pressable = test.stage.targets().filter(({ intent }) => intent);
        await show(test, after);
        await pass(test, 400);
        expect(said(test, 'struckTitle'), after).toContain(
          'duels:pill.both duels:pill.lost 300 duels:pill.target.struckTarget Benjamin',
        );
        expect(isCovered(test)).toBe(true);
        expect(test.stage.targets().filter(({ intent }) => intent)).toEqual(pressable);
        await pass(test, 1_800);
        expect(labels(test)).toEqual(expect.arrayContaining(['marks', 'splat']));
        await pass(test, 800);
        expect(hits(), after).toBe(heard + 1);
        expect(labels(test), after).not.toContain('struckTitle');
        expect(isCovered(test)).toBe(false);
        await pass(test, 2_000);
        expect(test.stage.debug.motions, after).toBe(0);
      }
    },
  );

  it('sees it in at most 60 draw calls a frame', async () => {
    for (const [before, after] of struckAt) {
      const test = await start({ stepMs: 80, tier: 'high' });
      await show(test, before);
      await pass(test, 2_000);
      await show(test, after);
      for (let passed = 0; passed < 2_000; passed += 80) {
        const drawn = test.drawCalls();
        test.time.advance(80);
        expect(test.drawCalls() - drawn, after).toBeLessThanOrEqual(60);
      }
    }
  });

  it.each(['full', 'none'] as const)('gets rid of the card with a press on it: %s', async (policy) => {
    for (const [before, after] of struckAt) {
      const test = await start({ policy });
      await show(test, before);
      await pass(test, 3_000);
      await show(test, after);
      await pass(test, 800);
      expect(isCovered(test), after).toBe(true);
      test.stage.setPointer('next', true);
      expect(isCovered(test), after).toBe(true);
      test.stage.setPointer('struck', true);
      expect(isCovered(test), after).toBe(false);
    }
  });

  it.each([
    ['stealth', 'duels:somebody.within', 'snowman'],
    ['third', 'duels:pill.third.deflected Benjamin', 'bentArrow'],
    ['thrice', 'duels:pill.lost 900 duels:wall.more 3', 'splat'],
    ['held', 'duels:pill.target.brokeTargetShield', 'blocksApart'],
    ['caught', 'duels:pill.won 300', 'basket'],
  ])('sees what happened: %s', async (state, words, mark) => {
    const test = await start({ ...WIDE, policy: 'none' });
    await show(test, 'struckVerdict/open');
    await show(test, `struckVerdict/${state}`);
    expect(said(test, 'struckTitle')).toContain(words);
    expect(labels(test)).toContain(mark);
  });
});

describe('a choosing player', () => {
  const tiles = (test: TestStage) => labels(test).filter((label) => label.startsWith('duel:'));

  it('sees the rejected cards fall and stay away', async () => {
    const test = await start();
    await show(test, 'duel/cards');
    await pass(test, 1_000);
    await show(test, 'duel/skipping');
    test.time.advance(120);
    expect(tiles(test)).toEqual(expect.arrayContaining(['duel:strike', 'duel:shield', 'duel:skip']));
    await pass(test, 600);
    expect(tiles(test)).toEqual(['duel:skip']);
  });

  it('gets cards dealt one by one, or all together with reduced motion', async () => {
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

  it('sees a mitt pointing at the chosen target', async () => {
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

it('comes to rest within 2.8 seconds, or immediately on a press', { timeout: 90_000 }, async () => {
  for (const { id, after } of flying) {
    for (const rest of ['settle', 'wait'] as const) {
      const test = await start();
      await show(test, after ?? '');
      await pass(test, 1_200);
      await show(test, id);
      expect(test.stage.debug.motions, id).toBeGreaterThan(0);
      if (rest === 'settle') test.stage.settle();
      else await pass(test, 2_800);
      await picturesSettled();
      expect(test.stage.debug.motions, `${id} ${rest}`).toBe(0);
    }
  }
});

it('ends in the same state whatever was played before', { timeout: 120_000 }, async () => {
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
      await picturesSettled();
      await pass(test, 4_400);
      expect(test.stage.debug.motions).toBe(0);
      const walked = nodes(test);
      test.stage.clear();
      await show(test, last);
      await picturesSettled();
      test.stage.settle();
      expect(walked, walk.map(([{ id }]) => id).join(' > ')).toEqual(nodes(test));
    }),
    { numRuns: 12, seed: 5 },
  );
});
