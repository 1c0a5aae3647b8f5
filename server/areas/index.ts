// Registry of the product's areas outside the game, one line each.

export * as formulas from '#server/areas/formulas/index.ts';
export * as hosts from '#server/areas/hosts/index.ts';
export * as library from '#server/areas/library/index.ts';
export * as media from '#server/areas/media/index.ts';
export * as memes from '#server/areas/memes/index.ts';
export * as reports from '#server/areas/reports/index.ts';
