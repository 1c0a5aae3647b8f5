import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { flattenQuestions } from '#core/questions/authoring.ts';
import { QUESTION_SAMPLES } from '#core/questions/authority.ts';
import { inReadingOrder } from '#core/questions/gaps/gaps.ts';
import { mapTexts, plainQuestion } from '#core/questions/texts.ts';
import { readEntries } from '#importers/files/zip.ts';
import { whole } from '#importers/quizpeak/unpackQuiz.ts';
import { withMedia } from '#importers/quizpeak/quizMedia.ts';
import { packQti } from '#importers/qti/writing/packQti.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { anyFormattedQuiz, anyPlainQuiz } from '#importers/testing/everyKind.ts';

const pack = (quiz: AuthoredQuiz) =>
  packQti(quiz, {
    load: (address) => Promise.resolve(new Blob([`bytes of ${address}`])),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

async function back(quiz: AuthoredQuiz) {
  const { file, left } = await pack(quiz);
  expect(left).toEqual([]);
  return readQuizFile(new Uint8Array(await file.arrayBuffer()), 'a.zip');
}

/** Words that stand in an attribute. */
const written = (words: string) =>
  words.replaceAll(/\r\n?/g, '\n').replaceAll('\ufffe', '\ufffd').replaceAll('\u00a0', ' ').trim();
const onOneLine = (words: string) => written(words).replaceAll(/\s+/g, ' ');

/**
 * What a package keeps of a part of a quiz: descriptions on one line, names and typed answers without outer
 * spaces. `isWords`: accepted answers are texts, as in a DRAGNDROP.
 */
function kept(part: unknown, isWords = false): unknown {
  if (Array.isArray(part)) return part.map((each) => kept(each, isWords));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
      if (key === 'alt') return [[key, onOneLine(String(value))]];
      if (key === 'name') return [[key, written(String(value))]];
      if (key === 'accepted' && Array.isArray(value) && !isWords)
        return [[key, [...new Set(value.map((each) => written(String(each))))]]];
      // The default.
      if (key === 'marks' && value === 1) return [];
      return [[key, kept(value, isWords || ('type' in part && part.type === 'DRAGNDROP'))]];
    }),
  );
}

/** Gaps are numbered in reading order. */
function ordered(question: AuthoredQuestion): AuthoredQuestion {
  if ('questions' in question)
    return { ...question, questions: question.questions.map(ordered) } as AuthoredQuestion;
  return 'gaps' in question
    ? ({ ...question, ...inReadingOrder<unknown>(question.text, question.gaps) } as AuthoredQuestion)
    : question;
}

const moved = <Part>(part: Part) =>
  withMedia(part, (address) =>
    address.startsWith('/') ? `/media/qti${address.replaceAll('%', '%25')}` : address,
  );

const expected = (questions: readonly AuthoredQuestion[]) => kept(moved(questions.map(ordered)));

/** What a player sees of each text: its words and marks. */
function seen(questions: readonly AuthoredQuestion[]): unknown {
  return flattenQuestions(questions).map((question) => {
    const texts: unknown[] = [];
    mapTexts(question, (text) => {
      texts.push(readFormatted(text, question.format));
      return text;
    });
    return texts;
  });
}

describe('a package of QTI', () => {
  it.each(QUESTION_SAMPLES.map(({ authored }) => [authored.type, authored] as const))(
    'keeps the sample of %s',
    async (_, authored) => {
      const { quiz, problems, format } = await back({ title: 'T', questions: [authored] });
      expect({ format, problems }).toEqual({ format: 'qti', problems: [] });
      expect(quiz.questions).toEqual(expected([authored]));
    },
  );

  it('brings back any quiz, with its files', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlainQuiz, async (quiz) => {
        const { quiz: read, problems, files = [] } = await back(quiz);
        expect(problems).toEqual([]);
        expect(kept(read.questions)).toEqual(expected(quiz.questions));
        const { questions: _, ...head } = read;
        const { questions: __, ...own } = quiz;
        const words = (fields: object) =>
          Object.entries(fields).map(([key, said]: [string, string]) => [key, onOneLine(said)]);
        expect(words(head).toSorted()).toEqual(words(own).toSorted());
        for (const { address, blob } of files)
          expect(`/media/qti${(await blob.text()).replace('bytes of ', '').replaceAll('%', '%25')}`).toBe(
            address,
          );
      }),
      { seed: 21, numRuns: 150 },
    );
  });

  it('brings back any formatted quiz with its words and formatting', async () => {
    await fc.assert(
      fc.asyncProperty(anyFormattedQuiz, async (quiz) => {
        const { quiz: read, problems } = await back(quiz);
        expect(problems).toEqual([]);
        expect(seen(read.questions)).toEqual(seen(quiz.questions.map(ordered)));
        expect(kept(read.questions.map(plainQuestion))).toEqual(
          expected(quiz.questions.map(ordered).map(plainQuestion)),
        );
      }),
      { seed: 22, numRuns: 150 },
    );
  });
});
