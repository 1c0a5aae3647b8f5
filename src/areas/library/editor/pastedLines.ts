// Questions as people write them down: one above its options, or a list of questions alone.

import type { ImportReason, Place } from '#src/areas/library/importer/problems.ts';
import type { ImportLabels } from '#src/areas/library/importer/types.ts';
import type { QuizBuilder } from '#src/areas/library/importer/QuizBuilder.ts';
import { type MarkedLine, markedLine, starsAreRight } from '#src/questions/lines/listMarks.ts';

interface ReadLine extends MarkedLine {
  /** From 1. */
  readonly number: number;
  /** Whether a blank line stands before it. */
  readonly gap: boolean;
  /** What it says is right; null where it says nothing of that. */
  readonly answer: string | null;
}

interface Draft {
  readonly line: ReadLine;
  readonly text: string[];
  readonly options: MarkedLine[];
  answer: string | null;
}

const ANSWER =
  /^(?:the\s+)?(?:correct\s+|right\s+)?(?:answers?|ans|key|respuestas?(?:\s+correctas?)?|soluci[oó]n)\s*[:=]\s*(.*)$/i;
const ASKS = /[?？:]$|_{2,}/;
/** One question and its answer in a line: `What is 2 + 2? 4`, `A ____ barks. (dog)`. */
const ANSWERED = [
  /^([^?？]{3,}[?？])\s*(?:[-–—=:→>]+\s*)?(.{1,80})$/,
  /^(.*_{2,}[^()[\]]*)[([](.{1,80})[)\]]$/,
];

/** Lines that are looked ahead. */
const AHEAD = 20;
/** Characters up to which a question is searched for its answer. */
const SEARCHED = 3_000;
/** `Q: ...` with `A: ...` below it. */
const ASKED_AS_Q = /^[QP]\s*:\s*/im;
const ANSWERED_AS_A = /^[AR]\s*:\s*(.*)$/i;
/** A statement, and in brackets whether it is true. */
const JUDGED = /^(.{5,})\s[([](.{1,12})[)\]]$/;
const TRUTH = /^(?:(t|true|v|verdader[oa]|ciert[oa])|f|fals[eoa])[.!]?$/i;

type TruthLabels = Pick<ImportLabels, 'true' | 'false'>;

/** `labels`: what true and false are called. */
export function readLines(text: string, labels: TruthLabels, builder: QuizBuilder): void {
  const lines = linesOf(text);
  const drafts = isList(lines) ? lines.map(draftOf) : draftsOf(lines);
  const chosen = drafts.some(({ options }) => options.length > 0);
  for (const draft of drafts) if (builder.wantsMore) finish(draft, chosen, labels, builder);
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
    const answer = (ANSWER.exec(trimmed) ?? (paired ? ANSWERED_AS_A.exec(trimmed) : null))?.[1] ?? null;
    const line = { ...markedLine(trimmed.replace(ASKED_AS_Q, '')), number: index + 1, gap, answer };
    gap = false;
    return [line];
  });
}

/** Whether all lines are alike, so that each of them asks for itself. */
function isList(lines: readonly ReadLine[]): boolean {
  const [first] = lines;
  const alike = lines.every(({ mark, answer }) => mark === first?.mark && answer === null);
  // What asks and stands above what does not is a question with its options.
  const headed =
    first?.mark === 'none' && lines.some(({ text }) => asks(text)) && !lines.every(asksOrAnswers);
  return alike && !headed;
}

const asks = (text: string) => ASKS.test(text);
const asksOrAnswers = ({ text }: ReadLine) => asks(text) || answeredIn(text, null) !== null;

function draftOf(line: ReadLine): Draft {
  return { line, text: [line.text], options: [], answer: null };
}

function draftsOf(lines: readonly ReadLine[]): readonly Draft[] {
  const drafts: Draft[] = [];
  lines.forEach((line, index) => {
    const draft = drafts.at(-1);
    if (!draft) drafts.push(draftOf(line));
    else if (line.answer !== null) draft.answer = line.answer;
    else {
      const role = roleOf(line, draft, lines.slice(index + 1, index + 1 + AHEAD));
      if (role === 'question') drafts.push(draftOf(line));
      else if (role === 'option') draft.options.push(line);
      else draft.text.push(line.text);
    }
  });
  return drafts;
}

/** What a line is below what stands before it. */
function roleOf(line: ReadLine, draft: Draft, rest: readonly ReadLine[]): 'question' | 'option' | 'more' {
  const { options, answer, text } = draft;
  const last = options.at(-1);
  if (line.mark === 'number') {
    const counts = line.place === options.length + 1 && (last === undefined || last.mark === 'number');
    const [next] = rest;
    const above = next !== undefined && ['letter', 'bullet', 'star', 'boxed'].includes(next.mark);
    return draft.line.mark !== 'number' && counts && !above && !asks(line.text) ? 'option' : 'question';
  }
  if (line.mark !== 'none') {
    // A list in which each question has the same mark as its neighbours, and its options another one.
    const again = last !== undefined && line.mark === draft.line.mark && line.mark !== last.mark;
    return again ? 'question' : 'option';
  }
  if (line.gap || answer !== null) return 'question';
  if (last)
    return last.mark === 'none' || last.mark === 'star'
      ? asks(line.text)
        ? 'question'
        : 'option'
      : 'question';
  return listFollows(rest) || !asks(text.at(-1) ?? '') ? 'more' : 'option';
}

/** Whether marked options come before the next blank line. */
function listFollows(rest: readonly ReadLine[]): boolean {
  const end = rest.findIndex(({ gap, mark }) => gap || mark === 'number');
  const near = end === -1 ? rest : rest.slice(0, end);
  // A star among lines without any mark says which of these is right.
  return near.some(({ mark }) => mark !== 'none' && mark !== 'star');
}

function finish(draft: Draft, chosen: boolean, labels: TruthLabels, builder: QuizBuilder): void {
  const { line, options, answer } = draft;
  const place = { kind: 'line', number: line.number } as const;
  const text = draft.text.join('\n');
  const [only] = options;
  if (only === undefined) {
    const answered = answeredIn(text, answer);
    // A heading stands among questions without being one.
    if (!answered && chosen && line.mark !== 'number' && !asks(text))
      builder.skip(place, text, { code: 'description', values: {} });
    else if (!answered) builder.add(place, { type: 'OPEN', text });
    else builder.add(place, withAnswer(answered, labels));
  } else if (options.length === 1) builder.add(place, { type: 'BLANK', text, accepted: [only.text] });
  else choice(place, text, options, answer, builder);
}

interface Answered {
  readonly text: string;
  readonly said: string;
}

/** A question without options and its one answer; null where there is none. */
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

function choice(
  place: Place,
  text: string,
  options: readonly MarkedLine[],
  answer: string | null,
  builder: QuizBuilder,
): void {
  const right = rightOf(options, answer);
  const unmarked: ImportReason =
    answer === null
      ? { code: 'noCorrectAnswer', values: {} }
      : { code: 'correctAnswerMissing', values: { value: answer } };
  const question = {
    type: right.length > 1 ? 'MSQ' : 'MCQ',
    text,
    options: options.map((option, index) => ({
      text: option.text,
      ...(right.includes(index) && { correct: true }),
    })),
  };
  builder.add(place, question, right.length === 0 ? [unmarked] : []);
}

function spellings(answer: string): readonly string[] {
  return answer
    .split(/\s+\/\s+|;/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

/** The places of the options that are right: by a line that names them, else by their marks. */
function rightOf(options: readonly MarkedLine[], answer: string | null): readonly number[] {
  const places = options.map((_, index) => index);
  if (answer === null) {
    const stars = starsAreRight(options);
    return places.filter((index) => options[index]?.right || (stars && options[index]?.mark === 'star'));
  }
  const plain = (words: string) => words.trim().toLowerCase().replace(/[.]$/, '');
  const whole = places.filter((index) => plain(options[index]?.text ?? '') === plain(answer));
  if (whole.length > 0) return whole;
  const named = answer.split(/[\s,;&]+|\by\b|\band\b/).map(plain);
  const asLetter = (index: number) => String.fromCharCode(97 + index);
  return places.filter((index) =>
    named.some(
      (name) => name.replace(/[()]/g, '') === asLetter(index) || name.replace(/[()]/g, '') === `${index + 1}`,
    ),
  );
}
