// What a feature may add to the frame of a game: its bar, what is said below that, its menu, and what a screen reader is told.

import type { ComponentType } from 'react';
import type { PlayerSlide, PlayerView } from '#core/views/playerView.ts';
import type { SceneId } from '#scenes/index.ts';
import type { ChallengeActions } from '#src/features/challenge/actions.ts';
import type { PlayIntent } from '#src/game/intent.ts';

export interface BarProps {
  readonly view: PlayerView;
  readonly scene: SceneId;
  /** The question that stands open and is not answered, at an own pace; null for none. */
  readonly open: PlayerSlide | null;
  /** null where a host runs the game. */
  readonly challenge: ChallengeActions | null;
  readonly onIntent: (intent: PlayIntent) => void;
  readonly onSkipAll: () => void;
}

export interface Note {
  /** Of the namespace `play`. */
  readonly key: string;
  readonly values?: Readonly<Record<string, number>>;
}

export interface FramePart {
  /** What can be done with the open question, in the bar. */
  readonly OfQuestion?: ComponentType<BarProps>;
  /** What can be done in the game, in the bar. */
  readonly OfGame?: ComponentType<BarProps>;
  /** A row below the bar. */
  readonly Row?: ComponentType<BarProps>;
  /** What is said below the bar of a question, at an own pace; of several the first one counts. */
  readonly note?: (view: PlayerView) => Note | null;
  /** The key of what is said to who hears a question that was asked before; of several the first one counts. */
  readonly saysAgain?: (view: PlayerView) => string | null;
  /** The key of what passing the open question is called, where it means something else. */
  readonly skipKey?: (view: PlayerView) => string | null;
  /** The name of its key in the menu (`play:keys.<name>`), where it means something. */
  readonly menuKey?: (view: Pick<PlayerView, 'room' | 'me'>) => 'hint' | 'life' | null;
  /** Shows nothing, and watches as long as the game stands there. */
  readonly Watch?: ComponentType<Pick<BarProps, 'view' | 'onIntent'>>;
}
