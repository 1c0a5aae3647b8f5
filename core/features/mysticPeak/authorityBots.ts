// Climbing bots: they choose roles by their accuracy and play obstacles with real moves. All draws are seeded
// by the room.

import type { PlayerCommand } from '#core/authority/commands.ts';
import type { PlayerTurn } from '#core/authority/ruleSet.ts';
import { climbOf } from '#core/features/mysticPeak/authorityClimb.ts';
import { isResting } from '#core/features/mysticPeak/authorityStops.ts';
import type { Climb, Obstacle } from '#core/features/mysticPeak/authorityTypes.ts';
import { miniGameOf } from '#core/features/mysticPeak/games/authorityGames.ts';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import { stream } from '#core/random/stream.ts';

/** Milliseconds from the opening of a stop until the bot acts. */
const THINK_MS = 2_500;

/** Lowest accuracy, in percent, at which a bot takes each role. */
const BETS: readonly (readonly [Role, number])[] = [
  ['PIONEER', 80],
  ['LEADER', 60],
];

/** Returns the bot's next command in its current stop; null for none. */
export function botActs({ room, seat, index, now }: PlayerTurn): PlayerCommand | null {
  if (!hasMountain(room)) return null;
  const climb = climbOf(seat);
  const { stop } = climb;
  if (!stop || now < stop.at + THINK_MS) return null;
  const { camp, kind } = stop;
  const by = { playerId: seat.id, commandId: `robot-peak-${index}-${seat.attempt}-${climb.stops}` };
  switch (kind) {
    case 'levelUp': {
      const { obstacle, offers = [] } = stop;
      const draws = stream(room.seed, `robotCamp:${index}:${climb.stops}`);
      // Two of three camp games are played.
      if (obstacle && draws.below(3) < 2) return starting(obstacle, by);
      if (offers.length > 0) return { type: 'choosePowerup', ...by, camp, index: draws.below(offers.length) };
      return { type: 'leaveStop', ...by, kind, camp };
    }
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
      if (!played) return starting(obstacle, by);
      const draws = (name: string) => stream(room.seed, `robotMove:${obstacle.id}:${name}`);
      const mini = miniGameOf(obstacle.game, played.form);
      const next = mini.bot(played.deal, played.play, draws, seat.robot ?? 0);
      if (!next || now < next.at) return null;
      return {
        type: 'moveObstacle',
        playerId: seat.id,
        obstacle: obstacle.id,
        n: played.moves,
        move: next.move,
        // Bots run only at intervals, so this backdates the move to when it was due.
        networkMs: 2 * (now - next.at),
      };
    }
    default:
      return kind satisfies never;
  }
}

function starting(
  { id }: Obstacle,
  { playerId, commandId }: { readonly playerId: string; readonly commandId: string },
): PlayerCommand {
  return { type: 'startObstacle', playerId, obstacle: id, form: 'moving', commandId: `${commandId}-go` };
}

function wayOf(climb: Climb, accuracy: number): Role {
  const way = BETS.find(([role, least]) => accuracy >= least && !isResting(climb, role));
  return way?.[0] ?? 'TREKKER';
}
