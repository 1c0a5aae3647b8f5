// The families of question kinds, as far as layers above share code by family.

import type { QuestionKinds, QuestionType } from '#core/questions/kinds.ts';

/** Kinds whose questions have options, and those whose answers are typed. */
export type OptionsType = {
  [T in QuestionType]: QuestionKinds[T]['question'] extends { readonly options: unknown } ? T : never;
}[QuestionType];
export type TypedType = {
  [T in QuestionType]: QuestionKinds[T]['answer'] extends { readonly text: string } ? T : never;
}[QuestionType];
