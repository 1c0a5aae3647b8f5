// Field for several short texts in one line.

import { type ReactNode, useState } from 'react';
import { TextField } from '#src/ui/Field.tsx';

export interface ListFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** A single character between two texts. */
  readonly separator: string;
  readonly texts: readonly string[];
  /** Maximum characters of a text, and number of texts; more are left out. */
  readonly longest: number;
  readonly most: number;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly onChange: (texts: readonly string[]) => void;
}

export function ListField(props: ListFieldProps): ReactNode {
  const { label, hint, separator, texts, longest, most, invalid = false, describedBy, onChange } = props;
  // The text as typed, including spaces and separators at its end.
  const [typed, setTyped] = useState('');
  const listed = (text: string) =>
    text
      .split(separator)
      .map((each) => each.trim().slice(0, longest))
      .filter((each) => each !== '')
      .slice(0, most);
  const joined = texts.join(separator === '|' ? ' | ' : `${separator} `);
  return (
    <TextField
      label={label}
      hint={hint}
      dir="auto"
      autoComplete="off"
      aria-invalid={invalid}
      {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
      value={listed(typed).join() === texts.join() ? typed : joined}
      onChange={(text) => {
        setTyped(text);
        onChange(listed(text));
      }}
    />
  );
}
