// The picture or sound of a question, or the cover of a quiz: whatever is pasted where no text is written comes here.

import type { ReactNode } from 'react';
import { MediaBox, type MediaBoxProps } from '#src/areas/library/editor/media/MediaBox.tsx';
import { usePasted } from '#src/areas/library/editor/media/received.ts';
import { useUpload } from '#src/areas/library/editor/media/useUpload.ts';

export function MediaField(props: Omit<MediaBoxProps, 'upload'>): ReactNode {
  const upload = useUpload(props.takes, props.onChange);
  usePasted((target) => target.closest('dialog') === null, upload.send);
  return <MediaBox {...props} upload={upload} />;
}
