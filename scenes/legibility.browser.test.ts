// Legibility in every theme: words of scenes against what is drawn behind them.

import '@fontsource-variable/quicksand';
import { Container, Graphics, type PointData, Sprite, Text } from 'pixi.js';
import { beforeAll, expect, it } from 'vitest';
import { FIXTURE_NOW, type GalleryEntry, loadGalleryEntries } from '#scenes/gallery.ts';
import { loadAllParts } from '#scenes/features/testParts.ts';
import { hex, mix } from '#scenes/kit/color.ts';
import { contrast } from '#scenes/kit/contrast.ts';
import { showScene } from '#scenes/registry.ts';
import { picturesSettled, testStage, worldLoaded } from '#scenes/stage/testStage.ts';
import { loadTheme } from '#scenes/theme/loadTheme.ts';
import { TEST_THEMES } from '#tests/support/testThemes.ts';
import type { StringsPort } from '#scenes/ports.ts';

const AA = 4.5;
const AA_LARGE = 3;
const AAA = 7;
/** CSS pixels, in bold letters. */
const LARGE = 24;
/** Fainter words are placeholders, or on their way out. */
const FAINT = 0.7;

beforeAll(loadAllParts);

/** Colors behind a point: a color, or null where a picture covers it. */
type Painted = (at: PointData) => { readonly color: string; readonly alpha: number } | null | undefined;

/** What each word of the tree lies on, in drawing order. */
function wordsIn(root: Container): { readonly word: Text; readonly grounds: readonly string[] }[] {
  const layers: Painted[] = [];
  const words: { word: Text; grounds: readonly string[] }[] = [];
  const visit = (node: Container, alpha: number, masks: readonly Container[]): void => {
    if (!node.visible || node.alpha === 0) return;
    const total = alpha * node.alpha;
    const cuts = node.mask instanceof Container ? [...masks, node.mask] : masks;
    const isShown = ({ x, y }: PointData): boolean =>
      cuts.every((mask) => mask.getBounds().containsPoint(x, y));
    const paint = (layer: Painted): void => {
      layers.push((at) => (isShown(at) ? layer(at) : undefined));
    };
    if (node instanceof Graphics) paint((at) => fillAt(node, at, total));
    else if (node.label === 'background' && node instanceof Sprite) paint((at) => landscapeAt(node, at));
    else if (node instanceof Text) {
      const points = pointsOf(node);
      if (total >= FAINT && node.text.trim() !== '' && points.every(isShown))
        words.push({ word: node, grounds: points.flatMap((at) => groundAt(at, layers) ?? []) });
    } else if (node instanceof Sprite && node.texture.width > 1)
      paint((at) => (node.getBounds().containsPoint(at.x, at.y) ? null : undefined));
    for (const child of node.children) visit(child, total, cuts);
  };
  visit(root, 1, []);
  return words;
}

/** Points from its start to its end. */
function pointsOf(word: Text): readonly PointData[] {
  const { x, y, width, height } = word.getBounds();
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => ({ x: x + width * share, y: y + height / 2 }));
}

/** Null where a picture hides what is below. */
function groundAt(at: PointData, layers: readonly Painted[]): string | null {
  let ground = '#000000';
  let isKnown = true;
  for (const layer of layers) {
    const found = layer(at);
    if (found === undefined) continue;
    if (found === null) isKnown = false;
    else {
      ground = mix(ground, found.color, found.alpha);
      isKnown ||= found.alpha > 0.9;
    }
  }
  return isKnown ? ground : null;
}

function fillAt(node: Graphics, at: PointData, alpha: number): ReturnType<Painted> {
  const { x, y } = node.toLocal(at);
  let found: ReturnType<Painted>;
  for (const { action, data } of node.context.instructions) {
    if (action !== 'fill' || !('style' in data) || data.style.fill) continue;
    const isInside = data.path.shapePath.shapePrimitives.some(({ shape, transform }) => {
      const local = transform ? transform.applyInverse({ x, y }) : { x, y };
      return shape.contains(local.x, local.y);
    });
    const color = `#${data.style.color.toString(16).padStart(6, '0')}`;
    if (isInside) found = { color, alpha: data.style.alpha * alpha };
  }
  return found;
}

function landscapeAt({ texture, width, height }: Sprite, { x, y }: PointData): ReturnType<Painted> {
  const canvas = texture.source.resource as HTMLCanvasElement;
  const column = Math.min(canvas.width - 1, Math.max(0, Math.round((x / width) * canvas.width)));
  const row = Math.min(canvas.height - 1, Math.max(0, Math.round((y / height) * canvas.height)));
  const pixel = canvas.getContext('2d')?.getImageData(column, row, 1, 1).data ?? [];
  const [red = 0, green = 0, blue = 0] = pixel;
  return { color: `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`, alpha: 1 };
}

/** About as long as the words themselves. */
const strings: StringsPort = (key, values = {}) => `${Object.values(values)[0] ?? key.split('.').at(-1)}`;

/**
 * Themes in which every state is read: light, black and white, and dark with warm skies. Elsewhere one state per
 * group is enough, where words lie on the theme's picture: other grounds are in `scenes/theme/tokens.test.ts`.
 */
const WHOLE: readonly string[] = ['sns', 'highcontrast', 'synthwave'];

async function entriesIn(id: string): Promise<readonly GalleryEntry[]> {
  const entries = await loadGalleryEntries();
  if (WHOLE.includes(id)) return entries;
  const onPictures = entries.filter(({ request }) => !/question$/i.test(request.id));
  // Of several, the last one.
  return [...new Map(onPictures.map((entry) => [entry.group, entry])).values()];
}

it.each(TEST_THEMES)('keeps the words of $id legible', { timeout: 300_000 }, async ({ id, files }) => {
  const theme = await loadTheme(await files());
  await worldLoaded(theme);
  const entries = await entriesIn(id);
  const leastOf = (word: Text): number =>
    id === 'highcontrast' ? AAA : heightOf(word) >= LARGE ? AA_LARGE : AA;
  const faults = new Map<string, { readonly contrast: number; readonly seen: string }>();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    const test = await testStage({ ...size, now: FIXTURE_NOW, policy: 'none', theme, strings });
    for (const entry of entries) {
      const isForProjector = /^(projector|podium)/.test(entry.request.id);
      // A climb wears a theme of its own.
      if ((isForProjector && size.width < 1000) || entry.group === 'peakQuestion') continue;
      test.stage.clear();
      await showScene(test.stage, entry.request, () => true);
      await picturesSettled();
      test.stage.settle();
      test.time.advance(50);
      for (const { word, grounds } of wordsIn(test.stage.debug.root)) {
        const fill = `#${hex(word.style.fill as string)
          .toString(16)
          .padStart(6, '0')}`;
        // A word is still read where something small, such as a star, is behind one of its letters.
        const [, found = Infinity] = grounds
          .map((ground) => contrast(fill, ground))
          .toSorted((a, b) => a - b);
        const least = leastOf(word);
        const where = `${entry.request.id} ${pathOf(word)} ${fill}`.replaceAll(/:[a-z]*\d+/g, '');
        if (found >= least || (faults.get(where)?.contrast ?? least) <= found) continue;
        faults.set(where, {
          contrast: found,
          seen: `${entry.id} ${size.width} "${word.text.slice(0, 24)}" ${found.toFixed(1)} on ${grounds.join()}`,
        });
      }
    }
    test.destroy();
  }
  expect([...faults].map(([what, { seen }]) => `${what}: ${seen}`).toSorted()).toEqual([]);
});

/** Letter size in CSS pixels. */
const heightOf = (word: Text): number => word.style.fontSize * word.worldTransform.d;

const pathOf = (node: Container): string =>
  node.parent ? `${pathOf(node.parent)}/${node.label || node.constructor.name}` : '';
