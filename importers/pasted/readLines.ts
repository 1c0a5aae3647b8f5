// Lines of pasted text: their list marks, and what their labels say.

import { keyBefore, linesIn, slashedIn } from '#importers/pasted/lineParts.ts';
import { type MarkedLine, parseMarkedLine } from '#importers/pasted/listMarks.ts';

export interface ReadLine extends MarkedLine {
  /** Counted from 1. */
  readonly number: number;
  /** As pasted. */
  readonly raw: string;
  /** The bullet, so that lists within lists can be told apart; otherwise the kind of mark. */
  readonly sign: string;
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

const ANSWER =
  /^(?:the\s+|las?\s+)?(?:correct\s+|right\s+)?(?:answers?(?:\s+key)?|ans\.?|key|correct|correctas?|(?:respuestas?|resp\.?|rta\.?)(?:\s+correctas?)?|soluci[oó]n)(?:\s+(?:is|are|es|son))?(?:\s*[:=]|\s+[-–—]\s)\s*(.*)$/i;
const SAID_ANSWER = /^(?:the\s+)?(?:correct|right)\s+answer\s+is\s+(.+?)\.?$/i;
/** The answer is on the line below, as forms print it. */
const ANSWER_BELOW = /^(?:correct|right) answers?$/i;
const ABOUT: readonly (readonly [About['field'], RegExp])[] = [
  [
    'why',
    /^(?:feedback|explanation|explicaci[oó]n|retroalimentaci[oó]n|rationale|reason(?:ing)?|why)\s*:\s*(.*)$/i,
  ],
  ['hint', /^(?:hint|clue|pista)s?\s?\d?\s*:\s*(.+)$/i],
  ['points', /^(?:points?|pts|marks|puntos?)\s*:\s*(\d+)\D*$/i],
  ['time', /^(?:time(?:\s?limit)?|tiempo)\s*:\s*(\d.*)$/i],
  [
    'wrong',
    /^(?:(?:other|wrong|incorrect|false)\s(?:answers?|options?|choices?)|distractors?|(?:otras|opciones incorrectas|respuestas incorrectas)(?:\sopciones)?|distractores)\s*:\s*(.+)$/i,
  ],
  ['list', /^(?:(?:answer\s)?(?:options|choices)|opciones)\s*:\s*(.+)$/i],
];
/** Fields of test generators: `ANS: A PTS: 1 DIF: Easy`. */
const NEXT_FIELD = /(?<!\s)\s+(?=[A-Z]{3}:\s)/;
/** Decoration around labels such as `Answer:`, as in the output of AI chatbots. */
const ADORNED = /^[\s*_>✓✔✅→👉•–—-]+|\*\*/gu;
/** `Q: ...` with `A: ...` below it. */
const ASKED_AS_Q = /^(?:[QP]\s?(\d{1,3})?\s?[:.)]|(?:question|pregunta)\s?:)\s+/i;
const ANSWERED_AS_A = /^[AR]\s?\d{0,3}\s?[:.)]\s+(.*)$/i;
const OPTION_B = /^\(?b\s?[:.)]/i;

export function linesOf(text: string): readonly ReadLine[] {
  let gap = false;
  let isAnswerNext = false;
  const raws = text.split('\n');
  const filled = raws.filter((raw) => raw.trim() !== '');
  const isPaired = pairedAsQAndA(filled);
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
      const words = trimmed.replaceAll(ADORNED, '').trim();
      if (ANSWER_BELOW.test(words)) {
        isAnswerNext = true;
        return [];
      }
      const paired = isPaired ? ANSWERED_AS_A.exec(words)?.[1] : undefined;
      const answer = isAnswerNext
        ? words
        : (ANSWER.exec(words)?.[1] ?? SAID_ANSWER.exec(words)?.[1] ?? paired ?? null);
      isAnswerNext = false;
      const about = aboutIn(words);
      const asked = trimmed.replace(ASKED_AS_Q, (label, number?: string) =>
        number === undefined ? '' : `${number}. `,
      );
      const marked = parseMarkedLine(
        isPaired || /^(?:question|pregunta)\s?:/i.test(trimmed) || /^[QP]\s?:/i.test(trimmed)
          ? asked
          : trimmed,
      );
      const sign = marked.mark === 'bullet' ? (/^[-–—]+|^./u.exec(trimmed)?.[0] ?? '') : marked.mark;
      const line = {
        ...marked,
        sign,
        raw,
        number: index + 1,
        gap,
        answer,
        about,
        key: part === 0 ? key : null,
      };
      gap = false;
      return [line];
    });
  });
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
