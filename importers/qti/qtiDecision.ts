// What becomes of an interaction, or of a whole item.

import { readMarkdown } from '#core/content/markdown.ts';
import { appearanceOf } from '#core/questions/pieces/pieces.ts';
import type { ImportFields, ImportItem } from '#importers/kinds.ts';
import { MarkedText, wordsOf } from '#importers/markup/MarkedText.ts';
import type { ImportReason } from '#importers/problems.ts';

/** The part of a question that depends on its kind. */
export interface Decided {
  readonly fields: ImportFields;
  readonly changes: readonly ImportReason[];
  /** Lines of feedback on single answers, for the explanation. */
  readonly notes?: readonly MarkedText[];
}

export type Decision = Decided | ImportReason;

export function isReason<Other extends object>(value: Other | ImportReason): value is ImportReason {
  return 'code' in value;
}

/** Feedback on an answer, with the answer in front. */
export function noteOn(answer: ImportItem, feedback: MarkedText): MarkedText {
  const { text } = answer;
  const said = typeof text === 'string' ? MarkedText.plain(text) : text;
  return said.words === '' ? feedback : MarkedText.joined([said, feedback], ': ');
}

/** The same for items that look the same. */
export function lookOf({ text, media }: ImportItem): string {
  const read = typeof text === 'string' ? { text } : readMarkdown(text.source);
  return appearanceOf({ ...read, ...(media && { media }) });
}

/** Name of an item where only words are shown: its text, or else the description of its picture. */
export function nameOf({ text, media }: ImportItem): string {
  const words = wordsOf(text).trim();
  return words === '' ? (media?.alt ?? '') : words;
}
