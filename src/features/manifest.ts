// Contract of a feature's manifest in the app. Each part loads with the pages that need it.

import type { LatePart } from '#core/collections/loadPart.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { Ambience } from '#src/game/ambience.ts';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { SoloPart } from '#src/game/solo/start.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';
import type { AreaRoutes } from '#src/platform/route.ts';
import type { FeatureSwitch } from '#src/platform/storage/savedSettings.ts';

export interface FeatureManifest<Id extends FeatureId> {
  readonly routes?: AreaRoutes;
  /** Switch in the device's settings. */
  readonly switch?: FeatureSwitch;
  /** Theme and tune. */
  readonly ambience?: LatePart<Id, Ambience>;
  /** Part on players' pages. */
  readonly player?: LatePart<Id, PlayerFeature>;
  /** Part on the host's pages, in reports, and in exports. */
  readonly host?: LatePart<Id, HostFeature>;
  /** Part on the page behind a practice link. */
  readonly alone?: LatePart<Id, SoloPart>;
  readonly gallery?: LatePart<Id, GalleryPhases>;
}
