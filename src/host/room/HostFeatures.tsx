// The features of games on hosts' pages: those that a type of game can have, and by context those of the room that is looked at.

import { createContext, useContext } from 'react';
import { modeOf } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';
import { hostFeatures, type NamedHostFeature, type RecordedGame } from '#src/host/room/hostFeature.ts';

export const HostFeatures = createContext<readonly NamedHostFeature[]>([]);

export function useHostFeatures(): readonly NamedHostFeature[] {
  return useContext(HostFeatures);
}

/** null where the game is played in the room. */
export function useRecordedGame(): RecordedGame | null {
  return useHostFeatures().flatMap(({ recorded }) => recorded ?? [])[0] ?? null;
}

/** Of those that a game of this type can have. */
export function hostFeaturesOf(room: { readonly type: GameType }): readonly NamedHostFeature[] {
  const { features } = modeOf(room);
  return hostFeatures
    .get()
    .filter(({ id }) => features.some((each) => each === id))
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** null where the game is played in the room. */
export function recordedGameOf(room: { readonly type: GameType }): RecordedGame | null {
  return hostFeaturesOf(room).flatMap(({ recorded }) => recorded ?? [])[0] ?? null;
}
