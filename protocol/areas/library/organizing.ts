// Sort orders of the library, and the limit on quizzes changed at once, for clients that don't load its schemas.

/** Orders of the host's own quizzes; `title` is the alphabet of the caller's language. */
export const QUIZ_SORTS = ['changed', 'title', 'created', 'played'] as const;
export type QuizSort = (typeof QUIZ_SORTS)[number];

/** Quizzes per call of `organizeQuizzes`. */
export const ORGANIZED_MAX = 500;
