// Registry of the features a game can have, one line each. Everything public about features derives from it.

export { answerLater } from '#core/features/answerLater/index.ts';
export { challenge } from '#core/features/challenge/index.ts';
export { companions } from '#core/features/companions/index.ts';
export { duels } from '#core/features/duels/index.ts';
export { extraLife } from '#core/features/extraLife/index.ts';
export { focus } from '#core/features/focus/index.ts';
export { hands } from '#core/features/hands/index.ts';
export { hints } from '#core/features/hints/index.ts';
export { mastery } from '#core/features/mastery/index.ts';
export { memes } from '#core/features/memes/index.ts';
export { mysticPeak } from '#core/features/mysticPeak/index.ts';
export { paper } from '#core/features/paper/index.ts';
export { powerups } from '#core/features/powerups/index.ts';
export { reactions } from '#core/features/reactions/index.ts';
export { redemption } from '#core/features/redemption/index.ts';
export { review } from '#core/features/review/index.ts';
export { bots } from '#core/features/bots/index.ts';
export { teams } from '#core/features/teams/index.ts';
