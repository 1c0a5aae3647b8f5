// Kinds with parts in GIFT and CSV: what a file says it holds comes back the same, and anything else is named.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { mediaLabel } from '#core/content/mediaLabel.ts';
import type { Media } from '#core/content/media.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { QuizFileQuestion } from '#protocol/quizFile.ts';
import { type ExportFormat, type LossCode, lossesOf } from '#importers/exports/losses.ts';
import { giftOf } from '#importers/gift/writeGift.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { csvText } from '#importers/sheets/csvText.ts';
import { quizTable } from '#importers/sheets/quizTable.ts';
import { base, filled, item, picture, required } from '#importers/testing/anyQuiz.ts';
import { fieldsMissing } from '#importers/testing/everyKind.ts';

/** Texts that any cell holds, and texts that only few do. */
const tame = fc.constantFrom(
  'Mars',
  'the Moon',
  'Io',
  '3.5',
  'Ünder',
  '漢字',
  '=1',
  '-2',
  'a*b',
  '50%',
  'x{y}',
);
const said = (max: number) => fc.oneof({ weight: 3, arbitrary: tame }, filled(max));
const piece = fc.oneof({ weight: 3, arbitrary: tame.map((text) => ({ text })) }, item);
const list = <Item>(of: fc.Arbitrary<Item>, minLength: number, maxLength: number) =>
  fc.array(of, { minLength, maxLength });
const OPTIONAL = ['extras', 'words', 'reviewFirst', 'anyOrder', 'forgiveTypo', 'backMedia'];
const yes = fc.constant(true);
const own = <Fields extends object>(
  type: QuestionType,
  fields: { [K in keyof Fields]: fc.Arbitrary<Fields[K]> },
) =>
  fc.record({ ...base, type: fc.constant(type), ...fields }, {
    requiredKeys: [...required, ...Object.keys(fields).filter((key) => !OPTIONAL.includes(key))],
  } as never) as unknown as fc.Arbitrary<Record<string, unknown>>;
const gapped = (most: number, gap: fc.Arbitrary<unknown>, type: QuestionType, more: object = {}) =>
  fc
    .tuple(list(gap, 1, most), list(said(20), 2, 2), own(type, more))
    .map(([gaps, [before, after], rest]) => ({
      ...rest,
      gaps,
      text: `${before} ${gaps.map((_, index) => `[[${index + 1}]]`).join(' and ')} ${after}`,
    }));
const number = fc.constantFrom({}, { tolerance: 0.25 }, { tolerancePercent: 5 }, { unit: 'km' });
const choices = fc
  .tuple(list(said(60), 2, 5), fc.nat(4))
  .map(([texts, right]) =>
    texts.map((text, index) => ({ text, ...(index === right % texts.length && { correct: true }) })),
  );

const KINDS = {
  MATCH: own('MATCH', {
    pairs: list(fc.record({ prompt: piece, match: piece }), 2, 5),
    extras: list(piece, 1, 3),
  }),
  CLASSIFICATION: own('CLASSIFICATION', {
    groups: list(fc.record({ name: said(50), items: list(piece, 2, 4) }), 2, 3),
    extras: list(piece, 1, 2),
  }),
  NUMBER: fc
    .tuple(
      own('BLANK', {
        accepted: fc.uniqueArray(fc.constantFrom('3', '3.10', '-2', '1e3', '1/2', '2,5', '5 km'), {
          minLength: 1,
          maxLength: 2,
        }),
        forgiveTypo: yes,
      }),
      number,
    )
    .map(([asked, rule]) => ({ ...asked, number: rule })),
  CLOZE: gapped(2, fc.record({ accepted: list(said(100), 1, 3) }), 'CLOZE', {
    anyOrder: yes,
    forgiveTypo: yes,
  }),
  DROPDOWN: fc.oneof(
    gapped(1, fc.record({ choices }), 'DROPDOWN'),
    fc
      .tuple(gapped(3, fc.constant(null), 'DROPDOWN'), choices)
      .map(([asked, offered]) => ({ ...asked, gaps: asked.gaps.map(() => ({ choices: offered })) })),
    gapped(2, fc.record({ choices }), 'DROPDOWN'),
  ),
  DRAGNDROP: gapped(3, fc.record({ accepted: list(said(60), 1, 1) }), 'DRAGNDROP', {
    extras: list(said(60), 1, 2),
  }),
  FLASHCARD: own('FLASHCARD', { back: said(500), backMedia: picture }),
  WORDCLOUD: own('WORDCLOUD', { words: fc.constantFrom(2, 5), reviewFirst: yes }),
};

const questions = fc
  .oneof(...Object.values(KINDS))
  .map((asked) => QuizFileQuestion.safeParse(asked))
  .filter(({ success }) => success)
  .map(({ data }) => data as AuthoredQuestion);

const FIELDS = ['media', 'backMedia', 'timeSeconds', 'marks', 'explanation', 'hints', 'group', 'format'];

/** Fields that go without anything else of the question. */
const LOST: Partial<Record<LossCode, string>> = { lists: 'questionDisplayVariant', reviews: 'reviewFirst' };

/**
 * What a question asks and which answers it has, without `lost` fields, with words for pictures and one kind of line
 * break.
 */
function asked(part: unknown, lost: readonly LossCode[]): unknown {
  if (typeof part === 'string') return part.replaceAll(/\r\n?/g, '\n').trim();
  if (Array.isArray(part)) return part.map((each) => asked(each, lost));
  if (typeof part !== 'object' || part === null) return part;
  const { media, text } = part as { media?: Media; text?: string };
  return Object.fromEntries(
    Object.entries(part).flatMap(([key, each]) => {
      if (FIELDS.includes(key) || lost.some((code) => LOST[code] === key)) return [];
      return [[key, key === 'text' && text?.trim() === '' && media ? mediaLabel(media) : asked(each, lost)]];
    }),
  );
}

const written = {
  gift: (question: AuthoredQuestion) => giftOf({ title: 'T', questions: [question] }),
  csv: (question: AuthoredQuestion) => csvText(quizTable({ title: 'T', questions: [question] })),
};

async function roundTrip(question: AuthoredQuestion, format: keyof typeof written) {
  const bytes = new Uint8Array(new TextEncoder().encode(written[format](question)));
  const { quiz, problems } = await readQuizFile(bytes, `a.${format}`, {
    format: format === 'csv' ? 'wayground' : format,
  });
  return { back: quiz.questions, problems: problems.filter(({ place }) => place.kind !== 'file') };
}

const TEXT: readonly LossCode[] = ['giftAsText', 'giftSeveralGaps', 'rowAsText', 'rowUnfit'];
const OUT: readonly LossCode[] = ['giftPolls', 'giftArrows'];
const ANSWERS: readonly LossCode[] = [
  'giftAltered',
  'giftPlainMatches',
  'rules',
  'gapAlone',
  'rowAltered',
  'rowRules',
  'rowWords',
];
const codes = (question: AuthoredQuestion, format: ExportFormat) =>
  lossesOf({ title: 'T', questions: [question] }, format).map(({ code }) => code);

test.each(['gift', 'csv'] as const)(
  '%s: a question comes back the same unless the export says otherwise',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(questions, async (question) => {
        const { back, problems } = await roundTrip(question, format);
        const lost = codes(question, format);
        if (lost.some((code) => OUT.includes(code))) {
          expect(back).toEqual([]);
          return;
        }
        // GIFT holds a tolerance for each number, and quizzes one for all.
        if (!lost.includes('rules')) expect(problems).toEqual([]);
        expect(back).toHaveLength(1);
        if (lost.some((code) => TEXT.includes(code))) expect(back[0]?.type).toBe('OPEN');
        else if (lost.includes('gapAlone')) expect(back[0]?.type).toMatch(/^(?:BLANK|MCQ)$/);
        else if (lost.some((code) => ANSWERS.includes(code))) expect(back[0]?.type).toBe(question.type);
        else expect(asked(back[0], [])).toEqual(asked(question, lost));
      }),
      { seed: 7, numRuns: 1500 },
    );
  },
);

test('questions have every field', () => {
  // Formatted texts have tests of their own.
  const missing = fieldsMissing(fc.sample(questions, { seed: 9, numRuns: 1000 }));
  expect(missing.filter((name) => !name.endsWith(' format'))).toEqual([]);
});

test('every kind that a format holds comes through unchanged', async () => {
  const held = { gift: new Set<string>(), csv: new Set<string>() };
  for (const question of fc.sample(questions, { seed: 8, numRuns: 300 }))
    for (const format of ['gift', 'csv'] as const)
      if (!codes(question, format).some((code) => [...TEXT, ...OUT, ...ANSWERS].includes(code)))
        held[format].add(question.type);
  expect([...held.gift].toSorted()).toEqual(['BLANK', 'MATCH']);
  expect([...held.csv].toSorted()).toEqual([
    'CLASSIFICATION',
    'DRAGNDROP',
    'DROPDOWN',
    'FLASHCARD',
    'MATCH',
    'WORDCLOUD',
  ]);
});

test('a gap stays at its place in formatted text', async () => {
  const { back } = await roundTrip(
    { type: 'CLOZE', format: 'markdown', text: '**Paris [[1]]** is\n- there', gaps: [{ accepted: ['x'] }] },
    'gift',
  );
  expect(readFormatted(back[0]?.text ?? '', back[0]?.format).text).toBe('Paris _____ is\n• there');
});

test('several correct choices of a gap are several answers', () => {
  const question: AuthoredQuestion = {
    type: 'DROPDOWN',
    text: 'Use [[1]] here.',
    gaps: [{ choices: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }] }],
  };
  expect(written.gift(question)).toBe('[plain]Use {\n\t=a\n\t=b\n\t~c\n} here.\n');
});

test('numbers keep their tolerance, in percent too', () => {
  const question = {
    type: 'BLANK',
    text: 'How far?',
    accepted: ['200', '1/2'],
    number: { tolerancePercent: 5 },
  } as const;
  expect(written.gift(question)).toBe('[plain]How far? {#\n\t=200:10\n\t=0.5:0.025\n}\n');
  expect(codes(question, 'gift')).toEqual(['rules']);
});

test('pairs, groups and words that cells can tell apart', () => {
  const row = (question: AuthoredQuestion) =>
    (quizTable({ title: 'T', questions: [question] })[1] ?? []).slice(0, 8);
  const item = (text: string) => ({ text });
  expect(
    row({
      type: 'MATCH',
      text: 'Q',
      pairs: [
        { prompt: item('a'), match: item('1') },
        { prompt: item('b'), match: item('2') },
      ],
      extras: [item('3')],
    }),
  ).toEqual(['Q', 'Match', 'a -> 1', 'b -> 2', '-> 3', '', '', '']);
  expect(
    row({
      type: 'CLASSIFICATION',
      text: 'Q',
      groups: [
        { name: 'A', items: [item('1'), item('2')] },
        { name: 'B', items: [item('3'), item('4')] },
      ],
      extras: [item('5')],
    }),
  ).toEqual(['Q', 'Categorize', 'A: 1, 2', 'B: 3, 4', ': 5', '', '', '']);
  expect(
    row({
      type: 'DRAGNDROP',
      text: '[[1]] and [[2]]',
      gaps: [{ accepted: ['a'] }, { accepted: ['b'] }],
      extras: ['c'],
    }),
  ).toEqual(['____ and ____', 'Drag and Drop', 'a', 'b', 'c', '', '', '1,2']);
});
