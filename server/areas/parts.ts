// What handlers find of the areas: services, limits, and who calls: a line each. Nothing below imports a handler.

export * as formulas from '#server/areas/formulas/parts.ts';
export * as hosts from '#server/areas/hosts/parts.ts';
export * as library from '#server/areas/library/parts.ts';
export * as media from '#server/areas/media/parts.ts';
export * as memes from '#server/areas/memes/parts.ts';
export * as reports from '#server/areas/reports/parts.ts';
