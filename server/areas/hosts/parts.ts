import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export { identify } from '#server/areas/hosts/identify.ts';

export const limits = (buckets: MakeBuckets) => ({
  passwordsByAddress: buckets(10, 0.1),
});
