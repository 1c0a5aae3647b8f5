// Quizzes with texts that are hard to write in any format.

import fc from 'fast-check';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Media } from '#core/content/media.ts';
import { mapTexts } from '#core/questions/texts.ts';
import { baseOf } from '#importers/testing/everyKind.ts';
import { QuizFile } from '#protocol/quizFile.ts';

/** Fragments that mean something in one of the formats, or that could be torn apart on the way. */
const pieces = fc.constantFrom(
  ...'~=#{}:\\*%"\',;.=+-@>ab1 \t\n'.split(''),
  '->',
  '//',
  '####',
  '::',
  '[html]',
  '[plain]',
  '%50%',
  '$CATEGORY: x',
  'T',
  '=1+1',
  '\r\n',
  'ü',
  '漢字',
  '👩‍🚀',
  'مرحبا',
);
const text = (max: number) =>
  fc.array(pieces, { minLength: 1, maxLength: 12 }).map((all) =>
    all
      .join('')
      .slice(0, max)
      .replace(/[\ud800-\udbff]$/, ''),
  );
export const filled = (max: number) => text(max).filter((each) => each.trim() !== '');

const url = fc.constantFrom(
  '/media/a.png',
  '/media/songs/b.mp3',
  '/media/x%20y.webp',
  'https://example.org/c.jpg',
);
export const picture = fc.record(
  { type: fc.constant('image'), url, alt: filled(500) },
  { requiredKeys: ['type', 'url'] },
);
const says = (each: { text: string; media?: Media }) => each.text.trim() !== '' || each.media !== undefined;
export const item = fc.record({ text: text(500), media: picture }, { requiredKeys: ['text'] }).filter(says);
const option = fc
  .record({ text: text(500), media: picture, correct: fc.boolean() }, { requiredKeys: ['text'] })
  .filter(says);
export const base = { ...baseOf(filled), explanation: text(2000), group: filled(50) };
const optionsFor = (most: number) =>
  fc.array(option, { minLength: 2, maxLength: 10 }).map((options) => {
    let right = 0;
    return options.map(({ correct = false, ...rest }) => {
      right += Number(correct);
      return correct && right <= most ? { ...rest, correct } : rest;
    });
  });
export const required = ['type', 'text'] as const;
const question = fc.oneof(
  fc.record(
    { ...base, type: fc.constant('MCQ'), options: optionsFor(1) },
    { requiredKeys: [...required, 'options'] },
  ),
  fc.record(
    { ...base, type: fc.constant('MSQ'), options: optionsFor(10) },
    { requiredKeys: [...required, 'options'] },
  ),
  fc.record(
    {
      ...base,
      type: fc.constant('BLANK'),
      accepted: fc.array(filled(200), { minLength: 1, maxLength: 9 }),
      forgiveTypo: fc.constant(true),
    },
    { requiredKeys: [...required, 'accepted'] },
  ),
  fc.record({ ...base, type: fc.constant('OPEN') }, { requiredKeys: [...required] }),
  fc.record(
    {
      ...base,
      type: fc.constant('REORDER'),
      items: fc.array(item, { minLength: 3, maxLength: 10 }),
    },
    { requiredKeys: [...required, 'items'] },
  ),
) as fc.Arbitrary<AuthoredQuestion>;
/** Words, formatting, list items and formulas in the author's markup. */
const looks = fc.constantFrom(
  '**bold**',
  '*slanted*',
  '***both***',
  '**bold *and slanted***',
  'H<sub>2</sub>O',
  'x<sup>n+1</sup>',
  '`a*b`',
  '$\\frac{1}{2}$',
  '$a < b$',
  '~=#{}:%',
  '<script>alert(1)</script>',
  '\\*no\\*',
  '\\$5',
  'x^2 & y',
  'ü 漢字 مرحبا 👩‍🚀',
);
const lines = fc.array(looks, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
const markup = fc
  .array(
    fc.oneof(
      lines,
      lines.map((line) => `- ${line}`),
      lines.map((line) => `1. ${line}\n2. more`),
      lines.map((line) => `1) ${line}\n2) more\n3. other`),
      fc.constantFrom('$$\\sqrt{2}$$', '```\nif (a < b)\n  c();\n```', '```\na < b\n```'),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => all.join('\n'));
const formatted = question
  .filter((asked) => asked.type !== 'MSQ' || asked.options.some(({ correct }) => correct))
  .chain((asked) => {
    let texts = 0;
    mapTexts(asked, (each) => {
      texts += 1;
      return each;
    });
    return fc.array(markup, { minLength: texts, maxLength: texts }).map((all): AuthoredQuestion => {
      let next = 0;
      const { hints: _, ...rest } = mapTexts(
        { ...asked, format: 'markdown' as const },
        () => all[next++] ?? '',
      );
      return 'hints' in asked ? { ...rest, hints: ['**Think** of $x^2$'] } : rest;
    });
  });
export const formattedQuizzes: fc.Arbitrary<AuthoredQuiz> = fc
  .record({ title: filled(200), questions: fc.array(formatted, { minLength: 1, maxLength: 4 }) })
  .map((quiz) => QuizFile.parse(quiz));

export const quizzes: fc.Arbitrary<AuthoredQuiz> = fc
  .record(
    {
      title: filled(200),
      description: text(2000),
      language: fc.constantFrom('en', 'pt-BR'),
      subject: filled(100),
      questions: fc.array(question, { minLength: 1, maxLength: 6 }),
    },
    { requiredKeys: ['title', 'questions'] },
  )
  .map((quiz) => QuizFile.parse(quiz));
