// The features of the room that a host looks at, for the parts of its pages. They come by context: the parts of features are made of parts
// of the pages, which can't import them in turn.

import { createContext, useContext } from 'react';
import type { NamedHostFeature, RecordedGame } from '#src/host/room/hostFeature.ts';

export const HostFeatures = createContext<readonly NamedHostFeature[]>([]);

export function useHostFeatures(): readonly NamedHostFeature[] {
  return useContext(HostFeatures);
}

/** null where the game is played in the room. */
export function useRecordedGame(): RecordedGame | null {
  return useHostFeatures().flatMap(({ recorded }) => recorded ?? [])[0] ?? null;
}
