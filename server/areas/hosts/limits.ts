import type { MakeBuckets } from '#server/limits/limits.ts';

export const limits = (buckets: MakeBuckets) => ({
  passwordsByAddress: buckets(10, 0.1),
});
