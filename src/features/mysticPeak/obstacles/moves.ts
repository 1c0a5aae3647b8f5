// Queue of obstacle moves: each is sent when the one before it has been answered, so that quick moves arrive
// in order.

import type { GameView, Move } from '#core/features/mysticPeak/games/game.ts';
import type { ObstacleView } from '#core/features/mysticPeak/views.ts';
import { isMoveApplicable } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { RequestError } from '#src/platform/requests/requestError.ts';

/** Maximum number of queued presses; more can't be intentional. */
const MAX_WAITING = 12;
/** Delay in ms and number of retries for a move that came too soon. */
const TOO_FAST = { waitMs: 130, times: 6 } as const;

/** The first move is the one being sent. */
interface Lane {
  readonly obstacle: string;
  readonly moves: Move[];
  /** Number of times the first move came too soon. */
  tooFast: number;
}

const lanes = new WeakMap<SeatAccess, Lane>();

/**
 * Queues a move in the obstacle being played. Does nothing if there is none, or for the second half of a
 * double press.
 */
export function playMove(seat: SeatAccess, move: Move): void {
  const open = openObstacle(seat);
  if (!open) return;
  const kept = lanes.get(seat);
  const lane = kept?.obstacle === open.id ? kept : { obstacle: open.id, moves: [], tooFast: 0 };
  lanes.set(seat, lane);
  const last = lane.moves.at(-1);
  if (lane.moves.length >= MAX_WAITING || (last && isSame(last, move))) return;
  lane.moves.push(move);
  if (lane.moves.length === 1) sendFirst(seat, lane);
}

/** Returns null while no move counts. */
function openObstacle(seat: SeatAccess): (ObstacleView & { readonly view: GameView }) | null {
  const { view: player } = seat.room.getState();
  const stop = player?.me.climb?.stop;
  if (!player || stop?.kind !== 'obstacle' || !seat.mayPlay(player)) return null;
  const { view, result } = stop.obstacle;
  return view && result === null ? { ...stop.obstacle, view } : null;
}

/** A second press during the same throw repeats it, at whatever time it comes. */
function isSame(one: Move, other: Move): boolean {
  if ('j' in one) return 'j' in other && one.j === other.j;
  return JSON.stringify(one) === JSON.stringify(other);
}

function sendFirst(seat: SeatAccess, lane: Lane): void {
  const open = openObstacle(seat);
  const stays = open?.id === lane.obstacle;
  // Queued presses may not apply to the current state anymore.
  while (stays && lane.moves[0] && !isMoveApplicable(open.view, lane.moves[0])) lane.moves.shift();
  const [move] = lane.moves;
  if (!stays || !move) {
    lane.moves.length = 0;
    return;
  }
  const made = { obstacle: open.id, action: 'move', n: open.moves, move } as const;
  seat.send('updatePlayerObstacle', made, {
    name: `peak: ${open.id} ${open.moves}`,
    take(answer) {
      seat.takeView(answer);
      lane.tooFast = 0;
      lane.moves.shift();
      sendFirst(seat, lane);
    },
    onRefused: (error) => refused(seat, lane, error),
  });
}

function refused(seat: SeatAccess, lane: Lane, { type }: RequestError): void {
  const [move] = lane.moves;
  const isEarly = type === 'obstacle.TOO_FAST' && move !== undefined && !('j' in move);
  if (isEarly && lane.tooFast < TOO_FAST.times) {
    // A rejected early move changed nothing and is still valid a little later.
    lane.tooFast += 1;
    setTimeout(() => sendFirst(seat, lane), TOO_FAST.waitMs);
    return;
  }
  lane.tooFast = 0;
  lane.moves.length = 0;
  seat.refresh();
}
