import { describe, expect, it } from 'vitest';
import { cardPositions } from '#core/features/powerups/authorityBelt.ts';
import { OPTIONS } from '#core/features/options.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { beginWithAll, POLL, PowerupGame, SEVERAL } from '#core/features/powerups/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';
import { keepsBeltVisible } from '#core/features/powerups/whyUnusable.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';
import { Game } from '#core/testing/game.ts';

/** Returns the answer counts after which cards came to a player who answered this many questions. */
function positions(count: number, seed: number): readonly number[] {
  const { game, ana } = beginWithAll({ questions: guesses(count), seed: [seed, 1] });
  for (let n = 0; n < count; n += 1) game.plays(ana, 'right');
  return game.log.flatMap((event) => (event.type === 'powerupAwarded' ? event.card.after : []));
}

describe('card awards', () => {
  it('have their places at one drawn answer per tier (1-3, 4-6, 7-9), in rounds that begin at 0, 10, 18 and 26', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const came = positions(31, seed);
      expect(came).toHaveLength(10);
      for (const [n, after] of came.entries()) {
        const [from = 0, to = 0] = BELT.tiers[n % 3] ?? [];
        const start = [0, 10, 18, 26][Math.floor(n / 3)] ?? 0;
        expect(after).toBeGreaterThanOrEqual(start + from);
        expect(after).toBeLessThanOrEqual(start + to);
        seen.add(after);
      }
    }
    // None after the tenth answer.
    expect([...seen].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 29 }, (_, n) => n + 1).filter((after) => after !== 10),
    );
  });

  it('need at least two questions left, and the belt counts the answers to the next one', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { game, ana } = beginWithAll({ questions: guesses(6), seed: [seed, 2] });
      for (let n = 1; n <= 6; n += 1) {
        const { toNext } = game.belt(ana);
        const before = game.room.powerups?.count ?? 0;
        game.plays(ana, 'right');
        const came = (game.room.powerups?.count ?? 0) > before;
        expect(came).toBe(toNext === 1);
        if (came) expect(n).toBeLessThanOrEqual(4);
      }
      expect(game.belt(ana).toNext).toBeNull();
    }
  });

  it('wait for the next correct answer if their place falls on a miss; several may come at once', () => {
    const { game, ana } = beginWithAll({ questions: guesses(20), seed: [7, 1] });
    const places = [...cardPositions(game.room, 0, 1, [1, 10])];
    for (let n = 1; n < 9; n += 1) {
      game.plays(ana, 'wrong');
      expect(game.belt(ana).toNext).toBe(n < (places[0] ?? 0) ? (places[0] ?? 0) - n : 1);
    }
    game.open(ana);
    game.skip(ana);
    expect(game.cards(ana)).toEqual([]);
    game.plays(ana, 'right');
    expect(game.cards(ana).map(({ after }) => after)).toEqual([10, 10, 10]);
    expect(game.belt(ana).came).toBe(true);
    expect(game.belt(ana).toNext).toBeGreaterThan(0);
  });

  it.each([
    ['an answer to a question without a key', POLL, 'b', 'answer', 1],
    ['a skip of one', POLL, 'b', 'skip', 0],
    ['a partially correct answer', SEVERAL, 'a', 'answer', 0],
  ] as const)('come with %s as with a miss or a correct one', (_what, question, word, how, count) => {
    const { game, ana } = beginWithAll({ questions: [...guesses(3), question, ...guesses(4)], seed: [7, 1] });
    game.plays(ana, 'wrong', 'wrong', 'wrong');
    game.open(ana);
    if (how === 'skip') game.skip(ana);
    else game.answer(ana, [word]);
    expect(game.cards(ana).length).toBeGreaterThanOrEqual(count);
    expect(game.cards(ana).length > 0).toBe(count > 0);
  });

  it('come with a correct second try too', () => {
    const games = Array.from({ length: 9 }, (_, n) =>
      beginWithAll({ options: { extraLife: 'enabled' }, seed: [n, 1] }),
    );
    const found = games.find(({ game }) => cardPositions(game.room, 0, 1, [1, 3]).next().value === 2);
    if (!found) throw new Error('no such seed');
    const { game, ana } = found;
    game.plays(ana, 'right', 'wrong');
    expect(game.cards(ana)).toEqual([]);
    const questionId = game.view(ana).slide?.question?.id ?? '';
    game.send({ type: 'extraLife', playerId: ana, questionId, use: true });
    game.answer(ana, ['right']);
    expect(game.cards(ana)).toMatchObject([{ after: 3 }]);
  });

  it('are not more for someone who answers wrong first and takes every second chance', () => {
    const options = { redemption: 'yes', isAnswerExplanationEnabled: false, jumble: false } as const;
    const counts = (['right', 'wrong'] as const).map((first) =>
      [1, 2, 3, 4, 5].reduce((sum, seed) => {
        const { game, ana } = beginWithAll({ options, seed: [seed, 9] });
        for (let step = 0; step < 60 && !game.seat(ana).isOver; step += 1) {
          const [chance] = game.view(ana).slide?.secondChances ?? [];
          const redemptionId = chance?.questionId;
          game.send({ type: 'openQuestion', playerId: ana, ...(redemptionId && { redemptionId }) });
          game.answer(ana, [redemptionId ? 'right' : first]);
        }
        expect(game.seat(ana).responses).toHaveLength(first === 'wrong' ? 40 : 20);
        return sum + game.log.filter(({ type }) => type === 'powerupAwarded').length;
      }, 0),
    );
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBeLessThanOrEqual(counts[0] ?? 0);
  });

  it('exist only in normal, team, challenge and Mystic Peak games, with results and without a review', () => {
    const has = (type: GameType, given: Partial<GameOptions> = {}) => {
      const game = new Game({ type, questions: guesses(12), options: { powerups: 'yes', ...given } });
      if (type === 'tp_offline') return false;
      const player = game.join('Ana');
      return game.view(player).me.belt !== null;
    };
    expect(GAME_TYPES.filter((type) => has(type))).toEqual(
      GAME_TYPES.filter((type) => ['normal', 'team', 'challenge', 'mystic_peak'].includes(type)),
    );
    expect(has('normal', { showAnswers: 'never' })).toBe(false);
    expect(has('normal', { reviewAndSubmit: true })).toBe(false);
    expect(has('normal', { powerups: 'no' })).toBe(false);
    expect(OPTIONS.powerups.usual).toBe('no');
  });
});

describe('a full belt', () => {
  function full() {
    const { game, ana } = beginWithAll({ options: { powerupKinds: '' } });
    const cards = (['double', 'eraser', 'streakSaver', 'supersonic'] as const).map(
      (kind) => game.give(ana, kind) && kind,
    );
    const place = (slot: number | null, card = game.belt(ana).offer?.id ?? 0, commandId = game.commandId()) =>
      game.send({ type: 'placePowerup', playerId: ana, card, slot, commandId });
    return { game, ana, cards, place };
  }

  it('makes the next card wait for 25 s', () => {
    const { game, ana } = full();
    expect(game.kinds(ana)).toEqual(['double', 'eraser', 'streakSaver']);
    expect(game.belt(ana).offer).toMatchObject({
      powerup: 'supersonic',
      until: game.now - 2_000 + BELT.offerMs,
    });
  });

  it('puts the waiting card into the chosen slot and discards what was there', () => {
    const { game, ana, place } = full();
    expect(place(1).ok).toBe(true);
    expect(game.kinds(ana)).toEqual(['double', 'supersonic', 'streakSaver']);
    expect(game.belt(ana).offer).toBeNull();
    expect(place(1, 4)).toEqual({ ok: false, reason: 'powerup.NOT_FOUND' });
  });

  it('discards the waiting card when the player declines it', () => {
    const { game, ana, place } = full();
    expect(place(null).ok).toBe(true);
    expect(game.kinds(ana)).toEqual(['double', 'eraser', 'streakSaver']);
    expect(game.belt(ana).offer).toBeNull();
  });

  it('fills the slot of a used card with the waiting one', () => {
    const { game, ana } = full();
    game.use(ana, game.cards(ana)[0]?.id ?? 0);
    expect(game.kinds(ana)).toEqual(['supersonic', 'eraser', 'streakSaver']);
    expect(game.belt(ana).offer).toBeNull();
  });

  it('drops the waiting card after 25 s', () => {
    const { game, ana, place } = full();
    game.wait(BELT.offerMs);
    expect(place(0)).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
    game.use(ana, game.cards(ana)[0]?.id ?? 0);
    expect(game.kinds(ana)).toEqual(['eraser', 'streakSaver']);
    expect(game.belt(ana).offer).toBeNull();
  });

  it('replaces the waiting card with the next one', () => {
    const { game, ana } = full();
    game.give(ana, 'immunity');
    expect(game.belt(ana).offer).toMatchObject({ powerup: 'immunity' });
  });

  it('stops the wait while the game is paused', () => {
    const { game, place, ana } = full();
    game.wait(20_000);
    game.host({ type: 'pause' });
    expect(game.belt(ana).offer?.until).toBeNull();
    game.wait(600_000);
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(place(2).ok).toBe(true);
  });
});

it('a new attempt starts with an empty belt and all shuffles', () => {
  const { game, ana } = beginWithAll({ options: { powerupKinds: 'double', limitAttempts: 0 } });
  const card = game.give(ana, 'streakSaver');
  game.give(ana, 'supersonic');
  game.use(ana, game.cards(ana)[1]?.id ?? 0);
  game.send({ type: 'finish', playerId: ana });
  game.send({ type: 'startAttempt', playerId: ana });
  expect(game.belt(ana)).toMatchObject({
    slots: [null, null, null],
    offer: null,
    effects: [],
    news: [],
    shufflesLeft: 3,
  });
  expect(game.use(ana, card)).toEqual({ ok: false, reason: 'powerup.ALREADY_ACTIVATED' });
  game.plays(ana, 'right');
  expect(game.score(ana)).toBe(1_000);
  expect(game.replayed()).toEqual(game.room);
});

it('the belt announces a card that came with an answer while its verdict is shown', () => {
  const game = new PowerupGame({ options: { powerupKinds: 'double gift' } });
  const [ana = ''] = game.players;
  const told = Array.from({ length: 6 }, () => {
    game.open(ana);
    const open = game.belt(ana).came;
    const before = game.cards(ana).length;
    game.answer(ana, ['right']);
    const { came } = game.belt(ana);
    expect(came).toBe(game.cards(ana).length > before);
    expect(open).toBe(false);
    return came;
  });
  expect(new Set(told).size).toBe(2);
});

it('a card from the teacher does not bring up the belt during a verdict, so that nothing moves under a finger', () => {
  const game = new PowerupGame({ options: { powerupKinds: 'double' } });
  const [ana = ''] = game.players;
  do game.plays(ana, 'right');
  while (keepsBeltVisible(game.view(ana)));
  for (let given = 0; given < 4; given++) game.give(ana, 'gift');
  expect(game.belt(ana).offer).not.toBeNull();
  expect(keepsBeltVisible(game.view(ana))).toBe(false);
});
