// WORDCLOUD editor: how many words each player may send, and if the host reviews them first.

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WORDS } from '#core/questions/wordcloud/index.ts';
import type { EditProps } from '#src/questions/questionEditor.ts';
import { Select } from '#src/ui/Select.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';

const COUNTS = Array.from({ length: WORDS.max }, (_, index) => index + 1);

export function Editor({ question, correctionsOnly = false, onChange }: EditProps<'WORDCLOUD'>): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  if (correctionsOnly) return null;
  const { words = WORDS.usual, reviewFirst = false } = question;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('host:question.edit.words')}</label>
        <Select
          id={id}
          values={COUNTS}
          value={words}
          labelOf={String}
          onChange={(most) => onChange({ words: most === WORDS.usual ? undefined : most })}
        />
      </div>
      <Toggle
        label={t('host:question.edit.reviewFirst')}
        hint={t('host:question.edit.reviewFirstHint')}
        on={reviewFirst}
        onChange={(on) => onChange({ reviewFirst: on || undefined })}
      />
    </>
  );
}
