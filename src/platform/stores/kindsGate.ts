// Holds back what shows questions until the code and the words of their kinds have loaded.

import { areLoaded } from '#core/questions/kinds.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { loadLateKinds } from '#src/platform/stores/lateKinds.ts';

/** Milliseconds until a failed load is retried. */
const RETRY_MS = 2_000;

/**
 * Returns a function that runs a task at once if all these question types are loaded; otherwise it loads them
 * first, and later tasks wait for their turn.
 */
export function kindsGate(): (types: readonly QuestionType[], task: () => void) => void {
  const waiting: (() => void)[] = [];
  const load = (): void => {
    loadLateKinds().then(
      () => {
        for (const task of waiting.splice(0)) task();
      },
      () => setTimeout(load, RETRY_MS),
    );
  };
  return (types, task) => {
    if (waiting.length === 0 && areLoaded(types)) return task();
    waiting.push(task);
    if (waiting.length === 1) load();
  };
}
