// WORDCLOUD editor: how many words each player may send.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WORDS } from '#core/questions/wordcloud/index.ts';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { Select } from '#src/ui/Select.tsx';

const COUNTS = Array.from({ length: WORDS.max }, (_, index) => index + 1);

export function Editor({ question, correctionsOnly = false, onChange }: EditProps<'WORDCLOUD'>): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  if (correctionsOnly) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t('host:question.edit.words')}</label>
      <Select
        id={id}
        values={COUNTS}
        value={question.words ?? WORDS.usual}
        labelOf={String}
        onChange={(words) => onChange({ words: words === WORDS.usual ? undefined : words })}
      />
    </div>
  );
}
