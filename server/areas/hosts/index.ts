// Host sessions: for anyone who was let in once, with or without a password.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/hosts/handlers.ts';
export { identify } from '#server/areas/hosts/session.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** Wrong passwords. */
  passwordsByAddress: buckets(10, 0.1),
  /**
   * Wrong passwords sent with a little proof of work. Beyond this, each try needs a lot of work but is never
   * refused, or a guesser could lock out the teacher.
   */
  provedPasswordsByAddress: buckets(30, 0.05),
});
