// Everything the app hands down to pages, loaded right away.

import { loadKinds, questionTypes } from '#core/questions/kinds.ts';
import '#src/app/wiring.ts';
import { ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { galleryPhases } from '#src/game/galleryPhases.ts';
import { soloParts } from '#src/game/solo/start.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import { hostLinks } from '#src/host/area.ts';
import { projectorParts } from '#src/host/projector/projectorParts.ts';
import { hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import { resultParts } from '#src/host/room/resultParts.ts';
import { preloadTwins } from '#src/questions/registry.ts';
import { editKinds } from '#src/questions/questionEditor.ts';
import { paperKinds } from '#src/questions/paperKind.ts';

const ALL = [
  ambiences,
  playerFeatures,
  galleryPhases,
  soloParts,
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
  // All loaded up front: tests don't wait for them.
  await loadKinds();
  await preloadTwins(questionTypes());
  await Promise.all(ALL.map((each) => each.load()));
}
