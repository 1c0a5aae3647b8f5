// What a climber wants. What comes of it is loaded by games with a mountain.

import type { Intent } from '#scenes/index.ts';
import { loadParts } from '#src/features/mysticPeak/load.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

type PeakIntent = Extract<Intent, { readonly type: 'peak' }>;

export function peakIntents(seat: SeatAccess) {
  return {
    peak(intent: PeakIntent) {
      void loadParts().then(({ actOnPeak }) => actOnPeak(seat, intent));
    },
  };
}

export type { PeakIntent };
