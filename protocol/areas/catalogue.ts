// The errors of the areas that have some: a line each.

export * as formulas from '#protocol/areas/formulas/catalogue.ts';
export * as hosts from '#protocol/areas/hosts/catalogue.ts';
export * as library from '#protocol/areas/library/catalogue.ts';
export * as media from '#protocol/areas/media/catalogue.ts';
export * as memes from '#protocol/areas/memes/catalogue.ts';
