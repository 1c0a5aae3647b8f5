// MCQ: one press answers.

import type { ReactNode } from 'react';
import type { AnswerOf } from '#core/questions/question.ts';
import { hintOf } from '#scenes/model.ts';
import { OptionsTwin } from '#src/questions/options/OptionsTwin.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';

const chosenOf = (answer: AnswerOf<'MCQ'> | null) => (answer ? [answer.optionId] : []);

function McqTwin({
  question,
  draft,
  answer,
  removed,
  tried,
  open,
  reveal,
  distribution,
  onIntent,
}: QuestionTwinProps<'MCQ'>): ReactNode {
  return (
    <OptionsTwin
      options={question.options}
      hint={hintOf('MCQ')}
      several={false}
      chosen={chosenOf(answer ?? draft.answer)}
      hidden={removed}
      tried={chosenOf(tried)}
      open={open}
      correctIds={question.hasCorrectAnswer && reveal ? reveal.correctIds : null}
      distribution={distribution}
      onPress={(optionId) => onIntent({ type: 'choose', optionId })}
    />
  );
}

export { McqTwin as MCQ };
