import type { FeatureManifest } from '#core/features/manifest.ts';

interface AnswerLaterFields {
  readonly slide: {
    /** Whether the player may leave the open question for later. */
    readonly mayPostpone: boolean;
    /** Questions that wait for the end, without the open one. */
    readonly postponed: number;
    /** Whether the open question was left for later and has come again. */
    readonly wasPostponed: boolean;
    /** Ids of all that are left, the open one too, where each was left for later and there are several: they can be skipped together. */
    readonly skippable: readonly string[];
  };
}

declare module '#core/room/feature.ts' {
  interface Features {
    readonly answerLater: AnswerLaterFields;
  }
}

export const answerLater: FeatureManifest<'answerLater'> = {};
