export const libraryErrors = {
  'quiz.NOT_FOUND': 404,
  /** The quiz has no finished questions. */
  'quiz.EMPTY': 400,
  /** More questions than a room can play. */
  'quiz.TOO_LARGE': 400,
  /** A newer draft than the caller's has been saved; nothing was changed. */
  'quiz.CHANGED': 409,
} as const;
