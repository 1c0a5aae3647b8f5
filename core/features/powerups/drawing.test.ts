import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { drawn } from '#core/features/powerups/authorityBelt.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { OPTIONS } from '#core/features/options.ts';
import { kindsIn } from '#core/features/powerups/index.ts';
import { beginWithAll, POLL, SEVERAL } from '#core/features/powerups/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';
import type { Game } from '#core/testing/game.ts';

/** Returns the kinds a draw can bring the first player in the game's current state. */
function possible({ room }: Game, count = 400): ReadonlySet<PowerupId> {
  const [seat] = room.seats.flat();
  if (!seat) throw new Error('nobody plays');
  return new Set(Array.from({ length: count }, (_, n) => drawn(room, 0, seat, `test:${n}`, 1)).flat());
}

describe('kinds that can be drawn', () => {
  it('are only the kinds the host has chosen', () => {
    const { game } = beginWithAll({ options: { powerupKinds: 'double gift' } });
    expect([...possible(game)].sort()).toEqual(['double', 'gift']);
    expect(kindsIn('gift  double gift')).toEqual(['double', 'gift']);
    expect(kindsIn('double nonsense')).toBeUndefined();
    expect(OPTIONS.powerupKinds.usual).toBe(
      'doubleJeopardy double fiftyFifty eraser immunity timeFreeze streakSaver supersonic powerPlay glitch addPoints streakBooster gift',
    );
  });

  const TWO: AuthoredQuestion = {
    type: 'MCQ',
    text: 'two',
    options: [{ text: 'a', correct: true }, { text: 'b' }],
  };
  const ONE_OF_SEVERAL: AuthoredQuestion = { ...TWO, type: 'MSQ', options: [...TWO.options, { text: 'c' }] };
  const TYPED: AuthoredQuestion = { type: 'BLANK', text: 'typed', accepted: ['a'] };
  const three = (question: AuthoredQuestion) => [question, question, question];

  it.each([
    ['one right option of more than two', [...three(POLL), guesses(1)[0] as AuthoredQuestion], true],
    ['several right options', three(SEVERAL), false],
    ['one right option where there could be several', three(ONE_OF_SEVERAL), false],
    ['only two options', three(TWO), false],
    ['no right answer', three(POLL), false],
    ['typed answers', three(TYPED), false],
    ['a mix without anything to guess', [SEVERAL, TWO, POLL, TYPED], false],
  ] as const)(
    'include 50-50 and eraser only while there is something to guess: %s',
    (_what, questions, comes) => {
      const { game } = beginWithAll({ questions });
      const kinds = possible(game);
      expect([kinds.has('fiftyFifty'), kinds.has('eraser')]).toEqual([comes, comes]);
    },
  );

  it('leave out 50-50 and eraser once the only question they fit is answered', () => {
    const { game, ana } = beginWithAll({ questions: [...guesses(1), ...three(TYPED)] });
    expect(possible(game)).toContain('eraser');
    game.plays(ana, 'right');
    expect(possible(game)).not.toContain('eraser');
    expect(possible(game)).not.toContain('fiftyFifty');
  });

  it('leave out immunity and time freeze when no question left has a correct answer', () => {
    const { game } = beginWithAll({ questions: three(POLL) });
    for (const kind of ['immunity', 'timeFreeze'] as const) expect(possible(game)).not.toContain(kind);
    const judged = beginWithAll({ questions: [...three(POLL), TYPED] });
    for (const kind of ['immunity', 'timeFreeze'] as const) expect(possible(judged.game)).toContain(kind);
  });

  it('leave out time freeze without a timer', () => {
    expect(possible(beginWithAll({ options: { timer: 'off' } }).game)).not.toContain('timeFreeze');
    expect(possible(beginWithAll({ options: { timer: 'strict' } }).game)).toContain('timeFreeze');
  });

  it('leave out the avalanche outside Mystic Peak', () => {
    expect(possible(beginWithAll().game)).not.toContain('avalanche');
  });

  it('leave out kinds that reach others or add points in assigned and solo games', () => {
    const live = possible(
      beginWithAll({ players: Array.from({ length: 15 }, (_, n) => `P${n}`) }).game,
      2_000,
    );
    const rest = [
      'doubleJeopardy',
      'double',
      'fiftyFifty',
      'eraser',
      'immunity',
      'timeFreeze',
      'streakSaver',
    ];
    const apart = [...rest, 'supersonic', 'mysteryBox', 'streakBooster'].sort();
    expect([...live].sort()).toEqual(POWERUP_IDS.filter((id) => id !== 'avalanche').toSorted());
    for (const playMode of ['async', 'solo'] as const)
      expect([...possible(beginWithAll({ playMode }).game, 2_000)].sort()).toEqual(apart);
  });
});

describe('weights', () => {
  /** Returns each kind's share of the first draws. */
  function shares(game: Game, count = 6_000) {
    const [seat] = game.room.seats.flat();
    if (!seat) throw new Error('nobody plays');
    const counts: Partial<Record<PowerupId, number>> = {};
    for (let n = 0; n < count; n += 1)
      for (const id of drawn(game.room, 0, seat, `share:${n}`, 1)) counts[id] = (counts[id] ?? 0) + 1;
    return (id: PowerupId) => (counts[id] ?? 0) / count;
  }

  it('match the specification', () => {
    const share = shares(
      beginWithAll({ options: { powerupKinds: 'double supersonic streakBooster addPoints gift' } }).game,
    );
    const sum = 5 + 3.5 + 3 + 2 + 0.9;
    expect(share('double')).toBeCloseTo(5 / sum, 1);
    expect(share('supersonic')).toBeCloseTo(3.5 / sum, 1);
    expect(share('streakBooster')).toBeCloseTo(3 / sum, 1);
    expect(share('addPoints')).toBeCloseTo(2 / sum, 1);
    expect(share('gift')).toBeCloseTo(0.9 / sum, 1);
  });

  it('fall by 4 for each card of the kind received, but not below a quarter', () => {
    const { game, ana } = beginWithAll({ options: { powerupKinds: 'double eraser' } });
    const seat = () => game.seat(ana);
    const rate = () => {
      let count = 0;
      for (let n = 0; n < 3_000; n += 1)
        if (drawn(game.room, 0, seat(), `rate:${n}`, 1)[0] === 'double') count += 1;
      return count / 3_000;
    };
    expect(rate()).toBeCloseTo(0.5, 1);
    // This applies within a single draw of several cards too.
    const pairs = Array.from({ length: 300 }, (_, n) => drawn(game.room, 0, seat(), `pair:${n}`, 2));
    expect(pairs.filter(([first, second]) => first === second).length).toBeLessThan(90);
    game.give(ana, 'double');
    expect(rate()).toBeCloseTo(1 / 6, 1);
    game.give(ana, 'double');
    game.give(ana, 'double');
    expect(rate()).toBeCloseTo(0.25 / 5.25, 1);
  });

  it('of global kinds are 0 below 15 players and scale with 15 / players from there on', () => {
    const room = (count: number) =>
      beginWithAll({
        players: Array.from({ length: count }, (_, n) => `P${n}`),
        options: { powerupKinds: 'powerPlay glitch gift' },
      }).game;
    expect([...possible(room(14))]).toEqual(['gift']);
    expect(shares(room(15))('powerPlay')).toBeCloseTo(1 / 2.9, 1);
    const larger = shares(room(60));
    expect(larger('powerPlay')).toBeCloseTo(0.25 / 1.4, 1);
    expect(larger('glitch')).toBeCloseTo(0.25 / 1.4, 1);
  });

  it('lead to the same cards for the same seed, but to different ones for each player', () => {
    const kinds = (seed: number) => {
      const { game } = beginWithAll({ players: ['Ana', 'Ben'], seed: [seed, 3] });
      for (const player of game.players) game.plays(player, ...Array.from({ length: 9 }, () => 'right'));
      return game.players.map((player) => game.seat(player).belt?.got);
    };
    expect(kinds(1)).toEqual(kinds(1));
    expect(kinds(1)).not.toEqual(kinds(2));
    const [ana, ben] = kinds(1);
    expect(ana).not.toEqual(ben);
  });
});
