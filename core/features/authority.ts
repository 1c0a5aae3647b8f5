// Registry of each feature's rules, one line each; the only such list on the server's side of the core.

export { answerLater } from '#core/features/answerLater/authority.ts';
export { challenge } from '#core/features/challenge/authority.ts';
export { companions } from '#core/features/companions/authority.ts';
export { duels } from '#core/features/duels/authority.ts';
export { extraLife } from '#core/features/extraLife/authority.ts';
export { focus } from '#core/features/focus/authority.ts';
export { hands } from '#core/features/hands/authority.ts';
export { hints } from '#core/features/hints/authority.ts';
export { mastery } from '#core/features/mastery/authority.ts';
export { memes } from '#core/features/memes/authority.ts';
export { mysticPeak } from '#core/features/mysticPeak/authority.ts';
export { paper } from '#core/features/paper/authority.ts';
export { powerups } from '#core/features/powerups/authority.ts';
export { reactions } from '#core/features/reactions/authority.ts';
export { redemption } from '#core/features/redemption/authority.ts';
export { review } from '#core/features/review/authority.ts';
export { bots } from '#core/features/bots/authority.ts';
export { teams } from '#core/features/teams/authority.ts';
