import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

export { identify } from '#server/areas/hosts/identify.ts';

export const limits = (buckets: MakeBuckets) => ({
  /** Passwords that a device tries that was asked for one before: whoever else tries at the same address takes none of them. */
  passwordsByDevice: buckets(8, 0.001),
  /** Devices that are given such tries: with theirs, an address tries a thousand in an hour at the most. */
  devicesByAddress: buckets(30, 0.005),
  /** Passwords of all other devices at an address together. */
  passwordsByAddress: buckets(10, 0.1),
});
