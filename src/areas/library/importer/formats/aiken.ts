// Aiken: a question, lettered options, and a line ANSWER: with the letter of the right one.

import type { ImportReason } from '#src/areas/library/importer/problems.ts';
import { QuizBuilder } from '#src/areas/library/importer/QuizBuilder.ts';
import type { ImportFormat } from '#src/areas/library/importer/types.ts';

const OPTION = /^\s*([A-Z])(?:\)|\.\s)\s*(.*)$/;
const ANSWER = /^\s*ANSWER\s*:\s*(.*)$/i;
const PROGRESS_EVERY = 1_000;

interface Draft {
  /** Line of the question. */
  line: number;
  readonly text: string[];
  readonly options: { readonly letter: string; text: string }[];
  /** Whether a blank line came last. */
  gap: boolean;
}

export const aiken: ImportFormat = {
  id: 'aiken',
  extensions: ['txt'],

  detect({ sample, isWorkbook }) {
    if (isWorkbook || !/^[ \t]*ANSWER[ \t]*:[ \t]*[A-Z]\b/m.test(sample)) return 0;
    return /^[ \t]*[A-Z][.)][ \t]*\S/m.test(sample) ? 0.9 : 0;
  },

  read(source, { labels, progress }) {
    const builder = new QuizBuilder(source.fileName, labels.untitled);
    const lines = source.text.split('\n');
    let draft = emptyDraft();
    for (const [index, line] of lines.entries()) {
      if (!builder.wantsMore) break;
      if (index % PROGRESS_EVERY === 0) progress(index / lines.length);
      const answer = ANSWER.exec(line)?.[1];
      if (answer !== undefined) {
        finishQuestion(draft, answer, index + 1, builder);
        draft = emptyDraft();
      } else if (line.trim() === '') draft.gap = true;
      else {
        // After the options and a blank line other text is the next question, though this one did not say its answer.
        if (draft.gap && draft.options.length > 0 && !OPTION.test(line)) {
          finishQuestion(draft, null, index + 1, builder);
          draft = emptyDraft();
        }
        takeLine(draft, line, index + 1);
      }
    }
    if (draft.line > 0) finishQuestion(draft, null, lines.length, builder);
    return builder.finish();
  },
};

function emptyDraft(): Draft {
  return { line: 0, text: [], options: [], gap: false };
}

function takeLine(draft: Draft, line: string, number: number): void {
  const text = line.trim();
  draft.gap = false;
  if (draft.line === 0) draft.line = number;
  const [, letter, optionText = ''] = OPTION.exec(line) ?? [];
  const last = draft.options.at(-1);
  if (letter) draft.options.push({ letter, text: optionText.trim() });
  else if (last) last.text += `\n${text}`;
  else draft.text.push(text);
}

function finishQuestion(draft: Draft, answer: string | null, line: number, builder: QuizBuilder): void {
  const place = { kind: 'line', number: draft.line || line } as const;
  const text = draft.text.join('\n');
  const letters = (answer ?? '')
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((letter) => letter !== '');
  const fault = faultOf(draft, answer, letters);
  if (fault) {
    builder.skip(place, text || draft.options.map((option) => option.text).join(' / '), fault);
    return;
  }
  builder.add(place, {
    type: letters.length > 1 ? 'MSQ' : 'MCQ',
    text,
    options: draft.options.map((option) => ({
      text: option.text,
      ...(letters.includes(option.letter) && { correct: true }),
    })),
  });
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
