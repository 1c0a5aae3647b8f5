import { describe, expect, it } from 'vitest';
import { sampleOf } from '#core/questions/authority.ts';
import { PowerupGame, type PowerupGameSettings } from '#core/features/powerups/testGame.ts';

function begin(settings?: PowerupGameSettings) {
  const game = new PowerupGame(settings);
  const [ana = '', ben = '', cy = '', dan = ''] = game.players;
  return { game, ana, ben, cy, dan };
}

const FOUR = ['Ana', 'Ben', 'Cy', 'Dan'];

describe('points', () => {
  it('are added by add points, and taken by minus points as far as available, through the ledger', () => {
    const { game, ana } = begin();
    game.giveAndUse(ana, 'addPoints');
    game.plays(ana, 'right');
    game.giveAndUse(ana, 'minusPoints');
    expect(game.score(ana)).toBe(1_000);
    game.plays(ana, 'wrong');
    game.giveAndUse(ana, 'minusPoints');
    game.giveAndUse(ana, 'minusPoints');
    expect(game.score(ana)).toBe(0);
    expect(game.seat(ana).ledger).toMatchObject([
      { source: 'powerups', points: 1_000 },
      { points: -1_000 },
      { points: -1_000 },
    ]);
    expect(game.belt(ana).news.map(({ points }) => points)).toEqual([1_000, -1_000, -1_000, 0]);
  });

  it('are stolen from the player ranked directly above, up to 600', () => {
    const { game, ana, ben, cy } = begin({ players: ['Ana', 'Ben', 'Cy'] });
    game.plays(ana, 'right', 'right');
    game.plays(ben, 'right');
    game.giveAndUse(cy, 'stealPoints');
    expect([ana, ben, cy].map((each) => game.score(each))).toEqual([2_100, 400, 600]);
    expect(game.belt(ben).news).toMatchObject([
      { powerup: 'stealPoints', own: false, other: 'Cy', points: -600 },
    ]);
    expect(game.belt(cy).news).toMatchObject([
      { powerup: 'stealPoints', own: true, other: 'Ben', points: 600 },
    ]);
    expect(game.belt(ana).news).toEqual([]);
    expect(game.projector().powerupUses).toMatchObject([
      { powerup: 'stealPoints', by: { name: 'Cy' }, on: { name: 'Ben' }, points: -600 },
    ]);
    game.giveAndUse(ben, 'stealPoints');
    game.giveAndUse(cy, 'stealPoints');
    expect([ana, ben, cy].map((each) => game.score(each))).toEqual([2_100, 400, 600]);
  });

  it("can't be stolen without a player above who has some, and the card is kept", () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'] });
    const card = game.give(ben, 'stealPoints');
    expect(game.use(ben, card)).toEqual({ ok: false, reason: 'powerup.NO_TARGET' });
    game.plays(ana, 'right');
    expect(game.giveAndUse(ana, 'stealPoints')).toEqual({ ok: false, reason: 'powerup.NO_TARGET' });
    expect(game.use(ben, card).ok).toBe(true);
  });

  it('come with a gift: 800 for a player in the lower half, once a game, and 200 for the giver', () => {
    const { game, ana, ben, cy, dan } = begin({ players: FOUR, options: { limitAttempts: 0 } });
    game.plays(ana, 'right');
    game.plays(ben, 'right');
    const card = game.give(ana, 'gift');
    for (const target of [ben, ana, 'nobody', null])
      expect(game.use(ana, card, target)).toEqual({ ok: false, reason: 'powerup.NO_TARGET' });
    game.use(ana, card, cy);
    expect([ana, cy].map((each) => game.score(each))).toEqual([1_200, 800]);
    expect(game.belt(cy).news).toMatchObject([{ powerup: 'gift', own: false, other: 'Ana', points: 800 }]);
    expect(game.giveAndUse(ben, 'gift', cy)).toEqual({ ok: false, reason: 'powerup.NO_TARGET' });
    // Not in another attempt either.
    game.send({ type: 'finish', playerId: cy });
    game.send({ type: 'startAttempt', playerId: cy });
    const second = game.cards(ben)[0]?.id ?? 0;
    expect(game.use(ben, second, cy)).toEqual({ ok: false, reason: 'powerup.NO_TARGET' });
    expect(game.use(ben, second, dan).ok).toBe(true);
  });

  it('can be given only to another player who is connected and still playing', () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'] });
    game.plays(ana, 'right');
    const card = game.give(ana, 'gift');
    game.send({ type: 'drop', playerId: ben });
    expect(game.use(ana, card, ben)).toEqual({ ok: false, reason: 'powerup.NO_TARGET' });
    game.send({ type: 'return', playerId: ben });
    game.send({ type: 'finish', playerId: ben });
    expect(game.use(ana, card, ben)).toEqual({ ok: false, reason: 'powerup.NO_TARGET' });
  });
});

describe('streaks', () => {
  it('grow by 6 with a booster, which counts for the next answer', () => {
    const { game, ana } = begin();
    game.giveAndUse(ana, 'streakBooster');
    expect(game.view(ana).me.streak).toBe(6);
    game.plays(ana, 'right');
    expect(game.seat(ana).responses[0]?.breakup.streak).toBe(300);
  });

  it('end with a breaker, but only for the chosen player', () => {
    const { game, ana, ben, cy } = begin({ players: ['Ana', 'Ben', 'Cy'] });
    for (const player of [ana, ben, cy]) game.plays(player, 'right', 'right');
    game.giveAndUse(ana, 'streakBreaker', ben);
    expect([ana, ben, cy].map((each) => game.view(each).me.streak)).toEqual([2, 0, 2]);
  });
});

describe('prank', () => {
  it("scrambles a chosen player's options for one question, but never the answer", () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'] });
    game.giveAndUse(ana, 'prank', ben);
    expect(game.belt(ben).effects).toMatchObject([{ powerup: 'prank', by: { name: 'Ana' } }]);
    game.open(ben);
    const mix = game.view(ben).slide?.powerups?.mix;
    expect(mix).toBeTypeOf('number');
    const [effect] = game.belt(ben).effects;
    expect(
      game.send({ type: 'endPowerup', playerId: ben, effect: effect?.id ?? 0, commandId: 'away' }),
    ).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
    game.answer(ben, ['right']);
    expect(game.score(ben)).toBe(1_000);
    // The verdict shows the options where they were.
    expect(game.view(ben).slide?.powerups?.mix).toBe(mix);
    game.open(ben);
    expect(game.view(ben).slide?.powerups).toBeNull();
  });

  it.each(['MCQ', 'MSQ'] as const)('waits for a question with options: %s', (type) => {
    const samples = [sampleOf('REORDER'), sampleOf('BLANK'), sampleOf(type)];
    const questions = samples.map(({ authored }) => authored);
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'], questions });
    game.giveAndUse(ana, 'prank', ben);
    for (const { authored, right } of samples) {
      game.open(ben);
      const mix = game.view(ben).slide?.powerups?.mix ?? null;
      expect(mix).toEqual(authored.type === type ? expect.any(Number) : null);
      expect(game.belt(ben).effects).toHaveLength(1);
      game.answer(ben, right);
    }
    expect(game.belt(ben).effects).toEqual([]);
  });

  it('is kept if the chosen player is already under one', () => {
    const { game, ana, ben, cy } = begin({ players: ['Ana', 'Ben', 'Cy'] });
    game.giveAndUse(ana, 'prank', cy);
    const card = game.give(ben, 'prank');
    expect(game.use(ben, card, cy)).toEqual({ ok: false, reason: 'powerup.NO_TARGET' });
    expect(game.belt(cy).effects).toHaveLength(1);
    game.plays(cy, 'right');
    expect(game.use(ben, card, cy).ok).toBe(true);
  });

  it('does not change a verdict that is already shown', () => {
    const { game, ana, ben } = begin({ players: ['Ana', 'Ben'] });
    game.plays(ben, 'wrong');
    game.giveAndUse(ana, 'prank', ben);
    expect(game.view(ben).slide?.powerups).toBeNull();
    game.open(ben);
    const mix = game.view(ben).slide?.powerups?.mix;
    expect(mix).toBeTypeOf('number');
    game.wait(60_000);
    game.answer(ben, ['wrong']);
    expect(game.view(ben).slide?.powerups?.mix).toBe(mix);
  });
});

it('scores match the example in docs/game-rules.md', () => {
  const { game, ana, ben, cy } = begin({ players: ['Ana', 'Ben', 'Cy'] });
  game.giveAndUse(ana, 'double');
  game.plays(ana, 'right');
  expect(game.score(ana)).toBe(2_000);
  game.giveAndUse(ana, 'doubleJeopardy');
  game.boost(ana, 'supersonic');
  game.plays(ana, 'right');
  expect(game.score(ana)).toBe(5_300);
  game.giveAndUse(ana, 'doubleJeopardy');
  game.plays(ana, 'wrong');
  expect(game.score(ana)).toBe(4_700);
  game.plays(ben, 'right');
  game.giveAndUse(ben, 'stealPoints');
  expect([ana, ben].map((each) => game.score(each))).toEqual([4_100, 1_600]);
  game.giveAndUse(ana, 'gift', cy);
  expect([ana, cy].map((each) => game.score(each))).toEqual([4_300, 800]);
  game.boost(cy, 'powerPlay');
  game.plays(ben, 'right');
  expect(game.score(ben)).toBe(3_250);
});

it("the report sums each power-up's points over all tries of a question", () => {
  const { game, ana } = begin({ options: { extraLife: 'enabled', timer: 'off' } });
  game.plays(ana, 'right');
  game.open(ana);
  game.giveAndUse(ana, 'doubleJeopardy');
  const questionId = game.view(ana).slide?.question?.id ?? '';
  game.answer(ana, ['wrong']);
  game.send({ type: 'extraLife', playerId: ana, questionId, use: true });
  for (const powerup of ['double', 'doubleJeopardy'] as const) game.giveAndUse(ana, powerup);
  game.answer(ana, ['right']);
  const [attempt] = game.report().players[0]?.attempts ?? [];
  expect(attempt?.responses[1]).toMatchObject({
    breakup: { base: 600, streak: 50, extra: 700, total: 1_350 },
    // 600 taken, 650 given.
    powerups: [
      { powerup: 'doubleJeopardy', points: 50 },
      { powerup: 'double', points: 650 },
    ],
  });
});
