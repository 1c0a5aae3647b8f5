// All that the app hands down to pages, loaded at once.

import '#src/app/handDown.ts';
import { ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { galleryPhases } from '#src/game/galleryPhases.ts';
import { aloneParts } from '#src/game/solo/start.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import { hostLinks } from '#src/host/area.ts';
import { projectorParts } from '#src/host/projector/projectorParts.ts';
import { hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import { resultParts } from '#src/host/room/resultParts.ts';
import { loadTwins } from '#src/questions/registry.ts';
import { editKinds } from '#src/questions/editKind.ts';
import { paperKinds } from '#src/questions/paperKind.ts';

const ALL = [
  ambiences,
  playerFeatures,
  galleryPhases,
  aloneParts,
  questionTwins,
  hostLinks,
  hostFeatures,
  hostKinds,
  projectorParts,
  resultParts,
  editKinds,
  paperKinds,
];

export async function loadAll(): Promise<void> {
  // None of them comes late: tests ask at once.
  questionTwins.hand(() => loadTwins(true));
  await Promise.all(ALL.map((each) => each.load()));
}
