// Quizzes that were begun on this device and have never been saved: the server does not know them, and nobody asks it.

/** Of this visit; after a reload the history says it. */
const begun = new Set<string>();

interface BegunState {
  readonly begun: string;
}

/** What stands in the history with the address of a quiz that is begun. */
export function begin(quizId: string): BegunState {
  begun.add(quizId);
  return { begun: quizId };
}

/** Whether the server can't know it yet. */
export function isBegunNow(quizId: string): boolean {
  return begun.has(quizId);
}

/** Whether it is no wonder where the server does not know it. */
export function wasBegun(quizId: string): boolean {
  const state: unknown = globalThis.history?.state;
  const there = typeof state === 'object' && state !== null && 'begun' in state && state.begun === quizId;
  return there || begun.has(quizId);
}

/** The server has it. */
export function isSaved(quizId: string): void {
  begun.delete(quizId);
}
