// Duels on a player's page, besides the choice: how far the next one is, and what a screen reader is told.

import { type ComponentType, lazy, Suspense } from 'react';
import { loadParts, parts } from '#src/features/duels/load.ts';
import type { PlayerFeature } from '#src/game/playerFeature.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';

const Status: ComponentType<TwinProps> = lazy(async () => ({ default: (await loadParts()).DuelStatus }));

export const duels: PlayerFeature = {
  Status: (props) => <Suspense>{props.view.me.duel && <Status {...props} />}</Suspense>,
  announces: (previous, next) => parts?.announcementsOf(previous, next) ?? [],
};
