// What is thrown onto the projector: nothing that a player must not know yet.

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
  /** From the reveal on. */
  readonly reveal: Reveal | null;
  readonly distribution: Distribution | null;
  readonly explanation: FormattedText | null;
}

/** Somebody on the mountain. */
export type Climber = LobbyPlayer & {
  /** Questions that were right, in whatever attempt, or what a feature measures in their place; never more than it takes to the top. */
  readonly height: number;
};

interface AnyProjectorView {
  readonly seq: number;
  readonly room: RoomInfo;
  /** Everybody in the waiting room, at most LOBBY_SHOWN; where groups are ranked in place of players, also while the game runs. */
  readonly lobby: readonly LobbyPlayer[];
  /** Teacher-paced only. */
  readonly slide: ProjectorSlide | null;
  readonly board: Board | null;
  /** Student-paced: how far the room is, 0 to 100. */
  readonly progress: number;
  /** Student-paced: how high the top is, in the measure of `climbers`; null where there is no climb, and where the game shows no standings. */
  readonly summit: number | null;
  /** Those who play, of the first CLIMBERS_SHOWN who came, in no order that counts; empty where there is no climb. */
  readonly climbers: readonly Climber[];
  /** Where a game that is over goes on; null until it does. */
  readonly rematch: Rematch | null;
}

export type ProjectorView = AnyProjectorView & ViewParts<'projector'>;

/** How many climbers a mountain shows at once; the count of players tells the rest. */
export const CLIMBERS_SHOWN = 1_000;
