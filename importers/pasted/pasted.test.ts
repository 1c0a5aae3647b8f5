import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionsFromText } from '#importers/pasted/pasted.ts';
import { faultOfImport } from '#importers/testing/faultOfImport.ts';
import { problems, read } from '#importers/testing/pastedQuestions.ts';

const CAPITALS = [
  'MCQ ~ Capital of France? ~ Lyon | Paris!',
  'MCQ ~ Capital of Peru? ~ Lima! | Cusco | Puno',
];

describe('questions with options below them', () => {
  it.each([
    [
      'bullets, and a star for the correct one',
      'Capital of France?\n- Lyon\n* Paris\nCapital of Peru?\n* Lima\n- Cusco\n- Puno',
    ],
    [
      'numbers, letters and a star',
      '1. Capital of France?\na) Lyon\n*b) Paris\n2. Capital of Peru?\n*a) Lima\nb) Cusco\nc) Puno',
    ],
    [
      'a line with the correct letter',
      'Capital of France?\n(a) Lyon\n(b) Paris\nCorrect answer: b\n\nCapital of Peru?\n(a) Lima\n(b) Cusco\n(c) Puno\nCorrect answer: (a)',
    ],
    [
      'a line with the correct words',
      'Capital of France?\n• Lyon\n• Paris\nRespuesta: París / Paris\nCapital of Peru?\n• Lima\n• Cusco\n• Puno\nRespuesta: lima.'.replace(
        'París / Paris',
        'Paris',
      ),
    ],
    ['boxes', 'Capital of France?\n[ ] Lyon\n[x] Paris\n\nCapital of Peru?\n[x] Lima\n[ ] Cusco\n[ ] Puno'],
    ['a single mark', 'Capital of France?\nLyon\nParis ✓\n\nCapital of Peru?\nLima (correct)\nCusco\nPuno\n'],
    [
      'stars among unmarked lines, without blank lines',
      'Capital of France?\nLyon\n*Paris\nCapital of Peru?\n*Lima\nCusco\nPuno',
    ],
    [
      'numbered options',
      'Capital of France?\n1. Lyon\n2. Paris *\n\nCapital of Peru?\n1. Lima *\n2. Cusco\n3. Puno',
    ],
    [
      'blank lines everywhere, as from a word processor',
      '1) Capital of France?\r\n\r\n   a. Lyon\r\n\r\n   b. Paris ✔\r\n\r\n2) Capital of Peru?\r\n\r\n   a. Lima ✔\r\n\r\n   b. Cusco\r\n\r\n   c. Puno',
    ],
    [
      'tabs after the marks, as from a word processor',
      '1.\tCapital of France?\n\ta.\tLyon\n\tb.\tParis ✓\n2.\tCapital of Peru?\n\ta.\tLima ✓\n\tb.\tCusco\n\tc.\tPuno',
    ],
    [
      'letters with a colon',
      'Capital of France?\nA: Lyon\nB: Paris\nAnswer: B\nCapital of Peru?\nA: Lima\nB: Cusco\nC: Puno\nAnswer: A',
    ],
    [
      'bold type, as an assistant writes',
      '**1. Capital of France?**\n- Lyon\n- **Paris**\n\n**2. Capital of Peru?**\n- **Lima**\n- Cusco\n- Puno',
    ],
    [
      'Aiken with numbers',
      '1. Capital of France?\nA. Lyon\nB. Paris\nANSWER: B\n\n2. Capital of Peru?\nA. Lima\nB. Cusco\nC. Puno\nANSWER: A',
    ],
    ['GIFT', 'Capital of France? {~Lyon =Paris}\n\nCapital of Peru? {=Lima ~Cusco ~Puno}'],
    [
      'a table, with the number of the correct answer',
      'Capital of France?\tLyon\tParis\t2\nCapital of Peru?\tLima\tCusco\tPuno\t1',
    ],
    [
      'a table that repeats the correct answer',
      'Question\tA\tB\tC\tRight\nCapital of France?\tLyon\tParis\t\tParis\nCapital of Peru?\tLima\tCusco\tPuno\tlima',
    ],
    ['commas, with a star', 'Capital of France?,Lyon,*Paris\nCapital of Peru?,*Lima,Cusco,Puno'],
    ['semicolons, with a letter', 'Capital of France?;Lyon;Paris;b\nCapital of Peru?;Lima;Cusco;Puno;a'],
  ])('are read with %s', (_, text) => {
    expect(read(text)).toEqual(CAPITALS);
    expect(problems(text)).toEqual([]);
  });

  it('may have several correct options', () => {
    expect(read('Which are fruit?\n*a) Fig\nb) Leek\n*c) Plum')).toEqual([
      'MSQ ~ Which are fruit? ~ Fig! | Leek | Plum!',
    ]);
    expect(read('Which are fruit?\n- Fig\n- Leek\n- Plum\nAnswer: A and C')).toEqual([
      'MSQ ~ Which are fruit? ~ Fig! | Leek | Plum!',
    ]);
  });

  it('may span several lines', () => {
    expect(read('Read the text.\nWho is meant?\n- Ada\n- *Bo')).toEqual([
      'MCQ ~ Read the text.\nWho is meant? ~ Ada | Bo!',
    ]);
  });

  it.each([
    ['Put the steps in order:\n1. Sun\n2. Cloud\n3. Rain', 'Put the steps in order:'],
    ['4) Arrange from small to large\n- Sun\n- Cloud\n- Rain', 'Arrange from small to large'],
    ['Ordena de mayor a menor:\nSun\nCloud\nRain', 'Ordena de mayor a menor:'],
  ])('become ordering questions if the text asks for an order, which is reported: %j', (text, asked) => {
    const ordered = {
      type: 'REORDER',
      text: asked,
      items: ['Sun', 'Cloud', 'Rain'].map((item) => ({ text: item })),
    };
    expect(questionsFromText(text).questions).toEqual([expect.objectContaining(ordered)]);
    expect(problems(text)).toEqual([[1, 'orderAsWritten', 'changed']]);
  });

  it('remain choices if they have letters, a mark, or only two options, whatever they ask', () => {
    for (const list of ['a) Sun\nb) Cloud\nc) Rain', '- Sun\n- *Cloud\n- Rain', '- Sun\n- Rain'])
      expect(questionsFromText(`Put in order:\n${list}`).questions[0]?.type).toBe('MCQ');
  });

  it('are taken without a correct option, which is reported', () => {
    const text = 'Where to?\n* Sea\n* Hills\n\nWhen?\n- May\n- June\nAnswer: D';
    expect(read(text)).toEqual(['MCQ ~ Where to? ~ Sea | Hills', 'MCQ ~ When? ~ May | June']);
    expect(problems(text)).toEqual([
      [1, 'rightNotMarked', 'changed'],
      [5, 'correctAnswerMissing', 'changed'],
    ]);
  });

  it('may have a heading, which is reported', () => {
    const text = 'Week 3: rivers of Europe.\n\n1. Longest?\na) Rhine\n*b) Volga';
    expect(read(text)).toEqual(['MCQ ~ Longest? ~ Rhine | Volga!']);
    expect(problems(text)).toEqual([[1, 'description', 'skipped']]);
  });
});

describe('questions with one answer', () => {
  it.each([
    ['after the question', 'What is 2 + 2? 4\nCapital of Italy? - Rome / Roma'],
    ['in brackets', '1. What is 2 + 2? (4)\n2. Capital of Italy? (Rome / Roma)'],
    ['below the question', 'What is 2 + 2?\n- 4\nCapital of Italy?\nAnswer: Rome; Roma'],
    ['as Q and A', 'Q: What is 2 + 2?\nA: 4\n\nQ: Capital of Italy?\nA: Rome / Roma'],
    ['in a second column', 'What is 2 + 2?\t4\nCapital of Italy?\tRome'],
  ])('are read with the answer %s', (_, text) => {
    const [sum, capital] = read(text);
    expect(sum).toBe('BLANK ~ What is 2 + 2? ~ 4');
    expect(capital).toMatch(/^BLANK ~ Capital of Italy\? ~ Rome/);
    expect(problems(text)).toEqual([]);
  });

  it('may have a gap', () => {
    expect(read('A ____ barks. (dog)\nA ____ purrs. (cat)')).toEqual([
      'BLANK ~ A ____ barks. ~ dog',
      'BLANK ~ A ____ purrs. ~ cat',
    ]);
  });

  it('become a choice if they are true or false', () => {
    const told = ['MCQ ~ The sun is a star. ~ True! | False', 'MCQ ~ The moon is a planet. ~ True | False!'];
    expect(read('1. The sun is a star. (True)\n2. The moon is a planet. (false)')).toEqual(told);
    expect(read('The sun is a star.\nAnswer: T\n\nThe moon is a planet.\nAnswer: F')).toEqual(told);
  });

  it('are made from cards with a word and its meaning', () => {
    const cards = ['BLANK ~ an animal that barks ~ dog', 'BLANK ~ an animal that purrs ~ cat'];
    for (const sign of ['\t', ' - ', ': ', ' = '])
      expect(read(`dog${sign}an animal that barks\ncat${sign}an animal that purrs`), sign).toEqual(cards);
  });
});

it('a bare list of questions becomes open questions, whatever its marks', () => {
  const open = ['OPEN ~ Why do leaves fall?', 'OPEN ~ Name three trees.'];
  for (const mark of ['- ', '• ', '* '])
    expect(read(`${mark}Why do leaves fall?\n${mark}Name three trees.`)).toEqual(open);
  expect(read('1. Why do leaves fall?\n2. Name three trees.')).toEqual(open);
});

it('takes nothing from blank text, and reports what does not fit', () => {
  expect(questionsFromText(' \n ')).toEqual({ questions: [], problems: [], formatted: false });
  expect(problems(`Who?\n${Array.from({ length: 11 }, (_, index) => `- x${index}`).join('\n')}`)).toEqual([
    [1, 'tooManyOptions', 'skipped'],
  ]);
});

describe('what is no question', () => {
  it.each([
    [
      'a title above a table of words',
      'Vocabulary\nTerm\tMeaning\nowl\ta bird\nelm\ta tree',
      [
        [1, 'description', 'skipped'],
        [3, 'columnsGuessed', 'changed'],
      ],
    ],
    [
      'a title above a table of questions',
      'Unit 5\tCells\nQuestion\tA\tB\tAnswer\nWho?\tAda\tBo\tA',
      [[1, 'description', 'skipped']],
    ],
    [
      'a title above two columns with headings',
      'Unit 5\t\nQuestion\tAnswer\nWho?\tAda\nWhere?\tOslo',
      [[1, 'description', 'skipped']],
    ],
    ['a title above numbered questions', 'Unit 5\n1. Who?\n2. Where?', [[1, 'description', 'skipped']]],
    ['a word alone', 'Who?\n\nVocabulary', [[3, 'answerOpen', 'changed']]],
  ])('is told: %s', (_, text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it.each([
    'Who?\nAnswer: ____',
    'Who?\nAnswer:\t____',
    'Who?\tAnswer: ____\nWhere?\tAnswer: Oslo',
    'Who?\t____\nWhere?\tOslo',
    'Question\tTime\tAnswer\nWho?\t10\t____',
    'Question\tTime\tAnswer\nWho?\t10\t',
    '___ 1. Ada was first.',
  ])('is no answer if it is a place to write one: %j', (text) => {
    expect(read(text)[0]).toMatch(/^OPEN ~ [^~]*$/);
    expect(problems(text)[0]?.[1]).toBe('answerOpen');
  });

  it('is no answer if it asks for more', () => {
    expect(problems('1. Is it alive? Explain.\n2. Who? Ada')).toEqual([[1, 'answerOpen', 'changed']]);
  });
});

it('asks if a question has two answers', () => {
  expect(problems('Who?\n- Ada\n- Bo\nAnswer: Ada\nAnswer: Bo')).toEqual([[1, 'answersDiffer', 'changed']]);
  expect(problems('Who?\n- Ada\n- Bo\nAnswer: a\nAnswer: Ada')).toEqual([]);
  expect(read('Who?\nAnswer: Ada\nAnswer: Bo')).toEqual(['BLANK ~ Who? ~ Ada | Bo']);
  expect(problems('Who?\nAnswer: Ada\nAnswer: Bo')).toEqual([[1, 'answersListed', 'changed']]);
});

it('reads its own quizzes', () => {
  const question = { type: 'OPEN', text: 'How?', hints: ['Well'] };
  const text = JSON.stringify({ title: 'x', questions: [question] });
  expect(questionsFromText(text).questions).toEqual([question]);
});

it('reads thousands of lines, and long ones, without delay', () => {
  const began = process.cpuUsage();
  const many = Array.from({ length: 5_000 }, (_, index) => `Which is ${index}?\n- yes\n* no`).join('\n');
  expect(questionsFromText(many).questions).toHaveLength(5_000);
  for (const piece of ['a ', '__', '( ', '** ', '? '])
    expect(questionsFromText(`Who?\n- ${piece.repeat(100_000)}x`).questions).toEqual([]);
  for (const piece of [' ', 'a ', 'b, ', 'y ', '('])
    expect(questionsFromText(`Who?\n- Ada\n- Bo\nAnswer: a${piece.repeat(100_000)}b`).questions).toHaveLength(
      1,
    );
  for (const piece of [' ', '1. a ', ', ', '1.', '- ', '('])
    expect(
      questionsFromText(`1. Who?\n- Ada\n- Bo\n\nAnswers: 1. a${piece.repeat(100_000)}b`).questions,
    ).toHaveLength(1);
  const { user, system } = process.cpuUsage(began);
  // Microseconds of processor time. Reading in quadratic time would take minutes.
  expect(user + system).toBeLessThan(20_000_000);
});

it('makes questions of anything that is pasted, says which are unfinished, and never throws', () => {
  const piece = fc.constantFrom(
    '\n',
    '\n\n',
    '\t',
    '?',
    '- ',
    '* ',
    'a) ',
    '1. ',
    'Answer: ',
    'Answers: 1. a 2. b',
    '[x] ',
    '{=',
    '}',
    ',',
    'Paris',
    ' ',
    '____',
    '(',
    ')',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 40 }), (parts) => {
      const { questions, problems } = questionsFromText(parts.join(''));
      expect(faultOfImport({ quiz: { title: 'T', questions }, problems })).toBeUndefined();
    }),
  );
});

describe('markup in pasted text', () => {
  it('is read in questions that have some', () => {
    const { questions, formatted } = questionsFromText(
      'What is $x^2$?\nA) 4\n*B) 9\n\nIs H<sub>2</sub>O wet?\nA) Ada\n*B) Bo',
    );
    expect(formatted).toBe(true);
    expect(questions.map(({ format }) => format)).toEqual(['markdown', 'markdown']);
  });

  it('is not seen in prices and products', () => {
    const { questions, formatted } = questionsFromText('Is $5 more than $6?\nA) 3*4*5\n*B) No');
    expect(formatted).toBe(false);
    expect(questions[0]).not.toHaveProperty('format');
  });
});
