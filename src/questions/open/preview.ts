import { MessageSquareText } from 'lucide-react';
import type { PreviewKind } from '#src/questions/previewKind.ts';

export const openPreview: PreviewKind<'OPEN'> = {
  Icon: MessageSquareText,
  shown: (_authored, base) => ({ type: 'OPEN', ...base, hasCorrectAnswer: false }),
};
