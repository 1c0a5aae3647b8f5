// Moodle's texts with embedded answers: `Paris is in {1:SHORTANSWER:=France~%50%Europe#True, but ...}.`

import type {
  MoodleChoice,
  MoodleGap,
  MoodleItem,
  MoodleNumericalAnswer,
  MoodleText,
} from '#importers/moodle/moodleItem.ts';
import { moodleNumber } from '#importers/moodle/moodleNumber.ts';

/** Long and short names; S shuffles, V and H arrange, C makes capital letters matter. */
const TYPED = /^(?:SHORTANSWER|SA|MW)(?:_?C)?$/;
const EXACT_CASE = /C$/;
const NUMERICAL = /^(?:NUMERICAL|NM)$/;
const ONE = /^(?:MULTICHOICE(?:_[VH]?S?)?|MC[VH]?S?)$/;
const SEVERAL = /^(?:MULTIRESPONSE(?:_H?S?)?|MRH?S?)$/;
const OPENING = /\{(\d*):([A-Z_]{2,20}):/g;

export function hasEmbeddedAnswers(text: string): boolean {
  return text.search(OPENING) !== -1;
}

/** The text with a marker for each gap, and the gaps; an unsupported type if it has gaps of no known type. */
export function clozeText({ format, text }: MoodleText): Pick<MoodleItem, 'stem' | 'answers'> {
  const gaps: MoodleGap[] = [];
  let stem = '';
  let at = 0;
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(text); found; found = OPENING.exec(text)) {
    const [opening, marks = '', type = ''] = found;
    const start = found.index + opening.length;
    const end = endAt(text, '}', start);
    if (end === -1) return { stem: { format, text }, answers: { kind: 'unclosed' } };
    const gap = gapOf(type, text.slice(start, end), format);
    if (!gap) return { stem: { format, text }, answers: { kind: 'unsupported', type } };
    gaps.push(marks === '' ? gap : { ...gap, marks: Number(marks) });
    stem += `${text.slice(at, found.index)}[[${gaps.length}]]`;
    at = end + 1;
    OPENING.lastIndex = at;
  }
  return { stem: { format, text: stem + text.slice(at) }, answers: { kind: 'gaps', gaps } };
}

function gapOf(type: string, written: string, format: MoodleText['format']): MoodleGap | null {
  const alternatives = alternativesIn(written);
  const textOf = (text: string): MoodleText => ({ format, text });
  const feedbackOf = (feedback: string) => (feedback.trim() === '' ? null : textOf(feedback));
  if (NUMERICAL.test(type))
    return {
      kind: 'numerical',
      answers: alternatives.map(
        ({ weight, text, feedback }): MoodleNumericalAnswer => ({
          weight,
          number: text === '*' || text === '' ? null : moodleNumber(text),
          feedback: feedbackOf(feedback),
        }),
      ),
    };
  const choices = alternatives.map(
    ({ weight, text, feedback }): MoodleChoice => ({
      weight,
      text: textOf(text),
      feedback: feedbackOf(feedback),
    }),
  );
  if (TYPED.test(type)) return { kind: 'short', choices, exactCase: EXACT_CASE.test(type) };
  if (ONE.test(type)) return { kind: 'choice', hasRight: true, choices };
  return SEVERAL.test(type) ? { kind: 'choice', hasRight: false, several: true, choices } : null;
}

interface Alternative {
  readonly weight: number;
  readonly text: string;
  readonly feedback: string;
}

const WEIGHT = /^\s*(?:=|%(-?\d+(?:[.,]\d*)?)%)/;

function alternativesIn(written: string): readonly Alternative[] {
  const found: Alternative[] = [];
  for (let at = 0; at <= written.length; ) {
    const end = endAt(written, '~', at);
    const part = written.slice(at, end === -1 ? undefined : end);
    const [sign = '', percent] = WEIGHT.exec(part) ?? [];
    const body = part.slice(sign.length);
    const hash = endAt(body, '#', 0);
    const text = unescaped(hash === -1 ? body : body.slice(0, hash)).trim();
    if (part.trim() !== '') {
      found.push({
        weight: percent === undefined ? (sign === '' ? 0 : 100) : Number(percent.replace(',', '.')),
        text,
        feedback: hash === -1 ? '' : unescaped(body.slice(hash + 1)).trim(),
      });
    }
    at = end === -1 ? written.length + 1 : end + 1;
  }
  return found;
}

/** Index of a sign that no backslash precedes; a # after & belongs to a character reference. -1 if none. */
function endAt(text: string, sign: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '\\') at += 1;
    else if (character === sign && !(sign === '#' && /&(?:amp;)?$/.test(text.slice(Math.max(0, at - 5), at))))
      return at;
  }
  return -1;
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([}#~/"\\])/g, '$1').replaceAll(/\s*\n\s*/g, ' ');
}
