// Options on paper: letters beside their texts, or just bubbles to fill in.

import { Fragment, type ReactNode } from 'react';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import { letterOfOption } from '#core/questions/options/letters.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { Formatted } from '#src/ui/formatted/Formatted.tsx';
import { TextOrPicture } from '#src/ui/formatted/TextOrPicture.tsx';

export interface PrintedOptionsProps {
  readonly options: readonly Option[];
  /** True if several can be filled in. */
  readonly several: boolean;
}

/** Maximum characters for two options side by side. */
const SHORT_OPTION = 32;

export function PrintedOptions({ options, several }: PrintedOptionsProps): ReactNode {
  const short = options.every(({ text, media }) => text.length <= SHORT_OPTION && !media);
  const pictures = options.every(({ media }) => media !== undefined);
  return (
    <ol className="sheet-options" data-short={short || pictures}>
      {options.map((option, place) => (
        <PrintedOption key={option.id} option={option}>
          <span className="sheet-bubble" data-several={several}>
            {letterOfOption(place)}
          </span>
        </PrintedOption>
      ))}
    </ol>
  );
}

export interface PrintedOptionProps {
  readonly option: Option;
  /** Shown before it. */
  readonly children: ReactNode;
}

export function PrintedOption({ option: { media, ...words }, children }: PrintedOptionProps): ReactNode {
  return (
    <li className="sheet-option">
      {children}
      <span className="sheet-option-text">
        {media && (
          <img
            className="sheet-option-picture"
            src={uploadAtWidth(media.url, PICTURE_WIDTH.option)}
            alt={media.alt ?? ''}
          />
        )}
        <Formatted words={words} />
      </span>
    </li>
  );
}

export function BubbleRow({ options, several }: PrintedOptionsProps): ReactNode {
  return (
    <span className="sheet-bubbles">
      {options.map(({ id }, place) => (
        <span key={id} className="sheet-bubble" data-several={several}>
          {letterOfOption(place)}
        </span>
      ))}
    </span>
  );
}

export interface RightOptionsProps {
  readonly options: readonly Option[];
  /** Ids of the correct options. */
  readonly ids: readonly string[];
}

export function RightOptions({ options, ids }: RightOptionsProps): ReactNode {
  return options
    .filter(({ id }) => ids.includes(id))
    .map((option, place) => (
      <Fragment key={option.id}>
        {place > 0 && ', '}
        <TextOrPicture of={option} />
      </Fragment>
    ));
}

export function lettersOf(options: readonly Option[], ids: readonly string[]): string {
  return options.flatMap(({ id }, place) => (ids.includes(id) ? letterOfOption(place) : [])).join(' ');
}
