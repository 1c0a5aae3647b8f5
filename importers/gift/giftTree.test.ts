// GIFT imports compared with trees that an independent grammar made from the same files: types, texts and
// correct answers.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { plainQuestion } from '#core/questions/texts.ts';
import { isKnownType } from '#importers/kinds.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';

const FOLDER = '../shared/data/import-fixtures/gift-peg';
const hasData = existsSync(FOLDER);
if (!hasData) process.stdout.write(`GIFT trees: skipped, there is no ${FOLDER}\n`);
const names = hasData ? readdirSync(FOLDER).filter((name) => name.endsWith('.gift')) : ['no file'];

interface TreeText {
  readonly format: string;
  readonly text: string;
}
interface TreeNumber {
  readonly type: string;
  readonly number?: number;
  readonly range?: number;
  readonly numberLow?: number;
  readonly numberHigh?: number;
}
/** Of a range, its middle. */
function middleOf({ number = 0, numberLow = number, numberHigh = number }: TreeNumber): string {
  return String(Number(((numberLow + numberHigh) / 2).toFixed(6)));
}

interface TreeChoice {
  readonly isCorrect: boolean;
  readonly weight: number | null;
  readonly text: TreeText & TreeNumber;
}
interface TreeItem {
  readonly type: 'MC' | 'TF' | 'Short' | 'Numerical' | 'Essay' | 'Matching' | 'Description' | 'Category';
  readonly title: string | null;
  readonly stem: TreeText;
  readonly isTrue: boolean;
  readonly choices: readonly TreeChoice[] | TreeNumber;
  readonly matchPairs: readonly { readonly subquestion: TreeText; readonly subanswer: string }[];
}

/** The parts of a question that are compared, or the reason it isn't one. */
interface Essence {
  readonly type: string;
  readonly text: string;
  readonly options?: readonly string[];
  readonly right?: readonly string[];
}

/** Words only, without the spaces around the gap where the answers were. */
function words({ format, text }: TreeText): string {
  return normal(PLAIN[format]?.(text) ?? text);
}

const PLAIN: Readonly<Record<string, (text: string) => string>> = {
  html: (text) => text.replaceAll(/<!--.*?-->|<[^>]+>/g, ' '),
  markdown: (text) => text.replaceAll(/^ *- /gm, '• ').replaceAll(/(?<![\w_])_(\w+)_(?![\w_])/g, '$1'),
};

function normal(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?_____ ?/g, '_____')
    .trim();
}

function expectedOf(item: TreeItem): Essence | null {
  const text = item.type === 'Category' ? '' : words(item.stem);
  const choices = 'length' in (item.choices ?? []) ? (item.choices as readonly TreeChoice[]) : [];
  switch (item.type) {
    case 'Category':
      return null;
    case 'Description':
      return { type: 'description', text };
    case 'Matching':
      return {
        type: 'MATCH',
        text,
        right: item.matchPairs.map(({ subquestion, subanswer }) => `${words(subquestion)} -> ${subanswer}`),
      };
    case 'Essay':
      return { type: 'OPEN', text };
    case 'TF':
      return { type: 'MCQ', text, options: ['True', 'False'], right: [item.isTrue ? 'True' : 'False'] };
    case 'Short': {
      const full = choices.filter(({ weight }) => weight === null || weight === 100);
      return { type: 'BLANK', text, right: full.map((choice) => words(choice.text)) };
    }
    case 'MC': {
      const oneIsRight = choices.some(({ isCorrect }) => isCorrect);
      const right = choices.filter(({ isCorrect, weight }) => (oneIsRight ? isCorrect : (weight ?? 0) > 0));
      return {
        type: right.length > 1 ? 'MSQ' : 'MCQ',
        text,
        options: choices.map((choice) => words(choice.text)),
        right: right.map((choice) => words(choice.text)),
      };
    }
    case 'Numerical': {
      const numbers = Array.isArray(item.choices)
        ? choices.filter(({ weight }) => weight === null || weight === 100).map((choice) => choice.text)
        : [item.choices as TreeNumber];
      return { type: 'BLANK', text, right: numbers.map(middleOf) };
    }
  }
}

function essenceOf(authoredQuestion: AuthoredQuestion): Essence {
  const question = plainQuestion(authoredQuestion);
  const text = normal(question.text);
  if (question.type === 'OPEN') return { type: 'OPEN', text };
  if (question.type === 'BLANK') return { type: 'BLANK', text, right: question.accepted.map(normal) };
  if (question.type === 'MATCH') {
    const extras = (question.extras ?? []).map((match) => ({ prompt: { text: '' }, match }));
    const rows = [...question.pairs, ...extras].map(
      ({ prompt, match }) => `${normal(prompt.text)} -> ${normal(match.text)}`,
    );
    return { type: 'MATCH', text, right: rows };
  }
  const authored = 'options' in question ? question.options : [];
  const options = authored.map((option) => normal(option.text));
  return {
    type: question.type,
    text,
    options,
    right: options.filter((_, index) => authored[index]?.correct),
  };
}

test.skipIf(!hasData).each(names)('the import matches the tree of %s', async (name) => {
  const tree = JSON.parse(readFileSync(`${FOLDER}/${name.replace('.gift', '.json')}`, 'utf8')) as TreeItem[];
  const result = await readQuizFile(new Uint8Array(readFileSync(`${FOLDER}/${name}`)), name);
  expect(result.format).toBe('gift');

  const expected = tree.map(expectedOf).filter((each) => each !== null);
  const taken = expected.filter(({ type }) => isKnownType(type));
  expect(result.quiz.questions.map(essenceOf)).toEqual(taken);

  const left = expected.filter((each) => !taken.includes(each));
  const skipped = result.problems.filter(
    ({ severity, place }) => severity === 'skipped' && place.kind === 'line',
  );
  expect(skipped.map(({ reason }) => reason.code)).toEqual(left.map(({ type }) => type));
  expect(skipped.map(({ item }) => normal(item))).toEqual(left.map(({ text }) => text.slice(0, 80)));

  const category = tree.find(({ type }) => type === 'Category');
  expect(result.quiz.subject).toBe(category?.title?.split('/').at(-1));
});
