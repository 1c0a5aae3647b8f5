// Replay of a finished game: what its host sees at any moment of its timeline. Long waits are cut, so that a
// week of homework can be watched too.

import type { ViewParts } from '#core/room/feature.ts';
import type { HostSlide } from '#core/views/hostView.ts';
import type { Board, PlayerView, RoomInfo } from '#core/views/playerView.ts';

export const REPLAY_MARKS = [
  'start',
  'question',
  'again',
  'attempt',
  'pause',
  'resume',
  'end',
  'fixed',
  'fixedAfter',
  'feature',
] as const;

interface AnyReplayMark {
  /**
   * feature: a mark with a part of its own from one of the game's features. fixed, fixedAfter: a question was
   * corrected, during the game or after its end.
   */
  readonly kind: (typeof REPLAY_MARKS)[number];
  /** Position on the timeline, in ms. */
  readonly place: number;
  /**
   * For a question that opened or was corrected: its 0-based number, for everyone or as the selected player
   * counts; null for other marks, and for a question that the player hasn't met in this attempt.
   */
  readonly question: number | null;
}

/** A mark on the timeline. */
export type ReplayMark = AnyReplayMark & Partial<ViewParts<'replayMark'>>;

export interface ReplayOverview {
  /** Milliseconds from the start of the game to its end and later corrections, without long waits. */
  readonly length: number;
  /** Oldest first, including those of the selected player. */
  readonly marks: readonly ReplayMark[];
}

export interface ReplayMoment {
  /** Server time in ms. */
  readonly at: number;
  readonly room: RoomInfo;
  /** Teacher-paced: the shared question; null otherwise. */
  readonly slide: HostSlide | null;
  /** The top rows; null before there were any. */
  readonly board: Board | null;
  /** The selected player's view; null if none is selected, or the player hadn't joined yet. */
  readonly player: PlayerView | null;
}
