// What a climber does in a stop: chooses a way, leaves, takes a power-up, plays an obstacle.

import type { PlayerView } from '#core/views/playerView.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { playMove, refresh } from '#src/features/mysticPeak/obstacles/moves.ts';
import { pickPhase } from '#src/features/mysticPeak/stopPhase.tsx';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';

export function actOnPeak(seat: SeatAccess, { move }: PeakIntent): void {
  const { view } = seat.room.getState();
  const { climb } = view?.me ?? {};
  if (!view || !climb) return;
  if (move.to === 'pick' || move.to === 'practice') return climb.stop ? undefined : forFun(seat, view, move);
  const { stop } = climb;
  if (!stop || !seat.mayPlay(view)) return;
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
      if (stop.kind !== 'obstacle') return undefined;
      // Once: its clock runs from then on.
      return onObstacle(seat, { obstacle: stop.obstacle.id, action: 'start', form: move.form });
    case 'play':
      return playMove(seat, move.move);
    default:
      return move satisfies never;
  }
}

/** Chooses what to play while others climb, or begins with it. */
function forFun(
  seat: SeatAccess,
  view: PlayerView,
  move: Extract<PeakIntent['move'], { readonly to: 'pick' | 'practice' }>,
): void {
  if (!seat.mayChoose()) return;
  if (move.to === 'pick') return seat.replacePhase(pickPhase(seat, move.game));
  const { game, difficulty } = move;
  if (seat.mayPlay(view)) onObstacle(seat, { action: 'practice', game, difficulty });
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

type Asked = RequestFor<'updatePlayerObstacle'>;
type Opened<Action> = Omit<Extract<Asked, { readonly action: Action }>, 'roomHash' | 'playerId'>;

/** Starts an obstacle, or opens one for fun. */
function onObstacle(seat: SeatAccess, wanted: Opened<'start'> | Opened<'practice'>): void {
  const { caller, inSeat, onDelay, requests, takeView, ticket } = seat;
  const request: Asked = { ...inSeat, ...wanted };
  requests.send('peak', {
    place: (commandId) => caller.call('updatePlayerObstacle', request, { seat: ticket, commandId }),
    take: takeView,
    onDelay,
    // It may be over by now.
    onRefused: () => refresh(seat),
  });
}
