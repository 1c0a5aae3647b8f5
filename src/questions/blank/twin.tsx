// BLANK: one line of text or a number, compared with the accepted answers.

import type { ReactNode } from 'react';
import { BLANK_MAX_LENGTH } from '#core/questions/blank/index.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { TypedTwin } from '#src/questions/typed/typedTwin.tsx';

export function BLANK(props: QuestionTwinProps<'BLANK'>): ReactNode {
  const { number } = props.question;
  return <TypedTwin {...props} maxLength={BLANK_MAX_LENGTH} long={false} {...(number && { number })} />;
}
