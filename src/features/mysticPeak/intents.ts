// What a climber wants. What comes of it is loaded by games with a mountain.

import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { loadParts } from '#src/features/mysticPeak/load.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

export function peakIntents(seat: SeatAccess) {
  return {
    peak(intent: PeakIntent) {
      void loadParts().then(({ actOnPeak }) => actOnPeak(seat, intent));
    },
  };
}
