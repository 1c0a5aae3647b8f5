import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { flattenQuestions } from '#core/questions/authoring.ts';
import { QUESTION_SAMPLES } from '#core/questions/authority.ts';
import { inReadingOrder } from '#core/questions/gaps/gaps.ts';
import { mapTexts, plainQuestion } from '#core/questions/texts.ts';
import { packStored, readEntries } from '#importers/files/zip.ts';
import { childOf, childrenNamed, readXml } from '#importers/markup/xmlTree.ts';
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
/** Files of the package by name; media are empty. */
async function documentsOf(quiz: AuthoredQuiz): Promise<ReadonlyMap<string, string>> {
  const { file } = await pack(quiz);
  const entries = readEntries(new Uint8Array(await file.arrayBuffer()));
  return new Map(
    await Promise.all(
      entries.map(
        async (entry) => [entry.name, new TextDecoder().decode(await whole(entry, 1_000_000))] as const,
      ),
    ),
  );
}

/** Questions of a package whose documents somebody has changed. */
async function changed(
  questions: readonly AuthoredQuestion[],
  change: (xml: string) => string,
): Promise<readonly AuthoredQuestion[]> {
  const encoder = new TextEncoder();
  const files = [...(await documentsOf({ title: 'T', questions }))].map(([name, xml]) => ({
    name,
    bytes: new Uint8Array(encoder.encode(change(xml))),
  }));
  const { quiz } = await readQuizFile(packStored(files), 'a.zip');
  return quiz.questions;
}

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
          Object.fromEntries(
            Object.entries(fields).map(([key, said]: [string, string]) => [key, onOneLine(said)]),
          );
        expect(words(head)).toEqual(words(own));
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

  it('names its documents and media in the manifest, each of them well-formed', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlainQuiz, async (quiz) => {
        const all = await documentsOf(quiz);
        const manifest = readXml(all.get('imsmanifest.xml') ?? '');
        const resources = childrenNamed(childOf(manifest ?? undefined, 'resources'), 'resource');
        const hrefs = resources.map(({ attributes }) => decodeURIComponent(attributes.get('href') ?? ''));
        expect(hrefs.toSorted()).toEqual(
          [...all.keys()].filter((name) => name !== 'imsmanifest.xml').toSorted(),
        );
        const ids = resources.map(({ attributes }) => attributes.get('identifier'));
        expect(new Set(ids).size).toBe(ids.length);
        for (const dependency of resources.flatMap((each) => childrenNamed(each, 'dependency')))
          expect(ids).toContain(dependency.attributes.get('identifierref'));
        for (const [name, xml] of all) if (name.endsWith('.xml')) expect(readXml(xml)).not.toBeNull();
      }),
      { seed: 23, numRuns: 100 },
    );
  });

  it('takes what somebody changed elsewhere over its own notes', async () => {
    const spot = { type: 'circle', x: 0.12345, y: 0.5, radius: 0.1 } as const;
    const read = await changed(
      [
        { type: 'OPEN', text: 'Two  spaces' },
        {
          type: 'HOTSPOT',
          text: 'Where?',
          picture: { type: 'image', url: '/media/a.png', width: 100, height: 100 },
          regions: [{ shape: spot, correct: true }],
        },
      ],
      (xml) => xml.replace('Two  spaces<', 'Two  places<').replace('"12,50,10"', '"20,50,10"'),
    );
    expect(read).toMatchObject([
      { text: 'Two places' },
      { regions: [{ shape: { type: 'circle', x: 0.2, y: 0.5, radius: 0.1 } }] },
    ]);
  });

  it('keeps questions whose media are gone', async () => {
    const { file, left } = await packQti(
      {
        title: 'T',
        questions: [{ type: 'OPEN', text: 'Who?', media: { type: 'image', url: '/media/a.png', alt: 'A' } }],
      },
      {
        load: () => Promise.resolve(null),
        signal: new AbortController().signal,
        onProgress: () => undefined,
      },
    );
    expect(left).toEqual(['/media/a.png']);
    const { quiz, problems } = await readQuizFile(new Uint8Array(await file.arrayBuffer()), 'a.zip');
    expect(quiz.questions).toEqual([{ type: 'OPEN', text: 'Who?' }]);
    expect(problems).toMatchObject([{ reason: { code: 'fileMissing', values: { file: '../media/a.png' } } }]);
  });

  it.each([
    [
      ['a', 'b', 'c'],
      ['C3', 'C2', 'C1'],
    ],
    [
      ['b', 'c', 'a'],
      ['C3', 'C1', 'C2'],
    ],
    [
      ['a', 'a', 'a'],
      ['C3', 'C2', 'C1'],
    ],
  ])('offers %s in another order', async (texts, order) => {
    const items = texts.map((text) => ({ text }));
    const documents = await documentsOf({
      title: 'T',
      questions: [{ type: 'REORDER', text: 'Sort', items }],
    });
    const xml = documents.get('items/ITEM-1.xml') ?? '';
    expect([...xml.matchAll(/<qti-simple-choice identifier="(C\d)"/g)].map(([, id]) => id)).toEqual(order);
  });

  it.each<AuthoredQuestion>([
    {
      type: 'MATCH',
      text: 'Which?',
      pairs: ['tit', 'bat', 'owl'].map((text) => ({
        prompt: { text },
        match: { text: text === 'bat' ? 'mammal' : 'bird' },
      })),
    },
    {
      type: 'DRAGNDROP',
      text: '[[1]] [[2]] [[3]]',
      gaps: ['bird', 'mammal', 'bird'].map((own) => ({ accepted: [own] })),
    },
  ])('scores pieces that look the same alike, and each on its own: $type', async (question) => {
    const xml = (await documentsOf({ title: 'T', questions: [question] })).get('items/ITEM-1.xml') ?? '';
    const keys = [...xml.matchAll(/map-key="([^"]+)" mapped-value="1"/g)].map(([, key]) => key);
    expect(keys).toEqual(
      question.type === 'MATCH'
        ? ['A1 B1', 'A2 B2', 'A3 B3', 'A1 B3', 'A3 B1']
        : ['P1 G1', 'P2 G2', 'P3 G3', 'P3 G1', 'P1 G3'],
    );
    expect(xml).toContain('<qti-divide><qti-variable identifier="SCORE"/>');
    const { quiz, problems } = await back({ title: 'T', questions: [question] });
    expect({ questions: quiz.questions, problems }).toEqual({ questions: [question], problems: [] });
  });

  it('compares numbers as QTI does, where it can', async () => {
    const xml = (
      await documentsOf({
        title: 'T',
        questions: [
          { type: 'BLANK', text: 'How far?', accepted: ['42'], number: { tolerance: 2, unit: 'km' } },
        ],
      })
    ).get('items/ITEM-1.xml');
    expect(xml).toContain(
      '<qti-equal tolerance-mode="absolute" tolerance="2 2"><qti-variable identifier="RESPONSE"/>',
    );
    expect(xml).toContain('<qti-base-value base-type="float">42</qti-base-value>');
  });
});
