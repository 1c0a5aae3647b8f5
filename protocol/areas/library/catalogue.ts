export const errors = {
  'quiz.NOT_FOUND': 404,
  'quiz.EMPTY': 400,
  /** More questions than a room plays. */
  'quiz.TOO_LARGE': 400,
} as const;
