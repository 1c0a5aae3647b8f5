// Operations of the product's areas besides the game, one line each.

export * as formulas from '#protocol/areas/formulas/operations.ts';
export * as hosts from '#protocol/areas/hosts/operations.ts';
export * as library from '#protocol/areas/library/operations.ts';
export * as media from '#protocol/areas/media/operations.ts';
export * as memes from '#protocol/areas/memes/operations.ts';
export * as reports from '#protocol/areas/reports/operations.ts';
