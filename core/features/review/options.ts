import type { Options } from '#core/room/option.ts';

export interface ReviewOptions {
  /** Whether players look their answers over, and may change them, before they hand them in; where nothing is told before the end. */
  readonly reviewAndSubmit: boolean;
}

export const options: Options<ReviewOptions> = { reviewAndSubmit: { usual: false } };
