import '@fontsource-variable/quicksand/wght.css';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { DROPDOWN } from '#scenes/questions/dropdown/fixtures.ts';
import { MATCH } from '#scenes/questions/match/fixtures.ts';
import { LIST } from '#scenes/questions/pieces/model.ts';
import { REORDER } from '#scenes/questions/reorder/fixtures.ts';
import { loadQuestionParts } from '#scenes/questions/registry.ts';
import { questionScene } from '#scenes/playerScenes.ts';
import { FIXTURE_NOW } from '#scenes/player/playerFixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { testStage, type TestStage } from '#scenes/stage/testStage.ts';

const PHONE = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };
const LAPTOP = { width: 1366, height: 768 };

let open: TestStage | null = null;
beforeAll(() => loadQuestionParts('all'));
afterEach(() => {
  open?.destroy();
  open = null;
});

/** The ids of the parts of the question's board or list, and the list's room. */
async function show(view: PlayerStageView | undefined, size: typeof PHONE) {
  if (!view) throw new Error('no such fixture');
  open?.destroy();
  open = await testStage({ ...size, policy: 'none', now: FIXTURE_NOW });
  open.stage.show(questionScene, view);
  open.time.advance(2_000);
  const targets = open.stage.targets();
  return {
    list: targets.find(({ id }) => id === LIST)?.rect ?? null,
    board: targets.filter(({ id }) => /^(piece|place):/.test(id)).length,
    question: targets.some(({ id }) => id === 'question'),
  };
}

it('is a list on a short screen, where words break off, and by choice, and has no board then', async () => {
  for (const [view, size] of [
    [MATCH['open'], TURNED],
    [MATCH['words'], PHONE],
    [MATCH['long'], PHONE],
    [MATCH['list'], LAPTOP],
    [MATCH['listPartial'], PHONE],
    [DROPDOWN['open'], TURNED],
    [DROPDOWN['list'], PHONE],
    [REORDER['list'], PHONE],
  ] as const) {
    const shown = await show(view, size);
    expect(shown.board).toBe(0);
    expect(shown.list?.height).toBeGreaterThan(140);
    // Its text, which a sheet with gaps would show itself, is on the card.
    expect(shown.question).toBe(true);
  }
});

it('is a board where it fits, and where it scrolls as a list does', async () => {
  for (const [view, size] of [
    [MATCH['open'], PHONE],
    [MATCH['eight'], PHONE],
    [MATCH['words'], LAPTOP],
    [DROPDOWN['open'], PHONE],
    [REORDER['open'], TURNED],
  ] as const) {
    const shown = await show(view, size);
    expect(shown.list).toBeNull();
    expect(shown.board).toBeGreaterThan(0);
  }
});
