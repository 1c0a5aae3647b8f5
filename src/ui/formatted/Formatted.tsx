// Text with its author's formatting, rendered as page elements.

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadParts } from '#src/ui/formatted/loadParts.ts';
import type { FormattedProps } from '#src/ui/formatted/pieces.ts';

/** Falls back to the plain text if the module can't be loaded. */
const Marked = lazy(async (): Promise<{ readonly default: ComponentType<FormattedProps> }> => {
  try {
    return { default: (await loadParts()).MarkedText };
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
