// The mountain on a player's page, besides its stops: how far up one is, what letting a question pass comes to, and what a screen reader is told.

import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { mysticPeak as phases } from '#src/features/mysticPeak/phases.ts';
import { Suspense } from 'react';
import { loadParts, parts } from '#src/features/mysticPeak/load.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import { lazyExport } from '#src/ui/lazyExport.ts';

const Status = lazyExport(loadParts, 'PeakStatus');

const Way = lazyExport(loadParts, 'ClimbWay');

function peakIntents(seat: SeatAccess) {
  return {
    peak(intent: PeakIntent) {
      void loadParts().then(({ actOnPeak }) => actOnPeak(seat, intent));
    },
  };
}

export const mysticPeak: PlayerFeature = {
  intents: peakIntents,
  phases,
  layers: (view) => parts?.layersOfClimb(view) ?? 1,

  Status: (props) => <Suspense>{props.view.me.climb && <Status {...props} />}</Suspense>,
  texts: ({ me, slide }) =>
    me.climb && slide ? { skip: slide.passing && `mysticPeak:pass.${slide.passing}` } : {},
  sounds: (...moment) => parts?.soundsOf(...moment) ?? [],
  SummaryPart: ({ view }) =>
    view.me.climb ? (
      <Suspense>
        <Way view={view} />
      </Suspense>
    ) : null,
  announces: (previous, next) => parts?.announcementsOf(previous, next) ?? [],
};
