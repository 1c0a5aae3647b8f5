// Lines of pasted text: their list marks, and what their labels say.

import {
  HINT,
  ONLY_RIGHT_ANSWER,
  POINTS,
  QUESTION,
  RIGHT_ANSWER,
  SOLUTION,
  TIME,
  WHY,
} from '#importers/pasted/labelWords.ts';
import { keyBefore, linesIn, slashedIn } from '#importers/pasted/lineParts.ts';
import { type MarkedLine, parseMarkedLine } from '#importers/pasted/listMarks.ts';

export interface ReadLine extends MarkedLine {
  /** Counted from 1. */
  readonly number: number;
  /** As pasted. */
  readonly raw: string;
  /** The bullet and its level, so that lists within lists can be told apart; otherwise the kind of mark. */
  readonly sign: string;
  /** True if its label says that it's a question. */
  readonly isQuestion: boolean;
  /** True if a blank line precedes it. */
  readonly gap: boolean;
  /** The answer that the line states; null if it states none. */
  readonly answer: string | null;
  /** Anything else that its label says about the question. */
  readonly about: About | null;
  /** The letter of the answer in front of the number; '' for a line to write it on. */
  readonly key: string | null;
}

export interface About {
  /** `wrong`: options other than the answer; `list`: all options. */
  readonly field: 'why' | 'hint' | 'points' | 'time' | 'wrong' | 'list';
  readonly said: string;
}

const ANSWER = new RegExp(
  String.raw`^(?:${RIGHT_ANSWER}(?:\s+key)?|key|correct|correctas?|${SOLUTION})(?:\s+(?:is|are|es|son|ist|sind|est|sont))?(?:\s*[:=]|\s+[-–—]\s)\s*(.*)$`,
  'i',
);
/** Blanks to write an answer on, which are no answer. */
const BLANKS = /^(?:[\s_.…]*|-{2,})$/;
const SAID_ANSWER = /^(?:the\s+)?(?:correct|right)\s+answer\s+is\s+(.+?)\.?$/i;
/** The answer is on the line below, as forms print it. */
const ANSWER_BELOW = new RegExp(`^${ONLY_RIGHT_ANSWER}$`, 'i');
const ABOUT: readonly (readonly [About['field'], RegExp])[] = [
  ['why', new RegExp(String.raw`^(?:${WHY})\s*:\s*(.*)$`, 'i')],
  ['hint', new RegExp(String.raw`^(?:${HINT})s?\s?\d?\s*:\s*(.+)$`, 'i')],
  ['points', new RegExp(String.raw`^(?:${POINTS})\s*:\s*(\d+)\D*$`, 'i')],
  ['time', new RegExp(String.raw`^(?:${TIME})(?:\s?limit)?\s*:\s*(\d.*)$`, 'i')],
  [
    'wrong',
    /^(?:(?:other|wrong|incorrect|false)\s(?:answers?|options?|choices?)|distractors?|(?:otras|opciones incorrectas|respuestas incorrectas)(?:\sopciones)?|distractores|falsche antworten|mauvaises réponses)\s*:\s*(.+)$/i,
  ],
  ['list', /^(?:(?:answer\s)?(?:options|choices)|opciones|optionen|choix)\s*:\s*(.+)$/i],
];
/** Fields of test generators: `ANS: A PTS: 1 DIF: Easy`. */
const NEXT_FIELD = /(?<!\s)\s+(?=[A-Z]{3}:\s)/;
/** Decoration around labels such as `Answer:`, as in the output of AI chatbots. */
const ADORNED = /^[\s*_>✓✔✅→👉•–—-]+|\*\*/gu;
/** `Q: ...` with `A: ...` below it. */
const ASKED_AS_Q = new RegExp(String.raw`^(?:[QP]\s?(\d{1,3})?\s?[:.)]|(?:${QUESTION})\s?:)\s+`, 'i');
/** The same without a number, which begins nothing but a question. */
const UNNUMBERED_Q = new RegExp(String.raw`^(?:Q\s?[:.)]|(?:P|${QUESTION})\s?:)\s`, 'i');
/** Words in italics, as of a whole line. */
const ITALIC = /^([*_])(?=[^\s*_])(.*[^\s*_])\1$/;
const ANSWERED_AS_A = /^[AR]\s?\d{0,3}\s?[:.)]\s+(.*)$/i;
const OPTION_B = /^\(?b\s?[:.)]/i;

/** The answer that a label is in front of, '' if only blanks follow; null without such a label. */
export function statedAnswer(words: string): string | null {
  const said = ANSWER.exec(words)?.[1] ?? SAID_ANSWER.exec(words)?.[1];
  return said === undefined ? null : said.replace(BLANKS, '');
}

export const isBlank = (words: string) => BLANKS.test(words);

/** `above` is the number of lines above the text. */
export function linesOf(text: string, above: number): readonly ReadLine[] {
  let gap = false;
  let isAskedAsQ = false;
  let isAnswerNext = false;
  const raws = text.split('\n');
  const filled = raws.filter((raw) => raw.trim() !== '');
  const isPaired = pairedAsQAndA(filled);
  const level = levelsIn(raws);
  const lettersBefore = raws.filter((raw) => /^\s*[A-J]\s+\d{1,3}[.)]\s/.test(raw)).length > 1;
  return raws.flatMap((raw, index) => {
    if (raw.trim() === '') {
      gap = true;
      return [];
    }
    const next = raws.slice(index + 1, index + 3).find((line) => line.trim() !== '') ?? '';
    const { line: unkeyed, key } =
      /^\s*_/.test(raw) || lettersBefore ? keyBefore(raw) : { line: raw, key: null };
    const isAnswer = ANSWER.test(unkeyed.replaceAll(ADORNED, '').trim());
    const lines = isAnswer ? fieldsIn(unkeyed) : (slashedIn(unkeyed) ?? linesIn(unkeyed, next));
    return lines.flatMap((each, part): ReadLine[] => {
      const trimmed = each.trim();
      const words = trimmed.replace(ITALIC, '$2').replaceAll(ADORNED, '').trim();
      if (ANSWER_BELOW.test(words)) {
        isAnswerNext = true;
        return [];
      }
      const paired = isPaired && isAskedAsQ ? ANSWERED_AS_A.exec(words)?.[1] : undefined;
      const answer = isAnswerNext ? words : (statedAnswer(words) ?? paired ?? null);
      isAnswerNext = false;
      if (isPaired && ASKED_AS_Q.test(trimmed)) isAskedAsQ = true;
      else if (answer !== null || /^\d{1,3}[.)]/.test(words)) isAskedAsQ = false;
      const about = aboutIn(words);
      const asked = trimmed.replace(ASKED_AS_Q, (label, number?: string) =>
        number === undefined ? '' : `${number}. `,
      );
      const marked = parseMarkedLine(isPaired || UNNUMBERED_Q.test(trimmed) ? asked : trimmed);
      const bullet = marked.mark === 'bullet' ? /^[-–—]+|^./u.exec(trimmed)?.[0] : undefined;
      const sign = bullet ?? marked.mark;
      const line = {
        ...marked,
        sign: bullet !== undefined || marked.mark === 'star' ? sign + level(raw) : sign,
        raw,
        number: above + index + 1,
        gap,
        isQuestion: UNNUMBERED_Q.test(words),
        answer,
        about,
        key: part === 0 ? key : null,
      };
      gap = false;
      return [line];
    });
  });
}

/** Bullets of a list within a list are farther in; the first line of a paste may have lost its spaces. */
function levelsIn(raws: readonly string[]): (raw: string) => string {
  const depth = (raw: string) => /^[ \t]*/.exec(raw)?.[0].replaceAll('\t', '    ').length ?? 0;
  const bullets = raws.slice(1).filter((raw) => /^[ \t]*[^\s\p{L}\d]\s/u.test(raw));
  const least = bullets.reduce((found, raw) => Math.min(found, depth(raw)), Infinity);
  return (raw) => (depth(raw) > least + 1 ? ' inner' : '');
}

/** True if each `Q:` is followed by its `A:`, which then is an answer and no option. */
function pairedAsQAndA(lines: readonly string[]): boolean {
  const asked = lines.flatMap((line, index) => (ASKED_AS_Q.test(line.trim()) ? [index] : []));
  return (
    asked.some(
      (index) =>
        /\sA\s?\d{0,3}\s?[:.)]\s/.test(lines[index] ?? '') ||
        ANSWERED_AS_A.test((lines[index + 1] ?? '').trim()),
    ) && asked.every((index) => !OPTION_B.test((lines[index + 2] ?? '').trim()))
  );
}

/** An answer, and what other fields on its line say about the question. */
function fieldsIn(line: string): readonly string[] {
  const [answer = '', ...fields] = line.split(NEXT_FIELD);
  return [answer, ...fields.filter((field) => aboutIn(field) !== null)];
}

function aboutIn(words: string): About | null {
  for (const [field, form] of ABOUT) {
    const said = form.exec(words)?.[1];
    if (said !== undefined) return { field, said };
  }
  return null;
}
