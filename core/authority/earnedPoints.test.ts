import { describe, expect, it } from 'vitest';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { Game, SAMPLE_QUESTIONS } from '#core/testing/game.ts';

/** Ana tries the same multiple-answer question several times. */
function tried(type: GameType, options: Partial<GameOptions>, ...tries: readonly (readonly string[])[]) {
  const game = new Game({ type, questions: SAMPLE_QUESTIONS.slice(1, 2), options });
  const ana = game.join('Ana');
  game.start();
  for (const texts of tries) {
    game.open(ana);
    game.answer(ana, texts);
  }
  return { game, ana };
}

describe("a question's points", () => {
  it('add up over all tries, in the summary and in the report', () => {
    const { game, ana } = tried('mastery_mode', { timer: 'off' }, ['2'], ['3'], ['2', '4']);
    const [before, , last] = game.seat(ana).responses.map(({ breakup }) => breakup.total);
    expect([before, last]).toEqual([300, 300]);
    expect(game.view(ana)).toMatchObject({ me: { score: 600 }, summary: { items: [{ score: 600 }] } });
    expect(game.reportOf(ana)?.attempts[0]).toMatchObject({
      score: 600,
      responses: [{ breakup: { base: 600, timer: 0, streak: 0, total: 600 } }],
    });
  });
});
