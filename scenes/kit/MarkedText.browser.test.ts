import '@fontsource-variable/quicksand/wght.css';
import type { Container } from 'pixi.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readMarkdown } from '#core/content/markdown.ts';
import { drawFixtureFormulas, FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { FormattedWords } from '#scenes/kit/formatted/FormattedWords.ts';
import { loadedFormatting, loadFormatting } from '#scenes/kit/formatting.ts';
import { formattingStages } from '#scenes/stage/formatting.ts';
import { MarkedText, measureMarked } from '#scenes/kit/MarkedText.ts';
import { formattedQuestions } from '#scenes/questions/formattedFixture.ts';
import { fixtureFormula } from '#scenes/stage/formulaFixture.ts';
import { showScene } from '#scenes/registry.ts';
import { SIZES, testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

const LOOK = { size: 24, weight: 'display', color: '#123456' } as const;
const BOX = { width: 360, height: 400, size: [24, 24] } as const;

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});

function markedIn(node: Container): FormattedWords[] {
  if (!node.visible) return [];
  return [
    ...(node instanceof FormattedWords ? [node] : []),
    ...node.children.flatMap((child) => markedIn(child)),
  ];
}

// Must run first: nothing has loaded yet.
it('shows plain words until the code that draws their marks has loaded', async () => {
  const words = readMarkdown('It is **not** so');
  const text = new MarkedText(DEFAULT_TOKENS, LOOK);
  expect(loadedFormatting(words)).toBeNull();
  text.fit(words, BOX);
  expect(text.plain.visible).toBe(true);
  expect(text.plain.text).toBe('It is not so');
  let told = 0;
  const stage = {
    arrange: () => {
      told += 1;
    },
    formula: fixtureFormula,
  };
  formattingStages.add(stage);
  await loadFormatting();
  formattingStages.delete(stage);
  // A font that finishes loading notifies stages too.
  expect(told).toBeGreaterThan(0);
  text.fit(words, BOX);
  expect(text.plain.visible).toBe(false);
  expect(markedIn(text)[0]?.text).toBe('It is not so');
  text.fit({ text: 'So it is' }, BOX);
  expect(markedIn(text)).toEqual([]);
  expect(text.plain.text).toBe('So it is');
  text.destroy({ children: true });
});

describe('marked text', () => {
  beforeAll(async () => {
    await loadFormatting();
    await drawFixtureFormulas();
  });

  it('takes up the space that was measured for it', () => {
    const text = new MarkedText(DEFAULT_TOKENS, LOOK);
    for (const [name, words] of Object.entries(formattedQuestions)) {
      const measured = measureMarked(DEFAULT_TOKENS, words, { ...LOOK, width: 360, lineHeight: 1.25 });
      text.fit(words, { ...BOX, height: measured.height });
      expect(text.shown.height, name).toBeCloseTo(measured.height);
      expect(text.shown.width, name).toBeLessThanOrEqual(360);
    }
    text.destroy({ children: true });
  });

  it('draws every word', () => {
    const text = new MarkedText(DEFAULT_TOKENS, LOOK);
    const letters = (words: string): string => words.replaceAll(/[\s\u200D•]|\d+\./gu, '');
    for (const [name, words] of Object.entries(formattedQuestions)) {
      text.fit(words, { ...BOX, height: 2_000 });
      expect(letters(markedIn(text)[0]?.text ?? ''), name).toBe(letters(words.text));
    }
    text.destroy({ children: true });
  });

  it('draws a formula in place of its words, or the words when there is no drawing', async () => {
    const formulas = (words: string): number => {
      const text = new MarkedText(DEFAULT_TOKENS, LOOK);
      text.fit(readMarkdown(words), BOX);
      const atoms = markedIn(text)[0]?.layout?.lines.flatMap((line) => line.atoms) ?? [];
      text.destroy({ children: true });
      return atoms.filter(({ atom }) => atom.formula !== null).length;
    };
    expect(formulas('What is $\\sqrt{2}$?')).toBe(1);
    expect(formulas('What is $\\unknown{2}$?')).toBe(0);
  });

  it('requests a formula once, and again only if the request failed', async () => {
    const drawing = await fixtureFormula('x^2');
    const asked: string[] = [];
    const stage = {
      arrange: () => undefined,
      formula: (source: string) => {
        asked.push(source);
        if (source === 'offline') return Promise.reject(new Error('offline'));
        return Promise.resolve(source === 'mine' ? drawing : null);
      },
    };
    const text = new MarkedText(DEFAULT_TOKENS, LOOK);
    const drawn = (): string[] => {
      text.fit(readMarkdown('$mine$ $nobodys$ $offline$'), BOX);
      const atoms = markedIn(text)[0]?.layout?.lines.flatMap((line) => line.atoms) ?? [];
      return atoms.flatMap(({ atom }) => atom.formula?.tex ?? []);
    };
    formattingStages.add(stage);
    const counts = () => ['mine', 'nobodys'].map((one) => asked.filter((source) => source === one).length);
    await expect.poll(drawn).toEqual(['mine']);
    formattingStages.delete(stage);
    expect(counts()).toEqual([1, 1]);
    expect(asked.filter((source) => source === 'offline').length).toBeGreaterThan(1);
    text.destroy({ children: true });
  });

  it.each(SIZES)('keeps marked words inside their card and tiles at $width x $height', async (size) => {
    const test = await testStage({ now: FIXTURE_NOW, policy: 'none', ...size });
    open = test;
    for (const { id, request } of galleryEntries.filter((entry) => entry.id.includes('/formatted'))) {
      await showScene(test.stage, request, () => true);
      test.time.advance(40);
      const drawn = markedIn(test.stage.debug.root);
      expect(drawn.length, id).toBeGreaterThan(0);
      for (const words of drawn) {
        const { x, y, width, height } = words.getBounds();
        const rects = test.stage.targets().map(({ rect }) => rect);
        const holds = rects.some(
          (rect) =>
            x >= rect.x - 1 &&
            y >= rect.y - 1 &&
            x + width <= rect.x + rect.width + 1 &&
            y + height <= rect.y + rect.height + 1,
        );
        expect(holds, `${id}: ${words.text}`).toBe(true);
      }
    }
  });

  it('frees its textures', async () => {
    const test = await testStage({
      now: FIXTURE_NOW,
      policy: 'none',
      draws: true,
      width: 390,
      height: 844,
    });
    open = test;
    const entries = galleryEntries.filter((entry) => entry.id.startsWith('mcq/formatted'));
    const counts: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      for (const { request } of entries) {
        await showScene(test.stage, request, () => true);
        test.time.advance(40);
      }
      test.stage.clear();
      test.time.advance(40);
      counts.push(test.stage.debug.gpuTextures);
    }
    expect(counts[3]).toBeLessThan((counts[1] ?? 0) + 3);
  });
});
