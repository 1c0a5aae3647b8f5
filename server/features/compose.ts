// Parts of the server composed from its features.

import type { GameOptions } from '#core/room/gameOptions.ts';
import { type MergedPart, mergedPart } from '#protocol/merged.ts';
import type { ServerFeature } from '#server/features/feature.ts';
import * as FEATURES from '#server/features/registry.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';
import type { Extensions, Services } from '#server/operations/context.ts';
import type { Driver } from '#server/rooms/driver.ts';

type Features = typeof FEATURES;

const ALL: readonly (readonly [string, ServerFeature])[] = Object.entries<ServerFeature>(FEATURES);

export const FEATURE_HANDLERS: MergedPart<Features, 'handlers'> = mergedPart(FEATURES, 'handlers');

type LimitsOf<Entry> = Entry extends { readonly limits: (buckets: MakeBuckets) => infer Own } ? Own : never;

/** Limits by feature, of features that have any. */
export type FeatureLimits = {
  readonly [Id in keyof Features as LimitsOf<Features[Id]> extends never ? never : Id]: LimitsOf<
    Features[Id]
  >;
};

export const featureLimits = (buckets: MakeBuckets): FeatureLimits =>
  Object.fromEntries(
    ALL.flatMap(([id, { limits }]) => (limits ? [[id, limits(buckets)]] : [])),
  ) as FeatureLimits;

export const featureDrivers = (limits: Limits): readonly Driver[] =>
  ALL.flatMap(([, { createDriver }]) => createDriver?.(limits) ?? []);

export const extensionOf: Services['extensionOf'] = <Id extends keyof Extensions>(id: Id) =>
  ALL.map(([, feature]) => feature.extends?.[id]).find((extension) => extension !== undefined);

/** Returns a game's options without those this owner isn't allowed. */
export async function allowedOptions(
  options: GameOptions,
  ownerId: string,
  services: Services,
): Promise<GameOptions> {
  let allowed = options;
  for (const [, feature] of ALL)
    allowed = (await feature.allowedOptions?.(allowed, ownerId, services)) ?? allowed;
  return allowed;
}
