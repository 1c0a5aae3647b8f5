// The part of a question from Moodle that depends on its type.

import type { ImportFields, ImportText } from '#importers/kinds.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import type { MoodleChoice, MoodleText } from '#importers/moodle/moodleItem.ts';
import { type PlacePicture, type ReadText, readText } from '#importers/moodle/readText.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';

export interface Feedback {
  readonly answer: MarkedText;
  readonly text: MoodleText;
}

export interface Typed {
  /** A `text` among them replaces the question's. */
  readonly fields: ImportFields & { readonly text?: ImportText };
  readonly changes: readonly ImportReason[];
  readonly texts: readonly ReadText[];
  /** Feedback by answer. */
  readonly feedback: readonly Feedback[];
}

/** A reason if the item can't be a question. */
export type Decision = Typed | ImportReason;

/** Reads a text that may or may not have a picture. */
export type Reading = (text: MoodleText, mayHavePicture: boolean) => ReadText;

export function readingOf(place: PlacePicture | undefined): Reading {
  return (text, mayHavePicture) => readText(text, mayHavePicture, place);
}

export function partialCredit(answer: string, percent: number): ImportReason {
  return { code: 'partialCreditDropped', values: { answer: shortItem(answer), percent } };
}

export function feedbackOf(
  choices: readonly MoodleChoice[],
  texts: readonly ReadText[],
): readonly Feedback[] {
  return choices.flatMap(({ feedback }, index) =>
    feedback ? [{ answer: texts[index]?.text ?? MarkedText.plain(''), text: feedback }] : [],
  );
}
