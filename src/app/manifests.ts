// All features of games. The order in which they stand on pages: features.ts.

export { answerLater } from '#src/features/answerLater/index.ts';
export { challenge } from '#src/features/challenge/index.ts';
export { duels } from '#src/features/duels/index.ts';
export { extraLife } from '#src/features/extraLife/index.ts';
export { focus } from '#src/features/focus/index.ts';
export { hands } from '#src/features/hands/index.ts';
export { hints } from '#src/features/hints/index.ts';
export { mastery } from '#src/features/mastery/index.ts';
export { memes } from '#src/features/memes/index.ts';
export { mysticPeak } from '#src/features/mysticPeak/index.ts';
export { paper } from '#src/features/paper/index.ts';
export { powerups } from '#src/features/powerups/index.ts';
export { reactions } from '#src/features/reactions/index.ts';
export { redemption } from '#src/features/redemption/index.ts';
export { review } from '#src/features/review/index.ts';
export { robots } from '#src/features/robots/index.ts';
export { teams } from '#src/features/teams/index.ts';
