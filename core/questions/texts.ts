// Texts of a question that its format covers.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import type { OwnField } from '#core/questions/authoringTypes.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import { authoringOf, childrenOf } from '#core/questions/authoring.ts';
import { readGaps } from '#core/questions/gaps/gaps.ts';

/** The question's text as players read it. */
export function shownWords(question: AuthoredQuestion): FormattedText {
  const read = readFormatted(question.text, question.format);
  return 'gaps' in question ? readGaps(read, question.gaps.length).text : read;
}

/** Field of a formatted text; those of `OwnField` are the kind's own. */
export type FormattedField = 'text' | 'explanation' | 'hints' | OwnField;

/**
 * Applies `map` to each of the question's own texts that may be formatted, but not to those of its children.
 */
export function mapTexts<Q extends AuthoredQuestion>(
  question: Q,
  map: (text: string, field: FormattedField) => string,
): Q {
  const { explanation, hints } = question;
  const own = (text: string, field: OwnField = 'answers') => map(text, field);
  const mapped = authoringOf(question.type).mapped?.(question, own) ?? question;
  return {
    ...(mapped as Q),
    text: map(question.text, 'text'),
    ...(explanation !== undefined && { explanation: map(explanation, 'explanation') }),
    ...(hints !== undefined && { hints: hints.map((hint) => map(hint, 'hints')) }),
  };
}

/**
 * The question in plain words, for places that can't draw formatting. Returns the same object if it's plain
 * already.
 */
export function plainQuestion<Q extends AuthoredQuestion>(question: Q): Q {
  const { children } = authoringOf(question.type);
  const held = children ? (children.with(question, children.of(question).map(plainQuestion)) as Q) : question;
  if (held.format === undefined) return held;
  const { format: _, ...plain } = mapTexts(held, (text) => readFormatted(text, held.format).text);
  return plain as Q;
}

/** The TeX of all formulas in the question and its children, without duplicates. */
export function formulasIn(question: AuthoredQuestion): readonly string[] {
  const found = new Set<string>(childrenOf(question).flatMap(formulasIn));
  if (question.format === undefined) return [...found];
  mapTexts(question, (text) => {
    // Quick to see, and most texts have none.
    if (!text.includes('$')) return text;
    for (const { style, source } of readFormatted(text, question.format).marks ?? []) {
      if (style === 'formula' && source !== undefined) found.add(source);
    }
    return text;
  });
  return [...found];
}
