export const formulasErrors = {
  /** The TeX can't be parsed or is too large; the message is TeX's own, in English. */
  'formula.INVALID': 400,
} as const;
