// The loader of answers whose code is not there when their question is asked.

import type { Container } from 'pixi.js';
import type { QuestionType } from '#core/questions/question.ts';
import { questionParts } from '#scenes/player/question/part.ts';
import type { ScenePorts } from '#scenes/ports.ts';

/** Milliseconds until what could not be loaded is asked for again. */
const RETRY_MS = 4_000;

/** Roots of scenes that wait for it. */
const waiting = new WeakSet<Container>();

/** Brings them for the scene with this root. `onTried`: they are there, or can be asked for once more. */
export function bringPart(
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
