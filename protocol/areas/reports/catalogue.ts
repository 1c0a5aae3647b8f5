export const reportsErrors = {
  /** A record that isn't one of a finished game, or not one that this version can show. */
  'takeAlong.NOT_A_GAME': 400,
  /** A game that takes too long or too much memory to replay. */
  'takeAlong.TOO_LONG': 413,
} as const;
