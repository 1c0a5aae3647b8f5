import { describe, expect, it } from 'vitest';
import { RULES } from '#core/authority/index.ts';
import { dueBotCommands } from '#core/features/bots/authorityMoves.ts';
import { type Companion, companionsOf } from '#core/features/companions/companions.ts';
import { companionPowerups } from '#core/features/powerups/authorityCompanions.ts';
import { kindsAmong } from '#core/features/powerups/authorityKinds.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { guesses } from '#core/testing/guesses.ts';
import type { Seed } from '#core/random/stream.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { soloOptions } from '#core/features/options.ts';
import { Game } from '#core/testing/game.ts';

function alone(chosen: Partial<GameOptions> = {}, count = 20, seed: Seed = [1, 2]): Game {
  const options = soloOptions('normal', { powerups: 'yes', ...chosen });
  return new Game({ playMode: 'solo', questions: guesses(count), options, seed });
}

/** Returns the simulated players as the game's board has them, with their standings after each answer. */
function companions({ room }: Game, quizId: string = room.quizId): readonly Companion[] {
  const { seed, questions } = room;
  const [rounds, attempt] = [questions.length, 1];
  return companionsOf({
    seed,
    quizId,
    rounds,
    attempt,
    timerOn: true,
    untilRight: false,
    ownKey: '',
    helpOf: (seatIndex, answers) => companionPowerups(room, { seatIndex, attempt, rounds: answers }),
  });
}

const KINDS: readonly PowerupId[] = [
  'doubleJeopardy',
  'double',
  'fiftyFifty',
  'eraser',
  'immunity',
  'timeFreeze',
  'streakSaver',
  'supersonic',
  'streakBooster',
];

describe('a solo game', () => {
  it('has power-ups if the player chooses them, but none that reach others or add points', () => {
    const game = alone();
    const ada = game.join('Ada');
    expect(game.view(ada).me.belt).toMatchObject({ slots: [null, null, null], shufflesLeft: 3 });
    expect(kindsAmong(game.room, game.room.questions)).toEqual(KINDS);
    const calm = alone({ timer: 'off' });
    expect(kindsAmong(calm.room, calm.room.questions)).toEqual(KINDS.filter((id) => id !== 'timeFreeze'));
    const plain = alone({ powerups: 'no' });
    expect(plain.view(plain.join('Ada')).me.belt).toBeNull();
    expect(soloOptions('normal').powerups).toBe('no');
  });

  it('awards usable cards and empties the belt for each attempt', () => {
    const game = alone({ powerupKinds: 'double' });
    const ada = game.join('Ada');
    const card = () => game.view(ada).me.belt?.slots[0]?.id;
    for (let n = 0; n < 3; n += 1) {
      game.open(ada);
      game.answer(ada, ['right']);
    }
    game.open(ada);
    game.wait(2_000);
    const use = { type: 'usePowerup', playerId: ada, targetId: null, commandId: 'use' } as const;
    expect(game.send({ ...use, card: card() ?? 0 })).toMatchObject({ ok: true });
    game.answer(ada, ['right']);
    expect(game.seat(ada).responses.at(-1)?.breakup.extra).toBeGreaterThanOrEqual(600);
    const own = game.view(ada).board?.rows.find(({ origin }) => origin === 'web');
    expect(own?.score).toBe(game.seat(ada).score);
    for (let n = 0; n < 16; n += 1) {
      game.open(ada);
      game.answer(ada, ['right']);
    }
    expect(card()).toBeDefined();
    game.send({ type: 'startAttempt', playerId: ada });
    expect(card()).toBeUndefined();
  });
});

describe('simulated players', () => {
  it('keep their names with power-ups, know at least as much, and get the same cards every time', () => {
    const [plain, helped] = [companions(alone({ powerups: 'no' })), companions(alone())];
    expect(helped).toEqual(companions(alone()));
    expect(helped.map(({ name }) => name)).toEqual(plain.map(({ name }) => name));
    expect(helped.map(({ progress }) => progress)).not.toEqual(plain.map(({ progress }) => progress));
    for (const [n, { progress }] of helped.entries())
      expect(progress.at(-1)?.right).toBeGreaterThanOrEqual(plain[n]?.progress.at(-1)?.right ?? 0);
  });

  it('appear on the board with the scores their cards earn', () => {
    const game = alone();
    const ada = game.join('Ada');
    for (let n = 0; n < 12; n += 1) {
      game.open(ada);
      game.answer(ada, ['wrong']);
    }
    const best = Math.max(...companions(game).map(({ progress }) => progress[12]?.score ?? 0));
    expect(game.view(ada).board?.rows[0]).toMatchObject({ origin: 'bot', score: best });
    const { board } = game.view(ada);
    game.room = game.replayed();
    expect(game.view(ada).board).toEqual(board);
  });

  it("score in tens, never below 0, and at most three times an answer's points", () => {
    for (let n = 0; n < 8; n += 1)
      for (const { progress } of companions(alone({}, 40, [n, 5])))
        progress.forEach(({ score }, round) => {
          const gained = score - (progress[round - 1]?.score ?? 0);
          expect([score % 10, score >= 0]).toEqual([0, true]);
          expect(gained).toBeGreaterThanOrEqual(-600);
          expect(gained).toBeLessThanOrEqual(3 * 1_300);
        });
  });

  it('get no cards in a game too short for one', () => {
    const scores = (powerups: 'yes' | 'no') =>
      companions(alone({ powerups }, 2)).map(({ progress }) => progress.map(({ score }) => score));
    expect(scores('yes')).toEqual(scores('no'));
  });

  it.each(KINDS)('gain a reasonable amount from %s', (kind) => {
    const total = (powerupKinds: string) =>
      Array.from({ length: 6 }, (_, n) => companions(alone({ powerupKinds }, 20, [n, 6])))
        .flat()
        .reduce((sum, { progress }) => sum + (progress.at(-1)?.score ?? 0), 0);
    const [without, with_] = [total(''), total(kind)];
    // They answer in a drawn time, which a stopped clock doesn't change.
    if (kind === 'timeFreeze') expect(with_).toBe(without);
    else expect(with_).toBeGreaterThan(without);
    expect(with_).toBeLessThan(1.5 * without);
  });

  it('gain as much from cards as bots that play by the full rules', () => {
    const robots = (powerups: 'yes' | 'no') => {
      const game = new Game({
        questions: guesses(20),
        options: { powerups, powerupKinds: KINDS.join(' ') },
        seed: [3, 9],
      });
      game.host({ type: 'rehearse', robots: 60, accuracy: 70 });
      game.start();
      for (let tick = 0; tick < 4_000 && game.room.seats.flat().some(({ isOver }) => !isOver); tick += 1) {
        for (const move of dueBotCommands(game.room, game.now, RULES)) game.send(move);
        game.wait(250);
      }
      return game.room.seats.flat().reduce((sum, { score }) => sum + score, 0);
    };
    const simulated = (powerups: 'yes' | 'no') =>
      Array.from({ length: 8 }, (_, n) => companions(alone({ powerups }, 20, [n, 7])))
        .flat()
        .reduce((sum, { progress }) => sum + (progress.at(-1)?.score ?? 0), 0);
    const [byBots, bySimulated] = [robots, simulated].map((of) => of('yes') / of('no'));
    expect(bySimulated).toBeGreaterThan(1.08);
    expect(Math.abs((bySimulated ?? 0) - (byBots ?? 0))).toBeLessThan(0.04);
  });

  // The worked example in docs/game-rules.md, "Bots in practice".
  it('reach the scores of the worked example for its seed', () => {
    const [, , otter] = companions(alone({}, 10), '0123456789abcdef01234567');
    expect(otter?.name).toBe('Breezy Otter');
    expect(otter?.progress.map(({ score }) => score)).toEqual([
      0, 830, 1_710, 2_610, 4_130, 5_720, 6_760, 6_760, 7_550, 8_590, 8_590,
    ]);
  });
});
