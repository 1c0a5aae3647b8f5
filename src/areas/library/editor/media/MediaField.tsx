// The picture or sound of a question, or the cover of a quiz: whatever is pasted where no text is written comes here.

import { memo, type ReactNode } from 'react';
import { MediaBox, type MediaBoxProps } from '#src/areas/library/editor/media/MediaBox.tsx';
import { usePasted } from '#src/areas/library/editor/media/received.ts';
import { useUpload } from '#src/areas/library/editor/media/useUpload.ts';

/** Drawn anew only where it has something else to show. */
export const MediaField = memo(Field);

function Field(props: Omit<MediaBoxProps, 'upload'>): ReactNode {
  const upload = useUpload(props.takes, props.onChange);
  usePasted((target) => target.closest('dialog') === null, upload.send);
  return <MediaBox {...props} upload={upload} />;
}
