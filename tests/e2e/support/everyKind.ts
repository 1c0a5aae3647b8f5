// One question of each kind: how a teacher writes it, and how a student answers it by touch and by keyboard.

import { expect, type Locator, type Page } from '@playwright/test';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { Board } from '#core/questions/board/board.ts';
import { tabTo } from '#tests/e2e/pages/keyboard.ts';
import type { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import type { KindPage } from '#tests/e2e/pages/KindPage.ts';

export interface KindStory {
  /** As the editor calls it. */
  readonly kind: string;
  /** What is typed as the question's text; gaps are in brackets. */
  readonly text: string;
  /** What the open question can be recognized by, if not its text. */
  readonly opens?: (player: KindPage) => Promise<void>;
  /** Writes all but the text. */
  readonly write: (editor: EditorPage) => Promise<void>;
  /** The same, for a picture to answer on. */
  readonly authored: (picture: Board) => AuthoredQuestion;
  readonly touch: (player: KindPage) => Promise<void>;
  readonly keys: (player: KindPage) => Promise<void>;
  /** In the verdicts. */
  readonly verdicts: { readonly touch: string; readonly keys: string };
  /** Part of its text where gaps are drawn. */
  readonly shown: string;
  /** What the report says, and what it says of the answers. */
  readonly report: { readonly summary: string; readonly answers: readonly string[] };
}

export const PICTURE = 'assets/memes/classic/high-five-400.webp';

async function lines(
  { page }: EditorPage,
  name: string,
  texts: readonly string[],
  within: Page | Locator = page,
): Promise<void> {
  for (const [at, text] of texts.entries()) {
    const line = within.getByRole('textbox', { name: `${name} ${at + 1}`, exact: true });
    if ((await line.count()) === 0) await page.keyboard.press('Enter');
    await line.click();
    await page.keyboard.type(text);
  }
}

async function picture(editor: EditorPage, description: string): Promise<void> {
  await editor.button('Picture to answer on: add picture').click();
  const dialog = editor.page.getByRole('dialog');
  await dialog.locator('input[type="file"]').setInputFiles(PICTURE);
  await dialog.getByRole('textbox', { name: 'Describe the picture' }).fill(description);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(editor.page.locator('.board-picture')).toBeVisible();
}

const CORRECT = { touch: 'Correct!', keys: 'Correct!' } as const;
const THANKS = { touch: 'Thanks for your answer', keys: 'Thanks for your answer' } as const;

type Pairs = readonly (readonly [place: string, piece: string])[];

/** Puts pieces into places; whichever isn't waiting for its other half is pressed first. */
const placed =
  (pairs: Pairs, first: 'place' | 'piece') =>
  (by: 'tap' | 'press', named: (player: KindPage, place: string) => ReturnType<KindPage['piece']>) =>
  async (player: KindPage): Promise<void> => {
    for (const [place, piece] of pairs) {
      const both = [named(player, place), player.piece(piece)];
      for (const each of first === 'place' ? both : both.toReversed()) await player[by](each);
      await expect(player.piece(piece)).toHaveAccessibleName(new RegExp(place.replace(/^\D+ /, '')));
    }
    await player[by](player.submitButton);
  };

const own = (player: KindPage, place: string) => player.piece(place);
const named = (player: KindPage, place: string) => player.place(place);

const CAPITAL_OF = [
  ['France', 'Paris'],
  ['Spain', 'Madrid'],
  ['Peru', 'Lima'],
] as const;
const BELONGS = [
  ['Mammals', 'Bat'],
  ['Mammals', 'Whale'],
  ['Fish', 'Trout'],
  ['Fish', 'Shark'],
] as const;
const GROUPS = ['Mammals', 'Fish'] as const;
const itemsOf = (group: string) => BELONGS.filter(([place]) => place === group).map(([, item]) => item);
const SIZES = ['Ant', 'Cat', 'Horse', 'Whale'] as const;
const PASSAGE = 'They left before five, while the snow was still hard. Nobody asked why.';
const CAPITALS = placed(CAPITAL_OF, 'place');
const ANIMALS = placed(BELONGS, 'piece');
const WORDS = placed(
  [
    ['Gap 1', 'Mercury'],
    ['Gap 2', 'Mars'],
  ],
  'place',
);
const LABELS = placed(
  [
    ['Place 1', 'Left hand'],
    ['Place 2', 'Right hand'],
  ],
  'piece',
);

export const EVERY_KIND: readonly KindStory[] = [
  {
    kind: 'Multiple choice',
    text: 'Which planet is called the red one?',
    shown: 'Which planet is called the red one?',
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
    shown: 'Which of these are primes?',
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
    shown: 'How many moons has the Earth?',
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
    shown: 'What would you take along to Mars?',
    write: () => Promise.resolve(),
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
  {
    kind: 'Put in order',
    text: 'From the smallest to the largest?',
    shown: 'From the smallest to the largest?',
    write: (editor) => lines(editor, 'Item', SIZES),
    authored: () => ({
      type: 'REORDER',
      text: 'From the smallest to the largest?',
      items: SIZES.map((text) => ({ text })),
    }),
    async touch(player) {
      await player.arrange(SIZES, (piece) => player.tap(piece));
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await player.arrange(SIZES, (piece) => player.press(piece));
      await player.press(player.submitButton);
    },
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['Ant, Cat, Horse, Whale'] },
  },
  {
    kind: 'Match',
    text: 'Which capital belongs to which country?',
    shown: 'Which capital belongs to which country?',
    async write(editor) {
      // By keyboard alone.
      const { page } = editor;
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      for (const [at, [prompt, match]] of CAPITAL_OF.entries()) {
        if ((await field(`Prompt ${at + 1}`).count()) === 0) {
          await tabTo(page, field(`Prompt ${at}`));
          await page.keyboard.press('Enter');
        }
        await tabTo(page, field(`Prompt ${at + 1}`));
        await page.keyboard.type(prompt);
        await tabTo(page, field(`Match ${at + 1}`));
        await page.keyboard.type(match);
      }
    },
    authored: () => ({
      type: 'MATCH',
      text: 'Which capital belongs to which country?',
      pairs: CAPITAL_OF.map(([prompt, match]) => ({ prompt: { text: prompt }, match: { text: match } })),
    }),
    touch: CAPITALS('tap', own),
    keys: CAPITALS('press', own),
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['France: Paris; Spain: Madrid; Peru: Lima'] },
  },
  {
    kind: 'Categorize',
    text: 'Where does each animal belong?',
    shown: 'Where does each animal belong?',
    async write(editor) {
      for (const [at, name] of GROUPS.entries()) {
        await editor.page.getByRole('textbox', { name: `Category ${at + 1}`, exact: true }).fill(name);
        await lines(editor, 'Item', itemsOf(name), editor.page.getByRole('region', { name }));
      }
    },
    authored: () => ({
      type: 'CLASSIFICATION',
      text: 'Where does each animal belong?',
      groups: GROUPS.map((name) => ({ name, items: itemsOf(name).map((text) => ({ text })) })),
    }),
    touch: ANIMALS('tap', own),
    keys: ANIMALS('press', own),
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['Mammals: Bat, Whale; Fish: Trout, Shark'] },
  },
  {
    kind: 'Drag and drop',
    text: '[Mercury] is closest to the sun, and [Mars] is the red one.',
    shown: 'is closest to the sun',
    opens: (player) => expect(player.piece('Mercury')).toBeAttached(),
    write: () => Promise.resolve(),
    authored: () => ({
      type: 'DRAGNDROP',
      text: '[[1]] is closest to the sun, and [[2]] is the red one.',
      gaps: [{ accepted: ['Mercury'] }, { accepted: ['Mars'] }],
    }),
    touch: WORDS('tap', named),
    keys: WORDS('press', named),
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['1: Mercury; 2: Mars'] },
  },
  {
    kind: 'Drop-down',
    text: 'Veins carry blood [to/from] the heart.',
    shown: 'Veins carry blood',
    opens: (player) => expect(player.choices(1)).toBeAttached(),
    write: () => Promise.resolve(),
    authored: () => ({
      type: 'DROPDOWN',
      text: 'Veins carry blood [[1]] the heart.',
      gaps: [{ choices: [{ text: 'to', correct: true }, { text: 'from' }] }],
    }),
    async touch(player) {
      await player.choices(1).selectOption('to');
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await player.pick(1, 'to');
      await player.press(player.submitButton);
    },
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['1: to'] },
  },
  {
    kind: 'Fill in the gaps',
    text: 'The [Seine] flows through [Paris].',
    shown: 'flows through',
    opens: (player) => expect(player.field(/^Gap 1 of 2: /)).toBeAttached(),
    write: () => Promise.resolve(),
    authored: () => ({
      type: 'CLOZE',
      text: 'The [[1]] flows through [[2]].',
      gaps: [{ accepted: ['Seine'] }, { accepted: ['Paris'] }],
    }),
    async touch(player) {
      for (const [at, text] of ['Seine', 'Paris'].entries()) {
        await player.tap(player.field(new RegExp(`^Gap ${at + 1} of 2: `)));
        await player.page.keyboard.type(text);
      }
      await player.tap(player.submitButton);
    },
    async keys(player) {
      for (const text of ['Seine', 'Paris']) {
        await player.page.keyboard.type(text);
        await player.page.keyboard.press('Enter');
      }
    },
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['Seine; Paris'] },
  },
  {
    kind: 'Label a picture',
    text: 'Whose hand is it?',
    shown: 'Whose hand is it?',
    async write(editor) {
      await picture(editor, 'Two hands');
      const board = editor.page.locator('.board');
      for (const [x, label] of [
        [0.25, 'Left hand'],
        [0.75, 'Right hand'],
      ] as const) {
        const { width = 0, height = 0 } = (await board.boundingBox()) ?? {};
        await board.click({ position: { x: x * width, y: height / 2 } });
        await editor.page.keyboard.type(label);
      }
    },
    authored: (picture) => ({
      type: 'DND_IMAGE',
      text: 'Whose hand is it?',
      picture,
      spots: [
        { x: 0.25, y: 0.5, labels: [{ text: 'Left hand' }] },
        { x: 0.75, y: 0.5, labels: [{ text: 'Right hand' }] },
      ],
    }),
    touch: LABELS('tap', named),
    keys: LABELS('press', named),
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['1: Left hand; 2: Right hand'] },
  },
  {
    kind: 'Hotspot',
    text: 'Where do they meet?',
    shown: 'Where do they meet?',
    async write(editor) {
      await picture(editor, 'Two hands');
      await editor.button('Add region').click();
    },
    authored: (picture) => ({
      type: 'HOTSPOT',
      text: 'Where do they meet?',
      picture,
      regions: [{ shape: { type: 'rect', x: 0.4, y: 0.4, width: 0.2, height: 0.2 }, correct: true }],
    }),
    async touch(player) {
      await player.tap(player.board);
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await tabTo(player.page, player.board);
      await player.page.keyboard.press('Enter');
      await player.press(player.submitButton);
    },
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['(50%, 50%)'] },
  },
  {
    kind: 'Word cloud',
    text: 'What makes a good friend?',
    shown: 'What makes a good friend?',
    write: () => Promise.resolve(),
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
    shown: 'la montaña',
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
    shown: 'A night at the hut',
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
