/** Of a formula: characters of its TeX. */
export const FORMULA_LENGTH = 1_000;
