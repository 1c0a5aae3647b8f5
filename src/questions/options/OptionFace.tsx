// An option's picture and words on its button.

import type { ReactNode } from 'react';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';

export function OptionFace({ option: { media, ...words } }: { readonly option: Option }): ReactNode {
  return (
    <>
      {media && (
        <img
          className="twin-option-picture"
          src={uploadAtWidth(media.url, PICTURE_WIDTH.option)}
          alt={media.alt ?? ''}
        />
      )}
      <span className="twin-option-text">
        <Formatted words={words} />
      </span>
    </>
  );
}
