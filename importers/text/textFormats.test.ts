import { expect, test } from 'vitest';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportFormatId, ImportOptions, ImportResult } from '#importers/types.ts';

function read(text: string, format: ImportFormatId, options: ImportOptions = {}): Promise<ImportResult> {
  return readQuizFile(new TextEncoder().encode(text), 'words.txt', { format, ...options });
}

function told({ problems }: ImportResult): string[] {
  return problems.map(({ place, item, reason, severity }) => {
    const where = place.kind === 'file' ? 'file' : `${place.kind} ${place.number}`;
    return `${where} ${severity} ${reason.code} [${item}]`;
  });
}

test('Aiken: reads lettered options with any line breaks, one or several of them correct', async () => {
  const result = await read(
    'One?\r\nA) a\r\nB. b\r\nANSWER: B\r\n\r\nTwo\r\nlines?\r\nA) a\r\nB) b\r\nC) c\r\nANSWER: A, C\r\n',
    'aiken',
  );
  expect(result.quiz.questions).toEqual([
    { type: 'MCQ', text: 'One?', options: [{ text: 'a' }, { text: 'b', correct: true }] },
    {
      type: 'MSQ',
      text: 'Two\nlines?',
      options: [{ text: 'a', correct: true }, { text: 'b' }, { text: 'c', correct: true }],
    },
  ]);
  expect(result.problems).toEqual([]);
});

test('Aiken: allows blank lines in between, and options that span lines', async () => {
  const { quiz } = await read('Q?\n\nA) a\nmore of a\n\nB) b\n\nANSWER: A\n', 'aiken');
  expect(quiz.questions).toEqual([
    { type: 'MCQ', text: 'Q?', options: [{ text: 'a\nmore of a', correct: true }, { text: 'b' }] },
  ]);
});

test('Aiken: reports each fault with its line and takes the rest', async () => {
  const text = [
    'No answer?',
    'A) a',
    'B) b',
    '',
    'Unknown letter?',
    'A) a',
    'B) b',
    'ANSWER: D',
    '',
    'Good?',
    'A) a',
    'B) b',
    'ANSWER: A',
    '',
    'A) an option first',
    'B) b',
    'ANSWER: A',
    'No options',
    'ANSWER: A',
    'One option?',
    'A) a',
    'ANSWER: A',
    'Empty answer?',
    'A) a',
    'B) b',
    'ANSWER:',
    '',
    'Twice?',
    'A) a',
    'B) b',
    'A) c',
    'ANSWER: A',
    '',
    'Words at the end',
  ].join('\n');
  const result = await read(text, 'aiken');
  expect(result.quiz.questions.map((question) => question.text)).toEqual([
    'No answer?',
    'Unknown letter?',
    'Good?',
    '',
    'One option?',
    'Empty answer?',
    'Twice?',
  ]);
  expect(told(result)).toEqual([
    'line 1 unfinished answerLineMissing [No answer?]',
    'line 5 unfinished badCorrectAnswer [Unknown letter?]',
    'line 15 unfinished questionEmpty []',
    'line 18 skipped badCorrectAnswer [No options]',
    'line 20 unfinished tooFewOptions [One option?]',
    'line 23 unfinished noCorrectAnswer [Empty answer?]',
    'line 28 unfinished answerLineMissing [Twice?]',
    'line 34 skipped strayText [Words at the end]',
  ]);
});

test('Aiken: a question without an answer does not swallow the next one', async () => {
  const result = await read(
    'First?\nA) a\nB) b\nSecond?\nA) c\nB) d\nANSWER: B\nThird?\nA) e\nmore of e\nB) f\nANSWER: A\n',
    'aiken',
  );
  expect(result.quiz.questions).toEqual([
    { type: 'MCQ', text: 'First?', options: [{ text: 'a' }, { text: 'b' }], unmarked: true },
    { type: 'MCQ', text: 'Second?', options: [{ text: 'c' }, { text: 'd', correct: true }] },
    { type: 'MCQ', text: 'Third?', options: [{ text: 'e\nmore of e', correct: true }, { text: 'f' }] },
  ]);
  expect(told(result)).toEqual(['line 1 unfinished answerLineMissing [First?]']);
});

test('Aiken: is detected with uppercase or lowercase letters', async () => {
  const text = 'One?\na) a\nb) b\nANSWER: b\n\nIs it 8\np. m.?\nA. yes\nB. no\nanswer: A\n';
  const { format, quiz, problems } = await readQuizFile(new TextEncoder().encode(text), 'words.txt');
  expect(format).toBe('aiken');
  expect(quiz.questions).toEqual([
    { type: 'MCQ', text: 'One?', options: [{ text: 'a' }, { text: 'b', correct: true }] },
    { type: 'MCQ', text: 'Is it 8\np. m.?', options: [{ text: 'yes', correct: true }, { text: 'no' }] },
  ]);
  expect(problems).toEqual([]);
});

test('Aiken: feedback explains the question before it', async () => {
  const question = (text: string) => `${text}\nA) a\nB) b\nANSWER: A\n`;
  const result = await read(
    `${question('One?')}FEEDBACK: Because.\n\n${question('Two?')}feedback: First line\nsecond line\n\n${question('Three?')}Feedback: Right.\n${question('Four?')}\n${question('Five?')}`,
    'aiken',
  );
  expect(result.quiz.questions.map(({ text, explanation }) => [text, explanation])).toEqual([
    ['One?', 'Because.'],
    ['Two?', 'First line\nsecond line'],
    ['Three?', 'Right.'],
    ['Four?', undefined],
    ['Five?', undefined],
  ]);
  expect(result.problems).toEqual([]);
});

test('Quizlet: asks the definition and accepts every term that has it', async () => {
  const result = await read('青\tblue\n赤\tred\tor crimson\n青い\tblue\n', 'quizlet');
  expect(result.quiz.questions).toEqual([
    { type: 'BLANK', text: 'blue', accepted: ['青', '青い'] },
    { type: 'BLANK', text: 'red\tor crimson', accepted: ['赤'] },
    { type: 'BLANK', text: 'blue', accepted: ['青い', '青'] },
  ]);
});

test('Quizlet: counts lines with other separators, even with several characters', async () => {
  const result = await read('a => one\nmore;\n\nb => two; no separator ;c => three', 'quizlet', {
    quizlet: { term: ' => ', card: ';' },
  });
  expect(result.quiz.questions.map(({ text }) => text)).toEqual(['one\nmore', 'two', 'three']);
  expect(told(result)).toEqual(['line 4 skipped noSeparator [no separator]']);
});

test('Quizlet: reports faults', async () => {
  const result = await read(`x\n\tdefinition\nterm\t\n${'t'.repeat(201)}\tlong\n`, 'quizlet');
  expect(result.quiz.questions).toEqual([]);
  expect(told(result)).toEqual([
    'line 1 skipped noSeparator [x]',
    'line 2 skipped answerEmpty [definition]',
    'line 3 skipped questionEmpty [term]',
    'line 4 skipped answerTooLong [long]',
  ]);
});

test('Quizlet: empty separators mean the defaults', async () => {
  const { quiz } = await read('a\tb', 'quizlet', { quizlet: { term: '', card: '' } });
  expect(quiz.questions).toHaveLength(1);
});
