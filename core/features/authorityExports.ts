// What servers and tests need of features' rules besides their commands.

export { duelChoiceOf } from '#core/features/duels/authorityDuels.ts';
export { targetsView as duelTargetsView } from '#core/features/duels/authorityViews.ts';
export { handOf } from '#core/features/hands/authority.ts';
export { mysticPeakBoard } from '#core/features/mysticPeak/authorityBoard.ts';
export { powerupTargets } from '#core/features/powerups/authorityUse.ts';
export { revisionOf } from '#core/features/review/authority.ts';
export { hasRobots } from '#core/features/robots/authority.ts';
export { robotMoves } from '#core/features/robots/authorityMoves.ts';
