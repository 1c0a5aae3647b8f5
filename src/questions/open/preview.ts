import type { PreviewKind } from '#src/questions/previewKind.ts';

export const openPreview: PreviewKind<'OPEN'> = (_authored, base) => ({
  type: 'OPEN',
  ...base,
  hasCorrectAnswer: false,
});
