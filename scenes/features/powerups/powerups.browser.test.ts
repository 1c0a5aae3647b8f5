import '@fontsource-variable/quicksand';
import fc from 'fast-check';
import type { Container } from 'pixi.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { FIXTURE_NOW, loadGalleryEntries, type GalleryEntry } from '#scenes/gallery.ts';
import { OptionTile } from '#scenes/kit/OptionTile.ts';
import { loadAllParts } from '#scenes/features/testParts.ts';
import { showScene } from '#scenes/registry.ts';
import type { StringsPort } from '#scenes/ports.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { picturesSettled, testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});
beforeAll(loadAllParts);

const start = async (options: Parameters<typeof testStage>[0] = {}): Promise<TestStage> => {
  open = await testStage({
    now: FIXTURE_NOW,
    withPictures: true,
    width: 390,
    height: 844,
    stepMs: 50,
    ...options,
  });
  return open;
};

function entry(id: string): GalleryEntry {
  const found = galleryEntries.find((each) => each.id === id);
  if (!found) throw new Error(`no fixture ${id}`);
  return found;
}

const show = (test: TestStage, id: string): Promise<void> =>
  showScene(test.stage, entry(id).request, () => true);

/** Shows the entry without the question's clock, which has motions of its own. */
function showUntimed(test: TestStage, id: string): Promise<void> {
  const { request } = entry(id);
  if (request.id !== 'question') throw new Error(`${id} is no question`);
  const { player } = request.view;
  const slide = player.slide && { ...player.slide, deadline: null };
  const view = { ...request.view, player: { ...player, slide } };
  return showScene(test.stage, { id: 'question', view }, () => true);
}

const labels = (test: TestStage): readonly string[] =>
  labeledTree(test.stage.debug.root).map(({ label }) => label);

function press(test: TestStage, id: string): void {
  const intent = test.stage.targets().find((target) => target.id === id)?.intent;
  expect(intent, id).toBeDefined();
  if (intent) test.intents.push(intent);
}

const allOf = (node: Container): Container[] => [node, ...node.children.flatMap(allOf)];

describe('the belt', () => {
  it('opens the card in each place, and the waiting one', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'powerups/offer');
    for (const id of ['belt:0', 'belt:2', 'belt:offer']) press(test, id);
    expect(test.intents).toEqual([
      { type: 'openCard', slot: 0 },
      { type: 'openCard', slot: 2 },
      { type: 'openOffer' },
    ]);
    await show(test, 'powerups/empty');
    expect(test.stage.targets().filter(({ id }) => id.startsWith('belt:'))).toEqual([]);
  });

  it('is absent in games without power-ups, and leaves their layout alone', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'mcq/open');
    expect(labels(test)).not.toContain('belt');
    const { rect } = test.stage.targets().find(({ id }) => id === 'status') ?? { rect: null };
    expect(rect).toMatchObject({ x: 14, width: 362 });
  });

  it('says what brings the next card, if there will be one', async () => {
    const test = await start({ policy: 'none' });
    const words = () => labeledTree(test.stage.debug.root).find(({ label }) => label === 'toNext')?.texts;
    await show(test, 'powerups/full');
    expect(words()?.join(' ')).toMatch(/belt\.next.*3/);
    await show(test, 'powerups/hand1');
    expect(words()).toBeUndefined();
  });

  it('draws no frames at rest with three cards in it', async () => {
    const test = await start();
    await showUntimed(test, 'powerups/full');
    await picturesSettled();
    test.time.advance(6_000);
    const { frames } = test.stage.debug;
    test.time.advance(5_000);
    expect(test.stage.debug.frames).toBe(frames);
  });

  it('wakes when a card becomes usable', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'powerups/waiting');
    await picturesSettled();
    test.time.advance(1_200);
    const { frames } = test.stage.debug;
    test.time.advance(700);
    expect(test.stage.debug.frames).toBeGreaterThan(frames);
  });

  it('stays visible during the verdict only if a card came', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'powerups/won');
    expect(labels(test)).not.toContain('belt');
    await show(test, 'powerups/cardCame');
    expect(labels(test)).toEqual(expect.arrayContaining(['belt', 'verdict', 'cardCame']));
  });
});

describe('power-ups on a question', () => {
  it('leave the submit button of an order its width, before and after a move', async () => {
    const test = await start();
    const places = [];
    for (const id of ['powerups/order', 'powerups/orderMoved']) {
      await show(test, id);
      const targets = test.stage.targets();
      const at = (wanted: string) => targets.find((target) => target.id === wanted)?.rect;
      const [submit, belt] = [at('submit'), at('belt:0')];
      expect(submit?.width).toBeGreaterThan(280);
      expect(belt?.y).toBeGreaterThan((submit?.y ?? 0) + (submit?.height ?? 0));
      places.push(at('piece:i1')?.height);
    }
    expect(places[0]).toBe(places[1]);
  });

  it('make hidden and tried options unpressable', async () => {
    const test = await start({ policy: 'none' });
    const pressable = () =>
      test.stage.targets().flatMap(({ id, intent }) => (intent?.type === 'choose' ? [id] : []));
    await show(test, 'powerups/hidden');
    expect(pressable()).toEqual(['option:o2', 'option:o3']);
    await show(test, 'powerups/spared');
    expect(pressable()).toEqual(['option:o2', 'option:o3', 'option:o4']);
  });

  it('remove an incorrect option that was ticked alone, and mark several that were ticked together', async () => {
    const test = await start({ policy: 'none' });
    const pressable = () =>
      test.stage.targets().flatMap(({ id, intent }) => (intent?.type === 'toggle' ? [id] : []));
    const marked = () => {
      const tiles = allOf(test.stage.debug.root).filter((each) => each instanceof OptionTile);
      return tiles.filter(({ mark }) => mark.visible).map(({ label }) => label);
    };
    await show(test, 'powerups/sparedAlone');
    const all = ['option:o1', 'option:o2', 'option:o3', 'option:o4', 'option:o5', 'option:o6'];
    expect(pressable()).toEqual(all.filter((id) => id !== 'option:o2'));
    expect(marked()).toEqual(['option:o2']);
    await show(test, 'powerups/sparedTogether');
    expect(pressable()).toEqual(all);
    expect(marked()).toEqual(['option:o1', 'option:o2']);
  });

  it('shuffle the places of options, never what pressing one means', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'powerups/mixed');
    const options = test.stage
      .targets()
      .flatMap(({ id, intent }) => (intent?.type === 'choose' ? [{ id, intent }] : []));
    expect(options.map(({ id }) => id)).not.toEqual(['option:o1', 'option:o2', 'option:o3', 'option:o4']);
    for (const { id, intent } of options) expect(id).toBe(`option:${intent.optionId}`);
    // The verdict keeps the order in which the options were read.
    await show(test, 'powerups/mixedTold');
    const told = test.stage.targets().flatMap(({ id }) => (id.startsWith('option:') ? [id] : []));
    expect(told).toEqual(options.map(({ id }) => id));
  });

  it('keep a stopped clock visible and still', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'powerups/frozen');
    expect(labels(test)).toEqual(expect.arrayContaining(['timer', 'ice']));
    await picturesSettled();
    test.time.advance(500);
    const { frames } = test.stage.debug;
    test.time.advance(3_000);
    expect(test.stage.debug.frames).toBe(frames);
  });

  it('show the seconds of a boost, with a frame for each, and standing still in the verdict', async () => {
    // Only the values, because the keys are too long for the pill.
    const strings: StringsPort = (_key, values = {}) => Object.values(values).join(' ');
    const test = await start({ policy: 'none', strings });
    const times = () => labeledTree(test.stage.debug.root).find(({ label }) => label === 'times')?.texts;
    const framesIn = (ms: number): number => {
      const { frames } = test.stage.debug;
      test.time.advance(ms);
      return test.stage.debug.frames - frames;
    };
    await showUntimed(test, 'powerups/fast');
    await picturesSettled();
    test.time.advance(100);
    expect(times()).toEqual(['1.5 16']);
    const frames = framesIn(5_000);
    expect(frames).toBeGreaterThanOrEqual(4);
    expect(frames).toBeLessThanOrEqual(6);
    expect(times()).toEqual(['1.5 11']);
    test.time.advance(11_000);
    expect(times()).toBeUndefined();
    await showUntimed(test, 'powerups/wonMost');
    await picturesSettled();
    test.time.advance(6_000);
    expect(framesIn(5_000)).toBe(0);
    expect(times()).toEqual(['2.25 14']);
  });

  it('tear the landscape while the effect lasts, but not for its sender', async () => {
    const test = await start({ policy: 'none' });
    await show(test, 'powerups/torn');
    expect(labels(test)).toContain('effect:glitch');
    test.time.advance(7_000);
    expect(labels(test)).not.toContain('effect:glitch');
    test.stage.clear();
    await show(test, 'powerupUses/glitch');
    expect(labels(test)).not.toContain('effect:glitch');
  });
});

describe.each([
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])('a verdict at $width x $height', (size) => {
  it('shows everything the points come from, separately or combined', async () => {
    const test = await start({ ...size, policy: 'none' });
    await show(test, 'powerups/wonMost');
    const nodes = labeledTree(test.stage.debug.root);
    const chips = nodes.filter(({ label }) => label.startsWith('breakup:'));
    expect(chips.map(({ label }) => label)).toEqual([
      'breakup:base',
      'breakup:timer',
      'breakup:streak',
      'breakup:extra',
    ]);
    expect(chips.at(-1)?.texts).toEqual(['powerups:belt.won powerups:belt.title 2240']);
    const { rect } = test.stage.targets().find(({ id }) => id === 'verdict') ?? {};
    for (const [index, { box, label }] of chips.entries()) {
      const [x, y, width, height] = box;
      expect(x + width, label).toBeLessThanOrEqual((rect?.x ?? 0) + (rect?.width ?? 0));
      expect(height, label).toBeGreaterThanOrEqual(25);
      for (const { box: other } of chips.slice(index + 1))
        expect(other[0] >= x + width || other[1] >= y + height, label).toBe(true);
    }
    await show(test, 'powerups/won');
    expect(labels(test)).toContain('breakup:extra');
  });
});

describe('a use', () => {
  it('ends within two seconds, or immediately on a press', { timeout: 60_000 }, async () => {
    const test = await start({ tier: 'low' });
    for (const id of POWERUP_IDS) {
      await showUntimed(test, 'powerups/full');
      test.time.advance(3_000);
      await showUntimed(test, `powerupUses/${id}`);
      expect(test.stage.debug.motions, id).toBeGreaterThan(0);
      test.stage.settle();
      expect(test.stage.debug.motions, id).toBe(0);
      await showUntimed(test, 'powerups/full');
      test.time.advance(3_000);
      await showUntimed(test, `powerupUses/${id}`);
      test.time.advance(2_000);
      expect(test.stage.debug.motions, id).toBe(0);
    }
  });

  it.each(['reduced', 'none'] as const)('shows the same without motion: %s', async (policy) => {
    const test = await start({ policy });
    await show(test, 'powerups/full');
    await picturesSettled();
    await show(test, 'powerupUses/timeFreeze');
    test.time.advance(400);
    expect(labels(test)).toEqual(expect.arrayContaining(['ice', 'news', 'effect:timeFreeze']));
    expect(test.sounds).toEqual(expect.arrayContaining(['powerupUse']));
    expect(test.stage.debug.motions).toBe(0);
  });

  it('is seen at the next question if another player used it in between', async () => {
    const test = await start();
    await show(test, 'powerups/full');
    for (const isNew of [true, false]) {
      await show(test, 'leaderboard/five');
      await show(test, 'powerups/gifted');
      test.time.advance(1_500);
      expect(labels(test).includes('news')).toBe(isNew);
    }
  });

  it('plays a sound of its own', async () => {
    const test = await start({ tier: 'low' });
    await show(test, entry('powerupUses/supersonic').after ?? '');
    test.time.advance(2_000);
    test.sounds.length = 0;
    await show(test, 'powerupUses/supersonic');
    test.time.advance(1_000);
    await picturesSettled();
    expect(test.sounds.filter((name) => name.startsWith('powerup'))).toEqual([
      'powerupUse',
      'powerupSupersonic',
    ]);
  });
});

it('ends in the same state whatever was played before', { timeout: 120_000 }, async () => {
  const entries = galleryEntries.filter(
    ({ group }) => group.startsWith('powerup') && group !== 'powerupsHall',
  );
  const test = await start({ tier: 'low' });
  const still = (): unknown =>
    labeledTree(test.stage.debug.root).filter(
      ({ label }) => label !== 'timer' && !label.startsWith('scene:'),
    );
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom(...entries.filter(({ request }) => request.id === 'question')),
      fc.constantFrom(0, 100, 500, 900),
    ),
    { minLength: 2, maxLength: 5 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (walk) => {
      test.stage.clear();
      for (const [each, wait] of walk) {
        await showScene(test.stage, each.request, () => true);
        test.time.advance(wait);
      }
      const last = walk.at(-1)?.[0];
      await picturesSettled();
      test.time.advance(6_000);
      expect(test.stage.debug.motions).toBe(0);
      const walked = still();
      test.stage.clear();
      if (last) await showScene(test.stage, last.request, () => true);
      await picturesSettled();
      test.stage.settle();
      expect(walked, walk.map(([each]) => each.id).join(' > ')).toEqual(still());
    }),
    { numRuns: 30, seed: 11 },
  );
});
