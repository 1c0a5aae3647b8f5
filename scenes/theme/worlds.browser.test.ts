import '@fontsource-variable/quicksand';
import '@fontsource/lobster/400.css';
import type { Container } from 'pixi.js';
import { afterEach, describe, expect, it } from 'vitest';
import { FIXTURE_NOW, type GalleryEntry, loadGalleryEntries } from '#scenes/gallery.ts';
import { Background } from '#scenes/kit/Background.ts';
import { fitText, makeText } from '#scenes/kit/text.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { picturesSettled, testStage, type TestStage, worldLoaded } from '#scenes/stage/testStage.ts';
import { completeTokens } from '#scenes/theme/completeTokens.ts';
import { DEFAULT_FILES, DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { loadTheme } from '#scenes/theme/loadTheme.ts';
import { TEST_THEMES } from '#tests/support/testThemes.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

const MOVING = TEST_THEMES.filter(({ gestures }) => gestures?.idle && gestures.go);
const [first, second] = MOVING.map(({ files }) => files);
if (!first || !second) throw new Error('no theme has a landmark that moves');

const entries = await loadGalleryEntries();
const entryOf = (scene: string): GalleryEntry => {
  const entry = entries.find(({ request }) => request.id === scene);
  if (!entry) throw new Error(`no fixture of ${scene}`);
  return entry;
};

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});
const start = async (options: Parameters<typeof testStage>[0] = {}): Promise<TestStage> => {
  open = await testStage({
    now: FIXTURE_NOW,
    theme: await loadTheme(await first()),
    width: 800,
    height: 450,
    stepMs: 50,
    ...options,
  });
  return open;
};

/** Shows the scene, and waits for the pictures that it asks for. */
async function show(test: TestStage, scene: string): Promise<void> {
  await showScene(test.stage, entryOf(scene).request, () => true);
  for (let step = 0; step < 5; step += 1) {
    await picturesSettled();
    test.time.advance(50);
  }
}

const find = (root: Container, label: string): Container | null => root.getChildByLabel(label, true);

describe("a theme's world", () => {
  it.each(['lobby', 'question', 'projectorClimb', 'podium', 'countdown'])(
    'plays and then shows the same as it shows at once in %s',
    async (scene) => {
      const theme = await loadTheme(await first());
      await worldLoaded(theme);
      const test = await start({ tier: 'low', theme });
      const seen = (): unknown =>
        labeledTree(test.stage.debug.root).filter(({ label }) => !/^(?:timer|countdown|scene:)/.test(label));
      await show(test, scene);
      for (let second = 0; second < 14; second += 1) test.time.advance(1_000);
      const played = seen();
      test.stage.clear();
      await show(test, scene);
      test.stage.settle();
      expect(played).toEqual(seen());
    },
  );

  it('shows its picture as soon as that has loaded, without being asked again', async () => {
    const test = await start({ policy: 'none', paints: true, draws: true });
    await showScene(test.stage, entryOf('lobby').request, () => true);
    test.time.advance(50);
    const before = test.stage.canvas.toDataURL();
    for (let step = 0; step < 10; step += 1) await picturesSettled();
    test.time.advance(50);
    expect(test.stage.canvas.toDataURL() === before).toBe(false);
  });

  it('frees what a former theme had', async () => {
    const test = await start({ policy: 'none', paints: true, draws: true });
    let worn = await loadTheme(await second());
    const counts: number[] = [];
    for (let round = 0; round < 50; round += 1) {
      const next = await loadTheme(await (round % 2 === 0 ? first : second)());
      test.stage.rebuild({ theme: next });
      worn.destroy();
      worn = next;
      await show(test, round % 4 < 2 ? 'lobby' : 'podium');
      counts.push(test.stage.debug.gpuTextures);
    }
    expect(Math.max(...counts.slice(-8))).toBeLessThanOrEqual(Math.max(...counts.slice(0, 8)));
  });
});

describe('the landmark', () => {
  it.each(MOVING)(
    'of $id moves for at most 1.2 seconds in every twelve while players wait',
    async (theme) => {
      const test = await start({ tier: 'medium', theme: await loadTheme(await theme.files()) });
      await show(test, 'podium');
      const moved = [0, 0];
      for (let passed = 0; passed < 27_000; passed += 100) {
        test.time.advance(100);
        await picturesSettled();
        if (find(test.stage.debug.root, 'landmark')) moved[Math.floor(passed / 13_500)]! += 100;
      }
      // The frame in which it starts and the one that clears up count as well.
      for (const ms of moved) {
        expect(ms).toBeGreaterThan(0);
        expect(ms).toBeLessThanOrEqual(1_200 + 200);
      }
      expect(theme.gestures?.go?.duration).toBeLessThanOrEqual(900);
    },
  );

  it.each([{ policy: 'reduced' as const }, { tier: 'low' as const }])(
    'rests with $policy $tier',
    async (look) => {
      const test = await start(look);
      await show(test, 'podium');
      for (let passed = 0; passed < 30_000; passed += 200) {
        test.time.advance(200);
        await picturesSettled();
        expect(find(test.stage.debug.root, 'landmark')).toBeNull();
      }
    },
  );

  it('leaves the picture as it was', async () => {
    const test = await start({ paints: true, draws: true });
    await show(test, 'lobby');
    test.stage.settle();
    const background = find(test.stage.debug.root, 'background');
    if (!(background instanceof Background)) throw new Error('no background');
    const { textures } = { textures: test.stage.debug.gpuTextures };
    background.gesture('go');
    for (let passed = 0; passed < 3_000; passed += 100) {
      await picturesSettled();
      test.time.advance(100);
    }
    expect(find(test.stage.debug.root, 'landmark')).toBeNull();
    expect(test.stage.debug.gpuTextures).toBeLessThanOrEqual(textures);
  });
});

describe('a title', () => {
  const styleOf = (own: ThemeTokens, words: string) => {
    const text = makeText(own, { size: 40, weight: 'title' });
    fitText(text, words, { width: 800, height: 80, size: [40, 20] });
    return text.style;
  };

  it('is set in the face of the theme, or in the usual one as a whole if that lacks a letter', async () => {
    const { world } = await first();
    const title = { family: 'Lobster', weight: 400 };
    const files = { ...DEFAULT_FILES, world, tokens: completeTokens(DEFAULT_TOKENS, { font: { title } }) };
    const { tokens: own } = await loadTheme(files);
    expect(own.font.title.letters).toContain('ñ');
    expect(styleOf(own, 'El árbol más alto').fontFamily[0]).toBe('Lobster');
    expect(styleOf(own, 'El árbol más alto').fontWeight).toBe('400');
    for (const words of ['Гора', 'ภูเขา', '山', '산', 'Mont Blanc, 山'])
      expect(styleOf(own, words).fontFamily[0], words).toBe(own.font.family);
    expect(makeText(own, { size: 40 }).style.fontFamily[0]).toBe(own.font.family);
  });
});
