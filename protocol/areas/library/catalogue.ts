export const errors = {
  'quiz.NOT_FOUND': 404,
  /** None of its questions is finished. */
  'quiz.EMPTY': 400,
  /** More questions than a room plays. */
  'quiz.TOO_LARGE': 400,
  /** Another draft of it was saved since the one that the caller knows: nothing was saved. */
  'quiz.CHANGED': 409,
} as const;
