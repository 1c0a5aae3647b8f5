// Climber actions at a stop: choose a path, leave, take a power-up, play an obstacle.

import type { PlayerView } from '#core/views/playerView.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { playMove } from '#src/features/mysticPeak/obstacles/moves.ts';
import { pickPhase } from '#src/features/mysticPeak/stopPhase.tsx';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export function actOnPeak(seat: SeatAccess, { move }: PeakIntent): void {
  const { view } = seat.room.getState();
  const { climb } = view?.me ?? {};
  if (!view || !climb) return;
  if (move.to === 'pick' || move.to === 'practice')
    return climb.stop ? undefined : playPractice(seat, view, move);
  const { stop } = climb;
  if (!stop || !seat.mayPlay(view)) return;
  // Obstacle moves may follow quickly; any other press that comes right after a change was meant for what was
  // there before.
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
      // Can't be undone: starting the obstacle starts its clock.
      return onObstacle(seat, { obstacle: stop.obstacle.id, action: 'start', form: move.form });
    case 'play':
      return playMove(seat, move.move);
    default:
      return move satisfies never;
  }
}

/** Picks a practice game for the wait on the peak, or starts it. */
function playPractice(
  seat: SeatAccess,
  view: PlayerView,
  move: Extract<PeakIntent['move'], { readonly to: 'pick' | 'practice' }>,
): void {
  if (!seat.mayChoose()) return;
  if (move.to === 'pick') return seat.replacePhase(pickPhase(seat, move.game));
  const { game, difficulty } = move;
  if (seat.mayPlay(view)) onObstacle(seat, { action: 'practice', game, difficulty });
}

/** Starts an obstacle, or opens a practice one. */
function onObstacle(
  seat: SeatAccess,
  wanted: Extract<
    Parameters<typeof seat.send<'updatePlayerObstacle'>>[1],
    { readonly action: 'start' | 'practice' }
  >,
): void {
  // The obstacle may be over by now.
  seat.send('updatePlayerObstacle', wanted, { name: 'peak', onRefused: () => seat.refresh() });
}
