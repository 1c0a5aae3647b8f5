// The project's own JSON (docs/quiz-format.md), alone or in an archive with its files. Unlike the schema, it
// takes what fits and reports the rest.

import { QuizBuilder } from '#importers/QuizBuilder.ts';
import { archiveAddress, mediaType } from '#importers/quizpeak/quizArchive.ts';
import { withMedia } from '#importers/quizpeak/quizMedia.ts';
import { type ImportReason, shortItem, WHOLE_FILE } from '#importers/problems.ts';
import type { ImportFormat, ImportSource, MediaFile } from '#importers/types.ts';

const PROGRESS_EVERY = 500;
const HEAD = ['title', 'description', 'language', 'subject', 'grade', 'cover'] as const;
/** `$schema` helps editors and says nothing about the quiz. */
const KNOWN = new Set<string>([...HEAD, 'questions', '$schema']);

export const quizJson: ImportFormat = {
  id: 'json',
  extensions: ['json', 'zip'],

  detect({ sample, isWorkbook, fileName }) {
    if (isWorkbook || !sample.trimStart().startsWith('{')) return 0;
    if (sample.includes('"questions"')) return 1;
    return /\.json$/i.test(fileName) ? 0.8 : 0;
  },

  read(source, { labels, progress }) {
    const builder = new QuizBuilder(source.fileName, labels.untitled);
    const archive = archiveReader(source.files);
    const quiz = parseObject(source.text);
    const questions = quiz && own(quiz, 'questions');
    if (!quiz || !Array.isArray(questions)) {
      builder.skip(WHOLE_FILE, '', { code: quiz ? 'wrongFormat' : 'notJson', values: {} });
      return builder.finish();
    }
    const { part: head, changes: headChanges } = archive.placed({ ...quiz, questions: [] });
    for (const reason of headChanges) builder.note(reason);
    for (const field of HEAD) {
      if (field === 'title' || Object.hasOwn(quiz, field)) builder.setHead(field, own(head, field));
    }
    const unknown = Object.keys(quiz).filter((key) => !KNOWN.has(key));
    if (unknown.length > 0) {
      builder.note({ code: 'unknownFields', values: { fields: shortItem(unknown.join(', ')) } });
    }
    for (const [index, question] of questions.entries()) {
      if (!builder.hasCapacity) break;
      if (index % PROGRESS_EVERY === 0) progress(index / questions.length);
      const { part, changes } = archive.placed(question);
      builder.add({ kind: 'question', number: index + 1 }, part, changes);
    }
    return { ...builder.finish(), ...(source.files && { files: archive.used() }) };
  },
};

/** Replaces names of the archive's files with addresses, and reports those that are missing. */
function archiveReader(files: ImportSource['files']) {
  const used = new Map<string, MediaFile>();
  return {
    used: (): readonly MediaFile[] => [...used.values()],
    placed<Part>(part: Part): { part: Part; changes: readonly ImportReason[] } {
      if (!files) return { part, changes: [] };
      const changes: ImportReason[] = [];
      const placed = withMedia(part, (name) => {
        const address = archiveAddress(name);
        if (address === null) return name;
        const blob = files.get(name);
        if (blob) used.set(address, { address, blob });
        else
          changes.push({
            code: mediaType(name) === null ? 'fileNotMedia' : 'fileMissing',
            values: { file: shortItem(name) },
          });
        return blob ? address : null;
      });
      return { part: placed, changes };
    },
  };
}

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
