// Climber actions at a stop: choose a path, leave, take a power-up, play an obstacle.

import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { playMove } from '#src/features/mysticPeak/obstacles/moves.ts';
import { aboutPhase, pickPhase } from '#src/features/mysticPeak/stopPhase.tsx';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export function actOnPeak(seat: SeatAccess, { move }: PeakIntent): void {
  const { view } = seat.room.getState();
  const { climb } = view?.me ?? {};
  if (!view || !climb) return;
  if (move.to === 'about') {
    const phase = aboutPhase(seat, view, move.role);
    if (phase) seat.replacePhase(phase);
    return;
  }
  // Obstacle moves may follow quickly; any other press that comes right after a change was meant for what was
  // there before.
  if (move.to !== 'play' && !seat.mayChoose()) return;
  if (move.to === 'pick') {
    const phase = pickPhase(seat, view, move.game);
    if (phase) seat.replacePhase(phase);
    return;
  }
  const { stop } = climb;
  if (!seat.mayPlay(view)) return;
  if (move.to === 'practice') {
    const { game, difficulty } = move;
    if (!stop) onObstacle(seat, { action: 'practice', game, difficulty });
    return;
  }
  if (!stop) return;
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
    case 'start': {
      const offer = stop.kind === 'levelUp' ? stop.campGame : stop.kind === 'obstacle' ? stop.obstacle : null;
      // Can't be undone: starting the game starts its clock.
      return offer ? onObstacle(seat, { obstacle: offer.id, action: 'start', form: move.form }) : undefined;
    }
    case 'play':
      return playMove(seat, move.move);
    default:
      return move satisfies never;
  }
}

/** Starts an obstacle or a camp game, or opens a practice one. */
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
