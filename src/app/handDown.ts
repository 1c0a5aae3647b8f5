// Hands down to the floors below what stands on those above them.

import { AREAS } from '#src/app/areas.ts';
import { FEATURES } from '#src/app/features.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';
import { ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { galleryPhases } from '#src/game/galleryPhases.ts';
import { aloneParts } from '#src/game/solo/start.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import { reportFeatures } from '#src/host/files/reportFeature.ts';
import { hostLinks } from '#src/host/area.ts';
import { hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import { resultParts } from '#src/host/room/resultParts.ts';
import { handSwitches } from '#src/platform/storage/savedSettings.ts';

type LatePart = 'ambience' | 'player' | 'host' | 'report' | 'alone' | 'gallery';
type PartOf<Part extends LatePart> = Awaited<ReturnType<NonNullable<FeatureManifest[Part]>>>;

/** This part of all features that have one. */
function all<Part extends LatePart>(part: Part): () => Promise<readonly PartOf<Part>[]> {
  return () =>
    Promise.all(
      FEATURES.flatMap((feature) => (feature[part] as (() => Promise<PartOf<Part>>) | undefined)?.() ?? []),
    );
}

handSwitches(FEATURES.flatMap((feature) => feature.switch ?? []));
ambiences.hand(all('ambience'));
playerFeatures.hand(all('player'));
hostFeatures.hand(() =>
  Promise.all(FEATURES.flatMap(({ id, host }) => host?.().then((part) => ({ ...part, id })) ?? [])),
);
reportFeatures.hand(all('report'));
aloneParts.hand(all('alone'));
galleryPhases.hand(async () => Object.assign({}, ...(await all('gallery')())));
questionTwins.hand(async () => (await import('#src/questions/registry.ts')).QUESTION_TWINS);
hostKinds.hand(async () => (await import('#src/questions/hostKinds.ts')).HOST_KINDS);
hostLinks.hand(() => Promise.all(AREAS.flatMap(({ hostLink }) => hostLink?.() ?? [])));
resultParts.hand(async () => (await AREAS.flatMap(({ results }) => results?.() ?? [])[0]) ?? null);
