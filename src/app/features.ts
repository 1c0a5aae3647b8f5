// The features of games. Where several fill the same place of a page, they stand in this order.

import * as manifests from '#src/app/manifests.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

type Manifest = { readonly [Id in FeatureId]: FeatureManifest<Id> }[FeatureId];

export const FEATURES: readonly Manifest[] = [
  manifests.answerLater,
  manifests.reactions,
  manifests.challenge,
  manifests.hands,
  manifests.focus,
  manifests.hints,
  manifests.review,
  manifests.extraLife,
  manifests.memes,
  manifests.mastery,
  manifests.redemption,
  manifests.teams,
  manifests.paper,
  manifests.robots,
  manifests.powerups,
  manifests.duels,
  manifests.mysticPeak,
];
