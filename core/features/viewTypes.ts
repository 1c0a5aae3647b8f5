// What each feature adds to what players and hosts see: one line a feature.

import type { AnswerLaterViews } from '#core/features/answerLater/views.ts';
import type { ChallengeViews } from '#core/features/challenge/views.ts';
import type { DuelsViews } from '#core/features/duels/views.ts';
import type { ExtraLifeViews } from '#core/features/extraLife/views.ts';
import type { FocusViews } from '#core/features/focus/views.ts';
import type { HandsViews } from '#core/features/hands/views.ts';
import type { HintsViews } from '#core/features/hints/views.ts';
import type { MasteryViews } from '#core/features/mastery/views.ts';
import type { MysticPeakViews } from '#core/features/mysticPeak/views.ts';
import type { PaperViews } from '#core/features/paper/views.ts';
import type { PowerupsViews } from '#core/features/powerups/views.ts';
import type { ReactionsViews } from '#core/features/reactions/views.ts';
import type { RedemptionViews } from '#core/features/redemption/views.ts';
import type { ReviewViews } from '#core/features/review/views.ts';
import type { RobotsViews } from '#core/features/robots/views.ts';
import type { TeamsViews } from '#core/features/teams/views.ts';
import type { FeatureId } from '#core/features/ids.ts';

/** Of a feature that adds nothing to any view. */
type NoViews = Record<never, never>;

export interface FeatureViews {
  readonly hints: HintsViews;
  readonly extraLife: ExtraLifeViews;
  readonly review: ReviewViews;
  readonly redemption: RedemptionViews;
  readonly answerLater: AnswerLaterViews;
  readonly mastery: MasteryViews;
  readonly teams: TeamsViews;
  readonly challenge: ChallengeViews;
  readonly paper: PaperViews;
  readonly robots: RobotsViews;
  readonly companions: NoViews;
  readonly hands: HandsViews;
  readonly focus: FocusViews;
  readonly reactions: ReactionsViews;
  readonly memes: NoViews;
  readonly powerups: PowerupsViews;
  readonly duels: DuelsViews;
  readonly mysticPeak: MysticPeakViews;
}

/**
 * room: what all know of the room; host: what its host alone does. me: what a player is told of themselves. slide: the question that stands there; choice: what has to be chosen before
 * the next one, or is told with an answer. lobbyPlayer, boardRow, hostRow: a player's row in the waiting room, on the leaderboard, at the host's. projector: what the projector alone shows. summary: how it ended for a
 * player; summaryItem: one question of it. reportResponse: a response in the host's report.
 */
export type ViewKind =
  | 'room'
  | 'host'
  | 'projector'
  | 'me'
  | 'slide'
  | 'choice'
  | 'lobbyPlayer'
  | 'boardRow'
  | 'hostRow'
  | 'summary'
  | 'summaryItem'
  | 'reportResponse';

type WordOf<Views, Kind extends string> = Views extends { readonly [K in Kind]: infer Word extends string }
  ? Word
  : never;

/** The words that features bring: controls of a host, and names of pushes. */
export type ViewWords<Kind extends 'control' | 'push'> = {
  [Id in FeatureId]: WordOf<FeatureViews[Id], Kind>;
}[FeatureId];

/**
 * All that features add to a view of this kind. signal: to what readers are told that passes, and no view shows; replayMark: to what the
 * time line of a finished game names; reportPlayer: to what its report tells of a player, from the log.
 */
export type ViewParts<Kind extends ViewKind | 'signal' | 'replayMark' | 'reportPlayer'> = {
  [Id in FeatureId]: (
    part: FeatureViews[Id] extends { readonly [K in Kind]: infer Part } ? Part : unknown,
  ) => void;
}[FeatureId] extends (part: infer All) => void
  ? All
  : never;

/** What a push may tell of what passes: a part of what features have there. */
export type Signal = Partial<ViewParts<'signal'>>;
