import { TextCursorInput } from 'lucide-react';
import type { PreviewKind } from '#src/questions/previewKind.ts';

export const blankPreview: PreviewKind<'BLANK'> = {
  Icon: TextCursorInput,
  shown: ({ accepted }, base) => ({ type: 'BLANK', ...base, hasCorrectAnswer: accepted.length > 0 }),
};
