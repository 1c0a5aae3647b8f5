// Families of question kinds that upper layers share code by.

import type { GappedText } from '#core/questions/gaps/gaps.ts';
import type { QuestionKinds, QuestionType } from '#core/questions/kinds.ts';
import type { Placed } from '#core/questions/placing/placing.ts';

/** Kinds with options, with typed answers, with movable pieces, and among those, with places for them. */
export type OptionsType = {
  [T in QuestionType]: QuestionKinds[T]['question'] extends { readonly options: unknown } ? T : never;
}[QuestionType];
export type TypedType = {
  [T in QuestionType]: QuestionKinds[T]['answer'] extends { readonly text: string } ? T : never;
}[QuestionType];
/** Kinds with texts that answers are counted by. */
export type TextsType = {
  [T in QuestionType]: QuestionKinds[T]['spread'] extends { readonly texts: unknown } ? T : never;
}[QuestionType];
export type PiecesType = {
  [T in QuestionType]: QuestionKinds[T]['act'] extends { readonly type: 'put' } ? T : never;
}[QuestionType];
export type PlacingType = {
  [T in QuestionType]: QuestionKinds[T]['answer'] extends { readonly placed: Placed } ? T : never;
}[QuestionType];
/** Among those with places, kinds whose places are gaps in the question's text. */
export type GapsType = {
  [T in PlacingType]: QuestionKinds[T]['question'] extends GappedText ? T : never;
}[PlacingType];
/** Kinds whose pieces are arranged among themselves. */
export type ArrangedType = Exclude<PiecesType, PlacingType>;
