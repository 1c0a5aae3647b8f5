// The features of a game: a line each, and nothing else of the server lists them.

export * as answerLater from '#server/features/answerLater/handlers.ts';
export * as challenge from '#server/features/challenge/handlers.ts';
export * as duels from '#server/features/duels/handlers.ts';
export * as extraLife from '#server/features/extraLife/handlers.ts';
export * as focus from '#server/features/focus/handlers.ts';
export * as hands from '#server/features/hands/handlers.ts';
export * as hints from '#server/features/hints/handlers.ts';
export * as mastery from '#server/features/mastery/handlers.ts';
export * as memes from '#server/features/memes/handlers.ts';
export * as mysticPeak from '#server/features/mysticPeak/handlers.ts';
export * as paper from '#server/features/paper/handlers.ts';
export * as powerups from '#server/features/powerups/handlers.ts';
export * as reactions from '#server/features/reactions/handlers.ts';
export * as review from '#server/features/review/handlers.ts';
export * as robots from '#server/features/robots/handlers.ts';
export * as teams from '#server/features/teams/handlers.ts';
