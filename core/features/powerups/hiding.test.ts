import { describe, expect, it } from 'vitest';
import { begin, PowerupGame, SEVERAL } from '#core/features/powerups/testGame.ts';
import { whyUnusable } from '#core/features/powerups/whyUnusable.ts';
import { type KeyedQuestion, sampleOf } from '#core/questions/authority.ts';
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

  it('hides as many, and never all correct options, after the teacher accepted one more', () => {
    const { game, ana } = begin();
    const { question } = game.room.questions[0] as KeyedQuestion;
    for (const word of ['wrong', 'false']) {
      const change = { type: 'accept', answer: sampleOf(question.type).answerOf(question, [word]) } as const;
      game.host({ type: 'correctQuestion', questionId: question.id, change, mayLose: false });
    }
    game.open(ana);
    game.giveAndUse(ana, 'eraser');
    expect(hidden(game, ana)).toHaveLength(1);
    game.giveAndUse(ana, 'fiftyFifty');
    expect(hidden(game, ana)).toHaveLength(2);
    const [left = ''] = ['right', 'wrong', 'false'].filter((word) => !hidden(game, ana).includes(word));
    game.answer(ana, [left]);
    expect(game.seat(ana).totalCorrect).toBe(1);
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

it.each(['fiftyFifty', 'eraser'] as const)(
  '%s is kept at a question that may have several correct options, however many it has',
  (powerup) => {
    const questions = [1, 2, 3].map((right) => ({
      ...SEVERAL,
      options: ['a', 'b', 'c', 'd'].map((text, place) => ({ text, correct: place < right })),
    }));
    const { game, ana } = begin({ questions: [...questions, ...guesses(3)] });
    const card = { id: game.give(ana, powerup), powerup };
    for (const _ of questions) {
      game.open(ana);
      expect(whyUnusable(game.view(ana), card, game.now)).toBe('notHere');
      expect(game.use(ana, card.id)).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
      game.answer(ana, ['a']);
    }
    game.open(ana);
    expect(whyUnusable(game.view(ana), card, game.now)).toBeNull();
    expect(game.use(ana, card.id).ok).toBe(true);
  },
);

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
