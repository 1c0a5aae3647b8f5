import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Command, evolve, type RoomEvent } from '#core/authority/index.ts';
import { ledgerSum } from '#core/authority/ledger.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { duelistOf, isDue, stepOf } from '#core/features/duels/authorityDuels.ts';
import type { PastStrike } from '#core/features/duels/authorityTypes.ts';
import { DUEL_POINTS, DUEL_LIMITS, stepsTo } from '#core/features/duels/duels.ts';
import { OUTCOMES, SHIELDS } from '#core/features/duels/ids.ts';
import { DuelGame } from '#core/features/duels/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';
import { commandOf, type Step } from '#core/testing/randomSteps.ts';

const NAMES = ['Ana', 'Ben', 'Cy', 'Dee', 'Eli'] as const;

/** A step of random play; a correct answer, often followed by a shield or a strike; or a pause. */
type AnyStep = Omit<Step, 'kind'> & { readonly kind: Step['kind'] | 'step' | 'choose' | 'halt' };

const plays = fc.array(
  fc.record({
    kind: fc.constantFrom<AnyStep['kind']>(
      ...(['step', 'step', 'step', 'step', 'step', 'step', 'choose', 'choose', 'choose'] as const),
      ...(['duelDecision', 'open', 'answer', 'skip', 'drop', 'return', 'repeat', 'attempt', 'halt'] as const),
    ),
    who: fc.nat(4),
    what: fc.nat(1_000),
    ms: fc.constantFrom(0, 0, 500, 2_000, 7_000, 31_000),
  }),
  { minLength: 120, maxLength: 300, size: 'max' },
);

const settings = fc.record({
  type: fc.constantFrom('normal' as const, 'team' as const),
  seed: fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)),
  timer: fc.constantFrom('classic' as const, 'off' as const),
  redemption: fc.constantFrom('yes' as const, 'no' as const),
  isAnswerExplanationEnabled: fc.constant(false),
});
type Setting = typeof settings extends fc.Arbitrary<infer Value> ? Value : never;

function choose(game: DuelGame, player: string, what: number): void {
  const choice = game.choice(player);
  if (!choice) return;
  const shield = choice.shields[what % choice.shields.length] ?? 'standard';
  if (what % 3 === 0) return void game.choose(player, { type: 'shield', shield });
  const all = game.players.filter((each) => each !== player);
  const shielded = all.filter((each) => game.duel(each).playerShield);
  const others = shielded.length > 0 && what % 2 === 0 ? shielded : all;
  const targetId = others[what % others.length] ?? '';
  const strike = choice.strikes[what % choice.strikes.length] ?? 'standard';
  game.choose(player, { type: 'strike', strike, targetId });
}

function playing(
  { type, seed, ...options }: Setting,
  list: readonly AnyStep[],
  each: (game: DuelGame, before: Room, command: Command | null) => void,
): DuelGame {
  const game = new DuelGame(NAMES, {
    type,
    seed,
    questions: guesses(24),
    options: { ...options, limitAttempts: 0 },
  });
  const sent: Command[] = [];
  for (const { kind, ...step } of list) {
    game.now += step.ms;
    const player = game.players[step.who] ?? '';
    const before = game.room;
    let command: Command | null = null;
    if (kind === 'step' && game.choice(player) && step.what % 4 > 0) choose(game, player, step.what);
    else if (kind === 'step') {
      game.open(player);
      if (game.seat(player).open) game.answer(player, ['right']);
    } else if (kind === 'choose') choose(game, player, step.what);
    else if (kind === 'halt') {
      game.host({ type: 'pause' });
      game.wait(60_000);
      game.host({ type: 'resume' });
      game.wait(3_000);
    } else {
      command = commandOf(game, { kind, ...step }, sent);
      if (!command) continue;
      sent.push(command);
      game.send(command);
    }
    each(game, before, command);
  }
  return game;
}

const seatsOf = ({ seats }: Room): readonly Seat[] => seats.flat();
const total = (room: Room): number => seatsOf(room).reduce((sum, { score }) => sum + score, 0);

function checkSums(room: Room): void {
  for (const { score, responses, ledger } of seatsOf(room)) {
    const earned = responses.reduce((sum, { breakup }) => sum + breakup.total, 0);
    expect(score).toBe(earned + ledgerSum(ledger));
    expect(score).toBeGreaterThanOrEqual(0);
  }
}

/**
 * Checks the points of striker, target and third player for each outcome. A player with less than the loss
 * loses everything.
 */
function checkPoints({ strike, outcome, third, points }: PastStrike): void {
  const { taken, forHit, forSwap } = DUEL_POINTS;
  const hit = strike === 'swap' ? forSwap : forHit;
  const most = {
    struckTarget: { by: hit, on: -taken, third: 0 },
    brokeTargetShield: { by: 0, on: 0, third: 0 },
    rebounded: { by: -taken, on: 0, third: 0 },
    deflected: { by: 0, on: 0, third: -taken },
    absorbed: { by: 0, on: taken, third: 0 },
  }[outcome];
  expect(third !== undefined).toBe(outcome === 'deflected');
  for (const who of ['by', 'on', 'third'] as const) {
    if (most[who] < 0) expect(points[who]).toBeGreaterThanOrEqual(most[who]);
    else expect(points[who]).toBe(most[who]);
    expect(Math.sign(points[who]) * Math.sign(most[who])).toBeGreaterThanOrEqual(0);
  }
}

/** Checks each duel event in the order of the log. */
function checkEvents(before: Room, list: readonly RoomEvent[]): void {
  let room = before;
  let expected = 0;
  for (const event of list) {
    const next = evolve(room, event);
    if (event.type === 'struck') {
      const { past, seat } = event;
      checkPoints(past);
      expect(past.id).toBe((room.duels?.count ?? 0) + 1);
      expect(past.met).toBe(duelistOf(seatsOf(room)[past.on] as Seat).shield);
      expect(duelistOf(seatsOf(next)[past.on] as Seat).shield).toBeNull();
      expect(seat).toBe(past.by);
      expect(past.on).not.toBe(past.by);
      expected = past.points.by + past.points.on + past.points.third;
    }
    if (event.type === 'struck' || event.type === 'shieldRaised' || event.type === 'duelSkipped') {
      const [was, is] = [seatsOf(room)[event.seat] as Seat, seatsOf(next)[event.seat] as Seat];
      expect(stepOf(was)).toBe(stepsTo(duelistOf(was).level));
      expect(duelistOf(is).level).toBe(duelistOf(was).level + 1);
      expect(isDue(next, is)).toBe(false);
      if (event.type === 'duelSkipped') expected = DUEL_POINTS.forSkip;
    }
    if (event.type === 'pointsMoved' && event.source === 'duels') {
      expect(total(next) - total(room)).toBe(expected);
      expected = 0;
    }
    room = next;
  }
  expect(expected).toBe(0);
}

/** Checks that unused shields and the strikers behind stealth are never revealed. */
function checkSecrets(game: DuelGame): void {
  for (const [index, player] of game.players.entries()) {
    const view = game.view(player);
    const told = view.me.duel?.news ?? [];
    for (const { role, strike, by } of told)
      if (strike === 'stealth' && role !== 'striker') expect(by).toBeNull();
    const { shield } = duelistOf(seatsOf(game.room)[index] as Seat);
    expect(view.me.duel?.playerShield ?? null).toBe(shield);
    const elsewhere = JSON.stringify({ ...view, me: { ...view.me, duel: null } });
    expect(elsewhere).not.toMatch(/playerShield|"met"/);
  }
  const projector = game.projector();
  for (const { strike, by } of projector.strikes) if (strike === 'stealth') expect(by).toBeNull();
  expect(JSON.stringify(projector)).not.toMatch(/"(shield|playerShield|met)"/);
}

describe('random play with duels', () => {
  it('moves points by the rules, keeps scores nonnegative, and makes each choice due once', () => {
    fc.assert(
      fc.property(settings, plays, (setting, list) => {
        const game = playing(setting, list, (each, before) => {
          // Most commands are refused.
          if (each.room === before) return;
          checkSums(each.room);
          checkEvents(before, each.log.slice(before.seq));
          checkSecrets(each);
        });
        for (const seat of seatsOf(game.room)) {
          const { struck } = duelistOf(seat);
          expect(struck.length).toBeLessThanOrEqual(
            Math.max(DUEL_LIMITS.least, 24 / DUEL_LIMITS.questionsEach),
          );
          expect(new Set(struck.map(({ by }) => by)).size).toBe(struck.length);
        }
        expect(game.replayed()).toEqual(game.room);
      }),
      { numRuns: 25 },
    );
  });

  it('applies a repeated command only once', () => {
    fc.assert(
      fc.property(settings, plays, (setting, list) => {
        playing(setting, list, (each, _before, command) => {
          if (command?.type !== 'duelDecision') return;
          const { room } = each;
          each.send(command);
          expect(each.room.duels).toEqual(room.duels);
          expect(seatsOf(each.room).map(({ score }) => score)).toEqual(
            seatsOf(room).map(({ score }) => score),
          );
        });
      }),
      { numRuns: 15 },
    );
  });

  it('shows a player who dropped and returned the same as before', () => {
    fc.assert(
      fc.property(settings, plays, fc.nat(4), (setting, list, who) => {
        const game = playing(setting, list, () => undefined);
        const player = game.players[who] ?? '';
        const before = game.view(player).me.duel;
        game.send({ type: 'drop', playerId: player });
        game.send({ type: 'return', playerId: player });
        expect(game.view(player).me.duel).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  it('produces every outcome and meets every shield', () => {
    const strikes: PastStrike[] = [];
    const isAll = (): boolean =>
      strikes.length > 200 &&
      new Set(strikes.map(({ outcome }) => outcome)).size === OUTCOMES.length &&
      new Set(strikes.flatMap(({ met }) => met ?? [])).size === SHIELDS.length;
    // As many plays as needed, up to a limit.
    for (const [setting, list] of fc.sample(fc.tuple(settings, plays), { numRuns: 120, seed: 1 })) {
      if (isAll()) break;
      const { log } = playing(setting, list, () => undefined);
      strikes.push(...log.flatMap((event) => (event.type === 'struck' ? event.past : [])));
    }
    expect(strikes.length).toBeGreaterThan(200);
    expect(new Set(strikes.map(({ outcome }) => outcome))).toEqual(new Set(OUTCOMES));
    expect(new Set(strikes.flatMap(({ met }) => met ?? []))).toEqual(new Set(SHIELDS));
    expect(strikes.some(({ at }, n) => at - (strikes[n - 1]?.at ?? 0) === 0)).toBe(true);
  });
});
