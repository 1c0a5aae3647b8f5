// Worth of each way up the mountain, and who it pays off for: the same class plays three times, so that
// everyone keeps each way once.

import { ROLES, type Role } from '#core/features/mysticPeak/ids.ts';
import { playClass, type Played } from '#tools/simulate/classroom.ts';
import { keptWay } from '#tools/simulate/climber.ts';
import { type Measured, measured } from '#tools/simulate/statistics.ts';

export interface ClimbSettings {
  readonly games: number;
  readonly players: number;
  readonly questions: number;
  readonly seed: number;
}

/** Lower bounds of the ability bands: the chance of answering an average question. */
export const BANDS = [0.2, 0.3, 0.5, 0.7, 0.85] as const;

export interface WayResults {
  /** Lower bound of the band. */
  readonly from: number;
  /** Points of a climb by the way that is kept; while the steep way is unavailable, the meadow's count. */
  readonly points: { readonly [R in Role]: Measured };
  /** Points by which the rope earns more than the meadow, for the same climber in the same game. */
  readonly leads: Measured;
}

/** A climber's averages per game. */
export interface ClimbAverages {
  readonly stops: Measured;
  readonly played: Measured;
  /** Percent of those played. */
  readonly won: Measured;
  /** Questions left behind. */
  readonly left: Measured;
  /** Avalanches per game. */
  readonly avalanches: Measured;
}

/** Leaves out bands without climbers. */
export function measureWays(settings: ClimbSettings): readonly WayResults[] {
  const points = BANDS.map(() => ({ TREKKER: [], LEADER: [], PIONEER: [] }) as Record<Role, number[]>);
  for (let game = 0; game < settings.games; game += 1) {
    const { seed, ...rest } = settings;
    for (const [kept] of ROLES.entries()) {
      const played = playClass({
        ...rest,
        seed: seed + game,
        powerups: true,
        climb: { kept },
        withGuessers: true,
      });
      for (const [index, { score }] of played.room.seats.flat().entries())
        points[bandOf(played, index)]?.[keptWay(kept, index)].push(score);
    }
  }
  return BANDS.flatMap((from, band) => {
    const { TREKKER = [], LEADER = [], PIONEER = [] } = points[band] ?? {};
    if (TREKKER.length === 0) return [];
    return {
      from,
      points: { TREKKER: measured(TREKKER), LEADER: measured(LEADER), PIONEER: measured(PIONEER) },
      leads: measured(LEADER.map((score, n) => score - (TREKKER[n] ?? 0))),
    };
  });
}

function bandOf({ abilities }: Played, index: number): number {
  const ability = abilities[index] ?? 0;
  return BANDS.findLastIndex((from) => ability >= from);
}

/** Averages over these games. */
export function climbAverages(games: readonly Played[]): ClimbAverages {
  const lists = {
    stops: [] as number[],
    played: [] as number[],
    won: [] as number[],
    left: [] as number[],
    avalanches: [] as number[],
  };
  for (const { room, log } of games) {
    const climbs = room.seats.flat().flatMap(({ climb }) => climb ?? []);
    const sum = (of: (climb: (typeof climbs)[number]) => number) =>
      climbs.reduce((all, climb) => all + of(climb), 0);
    const played = sum((climb) => climb.played);
    lists.stops.push(sum((climb) => climb.stops) / climbs.length);
    lists.played.push(played / climbs.length);
    lists.won.push(played === 0 ? 0 : (100 * sum((climb) => climb.won)) / played);
    lists.left.push(sum((climb) => climb.passed.length) / climbs.length);
    lists.avalanches.push(log.filter(({ type }) => type === 'avalancheFell').length);
  }
  return {
    stops: measured(lists.stops),
    played: measured(lists.played),
    won: measured(lists.won),
    left: measured(lists.left),
    avalanches: measured(lists.avalanches),
  };
}

/** Problems with the ways; empty if there are none. */
export function wayProblems(ways: readonly WayResults[]): readonly string[] {
  const weakest = ways.at(0)?.leads;
  const ablest = ways.at(-1)?.leads;
  return [
    ...(ablest && ablest.mean - ablest.error > 0 ? [] : ['the leader’s way doesn’t pay for strong players']),
    ...(weakest && weakest.mean < 0 ? [] : ['the leader’s way pays even for guessers']),
  ];
}
