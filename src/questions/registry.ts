// The twins of all question kinds: the compiler names what a new one lacks.

import { BlankTwin } from '#src/questions/blank/BlankTwin.tsx';
import { McqTwin } from '#src/questions/mcq/McqTwin.tsx';
import { MsqTwin } from '#src/questions/msq/MsqTwin.tsx';
import { OpenTwin } from '#src/questions/open/OpenTwin.tsx';
import { ReorderTwin } from '#src/questions/reorder/ReorderTwin.tsx';
import type { QuestionTwins } from '#src/game/twins/questionTwin.ts';

export const QUESTION_TWINS: QuestionTwins = {
  MCQ: McqTwin,
  MSQ: MsqTwin,
  BLANK: BlankTwin,
  OPEN: OpenTwin,
  REORDER: ReorderTwin,
};
