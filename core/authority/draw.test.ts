import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve, type RoomCreated, type RoomEvent } from '#core/authority/index.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { Game, roomCreated } from '#core/testing/game.ts';

const quiz = (count: number): readonly AuthoredQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'MCQ',
    text: `Question ${index + 1}`,
    options: [{ text: 'yes', correct: true }, { text: 'no' }],
  }));

const drawing = (count: number, options: Partial<GameOptions>, seed: readonly [number, number] = [7, 7]) => {
  const game = new Game({ questions: quiz(count), options, seed });
  const ana = game.join('Ana');
  game.host({ type: 'start' });
  game.wait(3_000);
  return { game, ana };
};

/** Plays the current attempt to its end and returns its questions in order. */
function attempt(game: Game, player: string): readonly number[] {
  const order = orderOf(game.room, 0);
  while (!game.view(player).me.isOver) {
    game.open(player);
    game.answer(player, ['yes']);
  }
  return order;
}

describe('drawing questions for each attempt', () => {
  it('asks as many questions as the teacher set, and shows the player no others', () => {
    const { game, ana } = drawing(12, { questionsPerAttempt: 5, limitAttempts: 3 });
    expect(game.view(ana).room.questionCount).toBe(5);
    expect(game.view(ana).slide).toMatchObject({ index: 0, total: 5 });
    const drawn = attempt(game, ana);
    expect(drawn).toHaveLength(5);
    const { summary } = game.view(ana);
    expect(summary?.items.map(({ question }) => question?.text)).toEqual(
      drawn.map((q) => `Question ${q + 1}`),
    );
    expect(summary).toMatchObject({ totalCorrect: 5, notPlayed: 0, accuracy: 100 });
    game.host({ type: 'end' });
    expect(game.view(ana).summary?.items).toHaveLength(5);
    expect(game.hostView().questions).toHaveLength(12);
  });

  it('draws new questions in each attempt while there are enough, then reshuffles them all', () => {
    const { game, ana } = drawing(12, { questionsPerAttempt: 5, limitAttempts: 4 });
    const attempts = [attempt(game, ana)];
    for (let next = 2; next <= 4; next += 1) {
      game.send({ type: 'startAttempt', playerId: ana });
      attempts.push(attempt(game, ana));
    }
    const [first = [], second = [], third = [], fourth = []] = attempts;
    expect(new Set([...first, ...second]).size).toBe(10);
    expect(new Set([...third, ...fourth]).size).toBe(10);
    expect(game.reportOf(ana)?.attempts.map(({ responses }) => responses.length)).toEqual([5, 5, 5, 5]);
    expect(game.reportOf(ana)?.attempts.map(({ asked }) => asked)).toEqual(attempts);
  });

  it('does not let the last drawn question be postponed', () => {
    const { game, ana } = drawing(12, { questionsPerAttempt: 2 });
    game.open(ana);
    expect(game.view(ana).slide?.mayPostpone).toBe(true);
    game.answer(ana, ['yes']);
    game.open(ana);
    expect(game.view(ana).slide).toMatchObject({ index: 1, total: 2, mayPostpone: false });
    expect(game.answer(ana, ['no'])).toMatchObject({ ok: true });
    expect(game.view(ana).me.isOver).toBe(true);
  });

  it("keeps the author's order unless shuffled, and always returns the same draw", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.nat(40),
        fc.boolean(),
        fc.tuple(fc.nat(), fc.nat()),
        (count, questionsPerAttempt, jumble, seed) => {
          const { game } = drawing(count, { questionsPerAttempt, jumble }, seed);
          const order = orderOf(game.room, 0);
          expect(order).toHaveLength(Math.min(count, questionsPerAttempt || count));
          expect(new Set(order).size).toBe(order.length);
          expect(order.every((q) => q >= 0 && q < count)).toBe(true);
          if (!jumble) expect(order).toEqual([...order].sort((a, b) => a - b));
          expect(orderOf(game.room, 0)).toEqual(order);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('differs between players, and does not apply to teacher-paced games', () => {
    const { game } = drawing(30, { questionsPerAttempt: 10 });
    game.join('Ben');
    expect(orderOf(game.room, 1)).not.toEqual(orderOf(game.room, 0));
    const paced = new Game({ type: 'tp', questions: quiz(3), options: { questionsPerAttempt: 2 } });
    paced.join('Ana');
    expect(orderOf(paced.room, 0)).toEqual([0, 1, 2]);
    expect(paced.hostView().room.questionCount).toBe(3);
  });

  it('asks all questions when the log predates draws', () => {
    const created = roomCreated({ questions: quiz(3) });
    const { questionsPerAttempt: _, ...options } = created.options;
    const old = { ...created, options } as RoomCreated;
    const room = evolve(null, old satisfies RoomEvent);
    expect(room.options).toEqual(created.options);
  });
});
