// MSQ for the host.

import type { ReactNode } from 'react';
import { hintOf } from '#scenes/questions/model.ts';
import type { HostKind, WallAnswersProps } from '#src/questions/hostKind.ts';
import { AnsweredOptions } from '#src/questions/options/AnsweredOptions.tsx';
import { AuthoredOptions } from '#src/questions/options/AuthoredOptions.tsx';
import { OptionsOnWall } from '#src/questions/options/OptionsOnWall.tsx';
import { OptionsSpread } from '#src/questions/options/OptionsSpread.tsx';

function WallAnswers({ question, reveal, asks, ...rest }: WallAnswersProps<'MSQ'>): ReactNode {
  return (
    <OptionsOnWall
      {...rest}
      options={question.options}
      correctIds={reveal?.correctIds ?? null}
      hint={asks ? hintOf('MSQ') : null}
    />
  );
}

export const msqHost: HostKind<'MSQ'> = {
  WallAnswers,
  Spread: ({ question, reveal, distribution }) => (
    <OptionsSpread
      options={question.options}
      correctIds={reveal?.correctIds ?? []}
      distribution={distribution}
    />
  ),
  Answered: ({ question, answer, reveal }) => (
    <AnsweredOptions
      options={question.options}
      chosen={answer?.optionIds ?? []}
      right={reveal?.correctIds ?? []}
    />
  ),
  Authored: ({ question, answers }) => <AuthoredOptions options={question.options} answers={answers} />,
};
