// Words with what their author set apart in them, in the page's own elements.

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadParts } from '#src/ui/formatted/loadParts.ts';
import type { FormattedProps } from '#src/ui/formatted/pieces.ts';

/** Where it can't be had the words are there alone. */
const Marked = lazy(async (): Promise<{ readonly default: ComponentType<FormattedProps> }> => {
  try {
    return { default: (await loadParts()).Marked };
  } catch {
    return { default: ({ words }) => words.text };
  }
});

export function Formatted({ words }: FormattedProps): ReactNode {
  const { text, marks } = words;
  if (!marks && !text.includes('\n')) return text;
  return (
    <Suspense fallback={text}>
      <Marked words={words} />
    </Suspense>
  );
}
