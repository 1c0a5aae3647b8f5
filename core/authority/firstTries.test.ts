import { describe, expect, it } from 'vitest';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { choices } from '#core/testing/choices.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

/** Ana misses the first of three questions and answers the others correctly. */
function missed(settings: GameSettings) {
  const game = new Game({ questions: choices(3), ...settings });
  const ana = game.join('Ana');
  game.start();
  for (const text of ['wrong', 'right', 'right']) {
    game.open(ana);
    game.answer(ana, [text]);
  }
  const figures = () => {
    const { summary } = game.view(ana);
    const [row] = game.hostView().players;
    const [attempt] = game.reportOf(ana)?.attempts ?? [];
    const all = [summary, row, attempt].map((each) => [each?.accuracy, each?.firstTryAccuracy]);
    return { all, ofFirst: game.hostView().questions[0]?.firstRight };
  };
  return { game, ana, figures };
}

describe('the accuracy of first tries', () => {
  it('is told apart from the accuracy in the end where missed questions come back', () => {
    const { game, ana, figures } = missed({ type: 'mastery_mode' });
    expect(figures().all[1]).toEqual([67, undefined]);
    game.open(ana);
    game.answer(ana, ['right']);
    game.end();
    expect(figures()).toEqual({ all: Array(3).fill([100, 67]), ofFirst: 0 });
  });

  it('also with second chances', () => {
    const options = { redemption: 'yes', isAnswerExplanationEnabled: false } as const;
    const { game, ana, figures } = missed({ options });
    game.open(ana, 'Q1');
    game.answer(ana, ['right']);
    game.end();
    expect(figures()).toEqual({ all: Array(3).fill([100, 67]), ofFirst: 0 });
  });

  it('also on the mountain', () => {
    const game = new PeakGame(['Ana'], { questions: choices(3), options: { breakRooms: 'no' } });
    const [ana = ''] = game.players;
    for (const text of ['wrong', 'right', 'right', 'right']) {
      game.on(ana);
      game.answer(ana, [text]);
    }
    game.end();
    expect(game.view(ana).summary).toMatchObject({ accuracy: 100, firstTryAccuracy: 67 });
    expect(game.hostView().questions[0]?.firstRight).toBe(0);
  });

  it('is not told where nothing was asked again, where answers can be changed, or before results are shown', () => {
    const usual = missed({});
    expect(usual.figures()).toEqual({ all: Array(3).fill([67, undefined]), ofFirst: null });
    const review = missed({ options: { showAnswers: 'never', reviewAndSubmit: true } });
    const reviewId = review.game.room.questions[0]?.question.id ?? '';
    review.game.send({ type: 'openQuestion', playerId: review.ana, reviewId });
    review.game.answer(review.ana, ['right']);
    review.game.end();
    expect(review.figures()).toEqual({ all: Array(3).fill([100, undefined]), ofFirst: null });
  });
});
