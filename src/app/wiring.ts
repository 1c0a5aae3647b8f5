// Wiring: hands parts of higher layers down to the lower layers that use them.

import { loadPart } from '#core/collections/loadPart.ts';
import { AREAS } from '#src/app/areas.ts';
import { FEATURES } from '#src/app/features.ts';
import { ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { galleryPhases } from '#src/game/galleryPhases.ts';
import { soloParts } from '#src/game/solo/start.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import { hostLinks } from '#src/host/area.ts';
import { hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import { resultParts } from '#src/host/room/resultParts.ts';
import { editKinds } from '#src/questions/questionEditor.ts';
import { paperKinds } from '#src/questions/paperKind.ts';
import { registerSwitches } from '#src/platform/storage/savedSettings.ts';

registerSwitches(Object.values(FEATURES).flatMap((feature) => ('switch' in feature ? feature.switch : [])));
ambiences.provide(async () => Object.values(await loadPart(FEATURES, 'ambience')));
playerFeatures.provide(async () => Object.values(await loadPart(FEATURES, 'player')));
hostFeatures.provide(async () =>
  Object.entries(await loadPart(FEATURES, 'host')).map(([id, feature]) => ({ ...feature, id })),
);
soloParts.provide(async () => Object.values(await loadPart(FEATURES, 'alone')));
galleryPhases.provide(async () => Object.assign({}, ...Object.values(await loadPart(FEATURES, 'gallery'))));
const kinds = () => import('#src/questions/registry.ts');
questionTwins.provide(async () => (await kinds()).loadTwins());
hostKinds.provide(async () => (await kinds()).loadHostKinds());
editKinds.provide(async () => (await kinds()).loadEditKinds());
paperKinds.provide(async () => (await kinds()).loadPaperKinds());
hostLinks.provide(() => Promise.all(AREAS.flatMap(({ hostLink }) => hostLink?.() ?? [])));
resultParts.provide(async () => (await AREAS.flatMap(({ results }) => results?.() ?? [])[0]) ?? null);
