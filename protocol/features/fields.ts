// The fields of the features of a game, of what is shown and asked for: a line each, and nothing else of the protocol lists them.

export * as answerLater from '#protocol/features/answerLater/fields.ts';
export * as challenge from '#protocol/features/challenge/fields.ts';
export * as duels from '#protocol/features/duels/fields.ts';
export * as extraLife from '#protocol/features/extraLife/fields.ts';
export * as focus from '#protocol/features/focus/fields.ts';
export * as hands from '#protocol/features/hands/fields.ts';
export * as hints from '#protocol/features/hints/fields.ts';
export * as mastery from '#protocol/features/mastery/fields.ts';
export * as memes from '#protocol/features/memes/fields.ts';
export * as mysticPeak from '#protocol/features/mysticPeak/fields.ts';
export * as paper from '#protocol/features/paper/fields.ts';
export * as powerups from '#protocol/features/powerups/fields.ts';
export * as reactions from '#protocol/features/reactions/fields.ts';
export * as redemption from '#protocol/features/redemption/fields.ts';
export * as review from '#protocol/features/review/fields.ts';
export * as robots from '#protocol/features/robots/fields.ts';
export * as teams from '#protocol/features/teams/fields.ts';
