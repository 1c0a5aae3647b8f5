// The project's own JSON (docs/quiz-format.md). Unlike the schema alone it takes what fits and names the rest.

import { QuizBuilder } from '#src/areas/library/importer/QuizBuilder.ts';
import { shortItem, WHOLE_FILE } from '#src/areas/library/importer/problems.ts';
import type { ImportFormat } from '#src/areas/library/importer/types.ts';

const PROGRESS_EVERY = 500;
const HEAD = ['title', 'description', 'language', 'subject', 'grade', 'cover'] as const;
/** `$schema` helps editors and says nothing of the quiz. */
const KNOWN = new Set<string>([...HEAD, 'questions', '$schema']);

export const quizJson: ImportFormat = {
  id: 'json',
  extensions: ['json'],

  detect({ sample, isWorkbook, fileName }) {
    if (isWorkbook || !sample.trimStart().startsWith('{')) return 0;
    if (sample.includes('"questions"')) return 1;
    return /\.json$/i.test(fileName) ? 0.8 : 0;
  },

  read(source, { labels, progress }) {
    const builder = new QuizBuilder(source.fileName, labels.untitled);
    const quiz = parseObject(source.text);
    const questions = quiz && own(quiz, 'questions');
    if (!quiz || !Array.isArray(questions)) {
      builder.skip(WHOLE_FILE, '', { code: quiz ? 'wrongFormat' : 'notJson', values: {} });
      return builder.finish();
    }
    for (const field of HEAD) {
      if (field === 'title' || Object.hasOwn(quiz, field)) builder.setHead(field, own(quiz, field));
    }
    const unknown = Object.keys(quiz).filter((key) => !KNOWN.has(key));
    if (unknown.length > 0) {
      builder.note({ code: 'unknownFields', values: { fields: shortItem(unknown.join(', ')) } });
    }
    for (const [index, question] of questions.entries()) {
      if (!builder.wantsMore) break;
      if (index % PROGRESS_EVERY === 0) progress(index / questions.length);
      builder.add({ kind: 'question', number: index + 1 }, question);
    }
    return builder.finish();
  },
};

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function own(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
