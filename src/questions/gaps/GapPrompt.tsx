// The sentence of a gap, with the gap's number where it is empty.

import type { ReactNode } from 'react';
import { type GappedText, sentenceAround } from '#core/questions/gaps/gaps.ts';

interface GapPromptProps {
  readonly text: GappedText;
  /** Index. */
  readonly gap: number;
}

export function GapPrompt({ text, gap }: GapPromptProps): ReactNode {
  const [before, after] = sentenceAround(text, gap);
  return (
    <span dir="auto">
      {before} <span className="answer-number">{gap + 1}</span> {after}
    </span>
  );
}
