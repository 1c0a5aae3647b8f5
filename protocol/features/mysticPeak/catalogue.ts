// Errors that its calls alone answer, with their HTTP status.

export const errors = {
  'peak.WRONG_STOP': 409,
  'peak.PATH_RESTS': 409,
  'obstacle.OVER': 409,
  'obstacle.TOO_FAST': 429,
  'obstacle.BAD_MOVE': 409,
} as const;
