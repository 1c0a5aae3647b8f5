// The outcome of reading one H5P question.

import { at } from '#protocol/quizFaults.ts';
import type { H5pTexts } from '#importers/h5p/H5pTexts.ts';
import { listAt, textAt } from '#importers/json.ts';
import type { ImportMedia, ImportQuestion } from '#importers/kinds.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import type { ImportReason } from '#importers/problems.ts';

export type H5pDecision =
  | { readonly question: ImportQuestion; readonly changes: readonly ImportReason[] }
  | { readonly item: string; readonly reason: ImportReason };

export function decided(texts: H5pTexts, question: ImportQuestion): readonly H5pDecision[] {
  return [{ question, changes: texts.changes }];
}

export function refused(item: string, reason: ImportReason): readonly H5pDecision[] {
  return [{ item, reason }];
}

/** The media that most questions can have above their text. */
export function mediaOf(params: unknown, texts: H5pTexts): { readonly media?: ImportMedia } {
  return texts.media(at(params, ['media', 'type']));
}

/** Feedback to answers becomes the explanation; `lines` are answers with their feedback as HTML. */
export function explained(
  lines: readonly { readonly answer: MarkedText; readonly html: string }[],
  texts: H5pTexts,
): { readonly explanation?: MarkedText } {
  const said = lines.flatMap(({ answer, html }) => {
    const feedback = texts.html(html);
    if (feedback.words.trim() === '') return [];
    return answer.words === '' ? [feedback] : [MarkedText.joined([answer, feedback], ': ')];
  });
  return said.length > 0 ? { explanation: MarkedText.joined(said, '\n') } : {};
}

/** Tips become hints. */
export function hinted(tips: readonly (string | MarkedText)[], texts: H5pTexts) {
  const hints = tips
    .map((tip) => (typeof tip === 'string' ? texts.html(tip) : tip))
    .filter(({ words }) => words.trim() !== '');
  return hints.length > 0 ? { hints } : {};
}

/** Feedback by score can't be kept; one for any score explains the question. */
export function overall(params: unknown, texts: H5pTexts): string {
  const ranges = listAt(params, 'overallFeedback').filter((each) => textAt(each, 'feedback') !== '');
  if (ranges.length > 1) texts.report({ code: 'unknownFields', values: { fields: 'overallFeedback' } });
  return ranges.length === 1 ? textAt(ranges[0], 'feedback') : '';
}
