// What holds in every climb, however it is played: drawn at random, with misses, passes, drops, pauses, late joiners and the clock.

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

interface Told {
  readonly seat: number;
  readonly event: RoomEvent;
}

/** Plays a game of this number; `look` sees it behind each step. */
function play(number: number, look: (game: PeakGame) => void): { game: PeakGame; log: readonly Told[] } {
  const draws = stream([number, 18], 'climb');
  const game = new PeakGame(['Ana', 'Ben', 'Cy'], { questions: guesses(9 + draws.below(6)) });
  const players = [...game.players];
  const log: Told[] = [];
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
    // For fun, where one waits on the peak.
    const [which = 'ropeThrow', difficulty] = [GAMES[draws.below(3)], DIFFICULTIES[draws.below(3)]];
    game.practise(player, which, difficulty);
  } else if (stop?.kind === 'pathFinder') game.path(player, ROLES[draws.below(3)] ?? 'TREKKER');
  else if (stop?.kind === 'summit') game.path(player, draws.below(2) === 0 ? 'RIDGE' : 'FLAG');
  else if (stop?.kind === 'obstacle' && stop.obstacle.played === null && what < 8) game.playOut(player);
  else if (stop) game.pass(player);
  else if (open && what === 2) game.skip(player);
  else if (open) game.answer(player, [draws.below(2) === 0 ? 'right' : 'wrong']);
  else game.open(player);
}

let practised = 0;
afterAll(() => expect(practised).toBeGreaterThan(3));

describe.each([1, 2, 3, 4, 5, 6])('a climb at random (%i)', (number) => {
  const { game, log } = play(number, ({ room }) => {
    for (const { score } of room.seats.flat()) expect(score).toBeGreaterThanOrEqual(0);
  });
  const seats = game.room.seats.flat().map((seat, index) => ({ seat, index }));
  const eventsOf = (index: number) => log.filter(({ seat }) => seat === index).map(({ event }) => event);

  it('asks each question until it is right, or left behind by the rule', () => {
    const { levels } = campsOf(game.room);
    for (const { seat, index } of seats) {
      const past = seat.climb?.past.length ?? 0;
      const passed = seat.climb?.passed ?? [];
      for (const [q, level] of levels.entries()) {
        const own = seat.responses.filter((response) => response.q === q && !response.ridge);
        const rights = own.filter(({ result }) => result === 'correct');
        expect(rights.length).toBeLessThanOrEqual(1);
        if (level <= past) expect(rights.length === 1 || passed.includes(q), `${index}: ${q}`).toBe(true);
        // Nothing of a camp is met before the one below it is done.
        if (own.length > 0) expect(level).toBeLessThanOrEqual(past + 1);
        const tries = own.filter(({ state }) => state !== 'passed').length;
        if (passed.includes(q)) expect(tries).toBeGreaterThanOrEqual(MYSTIC_PEAK.triesToPass);
        expect(own.length).toBeLessThanOrEqual(MYSTIC_PEAK.mostAskings);
      }
    }
  });

  it('puts stops behind a missed first go alone, three tries apart, and each kind once a camp', () => {
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

  it('gives one result to each obstacle, and its points once', () => {
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

  it('lets nobody play for fun before the flag, nor more than one at a time, nor too often', () => {
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
      practised += count;
    }
  });

  it('has no pioneer in two camps running, and height that only grows, to 1,000 on the peak', () => {
    for (const { seat } of seats) {
      const roles = seat.climb?.past.map(({ role }) => role) ?? [];
      for (const [n, role] of roles.entries())
        expect(role === 'PIONEER' && roles[n - 1] === 'PIONEER').toBe(false);
      const { peakAt = null, height = 0 } = seat.climb ?? {};
      expect(height === MYSTIC_PEAK.peak).toBe(peakAt !== null);
    }
  });

  it('comes to its end from wherever it stands, and is the same from its log', () => {
    for (const { seat } of seats) game.climbUp(seat.id);
    expect(game.room.seats.flat().every(({ isOver }) => isOver)).toBe(true);
    expect(game.replayed()).toEqual(game.room);
  });
});
