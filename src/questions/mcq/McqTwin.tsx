// MCQ: one press answers.

import type { ReactNode } from 'react';
import { OptionsTwin } from '#src/questions/options/OptionsTwin.tsx';
import type { QuestionTwinProps } from '#src/questions/twin.ts';

export function McqTwin({
  question,
  draft,
  answer,
  open,
  reveal,
  distribution,
  onIntent,
}: QuestionTwinProps<'MCQ'>): ReactNode {
  return (
    <OptionsTwin
      options={question.options}
      several={false}
      chosen={answer ? [answer.optionId] : draft.optionIds}
      open={open}
      correctIds={question.hasCorrectAnswer && reveal ? reveal.correctIds : null}
      distribution={distribution}
      onPress={(optionId) => onIntent({ type: 'choose', optionId })}
    />
  );
}
