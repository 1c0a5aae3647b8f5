// Climb history for the report of a finished game: stops and avalanches from the log, beyond what the seat
// stores.

import type { RoomEvent } from '#core/authority/events.ts';
import { isPractice } from '#core/features/mysticPeak/authorityClimb.ts';
import type { Stop } from '#core/features/mysticPeak/authorityTypes.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { ClimbHistory, ReportedStop } from '#core/features/mysticPeak/views.ts';

/** A history under construction. */
interface Gathered {
  readonly stops: ReportedStop[];
  readonly avalanches: {
    readonly [Side in keyof ClimbHistory['avalanches']]: { count: number; points: number };
  };
}

/** Returns each seat's history of its last attempt; seats without stops or avalanches are left out. */
export function climbHistories(
  events: readonly RoomEvent[],
): ReadonlyMap<number, { readonly climb: ClimbHistory }> {
  const histories = new Map<number, Gathered>();
  const of = (seat: number): Gathered => {
    const known = histories.get(seat) ?? {
      stops: [],
      avalanches: { given: { count: 0, points: 0 }, suffered: { count: 0, points: 0 } },
    };
    histories.set(seat, known);
    return known;
  };
  const change = (seat: number, to: (stop: ReportedStop) => ReportedStop): void => {
    const { stops } = of(seat);
    const last = stops.at(-1);
    if (last && last.tookMs === null) stops[stops.length - 1] = to(last);
  };
  const pauses = countPauses();
  for (const event of events) {
    pauses.see(event);
    switch (event.type) {
      case 'attemptStarted':
        histories.delete(event.seat);
        break;
      case 'stopOpened':
        if (!isPractice(event.stop)) of(event.seat).stops.push(opened(event.stop));
        break;
      case 'pathChosen': {
        const { seat, role, by } = event;
        change(seat, (stop) =>
          stop.kind === 'pathFinder' ? { ...stop, role, byClock: by === null, ...took(stop, event) } : stop,
        );
        break;
      }
      case 'powerupChosen': {
        const { seat, powerup, by } = event;
        endLevelUp(event, ({ camp, at }) => ({ ...SELECTION, camp, at }));
        change(seat, (stop) =>
          stop.kind === 'powerupSelection'
            ? { ...stop, powerup, byClock: by === null, ...took(stop, event) }
            : stop,
        );
        break;
      }
      case 'obstacleStarted': {
        const { seat, form, campGame, at } = event;
        if (campGame)
          endLevelUp(event, ({ camp }) => ({ ...UNPLAYED, ...campGame, camp, at, isCampGame: true }));
        change(seat, (stop) => (stop.kind === 'obstacle' ? { ...stop, form } : stop));
        break;
      }
      case 'obstacleEnded': {
        const { seat, result, points = result === 'WIN' ? MYSTIC_PEAK.obstaclePoints : 0 } = event;
        change(seat, (stop) =>
          stop.kind === 'obstacle' ? { ...stop, result, points, ...took(stop, event) } : stop,
        );
        break;
      }
      case 'stopLeft':
        change(event.seat, (stop) => ({ ...stop, ...took(stop, event) }));
        break;
      case 'flagPlanted':
      case 'ridgeTaken': {
        const way = event.type === 'flagPlanted' ? 'FLAG' : 'RIDGE';
        change(event.seat, (stop) =>
          stop.kind === 'summit' ? { ...stop, way, ...took(stop, event) } : stop,
        );
        break;
      }
      case 'avalancheFell': {
        const { given } = of(event.by).avalanches;
        given.count += 1;
        for (const { seat, points } of event.losses) {
          given.points += points;
          const { suffered } = of(seat).avalanches;
          suffered.count += 1;
          suffered.points += points;
        }
        break;
      }
      default:
    }
  }
  return new Map([...histories].map(([seat, climb]) => [seat, { climb }]));

  /** Ends an open level up with what the climber took there. */
  function endLevelUp(
    event: { readonly seat: number; readonly at: number },
    next: (levelUp: ReportedStop) => ReportedStop,
  ): void {
    const { stops } = of(event.seat);
    const last = stops.at(-1);
    if (last?.kind === 'levelUp') stops.splice(-1, 1, { ...last, ...took(last, event) }, next(last));
  }

  function took(stop: ReportedStop, { at }: { readonly at: number }): { readonly tookMs: number } {
    return { tookMs: Math.max(0, at - stop.at - pauses.since(stop.at)) };
  }
}

const SELECTION = { kind: 'powerupSelection', tookMs: null, powerup: null, byClock: false } as const;
const UNPLAYED = { kind: 'obstacle', tookMs: null, form: null, result: null, points: 0 } as const;

/** Returns the record of a stop that has just opened. */
function opened(stop: Stop): ReportedStop {
  const { camp, at, kind } = stop;
  const open = { camp, at, tookMs: null };
  switch (kind) {
    case 'levelUp':
      return { kind, ...open };
    case 'pathFinder':
      return { kind, ...open, role: null, byClock: false };
    case 'powerupSelection':
      return { ...SELECTION, ...open };
    case 'summit':
      return { kind, ...open, way: null };
    case 'obstacle': {
      const { game, difficulty } = stop.obstacle;
      return { ...UNPLAYED, ...open, game, difficulty, isCampGame: false };
    }
    default:
      return kind satisfies never;
  }
}

/** Tracks pauses. A pause lasts until the countdown after it is over. */
function countPauses() {
  const pauses: { readonly from: number; until: number }[] = [];
  return {
    see(event: RoomEvent): void {
      const last = pauses.at(-1);
      if (event.type === 'gamePaused') pauses.push({ from: event.at, until: Infinity });
      else if (event.type === 'gameResumed' && last) last.until = event.countdownEndsAt;
    },
    /** Milliseconds of finished pauses that began at or after this instant. */
    since: (at: number): number =>
      pauses.reduce((sum, { from, until }) => sum + (from >= at && until !== Infinity ? until - from : 0), 0),
  };
}
