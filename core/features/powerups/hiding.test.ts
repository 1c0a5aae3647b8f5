import { describe, expect, it } from 'vitest';
import { begin, PowerupGame } from '#core/features/powerups/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';

/** Returns the texts of the options hidden from the player. */
function hidden(game: PowerupGame, player: string): readonly string[] {
  const { question, powerups } = game.view(player).slide ?? {};
  const options = question && 'options' in question ? question.options : [];
  return options.flatMap(({ id, text }) => (powerups?.hiddenOptions.includes(id) ? text : []));
}

describe('50-50', () => {
  it('hides wrong options until half of all are left, and reveals nothing but their ids', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.giveAndUse(ana, 'fiftyFifty');
    expect(hidden(game, ana)).toHaveLength(2);
    expect(hidden(game, ana)).not.toContain('right');
    const { powerups } = game.view(ana).slide ?? {};
    expect(powerups).toEqual({
      hiddenOptions: powerups?.hiddenOptions,
      stoppedAt: null,
      mix: null,
      spared: null,
      points: [],
    });
    game.answer(ana, ['right']);
    game.open(ana);
    expect(game.view(ana).slide?.powerups).toBeNull();
  });

  it('works with several correct options, and leaves at least one wrong one', () => {
    const { game, ana } = begin({
      questions: [
        {
          type: 'MSQ',
          text: 'several',
          options: ['a', 'b', 'c', 'd', 'e', 'f'].map((text) => ({ text, correct: text < 'c' })),
        },
        {
          type: 'MSQ',
          text: 'one wrong',
          options: ['a', 'b', 'c'].map((text) => ({ text, correct: text < 'c' })),
        },
        ...guesses(3),
      ],
    });
    game.open(ana);
    game.giveAndUse(ana, 'fiftyFifty');
    expect(hidden(game, ana)).toHaveLength(3);
    game.plays(ana, 'a');
    game.open(ana);
    const card = game.give(ana, 'fiftyFifty');
    expect(game.use(ana, card)).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
    expect(game.kinds(ana)).toEqual(['fiftyFifty']);
  });

  it('can be used after time is up if the question can still be answered, but not with a strict timer', () => {
    for (const [timer, ok] of [
      ['classic', true],
      ['strict', false],
    ] as const) {
      const { game, ana } = begin({ options: { timer } });
      game.open(ana);
      game.wait(31_000);
      expect(game.giveAndUse(ana, 'fiftyFifty').ok).toBe(ok);
    }
  });
});

describe('eraser', () => {
  it('hides one wrong option, and a later 50-50 hides the rest of its half', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.giveAndUse(ana, 'eraser');
    expect(hidden(game, ana)).toHaveLength(1);
    game.giveAndUse(ana, 'fiftyFifty');
    expect(hidden(game, ana)).toHaveLength(2);
    expect(hidden(game, ana)).not.toContain('right');
  });

  it('is kept when only one wrong option is left, as after 50-50', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.giveAndUse(ana, 'fiftyFifty');
    expect(game.giveAndUse(ana, 'eraser')).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
  });

  it('is kept when it would hide nothing: without an open question, in a poll, or at the last wrong option', () => {
    const { game, ana } = begin({
      questions: [
        { type: 'MCQ', text: 'poll', options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] },
        { type: 'MCQ', text: 'two', options: [{ text: 'right', correct: true }, { text: 'wrong' }] },
        { type: 'BLANK', text: 'typed', accepted: ['x'] },
        ...guesses(3),
      ],
    });
    const card = game.give(ana, 'eraser');
    expect(game.use(ana, card)).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
    for (const word of ['a', 'right', 'x']) {
      game.open(ana);
      expect(game.use(ana, card)).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
      game.answer(ana, [word]);
    }
    game.open(ana);
    expect(game.use(ana, card).ok).toBe(true);
  });
});
