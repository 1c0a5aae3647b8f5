import '@fontsource-variable/quicksand/wght.css';
import { type Container, Sprite } from 'pixi.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DUELS, MANY, strikeOf, withStrikes } from '#scenes/features/duels/projectorFixtures.ts';
import { climbView, fixtureClimb, fixtureRows, viewOf } from '#scenes/projector/fixtureViews.ts';
import { projectorLayers } from '#scenes/projector/layer.ts';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';
import { showScene } from '#scenes/registry.ts';
import { type LabeledNode, labeledTree } from '#scenes/stage/labeledTree.ts';
import {
  picturesSettled,
  testStage,
  type TestStage,
  type TestStageOptions,
} from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

beforeAll(async () => {
  await loadProjectorFeatures();
  await Promise.all(projectorLayers.get().map((late) => late.loadPart()));
});

let open: TestStage[] = [];
afterEach(() => {
  for (const stage of open) stage.destroy();
  open = [];
});

const show = async (test: TestStage, id: string): Promise<void> => {
  const entry = galleryEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`no fixture ${id}`);
  await showScene(test.stage, entry.request, () => true);
};

/** A quiet scene that then receives the entry's strikes. */
async function start(id: string, options: TestStageOptions = {}): Promise<TestStage> {
  const test = await testStage({
    now: FIXTURE_NOW,
    width: 960,
    height: 540,
    stepMs: 50,
    withPictures: true,
    ...options,
  });
  open.push(test);
  await show(test, id.replace(/\/.*/, '/quiet'));
  test.stage.settle();
  test.time.advance(50);
  await show(test, id);
  return test;
}

const labelled = (test: TestStage, label: string) =>
  labeledTree(test.stage.debug.root).filter((node) => node.label === label);
const names = (test: TestStage) => labelled(test, 'duelist').flatMap(({ texts }) => texts);

const groups = ['duelsOnTheWall', 'duelsOnTheBoard'];
const strikes = galleryEntries.filter(({ id }) => /^duelsOnThe(Wall|Board)\/(?!quiet)/.test(id));

it.each(strikes.map(({ id }) => id))('%s: leaves nothing behind and stops drawing', async (id) => {
  const test = await start(id);
  test.time.advance(300);
  expect(labelled(test, 'duel')).toHaveLength(1);
  test.time.advance(11_000);
  expect(labelled(test, 'duel')).toHaveLength(0);
  expect(labeledTree(test.stage.debug.root).filter(({ label }) => label.startsWith('snow:'))).toEqual([]);
  const { frames } = test.stage.debug;
  test.time.advance(5_000);
  expect(test.stage.debug.frames).toBe(frames);
});

describe.each(groups)('%s', (group) => {
  it.each(['full', 'reduced', 'none'] as const)(
    'shows striker and target when motion is %s',
    async (policy) => {
      const test = await start(`${group}/struck-target`, { policy });
      test.time.advance(policy === 'full' ? 900 : 100);
      expect(names(test)).toEqual(['Sofía', 'Mia']);
      test.time.advance(2_600);
      expect(names(test)).toEqual([]);
      expect(labelled(test, 'snow:p0')).toHaveLength(1);
    },
  );

  it('reports the outcome in words and points once it has landed, and for a while after', async () => {
    const test = await start(`${group}/overtaken`);
    const rowsOf = ({ stage }: TestStage) =>
      labeledTree(stage.debug.root).flatMap(({ label, texts }) =>
        label.startsWith('row:') ? [[label, ...texts]] : [],
      );
    const rows = () => rowsOf(test);
    const told = () => labelled(test, 'news').flatMap(({ texts }) => texts);
    test.time.advance(500);
    const before = rows();
    expect(before).not.toEqual([]);
    expect(told()).toEqual([]);
    test.time.advance(1_000);
    expect(told().join()).toContain('duels:wall.struckTarget');
    expect(rows()).not.toEqual(before);
    // The line outlasts the animation.
    test.time.advance(1_300);
    expect(labelled(test, 'duel')).toEqual([]);
    expect(told().join()).toContain('duels:wall.struckTarget');
    test.time.advance(2_000);
    const after = rows();
    const alone = await start(`${group}/overtaken`, { policy: 'none' });
    expect(rowsOf(alone)).toEqual(after);
    expect(
      labelled(alone, 'news')
        .flatMap(({ texts }) => texts)
        .join(),
    ).toContain('duels:wall.struckTarget');
  });

  it('does not name a hidden striker', async () => {
    const test = await start(`${group}/stealth`);
    for (let at = 0; at < 2_000; at += 250) {
      expect(names(test)).toEqual(['Mia']);
      test.time.advance(250);
    }
  });

  it('shows no player twice, starts at most one strike per 1,200 ms, and counts the rest', async () => {
    const test = await start(`${group}/many`);
    // One waits behind those that have a place.
    const most = group === 'duelsOnTheWall' ? 2 : 3;
    const begun = new Set<string>();
    for (let at = 0; at < 7_000; at += 100) {
      test.time.advance(100);
      const shown = names(test);
      expect(new Set(shown).size).toBe(shown.length);
      begun.add(labelled(test, 'duel').length === 0 ? '' : shown.join());
      if (at === 500)
        expect(labelled(test, 'moreStrikes')[0]?.texts.join()).toContain(String(MANY.length - most));
    }
    expect(test.sounds.filter((sound) => /duel(Hit|Absorb)/.test(sound))).toHaveLength(most);
    expect(labelled(test, 'moreStrikes')[0]?.texts).toEqual(['duels:wall.how']);
  });

  it('stays within 60 draw calls per frame at full rate', async () => {
    const test = await start(`${group}/many`, { draws: true, stepMs: 20 });
    let most = 0;
    for (let at = 0; at < 3_600; at += 60) {
      const before = test.drawCalls();
      const { frames } = test.stage.debug;
      test.time.advance(60);
      most = Math.max(most, (test.drawCalls() - before) / Math.max(1, test.stage.debug.frames - frames));
    }
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(60);
  });
});

type Box = LabeledNode['box'];
const ends = ([x, y, width, height]: Box) => [x + width, y + height] as const;
/** By more than rounding can cost. */
function overlap(a: Box, b: Box): boolean {
  const [[right, foot], [otherRight, otherFoot]] = [ends(a), ends(b)];
  return a[0] + 2 < otherRight && b[0] + 2 < right && a[1] + 2 < otherFoot && b[1] + 2 < foot;
}

/** Labels of what the room reads while a duel is shown. */
const READ = /^(title|caption|row:.*|more|moreStrikes|duelist|players|progress|name:.*)$/;

describe.each([
  [1_920, 1_080],
  [1_366, 768],
])('at %i x %i', (width, height) => {
  it.each([2, 8, 28, 60])('%i players, board and duels stay apart and on the screen', async (count) => {
    const climb = climbView(fixtureClimb(count, 12), 12, DUELS);
    const board = viewOf(
      { board: { rows: fixtureRows(Math.min(count, 10)), total: count }, progress: 64 },
      { type: 'normal', playerCount: count, ...DUELS },
    );
    for (const [id, quiet] of [
      ['projectorClimb', climb],
      ['projectorLeaderboard', board],
    ] as const) {
      const test = await testStage({ now: FIXTURE_NOW, width, height, policy: 'none' });
      open.push(test);
      await showScene(test.stage, { id, view: quiet }, () => true);
      const strikes = [
        strikeOf(1, 'standard', 'deflected', 1, 0, 6),
        strikeOf(2, 'swap', 'struckTarget', 3, 5),
      ];
      await showScene(test.stage, { id, view: withStrikes(quiet, strikes) }, () => true);
      test.time.advance(2_350);
      const read = labeledTree(test.stage.debug.root).filter(({ label }) => READ.test(label));
      expect(read.filter(({ label }) => label === 'duelist').length).toBeGreaterThanOrEqual(2);
      for (const [index, { label, box }] of read.entries()) {
        const [right, foot] = ends(box);
        expect(Math.min(box[0], box[1], width - right, height - foot), label).toBeGreaterThanOrEqual(0);
        for (const other of read.slice(index + 1))
          expect(overlap(box, other.box), `${id}: ${label} and ${other.label}`).toBe(false);
      }
    }
  });
});

it('never draws a destroyed texture, however slow the frames are', async () => {
  const test = await start('duelsOnTheWall/many', { stepMs: 600 });
  // A frame advances less than the clock, so one strike outlasts the start of the one after next.
  for (let at = 0; at < 9_000; at += 600) {
    await picturesSettled();
    test.time.advance(600);
    for (const sprite of spritesIn(test.stage.debug.root))
      expect(sprite.texture.source?.destroyed, sprite.label).toBe(false);
  }
});

const spritesIn = (root: Container): readonly Sprite[] =>
  root.children.flatMap((child) => [...(child instanceof Sprite ? [child] : []), ...spritesIn(child)]);
