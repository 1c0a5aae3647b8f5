// Loader for a question type's part whose code hasn't loaded by the time the question is asked.

import type { Container } from 'pixi.js';
import type { QuestionType } from '#core/questions/question.ts';
import { questionParts } from '#scenes/player/question/part.ts';
import type { ScenePorts } from '#scenes/ports.ts';

/** Milliseconds until a failed load is retried. */
const RETRY_MS = 4_000;

/** What waits for it. */
const waiting = new WeakSet<Container>();

/** Loads the part for this container. `onTried`: it has loaded, or the load can be retried. */
export function loadPart(
  type: QuestionType,
  { clock, targetsChanged }: ScenePorts,
  owner: Container,
  onTried: () => void,
): void {
  if (waiting.has(owner)) return;
  waiting.add(owner);
  const tried = (): void => {
    waiting.delete(owner);
    if (owner.destroyed) return;
    onTried();
    targetsChanged();
  };
  void questionParts
    .get()
    .bring(type)
    .then(tried, () => clock.at(clock.now() + RETRY_MS, tried));
}
