// @vitest-environment happy-dom
// Memes on a player's page, run against the core's rules (specification 2, section 9).

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MEME_RULES } from '#core/features/memes/rules.ts';
import { type MemeTrigger } from '#core/features/memes/triggers.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';
import type { Meme } from '#src/features/memes/meme.ts';
import { createMemeSource, memeVerdict, memes as memeSource } from '#src/features/memes/phase.ts';
import { phaseSources } from '#src/game/phases/registry.ts';
import { createMemeBox } from '#src/features/memes/memeBox.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const QUESTIONS = ['Q1', 'Q2', 'Q3'].map((text) => ({
  type: 'MCQ' as const,
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));
const meme = (id: string, trigger: MemeTrigger, caption = 'Well!'): Meme => ({
  id,
  trigger,
  url: `/${id}.webp`,
  caption,
  alt: 'A cat',
});
const SET = (['correct', 'incorrect', 'skipped', 'perfect'] as const).flatMap((trigger) =>
  [1, 2].map((n) => meme(`${trigger}${n}`, trigger)),
);

/** The meme on screen; undefined if there is none. */
const memeOn = ({ state }: ReturnType<typeof page>) => state.phase?.picture;

interface Setting {
  readonly options?: Partial<GameOptions>;
  readonly wanted?: boolean;
  readonly autoNext?: boolean;
  readonly loadPicture?: (url: string) => Promise<boolean>;
}

async function begin({ options, wanted = true, autoNext = true, loadPicture }: Setting = {}) {
  const { game, line } = startedGame({
    type: 'normal',
    questions: QUESTIONS,
    options: { studentLeaderboard: 'no', memes: true, ...options },
  });
  const asked: string[] = [];
  const memes = createMemeBox({
    wanted: () => wanted,
    loadSet: async () => SET,
    loadPicture:
      loadPicture ??
      (async (url) => {
        asked.push(url);
        return true;
      }),
  });
  const phases = phaseSources().map((source) =>
    source === memeSource ? createMemeSource(async () => memes) : source,
  );
  const open = page(line, createMemoryKv(), { phases, settings: { autoNext } });
  await start(game, open);
  const answer = async (word: string) => {
    open.intent({ type: 'choose', optionId: open.optionId(word) });
    await flush();
  };
  const next = async () => {
    open.intent({ type: 'next' });
    await flush();
  };
  return { game, open, answer, next, asked };
}

it('comes with the verdict, which stays for three seconds', async () => {
  const { open, answer } = await begin();
  await answer('right');
  expect(open.state).toMatchObject({ scene: 'question', waitsForNext: false });
  expect(memeOn(open)?.id).toMatch(/^correct/);
  await vi.advanceTimersByTimeAsync(MEME_RULES.showMs - 1);
  expect(open.view.slide).toMatchObject({ answered: true, question: { text: 'Q1' } });
  await vi.advanceTimersByTimeAsync(1);
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  expect(open.view.slide).toMatchObject({ answered: false, question: { text: 'Q2' } });
  open.close();
});

it('stays longer for a long caption, by its reading time, and for whatever else takes longer', async () => {
  const { open, answer } = await begin();
  const lasting = (length: number, view = open.view) =>
    memeVerdict(meme('own', 'correct', 'x'.repeat(length))).durationMs?.(view);
  expect([12, 60, 120].map((length) => lasting(length))).toEqual([3_000, 5_100, 8_000]);
  await answer('wrong');
  const { view } = open;
  const { slide } = view;
  const feedback = slide?.feedback ?? null;
  if (!slide || !feedback) throw new Error('no verdict');
  const explained = { ...feedback, explanation: { text: 'Because.' } };
  expect(lasting(12, { ...view, slide: { ...slide, feedback: explained } })).toBeNull();
  open.close();
});

it('takes no press of its own', async () => {
  const { open, answer, next } = await begin({ autoNext: false });
  await next();
  await answer('wrong');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.state.waitsForNext).toBe(true);
  expect(memeOn(open)?.id).toMatch(/^incorrect/);
  await next();
  expect(open.view.slide).toMatchObject({ question: { text: 'Q2' }, answered: false });
  open.close();
});

it('appears before the end of the game too, and never repeats the previous one', async () => {
  const { open, answer, next } = await begin();
  const seen: (string | undefined)[] = [];
  for (const word of ['right', 'right', 'right']) {
    await answer(word);
    seen.push(memeOn(open)?.id);
    await next();
  }
  expect(new Set(seen).size).toBe(3);
  expect(seen[2]).toMatch(/^perfect/);
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});

it('is the same on a reopened page', async () => {
  const first = await begin();
  await first.answer('wrong');
  const again = await begin();
  await again.answer('wrong');
  expect(memeOn(again.open)?.id).toBe(memeOn(first.open)?.id);
  first.open.close();
  again.open.close();
});

it('is fetched during the question for whatever may happen, and left out if its picture has not loaded', async () => {
  const there = await begin();
  const kinds = there.asked.map((url) => url.replace(/^\/|\d.*$/g, ''));
  expect(kinds.toSorted()).toEqual(['correct', 'incorrect', 'skipped']);
  there.open.intent({ type: 'skip' });
  await flush();
  expect(memeOn(there.open)?.id).toMatch(/^skipped/);
  there.open.close();
  const slow = await begin({ loadPicture: () => new Promise(() => undefined) });
  await slow.answer('right');
  expect(memeOn(slow.open)).toBeUndefined();
  await slow.next();
  expect(slow.open.view.slide).toMatchObject({ question: { text: 'Q2' } });
  slow.open.close();
});

it('is not shown if the player has switched memes off or the game has no memes or feedback', async () => {
  for (const setting of [
    { wanted: false },
    { options: { memes: false } },
    { options: { showAnswers: 'never' } },
  ] as const) {
    const { open, answer, next, asked } = await begin(setting);
    await answer('right');
    expect(memeOn(open)).toBeUndefined();
    await next();
    expect(open.view.slide).toMatchObject({ question: { text: 'Q2' } });
    expect(asked).toEqual([]);
    open.close();
  }
});

it('gives way when the teacher ends the game', async () => {
  const { game, open, answer } = await begin();
  await answer('right');
  expect(memeOn(open)).toBeDefined();
  game.host({ type: 'end' });
  await open.push();
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});
