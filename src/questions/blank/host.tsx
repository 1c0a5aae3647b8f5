// BLANK for the host.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TYPE_ANSWER } from '#scenes/questions/model.ts';
import type { AuthoredProps, HostKind, ProjectorAnswersProps } from '#src/questions/hostKind.ts';
import { AnsweredText } from '#src/questions/typed/AnsweredText.tsx';
import { TextsOnProjector } from '#src/questions/typed/TextsOnProjector.tsx';
import { TextsSpread } from '#src/questions/typed/TextsSpread.tsx';

function ProjectorAnswers({ asks, right, distribution }: ProjectorAnswersProps<'BLANK'>): ReactNode {
  return <TextsOnProjector hint={asks ? TYPE_ANSWER : null} right={right} distribution={distribution} />;
}

function Authored({ question, answers }: AuthoredProps<'BLANK'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <p className="authored-accepted">
      {answers
        ? t('host:question.accepted', { list: question.accepted.join(' · ') })
        : t('host:question.acceptedHidden', { count: question.accepted.length })}
    </p>
  );
}

export const blankHost: HostKind<'BLANK'> = {
  ProjectorAnswers,
  Spread: TextsSpread,
  Answered: AnsweredText,
  Authored,
};
