// All the texts of a question that its format covers.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { formattedOf } from '#core/content/formatted.ts';
import { authoringOf, childrenOf } from '#core/questions/authoring.ts';

/** Where such a text stands; `answers`: in what is the kind's own. */
export type FormattedField = 'text' | 'explanation' | 'hints' | 'answers';

/** The question with `map` applied to each of its texts that may be formatted; those of questions that it holds are theirs. */
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
  const { withChildren } = authoringOf(question.type);
  const held = withChildren ? (withChildren(question, plainQuestion) as Q) : question;
  if (held.format === undefined) return held;
  const { format: _, ...plain } = mapTexts(held, (text) => formattedOf(text, held.format).text);
  return plain as Q;
}

/** The TeX of all its formulas, and of those of questions that it holds, each once. */
export function formulasIn(question: AuthoredQuestion): readonly string[] {
  const found = new Set<string>(childrenOf(question).flatMap(formulasIn));
  if (question.format === undefined) return [...found];
  mapTexts(question, (text) => {
    for (const { style, source } of formattedOf(text, question.format).marks ?? []) {
      if (style === 'formula' && source !== undefined) found.add(source);
    }
    return text;
  });
  return [...found];
}
