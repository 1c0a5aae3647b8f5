// The families of question kinds, as far as layers above share code by family.

import type { QuestionKinds, QuestionType } from '#core/questions/kinds.ts';

/** Kinds whose questions have options, those whose answers are typed, and those whose pieces are moved. */
export type OptionsType = {
  [T in QuestionType]: QuestionKinds[T]['question'] extends { readonly options: unknown } ? T : never;
}[QuestionType];
export type TypedType = {
  [T in QuestionType]: QuestionKinds[T]['answer'] extends { readonly text: string } ? T : never;
}[QuestionType];
export type PiecesType = {
  [T in QuestionType]: QuestionKinds[T]['act'] extends { readonly type: 'put' } ? T : never;
}[QuestionType];
