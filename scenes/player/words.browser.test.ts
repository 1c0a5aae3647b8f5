import '@fontsource-variable/quicksand/wght.css';
import { type Container, Text } from 'pixi.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import { Background } from '#scenes/kit/Background.ts';
import { nameSizes } from '#scenes/kit/nameSizes.ts';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import { capital, judged, river } from '#scenes/questions/mcq/fixtures.ts';
import { showScene } from '#scenes/registry.ts';
import { testStage, type TestStage, type TestStageOptions } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});

async function start(options: TestStageOptions): Promise<TestStage> {
  open = await testStage({ now: FIXTURE_NOW, stepMs: 20, ...options });
  return open;
}

function textsIn(node: Container): Text[] {
  return [...(node instanceof Text ? [node] : []), ...node.children.flatMap((child) => textsIn(child))];
}

const wordsOf = ({ stage }: TestStage, content: string): Text => {
  const found = textsIn(stage.debug.root).find(({ text, visible }) => visible && text === content);
  if (!found) throw new Error(`${content} is not there`);
  return found;
};

describe.each([
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])('at $width x $height', (size) => {
  it('keeps the alignment of a question when the verdict arrives', async () => {
    const test = await start({ ...size, policy: 'none' });
    for (let words = 14; words <= 74; words += 4) {
      const text = Array.from({ length: words }, (_, index) => (index % 3 === 0 ? 'a' : 'mountain')).join(
        ' ',
      );
      const question = { ...capital, id: `q${words}`, text };
      const aligned: string[] = [];
      for (const slide of [{}, judged('o1', 'incorrect', 'It is not the largest one. '.repeat(8))]) {
        const view = stageFixture({ slide: slideFixture(question, slide) });
        await showScene(test.stage, { id: 'question', view }, () => true);
        aligned.push(wordsOf(test, text).style.align);
      }
      expect(aligned[1], text).toBe(aligned[0]);
    }
  });
});

it('shows whole lines of a question that scrolls in its card, however far it is scrolled', async () => {
  const test = await start({ width: 390, height: 844, policy: 'none' });
  const view = stageFixture({ slide: slideFixture(river, judged('o1', 'incorrect')) });
  await showScene(test.stage, { id: 'question', view }, () => true);
  const text = wordsOf(test, river.text);
  const { lineHeight } = text.style;
  const card = test.stage.debug.root.getChildByLabel('question', true);
  const mask = card?.children.find((child) => child.mask)?.mask as Container | undefined;
  if (!card || !mask) throw new Error('nothing is masked');
  for (const pixels of [0, 7, 30, 1_000]) {
    test.stage.scrollBy(pixels);
    const { minY, maxY } = mask.getLocalBounds();
    const first = text.getBounds().minY - card.getGlobalPosition().y;
    const [above, below] = [minY, maxY].map((edge) => (edge - first) / lineHeight);
    expect((below ?? 0) - (above ?? 0)).toBeGreaterThan(4);
    for (const lines of [above ?? 0, below ?? 0])
      if (lines > 0 && lines < text.height / lineHeight)
        expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.1);
  }
});

it.each(['first', 'third'])('shows the place of the %s on the medal', async (id) => {
  const test = await start({ width: 390, height: 844, policy: 'none' });
  const entry = galleryEntries.find(({ id: name }) => name === `gameOver/${id}`);
  if (entry?.request.id !== 'gameOver') throw new Error('no such fixture');
  await showScene(test.stage, entry.request, () => true);
  const place = String(entry.request.view.player.me.rank);
  expect(wordsOf(test, place).parent?.label).toBe('medal');
});

it('sets answers large on large tiles, and all in the same size', async () => {
  const test = await start({ width: 1366, height: 768, policy: 'none' });
  const sizeOf = (...answers: string[]): readonly number[] =>
    answers.map((answer) => wordsOf(test, answer).style.fontSize);
  await showScene(
    test.stage,
    { id: 'question', view: stageFixture({ slide: slideFixture(capital) }) },
    () => true,
  );
  const short = sizeOf('Sydney', 'Canberra', 'Melbourne', 'Perth');
  expect(Math.min(...short)).toBeGreaterThan(32);
  expect(new Set(short).size).toBe(1);
  const answers = ['Eiger', 'Donaudampfschiff', 'The Mont Blanc, seen from the lake'];
  const options = answers.map((text, index) => ({ id: `o${index}`, text }));
  const view = stageFixture({ slide: slideFixture({ ...capital, id: 'long', options }) });
  await showScene(test.stage, { id: 'question', view }, () => true);
  expect(new Set(sizeOf(...answers)).size).toBe(1);
});

it('keeps the moving rows of the leaderboard within their list', async () => {
  const test = await start({ width: 390, height: 844 });
  const entry = galleryEntries.find(({ id }) => id === 'leaderboard/ownPace');
  if (entry?.request.id !== 'leaderboard') throw new Error('no standings');
  const { player } = entry.request.view;
  // The last row is new, and the third comes from far below.
  const before: Readonly<Record<number, number | null>> = { 2: 24, 9: null };
  const moved = (player.board?.rows ?? []).map((row, index) =>
    index in before ? { ...row, previousRank: before[index] ?? null } : row,
  );
  const board = { rows: moved, total: 24 };
  const view = { ...entry.request.view, player: { ...player, board } };
  await showScene(test.stage, { id: 'leaderboard', view }, () => true);
  const rows = () =>
    test.stage.debug.root
      .getChildrenByLabel(/^row:/, true)
      .filter(({ visible, alpha }) => visible && alpha > 0);
  const [above, below] = ['move', 'next'].map((label) => test.stage.debug.root.getChildByLabel(label, true));
  const isCrossed = (words: Container | null | undefined): boolean => {
    const box = words?.getBounds();
    return (
      box !== undefined &&
      rows().some((row) => {
        const { y, height } = row.getBounds();
        return y < box.y + box.height && y + height > box.y;
      })
    );
  };
  const crossed: number[] = [];
  for (let at = 0; at < 2_400; at += 20) {
    if (isCrossed(above) || isCrossed(below)) crossed.push(at);
    test.time.advance(20);
  }
  expect(rows().length).toBeGreaterThan(5);
  expect(crossed).toEqual([]);
});

it.each([
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1366, height: 768 },
])('keeps the flag below the line above the leaderboard at $width x $height', async (size) => {
  const painted = vi.spyOn(Background.prototype, 'set');
  const test = await start({ ...size, policy: 'none' });
  const entry = galleryEntries.find(({ id }) => id === 'leaderboard/ten');
  if (!entry) throw new Error('no standings');
  await showScene(test.stage, entry.request, () => true);
  const { maxY } = test.stage.debug.root.getChildByLabel('move', true)?.getBounds() ?? { maxY: Infinity };
  expect(painted.mock.lastCall?.[2]?.clear).toBeGreaterThanOrEqual(maxY);
  painted.mockRestore();
});

describe('the names in a row', () => {
  const room = { size: 30, least: 24, width: 200 } as const;
  const sizeOf = (...names: string[]) =>
    nameSizes(
      DEFAULT_TOKENS,
      names.map((name) => ({ name, mascot: false, tag: true, row: 1 })),
      room,
    ).get(1);

  it('are as large as possible if all are short', () => {
    expect(sizeOf('Ana', 'Bo')).toBe(30);
  });

  it('shrink if the longest one then fits', () => {
    const size = sizeOf('Ana', 'Maximiliana');
    expect(size).toBeLessThan(30);
    expect(size).toBeGreaterThanOrEqual(24);
  });

  it('do not shrink for one that is cut anyway', () => {
    expect(sizeOf('Ana', 'Bartholomew Featherstonehaugh the Third')).toBe(30);
  });
});
