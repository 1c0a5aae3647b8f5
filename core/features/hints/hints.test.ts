import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

const HINTS = ['It is not wrong.', 'It begins with r.'];
const TOLD = HINTS.map((text) => ({ text }));
/** Q1 and Q2 have two hints each, Q3 has none. */
const QUESTIONS: readonly AuthoredQuestion[] = choices(3).map((question, index) =>
  index < 2 ? { ...question, hints: HINTS } : question,
);

function begin(options: Partial<GameOptions> = {}, type: GameType = 'normal') {
  const game = new Game({ type, questions: QUESTIONS, options: { areHintsEnabled: true, ...options } });
  const ana = game.join('Ana');
  game.start();
  const slide = () => game.view(ana).slide;
  const hint = (number: number, questionId = slide()?.question?.id ?? '') =>
    game.send({ type: 'takeHint', playerId: ana, questionId, hint: number });
  return { game, ana, slide, hint };
}

describe('hints', () => {
  it('are revealed one at a time, only to the player who asks', () => {
    const { game, ana, slide, hint } = begin();
    const ben = game.join('Ben');
    game.open(ana);
    game.open(ben);
    expect(slide()?.hints).toEqual({ taken: [], left: 2 });
    expect(hint(1)).toMatchObject({ ok: true, events: [{ type: 'hintTaken', q: 0 }] });
    expect(slide()?.hints).toEqual({ taken: [TOLD[0]], left: 1 });
    expect(game.view(ben).slide?.hints).toEqual({ taken: [], left: 2 });
    hint(2);
    expect(slide()?.hints).toEqual({ taken: TOLD, left: 0 });
  });

  it('are taken once each, in order, up to the number available', () => {
    const { game, ana, hint } = begin();
    game.open(ana);
    expect(hint(2)).toEqual({ ok: false, reason: 'response.NO_HINT' });
    hint(1);
    const before = game.room;
    expect(hint(1)).toEqual({ ok: true, events: [] });
    expect(game.room).toBe(before);
    hint(2);
    expect(hint(3)).toEqual({ ok: false, reason: 'response.NO_HINT' });
  });

  it('cost no points, time or streak', () => {
    const { game, ana, slide, hint } = begin();
    game.open(ana);
    hint(1);
    hint(2);
    game.answer(ana, ['right']);
    expect(slide()?.feedback?.breakup).toEqual({ base: 600, timer: 400, streak: 0, total: 1_000 });
    game.open(ana);
    hint(1);
    game.answer(ana, ['right']);
    expect(slide()?.feedback?.breakup?.streak).toBe(100);
  });

  it('can be taken only for the open question', () => {
    const { game, ana, slide, hint } = begin();
    const [first, second] = game.room.questions.map(({ question }) => question.id);
    expect(hint(1, first)).toMatchObject({ ok: false });
    game.open(ana);
    expect(hint(1, second)).toEqual({ ok: false, reason: 'response.WRONG_QUESTION' });
    game.answer(ana, ['right']);
    expect(slide()?.hints).toEqual({ taken: [], left: 0 });
    expect(hint(1, first)).toEqual({ ok: false, reason: 'response.ALREADY_ANSWERED' });
  });

  it('are still shown when a postponed question comes back, but not in the next attempt', () => {
    const { game, ana, slide, hint } = begin();
    game.open(ana);
    hint(1);
    const questionId = slide()?.question?.id ?? '';
    game.send({ type: 'answerLater', commandId: 'later', playerId: ana, questionId, draft: null });
    for (const word of ['right', 'wrong']) {
      game.open(ana);
      game.answer(ana, [word]);
    }
    game.open(ana);
    expect(slide()).toMatchObject({ wasPostponed: true, hints: { taken: [TOLD[0]], left: 1 } });
    game.answer(ana, ['right']);
    game.send({ type: 'startAttempt', playerId: ana });
    game.open(ana);
    expect(slide()?.hints).toEqual({ taken: [], left: 2 });
  });

  it('are kept when an extra life asks the question again', () => {
    const { game, ana, slide, hint } = begin({ extraLife: 'enabled' });
    game.open(ana);
    hint(1);
    game.answer(ana, ['wrong']);
    game.send({ type: 'extraLife', playerId: ana, questionId: slide()?.question?.id ?? '', use: true });
    expect(slide()?.hints).toEqual({ taken: [TOLD[0]], left: 1 });
    hint(2);
    game.answer(ana, ['right']);
    expect(game.report().players[0]?.attempts[0]?.responses[0]).toMatchObject({
      hints: 2,
      byExtraLife: true,
    });
  });

  it('are counted per player and question in the report', () => {
    const { game, ana, hint } = begin();
    game.open(ana);
    hint(1);
    game.answer(ana, ['right']);
    game.open(ana);
    hint(1);
    hint(2);
    game.skip(ana);
    game.open(ana);
    game.answer(ana, ['right']);
    expect(game.report().players[0]?.attempts[0]?.responses.map(({ hints }) => hints)).toEqual([1, 2, 0]);
    expect(game.replayed()).toEqual(game.room);
  });

  it('are available while a teacher-paced question is open, and not after the answer', () => {
    const { game, ana, slide, hint } = begin({}, 'tp');
    game.join('Ben');
    expect(slide()?.hints).toEqual({ taken: [], left: 2 });
    hint(1);
    expect(slide()?.hints).toEqual({ taken: [TOLD[0]], left: 1 });
    game.answer(ana, ['right']);
    expect(slide()?.hints).toEqual({ taken: [], left: 0 });
    expect(hint(2)).toEqual({ ok: false, reason: 'response.ALREADY_ANSWERED' });
    game.host({ type: 'next' });
    game.wait(1_000);
    expect(game.report().players[0]?.attempts[0]?.responses[0]).toMatchObject({ hints: 1 });
  });

  it('are unavailable when the option is off', () => {
    const { game, ana, slide, hint } = begin({ areHintsEnabled: false });
    game.open(ana);
    expect(slide()?.hints).toEqual({ taken: [], left: 0 });
    expect(hint(1)).toEqual({ ok: false, reason: 'response.NO_HINT' });
  });
});
