// One question of each kind: how a teacher writes it, and how a student answers it by touch and by keyboard.

import { expect } from '@playwright/test';
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
  readonly touch: (player: KindPage) => Promise<void>;
  readonly keys: (player: KindPage) => Promise<void>;
  /** In the verdict of whoever answered by touch, and by keyboard. */
  readonly verdicts: readonly [string, string];
  /** Share of correct answers, and the short forms of both answers in the report; null if it has none. */
  readonly report: { readonly share: string | null };
}

const PICTURE = 'assets/memes/classic/high-five-400.webp';

async function lines(editor: EditorPage, name: string, texts: readonly string[]): Promise<void> {
  for (const [at, text] of texts.entries()) {
    const line = editor.page.getByRole('textbox', { name: `${name} ${at + 1}`, exact: true });
    if ((await line.count()) === 0) await editor.page.keyboard.press('Enter');
    await line.first().click();
    await editor.page.keyboard.type(text);
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

const CORRECT = ['Correct!', 'Correct!'] as const;
const THANKS = ['Thanks for your answer', 'Thanks for your answer'] as const;

/** Ties pieces to places, the place first, or else the piece. */
const tied =
  (pairs: Readonly<Record<string, string>>, placeFirst: boolean) =>
  (by: 'tap' | 'press', named: (player: KindPage, place: string) => ReturnType<KindPage['piece']>) =>
  async (player: KindPage): Promise<void> => {
    for (const [place, piece] of Object.entries(pairs)) {
      const both = [named(player, place), player.piece(piece)];
      for (const each of placeFirst ? both : both.toReversed()) await player[by](each);
      await expect(player.piece(piece)).toHaveAccessibleName(new RegExp(place.replace(/^\D+ /, '')));
    }
    await player[by](player.submitButton);
  };

const own = (player: KindPage, place: string) => player.piece(place);
const named = (player: KindPage, place: string) => player.place(place);

const CAPITAL_OF = { France: 'Paris', Spain: 'Madrid', Peru: 'Lima' };
const BELONGS = { Mammals: 'Bat', Fish: 'Trout' };
const CAPITALS = tied(CAPITAL_OF, true);
const ANIMALS = tied(BELONGS, false);
const WORDS = tied({ 'Gap 1': 'Mercury', 'Gap 2': 'Mars' }, true);
const LABELS = tied({ 'Place 1': 'Left hand', 'Place 2': 'Right hand' }, false);

export const EVERY_KIND: readonly KindStory[] = [
  {
    kind: 'Multiple choice',
    text: 'Which planet is called the red one?',
    async write(editor) {
      await lines(editor, 'Option', ['Mars', 'Venus']);
      await editor.correctControl(1).check();
    },
    touch: (player) => player.tap(player.option('Mars')),
    keys: (player) => player.press(player.option('Venus')),
    verdicts: ['Correct!', 'Not this time'],
    report: { share: '50%' },
  },
  {
    kind: 'Select all that apply',
    text: 'Which of these are primes?',
    async write(editor) {
      await lines(editor, 'Option', ['2', '4', '7']);
      await editor.correctControl(1).check();
      await editor.correctControl(3).check();
    },
    async touch(player) {
      for (const text of ['2', '7']) await player.tap(player.option(text));
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await tabTo(player.page, player.option('2'));
      await player.page.keyboard.press('Space');
      await player.press(player.submitButton);
    },
    verdicts: ['Correct!', 'Partially correct'],
    report: { share: '50%' },
  },
  {
    kind: 'Short answer',
    text: 'How many moons has the Earth?',
    write: (editor) => editor.answer(1).fill('one'),
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
    report: { share: '100%' },
  },
  {
    kind: 'Open-ended',
    text: 'What would you take along to Mars?',
    write: () => Promise.resolve(),
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
    report: { share: null },
  },
  {
    kind: 'Put in order',
    text: 'From the smallest to the largest?',
    write: (editor) => lines(editor, 'Item', ['Ant', 'Cat', 'Horse', 'Whale']),
    async touch(player) {
      await player.arrange(['Ant', 'Cat', 'Horse', 'Whale'], (piece) => player.tap(piece));
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await player.arrange(['Ant', 'Cat', 'Horse', 'Whale'], (piece) => player.press(piece));
      await player.press(player.submitButton);
    },
    verdicts: CORRECT,
    report: { share: '100%' },
  },
  {
    kind: 'Match',
    text: 'Which capital belongs to which country?',
    async write(editor) {
      // By keyboard alone.
      const { page } = editor;
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      for (const [at, [prompt, match]] of Object.entries(CAPITAL_OF).entries()) {
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
    touch: CAPITALS('tap', own),
    keys: CAPITALS('press', own),
    verdicts: CORRECT,
    report: { share: '100%' },
  },
  {
    kind: 'Categorize',
    text: 'Where does each animal belong?',
    async write(editor) {
      for (const [at, [name, item]] of Object.entries(BELONGS).entries()) {
        await editor.page.getByRole('textbox', { name: `Category ${at + 1}`, exact: true }).fill(name);
        await editor.page.getByRole('region', { name }).getByRole('textbox', { name: 'Item 1' }).fill(item);
      }
    },
    touch: ANIMALS('tap', own),
    keys: ANIMALS('press', own),
    verdicts: CORRECT,
    report: { share: '100%' },
  },
  {
    kind: 'Drag and drop',
    text: '[Mercury] is closest to the sun, and [Mars] is the red one.',
    opens: (player) => expect(player.piece('Mercury')).toBeAttached(),
    write: () => Promise.resolve(),
    touch: WORDS('tap', named),
    keys: WORDS('press', named),
    verdicts: CORRECT,
    report: { share: '100%' },
  },
  {
    kind: 'Drop-down',
    text: 'Veins carry blood [to/from] the heart.',
    opens: (player) => expect(player.choices(1)).toBeAttached(),
    write: () => Promise.resolve(),
    async touch(player) {
      await player.choices(1).selectOption('to');
      await player.tap(player.submitButton);
    },
    async keys(player) {
      await player.pick(1, 'to');
      await player.press(player.submitButton);
    },
    verdicts: CORRECT,
    report: { share: '100%' },
  },
  {
    kind: 'Fill in the gaps',
    text: 'The [Seine] flows through [Paris].',
    opens: (player) => expect(player.field(/^Gap 1 of 2: /)).toBeAttached(),
    write: () => Promise.resolve(),
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
    report: { share: '100%' },
  },
  {
    kind: 'Label a picture',
    text: 'Whose hand is it?',
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
    touch: LABELS('tap', named),
    keys: LABELS('press', named),
    verdicts: CORRECT,
    report: { share: '100%' },
  },
  {
    kind: 'Hotspot',
    text: 'Where do they meet?',
    async write(editor) {
      await picture(editor, 'Two hands');
      await editor.button('Add region').click();
    },
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
    report: { share: '100%' },
  },
  {
    kind: 'Word cloud',
    text: 'What makes a good friend?',
    write: () => Promise.resolve(),
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
    report: { share: null },
  },
  {
    kind: 'Flashcard',
    text: 'la montaña',
    write: async (editor) => {
      await editor.page.getByRole('textbox', { name: 'Back of the card' }).fill('the mountain');
    },
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
    verdicts: ['Noted!', 'Noted!'],
    report: { share: null },
  },
  {
    kind: 'Passage',
    text: 'A night at the hut',
    async write(editor) {
      const passage = editor.page.getByRole('textbox', { name: 'Passage' });
      await passage.fill('They left before five, while the snow was still hard. Nobody asked why.');
      const children = editor.page.getByRole('group', { name: 'Questions about it' });
      await children.getByRole('button', { name: 'Add question' }).click();
      await children.getByRole('textbox', { name: 'Question', exact: true }).fill('When did they leave?');
      await children.getByRole('radio', { name: 'Short answer' }).check();
      await children.getByRole('textbox', { name: 'Accepted answer 1' }).fill('before five');
    },
    touch: (player) => player.tap(player.page.getByRole('button', { name: 'Done reading' })),
    keys: (player) => player.page.keyboard.press('Enter'),
    verdicts: ['', ''],
    report: { share: null },
  },
];
