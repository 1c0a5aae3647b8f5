// What servers and tests need of features' rules besides their commands.

export { duelChoiceOf, duelTargets, isDue as isDuelDue } from '#core/features/duels/authorityDuels.ts';
export { handOf } from '#core/features/hands/authority.ts';
export { campsOf } from '#core/features/mysticPeak/authorityCamps.ts';
export { mysticPeakBoard } from '#core/features/mysticPeak/authorityBoard.ts';
export { climbOf } from '#core/features/mysticPeak/authorityClimb.ts';
export { powerupTargets } from '#core/features/powerups/authorityUse.ts';
export { revisionOf } from '#core/features/review/authority.ts';
export { hasRobots } from '#core/features/robots/authority.ts';
export { robotMoves } from '#core/features/robots/authorityMoves.ts';
