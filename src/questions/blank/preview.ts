import type { PreviewKind } from '#src/questions/previewKind.ts';

export const blankPreview: PreviewKind<'BLANK'> = ({ accepted }, base) => ({
  type: 'BLANK',
  ...base,
  hasCorrectAnswer: accepted.length > 0,
});
