/**
 * Digests by operation: what a handler gets instead of the whole request if that may be large, one line per
 * area. They are computed on the thread that reads the request, so that little has to be transferred: copying
 * over a million values would block the games.
 */

export { saveDraft, saveQuiz } from '#server/areas/library/digests.ts';
