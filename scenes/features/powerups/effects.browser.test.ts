import '@fontsource-variable/quicksand/wght.css';
import { Container, Text } from 'pixi.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import { Picture } from '#scenes/kit/Picture.ts';
import type { StringsPort } from '#scenes/ports.ts';
import { loadAllParts } from '#scenes/features/testParts.ts';
import { showScene } from '#scenes/registry.ts';
import { picturesSettled, testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});
beforeAll(loadAllParts);

const allIn = (node: Container): Container[] =>
  node.visible && node.alpha > 0 ? [node, ...node.children.flatMap(allIn)] : [];

/** The nodes that aren't hidden, by a pattern of their labels. */
const labeled = (nodes: readonly Container[], pattern: RegExp): readonly Container[] =>
  nodes.filter(({ label }) => label !== null && pattern.test(label));

/** As long as the words on the pill get. */
const strings: StringsPort = (key, values = {}) =>
  key === 'powerups:effect.timesFor'
    ? `${values['times']}x · ${values['seconds']} s`
    : Object.values(values).join(' ');

/** The part of a node that its masks leave. */
function seen(node: Container) {
  const { minX, maxX, ...box } = node.getBounds();
  let { minY, maxY } = box;
  for (let up = node.parent; up; up = up.parent) {
    if (!(up.mask instanceof Container)) continue;
    const mask = up.mask.getBounds();
    minY = Math.max(minY, mask.minY);
    maxY = Math.min(maxY, mask.maxY);
  }
  return { minX, maxX, minY, maxY };
}

/** Returns what overlaps by more than a pixel, which rounding can cost. */
function overlaps(effects: readonly Container[], others: readonly Container[]): readonly string[] {
  return effects.flatMap((effect) => {
    const a = seen(effect);
    return others.flatMap((other) => {
      const b = seen(other);
      const x = Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX);
      const y = Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY);
      return x > 1 && y > 1
        ? [`${effect.label} over ${other instanceof Text ? other.text : other.label}`]
        : [];
    });
  });
}

describe.each([
  { width: 390, height: 844 },
  { width: 390, height: 716 },
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
  { width: 1366, height: 668 },
  { width: 844, height: 342 },
])('effects at $width x $height', (size) => {
  it.each(['boosts/picture', 'boosts/pictureTold', 'boosts/words', 'powerups/doubled', 'powerups/fast'])(
    'cover nothing to be read: %s',
    async (id) => {
      const test = (open = await testStage({
        now: FIXTURE_NOW,
        policy: 'none',
        withPictures: true,
        strings,
        ...size,
      }));
      const entry = galleryEntries.find((each) => each.id === id);
      if (!entry) throw new Error(`no fixture ${id}`);
      await showScene(test.stage, entry.request, () => true);
      await picturesSettled();
      const all = allIn(test.stage.debug.root);
      const effects = labeled(all, /^(effect:|times$)/);
      expect(effects.map(({ label }) => label)).toContain('times');
      const bar = labeled(all, /^(score|streak|timer|progress)$/);
      expect(bar.length).toBeGreaterThan(1);
      const words = labeled(all, /^(question$|option:)/)
        .flatMap(allIn)
        .filter((node) => node instanceof Text || (node instanceof Picture && node.width > 1));
      expect(words.length).toBeGreaterThan(1);
      const ladder = labeled(all, /^ladder$/);
      expect(overlaps(effects, [...bar, ...words, ...ladder])).toEqual([]);
      expect(overlaps(ladder, [...bar, ...words])).toEqual([]);
    },
  );
});
