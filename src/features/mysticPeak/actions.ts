// What a climber does in a stop: chooses a way, leaves, takes a power-up, plays an obstacle.

import type { PlayerView } from '#core/views/playerView.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { playMove } from '#src/features/mysticPeak/obstacles/moves.ts';
import { pickPhase } from '#src/features/mysticPeak/stopPhase.tsx';
import type { SeatAccess } from '#src/game/seatAccess.ts';

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
      return seat.send('updatePathFinder', { pathFinder: move.role, level }, { name: 'peak' });
    case 'leave': {
      const breakRoom = move.kind === 'levelUp' ? 'LEVEL_UP' : 'OBSTACLE';
      return seat.send('updateBreakRoom', { breakRoom, level }, { name: 'peak' });
    }
    case 'take':
      return seat.send(
        'updateBreakRoom',
        { breakRoom: 'POWERUP_SELECTION', level, powerUpIndex: move.index },
        { name: 'peak' },
      );
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

/** Starts an obstacle, or opens one for fun. */
function onObstacle(
  seat: SeatAccess,
  wanted: Extract<
    Parameters<typeof seat.send<'updatePlayerObstacle'>>[1],
    { readonly action: 'start' | 'practice' }
  >,
): void {
  // It may be over by now.
  seat.send('updatePlayerObstacle', wanted, { name: 'peak', onRefused: () => seat.refresh() });
}
