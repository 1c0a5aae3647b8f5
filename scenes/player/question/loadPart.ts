// Loader for a question type's part whose code hasn't loaded by the time the question is asked.

import type { Container } from 'pixi.js';
import type { QuestionType } from '#core/questions/question.ts';
import { questionParts } from '#scenes/player/question/part.ts';
import type { ScenePorts } from '#scenes/ports.ts';

/** Milliseconds until a failed load is retried. */
const RETRY_MS = 4_000;

/** Roots of the scenes waiting for it. */
const waiting = new WeakSet<Container>();

/** Loads the part for the scene with this root. `onTried`: it has loaded, or the load can be retried. */
export function loadPart(
  type: QuestionType,
  { clock, targetsChanged }: ScenePorts,
  root: Container,
  onTried: () => void,
): void {
  if (waiting.has(root)) return;
  waiting.add(root);
  const tried = (): void => {
    waiting.delete(root);
    if (root.destroyed) return;
    onTried();
    targetsChanged();
  };
  void questionParts
    .get()
    .bring(type)
    .then(tried, () => clock.at(clock.now() + RETRY_MS, tried));
}
