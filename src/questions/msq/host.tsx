// MSQ for the host.

import type { ReactNode } from 'react';
import { hintOf } from '#scenes/questions/model.ts';
import type { HostKind, ProjectorAnswersProps } from '#src/questions/hostKind.ts';
import { AnsweredOptions } from '#src/questions/options/AnsweredOptions.tsx';
import { AuthoredOptions } from '#src/questions/options/AuthoredOptions.tsx';
import { OptionsOnProjector } from '#src/questions/options/OptionsOnProjector.tsx';
import { OptionsSpread } from '#src/questions/options/OptionsSpread.tsx';

function ProjectorAnswers({ question, reveal, asks, ...rest }: ProjectorAnswersProps<'MSQ'>): ReactNode {
  return (
    <OptionsOnProjector
      {...rest}
      options={question.options}
      correctIds={reveal?.correctIds ?? null}
      hint={asks ? hintOf('MSQ') : null}
    />
  );
}

export const msqHost: HostKind<'MSQ'> = {
  ProjectorAnswers,
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
