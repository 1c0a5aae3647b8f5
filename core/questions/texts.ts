// All the texts of a question that its format covers.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { formattedOf } from '#core/content/formatted.ts';
import { authoringOf } from '#core/questions/authoring.ts';

/** Where such a text stands; `answers`: in what is the kind's own. */
export type FormattedField = 'text' | 'explanation' | 'hints' | 'answers';

/** The question with `map` applied to each of its texts that may be formatted. */
export function mapTexts<Q extends AuthoredQuestion>(
  question: Q,
  map: (text: string, field: FormattedField) => string,
): Q {
  const { explanation, hints } = question;
  const mapped = authoringOf(question.type).mapped?.(question, (text) => map(text, 'answers')) ?? question;
  return {
    ...(mapped as Q),
    text: map(question.text, 'text'),
    ...(explanation !== undefined && { explanation: map(explanation, 'explanation') }),
    ...(hints !== undefined && { hints: hints.map((hint) => map(hint, 'hints')) }),
  };
}

/** The question in plain words: what is read where nothing is drawn. The same object where it is plain already. */
export function plainQuestion<Q extends AuthoredQuestion>(question: Q): Q {
  if (question.format === undefined) return question;
  const { format: _, ...plain } = mapTexts(question, (text) => formattedOf(text, question.format).text);
  return plain as Q;
}

/** The TeX of all its formulas, each once. */
export function formulasIn(question: AuthoredQuestion): readonly string[] {
  if (question.format === undefined) return [];
  const found = new Set<string>();
  mapTexts(question, (text) => {
    for (const { style, source } of formattedOf(text, question.format).marks ?? []) {
      if (style === 'formula' && source !== undefined) found.add(source);
    }
    return text;
  });
  return [...found];
}
