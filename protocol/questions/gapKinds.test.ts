// Faults of questions whose gaps are filled with words or from lists.

import { expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { AuthoredOf } from '#core/questions/question.ts';
import { faultsOf } from '#protocol/quizFaults.ts';

const told = (question: AuthoredQuestion) =>
  faultsOf(question).map(({ path, code, values }) => [path.join('.'), code, values]);
const words = (gaps: number, extras: number): AuthoredOf<'DRAGNDROP'> => ({
  type: 'DRAGNDROP',
  text: Array.from({ length: gaps }, (_, at) => `[[${at + 1}]]`).join(' '),
  gaps: Array.from({ length: gaps }, (_, at) => ({ accepted: [`${at}`] })),
  extras: Array.from({ length: extras }, (_, at) => `x${at}`),
});
const choices = (texts: readonly string[], correct = 0): AuthoredQuestion => ({
  type: 'DROPDOWN',
  text: '[[1]]',
  gaps: [{ choices: texts.map((text, at) => ({ text, ...(at === correct && { correct: true }) })) }],
});

it.each<[string, AuthoredQuestion, ...unknown[]]>([
  ['as many words as fit', words(10, 2)],
  ['one more word', words(10, 3), ['extras', 'tooManyExtras', { count: 3, limit: 2 }]],
  ['an eleventh gap', words(11, 0), ['gaps', 'tooManyGaps', { count: 11, limit: 10 }]],
  ['a blank extra word', { ...words(1, 0), extras: [' '] }, ['extras.0', 'pieceEmpty', { number: 1 }]],
  [
    'a long extra word',
    { ...words(1, 0), extras: ['x'.repeat(61)] },
    ['extras.0', 'pieceTooLong', { number: 1, length: 61, limit: 60 }],
  ],
  [
    'a gap without words',
    { type: 'DRAGNDROP', text: '[[1]]', gaps: [{ accepted: [] }] },
    ['gaps.0.accepted', 'noCorrectAnswer', {}],
  ],
  [
    'a gap that is not in the text',
    { type: 'DRAGNDROP', text: 'None', gaps: [{ accepted: ['a'] }] },
    ['gaps.0', 'gapMissing', { number: 1 }],
  ],
  ['two choices', choices(['a', 'b'])],
  ['a single choice', choices(['a']), ['gaps.0.choices', 'tooFewOptions', { min: 2 }]],
  [
    'a ninth choice',
    choices(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']),
    ['gaps.0.choices', 'tooManyOptions', { count: 9, limit: 8 }],
  ],
  ['no correct choice', choices(['a', 'b'], 2), ['gaps.0.choices', 'noCorrectChoice', {}]],
  ['a blank choice', choices(['a', ' ']), ['gaps.0.choices.1.text', 'optionEmpty', { number: 2 }]],
  [
    'a long choice',
    choices(['x'.repeat(61), 'b']),
    ['gaps.0.choices.0.text', 'optionTooLong', { number: 1, length: 61, limit: 60 }],
  ],
])('%s', (_, question, ...faults) => {
  expect(told(question)).toEqual(faults);
});
