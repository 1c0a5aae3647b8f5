import type { Move } from '#core/features/mysticPeak/games/game.ts';
import type { Difficulty, Form, GameId } from '#core/features/mysticPeak/games/ids.ts';
import type { Role, SummitWay } from '#core/features/mysticPeak/ids.ts';
import type { MysticPeakBoard } from '#core/features/mysticPeak/views.ts';

export interface PeakIntent {
  readonly type: 'peak';
  readonly move: PeakMove;
}

/**
 * path: a role, or on the peak the flag or the ridge. about: shows more about a role, null to hide it.
 * leave: a level up, or an obstacle that is over or bypassed. take: a power-up, by index. start, play: an
 * obstacle or camp game, and a move in it. pick: a game to practice, null to pick none;
 * practice: starts it at this difficulty.
 */
export type PeakMove =
  | { readonly to: 'path'; readonly role: Role | SummitWay }
  | { readonly to: 'about'; readonly role: Role | null }
  | { readonly to: 'leave'; readonly kind: 'levelUp' | 'obstacle' }
  | { readonly to: 'take'; readonly index: number }
  | { readonly to: 'start'; readonly form: Form }
  | { readonly to: 'play'; readonly move: Move }
  | { readonly to: 'pick'; readonly game: GameId | null }
  | { readonly to: 'practice'; readonly game: GameId; readonly difficulty: Difficulty };

export type PeakSound =
  | 'peakStep'
  | 'peakRope'
  | 'peakWind'
  | 'peakAvalanche'
  | 'peakFire'
  | 'peakFlag'
  | 'peakArrival'
  | 'stonesWin'
  | 'stonesLose'
  | 'stonesNear'
  | 'ropeWin'
  | 'ropeLose'
  | 'ropeNear'
  | 'runesWin'
  | 'runesLose'
  | 'runesNear';

declare module '#scenes/ports.ts' {
  interface FeatureIntents {
    readonly mysticPeak: PeakIntent;
  }
  interface FeatureSounds {
    readonly mysticPeak: PeakSound;
  }
}

declare module '#scenes/parts/scenePart.ts' {
  interface Traces {
    /** The other climbers when this page last asked for them; null or absent for none. */
    readonly climbers?: MysticPeakBoard | null;
  }
}
