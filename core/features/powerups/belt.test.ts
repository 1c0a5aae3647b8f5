import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { cardPositions, drawn } from '#core/features/powerups/authorityBelt.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { OPTIONS } from '#core/features/options.ts';
import { kindsIn } from '#core/features/powerups/index.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { PowerupGame, type PowerupGameSettings } from '#core/features/powerups/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';
import { keepsBeltVisible } from '#core/features/powerups/whyUnusable.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';
import { Game } from '#core/testing/game.ts';

const ALL = POWERUP_IDS.join(' ');
const POLL: AuthoredQuestion = {
  type: 'MCQ',
  text: 'poll',
  options: ['a', 'b', 'c'].map((text) => ({ text })),
};
const SEVERAL: AuthoredQuestion = {
  type: 'MSQ',
  text: 'several',
  options: ['a', 'b', 'c', 'd'].map((text) => ({ text, correct: text < 'c' })),
};

function begin({ options: given, ...settings }: PowerupGameSettings = {}) {
  const game = new PowerupGame({ ...settings, options: { powerupKinds: ALL, ...given } });
  const [ana = '', ben = ''] = game.players;
  return { game, ana, ben };
}

/** Returns the answer counts after which cards came to a player who answered this many questions. */
function positions(count: number, seed: number): readonly number[] {
  const { game, ana } = begin({ questions: guesses(count), seed: [seed, 1] });
  for (let n = 0; n < count; n += 1) game.plays(ana, 'right');
  return game.log.flatMap((event) => (event.type === 'powerupAwarded' ? event.card.after : []));
}

/** Returns the kinds a draw can bring the first player in the game's current state. */
function possible({ room }: Game, count = 400): ReadonlySet<PowerupId> {
  const [seat] = room.seats.flat();
  if (!seat) throw new Error('nobody plays');
  return new Set(Array.from({ length: count }, (_, n) => drawn(room, 0, seat, `test:${n}`, 1)).flat());
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
      const { game, ana } = begin({ questions: guesses(6), seed: [seed, 2] });
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
    const { game, ana } = begin({ questions: guesses(20), seed: [7, 1] });
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
    const { game, ana } = begin({ questions: [...guesses(3), question, ...guesses(4)], seed: [7, 1] });
    game.plays(ana, 'wrong', 'wrong', 'wrong');
    game.open(ana);
    if (how === 'skip') game.skip(ana);
    else game.answer(ana, [word]);
    expect(game.cards(ana).length).toBeGreaterThanOrEqual(count);
    expect(game.cards(ana).length > 0).toBe(count > 0);
  });

  it('come with a correct second try too', () => {
    const games = Array.from({ length: 9 }, (_, n) =>
      begin({ options: { extraLife: 'enabled' }, seed: [n, 1] }),
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

  it('include only the kinds the host has chosen', () => {
    const { game } = begin({ options: { powerupKinds: 'double gift' } });
    expect([...possible(game)].sort()).toEqual(['double', 'gift']);
    expect(kindsIn('gift  double gift')).toEqual(['double', 'gift']);
    expect(kindsIn('double nonsense')).toBeUndefined();
    expect(OPTIONS.powerupKinds.usual).toBe(
      'doubleJeopardy double fiftyFifty eraser immunity timeFreeze streakSaver supersonic powerPlay glitch addPoints streakBooster gift',
    );
  });
});

describe('kinds that can be drawn', () => {
  const TWO: AuthoredQuestion = {
    type: 'MCQ',
    text: 'two',
    options: [{ text: 'a', correct: true }, { text: 'b' }],
  };
  const TYPED: AuthoredQuestion = { type: 'BLANK', text: 'typed', accepted: ['a'] };
  const three = (question: AuthoredQuestion) => [question, question, question];

  it.each([
    ['one right option of more than two', [...three(POLL), guesses(1)[0] as AuthoredQuestion], true],
    ['several right options', three(SEVERAL), false],
    ['only two options', three(TWO), false],
    ['no right answer', three(POLL), false],
    ['typed answers', three(TYPED), false],
    ['a mix without anything to guess', [SEVERAL, TWO, POLL, TYPED], false],
  ] as const)(
    'include 50-50 and eraser only while there is something to guess: %s',
    (_what, questions, comes) => {
      const { game } = begin({ questions });
      const kinds = possible(game);
      expect([kinds.has('fiftyFifty'), kinds.has('eraser')]).toEqual([comes, comes]);
    },
  );

  it('leave out 50-50 and eraser once the only question they fit is answered', () => {
    const { game, ana } = begin({ questions: [...guesses(1), ...three(TYPED)] });
    expect(possible(game)).toContain('eraser');
    game.plays(ana, 'right');
    expect(possible(game)).not.toContain('eraser');
    expect(possible(game)).not.toContain('fiftyFifty');
  });

  it('leave out immunity and time freeze when no question left has a correct answer', () => {
    const { game } = begin({ questions: three(POLL) });
    for (const kind of ['immunity', 'timeFreeze'] as const) expect(possible(game)).not.toContain(kind);
    const judged = begin({ questions: [...three(POLL), TYPED] });
    for (const kind of ['immunity', 'timeFreeze'] as const) expect(possible(judged.game)).toContain(kind);
  });

  it('leave out time freeze without a timer', () => {
    expect(possible(begin({ options: { timer: 'off' } }).game)).not.toContain('timeFreeze');
    expect(possible(begin({ options: { timer: 'strict' } }).game)).toContain('timeFreeze');
  });

  it('leave out the avalanche outside Mystic Peak', () => {
    expect(possible(begin().game)).not.toContain('avalanche');
  });

  it('leave out kinds that reach others or add points in assigned and solo games', () => {
    const live = possible(begin({ players: Array.from({ length: 15 }, (_, n) => `P${n}`) }).game, 2_000);
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
      expect([...possible(begin({ playMode }).game, 2_000)].sort()).toEqual(apart);
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
      begin({ options: { powerupKinds: 'double supersonic streakBooster addPoints gift' } }).game,
    );
    const sum = 5 + 3.5 + 3 + 2 + 0.9;
    expect(share('double')).toBeCloseTo(5 / sum, 1);
    expect(share('supersonic')).toBeCloseTo(3.5 / sum, 1);
    expect(share('streakBooster')).toBeCloseTo(3 / sum, 1);
    expect(share('addPoints')).toBeCloseTo(2 / sum, 1);
    expect(share('gift')).toBeCloseTo(0.9 / sum, 1);
  });

  it('fall by 4 for each card of the kind received, but not below a quarter', () => {
    const { game, ana } = begin({ options: { powerupKinds: 'double eraser' } });
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
      begin({
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
      const { game } = begin({ players: ['Ana', 'Ben'], seed: [seed, 3] });
      for (const player of game.players) game.plays(player, ...Array.from({ length: 9 }, () => 'right'));
      return game.players.map((player) => game.seat(player).belt?.got);
    };
    expect(kinds(1)).toEqual(kinds(1));
    expect(kinds(1)).not.toEqual(kinds(2));
    const [ana, ben] = kinds(1);
    expect(ana).not.toEqual(ben);
  });
});

describe('a full belt', () => {
  function full() {
    const { game, ana } = begin({ options: { powerupKinds: '' } });
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
  const { game, ana } = begin({ options: { powerupKinds: 'double', limitAttempts: 0 } });
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
