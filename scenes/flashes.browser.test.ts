// Flash test: films the strongest moments and counts their flashes.

import '@fontsource-variable/quicksand';
import { beforeAll, expect, it } from 'vitest';
import { FIXTURE_NOW, type GalleryEntry, loadGalleryEntries } from '#scenes/gallery.ts';
import { loadAllParts } from '#scenes/features/testParts.ts';
import { showScene } from '#scenes/registry.ts';
import { flashesIn, type LitFrame, luminancesOf, MOST_FLASHES } from '#scenes/stage/flashes.ts';
import { picturesSettled, testStage } from '#scenes/stage/testStage.ts';

const SIZES = { player: { width: 390, height: 660 }, projector: { width: 960, height: 540 } } as const;
/** Fast enough to see five flashes a second. */
const STEP_MS = 1_000 / 15;
/** Milliseconds to film. */
const LONG_MS = { player: 2_000, projector: 5_000 } as const;
const GRID = { columns: 12, rows: 12 } as const;

const entries = await loadGalleryEntries();
const entryNamed = (id: string | null) => entries.find((entry) => entry.id === id);
const moments = entries.filter(
  ({ id }) =>
    /^motion\/(commitment|reveal|streak|suspense|overtaking)|^powerupUses\//.test(id) ||
    ['powerups/tornNow', 'powerups/goldenNow'].includes(id),
);

beforeAll(loadAllParts);

/** Films the way into an entry from the one before it. */
async function film(entry: GalleryEntry): Promise<readonly LitFrame[]> {
  const kind = /^(projector|podium)/.test(entry.request.id) ? 'projector' : 'player';
  const test = await testStage({
    now: FIXTURE_NOW,
    withPictures: true,
    paints: true,
    // Every pixel is painted in software, and areas count, not details.
    pixelRatio: 0.4,
    tier: 'high',
    stepMs: STEP_MS,
    ...SIZES[kind],
  });
  const before = entryNamed(entry.after);
  if (before) {
    await showScene(test.stage, before.request, () => true);
    await picturesSettled();
    test.stage.settle();
    test.time.advance(STEP_MS);
  }
  test.draws = true;
  await showScene(test.stage, entry.request, () => true);
  const frames: LitFrame[] = [];
  for (let at = 0; at < LONG_MS[kind]; at += STEP_MS) {
    test.time.advance(STEP_MS);
    frames.push({ at, cells: luminancesOf(test.stage.canvas, GRID.columns, GRID.rows) });
  }
  test.destroy();
  return frames;
}

it('films something', async () => {
  const [entry] = moments;
  if (!entry) throw new Error('no moments');
  const frames = await film(entry);
  const brightest = Math.max(...frames.flatMap(({ cells }) => cells));
  expect(brightest).toBeGreaterThan(0.3);
  expect(new Set(frames.map(({ cells }) => cells.join(' '))).size).toBeGreaterThan(5);
});

it.each(moments.map((entry) => [entry.id, entry] as const))(
  '%s flashes at most three times a second',
  async (_, entry) => {
    expect(flashesIn(await film(entry))).toBeLessThanOrEqual(MOST_FLASHES);
  },
);
