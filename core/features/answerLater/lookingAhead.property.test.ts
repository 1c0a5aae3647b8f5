import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PowerupGame } from '#core/features/powerups/testGame.ts';
import { choices } from '#core/testing/choices.ts';
import { timerBonus } from '#core/scoring/score.ts';

const STEPS = [
  'open',
  'open',
  'open',
  'open',
  'later',
  'later',
  'answerLeft',
  'right',
  'right',
  'wrong',
  'skip',
  'reopen',
  'boost',
  'boost',
] as const;

const plays = fc.array(
  fc.record({
    step: fc.constantFrom(...STEPS),
    what: fc.nat(7),
    ms: fc.constantFrom(0, 0, 700, 3_000, 12_000, 40_000),
  }),
  { minLength: 30, maxLength: 80, size: 'max' },
);

const games = fc.record({
  timer: fc.constantFrom('classic' as const, 'strict' as const),
  /** Games without results have a review instead of power-ups. */
  reviews: fc.boolean(),
  questions: fc.integer({ min: 2, max: 6 }),
});

it('looking ahead never earns more time bonus than an answer at that instant without leaving, and no boost', () => {
  let [returned, boosted] = [0, 0];
  fc.assert(
    fc.property(games, plays, ({ timer, reviews, questions }, list) => {
      const game = new PowerupGame({
        questions: choices(questions),
        options: { timer, limitAttempts: 1, ...(reviews && { showAnswers: 'never', reviewAndSubmit: true }) },
      });
      const [ana = ''] = game.players;
      const act = (step: (typeof STEPS)[number], what: number): unknown => {
        const slide = game.view(ana).slide;
        const questionId = slide?.question?.id ?? '';
        const commandId = game.commandId();
        if (step === 'open') return game.open(ana);
        if (step === 'reopen') {
          const reviewId = slide?.review[what % Math.max(1, slide.review.length)]?.questionId;
          return reviewId && game.send({ type: 'openQuestion', playerId: ana, reviewId });
        }
        if (step === 'answerLeft') {
          const saved = game.seat(ana).later ?? [];
          const question = game.room.questions[saved[what % Math.max(1, saved.length)]?.q ?? -1]?.question;
          if (question?.type !== 'MCQ') return null;
          const optionId = question.options.find(({ text }) => text === 'right')?.id ?? '';
          const answer = { type: 'MCQ', optionId } as const;
          return game.send({
            type: 'answer',
            playerId: ana,
            questionId: question.id,
            state: 'attempted',
            answer,
            networkMs: 0,
            commandId,
          });
        }
        if (game.currentQuestion(ana) < 0) return null;
        if (step === 'later')
          return game.send({ type: 'answerLater', commandId, playerId: ana, questionId, draft: null });
        if (step === 'skip') return game.skip(ana);
        if (step === 'boost') return reviews ? null : game.giveAndUse(ana, 'supersonic');
        return game.answer(ana, [step]);
      };
      const openedAt = new Map<number, number>();
      const kept = new Map<number, number>();
      const left = new Set<number>();
      for (const { step, what, ms } of list) {
        const from = game.log.length;
        act(step, what);
        for (const event of game.log.slice(from)) {
          if (event.type === 'answerPostponed') left.add(event.postponed.q);
          if (event.type === 'questionOpened' && !openedAt.has(event.q)) openedAt.set(event.q, event.at);
          if (event.type !== 'answered') continue;
          const { q, at, answer, breakup, powerups } = event.response;
          const { timeMs = 0 } = game.room.questions[q]?.question ?? {};
          const staying = timerBonus(at - (openedAt.get(q) ?? at), timeMs);
          // An answer that is looked over and stays correct keeps its bonus.
          expect(breakup.timer).toBeLessThanOrEqual(Math.max(staying, kept.get(q) ?? 0));
          if (answer) kept.set(q, breakup.timer);
          if (left.has(q)) expect(powerups).toBeUndefined();
          if (left.has(q) && breakup.base > 0) returned += 1;
          boosted += Number(powerups !== undefined);
        }
        game.wait(ms);
      }
      expect(game.replayed()).toEqual(game.room);
    }),
    { numRuns: 300 },
  );
  // The plays do look ahead, and use boosts.
  expect(Math.min(returned, boosted)).toBeGreaterThan(0);
});
