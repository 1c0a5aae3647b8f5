// An obstacle that is played: which one a view holds, and what can be moved in it.

import type { GameView, Move, RopeThrowView } from '#core/features/mysticPeak/games/game.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';

export interface Played {
  readonly view: GameView;
  /** Whether moves count now. */
  readonly isOpen: boolean;
}

export const played = (move: Move): PeakIntent => ({ type: 'peak', move: { to: 'play', move } });

/** null where none is played, or was. */
export function obstacleIn({ me: { climb } }: PlayerView) {
  const { stop } = climb ?? {};
  if (stop?.kind !== 'obstacle' || !stop.obstacle.view) return null;
  return { ...stop.obstacle, view: stop.obstacle.view, until: stop.until };
}

/** Whether a move can be made as it stands now: one that was pressed quickly may have waited. */
export function isMeant(view: GameView, move: Move): boolean {
  if (view.game === 'steppingStones')
    return 'stone' in move && view.held === view.steps.length && move.stone !== view.steps.at(-1);
  if (view.game === 'runeMatch') return 'card' in move && view.cards[move.card]?.state === 'closed';
  if (isThrown(view)) return 't' in move && view.open?.j === move.j;
  return 'value' in move && move.j === view.throws.length;
}

/** Whether a marker runs in it, not an estimate. */
export const isThrown = (view: GameView): view is RopeThrowView =>
  view.game === 'ropeThrow' && view.form === 'moving';
