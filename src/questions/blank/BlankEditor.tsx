// BLANK for its author: the accepted answers, each in a line.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps } from '#src/questions/editKind.ts';

export function BlankEditor({ question, onChange }: EditProps<'BLANK'>): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  // As it is typed, with lines that are still empty.
  const [text, setText] = useState(question.accepted.join('\n'));
  const change = (next: string) => {
    setText(next);
    const lines = next.split('\n').map((line) => line.trim());
    onChange({ ...question, accepted: lines.filter((line) => line !== '') });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('host:question.edit.accepted')}</label>
      <textarea
        id={id}
        className="input"
        rows={Math.min(8, question.accepted.length + 1)}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {t('host:question.edit.acceptedHint')}
      </p>
    </div>
  );
}
