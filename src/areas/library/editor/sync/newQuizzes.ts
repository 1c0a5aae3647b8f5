// Quizzes created on this device and never saved: the server doesn't know them, so it isn't asked.

/** Those of this visit; after a reload, the history state identifies them. */
const begun = new Set<string>();

interface BegunState {
  readonly begun: string;
}

/** Records a new quiz; returns the history state for its URL. */
export function registerNewQuiz(quizId: string): BegunState {
  begun.add(quizId);
  return { begun: quizId };
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

/** Records that the server has the quiz. */
export function markSaved(quizId: string): void {
  begun.delete(quizId);
}
