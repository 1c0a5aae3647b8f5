// Moves of an obstacle, one behind the other: the next one is sent as the one before it is answered, so that quick steps all arrive, in their order.

import type { GameView, Move } from '#core/features/mysticPeak/games/game.ts';
import type { ObstacleView } from '#core/features/mysticPeak/views.ts';
import { isMeant } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { RequestError } from '#src/platform/requests/requestError.ts';

/** Presses that wait for their turn, at the most: nobody means more of them. */
const MOST_WAITING = 12;
/** What came too soon is sent again after so many ms, so often. */
const TOO_FAST = { waitMs: 130, times: 6 } as const;

/** The first one is on its way. */
interface Lane {
  readonly obstacle: string;
  readonly moves: Move[];
  /** How often the first one came too soon. */
  tooFast: number;
}

const lanes = new WeakMap<SeatAccess, Lane>();

/** Makes a move in the obstacle that is played now; nothing where none is, or where it is the second half of a double press. */
export function playMove(seat: SeatAccess, move: Move): void {
  const open = openObstacle(seat);
  if (!open) return;
  const kept = lanes.get(seat);
  const lane = kept?.obstacle === open.id ? kept : { obstacle: open.id, moves: [], tooFast: 0 };
  lanes.set(seat, lane);
  const last = lane.moves.at(-1);
  if (lane.moves.length >= MOST_WAITING || (last && isSame(last, move))) return;
  lane.moves.push(move);
  if (lane.moves.length === 1) sendFirst(seat, lane);
}

/** null where no move counts now. */
function openObstacle(seat: SeatAccess): (ObstacleView & { readonly view: GameView }) | null {
  const { view: player } = seat.room.getState();
  const stop = player?.me.climb?.stop;
  if (!player || stop?.kind !== 'obstacle' || !seat.mayPlay(player)) return null;
  const { view, result } = stop.obstacle;
  return view && result === null ? { ...stop.obstacle, view } : null;
}

/** Another throw of the same number is the same throw. */
function isSame(one: Move, other: Move): boolean {
  if ('j' in one) return 'j' in other && one.j === other.j;
  return JSON.stringify(one) === JSON.stringify(other);
}

function sendFirst(seat: SeatAccess, lane: Lane): void {
  const open = openObstacle(seat);
  const stays = open?.id === lane.obstacle;
  // What stands there by now may not be what they were meant for.
  while (stays && lane.moves[0] && !isMeant(open.view, lane.moves[0])) lane.moves.shift();
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
    // It has changed nothing, and is as good a little later.
    lane.tooFast += 1;
    setTimeout(() => sendFirst(seat, lane), TOO_FAST.waitMs);
    return;
  }
  lane.tooFast = 0;
  lane.moves.length = 0;
  seat.refresh();
}
