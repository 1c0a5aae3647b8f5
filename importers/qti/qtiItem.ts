// Items as all versions of QTI hand them in.

import type { DisplayVariant } from '#core/questions/questionBase.ts';
import type { ImportFields, ImportQuestion } from '#importers/kinds.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import type { ImportReason } from '#importers/problems.ts';
import type { StemText } from '#importers/qti/ItemTexts.ts';

/** A passage that several questions belong to. */
export interface Passage {
  /** The same for all items about it; '' for a text that belongs to one item. */
  readonly id: string;
  readonly title: string;
  readonly text: MarkedText;
  /** More of the question that it becomes. */
  readonly fields?: PassageFields;
}

export type PassageFields = Partial<Omit<ImportQuestion<'COMPREHENSION'>, 'type' | 'passage' | 'questions'>>;

export interface ReadItem {
  /** In the order of the file; several if they share the text of one item. */
  readonly questions: readonly ImportQuestion[];
  readonly passage: Passage | null;
  readonly changes: readonly ImportReason[];
  /** Its title in the file; '' without one. */
  readonly title: string;
  /** True if a choice without a correct answer is meant to have none. */
  readonly isSure?: boolean;
  /** Number of texts of feedback without a place. */
  readonly feedbackLeft: number;
  /** True if it had formatting that the markup lacks. */
  readonly lost: boolean;
}

export type ItemResult =
  | (ReadItem & { readonly words: string })
  | { readonly reason: ImportReason /** The item's own words. */; readonly words: string };

export interface QuestionParts {
  /** Asks in place of a text, if there is none. */
  readonly title?: string;
  readonly stem: StemText;
  readonly fields: ImportFields;
  /** Lines of feedback. */
  readonly feedback: readonly MarkedText[];
  readonly hints?: readonly MarkedText[];
  /** What it's worth in the file; null if it doesn't say. */
  readonly points: number | null;
  readonly group?: string | undefined;
  readonly display?: DisplayVariant | undefined;
  readonly seconds?: number | null;
}

export function questionOf(parts: QuestionParts): ImportQuestion {
  const { title = '', fields, feedback, hints = [], points, group, display, seconds } = parts;
  const isAsked = parts.stem.text.words.trim() !== '' || parts.stem.media !== undefined;
  const stem = isAsked || title === '' ? parts.stem : { text: MarkedText.plain(title) };
  const said = feedback.filter((line) => line.words.trim() !== '');
  return {
    ...fields,
    ...stem,
    ...(points !== null && points !== 1 && { marks: points }),
    ...(seconds !== null && seconds !== undefined && { timeSeconds: seconds }),
    ...(said.length > 0 && { explanation: MarkedText.joined(said, '\n') }),
    ...(hints.length > 0 && { hints }),
    ...(group !== undefined && group !== '' && { group }),
    ...(display && { questionDisplayVariant: display }),
  };
}

/** Changes of an item without repeating one. */
export function distinct(changes: readonly ImportReason[]): readonly ImportReason[] {
  return [...new Map(changes.map((reason) => [JSON.stringify(reason), reason])).values()];
}

/** Stands in a text for its only gap. */
export const HOLE = '_____';

/** A gap at the end says nothing that the field for the answer doesn't. */
export function withoutLastHole(html: string): string {
  const at = html.lastIndexOf(HOLE);
  const after = html.slice(at + HOLE.length).replaceAll(/<[^<>]*>|\s/g, '');
  return at >= 0 && after === '' ? html.slice(0, at) + html.slice(at + HOLE.length) : html;
}
