import type { Options } from '#core/room/option.ts';

export interface RedemptionOptions {
  /** Whether wrong answers can be made up for, once each. */
  readonly redemption: 'yes' | 'no';
}

export const options: Options<RedemptionOptions> = {
  redemption: { usual: 'no', choices: ['yes', 'no'] },
};
