// Errors of the areas that have any, one line each.

export { formulasErrors as formulas } from '#protocol/areas/formulas/catalogue.ts';
export { hostsErrors as hosts } from '#protocol/areas/hosts/catalogue.ts';
export { libraryErrors as library } from '#protocol/areas/library/catalogue.ts';
export { mediaErrors as media } from '#protocol/areas/media/catalogue.ts';
export { memesErrors as memes } from '#protocol/areas/memes/catalogue.ts';
export { reportsErrors as reports } from '#protocol/areas/reports/catalogue.ts';
