// OPEN for its author: it has nothing but the question.

import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditKind, EditProps } from '#src/questions/editKind.ts';

function Editor({ reduced = false }: EditProps<'OPEN'>): ReactNode {
  const { t } = useTranslation('host');
  return reduced ? null : <p className="note">{t('host:question.edit.openHint')}</p>;
}

export const OPEN: EditKind<'OPEN'> = { Icon: MessageSquareText, Editor };
