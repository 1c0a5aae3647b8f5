import { describe, expect, it } from 'vitest';
import { duelTargets } from '#core/features/duels/authorityDuels.ts';
import { DUEL_POINTS, DUEL_LIMITS } from '#core/features/duels/duels.ts';
import { SHIELDS, STRIKES, type Shield, type Strike, type StrikeOutcome } from '#core/features/duels/ids.ts';
import { DuelGame } from '#core/features/duels/testGame.ts';
import type { GameSettings } from '#core/testing/game.ts';
import { guesses } from '#core/testing/guesses.ts';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee'];
/** The level at which everything is unlocked. */
const TOP = 3;

/** Ana is about to choose with everything unlocked, the others have points, and Ben has raised the shield. */
function faced(shield: Shield | null, settings: GameSettings = {}) {
  const game = new DuelGame(NAMES, settings);
  const [ana = '', ben = '', cy = '', dee = ''] = game.players;
  for (const player of [cy, dee]) game.steps(player, 2);
  game.toChoice(ben, TOP);
  if (shield) expect(game.choose(ben, { type: 'shield', shield })).toMatchObject({ ok: true });
  game.toChoice(ana, TOP);
  return { game, ana, ben, cy, dee };
}

function scoresOf(game: DuelGame): readonly number[] {
  return game.players.map((player) => game.score(player));
}

const HIT = [100, -300, 0];
const BROKEN = [0, 0, 0];
const BACK = [-300, 0, 0];
const AWAY = [0, 0, -300];
const GAINED = [0, 300, 0];
const TABLE: Readonly<
  Record<Strike, readonly (readonly [Shield | null, StrikeOutcome, readonly number[]])[]>
> = {
  standard: [
    [null, 'struckTarget', HIT],
    ['standard', 'brokeTargetShield', BROKEN],
    ['stealth', 'rebounded', BACK],
    ['deflector', 'deflected', AWAY],
    ['absorption', 'absorbed', GAINED],
  ],
  stealth: [
    [null, 'struckTarget', HIT],
    ['standard', 'brokeTargetShield', BROKEN],
    ['stealth', 'rebounded', BACK],
    ['deflector', 'deflected', AWAY],
    ['absorption', 'absorbed', GAINED],
  ],
  precision: [
    [null, 'struckTarget', HIT],
    ['standard', 'struckTarget', HIT],
    ['stealth', 'brokeTargetShield', BROKEN],
    ['deflector', 'brokeTargetShield', BROKEN],
    ['absorption', 'brokeTargetShield', BROKEN],
  ],
  swap: [
    [null, 'struckTarget', [200, -300, 0]],
    ['standard', 'brokeTargetShield', BROKEN],
    ['stealth', 'rebounded', BACK],
    ['deflector', 'deflected', AWAY],
    ['absorption', 'absorbed', GAINED],
  ],
};

describe.each(STRIKES)('a %s strike', (strike) => {
  it.each(TABLE[strike])(
    'against shield %s: %s, with points %j for striker, target and third player',
    (shield, outcome, points) => {
      const { game, ana, ben, cy, dee } = faced(shield);
      const before = scoresOf(game);
      expect(game.choose(ana, { type: 'strike', strike, targetId: ben })).toMatchObject({ ok: true });
      const moved = scoresOf(game).map((score, index) => score - (before[index] ?? 0));
      expect([moved[0], moved[1], (moved[2] ?? 0) + (moved[3] ?? 0)]).toEqual(points);
      expect(game.duel(ana).strikeOutcome).toBe(outcome);
      expect(game.duel(ben).playerShield).toBeNull();
      const told = game.duel(ben).news.at(-1);
      expect(told).toMatchObject({ role: 'target', outcome, met: shield, points: points[1] });
      expect(told?.by?.name).toBe(strike === 'stealth' ? undefined : 'Ana');
      const third = [cy, dee].map((player) => game.duel(player).news.at(-1)).find(Boolean);
      expect(third?.role).toBe(outcome === 'deflected' ? 'third' : undefined);
      expect(game.projector().strikes.at(-1)).toMatchObject({
        outcome,
        by: strike === 'stealth' ? null : { name: 'Ana' },
        on: { name: 'Ben' },
      });
      expect(game.replayed()).toEqual(game.room);
    },
  );
});

it('the table covers every strike and shield', () => {
  for (const strike of STRIKES) expect(TABLE[strike].map(([shield]) => shield)).toEqual([null, ...SHIELDS]);
});

describe('the choice', () => {
  it('is due after two correct answers, then after every three, and never twice', () => {
    const game = new DuelGame(NAMES);
    const [ana = ''] = game.players;
    const due: number[] = [];
    for (let answered = 1; answered <= 12; answered += 1) {
      game.steps(ana, 1);
      if (game.choice(ana)) due.push(answered);
    }
    expect(due).toEqual([2, 5, 8, 11]);
    const level = game.level(ana);
    expect(game.choose(ana, { type: 'skip' })).toEqual({ ok: false, reason: 'duel.NOT_DUE' });
    game.toChoice(ana);
    expect(game.choose(ana, { type: 'skip' })).toMatchObject({ ok: true });
    expect(game.level(ana)).toBe(level + 1);
    expect(game.duel(ana)).toMatchObject({ step: 0, steps: 3 });
    expect(game.choose(ana, { type: 'skip' })).toEqual({ ok: false, reason: 'duel.NOT_DUE' });
  });

  it("doesn't count wrong or skipped answers", () => {
    const game = new DuelGame(NAMES);
    const [ana = ''] = game.players;
    for (const word of ['wrong', 'right', 'no']) {
      game.open(ana);
      game.answer(ana, [word]);
    }
    game.open(ana);
    game.skip(ana);
    expect(game.duel(ana)).toMatchObject({ level: 0, step: 1, steps: 2 });
    expect(game.choice(ana)).toBeNull();
  });

  it('becomes a skip when the next question opens, for the same points as a chosen skip', () => {
    const game = new DuelGame(NAMES);
    const [ana = '', ben = ''] = game.players;
    for (const player of [ana, ben]) game.steps(player, 2);
    game.choose(ben, { type: 'skip' });
    game.open(ana);
    expect(game.score(ana)).toBe(game.score(ben));
    expect(game.seat(ana).ledger).toMatchObject([{ source: 'duels', points: DUEL_POINTS.forSkip }]);
    expect(game.level(ana)).toBe(1);
    expect(game.replayed()).toEqual(game.room);
  });

  it('is made once per command, and only for the current level', () => {
    const { game, ana, ben, cy } = faced(null);
    const strike = { type: 'strike', strike: 'standard', targetId: ben } as const;
    expect(game.choose(ana, strike, 'once')).toMatchObject({ ok: true });
    const after = game.room;
    expect(
      game.send({ type: 'duelDecision', playerId: ana, level: TOP, choice: strike, commandId: 'once' }),
    ).toEqual({ ok: true, events: [] });
    expect(game.room).toEqual(after);
    game.toChoice(cy);
    const late = { type: 'duelDecision', playerId: cy, level: 9, choice: { type: 'skip' } } as const;
    expect(game.send({ ...late, commandId: 'late' })).toEqual({ ok: false, reason: 'duel.NOT_DUE' });
  });

  it('unlocks kinds by level', () => {
    const game = new DuelGame(NAMES);
    const [ana = '', ben = ''] = game.players;
    game.steps(ben, 2);
    const seen = [0, 1, 2, 3].map((level) => {
      game.toChoice(ana, level);
      const { strikes, shields } = game.choice(ana) ?? {};
      return [strikes?.length, shields?.length];
    });
    expect(seen).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    const other = new DuelGame(NAMES);
    const [first = ''] = other.players;
    other.toChoice(first);
    expect(other.choose(first, { type: 'shield', shield: 'absorption' })).toEqual({
      ok: false,
      reason: 'duel.LOCKED',
    });
  });

  it('is not due after the last question or with duels switched off', () => {
    const game = new DuelGame(NAMES, { questions: guesses(2) });
    const [ana = '', ben = ''] = game.players;
    game.steps(ana, 2);
    expect(game.seat(ana).isOver).toBe(true);
    expect(game.choice(ana)).toBeNull();
    game.steps(ben, 1);
    expect(game.host({ type: 'changeOptions', options: { isDuelEnabled: false } })).toMatchObject({
      ok: true,
    });
    expect(game.view(ben).me.duel).toBeNull();
  });
});

describe('targets', () => {
  /** Starts a game in which each player has one more correct answer than the previous one. */
  function ladder(count: number) {
    const game = new DuelGame(Array.from({ length: count }, (_, n) => `P${n}`));
    for (const [n, player] of game.players.entries()) game.steps(player, n + 2);
    return game;
  }

  it('are three players above and two below, in order of rank, with names and points', () => {
    const game = ladder(10);
    const chooser = game.players[3] ?? '';
    // Five correct answers: the choice at level 1 is due.
    expect(game.targets(chooser)).toEqual(['P6', 'P5', 'P4', 'P2', 'P1']);
    const targets = duelTargets(game.room, 3, game.now);
    expect(targets.map(({ rank }) => rank)).toEqual([4, 5, 6, 8, 9]);
    expect(targets[0]?.score).toBe(game.score(game.players[6] ?? ''));
  });

  it('leave out players who are away, finished or short of points, and need two others', () => {
    const { game, ana, cy, dee } = faced(null);
    const names = () => game.targets(ana);
    expect(names()).toEqual(['Ben', 'Cy']);
    game.applyEvents({ type: 'playerDropped', seat: 2 });
    expect(names()).toEqual(['Ben', 'Dee']);
    game.send({ type: 'finish', playerId: dee });
    expect(names()).toEqual(['Ben']);
    expect(game.choose(ana, { type: 'strike', strike: 'standard', targetId: cy })).toEqual({
      ok: false,
      reason: 'duel.NO_TARGET',
    });
    const two = new DuelGame(['Ana', 'Ben']);
    for (const player of two.players) two.steps(player, 2);
    expect(two.targets(two.players[0] ?? '')).toEqual([]);
    const poor = new DuelGame(NAMES);
    const [first = '', , third = ''] = poor.players;
    poor.steps(third, 1);
    poor.steps(first, 2);
    expect(poor.score(third)).toBeLessThan(DUEL_LIMITS.minScore);
    expect(poor.targets(first)).toEqual([]);
  });

  it("leave out the player's own team, and deflected strikes spare the target's team", () => {
    const names = Array.from({ length: 8 }, (_, n) => `P${n}`);
    const game = new DuelGame(names, { type: 'team' });
    for (const player of game.players) game.toChoice(player, TOP);
    const named = (name: string) => game.players[names.indexOf(name)] ?? '';
    const teamOf = (player: string) => game.seat(player).team;
    for (const chooser of game.players)
      for (const name of game.targets(chooser)) expect(teamOf(named(name))).not.toBe(teamOf(chooser));
    const [ana = ''] = game.players;
    const ben = named(game.targets(ana)[0] ?? '');
    game.choose(ben, { type: 'shield', shield: 'deflector' });
    game.choose(ana, { type: 'strike', strike: 'standard', targetId: ben });
    const third = game.duel(ana).news.at(-1)?.third?.playerId ?? '';
    expect([teamOf(ana), teamOf(ben)]).not.toContain(teamOf(third));
  });

  it('are safe for half a minute, except from strikes that cross', () => {
    const { game, ana, ben, cy } = faced(null);
    game.toChoice(cy, 1);
    const strike = { type: 'strike', strike: 'standard', targetId: ben } as const;
    game.choose(ana, strike);
    game.wait(DUEL_LIMITS.crossMs - 1);
    const before = game.score(ben);
    expect(game.choose(cy, strike)).toMatchObject({ ok: true });
    expect(game.score(ben)).toBe(before - DUEL_POINTS.taken);
    game.toChoice(cy);
    game.wait(DUEL_LIMITS.restMs);
    expect(game.choose(cy, strike), 'twice by the same').toEqual({ ok: false, reason: 'duel.NO_TARGET' });
    const [, , , dee = ''] = game.players;
    game.toChoice(dee);
    expect(game.choose(dee, strike)).toMatchObject({ ok: true });
  });

  it.each([
    [{ questions: guesses(12) }, 3],
    [{ questions: guesses(24) }, 6],
    [{ questions: guesses(24), options: { questionsPerAttempt: 12 } }, 3],
  ] as const)('are struck at most once per four questions they are asked: %#', (settings, most) => {
    const names = Array.from({ length: 8 }, (_, n) => `P${n}`);
    const game = new DuelGame(names, settings);
    const [target = '', ...strikers] = game.players;
    game.steps(target, 10);
    const outcomes = strikers.map((striker) => {
      game.steps(striker, 2);
      game.wait(DUEL_LIMITS.restMs);
      const { ok } = game.choose(striker, { type: 'strike', strike: 'standard', targetId: target });
      // So that no one is ranked between the target and the next striker.
      game.send({ type: 'finish', playerId: striker });
      return ok;
    });
    expect(outcomes).toEqual(strikers.map((_, index) => index < most));
  });
});

it("the outcome of a player's last strike stays visible, however many strikes came since", () => {
  const names = Array.from({ length: 9 }, (_, n) => `P${n}`);
  const game = new DuelGame(names);
  const [target = '', first = '', ...strikers] = game.players;
  for (const player of [target, first]) game.steps(player, 2);
  game.choose(target, { type: 'strike', strike: 'standard', targetId: first });
  game.steps(target, 10);
  for (const striker of strikers) {
    game.steps(striker, 2);
    game.wait(DUEL_LIMITS.restMs);
    game.choose(striker, { type: 'strike', strike: 'standard', targetId: target });
    game.send({ type: 'finish', playerId: striker });
  }
  const { news, strikeOutcome } = game.duel(target);
  expect(news.map(({ id, role }) => [id, role])).toEqual([
    [1, 'striker'],
    [6, 'target'],
    [7, 'target'],
    [8, 'target'],
  ]);
  expect(strikeOutcome).toBe('struckTarget');
  expect(game.hostView().players.find(({ id }) => id === target)?.duel?.last).toMatchObject({
    strike: 'standard',
    on: { name: 'P1' },
  });
  expect(game.replayed()).toEqual(game.room);
});

it('scores match the example in docs/game-rules.md', () => {
  const game = new DuelGame(NAMES, { options: { timer: 'classic' } });
  const [ana = '', ben = '', cy = '', dee = ''] = game.players;
  for (const player of game.players) game.steps(player, 2);
  expect(scoresOf(game)).toEqual([2_100, 2_100, 2_100, 2_100]);
  game.choose(ben, { type: 'shield', shield: 'standard' });
  game.choose(cy, { type: 'skip' });
  expect(scoresOf(game)).toEqual([2_100, 2_100, 2_200, 2_100]);
  game.choose(ana, { type: 'strike', strike: 'standard', targetId: ben });
  expect(scoresOf(game)).toEqual([2_100, 2_100, 2_200, 2_100]);
  game.choose(dee, { type: 'strike', strike: 'standard', targetId: cy });
  expect(scoresOf(game)).toEqual([2_100, 2_100, 1_900, 2_200]);
  game.steps(ana, 3);
  game.wait(DUEL_LIMITS.crossMs);
  expect(game.targets(ana)).toEqual(['Dee']);
  game.choose(ana, { type: 'strike', strike: 'stealth', targetId: dee });
  expect(game.duel(dee).news.at(-1)?.by).toBeNull();
  expect(scoresOf(game)).toEqual([5_700, 2_100, 1_900, 1_900]);
});

it('a shield changes nothing in what anyone but its player and the host receives', () => {
  const seen = SHIELDS.map((shield) => {
    const { game, ana, ben, cy, dee } = faced(shield);
    expect(game.duel(ben).playerShield).toBe(shield);
    const { duel } = game.hostView().players.find(({ id }) => id === ben) ?? {};
    expect(duel).toMatchObject({ shield });
    const others = [ana, cy, dee].map((id) => [game.view(id), game.targets(id)]);
    return JSON.stringify([others, game.projector()]);
  });
  expect(new Set(seen).size).toBe(1);
});

it("a stealth striker's name is in nothing the target receives", () => {
  const { game, ana, ben } = faced(null, { options: { studentLeaderboard: 'no' } });
  game.choose(ana, { type: 'strike', strike: 'stealth', targetId: ben });
  expect(game.duel(ben).news).toHaveLength(1);
  expect(JSON.stringify(game.view(ben))).not.toContain(ana);
  expect(JSON.stringify(game.projector().strikes)).not.toContain(ana);
});

it('duel clocks stop during a pause', () => {
  const { game, ana, ben, cy } = faced(null);
  game.choose(ana, { type: 'strike', strike: 'standard', targetId: ben });
  const struck = game.duel(ben).news.at(-1)?.at ?? 0;
  game.wait(DUEL_LIMITS.crossMs);
  game.host({ type: 'pause' });
  game.wait(60_000);
  game.host({ type: 'resume' });
  game.wait((game.room.countdownEndsAt ?? game.now) - game.now);
  expect(game.duel(ben).news.at(-1)?.at).toBe(struck + (game.now - struck) - DUEL_LIMITS.crossMs);
  game.toChoice(cy);
  expect(game.targets(cy)).not.toContain('Ben');
  expect(game.replayed()).toEqual(game.room);
});
