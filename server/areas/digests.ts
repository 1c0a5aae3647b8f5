/**
 * By operation, what its handler gets instead of the whole request, where that may be large: a line for each area that has such. It is worked
 * out on the thread that reads the request, so that little has to come from there: taking over a million values would hold up the games.
 */

export { saveDraft, saveQuiz } from '#server/areas/library/digests.ts';
