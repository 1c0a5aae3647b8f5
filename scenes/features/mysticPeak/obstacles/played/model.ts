// The obstacle in play: the one in a view, and the moves it takes.

import type { GameView, Move, RopeThrowView } from '#core/features/mysticPeak/games/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';

export interface ObstaclePlay {
  readonly view: GameView;
  /** True if moves count now. */
  readonly isOpen: boolean;
}

export const playMoveIntent = (move: Move): PeakIntent => ({ type: 'peak', move: { to: 'play', move } });

/** null if no obstacle is in play or just finished. */
export function obstacleIn({ me: { climb } }: PlayerView) {
  const { stop } = climb ?? {};
  if (stop?.kind !== 'obstacle') return null;
  const { view } = stop.obstacle;
  // On the peak there is no climb left.
  return view && { ...stop.obstacle, view, until: stop.until, isTop: climb?.peakAt != null };
}

/** True if a move still applies to this view; one that was pressed quickly may have waited. */
export function isMoveApplicable(view: GameView, move: Move): boolean {
  if (view.game === 'steppingStones')
    return 'stone' in move && view.held === view.steps.length && move.stone !== view.steps.at(-1);
  if (view.game === 'runeMatch') return 'card' in move && view.cards[move.card]?.state === 'closed';
  if (isMovingRopeThrow(view)) return 't' in move && view.open?.j === move.j;
  return 'value' in move && move.j === view.throws.length;
}

/** True if this is the rope throw with a running marker, not an estimate. */
export const isMovingRopeThrow = (view: GameView): view is RopeThrowView =>
  view.game === 'ropeThrow' && view.form === 'moving';
