// A game of three questions of three kinds, one of which is open.

import { Game, type GameSettings } from '#core/testing/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';

export const questions = [
  { type: 'MCQ', text: 'Which is a prime?', options: [{ text: '4' }, { text: '7', correct: true }] },
  { type: 'MSQ', text: 'Which are even?', options: [{ text: '2', correct: true }, { text: '3' }] },
  { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'] },
] as const satisfies GameSettings['questions'];

/** A student-paced game in which Ana has the question at this index open. */
export function gameAt(index: number, settings: GameSettings = {}) {
  const game = new Game({ questions, options: { jumbleAnswers: false, timer: 'off' }, ...settings });
  const ana = game.join('Ana');
  game.start();
  for (let i = 0; i < index; i += 1) {
    game.open(ana);
    game.answer(ana, [['4', '3'][i] ?? '']);
  }
  game.open(ana);
  return { game, ana, view: () => structuredClone(game.view(ana)) as PlayerView };
}
