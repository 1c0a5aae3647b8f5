// Marks an option as correct while it's being written.

import { Check } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { letterOfOption } from '#core/questions/options/letters.ts';
import '#src/questions/options/optionsEditor.css';

export interface OptionMarkProps {
  readonly type: 'checkbox' | 'radio';
  readonly name: string;
  readonly checked: boolean;
  /** The option's number, from 1. */
  readonly number: number;
  readonly onMark: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

export function OptionMark({ number, onMark, ...native }: OptionMarkProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <label className="option-edit-mark centered rigid" title={t('host:question.edit.markKey')}>
      <input {...native} onChange={onMark} />
      <Check size={20} strokeWidth={3.5} aria-hidden="true" />
      <span className="visually-hidden">{t('host:question.edit.isRight', { number })}</span>
    </label>
  );
}

/** The head of an option's line. */
export const letterOf = (_: object, place: number): ReactNode => (
  <span className="option-letter lead bold">{letterOfOption(place)}</span>
);
