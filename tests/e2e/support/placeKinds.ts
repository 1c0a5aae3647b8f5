// Stories of kinds whose answers are put somewhere: in an order, in gaps, or on a picture.

import { expect } from '@playwright/test';
import { tabTo } from '#tests/e2e/pages/keyboard.ts';
import type { KindPage } from '#tests/e2e/pages/KindPage.ts';
import { CORRECT, type KindStory, lines, picture } from '#tests/e2e/support/kindStory.ts';

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

export const PLACE_KINDS: readonly KindStory[] = [
  {
    kind: 'Put in order',
    text: 'From the smallest to the largest?',
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
    report: { summary: '2 of 2 correct', answers: ['France: Paris Spain: Madrid Peru: Lima'] },
  },
  {
    kind: 'Categorize',
    text: 'Where does each animal belong?',
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
    report: {
      summary: '2 of 2 correct', // Items come in the order in which they were dealt.
      answers: [/(?=.*Mammals: (Bat, Whale|Whale, Bat))(?=.*Fish: (Trout, Shark|Shark, Trout))/s],
    },
  },
  {
    kind: 'Drag and drop',
    text: '[Mercury] is closest to the sun, and [Mars] is the red one.',
    shown: 'is closest to the sun',
    opens: (player) => expect(player.piece('Mercury')).toBeAttached(),
    authored: () => ({
      type: 'DRAGNDROP',
      text: '[[1]] is closest to the sun, and [[2]] is the red one.',
      gaps: [{ accepted: ['Mercury'] }, { accepted: ['Mars'] }],
    }),
    touch: WORDS('tap', named),
    keys: WORDS('press', named),
    verdicts: CORRECT,
    report: { summary: '2 of 2 correct', answers: ['1: Mercury 2: Mars'] },
  },
  {
    kind: 'Drop-down',
    text: 'Veins carry blood [to/from] the heart.',
    shown: 'Veins carry blood',
    opens: (player) => expect(player.choices(1)).toBeAttached(),
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
    report: { summary: '2 of 2 correct', answers: ['Seine Paris'] },
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
    report: { summary: '2 of 2 correct', answers: ['1: Left hand 2: Right hand'] },
  },
  {
    kind: 'Hotspot',
    text: 'Where do they meet?',
    async write(editor) {
      await picture(editor, 'Two hands');
      await editor.button('Add region').click();
    },
    authored: (picture) => ({
      type: 'HOTSPOT',
      text: 'Where do they meet?',
      picture,
      regions: [
        { shape: { type: 'rect', x: 0.4, y: 0.4, width: 0.2, height: 0.2 }, correct: true, name: 'Crossing' },
      ],
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
    report: { summary: '2 of 2 correct', answers: ['Crossing'] },
  },
];
