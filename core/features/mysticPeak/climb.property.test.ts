// Invariants of random climbs with misses, passes, dropped connections, pauses, latecomers and timeouts.

import { afterAll, describe, expect, it } from 'vitest';
import { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
import { isPractice } from '#core/features/mysticPeak/authorityClimb.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { DIFFICULTIES, GAMES } from '#core/features/mysticPeak/games/ids.ts';
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
  else if (stop && 'obstacle' in stop && stop.obstacle?.played === null && what < 8) game.playOut(player);
  else if (stop?.kind === 'levelUp' && what < 10) game.take(player, draws.below(4));
  else if (stop) game.pass(player);
  else if (open && what === 2) game.skip(player);
  else if (open) game.answer(player, [draws.below(2) === 0 ? 'right' : 'wrong']);
  else game.open(player);
}

const stopIn = (event: RoomEvent) => (event.type === 'stopOpened' ? event.stop : null);

/** Points for the camp game of the camp that was passed. */
function rewardAt(event: Extract<RoomEvent, { type: 'campPassed' | 'peakReached' }>, camps: number): number {
  const camp = event.type === 'campPassed' ? event.camp : camps;
  return [200, 300, 400][Math.floor((3 * (camp - 1)) / camps)] ?? 0;
}

let practices = 0;
const campChoices = { game: 0, card: 0, nothing: 0 };
afterAll(() => {
  expect(practices).toBeGreaterThan(3);
  expect(Math.min(...Object.values(campChoices))).toBeGreaterThan(0);
});

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
    const camps = campsOf(game.room).sizes.length;
    for (const { seat, index } of seats) {
      const won: number[] = [];
      let [open, ended, points] = [false, 0, 0];
      for (const event of eventsOf(index)) {
        if (event.type === 'campPassed' || event.type === 'peakReached') points = rewardAt(event, camps);
        const isOffered = event.type === 'stopOpened' && event.stop.kind === 'obstacle';
        if (isOffered || (event.type === 'obstacleStarted' && event.campGame)) {
          expect(open).toBe(false);
          open = true;
          if (isOffered) points = MYSTIC_PEAK.obstaclePoints;
        } else if (event.type === 'obstacleEnded') {
          expect(open).toBe(true);
          open = false;
          if (event.practice) continue;
          ended += 1;
          if (event.result === 'WIN') won.push(points);
        }
      }
      expect(seat.climb?.played ?? 0).toBe(ended);
      const paid = (seat.ledger ?? []).map((entry) => entry.points).filter((each) => each > 0);
      expect(paid).toEqual(won);
    }
  });

  it('has a level up and a path finder once per camp, with at most one choice at a level up', () => {
    for (const { index } of seats) {
      const own = eventsOf(index);
      const opened = own.flatMap((event) => {
        const { kind, camp } = stopIn(event) ?? {};
        return kind === 'levelUp' || kind === 'pathFinder' || kind === 'summit' ? [`${kind} ${camp}`] : [];
      });
      expect(new Set(opened).size).toBe(opened.length);
      let levelUp: ReturnType<typeof stopIn> = null;
      for (const event of own) {
        const stop = stopIn(event);
        if (stop) levelUp = stop.kind === 'levelUp' ? stop : null;
        if (!levelUp) continue;
        if (event.type === 'obstacleStarted') campChoices.game += 1;
        else if (event.type === 'powerupChosen') {
          campChoices.card += 1;
          expect(levelUp).toMatchObject({
            camp: event.camp,
            offers: expect.arrayContaining([event.powerup]),
          });
        } else if (event.type === 'stopLeft') campChoices.nothing += 1;
        else if (event.type === 'answered') expect('a question').toBe('closed at a level up');
        else continue;
        // What ends it, ends it for good.
        levelUp = null;
      }
    }
  });

  it('counts all points in the camps in which they were earned', () => {
    for (const { seat } of seats) {
      const { past = [], earned = 0, peakAt = null } = seat.climb ?? {};
      const inAll = past.reduce((sum, camp) => sum + camp.earned, peakAt === null ? earned : 0);
      expect(inAll).toBe(seat.score);
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
