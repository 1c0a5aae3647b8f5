// Registry of game features, one line each; nothing else in the server lists them.

export { answerLaterServer as answerLater } from '#server/features/answerLater/index.ts';
export { challengeServer as challenge } from '#server/features/challenge/index.ts';
export { duelsServer as duels } from '#server/features/duels/index.ts';
export { extraLifeServer as extraLife } from '#server/features/extraLife/index.ts';
export { focusServer as focus } from '#server/features/focus/index.ts';
export { handsServer as hands } from '#server/features/hands/index.ts';
export { hintsServer as hints } from '#server/features/hints/index.ts';
export { masteryServer as mastery } from '#server/features/mastery/index.ts';
export { memesServer as memes } from '#server/features/memes/index.ts';
export { mysticPeakServer as mysticPeak } from '#server/features/mysticPeak/index.ts';
export { paperServer as paper } from '#server/features/paper/index.ts';
export { powerupsServer as powerups } from '#server/features/powerups/index.ts';
export { reactionsServer as reactions } from '#server/features/reactions/index.ts';
export { reviewServer as review } from '#server/features/review/index.ts';
export { botsServer as bots } from '#server/features/bots/index.ts';
export { teamsServer as teams } from '#server/features/teams/index.ts';
