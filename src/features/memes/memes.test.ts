// @vitest-environment happy-dom
// Memes on a player's page, against the rules of the core (specification 2, section 9).

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MEME_RULES } from '#core/features/memes/rules.ts';
import { type MemeTrigger } from '#core/features/memes/triggers.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';
import type { Meme } from '#src/features/memes/meme.ts';
import {
  createMemeSource,
  memePhase,
  type MemePhase,
  memes as memeSource,
} from '#src/features/memes/phase.tsx';
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
const SET: readonly Meme[] = (['correct', 'incorrect', 'skipped', 'perfect'] as const).flatMap(
  (trigger: MemeTrigger) =>
    [1, 2].map((n) => ({ id: `${trigger}${n}`, trigger, picture: `/${trigger}${n}.webp`, words: null })),
);

/** The meme that stands there; undefined for none. */
const memeOn = ({ state }: ReturnType<typeof page>): Meme | undefined =>
  (state.phase as MemePhase | null)?.meme;

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

it('comes after the verdict, stands three seconds, and lets the next question open only then', async () => {
  const { open, answer } = await begin();
  await answer('right');
  expect(open.state).toMatchObject({ scene: 'question', phase: { id: 'feedback' } });
  await open.seen();
  expect(open.state).toMatchObject({ scene: 'meme', phase: { id: 'meme', meme: { trigger: 'correct' } } });
  await vi.advanceTimersByTimeAsync(MEME_RULES.showMs - 1);
  expect(open.view.slide).toMatchObject({ answered: true, question: { text: 'Q1' } });
  await vi.advanceTimersByTimeAsync(1);
  expect(open.state).toMatchObject({ scene: 'question', phase: null });
  expect(open.view.slide).toMatchObject({ answered: false, question: { text: 'Q2' } });
  open.close();
});

it('stands longer with a long line of a teacher, as long as that takes to read', async () => {
  const { open } = await begin();
  const meme = (caption: string): Meme => ({
    id: 'own',
    trigger: 'correct',
    picture: '/own.webp',
    words: { caption, alt: '' },
  });
  const lasting = [12, 60, 120].map((length) => memePhase(meme('x'.repeat(length))).lastsMs);
  expect(lasting.map((ms) => ms?.(open.view))).toEqual([3_000, 5_100, 8_000]);
  open.close();
});

it('goes at a press, and the standings come after it', async () => {
  const { open, answer, next } = await begin({ options: { studentLeaderboard: 'yes' } });
  await answer('wrong');
  await next();
  expect(open.state).toMatchObject({ phase: { id: 'meme', meme: { trigger: 'incorrect' } } });
  await next();
  expect(open.state).toMatchObject({ scene: 'leaderboard', phase: { id: 'standings' } });
  await next();
  expect(open.view.slide).toMatchObject({ question: { text: 'Q2' } });
  open.close();
});

it('waits for a press where nothing goes on by itself', async () => {
  const { open, answer, next } = await begin({ autoNext: false });
  await next();
  await answer('right');
  await next();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(open.state).toMatchObject({ scene: 'meme', waitsForNext: true });
  open.close();
});

it('comes before the end, too, and never twice the same in a row', async () => {
  const { open, answer, next } = await begin();
  const seen: (string | undefined)[] = [];
  for (const word of ['right', 'right', 'right']) {
    await answer(word);
    await next();
    seen.push(memeOn(open)?.id);
    if (word === 'right') await next();
  }
  expect(new Set(seen).size).toBe(3);
  expect(seen[2]).toMatch(/^perfect/);
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});

it('is the same on a page that is opened again', async () => {
  const first = await begin();
  await first.answer('wrong');
  await first.next();
  const again = await begin();
  await again.answer('wrong');
  await again.next();
  expect(memeOn(again.open)?.id).toBe(memeOn(first.open)?.id);
  first.open.close();
  again.open.close();
});

it('is fetched while the question stands, and left out where its picture has not come', async () => {
  const there = await begin();
  expect(there.asked.filter((url) => /\/(in)?correct\d/.test(url))).toHaveLength(2);
  there.open.close();
  const slow = await begin({ loadPicture: () => new Promise(() => undefined) });
  await slow.answer('right');
  await slow.next();
  expect(slow.open.view.slide).toMatchObject({ question: { text: 'Q2' } });
  slow.open.close();
});

it('is not for who does not want any, nor where the game tells nothing', async () => {
  for (const setting of [
    { wanted: false },
    { options: { memes: false } },
    { options: { showAnswers: 'never' } },
  ] as const) {
    const { open, answer, next, asked } = await begin(setting);
    await answer('right');
    await next();
    expect(open.view.slide).toMatchObject({ question: { text: 'Q2' } });
    expect(asked).toEqual([]);
    open.close();
  }
});

it('gives way to the end that the teacher makes', async () => {
  const { game, open, answer, next } = await begin();
  await answer('right');
  await next();
  expect(open.state.scene).toBe('meme');
  game.host({ type: 'end' });
  await open.push();
  expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
  open.close();
});
