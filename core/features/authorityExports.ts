// What servers and tests need of features' rules besides their commands.

import type { PlayerCommand } from '#core/authority/commands.ts';
import { RULES } from '#core/authority/rules.ts';
import type { Room } from '#core/authority/state.ts';
import { movesOf } from '#core/features/robots/authorityMoves.ts';
export { duelChoiceOf } from '#core/features/duels/authorityDuels.ts';
export { targetsView as duelTargetsView } from '#core/features/duels/authorityTargets.ts';
export { handOf } from '#core/features/hands/authority.ts';
export { mysticPeakBoard } from '#core/features/mysticPeak/authorityBoard.ts';
export { powerupTargets } from '#core/features/powerups/authorityUse.ts';
export { revisionOf } from '#core/features/review/authority.ts';
export { hasRobots } from '#core/features/robots/authority.ts';
export const robotMoves = (room: Room, now: number): readonly PlayerCommand[] => movesOf(room, now, RULES);
