import { REATTEMPTS, type Reattempts } from '#core/features/mastery/mastery.ts';
import type { Options } from '#core/room/option.ts';

export interface MasteryOptions {
  /** Mastery: how often a missed question comes again. */
  readonly masteryReattempts: Reattempts;
}

export const options: Options<MasteryOptions> = {
  masteryReattempts: { usual: 'unlimited', choices: REATTEMPTS },
};
