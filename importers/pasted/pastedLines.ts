// Questions the way people write them: each above its options, or just a list of questions.

import { statementIn, TRUTH } from '#importers/pasted/lineParts.ts';
import { type Section, sectionsOf } from '#importers/pasted/pastedKey.ts';
import {
  answeredIn,
  answerOf,
  type Draft,
  finish,
  isAside,
  type TruthLabels,
} from '#importers/pasted/pastedQuestion.ts';
import { linesOf, type ReadLine } from '#importers/pasted/readLines.ts';
import type { MarkedLine } from '#importers/pasted/listMarks.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';

const ASKS = /[?？:]$|_{2,}/;
const QUESTION_MARK = /[?？]$/;
/** Number of lines to look ahead. */
const AHEAD = 20;
const MATCHING = /^(?:match(?:ing)?\b|column a\b|relaciona\b|empareja\b)/i;

/** A table among the lines. */
export interface TextPart {
  /** Number of its first line. */
  readonly number: number;
  read(): void;
}

/** `labels` are the words for true and false; `tables` are read where they were among the lines. */
export function readLines(
  text: string,
  tables: readonly TextPart[],
  labels: TruthLabels,
  builder: QuizBuilder,
): void {
  const sections = sectionsOf(text).map(keyedDrafts);
  const drafts = sections.flatMap((section) => section.drafts);
  const manner = {
    chosen: tables.length > 0 || drafts.some(({ options }) => options.length > 0),
    numbered: drafts.filter(({ line }) => line.mark === 'number').length > 1,
    answered: drafts.some(
      (draft) => draft.options.length > 0 || answeredIn(draft.text.join('\n'), answerOf(draft)),
    ),
  };
  const parts = [
    ...drafts.map((draft) => ({
      number: draft.line.number,
      read: () => finish(draft, manner, labels, builder),
    })),
    ...tables,
    ...sections
      .flatMap(({ unused }) => unused)
      .map(({ number, item }) => ({
        number,
        read: () => builder.skip({ kind: 'line', number }, item, { code: 'description', values: {} }),
      })),
  ];
  for (const { read } of parts.toSorted((a, b) => a.number - b.number)) if (builder.hasCapacity) read();
}

function draftsIn(text: string, above: number): readonly Draft[] {
  const lines = linesOf(text, above);
  return isList(lines) ? lines.map(draftOf) : draftsOf(lines);
}

interface KeyedDrafts {
  readonly drafts: readonly Draft[];
  /** Answers of the key that are no question's, with the number of their line. */
  readonly unused: readonly { readonly number: number; readonly item: string }[];
}

/** Questions with the answers of their key, if it has any of their numbers. */
function keyedDrafts({ questions, whole, above, answers, line: number }: Section): KeyedDrafts {
  const drafts = draftsIn(questions, above);
  const numbered = drafts.filter(({ line }) => line.mark === 'number');
  const unused = answers.flatMap(([place, answer]) => {
    const asked = numbered.filter(({ line }) => line.place === place);
    // If several have the same number, it's unclear which one is meant.
    const isClear = asked.length === 1 && answers.filter(([other]) => other === place).length === 1;
    for (const draft of asked) draft.answers.push(isClear ? answer : '');
    return isClear ? [] : [{ number, item: `${place}. ${answer}` }];
  });
  const isKnown =
    answers.length === 0 || answers.some(([place]) => numbered.some(({ line }) => line.place === place));
  return isKnown ? { drafts, unused } : { drafts: draftsIn(whole, above), unused: [] };
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
  return alike && counting && !headed && !lines.some(({ right, text }) => right || MATCHING.test(text));
}

const asks = (text: string) => ASKS.test(text);
/** Such a line is no option. */
const asksOrAnswers = ({ text }: ReadLine) => asks(text) || answeredIn(text, null) !== null;

function draftOf(line: ReadLine): Draft {
  return {
    line,
    raw: [line.raw],
    text: [line.text],
    options: [],
    answers: line.key === null ? [] : [line.key],
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
    if (role === 'question') drafts.push(draftOf(line.text === '' ? under(drafts, line) : line));
    else if (draft.raw.at(-1) !== line.raw) draft.raw.push(line.raw);
    if (role === 'answer') draft.answers.push(line.answer ?? '');
    else if (role === 'about' && line.about?.field === 'why') draft.why.push(line.about.said);
    else if (role === 'about' && line.about) draft.about.push(line.about);
    else if (role === 'option') draft.options.push(line);
    else if (role === 'moreOption') draft.options.push(longer(draft.options.pop(), line));
    else if (role === 'moreWhy') draft.why.push(line.text);
    else if (role === 'more') draft.text.push(draft.matching ? line.raw.trim() : line.text);
  });
  return drafts;
}

/** A number alone asks what the directions above say. */
function under(drafts: readonly Draft[], line: ReadLine): ReadLine {
  const directions = drafts.findLast((draft) => draft.line.mark !== 'number' && draft.options.length === 0);
  return { ...line, text: directions?.text.join('\n') ?? '' };
}

const longer = (option: MarkedLine | undefined, line: MarkedLine): MarkedLine =>
  option ? { ...option, text: `${option.text}\n${line.text}`, right: option.right || line.right } : line;

type Role = 'question' | 'option' | 'answer' | 'about' | 'more' | 'moreOption' | 'moreWhy';

/** The role of a line below the draft so far. */
function roleOf(line: ReadLine, draft: Draft, rest: readonly ReadLine[]): Role {
  const { options, answers, text, why } = draft;
  if (line.key !== null || line.isQuestion || isAside(line.text) || isAside(draft.line.text))
    return 'question';
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
    const isAnswered = answers.length > 0 || answeredIn(text.join('\n'), null) !== null;
    const isApart =
      line.gap && last === undefined && (draft.line.mark === 'number' || !asks(text.at(-1) ?? ''));
    const isOption =
      !isAnswered &&
      !isApart &&
      isAnew &&
      !isNext &&
      counts &&
      !above &&
      !asksOrAnswers(line) &&
      !statementIn(line.text);
    return isOption ? 'option' : 'question';
  }
  if (line.mark !== 'none') {
    // A list in which questions share a mark, and options have another one.
    const isLikeQuestion = line.sign === draft.line.sign;
    const [next] = rest;
    const isAbove =
      next !== undefined &&
      !next.gap &&
      (next.about !== null ||
        next.answer !== null ||
        (next.sign !== line.sign && next.mark !== 'number' && next.mark !== 'none'));
    const isAsking = line.gap && QUESTION_MARK.test(line.text) && isAbove;
    if (isAsking) return 'question';
    const again = last !== undefined && isLikeQuestion && !('sign' in last && line.sign === last.sign);
    return again ? 'question' : 'option';
  }
  if (line.gap) return options.length === 0 && TRUTH.test(line.text) ? 'option' : 'question';
  if (why.length > 0) return listFollows(rest) ? 'question' : 'moreWhy';
  if (answers.length > 0 && line.number !== draft.line.number && draft.line.key === null) return 'question';
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
  if (listFollows(rest)) return 'more';
  if (QUESTION_MARK.test(line.text) || answeredIn(line.text, null)) return 'question';
  return asks(text.at(-1) ?? '') || (isMarked && draft.line.mark === 'none') ? 'option' : 'more';
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
