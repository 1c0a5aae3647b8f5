import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '#locales/en/import.json' with { type: 'json' };
import es from '#locales/es/import.json' with { type: 'json' };
import { questionsFromText } from '#importers/pasted/pasted.ts';
import { problems, read, shown } from '#importers/testing/pastedQuestions.ts';

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
  it('are all read, even if one of them is Aiken', () => {
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

  it('are read regardless of their marks', () => {
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
      // If all have a star, it's a bullet.
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

  it('stay Aiken if all of them are', () => {
    const aiken =
      'Read this.\n\nWho is meant?\nA. Ada,\nthe first\nB. Bo\nANSWER: A\nFEEDBACK: She was\nthe first.\n\nWho came?\nA) Cy\nB) Di\nANSWER: B';
    const asAiken = read(aiken);
    expect(asAiken).toEqual([
      'MCQ ~ Read this.\nWho is meant? ~ Ada,\nthe first! | Bo',
      'MCQ ~ Who came? ~ Cy | Di!',
    ]);
    // One that isn't Aiken takes nothing away from the others.
    const { questions } = questionsFromText(`${aiken.replace('\n\n', '\n')}\n\nWho left?\nA) Ed\nB) Flo *`);
    expect(questions.map(shown)).toEqual([...asAiken, 'MCQ ~ Who left? ~ Ed | Flo!']);
    expect(questions[0]).toMatchObject({ explanation: 'She was\nthe first.' });
  });

  it('may be numbered like options, with the answer below', () => {
    expect(read('Week 3\n\n1. Name the pigment.\nAnswer: chlorophyll\n\n2. Which?\na) Ada\nb) Bo *')).toEqual(
      ['BLANK ~ Name the pigment. ~ chlorophyll', 'MCQ ~ Which? ~ Ada | Bo!'],
    );
    expect(read('Which?\n1. Ada\n2. Bo\nAnswer: 2')).toEqual(['MCQ ~ Which? ~ Ada | Bo!']);
  });

  it('name a correct option only if it exists', () => {
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
    // Letters in a row count only in order; otherwise they might be a word.
    expect(right('AC')).toEqual(['A dog! | Fish, chips | 2!']);
    expect(read('Which?\na) Cab\nb) Bus\nc) AB\nAnswer: AB')).toEqual(['MCQ ~ Which? ~ Cab | Bus | AB!']);
    // Neither a word nor another option's letter.
    for (const none of ['A cat', 'b) A dog', 'D', 'AD', 'CAB', 'Ab'])
      expect([right(none), problems(text(none))], none).toEqual([
        ['A dog | Fish, chips | 2'],
        [[1, 'correctAnswerMissing', 'changed']],
      ]);
  });
});

describe('an answer key at the end', () => {
  const ASKED =
    '1. Which are fruit?\na) Fig\nb) Leek\nc) Plum\n\n2. Who wrote it?\na) Ada\nb) Bo\n\n3. Which is a metal?\na) Wood\nb) Iron\nc) Wool\n\n';
  const ANSWERED = [
    'MSQ ~ Which are fruit? ~ Fig! | Leek | Plum!',
    'MCQ ~ Who wrote it? ~ Ada | Bo!',
    'MCQ ~ Which is a metal? ~ Wood | Iron! | Wool',
  ];

  it.each([
    'Answers: 1. A, C 2. B 3. B',
    'Answers:\n1. AC\n2. B\n3. b) Iron',
    '**Answer key**\n\n1) a and c; 2) b; 3) b',
    'Key: 1-AC, 2-B, 3-B',
    'ANSWERS\n1 A, C\n2 B\n3 B',
    '---\n## Correct answers:\n1. Fig, plum\n2. Bo\n3. Iron',
    'Respuestas: 1. a y c 2. b 3. b',
    'Clave de respuestas:\n1.\tAC\n2.\tB\n3.\tB',
  ])('is read as %j', (key) => {
    expect(read(ASKED + key)).toEqual(ANSWERED);
    expect(problems(ASKED + key)).toEqual([]);
  });

  it('may be below questions without options', () => {
    expect(read('1. What is 2 + 2?\n2. The sun is a star.\n\nAnswers:\n1. 4\n2. True')).toEqual([
      'BLANK ~ What is 2 + 2? ~ 4',
      'MCQ ~ The sun is a star. ~ True! | False',
    ]);
  });

  it('says nothing about questions that it does not name, or that it cannot tell apart, and tells what is left of it', () => {
    const unmarked = ([question = '', ...more]: readonly string[]) => [question.replace('!', ''), ...more];
    expect(read(`${ASKED}Answers: 1. A, C 2. B 4. A`)).toEqual([
      ...ANSWERED.slice(0, 2),
      ...unmarked(ANSWERED.slice(2)),
    ]);
    const twice = ASKED.replace('2. Who', '3. Who');
    expect(problems(`${twice}Answers: 1. A, C 3. B`)).toEqual([
      [6, 'rightNotMarked', 'changed'],
      [10, 'rightNotMarked', 'changed'],
      [15, 'description', 'skipped'],
    ]);
    expect(problems(`${ASKED}Answers: 1. A, C 2. B 3. B 9. A`)).toEqual([[15, 'description', 'skipped']]);
    expect(problems(`${ASKED}Answers: 1. A, C 2. D 3. B`)).toEqual([[6, 'correctAnswerMissing', 'changed']]);
  });

  it('is asked about where an answer below the question differs, and is not a key if it is the answer of one question', () => {
    const own = ASKED.replace('b) Bo', 'b) Bo\nAnswer: a');
    const text = `${own}Answers: 1. AC 2. B 3. B`;
    expect(read(text)[1]).toBe('MCQ ~ Who wrote it? ~ Ada | Bo');
    expect(problems(text)).toEqual([[6, 'answersDiffer', 'changed']]);
    expect(problems(text.replace('2. B', '2. A'))).toEqual([]);
    expect(read('Which are fruit?\n1. Fig\n2. Leek\n3. Plum\nAnswers: 1. Fig, 3. Plum')).toEqual([
      'MSQ ~ Which are fruit? ~ Fig! | Leek | Plum!',
    ]);
    expect(read('1. What is 2 + 2?\nAnswers: 4')).toEqual(['BLANK ~ What is 2 + 2? ~ 4']);
  });

  it('is read in any form', () => {
    const letters = fc.constantFrom(
      (right: readonly string[]) => right.join(''),
      (right: readonly string[]) => right.join(', '),
      (right: readonly string[]) => right.join(' & ').toUpperCase(),
      (right: readonly string[]) => right.map((letter) => `(${letter})`).join(' and '),
    );
    const sign = fc.constantFrom('. ', ') ', ' - ', ': ', '.');
    const heading = fc.constantFrom('Answers: ', 'Answer key\n', 'Key:\n\n', 'Respuestas: ', '**Answers**\n');
    const asked = fc.record({ count: fc.integer({ min: 2, max: 6 }), picked: fc.uniqueArray(fc.nat(5)) });
    const parting = fc.constantFrom('\n', ' ', '; ');
    fc.assert(
      fc.property(
        fc.array(asked, { minLength: 2, maxLength: 12 }),
        fc.record({ heading, letters, sign, parting }),
        (questions, form) => {
          const rightOf = ({ count, picked }: (typeof questions)[number]) =>
            [...new Set([...picked.map((place) => place % count), 0])].toSorted((a, b) => a - b);
          const letter = (place: number) => String.fromCharCode(97 + place);
          const blocks = questions.map(({ count }, index) =>
            [
              `${index + 1}. Which of these?`,
              ...Array.from({ length: count }, (_, place) => `${letter(place)}) word ${place}`),
            ].join('\n'),
          );
          const key = questions.map(
            (each, index) => `${index + 1}${form.sign}${form.letters(rightOf(each).map(letter))}`,
          );
          expect(read([...blocks, form.heading + key.join(form.parting)].join('\n\n'))).toEqual(
            questions.map((each) => {
              const right = rightOf(each);
              const options = Array.from(
                { length: each.count },
                (_, place) => `word ${place}${right.includes(place) ? '!' : ''}`,
              );
              return `${right.length > 1 ? 'MSQ' : 'MCQ'} ~ Which of these? ~ ${options.join(' | ')}`;
            }),
          );
        },
      ),
    );
  });
});

describe('a table whose header names the column of correct answers', () => {
  const table = (header: string, right: string) =>
    `Question\tA\tB\tC\tD\t${header}\nWhat pumps blood?\tLung\tHeart\t\tSkin\t${right}\nWhich is a metal?\tIron\tWood\t\t\tA`;
  const METAL = 'MCQ ~ Which is a metal? ~ Iron! | Wood';

  it.each(['Correct', 'Answer', 'Correct answer', 'Respuesta correcta', 'Right'])(
    'recognizes the header %j',
    (header) => {
      for (const right of ['B', 'b)', 'Heart', 'heart', '2'])
        expect(read(table(header, right)), right).toEqual([
          'MCQ ~ What pumps blood? ~ Lung | Heart! | Skin',
          METAL,
        ]);
      // Letters refer to columns.
      expect(read(table(header, 'B, D'))).toEqual(['MSQ ~ What pumps blood? ~ Lung | Heart! | Skin!', METAL]);
    },
  );

  it('has no correct option if the column names none, which is reported', () => {
    expect(read(table('Correct', 'Liver'))).toEqual(['MCQ ~ What pumps blood? ~ Lung | Heart | Skin', METAL]);
    expect(problems(table('Correct', 'Liver'))).toEqual([[2, 'correctAnswerMissing', 'changed']]);
    expect(problems(table('Correct', 'C'))).toEqual([[2, 'correctAnswerMissing', 'changed']]);
    expect(problems(table('Correct', ''))).toEqual([[2, 'rightNotMarked', 'changed']]);
  });

  it('may have that column anywhere, next to wrong answers, or alone', () => {
    expect(read('No.\tQuestion\tAnswer\tA\tB\n1\tWhich flies?\tB\tCow\tOwl')).toEqual([
      'MCQ ~ Which flies? ~ Cow | Owl!',
    ]);
    expect(read('Question\tAnswer\tWrong 1\tWrong 2\nWhich flies?\tOwl\tCow\tPig')).toEqual([
      'MCQ ~ Which flies? ~ Owl! | Cow | Pig',
    ]);
    expect(read('Question\tAnswer\nWhich flies?\tOwl')).toEqual(['BLANK ~ Which flies? ~ Owl']);
  });
});

describe('a table among other text', () => {
  const TABLE = 'Question\tA\tB\tC\tCorrect\nWhich pumps blood?\tLung\tHeart\tSkin\tB';
  const PIPES = '| Question | A | B | Key |\n|---|---|---|---|\n| Which flies? | Cow | Owl | B |';
  const BLOOD = 'MCQ ~ Which pumps blood? ~ Lung | Heart! | Skin';
  const FLIES = 'MCQ ~ Which flies? ~ Cow | Owl!';
  const SUM = 'What is 2 + 2?\na) 3\nb) 4';

  it('is read in its place, by its own headings, and by the key of the others', () => {
    expect(read(`1. Who left?\n2. Who came?\n${TABLE}`)).toEqual([
      'OPEN ~ Who left?',
      'OPEN ~ Who came?',
      BLOOD,
    ]);
    expect(read('Who left?\nWho came?\nQuestion\tAnswer\nWhich flies?\tOwl')).toEqual([
      'OPEN ~ Who left?',
      'OPEN ~ Who came?',
      'BLANK ~ Which flies? ~ Owl',
    ]);
    const mixed = `${TABLE}\n\n1. ${SUM}\n\n${PIPES}\n\n2. Which is a metal?\na) Iron\nb) Wood\n`;
    const all = [BLOOD, 'MCQ ~ What is 2 + 2? ~ 3 | 4!', FLIES, 'MCQ ~ Which is a metal? ~ Iron! | Wood'];
    expect(read(`${mixed}\nAnswers: 1. b 2. a`)).toEqual(all);
    expect(read(`Answers: 1. b 2. a\n\n${mixed}`)).toEqual(all);
    expect(problems(`${SUM} *\n${TABLE.replace(/B$/, 'D')}`)).toEqual([
      [5, 'correctAnswerMissing', 'changed'],
    ]);
  });

  it('goes on below a line without cells', () => {
    const text = `${TABLE}\nBonus\nWhich is a metal?\tIron\tWood\t\tIron`;
    expect(read(text)).toEqual([BLOOD, 'MCQ ~ Which is a metal? ~ Iron! | Wood']);
    expect(problems(text)).toEqual([[3, 'description', 'skipped']]);
  });

  it('stays part of a question if it asks nothing, and is a doubt if it may be meant another way', () => {
    const data = '1. Use the table.\nx\t1\t2\ny\t2\t4\nWhat is y?\na) 2\nb) 4 *';
    expect(read(data)).toEqual(['MCQ ~ Use the table.\nx\t1\t2\ny\t2\t4\nWhat is y? ~ 2 | 4!']);
    expect(problems(data)).toEqual([]);
    const labeled = data.replace('x\t', 'x in cm:\t').replace('y\t', 'y in cm:\t');
    expect(read(labeled)).toEqual([
      'MCQ ~ Use the table.\nx in cm:\t1\t2\ny in cm:\t2\t4\nWhat is y? ~ 2 | 4!',
    ]);
    const answered = '1. Name a gas.\nAnswer: neon\n2. Which flies?\tCow\tOwl\n3. Why?\t____';
    expect(problems(answered)).toEqual([[3, 'answersListed', 'changed']]);
    for (const cells of ['Term\tMeaning\nowl\ta bird', 'owl\ta bird\tFly\ncow\tan animal\tRun'])
      expect(problems(`1. Who left?\n2. Who came?\n\n${cells}`)).toEqual([[4, 'answerOpen', 'changed']]);
  });
});

it.each([en, es])('reads the example in the dialog', ({ page }) => {
  const { questions, problems: named } = questionsFromText(page.example);
  expect(questions.map(({ type }) => type)).toEqual(['MCQ', 'MSQ', 'BLANK']);
  expect(named).toEqual([]);
});
