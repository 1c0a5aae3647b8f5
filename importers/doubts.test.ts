import { expect, it } from 'vitest';
import { brief } from '#importers/pasted/corpus/corpus.ts';
import { questionsFromText } from '#importers/pasted/pasted.ts';
import { meaningsOf } from '#importers/doubts.ts';
import { DEFAULT_LABELS } from '#importers/types.ts';
import { faultsOf } from '#protocol/quizFaults.ts';

/** Ways in which the first doubt about a text can be meant. */
function meanings(text: string) {
  const { questions, problems } = questionsFromText(text);
  const doubt = problems.find((problem) => problem.doubt);
  const of = questions.filter((_, index) => doubt?.doubt?.questions.includes(index));
  const found = doubt ? meaningsOf(doubt, of, DEFAULT_LABELS) : [];
  for (const { questions: meant } of found) expect(meant.flatMap((each) => faultsOf(each))).toEqual([]);
  return found.map(({ name, words, questions: meant }) => [
    words === '' ? name : `${name} ${words}`,
    ...meant.map(brief),
  ]);
}

it.each([
  [
    'which option is correct',
    'Which?\na) Po\nb) Nile',
    [
      ['right Po', 'Which? ~ Po! | Nile'],
      ['right Nile', 'Which? ~ Po | Nile!'],
      ['poll', 'Which? ~ Po | Nile'],
    ],
  ],
  [
    'whether all are correct',
    'Which?\na) Po *\nb) Nile *',
    [
      ['right Po', 'Which? ~ Po! | Nile'],
      ['right Nile', 'Which? ~ Po | Nile!'],
      ['all', 'Which? ~ Po! | Nile!'],
    ],
  ],
  [
    'whether a question with a gap is open, which is no statement',
    'Water turning into vapor is called ____.',
    [['open', 'Water turning into vapor is called ____. …']],
  ],
  [
    'which column asks',
    'dog - it barks\ncat - it purrs',
    [
      ['keep', 'it barks = dog', 'it purrs = cat'],
      ['swap', 'dog = it barks', 'cat = it purrs'],
      ['choice', 'it barks ~ dog! | cat', 'it purrs ~ dog | cat!'],
      ['swapChoice', 'dog ~ it purrs | it barks!', 'cat ~ it purrs! | it barks'],
    ],
  ],
  [
    'whether answers are several',
    'Another word for sofa?\nAnswer: couch or settee',
    [
      ['several', 'Another word for sofa? = couch / settee'],
      ['one', 'Another word for sofa? = couch or settee'],
      ['only couch', 'Another word for sofa? ~ couch! | settee'],
      ['only settee', 'Another word for sofa? ~ couch | settee!'],
    ],
  ],
  [
    'whether a statement is true',
    '1. Which?\na) Po *\nb) Nile\n2. Ice floats.',
    [
      ['open', 'Ice floats. …'],
      ['statement True', 'Ice floats. ~ True! | False'],
      ['statement False', 'Ice floats. ~ True | False!'],
    ],
  ],
])('asks %s', (_, text, expected) => {
  expect(meanings(text)).toEqual(expected);
});

it('uses the answers of other rows as distractors, each once', () => {
  const rows = Array.from({ length: 9 }, (_, index) => `word ${index} - meaning number ${index % 5}`);
  const [, , choices] = meanings(rows.join('\n'));
  for (const question of choices?.slice(1) ?? []) {
    const options = question.split(' ~ ')[1]?.replace('!', '').split(' | ') ?? [];
    expect(new Set(options).size).toBe(options.length);
    expect(options).toHaveLength(4);
  }
});
