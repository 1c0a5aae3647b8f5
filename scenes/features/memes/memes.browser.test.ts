import '@fontsource-variable/quicksand';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadAllParts } from '#scenes/features/testParts.ts';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import type { Rect } from '#scenes/ports.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { showScene } from '#scenes/registry.ts';
import { picturesSettled, SIZES, SMALL_SIZES, testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

beforeAll(loadAllParts);

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});

function viewOf(id: string): PlayerStageView {
  const request = galleryEntries.find((one) => one.id === id)?.request;
  if (request?.id !== 'question') throw new Error(`no fixture ${id}`);
  return request.view;
}

async function show(
  view: PlayerStageView,
  size: { width: number; height: number },
  policy = 'none' as const,
) {
  open?.destroy();
  open = await testStage({ now: FIXTURE_NOW, withPictures: true, policy, ...size });
  const test = open;
  await showScene(test.stage, { id: 'question', view }, () => true);
  await picturesSettled();
  test.time.advance(50);
  const targets = new Map(test.stage.targets().map(({ id, rect }) => [id, rect]));
  return { test, targets, meme: targets.get('meme') ?? null };
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;

it.each([...SIZES, ...SMALL_SIZES, { width: 768, height: 1024 }])(
  'covers neither the question nor the answers or the verdict at $width x $height, and makes none scroll',
  async (size) => {
    for (const id of ['meme/right', 'meme/wrong', 'meme/own', 'meme/long']) {
      const { test, targets, meme } = await show(viewOf(id), size);
      if (!meme) continue;
      const others = [...targets].filter(([name]) => /^(question|option:|verdict|next|score)/.test(name));
      expect(others.length).toBeGreaterThan(5);
      for (const [name, rect] of others) expect(overlap(meme, rect), `${id} ${name}`).toBe(false);
      expect(test.stage.scrollBy(1), id).toBe(false);
      expect(meme.y + meme.height).toBeLessThanOrEqual(size.height);
    }
  },
);

it('is large on a laptop, smaller on a phone, and left out where there is no room', async () => {
  const heightAt = async (id: string, width: number, height: number) =>
    (await show(viewOf(id), { width, height })).meme?.height ?? null;
  expect(await heightAt('meme/right', 390, 844)).toBeGreaterThan(110);
  expect(await heightAt('meme/right', 1366, 768)).toBeGreaterThan(140);
  expect(await heightAt('meme/right', 1920, 1080)).toBeGreaterThan(200);
  expect(await heightAt('meme/long', 390, 844)).toBeNull();
  expect(await heightAt('meme/right', 844, 390)).toBeNull();
  expect(await heightAt('meme/right', 320, 520)).toBeNull();
});

it('has a place beside a belt of power-ups', async () => {
  const { player } = viewOf('powerups/cardCame');
  const { targets, meme } = await show({ ...viewOf('meme/right'), player }, { width: 390, height: 844 });
  const belt = [...targets].filter(([name]) => name.startsWith('belt:'));
  if (!meme || belt.length === 0) throw new Error('no meme and belt');
  for (const [name, rect] of belt) expect(overlap(meme, rect), name).toBe(false);
});

it('pops in after the verdict, or is simply there with reduced motion', async () => {
  const scaleAt = async (policy: 'full' | 'reduced'): Promise<readonly number[]> => {
    open?.destroy();
    open = await testStage({
      now: FIXTURE_NOW,
      withPictures: true,
      policy,
      width: 390,
      height: 844,
      stepMs: 20,
    });
    const { stage, time } = open;
    await showScene(stage, { id: 'question', view: viewOf('mcq/sending') }, () => true);
    time.advance(3_000);
    await showScene(stage, { id: 'question', view: viewOf('meme/right') }, () => true);
    return [100, 300, 1_000].map((wait) => {
      time.advance(wait);
      return stage.debug.root.getChildByLabel('meme', true)?.scale.x ?? 0;
    });
  };
  const [before, between, after] = await scaleAt('full');
  expect(before).toBeLessThan(1);
  expect(between).not.toBe(before);
  expect(after).toBe(1);
  expect(new Set(await scaleAt('reduced'))).toEqual(new Set([1]));
});
