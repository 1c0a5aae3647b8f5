// Errors that its calls alone answer, with their HTTP status.

export const errors = {
  'duel.NOT_DUE': 409,
  'duel.LOCKED': 409,
  'duel.NO_TARGET': 409,
} as const;
