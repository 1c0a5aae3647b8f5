import { describe, expect, it } from 'vitest';
import type { Reattempts } from '#core/features/mastery/mastery.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { GameType } from '#core/room/phase.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

function begin(options: Partial<GameOptions> = {}, type: GameType = 'normal') {
  const game = new Game({ type, questions: choices(4), options });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  game.start();
  /** Opens and answers questions in order, and returns their texts. */
  const play = (player: string, ...words: readonly ('right' | 'wrong')[]) =>
    words.map((word) => {
      expect(game.open(player)).toMatchObject({ ok: true });
      const text = game.view(player).slide?.question?.text;
      expect(game.answer(player, [word])).toMatchObject({ ok: true });
      return text;
    });
  const turnOn = (reattempts: Reattempts = 'unlimited') => game.host({ type: 'turnOnMastery', reattempts });
  return { game, ana, ben, play, turnOn };
}

describe('a game turned into a mastery game', () => {
  it('repeats missed questions after those still to come', () => {
    const { game, ana, play, turnOn } = begin();
    play(ana, 'wrong', 'right');
    expect(turnOn()).toMatchObject({ ok: true });
    expect(game.view(ana)).toMatchObject({
      room: { type: 'mastery_mode', options: { masteryReattempts: 'unlimited' } },
      me: { answered: 1, responses: 2 },
    });
    expect(play(ana, 'right', 'right', 'right')).toEqual(['Q3', 'Q4', 'Q1']);
    expect(game.view(ana).me).toMatchObject({ isOver: true, hasMastered: true, accuracy: 100 });
    expect(game.replayed()).toEqual(game.room);
  });

  it('lets finished players continue, except those with everything right', () => {
    const { game, ana, ben, play, turnOn } = begin();
    play(ana, 'right', 'right', 'right', 'right');
    play(ben, 'wrong', 'right', 'wrong', 'right');
    expect(game.view(ben).summary).not.toBeNull();
    turnOn();
    expect(game.view(ana).me).toMatchObject({ isOver: true, hasMastered: true });
    expect(game.view(ben)).toMatchObject({ me: { isOver: false, answered: 2 }, summary: null });
    expect(play(ben, 'right', 'right')).toEqual(['Q1', 'Q3']);
    expect(game.view(ben).me).toMatchObject({ isOver: true, hasMastered: true });
  });

  it('keeps the open question, and asks postponed ones last', () => {
    const { game, ana, play, turnOn } = begin();
    play(ana, 'wrong');
    game.open(ana);
    const questionId = game.view(ana).slide?.question?.id ?? '';
    game.send({ type: 'answerLater', playerId: ana, commandId: game.commandId(), questionId, draft: null });
    game.open(ana);
    turnOn();
    expect(game.view(ana).slide).toMatchObject({ state: 'active', question: { text: 'Q3' } });
    game.answer(ana, ['right']);
    expect(play(ana, 'right', 'right', 'right')).toEqual(['Q4', 'Q1', 'Q2']);
    expect(game.view(ana).me.isOver).toBe(true);
  });

  it('limits repeats as the host says, counting earlier tries', () => {
    const { game, ana, play, turnOn } = begin({ redemption: 'yes', isAnswerExplanationEnabled: false });
    play(ana, 'wrong', 'right', 'right', 'right');
    const [chance] = game.view(ana).slide?.secondChances ?? [];
    game.send({ type: 'openQuestion', playerId: ana, redemptionId: chance?.questionId ?? null });
    game.answer(ana, ['wrong']);
    turnOn('1');
    expect(game.view(ana).me).toMatchObject({ isOver: true, answered: 4 });
  });

  it('shows results even if it did not before', () => {
    const { game, ana, play, turnOn } = begin({}, 'test');
    play(ana, 'wrong');
    expect(game.view(ana).slide?.feedback?.result).toBeNull();
    turnOn();
    expect(game.room.options.showAnswers).not.toBe('never');
    expect(game.view(ana).slide?.feedback).toMatchObject({ result: 'incorrect', reveal: null });
  });

  it('is turned on once, and only from student-paced games without teams or review', () => {
    const { game, turnOn } = begin();
    expect(game.hostView().controls).toContain('turnOnMastery');
    turnOn();
    expect(game.hostView().controls).not.toContain('turnOnMastery');
    expect(turnOn()).toEqual({ ok: false, reason: 'room.WRONG_STATE' });
    for (const type of ['tp', 'team', 'common_assessment'] as const)
      expect(begin({}, type).turnOn()).toMatchObject({ ok: false });
    expect(begin({ showAnswers: 'never', reviewAndSubmit: true }).turnOn()).toMatchObject({ ok: false });
    const waiting = new Game({ questions: choices(1) });
    expect(waiting.host({ type: 'turnOnMastery', reattempts: '1' })).toMatchObject({ ok: false });
  });
});
