// OPEN: a free text for the teacher.

import type { ReactNode } from 'react';
import { OPEN_MAX_LENGTH } from '#core/questions/open/index.ts';
import { TypedTwin } from '#src/questions/typed/TypedTwin.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';

function OpenTwin({ draft, answer, open, unanswered, onIntent }: QuestionTwinProps<'OPEN'>): ReactNode {
  return (
    <TypedTwin
      text={(answer ?? draft.answer)?.text ?? ''}
      open={open}
      unanswered={unanswered}
      maxLength={OPEN_MAX_LENGTH}
      long
      onIntent={onIntent}
    />
  );
}

export { OpenTwin as OPEN };
