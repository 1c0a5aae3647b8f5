// OPEN for the host.

import type { ReactNode } from 'react';
import { WRITE_ANSWER } from '#scenes/questions/model.ts';
import type { HostKind, ProjectorAnswersProps } from '#src/questions/hostKind.ts';
import { AnsweredText } from '#src/questions/typed/AnsweredText.tsx';
import { TextsOnProjector } from '#src/questions/typed/TextsOnProjector.tsx';
import { TextsSpread } from '#src/questions/typed/TextsSpread.tsx';

function ProjectorAnswers({ asks, right, distribution }: ProjectorAnswersProps<'OPEN'>): ReactNode {
  return <TextsOnProjector hint={asks ? WRITE_ANSWER : null} right={right} distribution={distribution} />;
}

export const openHost: HostKind<'OPEN'> = {
  ProjectorAnswers,
  Spread: TextsSpread,
  Answered: AnsweredText,
  Authored: () => null,
};
