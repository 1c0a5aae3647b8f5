import '@fontsource-variable/quicksand';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlayerView } from '#core/views/playerView.ts';
import { FIXTURE_NOW, loadGalleryEntries } from '#scenes/gallery.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { loadCelebration } from '#scenes/player/celebration/celebration.ts';
import { showScene } from '#scenes/registry.ts';
import { labeledTree } from '#scenes/stage/labeledTree.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

const galleryEntries = await loadGalleryEntries();

let open: TestStage | null = null;
beforeAll(loadCelebration);
afterEach(() => {
  open?.destroy();
  open = null;
});

const start = async (policy: 'full' | 'reduced' = 'full', draws = false): Promise<TestStage> => {
  open = await testStage({
    now: FIXTURE_NOW,
    withPictures: true,
    width: 390,
    height: 844,
    stepMs: 20,
    policy,
    draws,
  });
  return open;
};

const requestOf = (id: string) => {
  const entry = galleryEntries.find((one) => one.id === id);
  if (!entry) throw new Error(`no fixture ${id}`);
  return entry.request;
};

/** Shows a sent answer, then its verdict (`id`) with 1,120 points won. */
async function answerRightly(test: TestStage, id = 'mcq/correct', streak = 4): Promise<void> {
  const [before, after] = [requestOf('mcq/sending'), requestOf(id)];
  if (before.id !== 'question' || after.id !== 'question') throw new Error('no questions');
  const { player } = before.view;
  const { me: then } = after.view.player;
  const me = { ...then, score: then.score - 1_120, streak };
  const sent: PlayerStageView = { ...before.view, player: { ...player, me } };
  await showScene(test.stage, { id: 'question', view: sent }, () => true);
  test.time.advance(3_000);
  await showScene(test.stage, after, () => true);
}

const scoreOf = (test: TestStage): number => {
  const score = labeledTree(test.stage.debug.root).find(({ label }) => label === 'score');
  return Number(score?.texts.find((text) => /^\d+$/.test(text)));
};

it('raises the score with each star, whatever is redrawn in between', async () => {
  const test = await start();
  await answerRightly(test);
  const said: number[] = [];
  for (let at = 20; at <= 920; at += 20) {
    test.time.advance(20);
    // Redrawn halfway, as a moving pointer would.
    if (at === 500) test.stage.setPointer('next', false);
    if (at === 540) test.stage.setFocus('next');
    said.push(scoreOf(test));
    if (at <= 300) expect(said.at(-1)).toBe(3_440);
  }
  expect(said).toEqual(said.toSorted((a, b) => a - b));
  expect(new Set(said).size).toBeGreaterThan(4);
  expect(said.at(-1)).toBe(4_560);
});

it('sounds a step higher with each star, and once if nothing flies', async () => {
  const test = await start();
  await answerRightly(test);
  test.time.advance(1_200);
  expect(test.sounds.filter((sound) => sound.startsWith('score'))).toEqual([
    'score',
    'score +2',
    'score +4',
    'score +7',
    'score +9',
    'score +12',
    'score +14',
  ]);
  test.destroy();
  const calm = await start('reduced');
  await answerRightly(calm);
  calm.time.advance(1_200);
  expect(calm.sounds.filter((sound) => sound.startsWith('score'))).toEqual(['score +14']);
});

it('lights the lanterns one by one at a streak of seven, or all together with reduced motion', async () => {
  const lit = (test: TestStage): number => {
    const all = test.stage.debug.root.getChildrenByLabel('lantern', true);
    return all.filter(
      ({ scale, alpha, globalDisplayStatus }) => globalDisplayStatus > 0 && scale.x * alpha > 0.05,
    ).length;
  };
  const test = await start();
  await answerRightly(test, 'mcq/sevenInARow', 6);
  const seen = [300, 400, 300, 600].map((wait) => {
    test.time.advance(wait);
    return lit(test);
  });
  expect(seen[0]).toBe(0);
  expect(seen[1]).toBeGreaterThan(0);
  expect(seen[1]).toBeLessThan(seen[2] ?? 0);
  expect(seen[3]).toBe(12);
  expect(test.sounds).toContain('streak +4');
  test.destroy();
  const calm = await start('reduced');
  await answerRightly(calm, 'mcq/sevenInARow', 6);
  calm.time.advance(200);
  expect(lit(calm)).toBe(12);
});

it('sends one star on to the mascot', async () => {
  const test = await start();
  await answerRightly(test, 'mcq/teamCorrect', 3);
  const starsAt = (): number =>
    test.stage.debug.root.getChildrenByLabel('star', true).filter(({ visible }) => visible).length;
  test.time.advance(700);
  expect(starsAt()).toBeGreaterThan(1);
  // The last of seven has landed after 900 ms.
  test.time.advance(350);
  expect(starsAt()).toBe(1);
  test.time.advance(300);
  expect(starsAt()).toBe(0);
});

it('ends on any press, which still counts', async () => {
  const test = await start();
  await answerRightly(test);
  test.time.advance(400);
  expect(test.stage.debug.motions).toBeGreaterThan(0);
  const { width, height, x, y } = test.stage.canvas.getBoundingClientRect();
  const next = test.stage.targets().find(({ id }) => id === 'next');
  if (!next) throw new Error('nothing to press');
  const at = { clientX: x + next.rect.x + 20, clientY: y + next.rect.y + 20, bubbles: true, button: 0 };
  expect(width * height).toBeGreaterThan(0);
  test.stage.canvas.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'mouse' }));
  expect(test.stage.debug.motions).toBe(0);
  test.stage.canvas.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'mouse' }));
  expect(test.intents).toEqual([{ type: 'next' }]);
  test.time.advance(40);
  expect(scoreOf(test)).toBe(4_560);
});

it('shows the new score immediately under reduced motion', async () => {
  const test = await start('reduced');
  await answerRightly(test);
  test.time.advance(20);
  expect(scoreOf(test)).toBe(4_560);
});

it('takes at most 30 draw calls per frame', async () => {
  const test = await start('full', true);
  await answerRightly(test);
  const most: number[] = [];
  for (let at = 0; at < 1_000; at += 20) {
    const before = test.drawCalls();
    test.time.advance(20);
    most.push(test.drawCalls() - before);
  }
  expect(Math.max(...most)).toBeGreaterThan(0);
  expect(Math.max(...most)).toBeLessThanOrEqual(30);
});

it('fills the steps of the podium one by one, even under reduced motion', async () => {
  const test = await start('reduced');
  const request = requestOf('podium/three');
  await showScene(test.stage, request, () => true);
  const taken = (): number =>
    labeledTree(test.stage.debug.root).filter(({ label }) => label.startsWith('row:')).length;
  const seen: number[] = [];
  for (const wait of [300, 600, 1_000, 1_400]) {
    test.time.advance(wait);
    seen.push(taken());
  }
  expect(seen).toEqual([0, 1, 2, 3]);
  expect(test.sounds).toEqual(['podiumThird', 'podiumSecond', 'drumRoll', 'podiumFirst']);
});

describe('a new rank', () => {
  /** The verdict, and then the leaderboard, which arrives a moment later. */
  async function ranked(policy: 'full' | 'reduced' = 'full', changes: Partial<PlayerView> = {}) {
    const test = await start(policy);
    await answerRightly(test, 'mcq/fourInARow', 3);
    test.time.advance(100);
    const [verdict, board] = [requestOf('mcq/fourInARow'), requestOf('leaderboard/ownPace')];
    if (verdict.id !== 'question' || board.id !== 'leaderboard') throw new Error('no board');
    const player = { ...verdict.view.player, board: board.view.player.board, ...changes };
    const show = () =>
      showScene(test.stage, { id: 'question', view: { ...verdict.view, player } }, () => true);
    await show();
    return { test, show };
  }
  const wordsOf = (test: TestStage): readonly string[] =>
    labeledTree(test.stage.debug.root)
      .filter(({ label }) => label === 'rank')
      .flatMap(({ texts }) => texts);

  it.each(['full', 'reduced'] as const)('slides by once, with %s motion', async (policy) => {
    const { test, show } = await ranked(policy);
    test.time.advance(1_000);
    expect(wordsOf(test).join()).toMatch(/newRank/);
    // Others' answers change the board, but not the player's place.
    await show();
    test.time.advance(2_000);
    expect(wordsOf(test)).toEqual([]);
    await show();
    test.time.advance(1_000);
    expect(wordsOf(test)).toEqual([]);
    expect(test.stage.debug.motions).toBe(0);
  });

  it.each(['the same', 'hidden'])('stays away if it is %s', async (which) => {
    const { board } = (requestOf('leaderboard/ownPace').view as PlayerStageView).player;
    const rows = board?.rows.map((row) => ({ ...row, previousRank: row.rank })) ?? [];
    const { test } = await ranked('full', { board: which === 'hidden' ? null : { rows, total: 24 } });
    test.time.advance(1_000);
    expect(wordsOf(test)).toEqual([]);
  });
});
