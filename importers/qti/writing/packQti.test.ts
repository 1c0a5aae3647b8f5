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
import { anyFormattedQuiz, anyPlainQuiz } from '#importers/testing/anyQuiz.ts';

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

const onOneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** What a package keeps of a part of a quiz: names and descriptions on one line, answers without outer spaces. */
function kept(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(kept);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
      if (key === 'alt' || key === 'name') return [[key, onOneLine(String(value))]];
      if (key === 'accepted' && Array.isArray(value))
        return [[key, [...new Set(value.map((each) => String(each).trim()))]]];
      // The default.
      if (key === 'marks' && value === 1) return [];
      return [[key, kept(value)]];
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
        expect(read.questions).toEqual(expected(quiz.questions));
        const { questions: _, ...head } = read;
        const { questions: __, ...own } = quiz;
        expect(head).toEqual(
          Object.fromEntries(
            Object.entries(own).map(([key, words]) => [
              key,
              key === 'description' ? words.trim() : onOneLine(words),
            ]),
          ),
        );
        for (const { address, blob } of files)
          expect(`/media/qti${(await blob.text()).replace('bytes of ', '').replaceAll('%', '%25')}`).toBe(
            address,
          );
      }),
      { seed: 21, numRuns: 300 },
    );
  });

  it('brings back any formatted quiz with its words and formatting', async () => {
    await fc.assert(
      fc.asyncProperty(anyFormattedQuiz, async (quiz) => {
        const { quiz: read, problems } = await back(quiz);
        expect(problems).toEqual([]);
        expect(seen(read.questions)).toEqual(seen(quiz.questions.map(ordered)));
        expect(read.questions.map(plainQuestion)).toEqual(
          expected(quiz.questions.map(ordered).map(plainQuestion)),
        );
      }),
      { seed: 22, numRuns: 300 },
    );
  });
});
