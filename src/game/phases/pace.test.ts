// Time from an answer to the next question, on a clock that moves only when told to.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameSettings } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { verdictMs } from '#src/game/phases/pace.ts';
import { flush, page, start, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NO_POWERUPS = { hiddenOptions: [], stoppedAt: null, mix: null, spared: null };
const LONG_ANSWER = 'It dries up in summer, and fills again with the first rain of autumn';

async function begin({
  options,
  right = 'yes',
  count = 4,
}: Pick<GameSettings, 'options'> & { readonly right?: string; readonly count?: number }) {
  const questions = Array.from({ length: count }, (_, index) => ({
    type: 'MCQ' as const,
    text: `Q${index + 1}`,
    options: [{ text: right, correct: true }, { text: 'no' }],
  }));
  const settings = { type: 'normal', questions, options: { studentLeaderboard: 'no', ...options } } as const;
  const { game, line } = startedGame(settings);
  const open = page(line);
  await start(game, open);
  const answer = async (text: string) => {
    open.intent({ type: 'choose', optionId: open.optionId(text) });
    await flush();
  };
  const skip = async () => {
    open.intent({ type: 'skip' });
    await flush();
  };
  return { game, line, open, answer, skip };
}

/** Lets time pass until something else is shown, and returns how long that took. */
async function lasts(open: ReturnType<typeof page>): Promise<number> {
  const before = open.state.phase;
  const from = Date.now();
  while (open.state.phase === before && Date.now() - from < 60_000) await vi.advanceTimersByTimeAsync(50);
  return Date.now() - from;
}

describe('the time from an answer to the next question', () => {
  it('is one second for a correct answer with a bonus', async () => {
    const { open, answer } = await begin({});
    await answer('yes');
    expect(open.view.slide?.feedback?.breakup?.timer).toBeGreaterThan(0);
    expect(await lasts(open)).toBe(1_000);
    expect(open.view.slide).toMatchObject({ answered: false, question: { text: 'Q2' } });
    open.close();
  });

  it("is one and a half seconds without a bonus, or if the game doesn't tell", async () => {
    const plain = await begin({ options: { timer: 'off' } });
    await plain.answer('yes');
    expect(await lasts(plain.open)).toBe(1_500);
    expect(plain.open.view.slide).toMatchObject({ question: { text: 'Q2' } });
    // The second in a row earns a streak bonus.
    await plain.answer('yes');
    expect(await lasts(plain.open)).toBe(1_000);
    plain.open.close();
    const silent = await begin({ options: { showAnswers: 'never' } });
    await silent.answer('no');
    expect(await lasts(silent.open)).toBe(1_500);
    silent.open.close();
  });

  it.each([
    ['at least a glance', 'yes', 3_000, 2_600],
    ['longer for a long answer', LONG_ANSWER, 5_600, 5_600],
    ['but limited', LONG_ANSWER.repeat(3).slice(0, 200), 8_000, 8_000],
  ])('is long enough to read the correct answer after a wrong answer or a skip: %s', async (...given) => {
    const [, right, missMs, skipMs] = given;
    const { open, answer, skip } = await begin({ right });
    await answer('no');
    expect(await lasts(open)).toBe(missMs);
    await skip();
    expect(await lasts(open)).toBe(skipMs);
    open.close();
  });

  it('is three seconds for a miss that shows no correct answer', async () => {
    const { open, answer, skip } = await begin({ options: { showAnswers: 'partial', timer: 'off' } });
    await answer('no');
    expect(open.view.slide?.feedback).toMatchObject({ result: 'incorrect', reveal: null });
    expect(await lasts(open)).toBe(3_000);
    await skip();
    expect(await lasts(open)).toBe(1_500);
    open.close();
  });

  it('is three seconds for whatever cost points, also for a skip', async () => {
    const { open, skip } = await begin({ options: { showAnswers: 'partial', timer: 'off' } });
    await skip();
    const { slide } = open.view;
    if (!slide) throw new Error('no question');
    const withPoints = (points: number) => ({
      slide: { ...slide, powerups: { ...NO_POWERUPS, points: [{ powerup: 'doubleJeopardy', points }] } },
    });
    expect(verdictMs(withPoints(-600) as Pick<PlayerView, 'slide'>)).toBe(3_000);
    expect(verdictMs(withPoints(600) as Pick<PlayerView, 'slide'>)).toBe(1_500);
    open.close();
  });

  it('is nothing for a player who presses Next', async () => {
    const { open, answer } = await begin({});
    const from = Date.now();
    for (const text of ['no', 'yes']) {
      await answer(text);
      open.intent({ type: 'next' });
      await flush();
    }
    expect(open.view.slide).toMatchObject({ question: { text: 'Q3' } });
    expect(Date.now() - from).toBe(0);
    open.close();
  });

  it("is shorter for the leaderboard if the player's rank is the same", async () => {
    const { game, open, answer } = await begin({ options: { studentLeaderboard: 'yes' }, count: 6 });
    const cleo = game.join('Cleo');
    const standings = async (text: string) => {
      await answer(text);
      await lasts(open);
      if (open.state.phase?.id !== 'standings') return null;
      const { rank, previousRank } = open.view.me;
      return { previousRank, rank, ms: await lasts(open) };
    };
    expect(await standings('yes')).toBeNull();
    expect(await standings('yes')).toBeNull();
    expect(await standings('yes')).toEqual({ previousRank: 1, rank: 1, ms: 1_500 });
    for (let question = 0; question < 4; question += 1) {
      game.open(cleo);
      game.answer(cleo, ['yes']);
    }
    expect(await standings('no')).toEqual({ previousRank: 1, rank: 2, ms: 3_000 });
    open.close();
  });
});
