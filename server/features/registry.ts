// The features of a game: a line each, and nothing else of the server lists them.

export * as answerLater from '#server/features/answerLater/index.ts';
export * as challenge from '#server/features/challenge/index.ts';
export * as duels from '#server/features/duels/index.ts';
export * as extraLife from '#server/features/extraLife/index.ts';
export * as focus from '#server/features/focus/index.ts';
export * as hands from '#server/features/hands/index.ts';
export * as hints from '#server/features/hints/index.ts';
export * as mastery from '#server/features/mastery/index.ts';
export * as memes from '#server/features/memes/index.ts';
export * as mysticPeak from '#server/features/mysticPeak/index.ts';
export * as paper from '#server/features/paper/index.ts';
export * as powerups from '#server/features/powerups/index.ts';
export * as reactions from '#server/features/reactions/index.ts';
export * as review from '#server/features/review/index.ts';
export * as robots from '#server/features/robots/index.ts';
export * as teams from '#server/features/teams/index.ts';
