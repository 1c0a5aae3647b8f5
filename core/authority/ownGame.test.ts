import { expect, it } from 'vitest';
import { ownGame } from '#core/authority/engine/ownGame.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';

function assigned(options: Partial<GameOptions>, words: readonly ('right' | 'wrong')[]) {
  const game = new Game({ type: 'normal', playMode: 'async', questions: choices(words.length), options });
  const ana = game.join('Ana');
  for (const word of words) {
    game.open(ana);
    game.answer(ana, [word]);
  }
  const listed = () => ownGame(game.room, 0, game.context());
  return { game, ana, listed };
}

it('lists an assigned game as unfinished until its answers are handed in', () => {
  const { game, ana, listed } = assigned({ limitAttempts: 2, showAnswers: 'never', reviewAndSubmit: true }, [
    'right',
    'wrong',
  ]);
  const whole = { numQuestions: 2, numQuesAttempted: 2, isOver: false };
  expect(listed()).toMatchObject({ ...whole, isAttemptOver: false });
  game.send({ type: 'finish', playerId: ana });
  expect(listed()).toMatchObject({ ...whole, isAttemptOver: true });
});

it('lists a paused game as paused until it resumes', () => {
  const { game, listed } = assigned({}, ['right']);
  expect(listed()).toMatchObject({ isOver: false, isPaused: false });
  game.host({ type: 'pause' });
  expect(listed()).toMatchObject({ isOver: false, isPaused: true });
  game.host({ type: 'resume' });
  expect(listed()).toMatchObject({ isPaused: false });
});

it('lists a game with open second chances as unfinished', () => {
  const { listed } = assigned({ limitAttempts: 2, redemption: 'yes', isAnswerExplanationEnabled: false }, [
    'right',
    'wrong',
    'right',
  ]);
  expect(listed()).toMatchObject({ numQuestions: 3, numQuesAttempted: 3, isAttemptOver: false });
});

it('shows the best attempt once no further one is left', () => {
  const { game, ana, listed } = assigned({ limitAttempts: 2 }, ['right', 'wrong']);
  game.send({ type: 'finish', playerId: ana });
  const best = listed();
  expect(best).toMatchObject({ isOver: false, numQuesAttempted: 2, numCorrect: 1, accuracy: 50 });
  game.send({ type: 'startAttempt', playerId: ana });
  game.open(ana);
  game.answer(ana, ['wrong']);
  expect(listed()).toMatchObject({ numQuesAttempted: 1, numCorrect: 0, score: 0 });
  game.send({ type: 'finish', playerId: ana });
  expect(listed()).toMatchObject({
    isOver: true,
    numQuesAttempted: 2,
    numCorrect: 1,
    accuracy: 50,
    score: best?.score,
  });
});

it('counts only questions that were over in the best attempt, as for the current one', () => {
  const game = new Game({
    type: 'mastery_mode',
    playMode: 'async',
    questions: choices(3),
    options: { limitAttempts: 2 },
  });
  const ana = game.join('Ana');
  const play = (words: readonly ('right' | 'wrong')[]) => {
    for (const word of words) {
      game.open(ana);
      game.answer(ana, [word]);
    }
    game.send({ type: 'finish', playerId: ana });
    return ownGame(game.room, 0, game.context())?.numQuesAttempted;
  };
  // The missed question would have come back.
  expect(play(['right', 'wrong'])).toBe(1);
  game.send({ type: 'startAttempt', playerId: ana });
  expect(play(['wrong'])).toBe(1);
});
