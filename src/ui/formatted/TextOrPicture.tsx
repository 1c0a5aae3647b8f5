// The text of a question or option, or its picture's description when it has no text.

import type { ReactNode } from 'react';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { Media } from '#core/content/media.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';

export interface WordsOrPictureProps {
  readonly of: FormattedText & { readonly media?: Media };
}

export function TextOrPicture({ of }: WordsOrPictureProps): ReactNode {
  return of.text ? <Formatted words={of} /> : of.media?.alt;
}
