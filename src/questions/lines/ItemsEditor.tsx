// Editor for options or items: their words and pictures, one per line.

import { type ReactNode, useCallback } from 'react';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { faultsAt } from '#protocol/quizFaults.ts';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { LinesEditor } from '#src/questions/lines/LinesEditor.tsx';
import type { LinesEditorProps } from '#src/questions/lines/linesEditorProps.ts';
import { useLinePictures } from '#src/questions/lines/useLinePictures.tsx';

type OfLines = LinesEditorProps<AuthoredOption>;

export interface ItemsEditorProps
  extends Pick<EditProps, 'faults' | 'correctionsOnly' | 'PictureSlot' | 'RichText'>,
    Pick<OfLines, 'lines' | 'onChange' | 'onMark' | 'least' | 'lineOf' | 'head' | 'behind'> {
  /** The term for a line; also the name of the field, in the singular. */
  readonly what: 'option' | 'item';
}

/** True if it has no content. */
export const isBlank = ({ text, media, correct }: AuthoredOption): boolean =>
  text.trim() === '' && !media && correct !== true;

export function ItemsEditor(props: ItemsEditorProps): ReactNode {
  const { what, behind: more, faults = [], correctionsOnly: fixed = false, PictureSlot, ...lines } = props;
  const field = `${what}s`;
  const { before, behind: slot } = useLinePictures({ ...lines, what, PictureSlot, fixed });
  const behind = useCallback(
    (line: AuthoredOption, place: number) => (
      <>
        {slot(line, place)}
        {more?.(line, place)}
      </>
    ),
    [slot, more],
  );
  return (
    <LinesEditor
      {...lines}
      what={what}
      most={CONTENT_LIMITS.optionsMax}
      longest={CONTENT_LIMITS.optionText}
      fixed={fixed}
      isBlank={isBlank}
      faultsAt={(place) =>
        place === null
          ? faultsAt(faults, field).filter(({ path }) => path.length === 1)
          : faultsAt(faults, field, place)
      }
      before={before}
      behind={behind}
    />
  );
}
