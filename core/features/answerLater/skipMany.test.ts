import { describe, expect, it } from 'vitest';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

/**
 * Puts Ana at the end of a game of `count` questions, with the first `later` postponed and all others
 * answered correctly.
 */
function begin(count: number, later: number, options: Partial<GameOptions> = {}, type: GameType = 'normal') {
  const game = new Game({ type, questions: choices(count), options });
  const ana = game.join('Ana');
  game.start();
  const slide = () => game.view(ana).slide;
  const leave = (commandId = game.commandId()) =>
    game.send({
      type: 'answerLater',
      commandId,
      playerId: ana,
      questionId: slide()?.question?.id ?? '',
      draft: null,
    });
  for (let question = 0; question < count; question += 1) {
    game.open(ana);
    if (question >= later) game.answer(ana, ['right']);
    else {
      game.wait(2_000);
      leave();
    }
  }
  const skipAll = (questionIds = slide()?.skippable ?? [], commandId = game.commandId()) =>
    game.send({ type: 'skipMany', commandId, playerId: ana, questionIds });
  return { game, ana, slide, leave, skipAll };
}

describe('remaining questions', () => {
  it('are skipped together if each was left for later, which ends the game', () => {
    const { game, ana, slide, skipAll } = begin(4, 3);
    game.open(ana);
    const ids = game.room.questions.map(({ question }) => question.id);
    expect(slide()?.skippable).toEqual(ids.slice(0, 3));
    game.wait(1_000);
    expect(skipAll()).toMatchObject({
      ok: true,
      events: [{ type: 'answered' }, { type: 'answered' }, { type: 'answered' }, { type: 'playerFinished' }],
    });
    expect(game.seat(ana).responses.map(({ q, state, timeMs }) => [q, state, timeMs])).toEqual([
      [3, 'attempted', 0],
      [0, 'passed', 3_000],
      [1, 'passed', 2_000],
      [2, 'passed', 2_000],
    ]);
    expect(game.view(ana).me).toMatchObject({ isOver: true, accuracy: 25, streak: 0, answered: 4 });
    expect(game.view(ana).summary).toMatchObject({ totalCorrect: 1, unanswered: 3, notPlayed: 0 });
    expect(game.replayed()).toEqual(game.room);
  });

  it('are skipped once, however often the command is sent', () => {
    const { game, ana, slide, skipAll } = begin(3, 2);
    game.open(ana);
    const ids = slide()?.skippable ?? [];
    expect(skipAll(ids, 'all')).toMatchObject({ ok: true });
    const before = game.room;
    expect(skipAll(ids, 'all')).toEqual({ ok: true, events: [] });
    expect(game.room).toBe(before);
    expect(skipAll(ids, 'another')).toEqual({ ok: false, reason: 'player.ALREADY_OVER' });
  });

  it('are skipped all at once or not at all', () => {
    const { game, ana, slide, skipAll } = begin(4, 3);
    game.open(ana);
    const ids = slide()?.skippable ?? [];
    const before = game.room;
    const refused = { ok: false, reason: 'response.WRONG_QUESTION' };
    for (const wrong of [[], ids.slice(1), [...ids, 'x'], ['x', ...ids.slice(1)], [ids[0], ids[0], ids[0]]])
      expect(skipAll(wrong as string[])).toEqual(refused);
    expect(game.room).toBe(before);
    // One was answered on another device in the meantime.
    game.answer(ana, ['right']);
    game.open(ana);
    expect(skipAll(ids)).toEqual(refused);
  });

  it("can't be skipped if there is only one, or one was never opened", () => {
    const one = begin(3, 1);
    one.game.open(one.ana);
    expect(one.slide()?.skippable).toEqual([]);
    const early = begin(3, 0);
    const fresh = new Game({ questions: choices(3) });
    const ben = fresh.join('Ben');
    fresh.start();
    fresh.open(ben);
    expect(fresh.view(ben).slide?.skippable).toEqual([]);
    expect(early.skipAll(['x'])).toEqual({ ok: false, reason: 'player.ALREADY_OVER' });
  });

  it('lead to the review after being skipped, and can be answered there', () => {
    const { game, ana, slide, skipAll } = begin(3, 2, { showAnswers: 'never', reviewAndSubmit: true });
    game.open(ana);
    skipAll();
    expect(game.view(ana).me.isOver).toBe(false);
    expect(slide()?.review.filter(({ isAnswered }) => !isAnswered)).toHaveLength(2);
  });

  it('can be skipped in a mastery game if nothing missed is waiting', () => {
    const { game, ana, skipAll } = begin(3, 2, {}, 'mastery_mode');
    game.open(ana);
    expect(skipAll()).toMatchObject({ ok: true });
    expect(game.view(ana).me).toMatchObject({ isOver: true, hasMastered: false });
  });

  it('can be left for later again instead', () => {
    const { game, ana, slide, leave } = begin(3, 2);
    game.open(ana);
    leave();
    game.open(ana);
    expect(slide()?.skippable).toHaveLength(2);
  });

  it("can't be skipped in a teacher-paced game", () => {
    const game = new Game({ type: 'tp', questions: choices(2) });
    const ana = game.join('Ana');
    game.start();
    expect(game.send({ type: 'skipMany', commandId: 'a', playerId: ana, questionIds: ['x'] })).toEqual({
      ok: false,
      reason: 'room.WRONG_STATE',
    });
  });
});
