// @vitest-environment happy-dom
// Whatever a player, the player's second device, the teacher and the connection do, the page never gets
// stuck.

import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { flush, type FakeConnection, page, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Page = ReturnType<typeof page>;

const QUESTIONS: readonly AuthoredQuestion[] = ['Q1', 'Q2', 'Q3', 'Q4'].map((text) => ({
  type: 'MCQ',
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

const settings = fc.record({
  type: fc.constantFrom('normal', 'test', 'mastery_mode', 'common_assessment'),
  options: fc.record({
    redemption: fc.constantFrom('yes', 'no'),
    isAnswerExplanationEnabled: fc.constant(false),
    extraLife: fc.constantFrom('enabled', 'disabled'),
    timer: fc.constantFrom('classic', 'strict', 'off'),
    showAnswers: fc.constantFrom('always', 'partial', 'never'),
    studentLeaderboard: fc.constantFrom('yes', 'no'),
    reviewAndSubmit: fc.boolean(),
  }),
  autoNext: fc.boolean(),
  lessMotion: fc.boolean(),
});

const choose = (on: Page, text: string): void => {
  if (on.view.slide?.question) on.intent({ type: 'choose', optionId: on.optionId(text) });
};

/** Presses by the player. */
const PRESSES: Readonly<Record<string, (on: Page) => void>> = {
  next: (on) => on.intent({ type: 'next' }),
  right: (on) => choose(on, 'right'),
  wrong: (on) => choose(on, 'wrong'),
  skip: (on) => on.intent({ type: 'skip' }),
  skipMany: (on) => on.intent({ type: 'skipMany' }),
  later: (on) => on.intent({ type: 'later' }),
  useLife: (on) => on.intent({ type: 'life', use: true }),
  keepLife: (on) => on.intent({ type: 'life', use: false }),
  redeem(on) {
    const [chance] = on.view.slide?.secondChances ?? [];
    if (chance) on.intent({ type: 'redeem', questionId: chance.questionId });
  },
  revise(on) {
    const [item] = on.view.slide?.review ?? [];
    if (item) on.intent({ type: 'revise', questionId: item.questionId });
  },
  finish: (on) => on.intent({ type: 'finish' }),
  again: (on) => on.intent({ type: 'again' }),
};

const HOST = {
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  mastery: { type: 'turnOnMastery', reattempts: '1' },
} as const;

/** Faults of the line that affect requests for the next question, or all calls. */
const LINES: Readonly<Record<string, (line: FakeConnection) => void>> = {
  hold: (line) => line.hold.add('getQuestions'),
  lose: (line) => void (line.lost = 'getQuestions'),
  cut: (line) => void (line.down = true),
};

const steps = fc.array(
  fc.oneof(
    fc.record({ press: fc.constantFrom(...Object.keys(PRESSES)), elsewhere: fc.constant(false) }),
    fc.record({ press: fc.constantFrom('next', 'right', 'later', 'finish'), elsewhere: fc.constant(true) }),
    fc.record({ host: fc.constantFrom(...(Object.keys(HOST) as (keyof typeof HOST)[])) }),
    fc.record({ line: fc.constantFrom(...Object.keys(LINES), 'mend') }),
    fc.record({ wait: fc.constantFrom(1_000, 5_000, 20_000) }),
    fc.record({ page: fc.constantFrom('push', 'reload') }),
  ),
  { maxLength: 40 },
);

it('reaches the end of the game once nothing blocks it anymore', async () => {
  await fc.assert(
    fc.asyncProperty(settings, steps, async ({ type, options, autoNext, lessMotion }, list) => {
      const { game, line } = startedGame({ type: type as 'normal', options, questions: QUESTIONS });
      const held: (() => void)[] = [];
      line.held.set = (_, go) => {
        held.push(go);
        return line.held;
      };
      const mend = () => {
        line.down = false;
        line.lost = null;
        line.hold.clear();
        for (const go of held.splice(0)) go();
      };
      const kv = createMemoryKv();
      const ways = { settings: { autoNext }, lessMotion: () => lessMotion };
      let open = page(line, kv, ways);
      const other = page(line, createMemoryKv(), ways);
      game.run('start');
      await open.push();
      await other.push();
      await vi.advanceTimersByTimeAsync(3_000);
      for (const step of list) {
        game.now = Date.now();
        if ('press' in step) {
          if (step.elsewhere) await other.push();
          PRESSES[step.press]?.(step.elsewhere ? other : open);
        } else if ('host' in step) game.host(HOST[step.host]);
        else if ('line' in step) (LINES[step.line] ?? mend)(line);
        else if ('wait' in step) await vi.advanceTimersByTimeAsync(step.wait);
        else if (step.page === 'push') await open.push();
        else {
          open.close();
          open = page(line, kv, ways);
          await open.push();
          await open.resume();
        }
        await flush();
      }
      other.close();
      mend();
      game.now = Date.now();
      game.host(HOST.resume);
      await open.push();
      for (let turn = 0; turn < 120 && open.state.scene !== 'gameOver'; turn += 1) {
        // Longer than any automatic phase, and than the delay before a call is retried.
        await vi.advanceTimersByTimeAsync(4_000);
        const { scene, phase } = open.state;
        const { slide } = open.view;
        const isAsked = scene === 'question' && phase === null && slide?.question && !slide.answered;
        const way = phase?.id === 'review' ? 'finish' : phase?.id === 'life' ? 'keepLife' : 'next';
        PRESSES[isAsked ? 'right' : way]?.(open);
        await flush();
      }
      expect(open.state.scene).toBe('gameOver');
      // After all this, the page shows the same as one that has just been opened.
      const fresh = page(line, createMemoryKv(), ways);
      await fresh.push();
      expect(open.view).toEqual(fresh.view);
      for (const each of [open, fresh]) each.close();
    }),
    { numRuns: 150 },
  );
});
