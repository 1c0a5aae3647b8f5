// All features' rules, in the order in which they're called.

import type { AnyFeature, Feature } from '#core/authority/ruleSet.ts';
import * as REGISTRY from '#core/features/authority.ts';
import type { FeatureId } from '#core/room/feature.ts';

export const FEATURES: { readonly [Id in FeatureId]: Feature<Id> } = REGISTRY;

export const ALL_FEATURES: readonly (AnyFeature & { readonly id: FeatureId })[] = Object.entries<AnyFeature>(
  FEATURES,
)
  .map(([id, feature]) => ({ ...feature, id: id as FeatureId }))
  .sort((a, b) => (a.priority ?? 0) - (b.priority ?? 0));
