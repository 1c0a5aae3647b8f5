// The mountain on a player's page, besides its stops: how far up one is, what letting a question pass comes to, and what a screen reader is told.

import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { Suspense } from 'react';
import { loadParts, parts } from '#src/features/mysticPeak/load.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import { lazyExport } from '#src/ui/lazyExport.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Phase, PhaseMoment, PhaseSource } from '#src/game/phases/phase.ts';

type Parts = NonNullable<typeof parts>;

/** Until its parts are there. */
const COMING: Phase = { id: 'peak.stop', scene: 'question', onNext: () => null };

/** The same before one waits on the peak. */
const ENDING: Phase = { id: 'peak.waiting', scene: 'gameOver', onNext: () => null };

/** Stops of a climb stand between two questions. What they need is loaded by games with a mountain. */
const phases: PhaseSource<'peak.stop' | 'peak.obstacle' | 'peak.waiting' | 'peak.practice'> = {
  feature: 'mysticPeak',
  ids: ['peak.stop', 'peak.obstacle', 'peak.waiting', 'peak.practice'],
  open(seat) {
    /** What the parts make of the view; once they are there, if need be. */
    function shown(
      coming: Phase,
      phaseOf: (loaded: Parts, view: PlayerView) => Phase | null,
      view: PlayerView,
    ) {
      if (parts) return phaseOf(parts, view);
      void loadParts().then((loaded) => {
        const { view: now } = seat.room.getState();
        const phase = now && phaseOf(loaded, now);
        if (phase) seat.replacePhase(phase);
      });
      return coming;
    }
    const waiting = ({ view }: PhaseMoment) =>
      view.me.climb?.flagAt == null ? null : shown(ENDING, ({ topPhase }, now) => topPhase(seat, now), view);
    return {
      watch({ me }: PlayerView) {
        if (me.climb) void loadParts();
      },
      beforeNext: ({ view }) =>
        view.me.climb?.stop ? shown(COMING, ({ stopPhase }, now) => stopPhase(seat, now), view) : null,
      atEnd: waiting,
      atReturn: waiting,
    };
  },
};

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
  SummaryPart: ({ view }) => <Suspense>{view.me.climb && <Way view={view} />}</Suspense>,
  announces: (previous, next) => parts?.announcementsOf(previous, next) ?? [],
};
