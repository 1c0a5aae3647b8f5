// A question or an option in words: where it is a picture alone, what that shows.

import type { ReactNode } from 'react';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { Media } from '#core/content/media.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';

export interface WordsOrPictureProps {
  readonly of: FormattedText & { readonly media?: Media };
}

export function WordsOrPicture({ of }: WordsOrPictureProps): ReactNode {
  return of.text ? <Formatted words={of} /> : of.media?.alt;
}
