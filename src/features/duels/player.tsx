// Duels on a player's page, apart from the choice: status, intents, and announcements.

import { added } from '#core/collections/added.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { DuelIntent } from '#scenes/features/duels/ports.ts';
import { Suspense } from 'react';
import { loadParts, parts } from '#src/features/duels/load.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import { lazyExport } from '#src/ui/lazyExport.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';

/** Placeholder until the parts load; only they can tell when the choice is over. */
const COMING: Phase = { id: 'duel.choice', scene: 'question', onNext: () => null };

/** Choice due before the next question. Its code is loaded only in games with duels. */
const phases: PhaseSource<'duel.choice' | 'duel.outcome'> = {
  feature: 'duels',
  ids: ['duel.choice', 'duel.outcome'],
  open: (seat) => ({
    watch({ me }: PlayerView) {
      if (me.duel) void loadParts();
    },
    beforeNext({ view }) {
      if (!view.slide?.duelChoice) return null;
      if (parts) return parts.choicePhase(seat.room);
      void loadParts().then(({ choicePhase }) => seat.replacePhase(choicePhase(seat.room)));
      return COMING;
    },
  }),
};

const Status = lazyExport(loadParts, 'DuelStatus');

function duelIntents(seat: SeatAccess) {
  return {
    duel(intent: DuelIntent) {
      void loadParts().then(({ actOnDuel }) => actOnDuel(seat, intent));
    },
  };
}

export const duels: PlayerFeature = {
  intents: duelIntents,
  phases,
  Status: (props) => <Suspense>{props.view.me.duel && <Status {...props} />}</Suspense>,
  isStruck: ({ me: before }, { me: after }) =>
    before.duel !== null &&
    after.duel !== null &&
    added(before.duel.news, after.duel.news).some(({ role, points }) => role !== 'striker' && points < 0),
  announces: (previous, next) => parts?.announcementsOf(previous, next) ?? [],
};
