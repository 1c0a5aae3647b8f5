// Stops: opening each kind, and ending it by a command or by the clock (mystic-peak: "The flow of one
// climber", "After a miss").

import { whyCannotAct } from '#core/authority/refusals.ts';
import { type Decision, accepted, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import {
  campCount,
  climbOf,
  dueStops,
  whyNotInStop,
  practicesLeft,
  queueOf,
} from '#core/features/mysticPeak/authorityClimb.ts';
import { offersOf } from '#core/features/mysticPeak/authorityOffers.ts';
import type {
  Climb,
  MysticPeakTypes,
  Obstacle,
  ObstacleStop,
  Stop,
} from '#core/features/mysticPeak/authorityTypes.ts';
import { difficultyOf, gameFor } from '#core/features/mysticPeak/choices.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { Result } from '#core/features/mysticPeak/games/ids.ts';
import type { Role, StopKind } from '#core/features/mysticPeak/ids.ts';
import { powerupCount } from '#core/features/powerups/authorityBelt.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { stream, token } from '#core/random/stream.ts';

type Word<Type> = Extract<MysticPeakTypes['playerCommand'], { readonly type: Type }>;

/** The command that ended it; null for the clock. */
type By = { readonly commandId: string } | null;

const OBSTACLE_ID = 12;

/** Returns a newly opened stop of this kind. */
export function stopOf(room: Room, index: number, seat: Seat, kind: StopKind, now: number): Stop {
  const climb = climbOf(seat);
  const { camp } = climb;
  const { limits } = MYSTIC_PEAK;
  switch (kind) {
    case 'levelUp': {
      // The camp just passed; power-ups are for the questions of the next one.
      const passed = climb.past.length;
      const obstacle = newObstacle(room, index, seat, passed);
      return {
        kind,
        camp: passed,
        at: now,
        until: now + limits.levelUpMs,
        obstacle: { ...obstacle, points: MYSTIC_PEAK.campGamePoints[obstacle.difficulty] },
        offers: offersOf(room, index, seat, { ...climb, queue: queueOf(room, index, seat) }),
      };
    }
    case 'pathFinder':
      return {
        kind,
        camp,
        at: now,
        until: now + (camp === 1 ? limits.firstPathMs : limits.pathMs),
      };
    case 'summit':
      return { kind, camp, at: now, until: null };
    case 'powerupSelection':
      return {
        kind,
        camp,
        at: now,
        until: now + limits.selectionMs,
        offers: offersOf(room, index, seat, climb),
      };
    case 'obstacle':
      return offered(camp, now, newObstacle(room, index, seat, camp));
    default:
      return kind satisfies never;
  }
}

function newObstacle(room: Room, index: number, seat: Seat, camp: number): Obstacle {
  const climb = climbOf(seat);
  const draws = stream(room.seed, `peak:obstacle:${index}:${seat.attempt}:${climb.stops}`);
  return {
    id: token(draws, OBSTACLE_ID),
    game: gameFor(room.seed, index, climb.played),
    difficulty: difficultyOf(camp, campCount(room)),
    played: null,
    result: null,
  };
}

function offered(camp: number, now: number, obstacle: Obstacle): Stop {
  return { kind: 'obstacle', camp, at: now, until: now + MYSTIC_PEAK.limits.offerMs, obstacle };
}

/** Returns the stop as an obstacle, as which a level up continues when its game starts; null if it has none. */
export function asObstacle(stop: Stop | null): ObstacleStop | null {
  if (stop?.kind === 'obstacle') return stop;
  if (stop?.kind !== 'levelUp' || !stop.obstacle) return null;
  const { camp, at, until, obstacle } = stop;
  return { kind: 'obstacle', camp, at, until, obstacle };
}

/** Opens an obstacle for fun, one at a time, for a player who waits on the peak. */
export function practiceObstacle(
  turn: PlayerTurn,
  { game, difficulty, commandId }: Word<'practiceObstacle'>,
): Decision {
  const { room, seat, index, now } = turn;
  const reason = whyCannotAct(room, seat, now);
  if (reason && reason !== 'player.ALREADY_OVER') return refused(reason);
  const climb = climbOf(seat);
  if (climb.stop || practicesLeft(room, seat) <= 0) return refused('peak.WRONG_STOP');
  const draws = stream(room.seed, `peak:practice:${index}:${seat.attempt}:${climb.practiceCount ?? 0}`);
  const id = token(draws, OBSTACLE_ID);
  const obstacle = { id, game, difficulty, played: null, result: null, practice: true } as const;
  const stop = offered(climb.camp, now, obstacle);
  return accepted({ type: 'stopOpened', seat: index, stop, by: { commandId } });
}

/** Opens the next stop that is due; null if there is none. */
export function openDueStop(room: Room, index: number, seat: Seat, now: number): readonly RoomEvent[] | null {
  const [kind] = dueStops(room, index, seat);
  if (kind === undefined) return null;
  return [{ type: 'stopOpened', seat: index, stop: stopOf(room, index, seat, kind, now) }];
}

/** Returns the climb and its stop, or a refusal if the command is for another stop or the seat can't act. */
function openStop(
  { room, seat, now }: PlayerTurn,
  kinds: readonly StopKind[],
  camp: number,
): Decision | { readonly climb: Climb; readonly stop: Stop } {
  const reason = whyNotInStop(room, seat, now);
  if (reason) return refused(reason);
  const climb = climbOf(seat);
  const { stop } = climb;
  if (!stop || !kinds.includes(stop.kind) || stop.camp !== camp) return refused('peak.WRONG_STOP');
  return { climb, stop };
}

export function choosePath(turn: PlayerTurn, { role, camp, commandId }: Word<'choosePath'>): Decision {
  const found = openStop(turn, ['pathFinder', 'summit'], camp);
  if ('ok' in found) return found;
  const { room, index, now, rules } = turn;
  const { climb, stop } = found;
  const by = { commandId };
  if (stop.kind === 'summit') {
    if (role === 'FLAG')
      return accepted(
        { type: 'flagPlanted', seat: index, by, at: now },
        ...rules.finishing(room, index, now),
      );
    if (role === 'RIDGE' && climb.passed.length > 0)
      return accepted({ type: 'ridgeTaken', seat: index, by, at: now });
    return refused('peak.WRONG_STOP');
  }
  if (role === 'FLAG' || role === 'RIDGE') return refused('peak.WRONG_STOP');
  if (isResting(climb, role)) return refused('peak.PATH_RESTS');
  return accepted({ type: 'pathChosen', seat: index, camp, role, by, at: now });
}

/** True if the role can't be taken because it was taken in the previous camp. */
export function isResting({ past }: Climb, role: Role): boolean {
  return role === 'PIONEER' && past.at(-1)?.role === 'PIONEER';
}

export function leaveStop(turn: PlayerTurn, { kind, camp, commandId }: Word<'leaveStop'>): Decision {
  const found = openStop(turn, [kind], camp);
  if ('ok' in found) return found;
  const { index, now } = turn;
  const { stop } = found;
  const left: RoomEvent = { type: 'stopLeft', seat: index, camp, kind, by: { commandId }, at: now };
  if (stop.kind !== 'obstacle' || stop.obstacle.result) return accepted(left);
  // Leaving before the start walks around the obstacle; a started game has to be finished.
  if (stop.obstacle.played) return refused('peak.WRONG_STOP');
  return accepted(obstacleOver(index, stop, 'LOSE', now), left);
}

export function choosePowerup(
  turn: PlayerTurn,
  { camp, index: n, commandId }: Word<'choosePowerup'>,
): Decision {
  const found = openStop(turn, ['powerupSelection', 'levelUp'], camp);
  if ('ok' in found) return found;
  const { room, seat, index, now } = turn;
  const { stop } = found;
  const powerup = 'offers' in stop ? stop.offers?.[n] : undefined;
  if (!powerup) return refused('peak.WRONG_STOP');
  return accepted(
    ...choosing(room, index, seat, { camp, n, powerup }, { by: { commandId }, at: now, cards: 0 }),
  );
}

/** `cards`: number of cards awarded to other seats in the same batch, which takes up that many card ids. */
function choosing(
  room: Room,
  index: number,
  { responses }: Seat,
  { camp, n, powerup }: { readonly camp: number; readonly n: number; readonly powerup: PowerupId },
  { by, at, cards }: { readonly by: By; readonly at: number; readonly cards: number },
): readonly RoomEvent[] {
  const card = { id: powerupCount(room) + 1 + cards, powerup, at, after: responses.length };
  return [
    { type: 'powerupChosen', seat: index, camp, index: n, powerup, by, at },
    { type: 'powerupAwarded', seat: index, card },
  ];
}

/** Returns the points for winning the obstacle. */
export function rewardOf({ practice, points = MYSTIC_PEAK.obstaclePoints }: Obstacle): number {
  return practice ? 0 : points;
}

/** Returns the event that ends the stop's obstacle with this result. */
export function obstacleOver(
  seat: number,
  { obstacle }: ObstacleStop,
  result: Result,
  at: number,
): Extract<RoomEvent, { readonly type: 'obstacleEnded' }> {
  const { practice } = obstacle;
  const points = result === 'WIN' ? rewardOf(obstacle) : 0;
  return { type: 'obstacleEnded', seat, result, points, ...(practice && { practice }), at };
}

/**
 * Returns the events of a stop whose time is up. `cards`: number of cards awarded to other seats in the same
 * batch.
 */
export function timedOut(
  room: Room,
  index: number,
  seat: Seat,
  stop: Stop,
  now: number,
  cards: number,
): readonly RoomEvent[] {
  const { camp, kind } = stop;
  switch (kind) {
    case 'pathFinder':
      return [{ type: 'pathChosen', seat: index, camp, role: 'TREKKER', by: null, at: now }];
    case 'powerupSelection': {
      const [powerup] = stop.offers;
      if (!powerup) return [{ type: 'stopLeft', seat: index, camp, kind, by: null, at: now }];
      return choosing(room, index, seat, { camp, n: 0, powerup }, { by: null, at: now, cards });
    }
    case 'obstacle':
      if (!stop.obstacle.result) return [obstacleOver(index, stop, 'TIME_UP', now)];
      return [{ type: 'stopLeft', seat: index, camp, kind, by: null, at: now }];
    case 'levelUp':
    case 'summit':
      return [{ type: 'stopLeft', seat: index, camp, kind, by: null, at: now }];
    default:
      return kind satisfies never;
  }
}
