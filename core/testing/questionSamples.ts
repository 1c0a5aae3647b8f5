// What tests play every question kind with: the compiler names what a new one lacks.

import { blankSample } from '#core/questions/blank/sample.ts';
import { mcqSample } from '#core/questions/mcq/sample.ts';
import { msqSample } from '#core/questions/msq/sample.ts';
import { openSample } from '#core/questions/open/sample.ts';
import type { QuestionType } from '#core/questions/question.ts';
import type { QuestionSample } from '#core/questions/sample.ts';

const SAMPLES: { readonly [T in QuestionType]: QuestionSample<T> } = {
  MCQ: mcqSample,
  MSQ: msqSample,
  BLANK: blankSample,
  OPEN: openSample,
};

export const ALL_SAMPLES: readonly QuestionSample<QuestionType>[] = Object.values(SAMPLES);

export function sampleOf<T extends QuestionType>(type: T): QuestionSample<T> {
  return SAMPLES[type];
}
