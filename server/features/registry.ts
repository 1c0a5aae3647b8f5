// The features of a game: a line each, and nothing else of the server lists them.

export * as answerLater from '#server/features/answerLater.ts';
export * as challenge from '#server/features/challenge.ts';
export * as extraLife from '#server/features/extraLife.ts';
export * as focus from '#server/features/focus.ts';
export * as hands from '#server/features/hands.ts';
export * as hints from '#server/features/hints.ts';
export * as mastery from '#server/features/mastery.ts';
export * as memes from '#server/features/memes.ts';
export * as paper from '#server/features/paper.ts';
export * as reactions from '#server/features/reactions.ts';
export * as robots from '#server/features/robots.ts';
export * as teams from '#server/features/teams.ts';
