// Hands down to the floors below what stands on those above them.

import { loadPart } from '#core/collections/loadPart.ts';
import { AREAS } from '#src/app/areas.ts';
import { FEATURES } from '#src/app/features.ts';
import { ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { galleryPhases } from '#src/game/galleryPhases.ts';
import { aloneParts } from '#src/game/solo/start.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import { hostLinks } from '#src/host/area.ts';
import { hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import { resultParts } from '#src/host/room/resultParts.ts';
import { editKinds } from '#src/questions/editKind.ts';
import { paperKinds } from '#src/questions/paperKind.ts';
import { handSwitches } from '#src/platform/storage/savedSettings.ts';

handSwitches(Object.values(FEATURES).flatMap((feature) => ('switch' in feature ? feature.switch : [])));
ambiences.hand(async () => Object.values(await loadPart(FEATURES, 'ambience')));
playerFeatures.hand(async () => Object.values(await loadPart(FEATURES, 'player')));
hostFeatures.hand(async () =>
  Object.entries(await loadPart(FEATURES, 'host')).map(([id, feature]) => ({ ...feature, id })),
);
aloneParts.hand(async () => Object.values(await loadPart(FEATURES, 'alone')));
galleryPhases.hand(async () => Object.assign({}, ...Object.values(await loadPart(FEATURES, 'gallery'))));
const kinds = () => import('#src/questions/registry.ts');
questionTwins.hand(async () => (await kinds()).loadTwins());
hostKinds.hand(async () => (await kinds()).loadHostKinds());
editKinds.hand(async () => (await kinds()).loadEditKinds());
paperKinds.hand(async () => (await kinds()).loadPaperKinds());
hostLinks.hand(() => Promise.all(AREAS.flatMap(({ hostLink }) => hostLink?.() ?? [])));
resultParts.hand(async () => (await AREAS.flatMap(({ results }) => results?.() ?? [])[0]) ?? null);
