// All that a feature of a game is in the app: what a page needs of it is loaded with that page.

import type { FeatureId } from '#core/features/ids.ts';
import type { Ambience } from '#src/game/ambience.ts';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { AlonePart } from '#src/game/solo/start.ts';
import type { ReportFeature } from '#src/host/files/reportFeature.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';
import type { AreaRoutes } from '#src/platform/route.ts';
import type { FeatureSwitch } from '#src/platform/storage/savedSettings.ts';

type Late<Part> = () => Promise<Part>;

export interface FeatureManifest {
  readonly id: FeatureId;
  /** Its addresses. */
  readonly routes?: AreaRoutes;
  /** In the settings of a device. */
  readonly switch?: FeatureSwitch;
  /** A theme and a tune of its own. */
  readonly ambience?: Late<Ambience>;
  /** On players' pages. */
  readonly player?: Late<PlayerFeature>;
  /** On hosts' pages. */
  readonly host?: Late<HostFeature>;
  /** In reports and exports. */
  readonly report?: Late<ReportFeature>;
  /** On the page behind a practice link. */
  readonly alone?: Late<AlonePart>;
  readonly gallery?: Late<GalleryPhases>;
}
