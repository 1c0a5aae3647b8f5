// Game features on the host's pages: those of a game type and, through context, those of the current room.

import { createContext, useContext } from 'react';
import { modeOf } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';
import { hostFeatures, type NamedHostFeature, type RecordedGame } from '#src/host/room/hostFeature.ts';

export const HostFeatures = createContext<readonly NamedHostFeature[]>([]);

export function useHostFeatures(): readonly NamedHostFeature[] {
  return useContext(HostFeatures);
}

/** null when the game is played in the room. */
export function useRecordedGame(): RecordedGame | null {
  return useHostFeatures().flatMap(({ recorded }) => recorded ?? [])[0] ?? null;
}

/** Returns the features that games of this type can have, in display order. */
export function hostFeaturesOf(room: { readonly type: GameType }): readonly NamedHostFeature[] {
  const { features } = modeOf(room);
  return hostFeatures
    .get()
    .filter(({ id }) => features.some((each) => each === id))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** null when the game is played in the room. */
export function recordedGameOf(room: { readonly type: GameType }): RecordedGame | null {
  return hostFeaturesOf(room).flatMap(({ recorded }) => recorded ?? [])[0] ?? null;
}
