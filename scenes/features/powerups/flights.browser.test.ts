import '@fontsource-variable/quicksand';
import { type Container, Text } from 'pixi.js';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GEAR } from '#scenes/features/powerups/gear.ts';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import { loadAllParts } from '#scenes/features/testParts.ts';
import { showScene } from '#scenes/registry.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage | null = null;
afterEach(() => {
  open?.destroy();
  open = null;
});
beforeAll(loadAllParts);

/** Longer than any animation. */
const LONGEST_MS = 1_500;
const STEP_MS = 30;

async function start(size: { readonly width: number; readonly height: number }): Promise<TestStage> {
  open = await testStage({ ...size, now: FIXTURE_NOW, tier: 'low', stepMs: STEP_MS });
  return open;
}

/** Shows the entry without the question's clock, which has motions of its own. */
async function show(test: TestStage, id: string): Promise<void> {
  const request = galleryEntries.find((each) => each.id === id)?.request;
  if (request?.id !== 'question') throw new Error(`${id} is no question`);
  const { player } = request.view;
  const view = {
    ...request.view,
    player: { ...player, slide: player.slide && { ...player.slide, deadline: null } },
  };
  await showScene(test.stage, { id: 'question', view }, () => true);
}

/** Waits for the gear sheet: until it has loaded, gear has no size and covers nothing. */
const gear = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 40));

const allIn = (node: Container): Container[] =>
  node.visible && node.alpha > 0 ? [node, ...node.children.flatMap(allIn)] : [];

interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf(node: Container, name: string): Box {
  const { minX, minY, maxX, maxY } = node.getBounds();
  return { name, left: minX, top: minY, right: maxX, bottom: maxY };
}

/** The words of the question and of the pressable answers. */
function words({ stage }: TestStage): readonly Box[] {
  const read = new Set(['question', ...stage.targets().flatMap(({ id, intent }) => (intent ? [id] : []))]);
  return allIn(stage.debug.root)
    .filter(({ label }) => read.has(label) && (label === 'question' || /^(option|piece):/.test(label)))
    .flatMap((each) => allIn(each).filter((node) => node instanceof Text))
    .map((text) => boxOf(text, text.text));
}

/** Gear that stays while its effect lasts. */
const STAYING: readonly string[] = ['ice', 'lantern', 'hook'];
const FLYING: readonly string[] = ['Flying', 'bird', 'Card', ...GEAR];

const flyingIn = (test: TestStage): readonly Container[] =>
  allIn(test.stage.debug.root).filter(({ label }) => FLYING.includes(label));

/** Advances the clock; reports which things covered which words, and how many flew. */
function watch(test: TestStage): { readonly covered: readonly string[]; readonly flown: number } {
  const found = new Set<string>();
  const read = words(test);
  let flown = 0;
  for (let passed = 0; passed < LONGEST_MS; passed += STEP_MS) {
    test.time.advance(STEP_MS);
    const flying = flyingIn(test);
    flown += flying.length;
    for (const thing of flying) {
      const { left, right, top, bottom } = boxOf(thing, thing.label);
      if (!(right - left > 1)) found.add(`${thing.label} is not to be seen after ${passed} ms`);
      for (const word of read)
        if (left < word.right && right > word.left && top < word.bottom && bottom > word.top)
          found.add(`${thing.label} over ${word.name} after ${passed} ms`);
    }
  }
  return { covered: [...found], flown };
}

const FLIGHTS = [
  ...galleryEntries.flatMap(({ id, after, request }) =>
    after?.startsWith('powerups/') && request.id === 'question' && !request.view.player.slide?.feedback
      ? [[after, id] as const]
      : [],
  ),
  ['powerups/empty', 'powerups/boxed'] as const,
];

describe.each([
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])('at $width x $height', (size) => {
  it('covers no word of an open question, and ends within 1.5 seconds', async () => {
    const test = await start(size);
    for (const [before, after] of FLIGHTS) {
      await show(test, before);
      test.time.advance(1_000);
      test.stage.settle();
      await gear();
      expect(words(test).length).toBeGreaterThan(4);
      await show(test, after);
      const { covered, flown } = watch(test);
      expect(covered, after).toEqual([]);
      if (after.startsWith('powerupUses/')) expect(flown, after).toBeGreaterThan(0);
      expect(
        flyingIn(test).flatMap(({ label }) => (STAYING.includes(label) ? [] : label)),
        after,
      ).toEqual([]);
      test.stage.clear();
    }
  });

  it('brings a card to its place on the belt during the verdict, within 1.5 seconds', async () => {
    const test = await start(size);
    await show(test, 'powerups/full');
    test.time.advance(3_000);
    await show(test, 'powerups/cardExplained');
    const labels = (): readonly string[] => allIn(test.stage.debug.root).map(({ label }) => label);
    const seen: [number, readonly string[]][] = [];
    const verdict = test.stage.debug.root.getChildByLabel('verdict', true);
    let most = 0;
    for (let passed = 0; passed < 3_000; passed += STEP_MS) {
      test.time.advance(STEP_MS);
      const read = verdict ? allIn(verdict).filter((node) => node instanceof Text) : [];
      const words = read.map((text) => boxOf(text, text.text));
      most = Math.max(most, words.length);
      for (const thing of flyingIn(test)) {
        const { left, right, top, bottom } = boxOf(thing, thing.label);
        for (const word of words)
          if (left < word.right && right > word.left && top < word.bottom && bottom > word.top)
            expect.fail(`${thing.label} over ${word.name} after ${passed} ms`);
      }
      seen.push([passed, labels().filter((label) => FLYING.includes(label))]);
    }
    expect(most).toBeGreaterThan(2);
    const times = (label: string) => seen.flatMap(([at, flying]) => (flying.includes(label) ? [at] : []));
    const [crates, cards] = [times('crate'), times('Card')];
    expect((cards.at(-1) ?? 0) - (crates[0] ?? 0)).toBeLessThan(1_500);
    expect(cards[0]).toBeGreaterThan((crates[0] ?? 0) + 200);
    await Promise.resolve();
    expect(test.sounds).toContain('powerupCard');
  });
});
