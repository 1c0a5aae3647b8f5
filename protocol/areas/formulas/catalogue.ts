export const errors = {
  /** Its TeX can't be read, or is too much; the message says what TeX says, in English. */
  'formula.INVALID': 400,
} as const;
