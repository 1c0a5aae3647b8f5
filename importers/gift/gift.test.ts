import { expect, test } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { ImportResult } from '#importers/types.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { handedIn } from '#importers/testing/handedIn.ts';

function read(text: string, options = {}): Promise<ImportResult> {
  return readQuizFile(new TextEncoder().encode(text), 'a.gift', { format: 'gift', ...options });
}

async function only(text: string): Promise<AuthoredQuestion> {
  const { quiz } = await read(text);
  expect(quiz.questions).toHaveLength(1);
  return quiz.questions[0] as AuthoredQuestion;
}

async function reasons(text: string): Promise<string[]> {
  const { problems } = await read(text);
  return problems.map(({ place, reason, severity }) => {
    const where = place.kind === 'file' ? 'file' : `${place.kind} ${place.number}`;
    return `${where} ${severity} ${reason.code} ${Object.values(reason.values).join(' ')}`.trim();
  });
}

test('weights: several positive ones make an MSQ, while = with partial credit stays an MCQ and reports it', async () => {
  expect(await only('Q{~%50%a ~%50%b ~%-100%c}')).toEqual({
    type: 'MSQ',
    text: 'Q',
    options: [{ text: 'a', correct: true }, { text: 'b', correct: true }, { text: 'c' }],
  });
  expect(await only('Q{=a ~%50%b ~c}')).toMatchObject({ type: 'MCQ', options: [{ correct: true }, {}, {}] });
  expect(await reasons('Q{=a ~%50%b ~c}')).toEqual(['line 1 changed partialCreditDropped b 50']);
  expect(await only('Q{~%100%a ~b}')).toMatchObject({
    type: 'MCQ',
    options: [{ text: 'a', correct: true }, { text: 'b' }],
  });
  // Negative weights penalize choosing too many options.
  expect(await only('Q{~%100%a ~%-100%b}')).toMatchObject({ type: 'MSQ', options: [{ correct: true }, {}] });
  expect(await only('Q{=a ~%-100%b}')).toMatchObject({ type: 'MCQ' });
  expect(await reasons('Q{=a =b ~c}')).toEqual(['line 1 changed severalRightMadeMsq']);
  expect(await reasons('Q{~a ~b}')).toEqual(['line 1 unfinished noCorrectAnswer']);
});

test('short answers: only full credit is accepted, wildcards are reported, and an escaped star is literal', async () => {
  expect(await only('Q{=a =%100%b =%50%c =%0%d}')).toMatchObject({ type: 'BLANK', accepted: ['a', 'b'] });
  expect(await only('Q{no mark}')).toMatchObject({ accepted: ['no mark'] });
  expect(await only(String.raw`Q{=2\*3 =5*}`)).toMatchObject({ accepted: ['2*3'] });
  expect(await reasons('Q{=*north*}')).toEqual([
    'line 1 unfinished noCorrectAnswer',
    'line 1 changed wildcardDropped *north*',
  ]);
  expect(await reasons('Q{=%50%a}')).toEqual([
    'line 1 unfinished noCorrectAnswer',
    'line 1 changed partialCreditDropped a 50',
  ]);
});

test.each([
  [
    'is read as Moodle writes it',
    '>3 ALL VERTICAL RELATIVE_NEXT_EXCLUDE_LAST HIDE none\nHorse\n12:30\na = b\n',
  ],
  ['may have its settings and first item on one line', '>3 ALL H ABS SHOW Horse\n\n12:30\na = b'],
  ['may omit its settings', '>3\n  Horse\n  12:30\n  a = b'],
])('an ordering question %s', async (_, written) => {
  expect(await only(`Q{${written}}`)).toEqual({
    type: 'REORDER',
    text: 'Q',
    items: [{ text: 'Horse' }, { text: '12:30' }, { text: 'a = b' }],
  });
});

test('ordering questions: two items are too few, and text that only begins like one is a short answer', async () => {
  expect(await reasons('Q{>2 ALL\na\nb}')).toEqual(['line 1 unfinished tooFewPieces 3']);
  expect(await only('Q{>5}')).toMatchObject({ type: 'BLANK', accepted: ['>5'] });
});

/** What is handed in, whether or not quizzes have its kind yet. */
async function handed(text: string): Promise<unknown> {
  const { questions } = await handedIn(text, 'a.gift');
  expect(questions).toHaveLength(1);
  return questions[0];
}

test.each([
  ['{#3.10}', ['3.10'], {}],
  ['{#3:2}', ['3'], { tolerance: 2 }],
  ['{#1..5}', ['3'], { tolerance: 2 }],
  ['{#3.141..3.142}', ['3.1415'], { tolerance: 0.0005 }],
  ['{#-3.142..-3.141}', ['-3.1415'], { tolerance: 0.0005 }],
  ['{#1e3..2e3}', ['1500'], { tolerance: 500 }],
  ['{#5..5}', ['5'], {}],
  ['{#=7:1 =9:1 =%50%8:4}', ['7', '9'], { tolerance: 1 }],
])('numbers: %s is compared as a number', async (answers, accepted, number) => {
  expect(await handed(`Q${answers}`)).toEqual({ type: 'BLANK', text: 'Q', accepted, number });
});

test('numbers: feedback names its range; another tolerance, partial credit and words are reported', async () => {
  expect(await handed('Q{#=7:0#yes =7:2#close}')).toMatchObject({
    accepted: ['7'],
    explanation: '7: yes\n7 ± 2: close',
  });
  const { reasons: told } = await handedIn('Q{#=7:0 =9:1 =%50%7:2}\n\nS{#x}\n\nT{#5..1}', 'a.gift');
  expect(told).toEqual([
    '1 partialCreditDropped 7:2 50',
    '1 numberRange 9:1',
    '3 badNumber x',
    '5 badNumber 5..1',
    '3 noCorrectAnswer',
    '5 noCorrectAnswer',
  ]);
});

test('matching: pairs, and matches that belong to none', async () => {
  expect(await handed('[html]Match{=<b>a</b> -> 1 =b->2 = -> 3 ####why}')).toEqual({
    type: 'MATCH',
    text: 'Match',
    explanation: 'why',
    pairs: [
      { prompt: { text: '**a**' }, match: { text: '1' } },
      { prompt: { text: 'b' }, match: { text: '2' } },
    ],
    extras: [{ text: '3' }],
  });
  expect(await reasons('Q{=a -> b =c}')).toEqual(['line 1 skipped strayText']);
});

test('several gaps in a text: to type, to choose from, or both', async () => {
  expect(await handed('Roses are {=red =rosy#nice} and 2 + 2 is {#4:1####why}.')).toEqual({
    type: 'CLOZE',
    text: 'Roses are [[1]] and 2 + 2 is [[2]].',
    explanation: 'why\nrosy: nice',
    gaps: [{ accepted: ['red', 'rosy'] }, { accepted: ['4'], number: { tolerance: 1 } }],
  });
  expect(await handed('I {=am ~is} and you {~is =are}')).toMatchObject({
    type: 'DROPDOWN',
    gaps: [{ choices: [{ text: 'am', correct: true }, { text: 'is' }] }, { choices: [{}, {}] }],
  });
  expect(await handed('::N::I {=am} and you {~is =are}.')).toMatchObject({
    type: 'COMPREHENSION',
    text: 'N',
    passage: 'I (1) _____ and you (2) _____.',
  });
});

test('embedded answers keep their lines', async () => {
  expect(await handed('States:\n* Here {1:MC:=a~b}\n* There {1:MC:a#No~%100%b}.\n')).toEqual({
    type: 'DROPDOWN',
    text: 'States:\n* Here [[1]]\n* There [[2]].',
    explanation: 'a: No',
    gaps: [
      { choices: [{ text: 'a', correct: true }, { text: 'b' }] },
      { choices: [{ text: 'a' }, { text: 'b', correct: true }] },
    ],
  });
});

test('true and false are in the language of the person importing, with the feedback for each', async () => {
  const { quiz } = await read('Q{F#no#yes####why}', {
    labels: { true: 'Ja', false: 'Nein', untitled: 'Quiz' },
  });
  expect(quiz.questions).toEqual([
    {
      type: 'MCQ',
      text: 'Q',
      options: [{ text: 'Ja' }, { text: 'Nein', correct: true }],
      explanation: 'why\nNein: yes\nJa: no',
    },
  ]);
});

test('HTML becomes markup; an https picture is kept, any other is reported', async () => {
  const text = String.raw`[html]<p>Which <b>dog</b> is this?<img src\="https\://a.example/d.png" alt\="A dog"></p>{=<i>Rex</i> ~<img src\="@@PLUGINFILE@@/cat.png">Cat}`;
  const { quiz, problems } = await read(text);
  expect(quiz.questions).toEqual([
    {
      type: 'MCQ',
      format: 'markdown',
      text: 'Which **dog** is this?',
      media: { type: 'image', url: 'https://a.example/d.png', alt: 'A dog' },
      options: [{ text: '*Rex*', correct: true }, { text: 'Cat' }],
    },
  ]);
  expect(problems.map(({ reason }) => reason)).toEqual([
    { code: 'pictureNotTaken', values: { reference: '@@PLUGINFILE@@/cat.png' } },
  ]);
  expect(await reasons('[html]<u>Q</u>{T}')).toEqual(['file changed formattingRemoved 1']);
  expect(await reasons(String.raw`[html]<video src\="a.mp4"></video>Q{T}`)).toEqual([
    'line 1 changed embedNotTaken video',
  ]);
});

test.each([
  ['**Q** and __Q__', '**Q** and **Q**'],
  ['*Q* and _Q_, not snake_case or 2*3*4', '*Q* and *Q*, not snake_case or 2*3*4'],
  ['***Q***', '***Q***'],
  [String.raw`\`a*b\``.replaceAll('\\', ''), '`a*b`'],
  ['# Head\n* one\n+ two', '**Head**\n- one\n- two'],
  ['3. three\n4. four', '3. three\n4. four'],
  ['**Q** [here](https\\://a.example)', '**Q** here (https://a.example)'],
  ['H<sub>2</sub>O', 'H<sub>2</sub>O'],
  ['1) one\\n2) two', '1) one\n2) two'],
  [String.raw`\\(x^2\\) or $$x^\{2\}$$`, '$x^2$ or\n$$x^{2}$$'],
])('Markdown is converted: %s', async (written, text) => {
  expect(await only(`[markdown]${written}{}`)).toEqual({ type: 'OPEN', format: 'markdown', text });
});

test('without a format, closed tags and formulas mean what they mean in Moodle', async () => {
  expect(await only('H<sub>2</sub>O{=<b>water</b> ~*wine*}')).toMatchObject({
    format: 'markdown',
    text: 'H<sub>2</sub>O',
    options: [{ text: '**water**' }, { text: '\\*wine\\*' }],
  });
  expect(await only(String.raw`Solve \(x^2 \= 4\) for $5{\#}`.replace('{\\#}', '{}'))).toMatchObject({
    format: 'markdown',
    text: 'Solve $x^2 = 4$ for $5',
  });
  expect(await only('[plain]H<sub>2</sub>O{}')).toEqual({ type: 'OPEN', text: 'H<sub>2</sub>O' });
});

test('words are kept without the markup if it takes too much space', async () => {
  const text = `${'x*y '.repeat(490)}<b>z</b>`;
  expect(await only(`[html]${'*x* '.repeat(499)}<b>z</b>{}`)).toMatchObject({
    text: `${'*x* '.repeat(499)}z`,
  });
  expect(await reasons(`[html]${'*x* '.repeat(499)}<b>z</b>{}`)).toEqual([
    'line 1 changed formattingRemoved 1',
  ]);
  expect(await reasons(`[html]${text}{}`)).toEqual([]);
});

test('text in other formats is kept as written', async () => {
  expect(await only('[markdown]Q_1_a{T}')).toEqual(await only('Q_1_a{T}'));
  expect(await only('Which tag is bold, <b> or <i>?{=<b> ~<i>}')).toMatchObject({
    options: [{ text: '<b>' }, { text: '<i>' }],
  });
});

test('a line break in the file is layout, an escaped one is text', async () => {
  expect(await only('A question\n   over two lines\\nand a third{T}')).toMatchObject({
    text: 'A question over two lines\nand a third',
  });
});

test('blank lines inside braces do not split a question, and open braces do not swallow what follows', async () => {
  expect(await only('Q{\n=a\n\n~b\n}')).toMatchObject({ options: [{ text: 'a' }, { text: 'b' }] });
  const { quiz, problems } = await read('Open{ =a\n\nNext{T}\n\nLast{F}');
  expect(quiz.questions.map(({ text }) => text)).toEqual(['Next', 'Last']);
  expect(problems.map(({ place, reason }) => [place, reason.code])).toEqual([
    [{ kind: 'line', number: 1 }, 'unclosedAnswers'],
  ]);
});

test('questions without a blank line between them are told apart', async () => {
  const { quiz } = await read('A{T}\n// comment\n::Name::B{F}\nC{T}');
  expect(quiz.questions.map(({ text }) => text)).toEqual(['A', 'B', 'C']);
});

test('whatever is not taken is reported with its line', async () => {
  const text = [
    '// [tag:x] [tag:y]',
    'Just words',
    '',
    '$CATEGORY: a/One',
    '',
    'Pairs{=a -> b =c}',
    '',
    '$CATEGORY: a/Two',
    '::n::Two{T} blocks {F}',
    '',
    '{T}',
    '',
    'Stray{1:~a =b}',
  ].join('\n');
  expect(await reasons(text)).toEqual([
    'line 2 skipped description',
    'line 6 skipped strayText',
    'line 9 skipped severalAnswerBlocks',
    'line 11 unfinished questionEmpty',
    'line 13 skipped strayText',
    'file changed categoriesDropped 2 One, Two',
    'file changed tagsDropped 2',
  ]);
});

test('a single category becomes the subject', async () => {
  const { quiz } = await read('$CATEGORY: $course$/top/Biology\n\nQ{T}');
  expect(quiz.subject).toBe('Biology');
});

test('limits: reports too many options, and texts and explanations that are too long', async () => {
  const many = Array.from({ length: 11 }, (_, index) => `~${index}`).join(' ');
  expect(await reasons(`Q{=a ${many}}`)).toEqual(['line 1 skipped tooManyOptions 12 10']);
  expect(await reasons(`${'q'.repeat(2001)}{T}`)).toEqual(['line 1 skipped questionTooLong 2001 2000']);
  expect(await reasons(`Q{T####${'e'.repeat(2001)}}`)).toEqual([
    'line 1 changed explanationTooLong 2001 2000',
  ]);
  expect(await reasons(`Q{=${'o'.repeat(501)} ~b}`)).toEqual(['line 1 skipped optionTooLong 1 501 500']);
  expect(await reasons(`Q{=${'a'.repeat(201)}}`)).toEqual(['line 1 skipped answerTooLong 201 200']);
  expect(await reasons(`Q{${'~x'.repeat(60_000)}}`)).toEqual(['line 1 skipped itemTooLong 120003 100000']);
});
