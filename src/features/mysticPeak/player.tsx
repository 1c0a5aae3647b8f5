// The mountain on a player's page, apart from its stops: status, skipping rules, and announcements.

import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { Suspense } from 'react';
import { loadParts, parts } from '#src/features/mysticPeak/load.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import { lazyExport } from '#src/ui/lazyExport.ts';
import { isDecided } from '#core/views/figures.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Phase, PhaseContext, PhaseSource } from '#src/game/phases/phase.ts';

type Parts = NonNullable<typeof parts>;

/** Placeholder until the parts load. */
const COMING: Phase = { id: 'peak.stop', scene: 'question', onNext: () => null };

/** Placeholder for the wait on the peak. */
const ENDING: Phase = { id: 'peak.waiting', scene: 'gameOver', onNext: () => null };

/** Stops between two questions of a climb. Their code is loaded only in games with a mountain. */
const phases: PhaseSource<'peak.stop' | 'peak.obstacle' | 'peak.waiting' | 'peak.practice'> = {
  feature: 'mysticPeak',
  ids: ['peak.stop', 'peak.obstacle', 'peak.waiting', 'peak.practice'],
  open(seat) {
    /**
     * Returns the phase for the view if the parts are loaded; otherwise a placeholder that is replaced later.
     */
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
    const waiting = ({ view }: PhaseContext) =>
      view.me.climb?.flagAt == null || isDecided(view)
        ? null
        : shown(ENDING, ({ peakPhase }, now) => peakPhase(seat, now), view);
    return {
      watch(view: PlayerView) {
        if (view.me.climb) void loadParts().then(({ followRivals }) => followRivals(seat, view));
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
  layers: (view) => parts?.musicLayersOfClimb(view) ?? null,

  triedAnswer: ({ begun }) => begun,
  Status: (props) => <Suspense>{props.view.me.climb && <Status {...props} />}</Suspense>,
  texts: ({ me, slide }) =>
    me.climb && slide
      ? {
          skip: slide.passing && `mysticPeak:pass.${slide.passing}`,
          skipBody: 'mysticPeak:pass.behindBody',
          skipLosesNothing: slide.passing === 'later',
        }
      : {},
  sounds: (...moment) => parts?.soundsOf(...moment) ?? [],
  SummaryPart: ({ view }) => <Suspense>{view.me.climb && <Way view={view} />}</Suspense>,
  announces: (previous, next) => parts?.announcementsOf(previous, next) ?? [],
  verdictAnnouncement: ({ slide }) => parts?.lossMessage(slide) ?? null,
};
