// Families of question kinds that upper layers share code by.

import type { QuestionKinds, QuestionType } from '#core/questions/kinds.ts';

/** Kinds with options, with typed answers, with movable pieces, and with texts that answers are counted by. */
export type OptionsType = {
  [T in QuestionType]: QuestionKinds[T]['question'] extends { readonly options: unknown } ? T : never;
}[QuestionType];
export type TypedType = {
  [T in QuestionType]: QuestionKinds[T]['answer'] extends { readonly text: string } ? T : never;
}[QuestionType];
export type TextsType = {
  [T in QuestionType]: QuestionKinds[T]['spread'] extends { readonly texts: unknown } ? T : never;
}[QuestionType];
export type PiecesType = {
  [T in QuestionType]: QuestionKinds[T]['act'] extends { readonly type: 'put' } ? T : never;
}[QuestionType];
