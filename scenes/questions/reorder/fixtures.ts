// REORDER in every state.

import type { PlayerStageView } from '#scenes/player/view.ts';

export const REORDER: Readonly<Record<string, PlayerStageView>> = {};
