// OPEN editor: there is nothing to edit besides the question.

import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionEditor, EditProps } from '#src/questions/questionEditor.ts';

function Editor({ correctionsOnly = false }: EditProps<'OPEN'>): ReactNode {
  const { t } = useTranslation('host');
  return correctionsOnly ? null : <p className="note">{t('host:question.edit.openHint')}</p>;
}

export const OPEN: QuestionEditor<'OPEN'> = { Icon: MessageSquareText, Editor };
