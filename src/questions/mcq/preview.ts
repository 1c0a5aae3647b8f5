import { CircleDot } from 'lucide-react';
import { previewOptions } from '#src/questions/options/previewOptions.ts';
import type { PreviewKind } from '#src/questions/previewKind.ts';

export const mcqPreview: PreviewKind<'MCQ'> = {
  Icon: CircleDot,
  shown: ({ options, format }, base, unwritten) => ({
    type: 'MCQ',
    ...base,
    ...previewOptions(options, format, unwritten),
  }),
};
