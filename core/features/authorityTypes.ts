// What each feature adds to the state, the commands and the events: one line a feature.

import type { AnswerLaterTypes } from '#core/features/answerLater/authorityTypes.ts';
import type { ChallengeTypes } from '#core/features/challenge/authorityTypes.ts';
import type { DuelsTypes } from '#core/features/duels/authorityTypes.ts';
import type { ExtraLifeTypes } from '#core/features/extraLife/authorityTypes.ts';
import type { FocusTypes } from '#core/features/focus/authorityTypes.ts';
import type { HandsTypes } from '#core/features/hands/authorityTypes.ts';
import type { HintsTypes } from '#core/features/hints/authorityTypes.ts';
import type { FeatureId } from '#core/features/ids.ts';
import type { MasteryTypes } from '#core/features/mastery/authorityTypes.ts';
import type { MysticPeakTypes } from '#core/features/mysticPeak/authorityTypes.ts';
import type { PaperTypes } from '#core/features/paper/authorityTypes.ts';
import type { PowerupsTypes } from '#core/features/powerups/authorityTypes.ts';
import type { RedemptionTypes } from '#core/features/redemption/authorityTypes.ts';
import type { ReviewTypes } from '#core/features/review/authorityTypes.ts';
import type { RobotsTypes } from '#core/features/robots/authorityTypes.ts';
import type { TeamsTypes } from '#core/features/teams/authorityTypes.ts';

/** Of a feature that only reads the state, or has none of its own. */
type NoTypes = Record<never, never>;

export interface FeatureTypes {
  readonly hints: HintsTypes;
  readonly extraLife: ExtraLifeTypes;
  readonly review: ReviewTypes;
  readonly redemption: RedemptionTypes;
  readonly answerLater: AnswerLaterTypes;
  readonly mastery: MasteryTypes;
  readonly teams: TeamsTypes;
  readonly challenge: ChallengeTypes;
  readonly paper: PaperTypes;
  readonly robots: RobotsTypes;
  readonly companions: NoTypes;
  readonly hands: HandsTypes;
  readonly focus: FocusTypes;
  readonly reactions: NoTypes;
  readonly memes: NoTypes;
  readonly powerups: PowerupsTypes;
  readonly duels: DuelsTypes;
  readonly mysticPeak: MysticPeakTypes;
}

type PartOf<Types, Kind extends string> = Types extends { readonly [K in Kind]: infer Part } ? Part : unknown;
type WordOf<Types, Kind extends string> = Types extends {
  readonly [K in Kind]: infer Word extends { readonly type: string };
}
  ? Word
  : never;

/** All that features add of one kind, in one object: to the room, to a player who joins, to a player's seat, to an attempt of it, to a question or a response. */
export type FeatureParts<
  Kind extends 'room' | 'joined' | 'player' | 'attempt' | 'open' | 'response' | 'opening',
> = {
  [Id in FeatureId]: (part: PartOf<FeatureTypes[Id], Kind>) => void;
}[FeatureId] extends (part: infer All) => void
  ? All
  : never;

/** Why features refuse what is asked of the room, besides the room's own reasons. */
export type FeatureRefusal = {
  [Id in FeatureId]: FeatureTypes[Id] extends { readonly refusal: infer Reason extends string }
    ? Reason
    : never;
}[FeatureId];

/** All commands, or events, that features bring. */
export type FeatureWords<
  Kind extends 'playerCommand' | 'hostCommand' | 'event',
  Id extends FeatureId = FeatureId,
> = { [I in Id]: WordOf<FeatureTypes[I], Kind> }[Id];
