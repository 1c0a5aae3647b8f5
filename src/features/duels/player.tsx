// Duels on a player's page, besides the choice: how far the next one is, and what a screen reader is told.

import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { DuelIntent } from '#scenes/features/duels/ports.ts';
import { duels as phases } from '#src/features/duels/phases.ts';
import { Suspense } from 'react';
import { loadParts, parts } from '#src/features/duels/load.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import { lazyExport } from '#src/ui/lazyExport.ts';

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
  announces: (previous, next) => parts?.announcementsOf(previous, next) ?? [],
};
