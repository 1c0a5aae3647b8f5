// Host sessions: whoever was let in once, with or without a password.

import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export * as handlers from '#server/areas/hosts/handlers.ts';
export { identify } from '#server/areas/hosts/session.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** Wrong passwords. */
  passwordsByAddress: buckets(10, 0.1),
  /** Those for little work; each beyond them costs hard work, and none is turned away, or who guesses would shut the teacher out. */
  provedPasswordsByAddress: buckets(30, 0.05),
});
