import type { FeatureManifest } from '#core/features/manifest.ts';

interface AnswerLaterFields {
  readonly slide: {
    /** True if the player may leave the open question for later. */
    readonly mayPostpone: boolean;
    /** Number of postponed questions, not counting the open one. */
    readonly postponed: number;
    /** True if the open question was left for later and has come back. */
    readonly wasPostponed: boolean;
    /**
     * Ids of all remaining questions, including the open one, if there are several and each was left for
     * later; they can be skipped together.
     */
    readonly skippable: readonly string[];
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly answerLater: AnswerLaterFields;
  }
}

export const answerLater: FeatureManifest<'answerLater'> = {};
