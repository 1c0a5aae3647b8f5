import { expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { Game } from '#core/testing/game.ts';

const uploaded = (digit: number): string => `/uploads/${String(digit).repeat(40)}.webp`;
/** In reverse, so that a sorted list differs from their order. */
const questions: readonly AuthoredQuestion[] = [9, 8, 7, 6, 5].map((digit) => ({
  type: 'MCQ',
  text: `Question ${digit}`,
  media: { type: 'image', url: digit === 7 ? 'https://example.org/paris.jpg' : uploaded(digit) },
  options: [
    { text: 'yes', correct: true, media: { type: 'image', url: uploaded(1) } },
    { text: 'no', media: { type: 'image', url: uploaded(2) } },
  ],
}));

const aheadOf = (game: Game, player: string) => (game.view(player) as PlayerView).slide?.mediaAhead;

it("names the uploads of the next three questions, without their order, and no options'", () => {
  const game = new Game({ questions, options: { jumble: false } });
  const ada = game.join('Ada');
  game.start();
  expect(aheadOf(game, ada)).toEqual([uploaded(8), uploaded(9)]);
  game.open(ada);
  expect(aheadOf(game, ada)).toEqual([uploaded(6), uploaded(8)]);
  game.answer(ada, ['yes']);
  game.open(ada);
  expect(aheadOf(game, ada)).toEqual([uploaded(5), uploaded(6)]);
});

it('names them to the projector alone in a game that its teacher paces, where no one may be ahead of the room', () => {
  const game = new Game({ type: 'tp', questions });
  const ada = game.join('Ada');
  game.start();
  expect(aheadOf(game, ada)).toBeUndefined();
  expect(JSON.stringify(game.view(ada))).not.toContain(uploaded(8));
  expect(game.projector().mediaAhead).toEqual([uploaded(6), uploaded(8)]);
});

it('names none while the game is paused, even to a newcomer, nor after its end', () => {
  const game = new Game({ questions, playMode: 'async' });
  const ada = game.join('Ada');
  expect(aheadOf(game, ada)).not.toBeUndefined();
  game.host({ type: 'pause' });
  const ben = game.join('Ben');
  expect([aheadOf(game, ada), aheadOf(game, ben)]).toEqual([undefined, undefined]);
  game.host({ type: 'resume' });
  expect(aheadOf(game, ben)).not.toBeUndefined();
  game.end();
  expect(aheadOf(game, ada)).toBeUndefined();
});
