// Operations that features add to the protocol, one line each.

export { answerLaterProtocol as answerLater } from '#protocol/features/answerLater/operations.ts';
export { challengeProtocol as challenge } from '#protocol/features/challenge/operations.ts';
export { duelsProtocol as duels } from '#protocol/features/duels/operations.ts';
export { extraLifeProtocol as extraLife } from '#protocol/features/extraLife/operations.ts';
export { focusProtocol as focus } from '#protocol/features/focus/operations.ts';
export { handsProtocol as hands } from '#protocol/features/hands/operations.ts';
export { hintsProtocol as hints } from '#protocol/features/hints/operations.ts';
export { masteryProtocol as mastery } from '#protocol/features/mastery/operations.ts';
export { mysticPeakProtocol as mysticPeak } from '#protocol/features/mysticPeak/operations.ts';
export { paperProtocol as paper } from '#protocol/features/paper/operations.ts';
export { powerupsProtocol as powerups } from '#protocol/features/powerups/operations.ts';
export { reactionsProtocol as reactions } from '#protocol/features/reactions/operations.ts';
export { reviewProtocol as review } from '#protocol/features/review/operations.ts';
export { botsProtocol as bots } from '#protocol/features/bots/operations.ts';
export { teamsProtocol as teams } from '#protocol/features/teams/operations.ts';
