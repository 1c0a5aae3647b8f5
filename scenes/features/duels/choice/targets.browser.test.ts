import '@fontsource-variable/quicksand/wght.css';
import { afterEach, expect, it } from 'vitest';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import type { StringsPort } from '#scenes/ports.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 844, height: 342 },
];

it.each(
  ['duel/targets', 'duel/targetsUnranked'].flatMap((fixture) => SIZES.map((size) => ({ fixture, ...size }))),
)(
  'names $fixture in full, and side by side at one height, at $width x $height',
  async ({ fixture, ...size }) => {
    // Only the values, because the keys are too long for a tile.
    const strings: StringsPort = (_key, values = {}) => Object.values(values).join(' ');
    const test = (open = await testStage({ now: FIXTURE_NOW, policy: 'none', strings, ...size }));
    const entry = galleryEntries.find(({ id }) => id === fixture);
    if (entry?.request.id !== 'duel') throw new Error('no targets');
    await showScene(test.stage, entry.request, () => true);
    const tiles = labeledTree(test.stage.debug.root).filter(({ label }) => label.startsWith('duel:target:'));
    const { targets } = entry.request.view.state;
    // Without the marks around a name that reads from right to left.
    expect(tiles.map(({ texts }) => texts[0]?.replaceAll(/[\u200E\u200F\u202A-\u202E]/g, ''))).toEqual(
      targets?.map(({ name }) => name),
    );
    for (const { texts } of tiles) expect(texts[1] ?? '', texts[0]).not.toContain('…');
    const places = test.stage.targets().filter(({ id }) => id.startsWith('duel:target:'));
    const rows = new Set(places.map(({ rect }) => rect.y));
    // Only an upright phone has those above the player in a row of their own.
    expect(rows.size).toBe(size.width === 390 ? 2 : 1);
  },
);
