// From a draft to a question: its kind, its correct answers, and what is unsure about them.

import { REORDER_MIN_ITEMS } from '#core/questions/reorder/index.ts';
import { keyBehind, type Noted, notesIn, statementIn, TRUTH } from '#importers/pasted/lineParts.ts';
import { listedOptions, type MarkedLine, starsMarkCorrect } from '#importers/pasted/listMarks.ts';
import { isAmbiguous, readPastedAnswer, reasonIn } from '#importers/pasted/pastedAnswer.ts';
import type { About, ReadLine } from '#importers/pasted/readLines.ts';
import { secondsOf } from '#importers/pasted/tableHeads.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportLabels } from '#importers/types.ts';

export interface Draft {
  readonly line: ReadLine;
  readonly raw: string[];
  readonly text: string[];
  readonly options: MarkedLine[];
  answer: string | null;
  readonly why: string[];
  readonly about: About[];
  /** True for an exercise that is kept as text. */
  readonly matching: boolean;
}

/** The blanks at the top of a worksheet. */
const FORM_FIELD = /^(?:name|date|period|class|teacher|score|hour|block|grade|nombre|fecha)\s?:?\s?_{2,}/i;
/** Directions for all of the questions below. */
const DIRECTIONS = /^(?:directions?|instructions?|instrucciones|word bank|banco de palabras)\s?:/i;
/** Directions if nothing is listed below. */
const TELLS =
  /^(?:circle|write|mark|choose|select|answer|read|elige|escribe|marca|encierra|rodea|lee)\b[^?_]*\b(?:T or F|true or false|V o F|verdadero o falso|answers?|choices?|options?|questions?|respuestas?|opci[oó]n|preguntas?)\b[^?_]{0,30}$/i;
const SECTION =
  /^(?:part|section|secci[oó]n|parte)\s(?:[ivx]{1,4}|[a-h]|\d{1,2}|one|two|three|four)\b[^?]{0,60}$/i;
/** A question and its answer on one line: `What is 2 + 2? 4`, `A ____ barks. (dog)`. */
const ANSWERED = [
  /^(.{3,}?)\s*[([]\s*(?:answer|ans\.?|respuesta)\s*[:=]\s*(.{1,80})[)\]]$/i,
  /^([^?？]{3,}[?？])\s*(?:[-–—=:→>]+\s*)?(.{1,80})$/,
  /^(.*_{2,}.*?)\s*[([]([^()[\]]{1,80})[)\]]$/,
  /^(.*_{2,}.*?)\s+[-–—=→]+\s+(.{1,80})$/,
];

/** Maximum characters of a question that is searched for its answer. */
const SEARCHED = 3_000;
/** A statement, followed by whether it's true in brackets. */
const JUDGED = /^(.{5,})\s[([](.{1,12})[)\]]$/;

/** A text that asks to put something in order. */
const ORDERED = [
  /\b(?:put|place|arrange|sort|list|order|rank|sequence)\b.*\b(?:orders?|sequence|from\b.*\bto|first to last)\b/i,
  /\border the\b|^ordena\b/i,
  /\b(?:ordena|ordenen|coloca|pon|clasifica)\b.*(?:\borden\b|\bde\b.*\ba\b)/i,
];

export type TruthLabels = Pick<ImportLabels, 'true' | 'false'>;

/** True for lines of a worksheet that belong to no question. */
export const isAside = (text: string) => FORM_FIELD.test(text) || DIRECTIONS.test(text) || SECTION.test(text);

/** Traits that the questions of a text share. */
export interface Manner {
  /** True if questions have options. */
  readonly chosen: boolean;
  readonly numbered: boolean;
  readonly answered: boolean;
}

export function finish(draft: Draft, manner: Manner, labels: TruthLabels, builder: QuizBuilder): void {
  const place = { kind: 'line', number: draft.line.number } as const;
  const { text: whole, ...noted } = notesIn(draft.text.join('\n'));
  const rest = restOf(draft, noted);
  const add = (question: object, ...doubts: readonly ImportReason[]) =>
    builder.addDoubtful(place, { ...question, ...rest }, doubts, sourceOf(draft));
  const options = optionsOf(draft);
  const [only] = options;
  if (draft.matching && only === undefined)
    add({ type: 'OPEN', text: whole }, { code: 'matchingKept', values: {} });
  else if (only === undefined) {
    const read = readAlone(draft, whole, manner, labels);
    if (read) add(read.question, ...read.doubt);
    else builder.skip(place, whole, { code: 'description', values: {} });
  } else if (options.length === 1) add({ type: 'BLANK', text: whole, accepted: [only.text] });
  else {
    const read = readChoice(draft, whole, options);
    add(read.question, ...read.doubt);
  }
}

interface ReadQuestion {
  readonly question: object;
  readonly doubt: readonly ImportReason[];
}

/** A false statement, and what is true instead. */
const CORRECTED = /^(.*[.!?])\s*\(([^()]{5,})\)$/s;
/** A place for an answer, brackets around it or around words to choose from, or cells that are in no table. */
const GAP = /_{2,}|\t|\S\s\[(?!\d{1,2}\])[^[\]]+\]|\([^()]+ \/ [^()]+\)/;

/** A question without options; null if it asks nothing. */
function readAlone(
  { line, answer }: Draft,
  whole: string,
  { chosen, numbered, answered }: Manner,
  labels: TruthLabels,
): ReadQuestion | null {
  const asked = TELLS.test(whole) ? null : statementIn(whole);
  const text = asked?.text ?? whole;
  const said = asked && (answer ?? asked.said);
  const found = asked ? said && { text, said } : answeredIn(text, answer);
  const isHeading = !found && !asked && chosen && line.mark !== 'number' && (numbered || !text.endsWith('?'));
  if (isAside(whole) || isHeading || (TELLS.test(whole) && !found)) return null;
  if (found) {
    const question = withAnswer(found, labels);
    const [, statement, correction] = CORRECTED.exec(found.text) ?? [];
    const isCorrected =
      asked !== null && statement !== undefined && TRUTH.exec(found.said)?.[1] === undefined;
    return {
      question: isCorrected ? { ...question, text: statement, explanation: correction } : question,
      doubt: listedIn(found),
    };
  }
  if (asked)
    return { question: truthChoice(text, null, labels), doubt: [{ code: 'rightNotMarked', values: {} }] };
  const isOpen = answered || GAP.test(text);
  return { question: { type: 'OPEN', text }, doubt: isOpen ? [{ code: 'answerOpen', values: {} }] : [] };
}

/** A question with several options. */
function readChoice(draft: Draft, whole: string, options: readonly MarkedLine[]): ReadQuestion {
  const behind =
    draft.answer === null && options[0]?.mark === 'letter' ? keyBehind(whole) : { text: whole, key: null };
  const isTruth = options.every((option) => TRUTH.test(option.text));
  const text = (isTruth ? statementIn(behind.text)?.text : null) ?? behind.text;
  const said = options === draft.options ? (draft.answer ?? behind.key) : null;
  const { answer, why } = reasonIn(
    said ?? '',
    options.map((option) => option.text),
  );
  const { right, doubt } = rightOf(options, answer);
  if (right.length === 0 && said === null && isOrder(text, options))
    return {
      question: { type: 'REORDER', text, items: options.map((option) => ({ text: option.text })) },
      doubt: [{ code: 'orderAsWritten', values: {} }],
    };
  return { question: { ...choice(text, options, right), ...(why !== '' && { explanation: why }) }, doubt };
}

/** The draft's options, or those that a line lists behind a label. */
function optionsOf({ options, about, answer }: Draft): readonly MarkedLine[] {
  const listed = (field: About['field']) =>
    about.flatMap((each) => (each.field === field ? listedOptions(each.said) : []));
  const option = (text: string, right: boolean): MarkedLine => ({ mark: 'none', place: null, text, right });
  if (options.length > 0 || answer === null || answer === '') return options;
  const wrong = listed('wrong');
  if (wrong.length > 0) return [option(answer, true), ...wrong.map((text) => option(text, false))];
  const all = listed('list');
  const { right } = readPastedAnswer(answer, all);
  return all.map((text, place) => option(text, right.includes(place)));
}

/** Maximum lines and characters that a doubt shows. */
const SHOWN = { lines: 12, characters: 600 };

function sourceOf({ raw }: Draft): string {
  const lines = raw
    .slice(0, SHOWN.lines)
    .map((line) => line.trimEnd())
    .join('\n');
  return lines.length > SHOWN.characters ? `${lines.slice(0, SHOWN.characters)}…` : lines;
}

function restOf({ why, about }: Draft, { marks, time }: Omit<Noted, 'text'>) {
  const explanation = why.join('\n').trim();
  const said = (field: About['field']) => about.flatMap((each) => (each.field === field ? [each.said] : []));
  const hints = said('hint');
  const points = said('points')[0] ?? marks;
  const timeSeconds = secondsOf(said('time')[0] ?? time ?? '');
  return {
    ...(explanation !== '' && { explanation }),
    ...(hints.length > 0 && { hints }),
    ...(points !== null && { marks: Number(points) }),
    ...(timeSeconds !== undefined && { timeSeconds }),
  };
}

interface Answered {
  readonly text: string;
  readonly said: string;
}

/** A question without options and its single answer; null if there is none. */
export function answeredIn(text: string, answer: string | null): Answered | null {
  if (answer !== null && answer !== '') return { text, said: answer };
  if (text.length > SEARCHED) return null;
  const judged = JUDGED.exec(text);
  if (judged && TRUTH.test(judged[2] ?? '')) return { text: (judged[1] ?? '').trim(), said: judged[2] ?? '' };
  const stated = statementIn(text);
  if (stated?.said) return { text: stated.text, said: stated.said };
  const [, asked, said] = ANSWERED.map((form) => form.exec(text)).find((found) => found !== null) ?? [];
  if (asked === undefined || said === undefined) return null;
  return { text: asked.trim(), said: said.replace(/^\((.*)\)$/, '$1') };
}

export function withAnswer({ text, said }: Answered, labels: TruthLabels) {
  const truth = TRUTH.exec(said.trim());
  return truth
    ? truthChoice(text, truth[1] !== undefined, labels)
    : { type: 'BLANK', text, accepted: spellings(said) };
}

/** `isTrue`: null if nobody has said. */
export function truthChoice(text: string, isTrue: boolean | null, labels: TruthLabels) {
  const options = [
    { text: labels.true, ...(isTrue === true && { correct: true }) },
    { text: labels.false, ...(isTrue === false && { correct: true }) },
  ];
  return { type: 'MCQ', text, options };
}

/** An answer that may be several, or several to choose from. */
function listedIn({ text, said }: Answered): readonly ImportReason[] {
  const isListed =
    /\s(?:or|o)\s|\t/i.test(said) ||
    (/_{2,}/.test(text) && /\s\/\s/.test(said)) ||
    said.split(/\s\/\s/).length > 2;
  return isListed && !TRUTH.test(said) ? [{ code: 'answersListed', values: { value: shortItem(said) } }] : [];
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

/** Places of the correct options, by a line that names them or by their marks, and what is unsure about that. */
function rightOf(
  options: readonly MarkedLine[],
  answer: string,
): { readonly right: readonly number[]; readonly doubt: readonly ImportReason[] } {
  const texts = options.map(({ text }) => text);
  const meant = readPastedAnswer(answer, texts);
  const stars = starsMarkCorrect(options);
  const marked = options.flatMap(({ right, mark }, index) =>
    right || (stars && mark === 'star') ? [index] : [],
  );
  const right = meant.right.length > 0 ? meant.right : marked;
  const value = shortItem(answer);
  if (meant.missing !== '')
    return { right, doubt: [{ code: 'correctAnswerMissing', values: { value: shortItem(meant.missing) } }] };
  if (meant.right.length > 0 && marked.length > 0 && meant.right.join() !== marked.join())
    return { right: [], doubt: [{ code: 'answersDiffer', values: {} }] };
  if (isAmbiguous(answer, texts, options[0]?.mark !== 'letter'))
    return { right, doubt: [{ code: 'answerAmbiguous', values: { value } }] };
  if (marked.length === options.length && meant.right.length === 0)
    return { right: [], doubt: [{ code: 'allMarked', values: {} }] };
  return { right, doubt: right.length === 0 ? [{ code: 'rightNotMarked', values: {} }] : [] };
}
