/** Why a formula can't be drawn, in TeX's own terms, in English. */
export class FormulaFault extends Error {}
