// OPEN for the host.

import type { ReactNode } from 'react';
import { WRITE_ANSWER } from '#scenes/questions/model.ts';
import type { HostKind, WallAnswersProps } from '#src/questions/hostKind.ts';
import { AnsweredText } from '#src/questions/typed/AnsweredText.tsx';
import { TextsOnWall } from '#src/questions/typed/TextsOnWall.tsx';
import { TextsSpread } from '#src/questions/typed/TextsSpread.tsx';

function WallAnswers({ asks, right, distribution }: WallAnswersProps<'OPEN'>): ReactNode {
  return <TextsOnWall hint={asks ? WRITE_ANSWER : null} right={right} distribution={distribution} />;
}

export const openHost: HostKind<'OPEN'> = {
  WallAnswers,
  Spread: TextsSpread,
  Answered: AnsweredText,
  Authored: () => null,
};
