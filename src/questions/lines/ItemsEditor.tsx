// Editor for options or items: their words and pictures, one per line.

import { type ReactNode, useCallback } from 'react';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { listFaults } from '#protocol/quizFaults.ts';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { LinesEditor } from '#src/questions/lines/LinesEditor.tsx';
import type { LinesEditorProps } from '#src/questions/lines/linesEditorProps.ts';
import { useLinePictures } from '#src/questions/lines/useLinePictures.tsx';

type OfLines = LinesEditorProps<AuthoredOption>;

export interface ItemsEditorProps
  extends Pick<EditProps, 'faults' | 'correctionsOnly' | 'PictureSlot' | 'RichText'>,
    Pick<OfLines, 'lines' | 'onChange' | 'onMark' | 'least' | 'lineOf' | 'head' | 'behind'> {
  /** The term for a line. */
  readonly what: 'option' | 'item';
  /** Name of the field, if it isn't the term's plural. */
  readonly field?: string;
  /** Maximum number of lines; by default, that of options. */
  readonly most?: number;
  /** Maximum characters of a line; by default, that of options. */
  readonly longest?: number;
}

/** True if it has no content. */
export const isBlank = ({ text, media, correct }: AuthoredOption): boolean =>
  text.trim() === '' && !media && correct !== true;

export function ItemsEditor(props: ItemsEditorProps): ReactNode {
  const { what, behind: more, faults = [], correctionsOnly: fixed = false, PictureSlot, ...lines } = props;
  const { field = `${what}s`, most = CONTENT_LIMITS.optionsMax, longest = CONTENT_LIMITS.optionText } = props;
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
      most={most}
      longest={longest}
      fixed={fixed}
      isBlank={isBlank}
      faultsAt={(place) => listFaults(faults, field, place)}
      before={before}
      behind={behind}
    />
  );
}
