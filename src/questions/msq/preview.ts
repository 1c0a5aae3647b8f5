import { previewOptions } from '#src/questions/options/previewOptions.ts';
import type { PreviewKind } from '#src/questions/previewKind.ts';

export const msqPreview: PreviewKind<'MSQ'> = ({ options }, base) => ({
  type: 'MSQ',
  ...base,
  ...previewOptions(options),
});
