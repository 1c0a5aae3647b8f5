// Fields of questions that QTI has no place for: as JSON in a `data-` attribute, which QTI 3 allows on most
// elements. Other programs ignore it.

import * as z from 'zod/mini';
import type { BoardPoint } from '#core/questions/board/board.ts';
import type { Shape } from '#core/questions/board/shapes.ts';
import type { NumberRule } from '#core/questions/typed/numbers.ts';
import type { DisplayVariant } from '#core/questions/questionBase.ts';
import { PASSAGE_DISPLAYS, type PassageDisplay } from '#core/questions/comprehension/display.ts';
import { readMarkdown } from '#core/content/markdown.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { attribute, type QtiElement } from '#importers/qti/qtiTree.ts';

/** On an item or a stimulus. */
export interface OwnFields {
  /** Where the interaction could as well be another kind's. */
  readonly type?: 'CLOZE' | 'CLASSIFICATION' | 'WORDCLOUD' | 'FLASHCARD';
  readonly group?: string;
  readonly questionDisplayVariant?: DisplayVariant;
  /** How numbers are compared, by gap; null for a gap that has no such rule. */
  readonly numbers?: readonly (NumberRule | null)[];
  readonly forgiveTypo?: true;
  readonly anyOrder?: true;
  readonly words?: number;
  readonly reviewFirst?: true;
  /** Places on a picture, where QTI's whole pixels aren't exact. */
  readonly shapes?: readonly Shape[];
  readonly points?: readonly BoardPoint[];
  /** Of a passage; texts are markup. */
  readonly display?: PassageDisplay;
  readonly jumble?: true;
  readonly text?: string;
  readonly explanation?: string;
  readonly hints?: readonly string[];
  readonly timeSeconds?: number;
  readonly marks?: number;
}

const isTrue = z.exactOptional(z.literal(true));
const aText = z.exactOptional(z.string());
const aNumber = z.exactOptional(z.number());
const texts = z.exactOptional(z.array(z.string()));
const point = { x: z.number(), y: z.number() };

/** Only the types are checked here: questions are checked as a whole. */
const Schema: z.ZodMiniType<OwnFields> = z.object({
  type: z.exactOptional(z.enum(['CLOZE', 'CLASSIFICATION', 'WORDCLOUD', 'FLASHCARD'])),
  group: aText,
  questionDisplayVariant: z.exactOptional(z.literal('list')),
  numbers: z.exactOptional(
    z.array(
      z.nullable(
        z.object({
          tolerance: aNumber,
          tolerancePercent: aNumber,
          unit: aText,
          otherUnits: texts,
          typedUnit: isTrue,
        }),
      ),
    ),
  ),
  forgiveTypo: isTrue,
  anyOrder: isTrue,
  words: aNumber,
  reviewFirst: isTrue,
  shapes: z.exactOptional(
    z.array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('rect'), ...point, width: z.number(), height: z.number() }),
        z.object({ type: z.literal('circle'), ...point, radius: z.number() }),
        z.object({ type: z.literal('polygon'), points: z.array(z.object(point)) }),
      ]),
    ),
  ),
  points: z.exactOptional(z.array(z.object(point))),
  display: z.exactOptional(z.enum(PASSAGE_DISPLAYS)),
  jumble: isTrue,
  text: aText,
  explanation: aText,
  hints: texts,
  timeSeconds: aNumber,
  marks: aNumber,
});

/** Name of the program in the items that it wrote. */
export const TOOL_NAME = 'Quizpeak';
export const OWN_ATTRIBUTE = 'data-quizpeak';
/** Exact markup of a text in which HTML would change something, such as several spaces in a row. */
export const TEXT_ATTRIBUTE = 'data-quizpeak-text';
/** Kind of support that hints are, in the catalog of an item. */
export const HINT_SUPPORT = 'ext:hint';
/** Identifier of the feedback with the back of a flashcard. */
export const BACK_FEEDBACK = 'BACK';

/** The same attributes as `qtiTree.ts` and `qtiHtml.ts` name them. */
const OWN_NAME = OWN_ATTRIBUTE.replaceAll('-', '');
export const TEXT_NAME = TEXT_ATTRIBUTE.replaceAll('-', '');

/** JSON without characters that reading XML and HTML would change. */
export function ownJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[\u007f-\u00a0\u00ad\ufffe\uffff]/g, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `\\u${code.padStart(4, '0')}`;
  });
}

/** Empty for what this program didn't write. */
export function ownFieldsOf(element: QtiElement): OwnFields {
  return Schema.safeParse(parsed(attribute(element, OWN_NAME))).data ?? {};
}

/** True for an item that this program wrote, which says all that it means. */
export function isOwn(element: QtiElement): boolean {
  return attribute(element, 'toolname') === TOOL_NAME;
}

/** Rules of a word cloud, in both directions. */
export function cloudRules({ words, reviewFirst }: OwnFields): Pick<OwnFields, 'words' | 'reviewFirst'> {
  return { ...(words !== undefined && { words }), ...(reviewFirst && { reviewFirst }) };
}

/** A text from its markup. */
export function fromMarkup(source: string): MarkedText {
  return new MarkedText(readMarkdown(source).text, source);
}

/**
 * The exact text that `json` has, unless its words aren't those of `text`: then somebody has changed the text
 * since.
 */
export function exactText(json: string, text: MarkedText): MarkedText {
  const source = parsed(json);
  if (typeof source !== 'string') return text;
  const exact = fromMarkup(source);
  // Without spaces, and what XML can't have.
  const letters = ({ words }: MarkedText) => words.replaceAll(/[\s\p{Cc}\ufffd-\uffff]+/gu, '');
  return letters(exact) === letters(text) ? exact : text;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
