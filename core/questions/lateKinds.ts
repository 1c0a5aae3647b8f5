// Question kinds that few games have, which pages load on demand.

import { dndImageKind } from '#core/questions/dndImage/index.ts';
import { hotspotKind } from '#core/questions/hotspot/index.ts';
import { matchKind } from '#core/questions/match/index.ts';
import { reorderKind } from '#core/questions/reorder/index.ts';

export const LATE_KINDS = {
  REORDER: reorderKind,
  MATCH: matchKind,
  DND_IMAGE: dndImageKind,
  HOTSPOT: hotspotKind,
};

export type LateKinds = typeof LATE_KINDS;
