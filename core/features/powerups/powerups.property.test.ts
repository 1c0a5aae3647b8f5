import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evolve, type RoomEvent } from '#core/authority/index.ts';
import { ledgerSum } from '#core/authority/ledger.ts';
import type { Room } from '#core/authority/state.ts';
import { powerups } from '#core/features/powerups/authority.ts';
import { cardPositions } from '#core/features/powerups/authorityBelt.ts';
import { effectBy, passesInPlay } from '#core/features/powerups/powerup.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUP_SCORE } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { PowerupGame, type PowerupGameSettings } from '#core/features/powerups/testGame.ts';
import { guesses } from '#core/testing/guesses.ts';
import type { Command } from '#core/authority/index.ts';
import { authorityOf } from '#core/questions/authority.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';
import { SCORING } from '#core/scoring/config.ts';
import { commandOf, type Step } from '#core/testing/randomSteps.ts';

const NAMES = ['Ana', 'Ben', 'Cy'] as const;
/** Including the 3-2-1 after it. */
const PAUSE_MS = 63_000;
const KINDS = POWERUP_IDS.filter((id) => POWERUPS[id].reaches !== 'camp');

/** A step of random play, or a card of kind `what` from the teacher, sometimes after a pause. */
type AnyStep = Omit<Step, 'kind'> & { readonly kind: Step['kind'] | 'give' };

const plays = fc.array(
  fc.record({
    kind: fc.constantFrom<AnyStep['kind']>(
      ...(['give', 'give', 'give', 'give', 'usePowerup', 'usePowerup', 'usePowerup'] as const),
      ...(['usePowerup', 'open', 'open', 'open'] as const),
      ...(['answer', 'answer', 'answer', 'skip', 'placePowerup', 'shufflePowerups', 'endPowerup'] as const),
      ...([
        'answerLater',
        'extraLife',
        'extraLife',
        'drop',
        'return',
        'repeat',
        'attempt',
        'attempt',
      ] as const),
    ),
    who: fc.nat(5),
    what: fc.nat(1_000),
    ms: fc.constantFrom(0, 0, 2_000, 2_000, 7_000, 21_000),
  }),
  { minLength: 40, maxLength: 160, size: 'max' },
);

const settings: fc.Arbitrary<PowerupGameSettings> = fc.record({
  type: fc.constantFrom('normal', 'team'),
  players: fc.constant(NAMES),
  seed: fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)),
  questions: fc.constant([
    ...guesses(8),
    {
      type: 'MSQ',
      text: 'several',
      options: ['a', 'b', 'c', 'd', 'e'].map((text) => ({ text, correct: text < 'c' })),
    } as const,
    { type: 'MCQ', text: 'poll', options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }] } as const,
  ]),
  options: fc.record({
    powerupKinds: fc.constant(POWERUP_IDS.join(' ')),
    timer: fc.constantFrom('classic', 'strict', 'off'),
    limitAttempts: fc.constant(0),
    extraLife: fc.constantFrom('enabled', 'disabled'),
    redemption: fc.constantFrom('yes', 'no'),
    isAnswerExplanationEnabled: fc.constant(false),
    jumble: fc.boolean(),
  }),
});

function playing(
  setting: PowerupGameSettings,
  list: readonly AnyStep[],
  each: (game: PowerupGame, command: Command | null, before: Room) => void,
): PowerupGame {
  const game = new PowerupGame(setting);
  const sent: Command[] = [];
  for (const { kind, ...step } of list) {
    game.now += step.ms;
    const player = game.players[step.who % game.players.length] ?? '';
    const before = game.room;
    if (kind === 'give') {
      if (step.what % 20 === 0) {
        game.host({ type: 'pause' });
        game.wait(PAUSE_MS - ROOM_TIMING.countdownMs);
        game.host({ type: 'resume' });
        game.wait(ROOM_TIMING.countdownMs);
      }
      const powerup = KINDS[step.what % KINDS.length] ?? 'double';
      game.host({ type: 'awardPowerup', powerup, playerIds: [player] });
      each(game, null, before);
      continue;
    }
    const command = commandOf(game, { kind, ...step }, sent);
    if (!command) continue;
    sent.push(command);
    game.send(command);
    each(game, command, before);
  }
  return game;
}

const seatsOf = ({ seats }: Room) => seats.flat();
const total = (room: Room): number => seatsOf(room).reduce((sum, { score }) => sum + score, 0);

function checkSums(room: Room): void {
  for (const { score, responses, ledger } of seatsOf(room)) {
    const earned = responses.reduce((sum, { breakup }) => sum + breakup.total, 0);
    expect(score).toBe(earned + ledgerSum(ledger));
    expect(score).toBeGreaterThanOrEqual(0);
    for (const { breakup, powerups = [] } of responses) {
      const { base, timer, streak, extra = 0 } = breakup;
      expect(extra).toBe(powerups.reduce((sum, { points }) => sum + points, 0));
      const plain = base + timer + streak;
      expect(breakup.total).toBeLessThanOrEqual(POWERUP_SCORE.maxTimes * plain);
      if (extra !== 0) expect(Math.abs(breakup.total % SCORING.step)).toBe(0);
    }
  }
}

/**
 * Checks that each answer in the host's report is the sum of its parts, and that answers and ledger add up to
 * the score.
 */
function checkReport(game: PowerupGame): void {
  for (const { attempts } of game.report().players)
    for (const { score, responses, ledger = [] } of attempts) {
      for (const { breakup, powerups: made } of responses) {
        const { base, timer, streak, extra = 0, total: whole } = breakup;
        expect(made.reduce((sum, { points }) => sum + points, 0)).toBe(extra);
        expect(whole).toBe(base + timer + streak + extra);
      }
      const parts = [...responses.map(({ breakup }) => breakup.total), ...ledger.map(({ points }) => points)];
      expect(parts.reduce((sum, points) => sum + points, 0)).toBe(score);
    }
}

/** Checks that hidden options are wrong and that at least one wrong option is visible. */
function checkHidden(game: PowerupGame): void {
  for (const [index, { open }] of seatsOf(game.room).entries()) {
    const keyed = open && game.room.questions[open.q];
    const hidden = game.view(game.players[index] ?? '').slide?.powerups?.hiddenOptions ?? [];
    if (hidden.length === 0) continue;
    const wrongIds = (keyed && authorityOf(keyed.question.type).can.narrow?.(keyed, [])) ?? [];
    expect(wrongIds).toEqual(expect.arrayContaining([...hidden]));
    expect(new Set(hidden).size).toBe(hidden.length);
    expect(hidden.length).toBeLessThan(wrongIds.length);
  }
}

/** Checks that only points created or lost change the sum of all scores, never points that change hands. */
function checkMoves(before: Room, list: readonly RoomEvent[]): void {
  let room = before;
  let used: PowerupId | null = null;
  for (const event of list) {
    const next = evolve(room, event);
    if (event.type === 'powerupUsed') {
      used = event.use.powerup;
      if (effectBy(POWERUPS[used], 'take')) {
        const { own = 0, other = 0 } = event.use.points ?? {};
        expect(own + other).toBe(0);
      }
    }
    if (event.type === 'pointsMoved' && used) {
      const moved = event.moves.reduce((sum, { points }) => sum + points, 0);
      expect(total(next) - total(room)).toBe(moved);
      if (effectBy(POWERUPS[used], 'take')) expect(moved).toBe(0);
    }
    room = next;
  }
}

/** Checks that cards came only with answers that bring them, and no more of them than there were places. */
function checkCards(game: PowerupGame): void {
  for (const [index, seat] of seatsOf(game.room).entries()) {
    // Of the present attempt: earlier ones started anew.
    const start = game.log.findLastIndex((event) => event.type === 'attemptStarted' && event.seat === index);
    const came = game.log
      .slice(start + 1)
      .flatMap((event) => (event.type === 'powerupAwarded' && event.seat === index ? event.card.after : []));
    for (const after of came) {
      const { result, state } = seat.responses[after - 1] ?? {};
      expect([result, result === 'none' && state]).toEqual(
        result === 'none' ? ['none', 'attempted'] : ['correct', false],
      );
      const places = [...cardPositions(game.room, index, seat.attempt, [1, after])];
      expect(came.filter((each) => each <= after).length).toBeLessThanOrEqual(places.length);
    }
  }
}

/** Checks that the time of effects passes in seats with an open question, and in no others. */
function checkTimes(room: Room): void {
  for (const { open, belt, isOver } of seatsOf(room))
    for (const { powerup, until, left } of belt?.effects ?? []) {
      if (!passesInPlay(POWERUPS[powerup])) expect([until, left]).toEqual([null, undefined]);
      else if (open) expect([typeof until, left, isOver]).toEqual(['number', undefined, false]);
      else expect([until, left !== undefined && left > 0]).toEqual([null, true]);
    }
}

describe('random play with power-ups', () => {
  it('keeps scores exact and nonnegative, moves stolen points in full, and hides only wrong options', () => {
    fc.assert(
      fc.property(settings, plays, (setting, list) => {
        const game = playing(setting, list, (each, _command, before) => {
          // Most commands are refused.
          if (each.room === before) return;
          checkSums(each.room);
          checkTimes(each.room);
          checkHidden(each);
          checkMoves(before, each.log.slice(before.seq));
        });
        checkReport(game);
        checkCards(game);
        expect(game.replayed()).toEqual(game.room);
      }),
      { numRuns: 50 },
    );
  });

  it('takes from each boost exactly the time in which a question was open', () => {
    fc.assert(
      fc.property(settings, plays, (setting, list) => {
        /** Milliseconds with an open question, by seat and effect. */
        const used = new Map<string, number>();
        let last = 0;
        playing(setting, list, ({ room, now }, _command, before) => {
          const pausedMs = room.countdownEndsAt === before.countdownEndsAt ? 0 : PAUSE_MS;
          for (const [index, { open, belt }] of seatsOf(before).entries())
            for (const { id } of open ? (belt?.effects ?? []) : [])
              used.set(`${index} ${id}`, (used.get(`${index} ${id}`) ?? 0) + now - last - pausedMs);
          last = now;
          for (const [index, { belt }] of seatsOf(room).entries())
            for (const { id, powerup, until, left } of belt?.effects ?? []) {
              const { ends } = POWERUPS[powerup];
              if (typeof ends !== 'number') continue;
              const rest = left ?? (until ?? 0) - now;
              expect(ends - rest).toBe(used.get(`${index} ${id}`) ?? 0);
            }
        });
      }),
      { numRuns: 40 },
    );
  });

  it('produces every event of the feature', () => {
    const logs = fc
      .sample(fc.tuple(settings, plays), { numRuns: 80, seed: 1 })
      .map(([setting, list]) => playing(setting, list, () => undefined).log);
    const happened = logs.flat().map(({ type }) => type);
    expect(happened.filter((type) => type === 'powerupUsed').length).toBeGreaterThan(300);
    expect(happened).toEqual(
      expect.arrayContaining(Object.keys(powerups.evolve).filter((type) => type !== 'powerupTriggered')),
    );
  });

  it('applies a repeated command only once', () => {
    fc.assert(
      fc.property(settings, plays, (setting, list) => {
        playing(setting, list, (game, command, before) => {
          if (!command || !('commandId' in command) || game.room === before) return;
          const { room } = game;
          expect(game.send(command)).toEqual({ ok: true, events: [] });
          expect(game.room).toBe(room);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('shows a player who was away the same as one who never was', () => {
    fc.assert(
      fc.property(settings, plays, plays, fc.nat(2), (setting, list, rest, who) => {
        const game = playing(setting, list, () => undefined);
        const player = game.players[who] ?? '';
        const away = Object.assign(new PowerupGame(setting), { room: game.room, now: game.now });
        away.send({ type: 'drop', playerId: player });
        // Steps of the others in the meantime, except giving and using cards: a player who chooses a target
        // can see who is away.
        for (const { kind, ...step } of rest.slice(0, 20)) {
          const isOwn = step.who % game.players.length === who;
          if (isOwn || kind === 'give' || kind === 'usePowerup') continue;
          const command = commandOf(game, { kind, ...step }, []);
          for (const each of [game, away]) {
            each.now += step.ms;
            if (command) each.send(command);
          }
        }
        for (const each of [game, away]) each.send({ type: 'return', playerId: player });
        const { seq: _seq, ...view } = game.view(player);
        const { seq: _other, ...seen } = away.view(player);
        expect(seen).toEqual(view);
      }),
      { numRuns: 40 },
    );
  });
});

it('any two power-ups in either order keep scores, options and the log consistent', () => {
  for (const first of KINDS)
    for (const second of KINDS) {
      const game = new PowerupGame({
        players: NAMES,
        options: { timer: 'strict' },
        seed: [KINDS.indexOf(first), KINDS.indexOf(second)],
      });
      const [ana = '', ben = '', cy = ''] = game.players;
      game.plays(ben, 'right', 'right');
      for (const word of ['right', 'wrong', 'false']) {
        for (const player of game.players) game.open(player);
        const before = game.room;
        for (const powerup of [first, second]) game.giveAndUse(ana, powerup, cy);
        checkHidden(game);
        checkMoves(before, game.log.slice(before.seq));
        for (const player of game.players) game.answer(player, [word]);
        checkSums(game.room);
      }
      expect(game.replayed()).toEqual(game.room);
    }
});
