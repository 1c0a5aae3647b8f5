// @vitest-environment happy-dom
// Presses from an answer to the next open question: at most one, and none if the game continues
// automatically and there is nothing to read.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRecorded, isTeacherPaced } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';
import type { GameSettings } from '#core/testing/game.ts';
import type { Meme } from '#src/features/memes/meme.ts';
import { createMemeSource, memes } from '#src/features/memes/phase.ts';
import { phaseSources } from '#src/game/phases/registry.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MEME: Meme = { id: 'a', trigger: 'correct', url: '/a.webp', caption: 'Well!', alt: 'A cat' };
const SOURCES = () =>
  phaseSources().map((source) =>
    source === memes
      ? createMemeSource(async ({ settings }) => ({
          prepare: () => undefined,
          take: () => (settings().memes ? MEME : null),
        }))
      : source,
  );
/** Phases without which a player would not get from one question to the next; all others are features' stops. */
const BETWEEN = ['ready', 'feedback', 'meme', 'standings'];
/** Longer than any of them lasts. */
const LONG_MS = 12_000;

const questions = (explained: boolean): NonNullable<GameSettings['questions']> =>
  Array.from({ length: 9 }, (_, index) => ({
    type: 'MCQ',
    text: `Q${index + 1}`,
    options: [{ text: 'right', correct: true }, { text: 'wrong' }],
    ...(explained && { explanation: 'Because it is.' }),
  }));

interface Play {
  readonly type: GameType;
  readonly playMode?: GameSettings['playMode'];
  readonly options?: Partial<GameOptions>;
  readonly autoNext: boolean;
  readonly memes: boolean;
  readonly explained: boolean;
}

/** Plays to the end while others play too. Returns the presses after each answer but the last. */
async function pressesOf({ type, playMode = 'live', options = {}, ...ways }: Play): Promise<number[]> {
  const { game, line } = startedGame({
    type,
    playMode,
    questions: questions(ways.explained),
    // The mountain without stops.
    options: { timer: 'off', breakRooms: 'no', ...options },
  });
  const other = playMode === 'solo' ? null : game.join('Cleo');
  const { autoNext } = ways;
  const open = page(line, createMemoryKv(), {
    phases: SOURCES(),
    settings: { autoNext, memes: ways.memes },
  });
  await start(game, open);
  const isAsked = () => open.state.phase === null && open.view.slide?.question && !open.view.slide.answered;
  /** Gets to the next question, and counts the presses that this takes besides the features' stops. */
  const proceed = async () => {
    let presses = 0;
    for (let turn = 0; turn < 12 && !isAsked() && !open.view.me.isOver; turn += 1) {
      await vi.advanceTimersByTimeAsync(LONG_MS);
      if (isAsked()) break;
      const { phase } = open.state;
      if (phase === null || BETWEEN.includes(phase.id)) presses += 1;
      open.intent({ type: 'next' });
      await flush();
    }
    return presses;
  };
  await proceed();
  const counts: number[] = [];
  for (let answer = 0; answer < 9 && !open.view.me.isOver; answer += 1) {
    expect(isAsked(), `${type} ${answer}`).toBe(true);
    if (other && answer % 2 === 0 && !game.seat(other).isOver) {
      game.now = Date.now() + 50;
      game.open(other);
      game.answer(other, ['right']);
    }
    await vi.advanceTimersByTimeAsync(100);
    // Some are missed; on the mountain and in mastery, these come back.
    open.intent({ type: 'choose', optionId: open.optionId(answer % 4 === 2 ? 'wrong' : 'right') });
    await flush();
    const presses = await proceed();
    if (!open.view.me.isOver) counts.push(presses);
  }
  open.close();
  return counts;
}

const OWN_PACE = [
  ['normal', 'live'],
  ['normal', 'async'],
  ['normal', 'solo'],
  ['team', 'live'],
  ['challenge', 'live'],
  ['mastery_mode', 'live'],
  ['mastery_mode', 'solo'],
  ['test', 'live'],
  ['common_assessment', 'async'],
  ['mystic_peak', 'live'],
] as const;

const each = OWN_PACE.flatMap(([type, playMode]) =>
  [true, false].flatMap((autoNext) =>
    [true, false].map((withMemes) => ({ type, playMode, autoNext, memes: withMemes })),
  ),
);

it.each(each)('$type, $playMode, automatic $autoNext, memes $memes', async (ways) => {
  const options = [
    {},
    { memes: true },
    { studentLeaderboard: 'no' },
    { showAnswers: 'partial' },
    { showAnswers: 'never', timer: 'classic' },
  ] as const;
  for (const some of options) {
    const counts = await pressesOf({ ...ways, options: { memes: ways.memes, ...some }, explained: false });
    expect(counts.length).toBeGreaterThan(4);
    expect(counts, JSON.stringify(some)).toEqual(counts.map(() => (ways.autoNext ? 0 : 1)));
  }
});

it('is one press for an explanation, which stays as long as it takes to read', async () => {
  const counts = await pressesOf({ type: 'normal', autoNext: true, memes: true, explained: true });
  expect(counts).toEqual(counts.map(() => 1));
});

it('covers every kind of game that students play at their own pace', () => {
  const own = GAME_TYPES.filter((type) => !isTeacherPaced({ type }) && !isRecorded({ type }));
  expect(new Set(OWN_PACE.map(([type]) => type))).toEqual(new Set(own));
});
