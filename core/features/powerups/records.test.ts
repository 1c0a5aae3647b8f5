import { describe, expect, it } from 'vitest';
import { effectOfCard, effectRecords, powerupRecords } from '#core/features/powerups/authorityRecords.ts';
import { begin } from '#core/features/powerups/testGame.ts';

function started(options?: Parameters<typeof begin>[0]) {
  const { game, ana, ...others } = begin(options);
  const command = () => ({ playerId: ana, commandId: game.commandId() });
  return {
    game,
    ana,
    ...others,
    records: () => powerupRecords(game.room, game.seat(ana), game.now),
    statuses: () =>
      powerupRecords(game.room, game.seat(ana), game.now).map(({ name, status }) => `${name} ${status}`),
    discard: (card: number) => game.send({ type: 'placePowerup', card, slot: null, ...command() }),
    place: (card: number, slot: number) => game.send({ type: 'placePowerup', card, slot, ...command() }),
  };
}

describe('power-up records', () => {
  it('list cards in hand by slot, with the question after which they came and who gave them', () => {
    const { game, ana, records } = started();
    game.plays(ana, 'right', 'right');
    const card = game.give(ana, 'double');
    const [, second] = game.seat(ana).responses;
    expect(records()).toEqual([
      {
        id: card,
        powerupId: card,
        name: 'double',
        status: 'awarded',
        meta: {
          questionId: game.room.questions[second?.q ?? -1]?.question.id,
          attempt: 1,
          questionNum: 2,
          beltPosition: 0,
          source: 'teacher',
        },
        isTeacherPowerup: true,
      },
    ]);
  });

  it('keep used cards as activated until their effect ends', () => {
    const { game, ana, records, statuses } = started();
    game.open(ana);
    const card = game.give(ana, 'immunity');
    game.use(ana, card);
    expect(statuses()).toEqual(['immunity activated']);
    expect(records()[0]?.meta).toMatchObject({ beltPosition: null, source: 'teacher' });
    const effect = effectOfCard(game.room, game.seat(ana), card, game.now);
    expect(effect).toMatchObject({ name: 'immunity', powerupId: card, status: 'activated' });
    expect(effect?.meta).toMatchObject({ questionId: game.view(ana).slide?.question?.id, questionNum: 1 });
    expect(effectRecords(game.room, game.seat(ana), game.now)).toEqual([effect]);
    game.answer(ana, ['right']);
    expect(statuses()).toEqual(['immunity destroyed']);
    expect(effectOfCard(game.room, game.seat(ana), card, game.now)?.status).toBe('destroyed');
    expect(effectRecords(game.room, game.seat(ana), game.now)).toEqual([]);
  });

  it('of effects for everyone stay activated as long as those last', () => {
    const { game, ana, statuses } = started({ players: ['Ana', 'Ben'] });
    game.giveAndUse(ana, 'glitch');
    expect(statuses()).toEqual(['glitch activated']);
    game.wait(10_000);
    expect(statuses()).toEqual(['glitch destroyed']);
  });

  it("name no card for another player's effect", () => {
    const { game, ana, ben } = started({ players: ['Ana', 'Ben'] });
    game.giveAndUse(ben, 'prank', ana);
    expect(effectRecords(game.room, game.seat(ana), game.now)).toMatchObject([
      { name: 'prank', powerupId: null, status: 'activated', meta: { source: 'student' } },
    ]);
    expect(powerupRecords(game.room, game.seat(ana), game.now)).toEqual([]);
  });

  it('keep replaced, shuffled and discarded cards as archived, the latest twelve', () => {
    const { game, ana, statuses, records, discard, place } = started();
    for (const powerup of ['double', 'eraser', 'gift', 'immunity'] as const) game.give(ana, powerup);
    const { offer, slots } = game.belt(ana);
    place(offer?.id ?? 0, 1);
    expect(statuses()).toEqual(['eraser archived', 'double awarded', 'immunity awarded', 'gift awarded']);
    discard(slots[0]?.id ?? 0);
    expect(statuses()).toEqual(['eraser archived', 'double archived', 'immunity awarded', 'gift awarded']);
    expect(game.kinds(ana)).toEqual(['immunity', 'gift']);
    for (let n = 0; n < 14; n += 1) {
      game.give(ana, 'double');
      discard(game.belt(ana).slots[0]?.id ?? 0);
    }
    expect(records().filter(({ status }) => status === 'archived')).toHaveLength(12);
  });
});

describe('a discarded card', () => {
  it('makes room for the one that waits, while that may still be taken', () => {
    const { game, ana, discard } = started();
    for (const powerup of ['double', 'eraser', 'gift', 'immunity'] as const) game.give(ana, powerup);
    discard(game.belt(ana).slots[2]?.id ?? 0);
    expect(game.kinds(ana)).toEqual(['double', 'eraser', 'immunity']);
    expect(game.belt(ana).offer).toBeNull();
    game.give(ana, 'gift');
    game.wait(60_000);
    discard(game.belt(ana).slots[0]?.id ?? 0);
    expect(game.kinds(ana)).toEqual(['eraser', 'immunity']);
    expect(game.belt(ana).offer).toBeNull();
  });

  it("has to be the player's own", () => {
    const { game, ben, discard } = started({ players: ['Ana', 'Ben'] });
    expect(discard(game.give(ben, 'double'))).toEqual({ ok: false, reason: 'powerup.NOT_FOUND' });
  });
});
