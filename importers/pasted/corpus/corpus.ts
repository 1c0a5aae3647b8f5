// Pastes as teachers write them, each with the questions it means, to measure the reader of pasted text.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import type { PastedQuestions } from '#importers/pasted/pasted.ts';

export interface Sample {
  readonly name: string;
  readonly text: string;
  /** Questions as `brief` writes them. */
  readonly certain: readonly string[];
  /** Questions that have to be shown as uncertain. */
  readonly unsure: readonly string[];
}

/** `right`: as meant. `flagged`: anything else is shown as uncertain. `wrong`: something is taken silently. */
export type Outcome = 'right' | 'flagged' | 'wrong';

/**
 * A corpus has a block for each paste: `@@ name`, the paste, `=>`, and a question per line. `? ` before a
 * question means that nobody could be sure of it, `*` that it may be read any way.
 */
export function samplesIn(corpus: string): readonly Sample[] {
  return corpus
    .split(/^@@ /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...rest] = block.split('\n');
      const [, how, name = head] = /^(crlf|nbsp): (.*)$/.exec(head) ?? [];
      const [pasted = '', meant = ''] = rest.join('\n').split('\n=>\n');
      const text =
        how === 'crlf'
          ? pasted.replaceAll('\n', '\r\n')
          : how === 'nbsp'
            ? pasted.replaceAll(' ', '\u00a0')
            : pasted;
      const lines = meant.split('\n').filter((line) => line !== '');
      return {
        name,
        text,
        certain: lines.filter((line) => !line.startsWith('? ')),
        unsure: lines.flatMap((line) => (line.startsWith('? ') ? [line.slice(2)] : [])),
      };
    });
}

/** A question on one line: `Who? ~ Ada | Bo!`, `Who? = Ada / Lady Ada`, `Order: > one > two`, or `Why? …`. */
export function brief(question: AuthoredQuestion): string {
  const { choices = [], accepted = [] } = authoringOf(question.type).toExchange(question).exchange;
  const items = choices.map(({ text, correct }) => (correct ? `${text}!` : text));
  const { timeSeconds, marks, explanation, hints = [] } = question;
  const answers =
    question.type === 'REORDER'
      ? `> ${items.join(' > ')}`
      : items.length > 0
        ? `~ ${items.join(' | ')}`
        : accepted.length > 0
          ? `= ${accepted.join(' / ')}`
          : '…';
  const more = [
    timeSeconds === undefined ? '' : ` {${timeSeconds}s}`,
    marks === undefined ? '' : ` {${marks}pt}`,
    explanation === undefined ? '' : ` {why: ${explanation}}`,
    ...hints.map((hint) => ` {hint: ${hint}}`),
  ];
  return `${question.text} ${answers}${more.join('')}`.replaceAll('\n', ' // ');
}

export function outcomeOf({ certain, unsure }: Sample, { questions, problems }: PastedQuestions): Outcome {
  const read = questions.map(brief);
  const doubtful = new Set(problems.flatMap(({ doubt }) => doubt?.questions ?? []));
  const silent = read.filter((_, index) => !doubtful.has(index));
  const flagged = read.filter((_, index) => doubtful.has(index));
  const missing = certain.filter((line) => !read.includes(line)).length;
  const isHonest = silent.every((line) => certain.includes(line)) && missing <= flagged.length;
  const isShown = flagged.length > 0 || problems.length > 0;
  if (!isHonest || (unsure.length > 0 && !isShown)) return 'wrong';
  return missing + flagged.length + unsure.length === 0 ? 'right' : 'flagged';
}
