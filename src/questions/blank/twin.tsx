// BLANK: one line of text, compared with the accepted answers.

import type { ReactNode } from 'react';
import { BLANK_MAX_LENGTH } from '#core/questions/blank/index.ts';
import { TypedTwin } from '#src/questions/typed/TypedTwin.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';

function BlankTwin({ draft, answer, open, unanswered, onIntent }: QuestionTwinProps<'BLANK'>): ReactNode {
  return (
    <TypedTwin
      text={(answer ?? draft.answer)?.text ?? ''}
      open={open}
      unanswered={unanswered}
      maxLength={BLANK_MAX_LENGTH}
      long={false}
      onIntent={onIntent}
    />
  );
}

export { BlankTwin as BLANK };
