// How robots climb: they choose ways by what they can, and play obstacles by real moves. Each draw is a stream of the room's seed.

import type { PlayerCommand } from '#core/authority/commands.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import { climbOf } from '#core/features/mysticPeak/authorityClimb.ts';
import { rests } from '#core/features/mysticPeak/authorityStops.ts';
import type { Climb } from '#core/features/mysticPeak/authorityTypes.ts';
import { miniGameOf } from '#core/features/mysticPeak/games/authorityGames.ts';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import { stream } from '#core/random/stream.ts';

/** Milliseconds from a stop's opening to what a robot does in it. */
const THINK_MS = 2_500;

/** Who knows so many of a hundred bets so much. */
const BETS: readonly (readonly [Role, number])[] = [
  ['PIONEER', 80],
  ['LEADER', 60],
];

/** What the robot does in the stop that stands before it; null for nothing. */
export function robotActs({ room, seat, index, now }: PlayerTurn): PlayerCommand | null {
  if (!hasMountain(room)) return null;
  const climb = climbOf(seat);
  const { stop } = climb;
  if (!stop || now < stop.at + THINK_MS) return null;
  const { camp, kind } = stop;
  const by = { playerId: seat.id, commandId: `robot-peak-${index}-${seat.attempt}-${climb.stops}` };
  switch (kind) {
    case 'levelUp':
      return { type: 'leaveStop', ...by, kind, camp };
    case 'summit':
      return { type: 'choosePath', ...by, camp, role: 'FLAG' };
    case 'pathFinder':
      return { type: 'choosePath', ...by, camp, role: wayOf(climb, seat.robot ?? 0) };
    case 'powerupSelection': {
      const draws = stream(room.seed, `robotOffer:${index}:${climb.stops}`);
      return { type: 'choosePowerup', ...by, camp, index: draws.below(Math.max(1, stop.offers.length)) };
    }
    case 'obstacle': {
      const { obstacle } = stop;
      if (obstacle.result) return { type: 'leaveStop', ...by, kind, camp };
      const { played } = obstacle;
      if (!played)
        return {
          type: 'startObstacle',
          ...by,
          obstacle: obstacle.id,
          form: 'moving',
          commandId: `${by.commandId}-go`,
        };
      const draws = (name: string) => stream(room.seed, `robotMove:${obstacle.id}:${name}`);
      const mini = miniGameOf(obstacle.game, played.form);
      const next = mini.robot(played.deal, played.play, draws, seat.robot ?? 0);
      if (!next || now < next.at) return null;
      return {
        type: 'moveObstacle',
        playerId: seat.id,
        obstacle: obstacle.id,
        n: played.moves,
        move: next.move,
        // Robots are looked at seldom: the move was made when it was due.
        networkMs: 2 * (now - next.at),
      };
    }
    default:
      return kind satisfies never;
  }
}

function wayOf(climb: Climb, accuracy: number): Role {
  const way = BETS.find(([role, least]) => accuracy >= least && !rests(climb, role));
  return way?.[0] ?? 'TREKKER';
}
