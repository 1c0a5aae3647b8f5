// The contract of a feature's manifest in the app. Each part loads with the pages that need it.

import type { FeatureId } from '#core/room/feature.ts';
import type { Ambience } from '#src/game/ambience.ts';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { AlonePart } from '#src/game/solo/start.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';
import type { AreaRoutes } from '#src/platform/route.ts';
import type { FeatureSwitch } from '#src/platform/storage/savedSettings.ts';

/** A module that exports a part under the feature's id. */
type Late<Id extends FeatureId, Part> = () => Promise<{ readonly [Name in Id]: Part }>;

export interface FeatureManifest<Id extends FeatureId = FeatureId> {
  readonly id: Id;
  /** Its addresses. */
  readonly routes?: AreaRoutes;
  /** In the settings of a device. */
  readonly switch?: FeatureSwitch;
  /** A theme and a tune of its own. */
  readonly ambience?: Late<Id, Ambience>;
  /** On players' pages. */
  readonly player?: Late<Id, PlayerFeature>;
  /** On hosts' pages, in reports and exports. */
  readonly host?: Late<Id, HostFeature>;
  /** On the page behind a practice link. */
  readonly alone?: Late<Id, AlonePart>;
  readonly gallery?: Late<Id, GalleryPhases>;
}
