import { ListChecks } from 'lucide-react';
import { previewOptions } from '#src/questions/options/previewOptions.ts';
import type { PreviewKind } from '#src/questions/previewKind.ts';

export const msqPreview: PreviewKind<'MSQ'> = {
  Icon: ListChecks,
  shown: ({ options, format }, base, unwritten) => ({
    type: 'MSQ',
    ...base,
    ...previewOptions(options, format, unwritten),
  }),
};
