import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { fastUntil, isEndable, msLeft } from '#core/features/powerups/activeEffects.ts';
import { begin, type PowerupGame } from '#core/features/powerups/testGame.ts';
import { whyUnusable } from '#core/features/powerups/whyUnusable.ts';
import type { Question } from '#core/questions/question.ts';
import { guesses } from '#core/testing/guesses.ts';

const POLL: AuthoredQuestion = { type: 'MCQ', text: 'poll', options: [{ text: 'a' }, { text: 'b' }] };
const UNTIMED = { options: { timer: 'off' } } as const;

/** Milliseconds left of the player's only timed effect, and whether its time passes. */
function timeOf(game: PowerupGame, player: string) {
  const view = game.view(player);
  const [effect] = (view.me.belt?.effects ?? []).filter(({ until, left }) => until !== null || left !== null);
  return effect && { ms: msLeft(effect, view.room, game.now), passes: effect.until !== null };
}

function later(game: PowerupGame, player: string): void {
  const questionId = game.view(player).slide?.question?.id ?? '';
  const commandId = game.commandId();
  expect(game.send({ type: 'answerLater', playerId: player, questionId, draft: null, commandId }).ok).toBe(
    true,
  );
}

/** Answers a question correctly, open or not. */
function answerById(game: PowerupGame, playerId: string, question: Question | null | undefined): void {
  const right = question?.type === 'MCQ' ? question.options.find(({ text }) => text === 'right') : null;
  game.send({
    type: 'answer',
    playerId,
    questionId: question?.id ?? '',
    state: 'attempted',
    answer: { type: 'MCQ', optionId: right?.id ?? '' },
    networkMs: 0,
    commandId: 'crossing',
  });
}

describe("a boost's time", () => {
  it('passes while a question is open and stands still in between', () => {
    const { game, ana } = begin(UNTIMED);
    game.boost(ana, 'supersonic');
    game.wait(4_000);
    expect(timeOf(game, ana)).toEqual({ ms: 16_000, passes: true });
    game.answer(ana, ['wrong']);
    game.wait(60_000);
    expect(timeOf(game, ana)).toEqual({ ms: 16_000, passes: false });
    game.open(ana);
    game.wait(6_000);
    expect(timeOf(game, ana)).toEqual({ ms: 10_000, passes: true });
    game.skip(ana);
    game.wait(5_000);
    expect(timeOf(game, ana)).toEqual({ ms: 10_000, passes: false });
    game.open(ana);
    game.wait(10_000);
    expect(timeOf(game, ana)).toEqual({ ms: 0, passes: true });
    game.answer(ana, ['right']);
    expect(game.belt(ana).effects).toEqual([]);
    expect(game.replayed()).toEqual(game.room);
  });

  it('stands still when a question is saved for later, and while it is answered', () => {
    const { game, ana } = begin({ questions: guesses(2) });
    const spare = game.give(ana, 'powerPlay');
    game.boost(ana, 'supersonic');
    game.wait(3_000);
    later(game, ana);
    game.wait(30_000);
    expect(timeOf(game, ana)).toEqual({ ms: 17_000, passes: false });
    game.open(ana);
    game.wait(2_000);
    game.answer(ana, ['right']);
    expect(game.made(ana)).toMatchObject([{ powerup: 'supersonic' }]);
    game.wait(30_000);
    game.open(ana);
    expect(game.seat(ana).open).toMatchObject({ q: 0, openedAt: game.now - 3_000 });
    expect(game.belt(ana).effects).toEqual([]);
    expect(whyUnusable(game.view(ana), { powerup: 'powerPlay' }, game.now)).toBe('notHere');
    expect(game.use(ana, spare)).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
    game.wait(1_000);
    game.answer(ana, ['right']);
    expect(game.made(ana)).toBeUndefined();
    expect(game.seat(ana).belt?.effects).toMatchObject([{ powerup: 'supersonic', left: 15_000 }]);
  });

  it('goes on after a saved question, also that of a boost which another player started meanwhile', () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'], questions: guesses(3), ...UNTIMED });
    game.open(ana);
    later(game, ana);
    game.plays(ana, 'right');
    game.open(ana);
    later(game, ana);
    game.open(ana);
    game.boost(ben, 'powerPlay');
    expect(game.seat(ana).belt?.effects).toMatchObject([{ powerup: 'powerPlay', left: 25_000 }]);
    game.answer(ana, ['right']);
    expect(game.made(ana)).toBeUndefined();
  });

  it.each([false, true])(
    'does nothing for a saved question answered without coming back: %s',
    (isNextOpen) => {
      const { game, ana } = begin(UNTIMED);
      game.boost(ana, 'supersonic');
      const { question } = game.view(ana).slide ?? {};
      later(game, ana);
      game.wait(60_000);
      if (isNextOpen) game.open(ana);
      answerById(game, ana, question);
      expect(game.seat(ana).responses).toMatchObject([{ result: 'correct' }]);
      expect(game.made(ana)).toBeUndefined();
      expect(timeOf(game, ana)).toEqual({ ms: 20_000, passes: isNextOpen });
    },
  );

  it('ends with a question that is saved for later after it is up', () => {
    const { game, ana } = begin(UNTIMED);
    game.boost(ana, 'supersonic');
    game.wait(20_000);
    later(game, ana);
    expect(game.belt(ana).effects).toEqual([]);
  });

  it('goes on at the next question when an answer crosses with saving its own for later', () => {
    const { game, ana } = begin(UNTIMED);
    game.boost(ana, 'supersonic');
    const { question } = game.view(ana).slide ?? {};
    later(game, ana);
    game.open(ana);
    game.wait(1_000);
    answerById(game, ana, question);
    expect(game.made(ana)).toBeUndefined();
    expect(timeOf(game, ana)).toEqual({ ms: 19_000, passes: true });
  });

  it('passes during further tries of a question', () => {
    const { game, ana } = begin({ options: { timer: 'off', extraLife: 'enabled' } });
    game.plays(ana, 'right');
    game.boost(ana, 'supersonic');
    const questionId = game.view(ana).slide?.question?.id ?? '';
    game.answer(ana, ['wrong']);
    game.wait(5_000);
    expect(timeOf(game, ana)).toEqual({ ms: 20_000, passes: false });
    game.send({ type: 'extraLife', playerId: ana, questionId, use: true });
    game.wait(5_000);
    expect(timeOf(game, ana)).toEqual({ ms: 15_000, passes: true });
    game.answer(ana, ['right']);
    expect(game.made(ana)).toMatchObject([{ powerup: 'supersonic' }]);
  });

  it('does not pass during a pause, nor in the 3-2-1 after it', () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'], ...UNTIMED });
    game.boost(ana, 'powerPlay');
    game.wait(5_000);
    game.host({ type: 'pause' });
    game.wait(60_000);
    game.host({ type: 'resume' });
    game.wait(1_000);
    expect(timeOf(game, ana)).toEqual({ ms: 20_000, passes: true });
    game.wait(4_000);
    expect(timeOf(game, ana)).toEqual({ ms: 18_000, passes: true });
    expect(timeOf(game, ben)).toEqual({ ms: 25_000, passes: false });
  });

  it('stands still when the player finishes', () => {
    const { game, ana } = begin();
    game.boost(ana, 'supersonic');
    game.wait(4_000);
    game.send({ type: 'finish', playerId: ana });
    expect(timeOf(game, ana)).toEqual({ ms: 16_000, passes: false });
  });

  it('is renewed by the next power play, not added up', () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'], ...UNTIMED });
    game.boost(ana, 'powerPlay');
    game.open(ben);
    game.wait(10_000);
    game.plays(ben, 'right');
    game.wait(60_000);
    game.host({ type: 'triggerPowerup', powerup: 'powerPlay' });
    expect(game.belt(ben).effects).toMatchObject([{ left: 25_000, byTeacher: true }]);
    game.plays(ben, 'right');
    expect(game.made(ben)).toHaveLength(1);
  });

  it('passes as in the example in docs/game-rules.md', () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'], ...UNTIMED });
    const left = () =>
      [ana, ben].flatMap((player) =>
        game
          .belt(player)
          .effects.map((effect) => (msLeft(effect, game.view(player).room, game.now) ?? 0) / 1_000),
      );
    const card = game.give(ana, 'powerPlay');
    game.boost(ana, 'supersonic');
    game.wait(4_000);
    game.answer(ana, ['right']);
    game.wait(5_000);
    expect(left()).toEqual([16]);
    game.open(ana);
    game.wait(2_000);
    game.use(ana, card);
    expect(left()).toEqual([14, 25, 25]);
    game.wait(6_000);
    game.answer(ana, ['right']);
    expect(game.made(ana)).toMatchObject([{ powerup: 'supersonic' }, { powerup: 'powerPlay' }]);
    expect(left()).toEqual([8, 19, 25]);
    game.wait(60_000);
    for (const player of [ana, ben]) game.open(player);
    game.wait(10_000);
    for (const player of [ana, ben]) game.answer(player, ['right']);
    expect([ana, ben].map((player) => game.made(player))).toMatchObject([
      [{ powerup: 'powerPlay' }],
      [{ powerup: 'powerPlay' }],
    ]);
    expect(left()).toEqual([9, 15]);
  });

  it('makes motion and music fast for its first 18 s', () => {
    const { game, ana } = begin(UNTIMED);
    game.boost(ana, 'supersonic');
    expect(fastUntil(game.view(ana))).toBe(game.now + 18_000);
    game.wait(5_000);
    game.answer(ana, ['right']);
    expect(fastUntil(game.view(ana))).toBeNull();
    game.wait(60_000);
    game.open(ana);
    expect(fastUntil(game.view(ana))).toBe(game.now + 13_000);
  });
});

describe('a boost', () => {
  it.each(['supersonic', 'powerPlay', 'timeFreeze'] as const)(
    '%s starts only where a question with a correct answer is open',
    (powerup) => {
      const { game, ana } = begin({ questions: [...guesses(1), POLL, ...guesses(1)] });
      const card = { id: game.give(ana, powerup), powerup };
      const why = () => whyUnusable(game.view(ana), card, game.now);
      const refused = { ok: false, reason: 'powerup.NOT_USABLE' };
      expect([why(), game.use(ana, card.id)]).toEqual(['onlyOpen', refused]);
      game.plays(ana, 'right');
      expect([why(), game.use(ana, card.id)]).toEqual(['onlyOpen', refused]);
      game.open(ana);
      expect([why(), game.use(ana, card.id)]).toEqual(['notHere', refused]);
      game.answer(ana, ['a']);
      game.open(ana);
      expect([why(), game.use(ana, card.id).ok]).toEqual([null, true]);
    },
  );

  it('is refused while some of its time is left, also by whoever still has a power play of another', () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'], ...UNTIMED });
    for (const player of [ana, ben]) game.boost(player, 'supersonic');
    game.giveAndUse(ana, 'powerPlay');
    game.plays(ben, 'right');
    game.wait(60_000);
    game.open(ben);
    for (const powerup of ['supersonic', 'powerPlay'] as const) {
      const card = { id: game.give(ben, powerup), powerup };
      expect(whyUnusable(game.view(ben), card, game.now)).toBe('isOn');
      expect(game.use(ben, card.id)).toEqual({ ok: false, reason: 'powerup.ALREADY_ACTIVATED' });
    }
  });

  it('can be ended by its player between two questions, unless everyone has it', () => {
    const { game, ana } = begin(UNTIMED);
    game.boost(ana, 'supersonic');
    game.giveAndUse(ana, 'powerPlay');
    game.answer(ana, ['right']);
    const [fast, shared] = game.belt(ana).effects;
    expect([fast && isEndable(fast), shared && isEndable(shared)]).toEqual([true, false]);
    const end = (effect = 0) =>
      game.send({ type: 'endPowerup', playerId: ana, effect, commandId: game.commandId() });
    expect(end(shared?.id)).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
    expect(end(fast?.id).ok).toBe(true);
    expect(game.belt(ana).effects).toEqual([shared]);
  });

  it('that everyone gets is news to all of them, and to the projector', () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'] });
    game.boost(ana, 'powerPlay');
    expect(game.belt(ana).news).toMatchObject([{ powerup: 'powerPlay', own: true, other: null }]);
    expect(game.belt(ben).news).toMatchObject([{ powerup: 'powerPlay', own: false, other: 'Ana' }]);
    expect(game.hostView().players.map(({ powerups }) => powerups?.effects)).toEqual([
      ['powerPlay'],
      ['powerPlay'],
    ]);
    expect(game.projector()).toMatchObject({
      powerupUses: [{ powerup: 'powerPlay', by: { name: 'Ana' }, on: null }],
      roomBoosts: [{ powerup: 'powerPlay', until: game.now + 25_000 }],
    });
  });
});
