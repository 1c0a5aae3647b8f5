import { describe, expect, it } from 'vitest';
import { isUsed, seatIndexOf } from '#core/authority/index.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { activeEffects, isEndable } from '#core/features/powerups/activeEffects.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { waitingCard } from '#core/features/powerups/cards.ts';
import { whyUnusable } from '#core/features/powerups/whyUnusable.ts';
import { PowerupGame, type PowerupGameSettings } from '#core/features/powerups/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';

function begin(settings?: PowerupGameSettings) {
  const game = new PowerupGame(settings);
  const [ana = '', ben = ''] = game.players;
  return { game, ana, ben };
}

const TWO = { players: ['Ana', 'Ben'] } as const;

describe('using a card', () => {
  it('is possible 2 s after the card comes, minus the network allowance', () => {
    const { game, ana } = begin();
    game.host({ type: 'awardPowerup', powerup: 'double', playerIds: [ana] });
    const [card] = game.cards(ana);
    expect(card?.readyAt).toBe(game.now + 2_000);
    game.wait(1_400);
    expect(game.use(ana, card?.id ?? 0)).toEqual({ ok: false, reason: 'powerup.NOT_READY' });
    game.wait(100);
    expect(game.use(ana, card?.id ?? 0).ok).toBe(true);
  });

  it('has one effect per command, however often it is sent', () => {
    const { game, ana } = begin();
    const card = game.give(ana, 'addPoints');
    const other = game.give(ana, 'addPoints');
    game.use(ana, card, null, 'once');
    const { room } = game;
    expect(game.use(ana, card, null, 'once')).toEqual({ ok: true, events: [] });
    expect(game.use(ana, other, null, 'once')).toEqual({ ok: true, events: [] });
    expect(isUsed(room, seatIndexOf(room, ana), 'once')).toBe(true);
    expect(game.room).toBe(room);
    expect(game.use(ana, card)).toEqual({ ok: false, reason: 'powerup.ALREADY_ACTIVATED' });
    expect(game.use(ana, 999)).toEqual({ ok: false, reason: 'powerup.NOT_FOUND' });
    expect(game.score(ana)).toBe(1_000);
  });

  it('spares one answer per command', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.giveAndUse(ana, 'immunity');
    game.answer(ana, ['wrong'], 'answer');
    expect(game.answer(ana, ['wrong'], 'answer')).toEqual({ ok: true, events: [] });
    expect(game.seat(ana).responses).toEqual([]);
  });

  it('is refused while the same kind is active, and the card is kept', () => {
    const { game, ana } = begin();
    game.giveAndUse(ana, 'double');
    expect(game.giveAndUse(ana, 'double')).toEqual({ ok: false, reason: 'powerup.ALREADY_ACTIVATED' });
    expect(game.kinds(ana)).toEqual(['double']);
  });

  it('is not refused because of an effect bound to a postponed question', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.giveAndUse(ana, 'immunity');
    const questionId = game.view(ana).slide?.question?.id ?? '';
    game.send({ type: 'answerLater', playerId: ana, questionId, draft: null, commandId: 'later' });
    const atWork = () => game.belt(ana).effects.map(({ powerup }) => powerup);
    expect(atWork()).toEqual([]);
    game.open(ana);
    expect(atWork()).toEqual([]);
    const again = { id: game.give(ana, 'immunity'), powerup: 'immunity' } as const;
    expect(whyUnusable(game.view(ana), again, game.now)).toBeNull();
    expect(game.use(ana, again.id).ok).toBe(true);
    expect(atWork()).toEqual(['immunity']);
    expect(game.hostView().players[0]?.powerups?.effects).toEqual(['immunity']);
    game.answer(ana, ['wrong']);
    expect(game.seat(ana)).toMatchObject({ responses: [], open: { q: 1 } });
    game.answer(ana, ['right']);
    for (let left = 18; left > 0; left -= 1) game.plays(ana, 'right');
    game.open(ana);
    expect(game.seat(ana).open?.q).toBe(0);
    expect(atWork()).toEqual(['immunity']);
  });

  it('is refused during a pause, after the last question and after the end', () => {
    const { game, ana, ben } = begin({ ...TWO, questions: guesses(2) });
    const card = game.give(ana, 'addPoints');
    const other = game.give(ben, 'addPoints');
    game.giveAndUse(ben, 'double');
    game.host({ type: 'pause' });
    expect(game.use(ana, card)).toEqual({ ok: false, reason: 'room.PAUSED' });
    game.host({ type: 'resume' });
    game.wait(3_000);
    game.plays(ana, 'right', 'right');
    expect(game.use(ana, card)).toEqual({ ok: false, reason: 'player.ALREADY_OVER' });
    game.end();
    const { room } = game;
    expect(game.use(ben, other)).toEqual({ ok: false, reason: 'room.STOPPED' });
    const effect = game.seat(ben).belt?.effects[0]?.id ?? 0;
    for (const command of [
      { type: 'placePowerup', card, slot: 0 },
      { type: 'shufflePowerups' },
      { type: 'endPowerup', effect },
    ] as const)
      expect(game.send({ ...command, playerId: ben, commandId: game.commandId() })).toEqual({
        ok: false,
        reason: 'room.STOPPED',
      });
    expect(game.host({ type: 'awardPowerup', powerup: 'double', playerIds: null }).ok).toBe(false);
    expect(game.host({ type: 'triggerPowerup', powerup: 'glitch' }).ok).toBe(false);
    expect(game.room).toBe(room);
  });

  it('can be undone by its player while the effect lasts', () => {
    const { game, ana } = begin();
    game.giveAndUse(ana, 'doubleJeopardy');
    const [effect] = game.belt(ana).effects;
    const end = () =>
      game.send({ type: 'endPowerup', playerId: ana, effect: effect?.id ?? 0, commandId: game.commandId() });
    expect(end()).toMatchObject({ ok: true, events: [{ type: 'powerupEnded' }] });
    expect(end()).toEqual({ ok: true, events: [] });
    game.plays(ana, 'right');
    expect(game.score(ana)).toBe(1_000);
  });

  it.each([
    ['stops the clock, because nothing restarts it', 'timeFreeze'],
    ['hides half, because the next hiding card would draw from all wrong options again', 'fiftyFifty'],
    ['hides one, because the next one would draw from all wrong options again', 'eraser'],
  ] as const)("can't be undone if it %s", (_why, powerup) => {
    const { game, ana } = begin();
    game.open(ana);
    game.giveAndUse(ana, powerup);
    const [effect] = game.belt(ana).effects;
    expect(effect && isEndable(effect)).toBe(false);
    expect(
      game.send({ type: 'endPowerup', playerId: ana, effect: effect?.id ?? 0, commandId: game.commandId() }),
    ).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
  });
});

describe('timed effects', () => {
  it('stop during a pause', () => {
    const { game, ana, ben } = begin(TWO);
    game.open(ana);
    game.giveAndUse(ana, 'supersonic');
    game.giveAndUse(ana, 'glitch');
    game.wait(5_000);
    game.host({ type: 'pause' });
    const times = () => [game.belt(ana).effects[0], game.view(ben).room.powerupEffects[0]];
    expect(times()).toMatchObject([
      { until: null, left: 13_000 },
      { until: null, left: 5_000 },
    ]);
    game.wait(3_600_000);
    expect(times()).toMatchObject([{ left: 13_000 }, { left: 5_000 }]);
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(times()).toMatchObject([
      { until: game.now + 13_000, left: null },
      { until: game.now + 5_000, left: null },
    ]);
  });

  it('start fresh after a pause for cards the teacher gave during it', () => {
    const { game, ana } = begin();
    game.host({ type: 'pause' });
    game.wait(3_600_000);
    game.host({ type: 'awardPowerup', powerup: 'double', playerIds: null });
    game.wait(600_000);
    game.host({ type: 'resume' });
    game.wait(3_000);
    expect(game.cards(ana)[0]?.readyAt).toBe(game.now + 2_000);
  });

  it('include a stopped clock, which stays stopped through a pause', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.wait(4_000);
    game.giveAndUse(ana, 'timeFreeze');
    game.host({ type: 'pause' });
    game.wait(60_000);
    game.host({ type: 'resume' });
    game.wait(9_000);
    game.answer(ana, ['right']);
    expect(game.seat(ana).responses[0]?.timeMs).toBe(6_000);
  });

  it('allow the next power play no sooner than 60 s after the last, and a refused card stays on the belt', () => {
    const { game, ana, ben } = begin({ ...TWO, options: { timer: 'off' } });
    for (const player of [ana, ben]) game.open(player);
    game.giveAndUse(ana, 'powerPlay');
    const card = game.give(ben, 'powerPlay');
    game.wait(57_999);
    expect(game.use(ben, card)).toEqual({ ok: false, reason: 'powerup.COOLDOWN_PERIOD' });
    expect(game.kinds(ben)).toEqual(['powerPlay']);
    game.wait(1);
    expect(game.use(ben, card).ok).toBe(true);
  });

  it('allow the next glitch only after the last one is over', () => {
    const { game, ana, ben } = begin(TWO);
    game.giveAndUse(ana, 'glitch');
    const card = game.give(ben, 'glitch');
    expect(game.use(ben, card)).toEqual({ ok: false, reason: 'powerup.COOLDOWN_PERIOD' });
    game.wait(8_000);
    expect(game.use(ben, card).ok).toBe(true);
  });
});

describe('a teacher', () => {
  it('gives a card to one, some or all active players, marked as given', () => {
    const { game, ana, ben } = begin(TWO);
    game.host({ type: 'awardPowerup', powerup: 'eraser', playerIds: [ana] });
    expect(game.cards(ana)).toMatchObject([{ powerup: 'eraser', byTeacher: true }]);
    expect(game.cards(ben)).toEqual([]);
    game.host({ type: 'awardPowerup', powerup: 'stealPoints', playerIds: null });
    const ids = [ana, ben].flatMap((player) => game.cards(player).map(({ id }) => id));
    expect(new Set(ids).size).toBe(3);
    game.send({ type: 'finish', playerId: ben });
    expect(game.host({ type: 'awardPowerup', powerup: 'double', playerIds: [ben] })).toEqual({
      ok: false,
      reason: 'powerup.NO_TARGET',
    });
    expect(game.host({ type: 'awardPowerup', powerup: 'double', playerIds: ['nobody'] })).toEqual({
      ok: false,
      reason: 'player.NOT_FOUND',
    });
    expect(game.hostView().players.map(({ powerups }) => powerups)).toEqual([
      {
        cards: [
          { powerup: 'eraser', byTeacher: true },
          { powerup: 'stealPoints', byTeacher: true },
        ],
        effects: [],
      },
      { cards: [{ powerup: 'stealPoints', byTeacher: true }], effects: [] },
    ]);
  });

  it('gives only one card per command', () => {
    const { game, ana } = begin();
    for (const _ of [1, 2]) game.host({ type: 'awardPowerup', powerup: 'double', playerIds: null }, 'once');
    expect(game.cards(ana)).toHaveLength(1);
  });

  it('starts kinds that reach the room, and no others, regardless of their cooldown', () => {
    const { game, ana, ben } = begin(TWO);
    game.open(ana);
    game.giveAndUse(ana, 'powerPlay');
    const trigger = (powerup: PowerupId) => game.host({ type: 'triggerPowerup', powerup });
    expect(game.hostView().roomBoosts).toMatchObject([{ powerup: 'powerPlay', until: game.now + 25_000 }]);
    game.wait(24_999);
    expect(trigger('powerPlay')).toEqual({ ok: false, reason: 'powerup.ALREADY_ACTIVATED' });
    game.wait(1);
    for (const powerup of ['powerPlay', 'glitch'] as const) expect(trigger(powerup).ok).toBe(true);
    const byTeacher = { by: null, byTeacher: true };
    expect(game.belt(ben).effects).toMatchObject([{ powerup: 'powerPlay', ...byTeacher }]);
    expect(game.view(ben).room.powerupEffects).toMatchObject([
      { powerup: 'glitch', ...byTeacher, until: game.now + 10_000 },
    ]);
    expect(trigger('glitch')).toEqual({ ok: false, reason: 'powerup.ALREADY_ACTIVATED' });
    for (const powerup of POWERUP_IDS)
      if (!['everybody', 'others'].includes(POWERUPS[powerup].reaches))
        expect(trigger(powerup)).toEqual({ ok: false, reason: 'powerup.NOT_USABLE' });
  });

  it('has both controls only in a game with power-ups', () => {
    const { game } = begin();
    expect(game.hostView().controls).toEqual(expect.arrayContaining(['awardPowerup', 'triggerPowerup']));
    const without = new PowerupGame({ options: { powerups: 'no' } });
    expect(without.hostView().controls).not.toContain('awardPowerup');
    expect(without.host({ type: 'awardPowerup', powerup: 'double', playerIds: null })).toEqual({
      ok: false,
      reason: 'room.WRONG_STATE',
    });
    const assigned = new PowerupGame({ playMode: 'async' });
    expect(assigned.hostView().controls).toContain('awardPowerup');
    expect(assigned.hostView().controls).not.toContain('triggerPowerup');
    for (const powerup of ['gift', 'addPoints', 'glitch'] as const)
      expect(assigned.host({ type: 'awardPowerup', powerup, playerIds: null })).toEqual({
        ok: false,
        reason: 'powerup.NOT_USABLE',
      });
  });
});

it('a replay of the log leads to the same room', () => {
  const { game, ana, ben } = begin(TWO);
  for (const powerup of POWERUP_IDS) {
    if (POWERUPS[powerup].reaches === 'camp') continue;
    for (const player of [ana, ben]) game.open(player);
    game.giveAndUse(ana, powerup, ben);
    game.plays(ana, 'wrong');
    game.plays(ben, 'right');
    game.wait(70_000);
  }
  expect(game.replayed()).toEqual(game.room);
  expect(game.projector().powerupUses).toHaveLength(6);
});

it('an effect that ended before a pause is not shown during it', () => {
  const game = new PowerupGame({ players: ['Ana', 'Ben'] });
  const [ana = ''] = game.players;
  game.open(ana);
  game.host({ type: 'triggerPowerup', powerup: 'glitch' });
  game.giveAndUse(ana, 'supersonic');
  const atWork = () => {
    const { me, room } = game.view(ana);
    return [...(me.belt?.effects ?? []), ...room.powerupEffects].map(({ powerup }) => powerup);
  };
  game.host({ type: 'pause' });
  expect(atWork()).toEqual(['supersonic', 'glitch']);
  game.host({ type: 'resume' });
  game.wait(60_000);
  game.host({ type: 'pause' });
  expect(atWork()).toEqual([]);
});

it('a waiting card is gone when its time is over', () => {
  const game = new PowerupGame();
  const [ana = ''] = game.players;
  for (let given = 0; given <= BELT.size; given += 1) game.give(ana, 'double');
  expect(waitingCard(game.belt(ana), game.now)?.powerup).toBe('double');
  game.wait(BELT.offerMs);
  expect(waitingCard(game.belt(ana), game.now)).toBeNull();
});

it('a glitch is never shown as an effect on its sender, however many cards the sender has used since', () => {
  const game = new PowerupGame({ players: ['Ana', 'Ben'] });
  const [ana = '', ben = ''] = game.players;
  game.giveAndUse(ana, 'glitch');
  for (const powerup of ['addPoints', 'streakBooster', 'double', 'addPoints', 'supersonic'] as const)
    game.giveAndUse(ana, powerup);
  // Giving the cards takes as long as the glitch lasts, so check an instant right after it started.
  const at = (game.room.powerups?.effects[0]?.at ?? 0) + 1;
  const atWork = (player: string) => activeEffects(game.view(player), at).map(({ powerup }) => powerup);
  expect(atWork(ana)).not.toContain('glitch');
  expect(atWork(ben)).toContain('glitch');
});

it('steal points ranks like the leaderboard: a player who has done nothing is below one who was wrong', () => {
  const game = new PowerupGame({ players: ['Ana', 'Ben', 'Cy'] });
  const [ana = '', ben = ''] = game.players;
  game.plays(ana, 'right');
  game.plays(ben, 'wrong');
  expect(game.giveAndUse(ben, 'stealPoints')).toMatchObject({ ok: true });
  expect(game.score(ben)).toBe(600);
});
