// Questions the way people write them: each above its options, or just a list of questions.

import { statementIn, TRUTH } from '#importers/pasted/lineParts.ts';
import { answerKeyOf } from '#importers/pasted/pastedKey.ts';
import {
  answeredIn,
  type Draft,
  finish,
  isAside,
  type TruthLabels,
} from '#importers/pasted/pastedQuestion.ts';
import { readRows, type TableRows } from '#importers/pasted/pastedTable.ts';
import { linesOf, type ReadLine } from '#importers/pasted/readLines.ts';
import type { MarkedLine } from '#importers/pasted/listMarks.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';

const ASKS = /[?？:]$|_{2,}/;
/** Number of lines to look ahead. */
const AHEAD = 20;
const MATCHING = /^(?:match(?:ing)?\b|column a\b|relaciona\b|empareja\b)/i;

/** `labels` are the words for true and false; `tables` are read where they were among the lines. */
export function readLines(
  text: string,
  tables: readonly TableRows[],
  labels: TruthLabels,
  builder: QuizBuilder,
): void {
  const drafts = keyedDrafts(text) ?? draftsIn(text);
  const manner = {
    chosen: tables.length > 0 || drafts.some(({ options }) => options.length > 0),
    numbered: drafts.filter(({ line }) => line.mark === 'number').length > 1,
    answered: drafts.some(
      (draft) => draft.options.length > 0 || answeredIn(draft.text.join('\n'), draft.answer),
    ),
  };
  const parts = [
    ...drafts.map((draft) => ({
      number: draft.line.number,
      read: () => finish(draft, manner, labels, builder),
    })),
    ...tables.map((table) => ({ number: table.above + 1, read: () => readRows(table, labels, builder) })),
  ];
  for (const { read } of parts.toSorted((a, b) => a.number - b.number)) if (builder.hasCapacity) read();
}

function draftsIn(text: string): readonly Draft[] {
  const lines = linesOf(text);
  return isList(lines) ? lines.map(draftOf) : draftsOf(lines);
}

/**
 * Questions with the answers of a key above or below them; null if there is no key, or if it has none of their
 * numbers.
 */
function keyedDrafts(text: string): readonly Draft[] | null {
  const key = answerKeyOf(text);
  if (!key) return null;
  const drafts = draftsIn(key.questions);
  const numbered = drafts.filter(({ line }) => line.mark === 'number');
  let known = false;
  for (const [number, answer] of key.answers) {
    const [draft, ...others] = numbered.filter(({ line }) => line.place === number);
    known ||= draft !== undefined;
    // If several have the same number, it's unclear which one is meant. An answer below the question takes
    // precedence.
    if (draft && others.length === 0) draft.answer ??= answer;
  }
  return known ? drafts : null;
}

/** True if all lines are alike, so that each of them is a question. */
function isList(lines: readonly ReadLine[]): boolean {
  const [first] = lines;
  const alike = lines.every(
    ({ sign, answer, about, key }) =>
      sign === first?.sign && answer === null && about === null && key === null,
  );
  // A question above lines that ask nothing is a question with options.
  const headed =
    first?.mark === 'none' && lines.some(({ text }) => asks(text)) && !lines.every(asksOrAnswers);
  const counting = lines.every(
    ({ mark, place }, index) => mark !== 'number' || (place ?? 0) > (lines[index - 1]?.place ?? 0),
  );
  return (
    alike &&
    counting &&
    !headed &&
    !lines.some(({ mark, right, text }) => (mark === 'none' && right) || MATCHING.test(text))
  );
}

const asks = (text: string) => ASKS.test(text);
const asksOrAnswers = ({ text }: ReadLine) => asks(text) || answeredIn(text, null) !== null;

function draftOf(line: ReadLine): Draft {
  return {
    line,
    raw: [line.raw],
    text: [line.text],
    options: [],
    answer: line.key === '' ? null : line.key,
    why: [],
    about: [],
    matching: MATCHING.test(line.text),
  };
}

function draftsOf(lines: readonly ReadLine[]): readonly Draft[] {
  const drafts: Draft[] = [];
  lines.forEach((line, index) => {
    const draft = drafts.at(-1);
    if (!draft) {
      drafts.push(draftOf(line));
      return;
    }
    const role = draft.matching
      ? line.answer !== null
        ? 'answer'
        : line.gap && draft.text.length > 2
          ? 'question'
          : 'more'
      : roleOf(line, draft, lines.slice(index + 1, index + 1 + AHEAD));
    if (role === 'question') drafts.push(draftOf(line));
    else if (draft.raw.at(-1) !== line.raw) draft.raw.push(line.raw);
    if (role === 'answer')
      draft.answer = draft.answer === null || draft.answer === '' ? line.answer : draft.answer;
    else if (role === 'about' && line.about?.field === 'why') draft.why.push(line.about.said);
    else if (role === 'about' && line.about) draft.about.push(line.about);
    else if (role === 'option') draft.options.push(line);
    else if (role === 'moreOption') draft.options.push(longer(draft.options.pop(), line));
    else if (role === 'moreWhy') draft.why.push(line.text);
    else if (role === 'more') draft.text.push(draft.matching ? line.raw.trim() : line.text);
  });
  return drafts;
}

const longer = (option: MarkedLine | undefined, line: MarkedLine): MarkedLine =>
  option ? { ...option, text: `${option.text}\n${line.text}`, right: option.right || line.right } : line;

type Role = 'question' | 'option' | 'answer' | 'about' | 'more' | 'moreOption' | 'moreWhy';

/** The role of a line below the draft so far. */
function roleOf(line: ReadLine, draft: Draft, rest: readonly ReadLine[]): Role {
  const { options, answer, text, why } = draft;
  if (line.key !== null || isAside(line.text) || isAside(draft.line.text)) return 'question';
  if (line.answer !== null) return 'answer';
  if (line.about) return 'about';
  const last = options.at(-1);
  if (line.mark === 'number') {
    const counts = line.place === options.length + 1 && (last === undefined || last.mark === 'number');
    const [next] = rest;
    const above =
      next !== undefined &&
      (['letter', 'bullet', 'star', 'boxed'].includes(next.mark) ||
        (last === undefined && next.answer !== null));
    // Numbers that begin anew below a question are those of its options, until they do so again.
    const isAnew =
      draft.line.mark !== 'number' || last !== undefined || (draft.line.place ?? 0) + 1 !== line.place;
    const isNext = (draft.line.place ?? 0) + 1 === line.place && next?.mark === 'number' && next.place === 1;
    const isOption = isAnew && !isNext && counts && !above && !asks(line.text) && !statementIn(line.text);
    return isOption ? 'option' : 'question';
  }
  if (line.mark !== 'none') {
    // A list in which questions share a mark, and options have another one.
    const isLikeQuestion = line.sign === draft.line.sign;
    const again = last !== undefined && isLikeQuestion && !('sign' in last && line.sign === last.sign);
    return again ? 'question' : 'option';
  }
  if (line.gap) return options.length === 0 && TRUTH.test(line.text) ? 'option' : 'question';
  if (why.length > 0) return listFollows(rest) ? 'question' : 'moreWhy';
  if (answer !== null && line.number !== draft.line.number && draft.line.key === null) return 'question';
  // The letters continue below.
  const marked = nextMarked(rest);
  if (
    last?.place === options.length - 1 &&
    (marked?.place === options.length || (marked !== undefined && marked.answer !== null))
  )
    return 'moreOption';
  if (TRUTH.test(line.text) && (last === undefined || TRUTH.test(last.text))) return 'option';
  if (last)
    return last.mark === 'none' || last.mark === 'star'
      ? asks(line.text)
        ? 'question'
        : 'option'
      : 'question';
  // Lines of a block of which one is marked as correct.
  const isMarked = untilGap(rest).some((each) => each.mark === 'none' && each.right) || line.right;
  return listFollows(rest) || !(asks(text.at(-1) ?? '') || (isMarked && draft.line.mark === 'none'))
    ? 'more'
    : 'option';
}

const nextMarked = (rest: readonly ReadLine[]) =>
  untilGap(rest).find(({ mark, answer }) => mark !== 'none' || answer !== null);

/** True if marked options follow before the next blank line. */
function listFollows(rest: readonly ReadLine[]): boolean {
  // A star among unmarked lines marks the correct one.
  return untilGap(rest).some(({ mark }) => mark !== 'none' && mark !== 'star');
}

function untilGap(rest: readonly ReadLine[]): readonly ReadLine[] {
  const end = rest.findIndex(({ gap, mark }) => gap || mark === 'number');
  return end === -1 ? rest : rest.slice(0, end);
}
