// OPEN for its author: it has nothing but the question.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditProps } from '#src/questions/editKind.ts';

export function OpenEditor({ reduced = false }: EditProps<'OPEN'>): ReactNode {
  const { t } = useTranslation('host');
  return reduced ? null : <p className="note">{t('host:question.edit.openHint')}</p>;
}
