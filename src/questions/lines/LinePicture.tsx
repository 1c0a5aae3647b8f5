// The picture of a line, beside its words, and what adds one.

import { X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '#core/content/media.ts';
import type { PictureSlotProps } from '#src/questions/editKind.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import '#src/questions/lines/linePicture.css';

export interface LinePictureProps {
  /** What the line is called. */
  readonly what: 'option' | 'item';
  readonly media: Picture | undefined;
  /** Of the line, from 1. */
  readonly number: number;
  /** null: it stays. */
  readonly onRemove: (() => void) | null;
}

export function LinePicture({ what, media, number, onRemove }: LinePictureProps): ReactNode {
  const { t } = useTranslation('host');
  if (!media) return null;
  const label = t(`host:question.edit.lines.${what}.pictureRemove`, { number });
  return (
    <span className="line-picture rigid">
      <Thumbnail media={media} />
      {onRemove && (
        <button
          type="button"
          className="line-picture-remove inset"
          aria-label={label}
          title={label}
          onClick={onRemove}
        >
          <X size={16} strokeWidth={3} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

export interface LinePictureSlotProps extends Pick<LinePictureProps, 'what' | 'media' | 'number'> {
  readonly Slot: ComponentType<PictureSlotProps>;
  readonly onPicture: PictureSlotProps['onPicture'];
}

export function LinePictureSlot({ Slot, what, media, number, onPicture }: LinePictureSlotProps): ReactNode {
  const { t } = useTranslation('host');
  const of = t(`host:question.edit.lines.${what}.text`, { number });
  return <Slot picture={media ?? null} of={of} onPicture={onPicture} />;
}
