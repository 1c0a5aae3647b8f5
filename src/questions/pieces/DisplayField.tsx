// The author's choice between a board and a list.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthoredBase } from '#core/questions/questionBase.ts';
import { Toggle } from '#src/ui/Toggle.tsx';

interface DisplayFieldProps {
  readonly question: Pick<AuthoredBase, 'questionDisplayVariant'>;
  /** Shows nothing while only words can be corrected. */
  readonly correctionsOnly?: boolean | undefined;
  readonly onChange: (fields: { questionDisplayVariant: 'list' | undefined }) => void;
}

export function DisplayField({ question, correctionsOnly, onChange }: DisplayFieldProps): ReactNode {
  const { t } = useTranslation('host');
  if (correctionsOnly) return null;
  return (
    <Toggle
      label={t('host:question.edit.asList')}
      hint={t('host:question.edit.asListHint')}
      on={question.questionDisplayVariant === 'list'}
      onChange={(on) => onChange({ questionDisplayVariant: on ? 'list' : undefined })}
    />
  );
}
