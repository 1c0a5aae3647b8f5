import '@fontsource-variable/quicksand';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_NOW, loadGalleryEntries, type GalleryEntry } from '#scenes/gallery.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { loadAllParts } from '#scenes/features/testParts.ts';
import { picturesSettled, SIZES, SMALL_SIZES, testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

const QUESTION_DRAW_CALLS = 30;
const ANY_DRAW_CALLS = 60;
/** Seconds until the slowest animation (the podium) has come to rest. */
const LONGEST_S = 12;

beforeAll(loadAllParts);

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});

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
const show = (test: TestStage, entry: GalleryEntry): Promise<void> =>
  showScene(test.stage, entry.request, () => true);

/** Leaves out clocks: a fixture's timer keeps running, and a second's difference doesn't count. */
const withoutClock = (test: TestStage): unknown =>
  labeledTree(test.stage.debug.root).filter(
    ({ label }) => label !== 'timer' && label !== 'countdown' && !label.startsWith('scene:'),
  );

const groups = [...new Set(galleryEntries.map(({ request }) => request.id))];

describe.each(groups)('%s', (id) => {
  const entries = galleryEntries.filter(({ request }) => request.id === id);

  it('shows the same after any sequence of views as after the last one alone', {
    timeout: 120_000,
  }, async () => {
    // On this tier, players in the lobby don't jump for joy, so all motion ends.
    const test = await start({ tier: 'low' });
    const steps = fc.array(fc.tuple(fc.constantFrom(...entries), fc.constantFrom(0, 40, 300, 900)), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        for (const [entry, wait] of walk) {
          await show(test, entry);
          test.time.advance(wait);
        }
        const last = walk.at(-1)?.[0];
        await picturesSettled();
        for (let second = 0; second < LONGEST_S; second += 1) test.time.advance(1_000);
        expect(test.stage.debug.motions).toBe(0);
        const walked = withoutClock(test);
        // Compare at the same moment: a fixture's clock may have run out by now.
        test.stage.clear();
        if (last) await show(test, last);
        await picturesSettled();
        test.stage.settle();
        expect(walked, walk.map(([entry]) => entry.id).join(' > ')).toEqual(withoutClock(test));
      }),
      { numRuns: 5, seed: 7 },
    );
  });

  it('stays within its draw call budget and leaves nothing behind', { timeout: 60_000 }, async () => {
    const test = await start({ policy: 'none', width: 800, height: 600 });
    for (const entry of entries) {
      await show(test, entry);
      await picturesSettled();
      test.time.advance(100);
      const before = test.drawCalls();
      test.stage.setFocus(null);
      test.draws = true;
      test.time.advance(20);
      test.draws = false;
      const draws = test.drawCalls() - before;
      expect(draws, entry.id).toBeGreaterThan(0);
      expect(draws, entry.id).toBeLessThanOrEqual(id === 'question' ? QUESTION_DRAW_CALLS : ANY_DRAW_CALLS);
      test.stage.clear();
      test.time.advance(20);
      expect(test.stage.debug.textures, entry.id).toBe(0);
      expect(test.stage.debug.root.children, entry.id).toHaveLength(0);
    }
  });

  // Projector screens are never small.
  const sizes = /^(projector|podium)/.test(id) ? SIZES : [...SIZES, ...SMALL_SIZES];
  it.each(sizes)('keeps interactive targets on screen and apart at $width x $height', async (size) => {
    const test = await start({ policy: 'none', ...size });
    for (const entry of entries) {
      test.stage.clear();
      await show(test, entry);
      test.time.advance(50);
      const scrolls = test.stage.scrollBy(1);
      const pressed = test.stage.targets().filter(({ kind }) => kind !== 'region');
      for (const { id: target, rect } of pressed) {
        const where = `${entry.id} ${target}`;
        // The page itself can be pressed around this handle.
        if (target === 'beside:handle') continue;
        // Places on a picture may be close together; a press asks which is meant. A picture may be narrow itself.
        const isOnPicture = /^(place|piece):/.test(target) && entry.id.startsWith('dnd_image/');
        const least = isOnPicture || target === 'board' ? 24 : 44;
        expect(rect.width, where).toBeGreaterThanOrEqual(least);
        expect(rect.height, where).toBeGreaterThanOrEqual(least);
        expect(rect.x, where).toBeGreaterThanOrEqual(0);
        expect(rect.x + rect.width, where).toBeLessThanOrEqual(size.width);
        if (!scrolls) expect(rect.y + rect.height, where).toBeLessThanOrEqual(size.height);
      }
      // With nothing to answer, drawn regions must not overlap either.
      const apart = /^(lobby|gameOver)$/.test(id) ? test.stage.targets() : pressed;
      for (const [index, one] of apart.entries()) {
        for (const other of apart.slice(index + 1)) {
          // Buttons scroll under the footer; fixed targets must never overlap.
          // A card may have a button of its own on it.
          if (other.id.startsWith(`${one.id}:`)) continue;
          // What lies in a place, or on a picture, is in front of it.
          if (one.id === 'board') continue;
          if (/^(place|piece):/.test(one.id) && other.id.startsWith('count:')) continue;
          if (one.id.startsWith('place:') && other.id.startsWith('piece:')) continue;
          if (entry.id.startsWith('dnd_image/') && /^(place|piece):/.test(one.id)) continue;
          if (!scrolls || [one, other].every((target) => isFixed(target)))
            expect(overlap(one.rect, other.rect), `${entry.id} ${one.id} ${other.id}`).toBe(false);
        }
      }
    }
  });
});

it.each(['lobby', 'gameOver'])('reports final positions in the %s while things still move in', async (id) => {
  const test = await start();
  const entry = galleryEntries.find(({ request }) => request.id === id);
  if (!entry) throw new Error('no such fixture');
  await show(test, entry);
  test.time.advance(100);
  expect(test.stage.debug.motions).toBeGreaterThan(0);
  const told = test.targets();
  test.stage.settle();
  expect(told).toEqual(test.stage.targets());
});

it('draws no frames while a question is idle', async () => {
  const test = await start();
  for (const entry of galleryEntries.filter(({ id }) => id === 'mcq/untold' || id === 'msq/partial')) {
    await show(test, entry);
    test.time.advance(6_000);
    const { frames } = test.stage.debug;
    test.time.advance(5_000);
    expect(test.stage.debug.frames, entry.id).toBe(frames);
  }
});

it('draws one frame a second while a clock runs', async () => {
  const test = await start({ policy: 'none' });
  const entry = galleryEntries.find(({ id }) => id === 'mcq/open');
  if (!entry) throw new Error('no such fixture');
  await show(test, entry);
  test.time.advance(1_500);
  const { frames } = test.stage.debug;
  test.time.advance(5_000);
  expect(test.stage.debug.frames - frames).toBe(5);
});

it('hides a classic clock at zero and says that answers are still accepted', async () => {
  const test = await start({ policy: 'none' });
  const entry = galleryEntries.find(({ id }) => id === 'mcq/overtime');
  if (entry?.request.id !== 'question') throw new Error('no such fixture');
  const { player, draft } = entry.request.view;
  const slide = player.slide && { ...player.slide, deadline: FIXTURE_NOW + 2_000 };
  await showScene(test.stage, { id: 'question', view: { player: { ...player, slide }, draft } }, () => true);
  const seen = () => labeledTree(test.stage.debug.root).flatMap(({ label, texts }) => [label, ...texts]);
  test.time.advance(1_000);
  expect(seen()).toContain('timer');
  expect(seen()).toContain('question.hint.MCQ');
  test.time.advance(900);
  const { frames } = test.stage.debug;
  test.time.advance(1_100);
  expect(test.stage.debug.frames).toBeGreaterThan(frames);
  expect(seen()).not.toContain('timer');
  expect(seen()).toContain('question.overtime');
  expect(test.stage.targets().filter(({ intent }) => intent?.type === 'choose')).toHaveLength(4);
});

it('frees the pictures of earlier questions', async () => {
  const test = await start({ policy: 'none' });
  const entry = galleryEntries.find(({ id }) => id === 'mcq/picture');
  const view = entry?.request.id === 'question' ? entry.request.view : null;
  const slide = view?.player.slide;
  if (!view || !slide?.question) throw new Error('no such fixture');
  const { question } = slide;
  const counts: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const url = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="${n + 1}"/>`;
    const next = { ...question, id: `q${n}`, media: { type: 'image', url } } as typeof question;
    const player = { ...view.player, slide: { ...slide, question: next } };
    await showScene(test.stage, { id: 'question', view: { ...view, player } }, () => true);
    await picturesSettled();
    test.time.advance(40);
    counts.push(test.stage.debug.textures);
  }
  expect(counts[5]).toBe(counts[1]);
  expect(counts[1]).toBe((counts[0] ?? 0) + 1);
});

it('leaks no textures through 50 scene changes', { timeout: 60_000 }, async () => {
  const test = await start({ policy: 'none', draws: true });
  const count = (): number => test.stage.debug.gpuTextures;
  const round = async (): Promise<void> => {
    for (const entry of galleryEntries.filter((_, index) => index % 5 === 0)) {
      await show(test, entry);
      test.time.advance(40);
    }
    test.stage.clear();
    test.time.advance(40);
  };
  const counts: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    await round();
    counts.push(count());
  }
  // Pixi's pool of text textures keeps up to two more each round, of texts that go in the frame they change in.
  expect(counts[5]).toBeLessThan((counts[2] ?? 0) + 3 * 2 + 1);
});

function isFixed({ id, kind }: Target): boolean {
  return kind !== 'button' || id === 'submit' || id === 'next';
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
