// Quizzes of every kind for properties: fields as their schemas allow them, with texts that mean something in
// formats.

import fc from 'fast-check';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Media } from '#core/content/media.ts';
import { flattenQuestions } from '#core/questions/authoring.ts';
import { optionalFields } from '#protocol/questions/registry.ts';
import { QuizFile } from '#protocol/quizFile.ts';

const fragments = fc.constantFrom(
  ...[
    '~=#{}:\\*%"\',;.=+-@>&<ab1 \t\n'.split(''),
    ['</p>', '<b>', ']]>', '<![CDATA[', '&amp;', '&#0;', '\\(x\\)', '$$x$$', '[[1]', '- a', '1. b'],
    ['\r\n', '  ', '\n\n\n', '_____', 'ü', '漢字', '👩‍🚀', 'مرحبا', '\u00a0', '\ufffe', '\u2028'],
  ].flat(),
);
const text = (max: number) =>
  fc.array(fragments, { minLength: 1, maxLength: 10 }).map((all) =>
    all
      .join('')
      .slice(0, max)
      .replace(/[\ud800-\udbff]$/, ''),
  );
const filled = (max: number) => text(max).filter((each) => each.trim() !== '');
/** Markup in which every sort of formatting occurs. */
const markup = (max: number) =>
  fc
    .array(
      fc.constantFrom(
        ...[
          ['**bold**', '*slanted*', 'H<sub>2</sub>O', 'x<sup>2</sup>', '`a*b`', '$\\frac{1}{2}$', '\\*no\\*'],
          [
            '\n- one\n- two\n',
            '\n3) three\n4) four\n',
            '\n$$\\sqrt{2}$$\n',
            '\n```\nif (a < b)\n  c();\n```\n',
          ],
          ['a', ' & ', '<i>', '   ', 'ü', '$a < b$', '[[9]]'],
        ].flat(),
      ),
      { minLength: 1, maxLength: 4 },
    )
    .map((all) => all.join(''))
    .filter((each) => each.trim() !== '' && each.length <= max);

const alt = filled(200);
const media: fc.Arbitrary<Media> = fc
  .constantFrom(
    { type: 'image', url: '/media/a.png' } as const,
    { type: 'image', url: '/media/deep/x%20y.webp' } as const,
    { type: 'image', url: 'https://example.org/c?d=e&f' } as const,
    { type: 'audio', url: '/media/songs/b.mp3' } as const,
    { type: 'video', url: '/media/v.mp4' } as const,
    { type: 'video', url: 'https://example.org/watch?v=1' } as const,
  )
  .chain((each) => fc.option(alt, { nil: undefined }).map((said) => (said ? { ...each, alt: said } : each)));
const picture = media.filter(({ type }) => type === 'image') as fc.Arbitrary<Media & { type: 'image' }>;

type Texts = (max: number) => fc.Arbitrary<string>;

/** Fields of every question but its format. */
export const baseOf = (filledText: Texts) => ({
  text: filledText(200),
  media,
  timeSeconds: fc.integer({ min: 5, max: 900 }),
  marks: fc.integer({ min: 1, max: 100 }),
  explanation: filledText(200),
  hints: fc.array(filledText(100), { minLength: 1, maxLength: 3 }),
  group: fc.constantFrom('one', 'two', '  <"three">  ', 'a\nb'),
  questionDisplayVariant: fc.constant('list'),
});

/** Fields that no question of its type has, though its schema knows them, such as `CLOZE anyOrder`. */
export function fieldsMissing(all: readonly AuthoredQuestion[]): readonly string[] {
  const asked = flattenQuestions(all);
  const names = new Set(asked.flatMap((each) => Object.keys(each).map((field) => `${each.type} ${field}`)));
  const known = [...new Set(asked.map(({ type }) => type))].flatMap((type) =>
    optionalFields(type).map((field) => `${type} ${field}`),
  );
  return known.filter((name) => !names.has(name));
}

function questions(filledText: Texts): fc.Arbitrary<AuthoredQuestion> {
  const optional = <Shape extends Record<string, fc.Arbitrary<unknown>>, Key extends keyof Shape & string>(
    shape: Shape,
    ...requiredKeys: Key[]
  ) => fc.record(shape, { requiredKeys });
  const item = fc.oneof(
    optional({ text: filledText(60), media: picture }, 'text'),
    picture.map((shown) => ({ text: '', media: shown })),
  );
  const base = baseOf(filledText);
  const kind = <Type extends string, Shape extends Record<string, fc.Arbitrary<unknown>>>(
    type: Type,
    shape: Shape,
    extras: Record<string, fc.Arbitrary<unknown>> = {},
  ) =>
    fc.record(
      { type: fc.constant(type), ...base, ...shape, ...extras },
      { requiredKeys: ['type', 'text', ...Object.keys(shape)] as never[] },
    );
  const options = (most: number) =>
    fc.array(fc.tuple(item, fc.boolean()), { minLength: 2, maxLength: 10 }).map((all) => {
      let right = 0;
      return all.map(([each, correct]) => {
        right += Number(correct);
        return correct && right <= most ? { ...each, correct } : each;
      });
    });
  const list = <Item>(each: fc.Arbitrary<Item>, minLength: number, maxLength: number) =>
    fc.array(each, { minLength, maxLength });
  const rule = optional({
    tolerance: fc.constantFrom(0, 0.1, 3),
    tolerancePercent: fc.constantFrom(5, 100),
    unit: fc.constantFrom('m', '"°C"'),
    otherUnits: fc.constant(['km', '<h>']),
    typedUnit: fc.constant(true as const),
  });
  const typed = fc.oneof(
    fc.record({ accepted: list(filled(90), 1, 5) }),
    fc.record({
      accepted: list(fc.constantFrom('42', '-0.5', '1e3', '139820', '3.0'), 1, 3),
      number: rule,
    }),
    fc.record({ accepted: list(fc.constantFrom('42', '1,5', '2 1/2', '7 m'), 1, 3), number: rule }),
  );
  /** A text with markers of as many gaps, in any order. */
  const gapped = <Gap>(gaps: fc.Arbitrary<readonly Gap[]>) =>
    gaps.chain((all) =>
      fc
        .tuple(
          fc.shuffledSubarray([...all.keys()], { minLength: all.length, maxLength: all.length }),
          fc.array(filledText(20), { minLength: all.length + 1, maxLength: all.length + 1 }),
        )
        .map(([order, words]) => ({
          gaps: all,
          text: words
            .map((each, at) => (at === 0 ? each : `[[${(order[at - 1] ?? 0) + 1}]]${each}`))
            .join(''),
        })),
    );
  const withGaps = <Type extends string, Gap>(
    type: Type,
    gaps: fc.Arbitrary<readonly Gap[]>,
    extras: Record<string, fc.Arbitrary<unknown>> = {},
  ) => fc.tuple(kind(type, {}, extras), gapped(gaps)).map(([rest, own]) => ({ ...rest, ...own }));
  const part = fc.integer({ min: 0, max: 10_000 }).map((each) => each / 10_000);
  const point = fc.record({ x: part, y: part });
  const board = fc
    .tuple(picture, fc.constantFrom(1, 333, 800), fc.constantFrom(1, 600))
    .map(([each, width, height]) => ({ ...each, width, height }));
  const shape = fc.oneof(
    fc.record({ type: fc.constant('rect'), x: part, y: part, width: part, height: part }),
    fc.record({ type: fc.constant('circle'), x: part, y: part, radius: part }),
    fc.record({ type: fc.constant('polygon'), points: list(point, 3, 6) }),
  );
  const name = fc.constantFrom('Left "ventricle"', 'a & b');
  const plain = fc.oneof(
    kind('MCQ', { options: options(1) }),
    kind('MSQ', { options: options(10) }),
    typed.chain((own) =>
      kind('BLANK', {}, { forgiveTypo: fc.constant(true) }).map((rest) => ({ ...rest, ...own })),
    ),
    withGaps('CLOZE', list(typed, 1, 4), {
      anyOrder: fc.constant(true),
      forgiveTypo: fc.constant(true),
    }),
    withGaps(
      'DROPDOWN',
      list(
        list(filledText(60), 2, 8).chain((texts) =>
          fc.array(fc.boolean(), { minLength: texts.length, maxLength: texts.length }).map((right) => ({
            choices: texts.map((each, at) =>
              right[at] || at === 0 ? { text: each, correct: true as const } : { text: each },
            ),
          })),
        ),
        1,
        4,
      ),
    ),
    fc
      .tuple(withGaps('DRAGNDROP', list(filledText(60), 1, 5)), list(filledText(60), 0, 3), fc.boolean())
      .map(([{ gaps, ...rest }, extras, swaps]) => ({
        ...rest,
        // Words of other gaps and extra words are correct, too.
        gaps: gaps.map((own, at) => ({
          accepted: [
            own,
            ...[swaps ? gaps[at - 1] : undefined, extras[at]].filter(
              (each) => each !== undefined && each !== own,
            ),
          ],
        })),
        ...(extras.length > 0 && { extras }),
      })),
    kind('OPEN', {}),
    kind('REORDER', { items: list(item, 3, 10) }),
    kind('WORDCLOUD', {}, { words: fc.integer({ min: 1, max: 5 }), reviewFirst: fc.constant(true) }),
    kind('FLASHCARD', { back: filledText(200) }, { backMedia: picture }),
    kind(
      'MATCH',
      { pairs: list(fc.record({ prompt: item, match: item }), 2, 8) },
      { extras: list(item, 1, 4) },
    ),
    kind(
      'CLASSIFICATION',
      {
        groups: list(fc.record({ name: filled(50), items: list(item, 0, 3) }), 2, 5).filter(
          (groups) => groups.flatMap(({ items }) => items).length >= 4,
        ),
      },
      { extras: list(item, 1, 4) },
    ),
    kind(
      'DND_IMAGE',
      {
        picture: board,
        spots: list(
          optional({ x: part, y: part, labels: item.map((each) => [each]), name }, 'x', 'y', 'labels'),
          1,
          8,
        ),
      },
      { extras: list(item, 1, 4) },
    ),
    kind('HOTSPOT', {
      picture: board,
      regions: list(optional({ shape, correct: fc.constant(true as const), name }, 'shape'), 1, 8).filter(
        (regions) => regions.some(({ correct }) => correct),
      ),
    }),
  ) as fc.Arbitrary<AuthoredQuestion>;
  const passage = kind(
    'COMPREHENSION',
    { passage: filledText(500), questions: list(plain, 1, 3) },
    { display: fc.constantFrom('visible', 'collapsed', 'hidden'), jumble: fc.constant(true) },
  ) as unknown as fc.Arbitrary<AuthoredQuestion>;
  return fc.oneof({ weight: 6, arbitrary: plain }, { weight: 1, arbitrary: passage });
}

const withFormat = questions(markup).map(function formatted(question): AuthoredQuestion {
  const own = { ...question, format: 'markdown' as const };
  return 'questions' in own ? ({ ...own, questions: own.questions.map(formatted) } as AuthoredQuestion) : own;
});

/** Texts have no markers of gaps besides those of the question. */
function isValid(question: AuthoredQuestion): boolean {
  return QuizFile.safeParse({ title: 'T', questions: [question] }).success;
}

const quizzesOf = (question: fc.Arbitrary<AuthoredQuestion>): fc.Arbitrary<AuthoredQuiz> =>
  fc
    .record(
      {
        title: filled(200),
        description: filled(500),
        language: fc.constantFrom('en', 'pt-BR'),
        subject: filled(100),
        grade: filled(50),
        questions: fc.array(question.filter(isValid), { minLength: 1, maxLength: 4 }),
      },
      { requiredKeys: ['title', 'questions'] },
    )
    .map((quiz) => QuizFile.parse(quiz));

export const anyPlainQuiz = quizzesOf(questions(filled));
export const anyFormattedQuiz = quizzesOf(withFormat);
