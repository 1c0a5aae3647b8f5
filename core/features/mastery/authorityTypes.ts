import type { AtHost, ByHost } from '#core/authority/origins.ts';
import type { Reattempts } from '#core/features/mastery/mastery.ts';

export interface MasteryTypes {
  readonly attempt: {
    /** The questions that are not over, in the order in which they come, the open one too; null before the first answer. */
    readonly queue: readonly number[] | null;
  };
  /** Makes a mastery game of one that runs. */
  readonly hostCommand: { readonly type: 'turnOnMastery'; readonly reattempts: Reattempts } & ByHost;
  readonly event: { readonly type: 'masteryTurnedOn'; readonly reattempts: Reattempts } & AtHost;
}
