import '@fontsource-variable/quicksand/wght.css';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
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

async function show(test: TestStage, id: string): Promise<void> {
  const entry = galleryEntries.find((each) => each.id === id);
  if (!entry) throw new Error(`no fixture ${id}`);
  await showScene(test.stage, entry.request, () => true);
  await picturesSettled();
}

/** Without the game's bar, and without a notice below it. */
describe.each([
  { width: 390, height: 796 },
  { width: 390, height: 716 },
  { width: 820, height: 1132 },
  { width: 1366, height: 668 },
  { width: 844, height: 342 },
])('the verdict at $width x $height', (size) => {
  it('keeps the own answer in view, and follows the player from there', async () => {
    const test = (open = await testStage({ now: FIXTURE_NOW, policy: 'none', withPictures: true, ...size }));
    await show(test, 'boosts/picture');
    await show(test, 'boosts/pictureTold');
    const rectOf = (id: string) => {
      const found = test.stage.targets().find((target) => target.id === id)?.rect;
      if (!found) throw new Error(`${id} is not there`);
      return found;
    };
    // The page focuses the question for who listens to it.
    test.stage.setFocus('question');
    const own = rectOf('option:o4');
    const bar = rectOf('score');
    expect(own.y).toBeGreaterThanOrEqual(size.width > 800 && size.height < 400 ? 0 : bar.y + bar.height);
    expect(own.y + own.height).toBeLessThanOrEqual(rectOf('verdict').y);
    if (test.stage.scrollBy(-1_000)) expect(rectOf('option:o4').y).toBeGreaterThan(own.y);
    // Nothing that changes later moves what the player has scrolled to.
    const { y } = rectOf('option:o4');
    await show(test, 'boosts/pictureTold');
    expect(rectOf('option:o4').y).toBe(y);
  });
});

it('shows a picture whole in the verdict where it would scroll at its usual size', async () => {
  const test = (open = await testStage({
    now: FIXTURE_NOW,
    policy: 'none',
    withPictures: true,
    width: 1366,
    height: 668,
  }));
  await show(test, 'boosts/pictureTold');
  const card = test.stage.debug.root.getChildByLabel('question', true);
  expect(card?.children.some(({ mask }) => mask)).toBe(false);
});
