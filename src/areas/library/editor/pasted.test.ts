// What teachers paste, and what becomes of it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '#locales/en/editor.json' with { type: 'json' };
import es from '#locales/es/editor.json' with { type: 'json' };
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { questionsFromText } from '#src/areas/library/editor/pasted.ts';
import { faultsOf } from '#src/questions/faults.ts';

/** A question in a line: `MCQ Who? Ada | Bo!`. */
function shown(question: AuthoredQuestion): string {
  const answers =
    'options' in question
      ? question.options.map(({ text, correct }) => (correct ? `${text}!` : text))
      : 'accepted' in question
        ? question.accepted
        : [];
  return [question.type, question.text, ...(answers.length > 0 ? [answers.join(' | ')] : [])].join(' ~ ');
}
const read = (text: string) => questionsFromText(text).questions.map(shown);
const problems = (text: string) =>
  questionsFromText(text).problems.map(({ place, reason, severity }) => [
    place.kind === 'file' ? 0 : place.number,
    reason.code,
    severity,
  ]);

const CAPITALS = [
  'MCQ ~ Capital of France? ~ Lyon | Paris!',
  'MCQ ~ Capital of Peru? ~ Lima! | Cusco | Puno',
];

describe('questions with options below them', () => {
  it.each([
    [
      'bullets, and a star at what is right',
      'Capital of France?\n- Lyon\n* Paris\nCapital of Peru?\n* Lima\n- Cusco\n- Puno',
    ],
    [
      'numbers, letters and a star',
      '1. Capital of France?\na) Lyon\n*b) Paris\n2. Capital of Peru?\n*a) Lima\nb) Cusco\nc) Puno',
    ],
    [
      'a line that names the right letter',
      'Capital of France?\n(a) Lyon\n(b) Paris\nCorrect answer: b\n\nCapital of Peru?\n(a) Lima\n(b) Cusco\n(c) Puno\nCorrect answer: (a)',
    ],
    [
      'a line that says what is right',
      'Capital of France?\n• Lyon\n• Paris\nRespuesta: París / Paris\nCapital of Peru?\n• Lima\n• Cusco\n• Puno\nRespuesta: lima.'.replace(
        'París / Paris',
        'Paris',
      ),
    ],
    ['boxes', 'Capital of France?\n[ ] Lyon\n[x] Paris\n\nCapital of Peru?\n[x] Lima\n[ ] Cusco\n[ ] Puno'],
    [
      'no marks at all but one',
      'Capital of France?\nLyon\nParis ✓\n\nCapital of Peru?\nLima (correct)\nCusco\nPuno\n',
    ],
    [
      'stars beside lines without a mark, and no blank lines',
      'Capital of France?\nLyon\n*Paris\nCapital of Peru?\n*Lima\nCusco\nPuno',
    ],
    [
      'numbered options',
      'Capital of France?\n1. Lyon\n2. Paris *\n\nCapital of Peru?\n1. Lima *\n2. Cusco\n3. Puno',
    ],
    [
      'blank lines everywhere, as out of a word processor',
      '1) Capital of France?\r\n\r\n   a. Lyon\r\n\r\n   b. Paris ✔\r\n\r\n2) Capital of Peru?\r\n\r\n   a. Lima ✔\r\n\r\n   b. Cusco\r\n\r\n   c. Puno',
    ],
    [
      'tabs behind the marks, as out of a word processor',
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
      'a table, with the number of what is right',
      'Capital of France?\tLyon\tParis\t2\nCapital of Peru?\tLima\tCusco\tPuno\t1',
    ],
    [
      'a table, with what is right once more',
      'Question\tA\tB\tC\tRight\nCapital of France?\tLyon\tParis\t\tParis\nCapital of Peru?\tLima\tCusco\tPuno\tlima',
    ],
    ['commas, with a star', 'Capital of France?,Lyon,*Paris\nCapital of Peru?,*Lima,Cusco,Puno'],
    ['semicolons, with a letter', 'Capital of France?;Lyon;Paris;b\nCapital of Peru?;Lima;Cusco;Puno;a'],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(CAPITALS);
    expect(problems(text)).toEqual([]);
  });

  it('of which several are right', () => {
    expect(read('Which are fruit?\n*a) Fig\nb) Leek\n*c) Plum')).toEqual([
      'MSQ ~ Which are fruit? ~ Fig! | Leek | Plum!',
    ]);
    expect(read('Which are fruit?\n- Fig\n- Leek\n- Plum\nAnswer: A and C')).toEqual([
      'MSQ ~ Which are fruit? ~ Fig! | Leek | Plum!',
    ]);
  });

  it('that go over several lines', () => {
    expect(read('Read the text.\nWho is meant?\n- Ada\n- *Bo')).toEqual([
      'MCQ ~ Read the text.\nWho is meant? ~ Ada | Bo!',
    ]);
  });

  it('without a right one are polls, which is said', () => {
    const text = 'Where to?\n* Sea\n* Hills\n\nWhen?\n- May\n- June\nAnswer: D';
    expect(read(text)).toEqual(['MCQ ~ Where to? ~ Sea | Hills', 'MCQ ~ When? ~ May | June']);
    expect(problems(text)).toEqual([
      [1, 'rightNotMarked', 'changed'],
      [5, 'correctAnswerMissing', 'changed'],
    ]);
  });

  it('with a heading, which is named', () => {
    const text = 'Week 3: rivers of Europe.\n\n1. Longest?\na) Rhine\n*b) Volga';
    expect(read(text)).toEqual(['MCQ ~ Longest? ~ Rhine | Volga!']);
    expect(problems(text)).toEqual([[1, 'description', 'skipped']]);
  });
});

const HANDOUT = `1. Which organelle makes energy for the cell?
a) Nucleus
b) Mitochondrion *
c) Vacuole
d) Cell wall

2. What do plants take in for photosynthesis?
a) Oxygen
b) Carbon dioxide
c) Nitrogen
d) Helium
Answer: B

3) Solve 2x + 3 = 11.
A. x = 3
B. x = 4
C. x = 5
Answer: B

4. Which of these are prime numbers?
a) 2 *
b) 9
c) 11 *
d) 15

5. Water boils at 100 °C at sea level.
a) True *
b) False

6. What is the formula of water?
*a) H2O
b) CO2
c) O2
d) NaCl

7. What is the capital of photosynthesis, so to speak: which part of the plant?
a) Root
b) Leaf
c) Stem
d) Flower
Answer: b) Leaf

8. What is (−3)²?
a) −9
b) 9*
c) 6
d) −6

9. Name the green pigment in leaves.
Answer: chlorophyll

10. How many chromosomes does a human body cell have?
a) 23
b) 44
c) 46
d) 48`;

describe('questions of many forms in one text', () => {
  it('are all read, though one of them is Aiken', () => {
    expect(read(HANDOUT)).toEqual([
      'MCQ ~ Which organelle makes energy for the cell? ~ Nucleus | Mitochondrion! | Vacuole | Cell wall',
      'MCQ ~ What do plants take in for photosynthesis? ~ Oxygen | Carbon dioxide! | Nitrogen | Helium',
      'MCQ ~ Solve 2x + 3 = 11. ~ x = 3 | x = 4! | x = 5',
      'MSQ ~ Which of these are prime numbers? ~ 2! | 9 | 11! | 15',
      'MCQ ~ Water boils at 100 °C at sea level. ~ True! | False',
      'MCQ ~ What is the formula of water? ~ H2O! | CO2 | O2 | NaCl',
      'MCQ ~ What is the capital of photosynthesis, so to speak: which part of the plant? ~ Root | Leaf! | Stem | Flower',
      'MCQ ~ What is (−3)²? ~ −9 | 9! | 6 | −6',
      'BLANK ~ Name the green pigment in leaves. ~ chlorophyll',
      'MCQ ~ How many chromosomes does a human body cell have? ~ 23 | 44 | 46 | 48',
    ]);
    expect(problems(HANDOUT)).toEqual([[52, 'rightNotMarked', 'changed']]);
  });

  it('are read whatever the marks of each of them', () => {
    const WORDS = ['fig', 'red leek', 'plum', 'H2O', '−9'];
    const letter = (place: number) => String.fromCharCode(97 + place);
    const mark = fc.constantFrom(
      (place: number) => `${letter(place)}) `,
      (place: number) => `${letter(place).toUpperCase()}. `,
      (place: number) => `(${letter(place)}) `,
      (place: number) => `${letter(place)})`,
    );
    type Write = (
      marks: (place: number) => string,
      words: readonly string[],
      right: readonly number[],
    ) => string[];
    const starred =
      (star: (mark: string, word: string) => string): Write =>
      (marks, words, right) =>
        words.map((word, place) =>
          (right.includes(place) ? star : (a: string, b: string) => a + b)(marks(place), word),
        );
    const named =
      (line: (right: readonly number[], words: readonly string[]) => string): Write =>
      (marks, words, right) => [...words.map((word, place) => marks(place) + word), line(right, words)];
    const write = fc.constantFrom(
      starred((a, b) => `*${a}${b}`),
      starred((a, b) => `${a}*${b}`),
      starred((a, b) => `${a.trim()}* ${b}`),
      starred((a, b) => `${a}${b}*`),
      starred((a, b) => `${a}${b} *`),
      named((right) => `ANSWER: ${right.map(letter).join(', ').toUpperCase()}`),
      named((right) => `Answers: ${right.map(letter).join(' and ')}`),
      named((right) => `Respuesta correcta: ${right.map((place) => `(${letter(place)})`).join(' y ')}`),
      named(
        (right, words) =>
          `**Answer:** ${right.map((place) => `${letter(place)}) ${words[place]}`).join(', ')}`,
      ),
      named(
        (right, words) =>
          `The right answer is: ${right.map((place) => words[place]?.toUpperCase()).join('; ')}.`,
      ),
    );
    const question = fc.record({
      // Where all have a star it is a bullet.
      words: fc.shuffledSubarray(WORDS, { minLength: 3 }),
      picked: fc.uniqueArray(fc.nat(1), { minLength: 1 }),
      mark,
      write,
    });
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 6 }), fc.boolean(), (questions, numbered) => {
        const blocks = questions.map(({ words, picked, mark: marks, write: writeDown }, index) =>
          [
            `${numbered ? `${index + 1}. ` : ''}Which of these?`,
            ...writeDown(
              marks,
              words,
              picked.toSorted((a, b) => a - b),
            ),
          ].join('\n'),
        );
        expect(read(blocks.join('\n\n'))).toEqual(
          questions.map(({ words, picked }) => {
            const options = words.map((word, place) => (picked.includes(place) ? `${word}!` : word));
            return `${picked.length > 1 ? 'MSQ' : 'MCQ'} ~ Which of these? ~ ${options.join(' | ')}`;
          }),
        );
      }),
    );
  });

  it('stay Aiken where all of them are', () => {
    const aiken =
      'Read this.\n\nWho is meant?\nA. Ada,\nthe first\nB. Bo\nANSWER: A\nFEEDBACK: She was\nthe first.\n\nWho came?\nA) Cy\nB) Di\nANSWER: B';
    const asAiken = read(aiken);
    expect(asAiken).toEqual([
      'MCQ ~ Read this.\nWho is meant? ~ Ada,\nthe first! | Bo',
      'MCQ ~ Who came? ~ Cy | Di!',
    ]);
    // One that is not takes nothing from the others.
    const { questions } = questionsFromText(`${aiken.replace('\n\n', '\n')}\n\nWho left?\nA) Ed\nB) Flo *`);
    expect(questions.map(shown)).toEqual([...asAiken, 'MCQ ~ Who left? ~ Ed | Flo!']);
    expect(questions[0]).toMatchObject({ explanation: 'She was\nthe first.' });
  });

  it('have numbers, as options may, whose answer stands below', () => {
    expect(read('Week 3\n\n1. Name the pigment.\nAnswer: chlorophyll\n\n2. Which?\na) Ada\nb) Bo *')).toEqual(
      ['BLANK ~ Name the pigment. ~ chlorophyll', 'MCQ ~ Which? ~ Ada | Bo!'],
    );
    expect(read('Which?\n1. Ada\n2. Bo\nAnswer: 2')).toEqual(['MCQ ~ Which? ~ Ada | Bo!']);
  });

  it('name what is right only as far as it is there', () => {
    const text = (answer: string) => `Which?\na) A dog\nb) Fish, chips\nc) 2\nAnswer: ${answer}`;
    const right = (answer: string) =>
      read(text(answer)).map((question) =>
        question.replace('MCQ ~ Which? ~ ', '').replace('MSQ ~ Which? ~ ', ''),
      );
    expect(right('fish, chips.')).toEqual(['A dog | Fish, chips! | 2']);
    expect(right('b) fish, chips')).toEqual(['A dog | Fish, chips! | 2']);
    expect(right('B. Since it tastes good')).toEqual(['A dog | Fish, chips! | 2']);
    expect(right('2')).toEqual(['A dog | Fish, chips | 2!']);
    expect(problems(text('A and D'))).toEqual([[1, 'correctAnswerMissing', 'changed']]);
    // Neither a word nor another option's letter is one.
    for (const none of ['A cat', 'b) A dog', 'D'])
      expect([right(none), problems(text(none))], none).toEqual([
        ['A dog | Fish, chips | 2'],
        [[1, 'correctAnswerMissing', 'changed']],
      ]);
  });
});

describe('a table whose header names the column of what is right', () => {
  const table = (header: string, right: string) =>
    `Question\tA\tB\tC\tD\t${header}\nWhat pumps blood?\tLung\tHeart\t\tSkin\t${right}\nWhich is a metal?\tIron\tWood\t\t\tA`;
  const METAL = 'MCQ ~ Which is a metal? ~ Iron! | Wood';

  it.each(['Correct', 'Answer', 'Correct answer', 'Respuesta correcta', 'Right'])('%s', (header) => {
    for (const right of ['B', 'b)', 'Heart', 'heart', '2'])
      expect(read(table(header, right)), right).toEqual([
        'MCQ ~ What pumps blood? ~ Lung | Heart! | Skin',
        METAL,
      ]);
    // Letters are those of the columns.
    expect(read(table(header, 'B, D'))).toEqual(['MSQ ~ What pumps blood? ~ Lung | Heart! | Skin!', METAL]);
  });

  it('is no option where it names none of them, which is said', () => {
    expect(read(table('Correct', 'Liver'))).toEqual(['MCQ ~ What pumps blood? ~ Lung | Heart | Skin', METAL]);
    expect(problems(table('Correct', 'Liver'))).toEqual([[2, 'correctAnswerMissing', 'changed']]);
    expect(problems(table('Correct', 'C'))).toEqual([[2, 'correctAnswerMissing', 'changed']]);
    expect(problems(table('Correct', ''))).toEqual([[2, 'rightNotMarked', 'changed']]);
  });

  it('may stand anywhere, beside wrong ones, or alone', () => {
    expect(read('No.\tQuestion\tAnswer\tA\tB\n1\tWhich flies?\tB\tCow\tOwl')).toEqual([
      'MCQ ~ Which flies? ~ Cow | Owl!',
    ]);
    expect(read('Question\tAnswer\tWrong 1\tWrong 2\nWhich flies?\tOwl\tCow\tPig')).toEqual([
      'MCQ ~ Which flies? ~ Owl! | Cow | Pig',
    ]);
    expect(read('Question\tAnswer\nWhich flies?\tOwl')).toEqual(['BLANK ~ Which flies? ~ Owl']);
  });
});

it.each([en, es])('reads the example that the dialog shows', ({ many }) => {
  const { questions, problems: named } = questionsFromText(many.example);
  expect(questions.map(({ type }) => type)).toEqual(['MCQ', 'MSQ', 'BLANK']);
  expect(named).toEqual([]);
});

describe('questions with one answer', () => {
  it.each([
    ['behind the question', 'What is 2 + 2? 4\nCapital of Italy? - Rome / Roma'],
    ['in brackets', '1. What is 2 + 2? (4)\n2. Capital of Italy? (Rome / Roma)'],
    ['below the question', 'What is 2 + 2?\n- 4\nCapital of Italy?\nAnswer: Rome; Roma'],
    ['as Q and A', 'Q: What is 2 + 2?\nA: 4\n\nQ: Capital of Italy?\nA: Rome / Roma'],
    ['in a second column', 'What is 2 + 2?\t4\nCapital of Italy?\tRome'],
  ])('%s', (_, text) => {
    const [sum, capital] = read(text);
    expect(sum).toBe('BLANK ~ What is 2 + 2? ~ 4');
    expect(capital).toMatch(/^BLANK ~ Capital of Italy\? ~ Rome/);
    expect(problems(text)).toEqual([]);
  });

  it('in a gap', () => {
    expect(read('A ____ barks. (dog)\nA ____ purrs. (cat)')).toEqual([
      'BLANK ~ A ____ barks. ~ dog',
      'BLANK ~ A ____ purrs. ~ cat',
    ]);
  });

  it('that is true or false', () => {
    const told = ['MCQ ~ The sun is a star. ~ True! | False', 'MCQ ~ The moon is a planet. ~ True | False!'];
    expect(read('1. The sun is a star. (True)\n2. The moon is a planet. (false)')).toEqual(told);
    expect(read('The sun is a star.\nAnswer: T\n\nThe moon is a planet.\nAnswer: F')).toEqual(told);
  });

  it('as cards: a word and what it means', () => {
    const cards = ['BLANK ~ an animal that barks ~ dog', 'BLANK ~ an animal that purrs ~ cat'];
    for (const sign of ['\t', ' - ', ': ', ' = '])
      expect(read(`dog${sign}an animal that barks\ncat${sign}an animal that purrs`), sign).toEqual(cards);
  });
});

it('a list of questions alone is one of open questions, whatever its mark', () => {
  const open = ['OPEN ~ Why do leaves fall?', 'OPEN ~ Name three trees.'];
  for (const mark of ['- ', '• ', '* '])
    expect(read(`${mark}Why do leaves fall?\n${mark}Name three trees.`)).toEqual(open);
  expect(read('1. Why do leaves fall?\n2. Name three trees.')).toEqual(open);
});

it('takes nothing from nothing, and says so of what does not fit', () => {
  expect(questionsFromText(' \n ')).toEqual({ questions: [], problems: [], formatted: false });
  expect(problems(`Who?\n${Array.from({ length: 11 }, (_, index) => `- x${index}`).join('\n')}`)).toEqual([
    [1, 'tooManyOptions', 'skipped'],
  ]);
});

it('reads its own quizzes', () => {
  const question = { type: 'OPEN', text: 'How?', hints: ['Well'] };
  const text = JSON.stringify({ title: 'x', questions: [question] });
  expect(questionsFromText(text).questions).toEqual([question]);
});

it('reads thousands of lines, and long ones, while one waits', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => `Which is ${index}?\n- yes\n* no`).join('\n');
  expect(questionsFromText(many).questions).toHaveLength(5_000);
  for (const piece of ['a ', '__', '( ', '** ', '? '])
    expect(questionsFromText(`Who?\n- ${piece.repeat(100_000)}x`).questions).toEqual([]);
  for (const piece of [' ', 'a ', 'b, ', 'y ', '('])
    expect(questionsFromText(`Who?\n- Ada\n- Bo\nAnswer: a${piece.repeat(100_000)}b`).questions).toHaveLength(
      1,
    );
}, 20_000);

it('makes questions that can be played of whatever is pasted, and never throws', () => {
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
      for (const question of questionsFromText(parts.join('')).questions)
        expect(faultsOf(question)).toEqual([]);
    }),
  );
});

describe('marks in what is pasted', () => {
  it('are read in the questions that have some', () => {
    const { questions, formatted } = questionsFromText(
      'What is $x^2$?\nA) 4\n*B) 9\n\nIs H<sub>2</sub>O wet?\nA) Ada\n*B) Bo',
    );
    expect(formatted).toBe(true);
    expect(questions.map(({ format }) => format)).toEqual(['markdown', 'markdown']);
  });

  it('are none where prices and products stand', () => {
    const { questions, formatted } = questionsFromText('Is $5 more than $6?\nA) 3*4*5\n*B) No');
    expect(formatted).toBe(false);
    expect(questions[0]).not.toHaveProperty('format');
  });
});
