// A finished game on a time line: what its host sees of any moment. Long waits are cut, so that a week of homework can be watched too.

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
  'feature',
] as const;

interface AnyReplayMark {
  /** feature: what one of the game's features tells in a part of its own. */
  readonly kind: (typeof REPLAY_MARKS)[number];
  /** Place on the time line, in ms. */
  readonly place: number;
  /** Of a question that opened, 0-based: for all, or as the one player counts who is looked at; null for everything else. */
  readonly question: number | null;
}

/** What the time line names. */
export type ReplayMark = AnyReplayMark & Partial<ViewParts<'replayMark'>>;

export interface ReplayOverview {
  /** Milliseconds from the start of the game to its end, without long waits. */
  readonly length: number;
  /** Oldest first; those of one player too. */
  readonly marks: readonly ReplayMark[];
}

export interface ReplayMoment {
  /** Server time in ms. */
  readonly at: number;
  readonly room: RoomInfo;
  /** Teacher-paced: the question of all; null otherwise. */
  readonly slide: HostSlide | null;
  /** The best rows; null before there were any. */
  readonly board: Board | null;
  /** What the player saw who was asked for; null for none, and before that player had joined. */
  readonly player: PlayerView | null;
}
