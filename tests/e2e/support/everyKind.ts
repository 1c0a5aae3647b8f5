// One question of each kind.

import { expect } from '@playwright/test';
import { tabTo } from '#tests/e2e/pages/keyboard.ts';
import { CORRECT, type KindStory, lines, THANKS } from '#tests/e2e/support/kindStory.ts';
import { PLACE_KINDS } from '#tests/e2e/support/placeKinds.ts';

const PASSAGE = 'They left before five, while the snow was still hard. Nobody asked why.';

export const EVERY_KIND: readonly KindStory[] = [
  {
    kind: 'Multiple choice',
    text: 'Which planet is called the red one?',
    async write(editor) {
      await lines(editor, 'Option', ['Mars', 'Venus']);
      await editor.correctControl(1).check();
    },
    authored: () => ({
      type: 'MCQ',
      text: 'Which planet is called the red one?',
      options: [{ text: 'Mars', correct: true }, { text: 'Venus' }],
    }),
    touch: (player) => player.tap(player.option('Mars')),
    keys: (player) => player.press(player.option('Venus')),
    verdicts: { touch: 'Correct!', keys: 'Not this time' },
    report: { summary: '1 of 2 correct', answers: ['Mars', 'Venus'] },
  },
  {
    kind: 'Select all that apply',
    text: 'Which of these are primes?',
    async write(editor) {
      await lines(editor, 'Option', ['2', '4', '7']);
      await editor.correctControl(1).check();
      await editor.correctControl(3).check();
    },
    authored: () => ({
      type: 'MSQ',
      text: 'Which of these are primes?',
      options: [{ text: '2', correct: true }, { text: '4' }, { text: '7', correct: true }],
    }),
    async touch(player) {
      for (const text of ['2', '7']) await player.tap(player.option(text));
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await tabTo(player.page, player.option('2'));
      await player.page.keyboard.press('Space');
      await player.press(player.submitButton);
    },
    verdicts: { touch: 'Correct!', keys: 'Partially correct' },
    report: { summary: '1 of 2 correct', answers: ['2, 7', '2'] },
  },
  {
    kind: 'Short answer',
    text: 'How many moons has the Earth?',
    write: (editor) => editor.answer(1).fill('one'),
    authored: () => ({ type: 'BLANK', text: 'How many moons has the Earth?', accepted: ['one'] }),
    async touch(player) {
      await player.tap(player.answerField);
      await player.page.keyboard.type('one');
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await player.page.keyboard.type('one');
      await player.page.keyboard.press('Enter');
    },
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['one'] },
  },
  {
    kind: 'Open-ended',
    text: 'What would you take along to Mars?',
    authored: () => ({ type: 'OPEN', text: 'What would you take along to Mars?' }),
    async touch(player) {
      await player.tap(player.answerField);
      await player.page.keyboard.type('A book');
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await player.page.keyboard.type('A map');
      await player.press(player.submitButton);
    },
    verdicts: THANKS,
    report: { summary: '2 answered', answers: ['A book', 'A map'] },
  },
  ...PLACE_KINDS,
  {
    kind: 'Word cloud',
    text: 'What makes a good friend?',
    authored: () => ({ type: 'WORDCLOUD', text: 'What makes a good friend?' }),
    async touch(player) {
      await player.tap(player.field('Your words'));
      await player.page.keyboard.type('kind');
      await player.tap(player.page.getByRole('button', { name: 'Add', exact: true }));
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await player.page.keyboard.type('kind');
      await player.page.keyboard.press('Enter');
      await player.press(player.submitButton);
    },
    verdicts: THANKS,
    report: { summary: '2 answered', answers: ['kind'] },
  },
  {
    kind: 'Flashcard',
    text: 'la montaña',
    write: async (editor) => {
      await editor.page.getByRole('textbox', { name: 'Back of the card' }).fill('the mountain');
    },
    authored: () => ({ type: 'FLASHCARD', text: 'la montaña', back: 'the mountain' }),
    async touch(player) {
      await player.tap(player.page.getByRole('button', { name: 'Flip the card' }));
      await expect(player.page.getByText('the mountain', { exact: true })).toBeAttached();
      await player.tap(player.page.getByRole('button', { name: 'Got it' }));
    },
    async keys(player) {
      await player.page.keyboard.press('Space');
      await expect(player.page.getByText('the mountain', { exact: true })).toBeAttached();
      await player.page.keyboard.press('1');
    },
    verdicts: { touch: 'Noted!', keys: 'Noted!' },
    report: { summary: '2 answered', answers: ['Got it', 'Not yet'] },
  },
  {
    kind: 'Passage',
    text: 'A night at the hut',
    async write(editor) {
      const passage = editor.page.getByRole('textbox', { name: 'Passage' });
      await passage.fill(PASSAGE);
      const children = editor.page.getByRole('group', { name: 'Questions about it' });
      await children.getByRole('button', { name: 'Add question' }).click();
      await children.getByRole('textbox', { name: 'Question', exact: true }).fill('When did they leave?');
      await children.getByRole('radio', { name: 'Short answer' }).check();
      await children.getByRole('textbox', { name: 'Accepted answer 1' }).fill('before five');
    },
    authored: () => ({
      type: 'COMPREHENSION',
      text: 'A night at the hut',
      passage: PASSAGE,
      questions: [{ type: 'BLANK', text: 'When did they leave?', accepted: ['before five'] }],
    }),
    async touch(player) {
      await player.tap(player.page.getByRole('button', { name: 'Done reading' }));
      await player.continueGame();
      await player.expectQuestion('When did they leave?');
      await player.waitUntilReady();
      await player.tap(player.answerField);
      await player.page.keyboard.type('before five');
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await player.page.keyboard.press('Enter');
      await player.continueGame();
      await player.expectQuestion('When did they leave?');
      await player.waitUntilReady();
      await player.page.keyboard.type('before five');
      await player.page.keyboard.press('Enter');
    },
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['Read'] },
  },
];
