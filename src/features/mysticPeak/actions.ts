// What a climber does in a stop: chooses a way, leaves, takes a power-up, plays an obstacle.

import type { Form } from '#core/features/mysticPeak/games/game.ts';
import type { PeakIntent } from '#src/features/mysticPeak/intents.ts';
import { playMove, refresh } from '#src/features/mysticPeak/obstacles/moves.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { RequestFor } from '#src/services/requests/wire.ts';

export function actOnPeak(seat: SeatAccess, { move }: PeakIntent): void {
  const { view } = seat.room.getState();
  const stop = view?.me.climb?.stop;
  if (!view || !stop || !seat.mayPlay(view)) return;
  // Moves of an obstacle are meant for what stands there; nothing else is by a press that comes at once.
  if (move.to !== 'play' && !seat.mayChoose()) return;
  const level = stop.camp;
  switch (move.to) {
    case 'path':
      return choose(seat, 'updatePathFinder', { pathFinder: move.role, level });
    case 'leave': {
      const breakRoom = move.kind === 'levelUp' ? 'LEVEL_UP' : 'OBSTACLE';
      return choose(seat, 'updateBreakRoom', { breakRoom, level });
    }
    case 'take':
      return choose(seat, 'updateBreakRoom', {
        breakRoom: 'POWERUP_SELECTION',
        level,
        powerUpIndex: move.index,
      });
    case 'start':
      return stop.kind === 'obstacle' ? start(seat, stop.obstacle.id, move.form) : undefined;
    case 'play':
      return playMove(seat, move.move);
    default:
      return move satisfies never;
  }
}

type Choices = Pick<
  { [Name in 'updatePathFinder' | 'updateBreakRoom']: RequestFor<Name> },
  'updatePathFinder' | 'updateBreakRoom'
>;

/** Sends what was chosen, once, however often the line has to be tried. */
function choose<Name extends keyof Choices>(
  { caller, inSeat, onDelay, requests, takeView, ticket }: SeatAccess,
  name: Name,
  chosen: Omit<Choices[Name], 'roomHash' | 'playerId'>,
): void {
  const request = { ...inSeat, ...chosen } as RequestFor<Name>;
  requests.send('peak', {
    place: (commandId) => caller.call(name, request, { seat: ticket, commandId }),
    take: takeView,
    onDelay,
  });
}

/** Starts an obstacle, once: its clock runs from then on. */
function start(seat: SeatAccess, obstacle: string, form: Form): void {
  const { caller, inSeat, onDelay, requests, takeView, ticket } = seat;
  const request = { ...inSeat, obstacle, action: 'start', form } as const;
  requests.send('peak', {
    place: (commandId) => caller.call('updatePlayerObstacle', request, { seat: ticket, commandId }),
    take: takeView,
    onDelay,
    // It may be over by now.
    onRefused: () => refresh(seat),
  });
}
