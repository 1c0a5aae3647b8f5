// MCQ for the host.

import type { HostKind } from '#src/questions/hostKind.ts';
import { AnsweredOptions } from '#src/questions/options/AnsweredOptions.tsx';
import { AuthoredOptions } from '#src/questions/options/AuthoredOptions.tsx';
import { OptionsOnProjector } from '#src/questions/options/OptionsOnProjector.tsx';
import { OptionsSpread } from '#src/questions/options/OptionsSpread.tsx';

export const mcqHost: HostKind<'MCQ'> = {
  ProjectorAnswers: ({ question, reveal, ...rest }) => (
    <OptionsOnProjector
      {...rest}
      options={question.options}
      correctIds={reveal?.correctIds ?? null}
      hint={null}
    />
  ),
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
      chosen={answer ? [answer.optionId] : []}
      right={reveal?.correctIds ?? []}
    />
  ),
  Authored: ({ question, answers }) => <AuthoredOptions options={question.options} answers={answers} />,
};
