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
  readonly RichText: ComponentType<RichTextProps> | undefined;
  readonly onChange: (text: string) => void;
}

export function LineField({ label, value, longest, RichText, onChange }: LineFieldProps): ReactNode {
  const cut = useCut(value, longest);
  const write = (text: string) => onChange(cleanCharacters(text).text);
  if (RichText)
    return (
      <div className="line-rich fill lead">
        <RichText
          className="line-text"
          hasLines={false}
          value={value}
          limit={longest}
          enterKeyHint="next"
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
      />
      {cut.told}
    </label>
  );
}
