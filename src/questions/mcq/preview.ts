import { previewOptions } from '#src/questions/options/previewOptions.ts';
import type { PreviewKind } from '#src/questions/previewKind.ts';

export const mcqPreview: PreviewKind<'MCQ'> = ({ options }, base) => ({
  type: 'MCQ',
  ...base,
  ...previewOptions(options),
});
