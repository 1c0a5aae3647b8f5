// The areas of the product beside the game: a line each, and nothing else of the protocol names one.

export * as hosts from '#protocol/areas/hosts/index.ts';
export * as library from '#protocol/areas/library/index.ts';
export * as memes from '#protocol/areas/memes/index.ts';
export * as reports from '#protocol/areas/reports/index.ts';
