// OPEN for the host.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostKind, WallAnswersProps } from '#src/questions/hostKind.ts';
import { AnsweredText } from '#src/questions/typed/AnsweredText.tsx';
import { TextsOnWall } from '#src/questions/typed/TextsOnWall.tsx';
import { TextsSpread } from '#src/questions/typed/TextsSpread.tsx';

function WallAnswers({ asks, right, distribution }: WallAnswersProps<'OPEN'>): ReactNode {
  const { t } = useTranslation('scenes');
  return (
    <TextsOnWall
      hint={asks ? t('scenes:projector.writeAnswer') : null}
      right={right}
      distribution={distribution}
    />
  );
}

export const openHost: HostKind<'OPEN'> = {
  WallAnswers,
  Spread: TextsSpread,
  Answered: AnsweredText,
  Authored: () => null,
};
