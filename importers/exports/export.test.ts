import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { mediaLabel } from '#core/content/mediaLabel.ts';
import type { Media } from '#core/content/media.ts';
import { mapTexts } from '#core/questions/texts.ts';
import { formattedQuizzes, quizzes } from '#importers/testing/anyQuiz.ts';
import { anyFormattedQuiz, anyPlainQuiz, fieldsMissing } from '#importers/testing/everyKind.ts';
import { lostHeadFields, type Loss, lossesOf } from '#importers/exports/losses.ts';
import { packQuiz } from '#importers/quizpeak/packQuiz.ts';
import { quizTable } from '#importers/sheets/quizTable.ts';
import { giftOf } from '#importers/gift/writeGift.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportResult } from '#importers/types.ts';
import { csvText } from '#importers/sheets/csvText.ts';

const bytesOf = (written: string) => new Uint8Array(new TextEncoder().encode(written));
const read = async (file: Blob, name: string): Promise<ImportResult> =>
  readQuizFile(new Uint8Array(await file.arrayBuffer()), name);

/** A text as it comes back from a file of lines: trimmed, with one kind of line break. */
const line = (each: string) => each.replaceAll(/\r\n?/g, '\n').trim();
const words = ({ text: said, media: shown }: { text: string; media?: Media }) =>
  line(said.trim() === '' && shown ? mediaLabel(shown) : said);
const rightOf = ({ correct }: { correct?: boolean }) => (correct === true ? { correct } : {});

/** The part of a question that every format keeps if it keeps its words. */
function held(asked: AuthoredQuestion) {
  const { type, explanation = '' } = asked;
  return {
    type,
    text: words(asked),
    ...('options' in asked && {
      options: asked.options.map((each) => ({ text: words(each), ...rightOf(each) })),
    }),
    ...('items' in asked && { items: asked.items.map((each) => ({ text: words(each) })) }),
    ...('accepted' in asked && { accepted: asked.accepted.map(line) }),
    ...(line(explanation) !== '' && { explanation: line(explanation) }),
  };
}

test('quizzes of every kind have every field', () => {
  const all = [anyPlainQuiz, anyFormattedQuiz].flatMap((each) => fc.sample(each, { seed: 9, numRuns: 300 }));
  expect(fieldsMissing(all.flatMap(({ questions }) => questions))).toEqual([]);
});

test('any quiz survives its archive, with its files', async () => {
  await fc.assert(
    fc.asyncProperty(anyPlainQuiz, async (quiz) => {
      const { file, left } = await packQuiz(quiz, {
        load: (address) => Promise.resolve(new Blob([`bytes of ${address}`])),
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
      expect(left).toEqual([]);
      const { quiz: back, problems, files = [], format } = await read(file, 'a.zip');
      expect({ format, problems }).toEqual({ format: 'json', problems: [] });
      expect(back).toEqual(quiz);
      for (const { address, blob } of files) expect(await blob.text()).toBe(`bytes of ${address}`);
      const own = JSON.stringify(quiz).match(/"\/media\/[^"]+"/g) ?? [];
      expect(files.map(({ address }) => address).toSorted()).toEqual(
        [...new Set(own.map((each) => JSON.parse(each) as string))].toSorted(),
      );
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('any formatted quiz survives its archive', async () => {
  await fc.assert(
    fc.asyncProperty(anyFormattedQuiz, async (quiz) => {
      const load = (address: string) => Promise.resolve(new Blob([address]));
      const { signal } = new AbortController();
      const { file } = await packQuiz(quiz, { load, signal, onProgress: () => undefined });
      const { quiz: back, problems } = await read(file, 'a.zip');
      expect(problems).toEqual([]);
      expect(back.questions).toEqual(quiz.questions);
    }),
    { seed: 4, numRuns: 100 },
  );
});

/**
 * Returns what a player sees of each text: its words, and the formatting of each character that isn't a
 * space.
 */
function seen(asked: AuthoredQuestion): unknown {
  const texts: unknown[] = [];
  mapTexts(asked, (each) => {
    const { text: said, marks = [] } = readFormatted(line(each), asked.format);
    const characters = Array.from(said, () => new Set<string>());
    for (const { from, to, style, source = '' } of marks) {
      for (let at = from; at < to; at += 1)
        if (/\S/.test(said[at] ?? '')) characters[at]?.add(style + source);
    }
    texts.push({ said, looks: characters.map((each) => [...each].toSorted().join(' ')) });
    return each;
  });
  return texts;
}

const isLeftOut = ({ code }: Loss) => code === 'giftPolls' || code === 'giftArrows';

test('formatted questions survive GIFT with their words and formatting', async () => {
  await fc.assert(
    fc.asyncProperty(formattedQuizzes, async (quiz) => {
      const { quiz: back, problems } = await readQuizFile(bytesOf(giftOf(quiz)), 'a.gift', {
        format: 'gift',
      });
      expect(problems.filter(({ place }) => place.kind !== 'file')).toEqual([]);
      const expected = quiz.questions.flatMap((asked) => {
        const lost = lossesOf({ title: 'T', questions: [asked] }, 'gift');
        if (lost.some(isLeftOut)) return [];
        const { media: _, hints: __, ...rest } = asked;
        return rest as AuthoredQuestion;
      });
      expect(back.questions.map(seen)).toEqual(expected.map(seen));
    }),
    { seed: 5, numRuns: 300 },
  );
});

test('formatted questions survive CSV', async () => {
  await fc.assert(
    fc.asyncProperty(formattedQuizzes, async (quiz) => {
      const { quiz: back, problems } = await readQuizFile(bytesOf(csvText(quizTable(quiz))), 'a.csv');
      expect(problems).toEqual([]);
      expect(back.questions.map(({ format }) => format)).toEqual(quiz.questions.map(() => 'markdown'));
      expect(back.questions.map(seen)).toEqual(quiz.questions.map(seen));
    }),
    { seed: 6, numRuns: 200 },
  );
});

test('any quiz survives GIFT as far as GIFT can hold it', async () => {
  await fc.assert(
    fc.asyncProperty(quizzes, async (quiz) => {
      const { quiz: back, problems } = await readQuizFile(bytesOf(giftOf(quiz)), 'a.gift', {
        format: 'gift',
      });
      const expected = quiz.questions.flatMap((asked) => {
        if ('options' in asked && !asked.options.some(({ correct }) => correct)) return [];
        const { accepted = [], ...rest } = held(asked);
        const kept = [...new Set(accepted.filter((each) => !each.includes('->')))];
        if (asked.type === 'BLANK' && kept.length === 0) return [];
        return { ...rest, ...(asked.type === 'BLANK' && { accepted: kept }) };
      });
      expect(back.questions).toEqual(expected);
      expect(problems.filter(({ place }) => place.kind !== 'file')).toEqual([]);
      const leftOut = lossesOf(quiz, 'gift')
        .filter(isLeftOut)
        .reduce((sum, { items }) => sum + items.length, 0);
      expect(quiz.questions.length - back.questions.length).toBe(leftOut);
    }),
    { seed: 2, numRuns: 1000 },
  );
});

test('any quiz survives CSV as far as the table can hold it', async () => {
  await fc.assert(
    fc.asyncProperty(quizzes, async (quiz) => {
      const { quiz: back, problems, format } = await readQuizFile(bytesOf(csvText(quizTable(quiz))), 'a.csv');
      expect({ format, problems }).toEqual({ format: 'wayground', problems: [] });
      const expected = quiz.questions.map((asked) => {
        const { media: shown, timeSeconds, marks, hints, group } = asked;
        const poll = 'options' in asked && !asked.options.some(({ correct }) => correct);
        const picture = shown?.type === 'image' ? shown : null;
        return {
          ...held(asked),
          ...(poll && { type: 'MCQ' }),
          ...(picture && { text: line(asked.text), media: { type: 'image', url: picture.url } }),
          ...(timeSeconds !== undefined && { timeSeconds }),
          ...(marks !== undefined && { marks }),
          ...(hints && { hints: hints.map(line) }),
          ...(group !== undefined && { group: line(group) }),
        };
      });
      expect(back.questions).toEqual(expected);
    }),
    { seed: 3, numRuns: 500 },
  );
});

test('fields about the quiz as a whole are reported if a format cannot hold them', () => {
  const quiz: AuthoredQuiz = { title: 'T', description: 'D', subject: 'S', grade: '7', questions: [] };
  expect(lostHeadFields(quiz, 'zip')).toEqual([]);
  expect(lostHeadFields(quiz, 'gift')).toEqual(['description', 'grade']);
  expect(lostHeadFields({ ...quiz, subject: 'a/b' }, 'gift')).toEqual(['description', 'subject', 'grade']);
  expect(lostHeadFields(quiz, 'csv')).toEqual(['description', 'subject', 'grade']);
  expect(lostHeadFields({ title: 'T', questions: [] }, 'csv')).toEqual([]);
});

test.each([
  ['parentheses', '1) one\n2) two'],
  ['parentheses that start at another number, next to dots', '3) three\n4) four\n5. five\n1) again'],
  ['numbers that HTML cannot count', '- a\n01. b'],
])('a list with %s survives GIFT', async (_, text) => {
  const quiz: AuthoredQuiz = { title: 'T', questions: [{ type: 'OPEN', format: 'markdown', text }] };
  const { quiz: back } = await readQuizFile(bytesOf(giftOf(quiz)), 'a.gift', { format: 'gift' });
  expect(back.questions).toEqual([
    { type: 'OPEN', format: 'markdown', text: text.replace('01.', String.raw`01\.`) },
  ]);
});

test('a picture that a question shares with an option is reported as lost from the option', () => {
  const picture = { type: 'image', url: '/media/tit.png' } as const;
  const asked: AuthoredQuestion = {
    type: 'MCQ',
    text: 'Which?',
    media: picture,
    options: [{ text: 'This', media: picture, correct: true }, { text: 'None' }],
  };
  expect(lossesOf({ title: 'T', questions: [asked] }, 'csv')).toContainEqual({
    code: 'mediaBeyondPicture',
    items: ['Which?'],
  });
});

test('a passage is written before its questions in formats without nesting', () => {
  const child = { type: 'BLANK', text: 'Inside?', accepted: ['yes'] } as const;
  const quiz: AuthoredQuiz = {
    title: 'T',
    questions: [{ type: 'COMPREHENSION', text: 'Title', passage: 'Once, {it} rained.', questions: [child] }],
  };
  expect(giftOf(quiz)).toBe(
    `${String.raw`[plain]Title\n\nOnce, \{it\} rained.`}\n\n[plain]Inside? {\n\t=yes\n}\n`,
  );
  const table = csvText(quizTable(quiz));
  expect(table.indexOf('rained')).toBeGreaterThan(table.indexOf('Title'));
  expect(table.indexOf('rained')).toBeLessThan(table.indexOf('Inside?'));
});
