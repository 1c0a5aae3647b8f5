// Quizzes created on this device and never saved: the server doesn't know them, so it isn't asked.

/** Those of this visit, with their folders; after a reload, the history state identifies them. */
const begun = new Map<string, string>();

interface BegunState {
  readonly begun: string;
  readonly folder: string;
}

/** Records a new quiz, in a folder or (empty) in none; returns the history state for its URL. */
export function registerNewQuiz(quizId: string, folder = ''): BegunState {
  begun.set(quizId, folder);
  return { begun: quizId, folder };
}

/** True if the server can't know the quiz yet. */
export function isUnsaved(quizId: string): boolean {
  return begun.has(quizId);
}

/** True if the quiz was created here, so the server may not know it. */
export function wasCreatedHere(quizId: string): boolean {
  const state: unknown = globalThis.history?.state;
  const there = typeof state === 'object' && state !== null && 'begun' in state && state.begun === quizId;
  return there || begun.has(quizId);
}

/** Returns the folder of a quiz that was created here; empty for none. */
export function newQuizFolder(quizId: string): string {
  const state: unknown = globalThis.history?.state;
  const folder = typeof state === 'object' && state !== null && 'folder' in state ? state.folder : '';
  return begun.get(quizId) ?? (wasCreatedHere(quizId) && typeof folder === 'string' ? folder : '');
}

/** Records that the server has the quiz. */
export function markSaved(quizId: string): void {
  begun.delete(quizId);
}
