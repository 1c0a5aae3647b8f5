// Invariants of random climbs with misses, passes, dropped connections, pauses, latecomers and timeouts.

import { afterAll, describe, expect, it } from 'vitest';
import { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
import { isPractice } from '#core/features/mysticPeak/authorityClimb.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { DIFFICULTIES, GAMES } from '#core/features/mysticPeak/games/game.ts';
import { ROLES } from '#core/features/mysticPeak/ids.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { type Stream, stream } from '#core/random/stream.ts';
import { guesses } from '#core/testing/guesses.ts';

const STEPS = 700;

interface Seen {
  readonly seat: number;
  readonly event: RoomEvent;
}

/** Plays the game with this number; `look` sees it after every step. */
function play(number: number, look: (game: PeakGame) => void): { game: PeakGame; log: readonly Seen[] } {
  const draws = stream([number, 18], 'climb');
  const game = new PeakGame(['Ana', 'Ben', 'Cy'], { questions: guesses(9 + draws.below(6)) });
  const players = [...game.players];
  const log: Seen[] = [];
  let seen = game.log.length;
  for (let step = 0; step < STEPS; step += 1) {
    if (step === 60) players.push(game.join('Dee'));
    const player = players[draws.below(players.length)] ?? '';
    act(game, player, draws);
    for (; seen < game.log.length; seen += 1) {
      const event = game.log[seen];
      if (event && 'seat' in event) log.push({ seat: event.seat, event });
    }
    look(game);
  }
  return { game, log };
}

function act(game: PeakGame, player: string, draws: Stream): void {
  const { open, isOver } = game.seat(player);
  const { stop } = game.climb(player);
  const what = draws.below(12);
  if (what === 0) game.wait(draws.below(15_000));
  else if (what === 1) {
    game.host({ type: 'pause' });
    game.wait(draws.below(60_000));
    game.host({ type: 'resume' });
    game.wait(3_000);
  } else if (isOver && !stop) {
    // A player waiting on the peak plays for fun.
    const [which = 'ropeThrow', difficulty] = [GAMES[draws.below(3)], DIFFICULTIES[draws.below(3)]];
    game.practice(player, which, difficulty);
  } else if (stop?.kind === 'pathFinder') game.path(player, ROLES[draws.below(3)] ?? 'TREKKER');
  else if (stop?.kind === 'summit') game.path(player, draws.below(2) === 0 ? 'RIDGE' : 'FLAG');
  else if (stop?.kind === 'obstacle' && stop.obstacle.played === null && what < 8) game.playOut(player);
  else if (stop) game.pass(player);
  else if (open && what === 2) game.skip(player);
  else if (open) game.answer(player, [draws.below(2) === 0 ? 'right' : 'wrong']);
  else game.open(player);
}

let practices = 0;
afterAll(() => expect(practices).toBeGreaterThan(3));

describe.each([1, 2, 3, 4, 5, 6])('random climb %i', (number) => {
  const { game, log } = play(number, ({ room }) => {
    for (const { score } of room.seats.flat()) expect(score).toBeGreaterThanOrEqual(0);
  });
  const seats = game.room.seats.flat().map((seat, index) => ({ seat, index }));
  const eventsOf = (index: number) => log.filter(({ seat }) => seat === index).map(({ event }) => event);

  it('asks each question until it is correct or left behind by the rules', () => {
    const { levels } = campsOf(game.room);
    for (const { seat, index } of seats) {
      const past = seat.climb?.past.length ?? 0;
      const passed = seat.climb?.passed ?? [];
      for (const [q, level] of levels.entries()) {
        const own = seat.responses.filter((response) => response.q === q && !response.ridge);
        const rights = own.filter(({ result }) => result === 'correct');
        expect(rights.length).toBeLessThanOrEqual(1);
        if (level <= past) expect(rights.length === 1 || passed.includes(q), `${index}: ${q}`).toBe(true);
        // No question of a camp is asked before the previous camp is done.
        if (own.length > 0) expect(level).toBeLessThanOrEqual(past + 1);
        const tries = own.filter(({ state }) => state !== 'passed').length;
        if (passed.includes(q)) expect(tries).toBeGreaterThanOrEqual(MYSTIC_PEAK.triesToPass);
        expect(own.length).toBeLessThanOrEqual(MYSTIC_PEAK.maxTries);
      }
    }
  });

  it('opens stops only after a missed first try, three tries apart, each kind once per camp', () => {
    for (const { index } of seats) {
      let [tries, camp] = [MYSTIC_PEAK.stopDistance as number, 1];
      const used = new Set<string>();
      let lastMissed = false;
      for (const event of eventsOf(index)) {
        if (event.type === 'answered') {
          const { state, asking = 1, comesAgain } = event.response;
          tries += Number(state !== 'passed');
          lastMissed = asking === 1 && comesAgain === true;
        } else if (event.type === 'campPassed') camp += 1;
        else if (event.type === 'stopOpened') {
          const { kind } = event.stop;
          if ((kind !== 'obstacle' && kind !== 'powerupSelection') || isPractice(event.stop)) continue;
          expect([lastMissed, tries >= MYSTIC_PEAK.stopDistance, used.has(`${camp} ${kind}`)]).toEqual([
            true,
            true,
            false,
          ]);
          used.add(`${camp} ${kind}`);
          tries = 0;
        }
      }
    }
  });

  it('has one result per obstacle, and pays its points once', () => {
    for (const { seat, index } of seats) {
      const own = eventsOf(index);
      const allEnded = own.filter((event) => event.type === 'obstacleEnded');
      const offered = own.filter((event) => event.type === 'stopOpened' && event.stop.kind === 'obstacle');
      expect(offered.length - allEnded.length).toBeLessThanOrEqual(1);
      const ended = allEnded.filter(({ practice }) => !practice);
      expect(seat.climb?.played ?? 0).toBe(ended.length);
      const won = ended.filter(({ result }) => result === 'WIN').length;
      const paid = (seat.ledger ?? []).filter(({ points }) => points > 0);
      expect(paid.reduce((sum, { points }) => sum + points, 0)).toBe(won * MYSTIC_PEAK.obstaclePoints);
    }
  });

  it('allows play for fun only after the flag, one game at a time and not too often', () => {
    for (const { index } of seats) {
      let [hasFlag, isOpen, count] = [false, false, 0];
      for (const event of eventsOf(index)) {
        if (event.type === 'flagPlanted') hasFlag = true;
        else if (event.type === 'stopLeft') isOpen = false;
        else if (event.type === 'stopOpened' && isPractice(event.stop)) {
          expect([hasFlag, isOpen]).toEqual([true, false]);
          isOpen = true;
          count += 1;
        }
      }
      expect(count).toBeLessThanOrEqual(MYSTIC_PEAK.practices);
      practices += count;
    }
  });

  it('has no Pioneer in two camps in a row, and height 1,000 exactly on the peak', () => {
    for (const { seat } of seats) {
      const roles = seat.climb?.past.map(({ role }) => role) ?? [];
      for (const [n, role] of roles.entries())
        expect(role === 'PIONEER' && roles[n - 1] === 'PIONEER').toBe(false);
      const { peakAt = null, height = 0 } = seat.climb ?? {};
      expect(height === MYSTIC_PEAK.peak).toBe(peakAt !== null);
    }
  });

  it('can be finished from any state, and its log replays to the same room', () => {
    for (const { seat } of seats) game.climbUp(seat.id);
    expect(game.room.seats.flat().every(({ isOver }) => isOver)).toBe(true);
    expect(game.replayed()).toEqual(game.room);
  });
});
