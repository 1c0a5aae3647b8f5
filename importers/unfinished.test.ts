// Questions that lack something: kept for their author to finish, and said to be unfinished.

import { expect, test } from 'vitest';
import { checkQuestion } from '#importers/checkQuestion.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { faultOfImport } from '#importers/testing/faultOfImport.ts';

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `item ${index}` }));
const pair = { prompt: { text: 'a' }, match: { text: '1' } };
const region = { shape: { type: 'rect', x: 0, y: 0, width: 0.5, height: 0.5 } };
const picture = { type: 'image', url: '/media/a.png', width: 40, height: 30 };

test.each([
  [
    { type: 'REORDER', items: items(2) },
    { code: 'tooFewPieces', values: { min: 3 } },
  ],
  [
    { type: 'MATCH', pairs: [pair] },
    { code: 'tooFewPairs', values: { min: 2 } },
  ],
  [
    { type: 'MATCH', pairs: [pair, { ...pair, match: { text: '' } }] },
    { code: 'pieceEmpty', values: { number: 2 } },
  ],
  [
    { type: 'CLASSIFICATION', groups: [{ name: 'A', items: items(4) }] },
    { code: 'tooFewGroups', values: { min: 2 } },
  ],
  [
    { type: 'CLASSIFICATION', groups: ['A', 'B'].map((name) => ({ name, items: items(1) })) },
    { code: 'tooFewPieces', values: { min: 4 } },
  ],
  [
    { type: 'MCQ', options: items(1) },
    { code: 'tooFewOptions', values: { min: 2 } },
  ],
  [
    { type: 'MCQ', options: [...items(1), { text: ' ' }] },
    { code: 'optionEmpty', values: { number: 2 } },
  ],
  [
    { type: 'MSQ', options: items(2), unmarked: true },
    { code: 'noCorrectAnswer', values: {} },
  ],
  [
    { type: 'BLANK', accepted: [] },
    { code: 'noCorrectAnswer', values: {} },
  ],
  [
    { type: 'CLOZE', gaps: [{ accepted: ['a'] }] },
    { code: 'gapMissing', values: { number: 1 } },
  ],
  [
    { type: 'FLASHCARD', back: '' },
    { code: 'backEmpty', values: {} },
  ],
  [
    { type: 'HOTSPOT', picture, regions: [region] },
    { code: 'noCorrectRegion', values: { limit: 8 } },
  ],
  [
    { type: 'DND_IMAGE', picture, spots: [] },
    { code: 'tooFewSpots', values: {} },
  ],
  [
    { type: 'COMPREHENSION', passage: 'P', questions: [{ type: 'MCQ', text: 'Q', options: items(1) }] },
    { code: 'tooFewOptions', values: { min: 2 } },
  ],
  [
    {
      type: 'COMPREHENSION',
      passage: 'P',
      questions: [{ type: 'MCQ', text: 'Q', options: items(2), unmarked: true }],
    },
    { code: 'noCorrectAnswer', values: {} },
  ],
])('a question that lacks something is kept as it is: %j', (fields, reason) => {
  const question = { text: 'Q', ...fields };
  expect(checkQuestion(question)).toEqual({ kind: 'unfinished', question, reason, changes: [] });
});

test.each([
  [{ type: 'REORDER', text: 'Q', items: items(11) }, 'tooManyPieces'],
  [{ type: 'OPEN', text: 'x'.repeat(2001) }, 'questionTooLong'],
  [{ type: 'OPEN', text: ' ' }, 'questionEmpty'],
  [{ type: 'MATCH', text: '', pairs: [] }, 'tooFewPairs'],
  [
    { type: 'HOTSPOT', text: 'Q', picture: { ...picture, url: 'javascript:alert(1)' }, regions: [] },
    'boardMissing',
  ],
  [{ type: 'OTHER', text: 'Q' }, 'unsupportedType'],
  [null, 'invalidQuestion'],
])('what no draft can hold, or says nothing, is left out: %j', (candidate, code) => {
  expect(checkQuestion(candidate)).toMatchObject({ kind: 'refused', reason: { code } });
});

test('what a question can do without is left out, also of an unfinished one', () => {
  const question = {
    type: 'REORDER',
    text: 'Q',
    items: [{ text: 'a', media: { type: 'image', url: 'javascript:alert(1)' } }, { text: 'b' }],
    timeSeconds: 1,
    unmarked: true,
  };
  expect(checkQuestion(question)).toEqual({
    kind: 'unfinished',
    question: { type: 'REORDER', text: 'Q', items: [{ text: 'a' }, { text: 'b' }] },
    reason: { code: 'tooFewPieces', values: { min: 3 } },
    changes: [
      expect.objectContaining({ code: 'timeInvalid' }),
      { code: 'pictureNotTaken', values: { reference: 'javascript:alert(1)' } },
      { code: 'unknownFields', values: { fields: 'unmarked' } },
    ],
  });
});

test.each([
  [{ type: 'WORDCLOUD', reviewFirst: 'yes' }, 'reviewFirst: yes'],
  [{ type: 'WORDCLOUD', words: 9 }, 'words: 9'],
  [{ type: 'OPEN', questionDisplayVariant: 'board' }, 'questionDisplayVariant: board'],
  [{ type: 'BLANK', accepted: ['1'], number: { tolerance: -1 } }, 'number'],
  [{ type: 'CLOZE', gaps: [{ accepted: ['1'] }], anyOrder: false }, 'anyOrder: false'],
])('a setting with an unknown value is left out: %j', (fields, said) => {
  const [name = ''] = said.split(':');
  const question = { text: 'gaps' in fields ? '[[1]]' : 'Q', ...fields };
  expect(checkQuestion(question)).toEqual({
    kind: 'taken',
    question: Object.fromEntries(Object.entries(question).filter(([field]) => field !== name)),
    changes: [{ code: 'unknownFields', values: { fields: said } }],
  });
});

test('a card keeps its back without a picture that cannot be opened', () => {
  const backMedia = { type: 'image', url: 'javascript:alert(1)' };
  expect(checkQuestion({ type: 'FLASHCARD', text: 'Q', back: 'B', backMedia })).toEqual({
    kind: 'taken',
    question: { type: 'FLASHCARD', text: 'Q', back: 'B' },
    changes: [{ code: 'pictureNotTaken', values: { reference: 'javascript:alert(1)' } }],
  });
});

test('a file of nothing but unfinished questions is a quiz', async () => {
  const text = 'Order{>2 ALL\na\nb}\n\nPick{~a ~b}\n\nMatch{=a -> 1}';
  const result = await readQuizFile(new TextEncoder().encode(text), 'a.gift');
  expect(result.quiz.questions.map(({ type }) => type)).toEqual(['REORDER', 'MCQ', 'MATCH']);
  expect(result.problems.map(({ severity, reason }) => `${severity} ${reason.code}`)).toEqual([
    'unfinished tooFewPieces',
    'unfinished noCorrectAnswer',
    'unfinished tooFewPairs',
  ]);
  expect(faultOfImport(result)).toBeUndefined();
});
