// Obstacle play: the device sends moves, and the server works out the result (mystic-peak: "Mini-games").

import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { movesWithin } from '#core/authority/ledger.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import type { Room } from '#core/authority/state.ts';
import { climbOf, whyNotInStop } from '#core/features/mysticPeak/authorityClimb.ts';
import type {
  MysticPeakTypes,
  ObstaclePlay,
  Obstacle,
  ObstacleStop,
} from '#core/features/mysticPeak/authorityTypes.ts';
import { asObstacle, obstacleOver } from '#core/features/mysticPeak/authorityStops.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { Step } from '#core/features/mysticPeak/games/authorityGame.ts';
import { type AnyPlay, miniGameOf } from '#core/features/mysticPeak/games/authorityGames.ts';
import type { Result } from '#core/features/mysticPeak/games/ids.ts';
import { stream } from '#core/random/stream.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';

type Word<Type> = Extract<MysticPeakTypes['playerCommand'], { readonly type: Type }>;

function obstacleStop({ room, seat, now }: PlayerTurn, id: string): Decision | ObstacleStop {
  const reason = whyNotInStop(room, seat, now);
  if (reason) return refused(reason);
  const stop = asObstacle(climbOf(seat).stop);
  return stop?.obstacle.id === id ? stop : refused('obstacle.OVER');
}

/** Deals the game; `nth` varies the draw, so that a pause leads to a different deal. */
function dealFor(
  { seed }: Room,
  { id, game, difficulty }: Obstacle,
  form: ObstaclePlay['form'],
  nth: number | string,
) {
  return miniGameOf(game, form).deal(stream(seed, `peak:deal:${id}:${nth}`), difficulty, form);
}

export function startObstacle(
  turn: PlayerTurn,
  { obstacle: id, form, commandId }: Word<'startObstacle'>,
): Decision {
  const stop = obstacleStop(turn, id);
  if ('ok' in stop) return stop;
  const { room, seat, index, now } = turn;
  const { obstacle } = stop;
  const { game, difficulty } = obstacle;
  if (obstacle.result) return refused('obstacle.OVER');
  // A repeated start gets neither a new deal nor a new clock.
  if (obstacle.played) return NOTHING;
  const { limits } = MYSTIC_PEAK;
  const until = now + (form === 'spoken' ? limits.spokenMs : limits.playMs);
  const deal = dealFor(room, obstacle, form, 0);
  return accepted({
    type: 'obstacleStarted',
    seat: index,
    form,
    deal,
    until,
    ...(climbOf(seat).stop?.kind === 'levelUp' && { campGame: { game, difficulty } }),
    by: { commandId },
    at: now,
  });
}

export function moveObstacle(turn: PlayerTurn, command: Word<'moveObstacle'>): Decision {
  const stop = obstacleStop(turn, command.obstacle);
  if ('ok' in stop) return stop;
  const { room, index, now } = turn;
  const { obstacle } = stop;
  const { played } = obstacle;
  const { n, move, networkMs } = command;
  if (!played) return refused('obstacle.OVER');
  if (n < played.moves) {
    const isSame = played.last?.n === n && JSON.stringify(played.last.move) === JSON.stringify(move);
    return isSame ? NOTHING : refused('obstacle.BAD_MOVE');
  }
  if (obstacle.result) return refused('obstacle.OVER');
  if (n > played.moves) return refused('obstacle.BAD_MOVE');
  const halfMs = Math.min(Math.max(0, networkMs) / 2, ROOM_TIMING.networkAllowanceMs);
  const at = Math.round(now - halfMs);
  if (at > played.until) return refused('obstacle.OVER');
  const moment = { now, at, halfMs: Math.round(halfMs), networkMs };
  const step = miniGameOf(obstacle.game, played.form).move(played.deal, played.play, move, moment);
  if (typeof step === 'string') return refused(step);
  return accepted(...stepped(room, index, stop, step, { n, move, now }));
}

/** Returns the event of a step, plus the end of the game if it is over. */
function stepped(
  room: Room,
  index: number,
  stop: ObstacleStop,
  { play, outcome, result, untilBy = 0 }: Step<AnyPlay>,
  {
    n,
    move,
    now,
  }: { readonly n: number; readonly move: Word<'moveObstacle'>['move'] | null; readonly now: number },
): readonly RoomEvent[] {
  const until = (stop.obstacle.played?.until ?? now) + untilBy;
  const moved: RoomEvent = { type: 'obstacleMoved', seat: index, n, move, outcome, play, until, at: now };
  return result ? [moved, ...ended(room, index, stop, result, now)] : [moved];
}

function ended(
  room: Room,
  seat: number,
  stop: ObstacleStop,
  result: Result,
  now: number,
): readonly RoomEvent[] {
  const over = obstacleOver(seat, stop, result, now);
  const { points = 0 } = over;
  return points > 0 ? [over, movesWithin(room, 'mysticPeak', [{ seat, points }], now)] : [over];
}

/** Returns when the stop's game is due for a timed step; null for never. */
export function obstacleWakesAt({ obstacle: { game, played, result } }: ObstacleStop): number | null {
  if (!played || result) return null;
  return played.redeals ? 0 : miniGameOf(game, played.form).wakesAt(played.deal, played.play);
}

/** Returns the events of a timed step that is due. */
export function obstacleWakes(
  room: Room,
  index: number,
  stop: ObstacleStop,
  now: number,
): readonly RoomEvent[] {
  const { game, played } = stop.obstacle;
  if (!played) return [];
  if (played.redeals) {
    // A fresh deal can't have been studied during the pause.
    const deal = dealFor(room, stop.obstacle, played.form, `again:${played.until}`);
    return [{ type: 'obstacleRedealt', seat: index, deal, at: Math.max(now, room.countdownEndsAt ?? now) }];
  }
  const step = miniGameOf(game, played.form).onWake(played.deal, played.play, now);
  return stepped(room, index, stop, step, { n: played.moves, move: null, now });
}

/** Returns the stop with all times of its game shifted by `by` ms. */
export function shiftedObstacle(stop: ObstacleStop, by: number): ObstacleStop {
  const { played, game, result } = stop.obstacle;
  if (!played || result) return stop;
  const mini = miniGameOf(game, played.form);
  const play = mini.shifted(played.play, by);
  const redeals = mini.redeals(played.play);
  return {
    ...stop,
    obstacle: {
      ...stop.obstacle,
      played: { ...played, until: played.until + by, play, ...(redeals && { redeals }) },
    },
  };
}
