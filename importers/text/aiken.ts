// Aiken format: a question, lettered options, and a line `ANSWER:` with the letter of the correct one.

import type { ImportReason } from '#importers/problems.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportFormat } from '#importers/types.ts';

const OPTION = /^\s*([A-Z])(?:\)|\.\s)\s*(.*)$/i;
const ANSWER = /^\s*ANSWER\s*:\s*(.*)$/i;
const FEEDBACK = /^\s*FEEDBACK\s*:\s*(.*)$/i;
const PROGRESS_EVERY = 1_000;

interface Draft {
  /** Line number of the question. */
  line: number;
  readonly text: string[];
  readonly options: { readonly letter: string; readonly lines: Line[] }[];
  /** null until its line has been read. */
  answer: string | null;
  readonly feedback: string[];
  /** Lines after the feedback: more of it, or the next question if options follow before a blank line. */
  readonly after: Line[];
  /** True if the last line was blank. */
  gap: boolean;
}

interface Line {
  readonly text: string;
  readonly number: number;
}

export const aiken: ImportFormat = {
  id: 'aiken',
  extensions: ['txt'],

  detect({ sample, isWorkbook }) {
    if (isWorkbook || !/^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z]\b/im.test(sample)) return 0;
    return /^[ \t]*[A-Z][.)][ \t]*\S/im.test(sample) ? 0.9 : 0;
  },

  read(source, { labels, progress }) {
    const builder = new QuizBuilder(source.fileName, labels.untitled);
    const lines = source.text.split('\n');
    let draft = emptyDraft();
    const finish = (next: Draft) => {
      if (draft.line > 0 || draft.answer !== null) finishQuestion(draft, builder);
      draft = next;
    };
    for (const [index, line] of lines.entries()) {
      if (!builder.hasCapacity) break;
      if (index % PROGRESS_EVERY === 0) progress(index / lines.length);
      takeLine(draft, { text: line, number: index + 1 }, finish);
    }
    finish(emptyDraft());
    return builder.finish();
  },
};

function emptyDraft(): Draft {
  return { line: 0, text: [], options: [], answer: null, feedback: [], after: [], gap: false };
}

/** A draft that begins with these lines. */
function draftOf(lines: readonly Line[]): Draft {
  return { ...emptyDraft(), line: lines[0]?.number ?? 0, text: lines.map(({ text }) => text) };
}

/** `finish` adds the question to the quiz and continues with another draft. */
function takeLine(draft: Draft, { text: raw, number }: Line, finish: (next: Draft) => void): void {
  const line = { text: raw.trim(), number };
  const option = optionOf(raw, draft);
  const answer = ANSWER.exec(raw)?.[1];
  const feedback = FEEDBACK.exec(raw)?.[1]?.trim();
  if (draft.answer !== null) {
    if (line.text === '') {
      // Lines between the feedback and this blank line were more of it.
      draft.feedback.push(...draft.after.splice(0).map(({ text }) => text));
      draft.gap = true;
    } else if (feedback !== undefined && draft.after.length === 0) draft.feedback.push(feedback);
    else if (draft.feedback.length > 0 && !draft.gap && !option && answer === undefined)
      draft.after.push(line);
    else {
      const next = draftOf(draft.after.splice(0));
      finish(next);
      takeLine(next, { text: raw, number }, finish);
    }
    return;
  }
  if (line.text === '') draft.gap = true;
  else if (answer !== undefined) {
    draft.line ||= number;
    draft.answer = answer;
    draft.gap = false;
  } else if (feedback !== undefined && draft.options.length > 0) draft.feedback.push(feedback);
  else takeText(draft, line, option, finish);
}

function takeText(
  draft: Draft,
  line: Line,
  option: { letter: string; text: string } | null,
  finish: (next: Draft) => void,
): void {
  const last = draft.options.at(-1);
  // After the options and a blank line, other text is the next question, even if this one has no answer yet.
  if (last && draft.gap && !option) {
    finish(draftOf([line]));
    return;
  }
  draft.gap = false;
  draft.line ||= line.number;
  if (!option) {
    if (last) last.lines.push(line);
    else draft.text.push(line.text);
    return;
  }
  const more = last?.lines.splice(1) ?? [];
  if (more.length > 0 && draft.options.some(({ letter }) => letter === option.letter)) {
    // The letters start over, so the lines before weren't part of the last option but the next question.
    const next = draftOf(more);
    finish(next);
    next.options.push({ letter: option.letter, lines: [{ ...line, text: option.text }] });
    return;
  }
  last?.lines.push(...more);
  draft.options.push({ letter: option.letter, lines: [{ ...line, text: option.text }] });
}

/** Lowercase letters only count in sequence, because sentences may begin with `a. m.` or `i. e.`. */
function optionOf(line: string, { options }: Draft): { letter: string; text: string } | null {
  const [, written, text = ''] = OPTION.exec(line) ?? [];
  if (written === undefined) return null;
  const letter = written.toUpperCase();
  const expected = String.fromCharCode(65 + options.length);
  const inOrder = letter === written || letter === expected || (letter === 'A' && options.length > 1);
  return inOrder ? { letter, text: text.trim() } : null;
}

function finishQuestion(draft: Draft, builder: QuizBuilder): void {
  const { answer, line } = draft;
  const place = { kind: 'line', number: line } as const;
  const text = draft.text.join('\n');
  const options = draft.options.map(({ letter, lines }) => ({
    letter,
    text: lines.map((each) => each.text).join('\n'),
  }));
  const explanation = [...draft.feedback, ...draft.after.map((each) => each.text)].join('\n').trim();
  const letters = (answer ?? '')
    .toUpperCase()
    .split(/[\s,;]+/)
    .map((letter) => letter.replace(/[.)]$/, ''))
    .filter((letter) => letter !== '');
  const fault = faultOf(draft, answer, letters);
  if (fault && options.length === 0) {
    builder.skip(place, text || options.map((option) => option.text).join(' / '), fault);
    return;
  }
  builder.add(
    place,
    {
      type: letters.length > 1 ? 'MSQ' : 'MCQ',
      text,
      options: options.map((option) => ({
        text: option.text,
        ...(!fault && letters.includes(option.letter) && { correct: true }),
      })),
      ...(fault && { unmarked: true }),
      ...(explanation !== '' && { explanation }),
    },
    [],
    fault,
  );
}

function faultOf(draft: Draft, answer: string | null, letters: readonly string[]): ImportReason | null {
  if (draft.text.length === 0) return { code: 'questionEmpty', values: {} };
  if (answer === null)
    return { code: draft.options.length > 0 ? 'answerLineMissing' : 'strayText', values: {} };
  if (letters.length === 0) return { code: 'noCorrectAnswer', values: {} };
  const lettersOnce = new Set(draft.options.map((option) => option.letter));
  if (lettersOnce.size < draft.options.length) return { code: 'answerLineMissing', values: {} };
  const known = letters.every((letter) => lettersOnce.has(letter));
  return known ? null : { code: 'badCorrectAnswer', values: { value: answer.trim() } };
}
