// Harness for laws that hold in any random play. All laws look at the same plays, moment by moment.

import fc from 'fast-check';
import type { Room } from '#core/authority/index.ts';
import { busySettings, busySteps, play, type Setting, settings, steps } from '#core/testing/arbitraryPlay.ts';
import type { Game } from '#core/testing/game.ts';
import type { Step } from '#core/testing/randomSteps.ts';

/** Number of plays for tests that play on their own. */
export const RUNS = { numRuns: 100 };
/** For plays in which two players are busy with their questions. */
const BUSY_RUNS = { numRuns: 60 };

export function seatsOf(room: Room) {
  return room.seats.flat();
}

/** The questions that weren't asked as second chances. */
export function firstTime(
  list: readonly { readonly q: number; readonly asking?: number }[],
): readonly number[] {
  return list.filter(({ asking }) => !asking).map(({ q }) => q);
}

/** One seed for the whole run: all laws look at the same plays, so each play happens only once. */
const [SEED = 0] = fc.sample(fc.noBias(fc.nat()), 1);
interface Played {
  readonly game: Game;
  /** The game after each step. */
  readonly moments: readonly Pick<Game, 'room' | 'now'>[];
}
const known = new Map<string, Played>();

function played(setting: Setting, list: readonly Step[]): Played {
  const key = JSON.stringify([setting, list]);
  const found = known.get(key);
  if (found) return found;
  const moments: Pick<Game, 'room' | 'now'>[] = [];
  const game = play(setting, list, ({ room, now }) => {
    const last = moments.at(-1);
    if (last?.room !== room || last.now !== now) moments.push({ room, now });
  });
  const made = { game, moments };
  known.set(key, made);
  return made;
}

/** Calls `check` whenever the game or its time has changed. */
export function forAll(check: (game: Game) => void, atEnd: (game: Game) => void = () => undefined): void {
  for (const [anySetting, anySteps, runs] of [
    [settings, steps, RUNS],
    [busySettings, busySteps, BUSY_RUNS],
  ] as const)
    fc.assert(
      fc.property(anySetting, anySteps, (setting, list) => {
        const { game, moments } = played(setting, list);
        for (const moment of moments) check(Object.assign(game, moment));
        atEnd(game);
      }),
      { ...runs, seed: SEED },
    );
}

/** For laws about the room alone: most of the time only the clock has moved. */
export function forAllRooms(check: (room: Room) => void): void {
  let last: Room | null = null;
  forAll(({ room }) => {
    if (room === last) return;
    check(room);
    last = room;
  });
}
