// REORDER in every state.

import type { PlayerStageView } from '#scenes/player/view.ts';

export const reorderFixtures: Readonly<Record<string, PlayerStageView>> = {};
