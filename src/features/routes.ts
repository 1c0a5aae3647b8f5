// The features of a game that have addresses of their own: a line each.

export * as challenge from '#src/features/challenge/routes.ts';
