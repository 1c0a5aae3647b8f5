// Projector view: what everyone in the room may see, and nothing that players must not know yet.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { ViewParts } from '#core/room/feature.ts';
import type { Distribution, Question, Reveal } from '#core/questions/question.ts';
import type { SlideState } from '#core/room/phase.ts';
import type { Rematch } from '#core/room/rematch.ts';
import type { Board, LobbyPlayer, RoomInfo } from '#core/views/playerView.ts';

export interface ProjectorSlide {
  readonly index: number;
  readonly total: number;
  readonly state: SlideState;
  /** null while inactive. */
  readonly question: Question | null;
  readonly openedAt: number | null;
  readonly deadline: number | null;
  readonly pausedLeftMs: number | null;
  readonly answered: number;
  readonly expected: number;
  /** null before the reveal. */
  readonly reveal: Reveal | null;
  readonly distribution: Distribution | null;
  readonly explanation: FormattedText | null;
  /** The question that holds this one, and this one's place among its questions; absent if it stands alone. */
  readonly parent?: ProjectorParent | undefined;
}

export interface ProjectorParent {
  readonly title: FormattedText;
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** A player on the mountain. */
export type Climber = LobbyPlayer & {
  /**
   * Questions answered correctly in any attempt, or what a feature measures instead; never above the summit.
   */
  readonly height: number;
};

interface AnyProjectorView {
  readonly seq: number;
  readonly room: RoomInfo;
  /**
   * Players in the lobby, at most LOBBY_SHOWN. If groups are ranked instead of players, it stays while the
   * game runs.
   */
  readonly lobby: readonly LobbyPlayer[];
  /** Teacher-paced only. */
  readonly slide: ProjectorSlide | null;
  readonly board: Board | null;
  /** Student-paced: the room's progress, 0 to 100. */
  readonly progress: number;
  /**
   * Student-paced: height of the summit, in the unit of `climbers`; null if there is no climb, or the game
   * shows no leaderboard.
   */
  readonly summit: number | null;
  /** Players among the first CLIMBERS_SHOWN to join, in no particular order; empty if there is no climb. */
  readonly climbers: readonly Climber[];
  /** Room in which a finished game continues; null until a rematch is offered. */
  readonly rematch: Rematch | null;
  /** Teacher-paced: addresses of media that the next questions show, sorted; not for players. */
  readonly mediaAhead?: readonly string[] | undefined;
}

export type ProjectorView = AnyProjectorView & ViewParts<'projector'>;

/** Maximum number of climbers shown on a mountain; the player count covers the rest. */
export const CLIMBERS_SHOWN = 1_000;
