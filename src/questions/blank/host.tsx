import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPE_ANSWER } from '#scenes/model.ts';
import type { AuthoredProps } from '#src/host/room/hostKind.ts';
import { typedHost } from '#src/questions/typed/typedHost.tsx';

function Authored({ question, answers }: AuthoredProps<'BLANK'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <p className="muted">
      {answers
        ? t('host:question.accepted', { list: question.accepted.join(' · ') })
        : t('host:question.acceptedHidden', { count: question.accepted.length })}
    </p>
  );
}

export const BLANK = typedHost<'BLANK'>(TYPE_ANSWER, Authored);
