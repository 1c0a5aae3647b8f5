// Pictures of lines: each is shown before the words, and the control to add or change it after them.

import { X } from 'lucide-react';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '#core/content/media.ts';
import type { PictureSlotProps } from '#src/questions/questionEditor.ts';
import type { Line, LinesEditorProps } from '#src/questions/lines/linesEditorProps.ts';
import { Thumbnail } from '#src/ui/Thumbnail.tsx';
import { useLatest } from '#src/ui/useLatest.ts';
import '#src/questions/lines/linePicture.css';

interface PicturedLine extends Line {
  readonly media?: Picture;
}

export interface PicturedLines<L extends PicturedLine>
  extends Pick<LinesEditorProps<L>, 'lines' | 'onChange'> {
  readonly what: 'option' | 'item' | 'pair' | 'match';
  /** Absent if pictures can't be added. */
  readonly PictureSlot: ComponentType<PictureSlotProps> | undefined;
  /** True if existing pictures can't be changed. */
  readonly fixed: boolean;
}

type InLine<L> = (line: L, place: number) => ReactNode;

export function useLinePictures<L extends PicturedLine>(
  props: PicturedLines<L>,
): { readonly before: InLine<L>; readonly behind: InLine<L> } {
  const { what, fixed, PictureSlot } = props;
  const put = useLatest((place: number, picture: Picture | null, typing?: string) => {
    const lines = props.lines.map((line, at) => {
      if (at !== place) return line;
      const { media: _, ...rest } = line;
      return { ...rest, ...(picture && { media: picture }) } as L;
    });
    props.onChange(lines, typing && `picture ${place} ${typing}`);
  });
  const before = useCallback(
    ({ media }: L, place: number) =>
      media && (
        <Shown
          what={what}
          media={media}
          number={place + 1}
          onRemove={fixed ? null : () => put(place, null)}
        />
      ),
    [what, fixed, put],
  );
  const behind = useCallback(
    ({ media }: L, place: number) =>
      PictureSlot &&
      !fixed && (
        <Slot
          what={what}
          Slot={PictureSlot}
          picture={media ?? null}
          number={place + 1}
          onPicture={(picture, typing) => put(place, picture, typing)}
        />
      ),
    [what, fixed, PictureSlot, put],
  );
  return { before, behind };
}

interface OfLine extends Pick<PicturedLines<PicturedLine>, 'what'> {
  /** From 1. */
  readonly number: number;
}

interface ShownProps extends OfLine {
  readonly media: Picture;
  /** Null if it can't be removed. */
  readonly onRemove: (() => void) | null;
}

function Shown({ what, media, number, onRemove }: ShownProps): ReactNode {
  const { t } = useTranslation('host');
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

interface SlotProps extends OfLine, Omit<PictureSlotProps, 'of'> {
  readonly Slot: ComponentType<PictureSlotProps>;
}

function Slot({ Slot: PictureSlot, what, number, ...props }: SlotProps): ReactNode {
  const { t } = useTranslation('host');
  return <PictureSlot {...props} of={t(`host:question.edit.lines.${what}.text`, { number })} />;
}
