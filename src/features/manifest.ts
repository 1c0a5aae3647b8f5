// The contract of a feature's manifest in the app. Each part loads with the pages that need it.

import type { LatePart } from '#core/collections/loadPart.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { Ambience } from '#src/game/ambience.ts';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { AlonePart } from '#src/game/solo/start.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';
import type { AreaRoutes } from '#src/platform/route.ts';
import type { FeatureSwitch } from '#src/platform/storage/savedSettings.ts';

export interface FeatureManifest<Id extends FeatureId> {
  /** Its addresses. */
  readonly routes?: AreaRoutes;
  /** In the settings of a device. */
  readonly switch?: FeatureSwitch;
  /** A theme and a tune of its own. */
  readonly ambience?: LatePart<Id, Ambience>;
  /** On players' pages. */
  readonly player?: LatePart<Id, PlayerFeature>;
  /** On hosts' pages, in reports and exports. */
  readonly host?: LatePart<Id, HostFeature>;
  /** On the page behind a practice link. */
  readonly alone?: LatePart<Id, AlonePart>;
  readonly gallery?: LatePart<Id, GalleryPhases>;
}
