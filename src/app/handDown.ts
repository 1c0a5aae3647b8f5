// Hands down to the floors below what stands on those above them.

import { AREAS } from '#src/app/areas.ts';
import { FEATURES } from '#src/app/features.ts';
import { type Ambience, ambiences } from '#src/game/ambience.ts';
import { playerFeatures } from '#src/game/features.ts';
import { type GalleryPhases, galleryPhases } from '#src/game/galleryPhases.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import { type AlonePart, aloneParts } from '#src/game/solo/start.ts';
import { questionTwins } from '#src/game/twins/questionTwin.ts';
import { hostLinks } from '#src/host/area.ts';
import { type HostFeature, hostFeatures } from '#src/host/room/hostFeature.ts';
import { hostKinds } from '#src/host/room/hostKind.ts';
import { resultParts } from '#src/host/room/resultParts.ts';
import { editKinds } from '#src/questions/editKind.ts';
import { paperKinds } from '#src/questions/paperKind.ts';
import { handSwitches } from '#src/platform/storage/savedSettings.ts';

interface Parts {
  readonly ambience: Ambience;
  readonly player: PlayerFeature;
  readonly host: HostFeature;
  readonly alone: AlonePart;
  readonly gallery: GalleryPhases;
}

/** This part of all features that have one, each with the id of its feature. */
const all =
  <Part extends keyof Parts>(part: Part) =>
  (): Promise<readonly (Parts[Part] & { readonly id: string })[]> =>
    Promise.all(
      FEATURES.flatMap(({ id, [part]: load }) => {
        const bring = load as (() => Promise<Readonly<Record<string, Parts[Part]>>>) | undefined;
        return bring?.().then((module) => ({ ...(module[id] as Parts[Part]), id })) ?? [];
      }),
    );

handSwitches(FEATURES.flatMap((feature) => feature.switch ?? []));
ambiences.hand(all('ambience'));
playerFeatures.hand(all('player'));
hostFeatures.hand(all('host'));
aloneParts.hand(all('alone'));
galleryPhases.hand(async () => Object.assign({}, ...(await all('gallery')())));
const kinds = () => import('#src/questions/registry.ts');
questionTwins.hand(async () => (await kinds()).loadTwins());
hostKinds.hand(async () => (await kinds()).loadHostKinds());
editKinds.hand(async () => (await kinds()).loadEditKinds());
paperKinds.hand(async () => (await kinds()).loadPaperKinds());
hostLinks.hand(() => Promise.all(AREAS.flatMap(({ hostLink }) => hostLink?.() ?? [])));
resultParts.hand(async () => (await AREAS.flatMap(({ results }) => results?.() ?? [])[0]) ?? null);
