// The calls of features: a line each.

export * as answerLater from '#protocol/features/answerLater/operations.ts';
export * as challenge from '#protocol/features/challenge/operations.ts';
export * as duels from '#protocol/features/duels/operations.ts';
export * as extraLife from '#protocol/features/extraLife/operations.ts';
export * as focus from '#protocol/features/focus/operations.ts';
export * as hands from '#protocol/features/hands/operations.ts';
export * as hints from '#protocol/features/hints/operations.ts';
export * as mastery from '#protocol/features/mastery/operations.ts';
export * as mysticPeak from '#protocol/features/mysticPeak/operations.ts';
export * as paper from '#protocol/features/paper/operations.ts';
export * as powerups from '#protocol/features/powerups/operations.ts';
export * as reactions from '#protocol/features/reactions/operations.ts';
export * as review from '#protocol/features/review/operations.ts';
export * as robots from '#protocol/features/robots/operations.ts';
export * as teams from '#protocol/features/teams/operations.ts';
