// A further text field within a line, beside the line's own.

import type { ComponentType, ReactNode } from 'react';
import { cleanCharacters } from '#core/content/cleanCharacters.ts';
import type { RichTextProps } from '#src/questions/richText.ts';
import { useCut } from '#src/questions/useCut.tsx';

export interface LineFieldProps {
  /** Accessible name, and placeholder. */
  readonly label: string;
  readonly value: string;
  /** Maximum characters. */
  readonly longest: number;
  /** True if it can have several lines; false by default. */
  readonly hasLines?: boolean;
  readonly RichText: ComponentType<RichTextProps> | undefined;
  readonly onChange: (text: string) => void;
  /** Returns true if the pasted text was taken as more than the words of this field. */
  readonly onPaste?: (pasted: string) => boolean;
}

export function LineField(props: LineFieldProps): ReactNode {
  const { label, value, longest, hasLines = false, RichText, onChange, onPaste } = props;
  const cut = useCut(value, longest);
  const write = (text: string) => onChange(cleanCharacters(text).text);
  if (RichText)
    return (
      <div className="line-rich fill lead">
        <RichText
          className="line-text"
          hasLines={hasLines}
          value={value}
          limit={longest}
          {...(!hasLines && { enterKeyHint: 'next' })}
          placeholder={label}
          label={label}
          onChange={write}
          onCut={cut.tell}
        />
        {cut.told}
      </div>
    );
  return (
    <label className="line-field fill lead strong" data-text={value}>
      <textarea
        className="line-text"
        dir="auto"
        rows={1}
        value={value}
        maxLength={longest}
        placeholder={label}
        aria-label={label}
        onChange={(event) => write(event.target.value)}
        {...cut.field}
        onPaste={(event) => {
          const pasted = cleanCharacters(event.clipboardData.getData('text/plain')).text;
          if (onPaste?.(pasted)) event.preventDefault();
          else cut.field.onPaste(event);
        }}
      />
      {cut.told}
    </label>
  );
}
