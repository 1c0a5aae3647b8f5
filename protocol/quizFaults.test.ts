import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { questionTypes } from '#core/questions/kinds.ts';
import { emptyQuestion } from '#core/questions/authoring.ts';
import { QUESTION_SAMPLES } from '#core/questions/authority.ts';
import en from '#locales/en/host.json' with { type: 'json' };
import es from '#locales/es/host.json' with { type: 'json' };
import { FAULT_VALUES } from '#protocol/questions/faultCodes.ts';
import { faultsAt, faultsOf, fieldOf } from '#protocol/quizFaults.ts';

const told = (question: AuthoredQuestion) =>
  faultsOf(question).map(({ path, code, values }) => [path.join('.'), code, values]);
const options = [{ text: 'Ada' }, { text: 'Bo' }];
const mcq: AuthoredQuestion = { type: 'MCQ', text: 'Who?', options };

describe('faults', () => {
  it('are empty for a playable question, with or without the id of a draft', () => {
    for (const { authored } of QUESTION_SAMPLES) {
      expect(faultsOf(authored)).toEqual([]);
      expect(faultsOf({ ...authored, id: 'abc123' })).toEqual([]);
    }
  });

  it('include the missing text of a new question of any type', () => {
    for (const type of questionTypes()) expect(faultsOf(emptyQuestion(type)).map(fieldOf)).toContain('text');
    expect(told(emptyQuestion('MCQ'))).toEqual([
      ['options.0.text', 'optionEmpty', { number: 1 }],
      ['options.1.text', 'optionEmpty', { number: 2 }],
      ['options', 'unmarked', {}],
      ['text', 'questionEmpty', {}],
    ]);
    expect(told(emptyQuestion('BLANK'))).toEqual([
      ['accepted', 'noCorrectAnswer', {}],
      ['text', 'questionEmpty', {}],
    ]);
  });

  it.each<[string, AuthoredQuestion, unknown[]]>([
    ['nothing marked yet', { ...mcq, unmarked: true }, ['options', 'unmarked', {}]],
    ['a single option', { ...mcq, options: [{ text: 'Ada' }] }, ['options', 'tooFewOptions', { min: 2 }]],
    [
      'eleven options',
      { ...mcq, options: Array.from({ length: 11 }, (_, index) => ({ text: `${index}` })) },
      ['options', 'tooManyOptions', { count: 11, limit: 10 }],
    ],
    [
      'two items to put in order',
      { type: 'REORDER', text: 'Who was first?', items: [{ text: 'Ada' }, { text: 'Bo' }] },
      ['items', 'tooFewPieces', { min: 3 }],
    ],
    [
      'an item without a text',
      { type: 'REORDER', text: 'Who was first?', items: [{ text: 'Ada' }, { text: 'Bo' }, { text: ' ' }] },
      ['items.2.text', 'pieceEmpty', { number: 3 }],
    ],
    [
      'a second correct option',
      { ...mcq, options: options.map((each) => ({ ...each, correct: true })) },
      ['options.1.correct', 'severalCorrect', {}],
    ],
    [
      'a long option',
      { ...mcq, options: [{ text: 'Ada' }, { text: 'x'.repeat(501) }] },
      ['options.1.text', 'optionTooLong', { number: 2, length: 501, limit: 500 }],
    ],
    [
      'a long question',
      { ...mcq, text: 'x'.repeat(2_001) },
      ['text', 'questionTooLong', { length: 2_001, limit: 2_000 }],
    ],
    ['half a character', { ...mcq, text: 'x\ud800' }, ['text', 'badCharacters', {}]],
    [
      'a blank answer',
      { type: 'BLANK', text: 'Who?', accepted: ['Ada', ' '] },
      ['accepted.1', 'answerEmpty', {}],
    ],
    [
      'a long answer',
      { type: 'BLANK', text: 'Who?', accepted: ['x'.repeat(201)] },
      ['accepted.0', 'answerTooLong', { length: 201, limit: 200 }],
    ],
    ['no marks', { ...mcq, marks: 0 }, ['marks', 'marksInvalid', { min: 1, max: 100 }]],
    ['half a mark', { ...mcq, marks: 1.5 }, ['marks', 'marksInvalid', { min: 1, max: 100 }]],
    ['no time', { ...mcq, timeSeconds: 2 }, ['timeSeconds', 'timeInvalid', { min: 5, max: 900 }]],
    [
      'an invalid address',
      { ...mcq, media: { type: 'image', url: 'ftp://a' } },
      ['media.url', 'mediaInvalid', {}],
    ],
    [
      'a long description of a picture',
      {
        ...mcq,
        options: [
          { text: 'A', media: { type: 'image', url: '/media/a.png', alt: 'x'.repeat(501) } },
          { text: 'B' },
        ],
      },
      ['options.0.media.alt', 'altTooLong', { length: 501, limit: 500 }],
    ],
    ['a blank hint', { ...mcq, hints: ['Think', ' '] }, ['hints.1', 'hintEmpty', { number: 2 }]],
    [
      'a long hint',
      { ...mcq, hints: ['x'.repeat(301)] },
      ['hints.0', 'hintTooLong', { number: 1, length: 301, limit: 300 }],
    ],
    ['a fourth hint', { ...mcq, hints: ['a', 'b', 'c', 'd'] }, ['hints', 'hintsInvalid', { limit: 3 }]],
    ['a blank group', { ...mcq, group: ' ' }, ['group', 'groupEmpty', {}]],
    ['a long group', { ...mcq, group: 'x'.repeat(51) }, ['group', 'groupTooLong', { length: 51, limit: 50 }]],
    [
      'a long explanation',
      { ...mcq, explanation: 'x'.repeat(2_001) },
      ['explanation', 'explanationTooLong', { length: 2_001, limit: 2_000 }],
    ],
  ])('report %s at its field', (_, question, fault) => {
    expect(told(question)).toEqual([fault]);
  });

  it('can be found by field, and by place within it', () => {
    const faults = faultsOf({ ...mcq, text: '', options: [{ text: '' }, { text: '' }] });
    expect(faultsAt(faults, 'options')).toHaveLength(2);
    expect(faultsAt(faults, 'options', 1)).toMatchObject([{ values: { number: 2 } }]);
    expect(faultsAt(faults, 'text')).toMatchObject([{ code: 'questionEmpty' }]);
    expect(faultsAt(faults, 'hints')).toEqual([]);
  });

  it.each(Object.entries(FAULT_VALUES))('%s has a message that uses only its own values', (code, values) => {
    for (const { question } of [en, es]) {
      const fault: Readonly<Record<string, string>> = question.fault;
      const words = fault[code] ?? fault[`${code}_other`] ?? '';
      expect(words).not.toBe('');
      const named = [...words.matchAll(/\{\{(\w+)/g)].map(([, name]) => name);
      expect(values).toEqual(expect.arrayContaining(named));
    }
  });
});
