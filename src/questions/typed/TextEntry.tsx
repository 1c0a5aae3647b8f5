// Entry field for a typed answer on an answer sheet.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from '#src/questions/paperKind.ts';

export interface TextEntryProps extends Pick<EntryProps, 'index' | 'onGoKey'> {
  /** Its name, if the question has several. */
  readonly label?: string;
  readonly text: string;
  readonly maxLength: number;
  /** True if it has several lines. */
  readonly long: boolean;
  readonly placeholder?: string;
  readonly onType: (text: string) => void;
}

export function TextEntry(props: TextEntryProps): ReactNode {
  const { index, label, text, maxLength, long, placeholder, onType, onGoKey } = props;
  const { t } = useTranslation('host');
  const shared = {
    className: 'input entry-typed',
    'aria-label': label ?? t('host:paper.answerTo', { number: index + 1 }),
    value: text,
    maxLength,
    placeholder,
  };
  return long ? (
    <textarea {...shared} rows={2} onChange={(event) => onType(event.target.value)} onKeyDown={onGoKey} />
  ) : (
    <input
      {...shared}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onGoKey}
    />
  );
}
