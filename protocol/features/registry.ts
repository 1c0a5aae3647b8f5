// Fields and errors that features add to the protocol, one line each.

export { answerLaterFields as answerLater } from '#protocol/features/answerLater/index.ts';
export { challengeFields as challenge } from '#protocol/features/challenge/index.ts';
export { duelsFields as duels } from '#protocol/features/duels/index.ts';
export { extraLifeFields as extraLife } from '#protocol/features/extraLife/index.ts';
export { focusFields as focus } from '#protocol/features/focus/index.ts';
export { handsFields as hands } from '#protocol/features/hands/index.ts';
export { hintsFields as hints } from '#protocol/features/hints/index.ts';
export { masteryFields as mastery } from '#protocol/features/mastery/index.ts';
export { mysticPeakFields as mysticPeak } from '#protocol/features/mysticPeak/index.ts';
export { paperFields as paper } from '#protocol/features/paper/index.ts';
export { powerupsFields as powerups } from '#protocol/features/powerups/index.ts';
export { redemptionFields as redemption } from '#protocol/features/redemption/index.ts';
export { reviewFields as review } from '#protocol/features/review/index.ts';
export { botsFields as bots } from '#protocol/features/bots/index.ts';
export { teamsFields as teams } from '#protocol/features/teams/index.ts';
