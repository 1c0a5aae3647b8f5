// Errors that its calls alone answer, with their HTTP status.

export const errors = {
  'powerup.NOT_FOUND': 404,
  'powerup.ALREADY_ACTIVATED': 409,
  'powerup.NOT_READY': 409,
  'powerup.NOT_USABLE': 409,
  'powerup.NO_TARGET': 409,
  'powerup.MAX_ATTEMPT_EXHAUSTED': 409,
  'powerup.COOLDOWN_PERIOD': 409,
} as const;
