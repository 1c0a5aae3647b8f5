// From a draft to a question: its kind, its correct answers, and what is unsure about them.

import { REORDER_MIN_ITEMS } from '#core/questions/reorder/index.ts';
import { ANSWER, DIRECTIONS, FORM_FIELD } from '#importers/pasted/labelWords.ts';
import {
  keyBehind,
  type Noted,
  notesIn,
  statementIn,
  TRUTH,
  TRUTH_HEADING,
} from '#importers/pasted/lineParts.ts';
import { listedOptions, type MarkedLine, starsMarkCorrect } from '#importers/pasted/listMarks.ts';
import { isAmbiguous, readPastedAnswer, reasonIn } from '#importers/pasted/pastedAnswer.ts';
import { type About, isBlank, type ReadLine, statedAnswer } from '#importers/pasted/readLines.ts';
import { secondsOf } from '#importers/pasted/tableHeads.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportLabels } from '#importers/types.ts';

export interface Draft {
  readonly line: ReadLine;
  readonly raw: string[];
  readonly text: string[];
  readonly options: MarkedLine[];
  /** All that are stated; '' for a line to write one on. */
  readonly answers: string[];
  readonly why: string[];
  readonly about: About[];
  /** True for an exercise that is kept as text. */
  readonly matching: boolean;
}

/** Lines of a worksheet that belong to no question. */
const ASIDES = [
  new RegExp(String.raw`^(?:${FORM_FIELD})\s?:?\s?_{2,}`, 'i'),
  new RegExp(String.raw`^(?:${DIRECTIONS})\s?:`, 'i'),
  TRUTH_HEADING,
  /^(?:part|section|secci[oó]n|parte|teil|abschnitt|partie)\s(?:[ivx]{1,4}|[a-h]|\d{1,2}|one|two|three|four)\b[^?]{0,60}$/i,
];
/** Directions if nothing is listed below. */
const TELLS =
  /^(?:circle|write|mark|choose|select|answer|read|elige|escribe|marca|encierra|rodea|lee)\b[^?_]*\b(?:T or F|true or false|V o F|verdadero o falso|answers?|choices?|options?|questions?|respuestas?|opci[oó]n|preguntas?)\b[^?_]{0,30}$/i;
/** A question and its answer on one line: `What is 2 + 2? 4`, `A ____ barks. (dog)`. */
const ANSWERED = [
  new RegExp(String.raw`^(.{3,}?)\s*[([]\s*(?:${ANSWER})\s*[:=]\s*(.{1,80})[)\]]$`, 'i'),
  /^([^?？]{3,}[?？])\s*(?:[-–—=:→>]+\s*)?(?![,;|])(.{1,80})$/,
  /^(.*_{2,}.*?)\s*[([]([^()[\]]{1,80})[)\]]$/,
  /^(.*_{2,}.*?)\s+[-–—=→]+\s+(.{1,80})$/,
];
/** A further request in the place of the answer. */
const ASKED_BESIDES =
  /[?？]$|^(?:explain|justify|show|give|use|describe|support|why|how|circle|choose|select|check|mark|explica|justifica|erkläre|begründe|explique|justifie)\b/i;

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

export const isAside = (text: string) => ASIDES.some((form) => form.test(text));

/** The first answer that is stated, or else '' if there is a place for one. */
export const answerOf = ({ answers }: Draft): string | null =>
  answers.find((each) => each !== '') ?? answers[0] ?? null;

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

export interface ReadQuestion {
  readonly question: object;
  readonly doubt: readonly ImportReason[];
}

/** A false statement, and what is true instead. */
const CORRECTED = /^(.*[.!?])\s*\(([^()]{5,})\)$/s;
/** A question or a sentence; a few words alone may be a title or a list, or a word and its meaning. */
const asks = (text: string, { mark }: ReadLine) =>
  /[?？]|:$/.test(text) ||
  ((mark !== 'none' || /[.!]$/.test(text)) && /\S\s+\S+\s+\S/.test(text) && !/\s[-–—=→]\s/.test(text));

/** A place for an answer, brackets around it or around words to choose from, or cells that are in no table. */
const GAP = /_{2,}|\t|[?？]["']?[,;|]|\S\s\[(?!\d{1,2}\])[^[\]]+\]|\([^()]+ \/ [^()]+\)/;

/** A question without options; null if it asks nothing. */
function readAlone(
  draft: Draft,
  whole: string,
  { chosen, numbered, answered }: Manner,
  labels: TruthLabels,
): ReadQuestion | null {
  const { line, answers } = draft;
  const answer = answerOf(draft);
  const asked = TELLS.test(whole) ? null : statementIn(whole);
  const text = asked?.text ?? whole;
  const said = asked && (answer ?? asked.said);
  const stated = asked ? said && { text, said } : answeredIn(text, answer);
  // The letter of an option means nothing without options.
  const isLetter =
    stated && chosen && !asked && /^\(?[A-Ja-j][).]?$/.test(stated.said) && !TRUTH.test(stated.said);
  const found = isLetter ? null : stated;
  const isHeading =
    answers.length === 0 &&
    !found &&
    !asked &&
    line.mark !== 'number' &&
    (chosen || (numbered && !GAP.test(text))) &&
    ((chosen && numbered) || !text.endsWith('?'));
  if (isAside(whole) || isHeading || (TELLS.test(whole) && !found)) return null;
  if (found) {
    const all = distinct(answers);
    const said = all.length > 1 ? all.join(' / ') : found.said;
    const question = withAnswer({ ...found, said }, labels);
    const [, statement, correction] = CORRECTED.exec(found.text) ?? [];
    const isCorrected =
      asked !== null && statement !== undefined && TRUTH.exec(found.said)?.[1] === undefined;
    return {
      question: isCorrected ? { ...question, text: statement, explanation: correction } : question,
      doubt: all.length > 1 ? [severalOf(said)] : listedIn(found),
    };
  }
  if (asked)
    return { question: truthChoice(text, null, labels), doubt: [{ code: 'rightNotMarked', values: {} }] };
  const isUnsure = answered || answers.length > 0 || GAP.test(text) || !asks(text, line);
  return { question: { type: 'OPEN', text }, doubt: isUnsure ? [ANSWER_OPEN] : [] };
}

export const ANSWER_OPEN: ImportReason = { code: 'answerOpen', values: {} };

/** The answers that are stated, each once. */
const distinct = (answers: readonly string[]): readonly string[] => [
  ...new Map(answers.filter((each) => each !== '').map((each) => [each.toLowerCase(), each])).values(),
];

/** A question with several options. */
function readChoice(draft: Draft, whole: string, options: readonly MarkedLine[]): ReadQuestion {
  const behind =
    draft.answers.length === 0 && options[0]?.mark === 'letter'
      ? keyBehind(whole)
      : { text: whole, key: null };
  const isTruth = options.every((option) => TRUTH.test(option.text));
  const text = (isTruth ? statementIn(behind.text)?.text : null) ?? behind.text;
  const said = options === draft.options ? (answerOf(draft) ?? behind.key) : null;
  const words = options.map((option) => option.text);
  const { answer, why } = reasonIn(said ?? '', words);
  const meant = distinct(draft.answers).map((each) =>
    readPastedAnswer(reasonIn(each, words).answer, words).right.join(),
  );
  const { right, doubt } =
    new Set(meant).size > 1 ? { right: [], doubt: [ANSWERS_DIFFER] } : rightOf(options, answer);
  if (right.length === 0 && said === null && isOrder(text, options))
    return {
      question: { type: 'REORDER', text, items: options.map((option) => ({ text: option.text })) },
      doubt: [{ code: 'orderAsWritten', values: {} }],
    };
  return { question: { ...choice(text, options, right), ...(why !== '' && { explanation: why }) }, doubt };
}

/** The draft's options, or those that a line lists behind a label. */
function optionsOf(draft: Draft): readonly MarkedLine[] {
  const { options, about } = draft;
  const answer = answerOf(draft);
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
  if (asked === undefined || said === undefined || ASKED_BESIDES.test(said)) return null;
  return { text: asked.trim(), said: said.replace(/^\((.*)\)$/, '$1') };
}

/** A question with a cell beside it, which may have a label, or only blanks to write on. */
export function readBeside({ text, said }: Answered, labels: TruthLabels): ReadQuestion {
  const answer = statedAnswer(said) ?? said;
  return isBlank(answer)
    ? { question: { type: 'OPEN', text }, doubt: [ANSWER_OPEN] }
    : { question: withAnswer({ text, said: answer }, labels), doubt: [] };
}

function withAnswer({ text, said }: Answered, labels: TruthLabels) {
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

/** A key for several questions, which has none of their numbers: its letters, or its words. */
const LETTER_KEY = /^\(?\d{1,3}[.):-]?\s*\(?[A-J]\)?[\s,;]+\(?\d/i;
const WORD_KEY = /^\d{1,3}[.)]\s.*\s\d{1,3}[.)]\s/;

const severalOf = (said: string): ImportReason => ({
  code: 'answersListed',
  values: { value: shortItem(said) },
});

/** An answer that may be several, or several to choose from. */
function listedIn({ text, said }: Answered): readonly ImportReason[] {
  const isListed =
    WORD_KEY.test(said) ||
    (/,\s/.test(said) && (text.match(/_{2,}/g)?.length ?? 0) > 1) ||
    /\s(?:or|o)\s|\t/i.test(said) ||
    (/_{2,}/.test(text) && /\s\/\s/.test(said)) ||
    said.split(/\s\/\s/).length > 2;
  return isListed && !TRUTH.test(said) ? [severalOf(said)] : [];
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

const ANSWERS_DIFFER: ImportReason = { code: 'answersDiffer', values: {} };

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
  if (LETTER_KEY.test(answer))
    return { right: [], doubt: [{ code: 'correctAnswerMissing', values: { value } }] };
  if (meant.missing !== '')
    return { right, doubt: [{ code: 'correctAnswerMissing', values: { value: shortItem(meant.missing) } }] };
  if (meant.right.length > 0 && marked.length > 0 && meant.right.join() !== marked.join())
    return { right: [], doubt: [ANSWERS_DIFFER] };
  if (isAmbiguous(answer, texts, options[0]?.mark !== 'letter'))
    return { right, doubt: [{ code: 'answerAmbiguous', values: { value } }] };
  if (marked.length === options.length && meant.right.length === 0)
    return { right: [], doubt: [{ code: 'allMarked', values: {} }] };
  return { right, doubt: right.length === 0 ? [{ code: 'rightNotMarked', values: {} }] : [] };
}
