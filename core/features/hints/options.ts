import type { Options } from '#core/room/option.ts';

export interface HintsOptions {
  /** Whether players may ask for the hints that questions have. */
  readonly areHintsEnabled: boolean;
}

export const options: Options<HintsOptions> = {
  areHintsEnabled: { usual: false, alone: true, isKeptAgain: true },
};
