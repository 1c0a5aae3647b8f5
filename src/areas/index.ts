// The areas of the product beside the game: a line each, and nothing else of the app lists them.

export * as library from '#src/areas/library/routes.ts';
export * as memes from '#src/areas/memes/routes.ts';
export * as reports from '#src/areas/reports/routes.ts';
