// Answer distribution of a question, and who didn't answer. The correct answer is shown only when the class
// sees it or the teacher asks for it.

import { createElement, type ReactNode } from 'react';
import { kindOf } from '#core/questions/kinds.ts';
import type { Answer } from '#core/questions/question.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import type { CorrectQuestion } from '#src/host/room/CorrectQuestion.tsx';
import type { ModerateText } from '#src/host/room/hostKind.ts';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';

export interface DistributionProps {
  readonly row: HostQuestionRow;
  readonly answers: boolean;
  /** Absent when the class can't see the texts, or no longer can. */
  readonly onModerate?: ModerateText | undefined;
  readonly onCorrect?: CorrectQuestion | undefined;
}

/** Returns what accepts an answer as correct; undefined if the question has no wrong answers. */
export function acceptWith(
  row: HostQuestionRow,
  onCorrect: CorrectQuestion,
): ((answer: Answer) => void) | undefined {
  const { question, correction } = row;
  const isAcceptable = kindOf(question.type).can.rekey?.ways.includes('accept');
  if (!isAcceptable || !question.hasCorrectAnswer || correction?.isFullMarks) return undefined;
  return (answer) => onCorrect(row, { type: 'accept', answer });
}

export function Distribution({ row, answers, onModerate, onCorrect }: DistributionProps): ReactNode {
  const { question, distribution, hiddenTexts, withheldTexts } = row;
  const reveal = answers ? row.reveal : null;
  return createElement(hostKindOf(question.type).DistributionView, {
    question,
    reveal,
    right: rightAnswerOf(question, reveal),
    distribution,
    hiddenTexts,
    withheldTexts,
    onModerate,
    onAccept: reveal && onCorrect ? acceptWith(row, onCorrect) : undefined,
  });
}
