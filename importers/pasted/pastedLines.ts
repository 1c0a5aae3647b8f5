// Questions the way people write them: each above its options, or just a list of questions.

import { REORDER_MIN_ITEMS } from '#core/questions/reorder/index.ts';
import { readPastedAnswer } from '#importers/pasted/pastedAnswer.ts';
import { answerKeyOf } from '#importers/pasted/pastedKey.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import type { ImportLabels } from '#importers/types.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import { type MarkedLine, parseMarkedLine, starsMarkCorrect } from '#importers/pasted/listMarks.ts';

interface ReadLine extends MarkedLine {
  /** Counted from 1. */
  readonly number: number;
  /** True if a blank line precedes it. */
  readonly gap: boolean;
  /** The answer that the line states; null if it states none. */
  readonly answer: string | null;
  /** The explanation that the line gives; null if it gives none. */
  readonly why: string | null;
}

interface Draft {
  readonly line: ReadLine;
  readonly text: string[];
  readonly options: MarkedLine[];
  answer: string | null;
  readonly why: string[];
}

const ANSWER =
  /^(?:the\s+|las?\s+)?(?:correct\s+|right\s+)?(?:answers?(?:\s+key)?|ans\.?|key|correct|correctas?|(?:respuestas?|resp\.?|rta\.?)(?:\s+correctas?)?|soluci[oó]n)(?:\s+(?:is|are|es|son))?(?:\s*[:=]|\s+[-–—]\s)\s*(.*)$/i;
const WHY = /^(?:feedback|explanation|explicaci[oó]n|retroalimentaci[oó]n)\s*:\s*(.*)$/i;
/** Decoration around labels such as `Answer:`, as in the output of AI chatbots. */
const ADORNED = /^[\s*_>✓✔✅→]+|\*\*/gu;
const ASKS = /[?？:]$|_{2,}/;
/** A question and its answer on one line: `What is 2 + 2? 4`, `A ____ barks. (dog)`. */
const ANSWERED = [
  /^([^?？]{3,}[?？])\s*(?:[-–—=:→>]+\s*)?(.{1,80})$/,
  /^(.*_{2,}[^()[\]]*)[([](.{1,80})[)\]]$/,
];

/** Number of lines to look ahead. */
const AHEAD = 20;
/** Maximum characters of a question that is searched for its answer. */
const SEARCHED = 3_000;
/** `Q: ...` with `A: ...` below it. */
const ASKED_AS_Q = /^[QP]\s*:\s*/im;
const ANSWERED_AS_A = /^[AR]\s*:\s*(.*)$/i;
/** A statement, followed by whether it's true in brackets. */
const JUDGED = /^(.{5,})\s[([](.{1,12})[)\]]$/;
const TRUTH = /^(?:(t|true|v|verdader[oa]|ciert[oa])|f|fals[eoa])[.!]?$/i;

/** A text that asks to put something in order. */
const ORDERED = [
  /\b(?:put|place|arrange|sort|list|order|rank|sequence)\b.*\b(?:orders?|sequence|from\b.*\bto|first to last)\b/i,
  /\border the\b|^ordena\b/i,
  /\b(?:ordena|ordenen|coloca|pon|clasifica)\b.*(?:\borden\b|\bde\b.*\ba\b)/i,
];

type TruthLabels = Pick<ImportLabels, 'true' | 'false'>;

/** `labels` are the words for true and false. */
export function readLines(text: string, labels: TruthLabels, builder: QuizBuilder): void {
  const drafts = keyedDrafts(text) ?? draftsIn(text);
  const chosen = drafts.some(({ options }) => options.length > 0);
  for (const draft of drafts) if (builder.hasCapacity) finish(draft, chosen, labels, builder);
}

function draftsIn(text: string): readonly Draft[] {
  const lines = linesOf(text);
  return isList(lines) ? lines.map(draftOf) : draftsOf(lines);
}

/**
 * Questions with the answers of a key below them; null if there is no key, or if it has none of their
 * numbers.
 */
function keyedDrafts(text: string): readonly Draft[] | null {
  const key = answerKeyOf(text);
  if (!key) return null;
  const drafts = draftsIn(key.above);
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

function linesOf(text: string): readonly ReadLine[] {
  let gap = false;
  const paired = ASKED_AS_Q.test(text);
  return text.split('\n').flatMap((raw, index) => {
    if (raw.trim() === '') {
      gap = true;
      return [];
    }
    const trimmed = raw.trim();
    const words = trimmed.replaceAll(ADORNED, '');
    const answer = (ANSWER.exec(words) ?? (paired ? ANSWERED_AS_A.exec(words) : null))?.[1] ?? null;
    const why = WHY.exec(words)?.[1] ?? null;
    const line = { ...parseMarkedLine(trimmed.replace(ASKED_AS_Q, '')), number: index + 1, gap, answer, why };
    gap = false;
    return [line];
  });
}

/** True if all lines are alike, so that each of them is a question. */
function isList(lines: readonly ReadLine[]): boolean {
  const [first] = lines;
  const alike = lines.every(
    ({ mark, answer, why }) => mark === first?.mark && answer === null && why === null,
  );
  // A question above lines that ask nothing is a question with options.
  const headed =
    first?.mark === 'none' && lines.some(({ text }) => asks(text)) && !lines.every(asksOrAnswers);
  return alike && !headed;
}

const asks = (text: string) => ASKS.test(text);
const asksOrAnswers = ({ text }: ReadLine) => asks(text) || answeredIn(text, null) !== null;

function draftOf(line: ReadLine): Draft {
  return { line, text: [line.text], options: [], answer: null, why: [] };
}

function draftsOf(lines: readonly ReadLine[]): readonly Draft[] {
  const drafts: Draft[] = [];
  lines.forEach((line, index) => {
    const draft = drafts.at(-1);
    if (!draft) drafts.push(draftOf(line));
    else if (line.answer !== null) draft.answer = line.answer;
    else if (line.why !== null) draft.why.push(line.why);
    else {
      const role = roleOf(line, draft, lines.slice(index + 1, index + 1 + AHEAD));
      if (role === 'question') drafts.push(draftOf(line));
      else if (role === 'option') draft.options.push(line);
      else if (role === 'moreOption') draft.options.push(longer(draft.options.pop(), line));
      else if (role === 'moreWhy') draft.why.push(line.text);
      else if (role === 'more') draft.text.push(line.text);
    }
  });
  return drafts;
}

const longer = (option: MarkedLine | undefined, line: MarkedLine): MarkedLine =>
  option ? { ...option, text: `${option.text}\n${line.text}`, right: option.right || line.right } : line;

type Role = 'question' | 'option' | 'more' | 'moreOption' | 'moreWhy';

/** The role of a line below the draft so far. */
function roleOf(line: ReadLine, draft: Draft, rest: readonly ReadLine[]): Role {
  const { options, answer, text, why } = draft;
  const last = options.at(-1);
  if (line.mark === 'number') {
    const counts = line.place === options.length + 1 && (last === undefined || last.mark === 'number');
    const [next] = rest;
    const above =
      next !== undefined &&
      (['letter', 'bullet', 'star', 'boxed'].includes(next.mark) ||
        (last === undefined && next.answer !== null));
    return draft.line.mark !== 'number' && counts && !above && !asks(line.text) ? 'option' : 'question';
  }
  if (line.mark !== 'none') {
    // A list in which questions share a mark, and options have another one.
    const again = last !== undefined && line.mark === draft.line.mark && line.mark !== last.mark;
    return again ? 'question' : 'option';
  }
  if (line.gap) return 'question';
  if (why.length > 0) return listFollows(rest) ? 'question' : 'moreWhy';
  if (answer !== null) return 'question';
  // The letters continue below.
  if (last?.place === options.length - 1 && nextMarked(rest)?.place === options.length) return 'moreOption';
  if (last)
    return last.mark === 'none' || last.mark === 'star'
      ? asks(line.text)
        ? 'question'
        : 'option'
      : 'question';
  return listFollows(rest) || !asks(text.at(-1) ?? '') ? 'more' : 'option';
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

function finish(draft: Draft, chosen: boolean, labels: TruthLabels, builder: QuizBuilder): void {
  const { line, options, answer } = draft;
  const place = { kind: 'line', number: line.number } as const;
  const text = draft.text.join('\n');
  const explanation = draft.why.join('\n').trim();
  const add = (question: object, changes: readonly ImportReason[] = []) =>
    builder.add(place, { ...question, ...(explanation !== '' && { explanation }) }, changes);
  const [only] = options;
  if (only === undefined) {
    const answered = answeredIn(text, answer);
    // A heading among questions isn't one itself.
    if (!answered && chosen && line.mark !== 'number' && !asks(text))
      builder.skip(place, text, { code: 'description', values: {} });
    else if (!answered) add({ type: 'OPEN', text });
    else add(withAnswer(answered, labels));
  } else if (options.length === 1) add({ type: 'BLANK', text, accepted: [only.text] });
  else {
    const { right, changes } = rightOf(options, answer ?? '');
    if (right.length === 0 && answer === null && isOrder(text, options))
      add({ type: 'REORDER', text, items: options.map((option) => ({ text: option.text })) }, [
        { code: 'orderAsWritten', values: {} },
      ]);
    else add(choice(text, options, right), changes);
  }
}

interface Answered {
  readonly text: string;
  readonly said: string;
}

/** A question without options and its single answer; null if there is none. */
function answeredIn(text: string, answer: string | null): Answered | null {
  if (answer !== null && answer !== '') return { text, said: answer };
  if (text.length > SEARCHED) return null;
  const judged = JUDGED.exec(text);
  if (judged && TRUTH.test(judged[2] ?? '')) return { text: (judged[1] ?? '').trim(), said: judged[2] ?? '' };
  const [, asked, said] = ANSWERED.map((form) => form.exec(text)).find((found) => found !== null) ?? [];
  if (asked === undefined || said === undefined) return null;
  return { text: asked.trim(), said: said.replace(/^\((.*)\)$/, '$1') };
}

function withAnswer({ text, said }: Answered, labels: TruthLabels) {
  const truth = TRUTH.exec(said.trim());
  if (!truth) return { type: 'BLANK', text, accepted: spellings(said) };
  const isTrue = truth[1] !== undefined;
  const options = [
    { text: labels.true, ...(isTrue && { correct: true }) },
    { text: labels.false, ...(!isTrue && { correct: true }) },
  ];
  return { type: 'MCQ', text, options };
}

/**
 * True if the text asks for an order and the options are listed in it. Lettered options don't count, because
 * an answer refers to letters.
 */
function isOrder(text: string, options: readonly MarkedLine[]): boolean {
  return (
    options.length >= REORDER_MIN_ITEMS &&
    options.every(({ mark }) => mark !== 'letter') &&
    ORDERED.some((form) => form.test(text))
  );
}

function choice(text: string, options: readonly MarkedLine[], right: readonly number[]) {
  return {
    type: right.length > 1 ? 'MSQ' : 'MCQ',
    text,
    options: options.map((option, index) => ({
      text: option.text,
      ...(right.includes(index) && { correct: true }),
    })),
  };
}

function spellings(answer: string): readonly string[] {
  return answer
    .split(/\s+\/\s+|;/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** Places of the correct options: by a line that names them, or else by their marks. */
function rightOf(
  options: readonly MarkedLine[],
  answer: string,
): { readonly right: readonly number[]; readonly changes: readonly ImportReason[] } {
  const meant = readPastedAnswer(
    answer,
    options.map(({ text }) => text),
  );
  const stars = starsMarkCorrect(options);
  const marked = options.flatMap(({ right, mark }, index) =>
    right || (stars && mark === 'star') ? [index] : [],
  );
  const right = meant.right.length > 0 ? meant.right : marked;
  if (meant.missing !== '')
    return {
      right,
      changes: [{ code: 'correctAnswerMissing', values: { value: shortItem(meant.missing) } }],
    };
  return { right, changes: right.length === 0 ? [{ code: 'rightNotMarked', values: {} }] : [] };
}
