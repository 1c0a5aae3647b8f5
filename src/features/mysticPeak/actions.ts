// What a climber does in a stop: chooses a way, leaves, takes a power-up, plays an obstacle.

import type { StopView } from '#core/features/mysticPeak/views.ts';
import type { PeakIntent } from '#src/features/mysticPeak/intents.ts';
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
      return play(seat, stop, (obstacle) => ({ obstacle, action: 'start', form: move.form }));
    case 'play':
      return play(seat, stop, (obstacle, n) => ({ obstacle, action: 'move', n, move: move.move }));
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

type Play = Omit<RequestFor<'updatePlayerObstacle'>, 'roomHash' | 'playerId'>;

/** One at a time: what is answered says which move comes next. */
function play(seat: SeatAccess, stop: StopView, what: (obstacle: string, n: number) => Play): void {
  if (stop.kind !== 'obstacle') return;
  const { caller, inSeat, onDelay, requests, takeView, ticket } = seat;
  const { id, moves } = stop.obstacle;
  const request = { ...inSeat, ...what(id, moves) } as RequestFor<'updatePlayerObstacle'>;
  requests.send('peak', {
    place: (commandId) => caller.call('updatePlayerObstacle', request, { seat: ticket, commandId }),
    take: takeView,
    onDelay,
    // What came too soon, or too late, changes nothing.
    onRefused: () => refresh(seat),
  });
}

/** How it stands by now. */
function refresh({ caller, inSeat, requests, takeView, ticket }: SeatAccess): void {
  requests.send('peak: view', {
    place: () => caller.call('reconnectRoom', { ...inSeat, role: 'player' }, { seat: ticket }),
    take: takeView,
  });
}
