// Answer distribution of a question, and who didn't answer. The correct answer is shown only when the class
// sees it or the teacher asks for it.

import { createElement, type ReactNode } from 'react';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import type { HideText } from '#src/host/room/hostKind.ts';
import { hostKindOf } from '#src/host/room/hostKind.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';

export interface DistributionProps {
  readonly row: HostQuestionRow;
  readonly answers: boolean;
  /** Absent when the class can't see the texts, or no longer can. */
  readonly onHide?: HideText | undefined;
}

export function Distribution({ row, answers, onHide }: DistributionProps): ReactNode {
  const { question, distribution, hiddenTexts, withheldTexts } = row;
  const reveal = answers ? row.reveal : null;
  return createElement(hostKindOf(question.type).DistributionView, {
    question,
    reveal,
    right: rightAnswerOf(question, reveal),
    distribution,
    hiddenTexts,
    withheldTexts,
    onHide,
  });
}
