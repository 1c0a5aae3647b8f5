import { activate, expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { CHOICES, EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, HALF_LAPTOP, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

const [first, ...others] = CHOICES.questions;
const HINTED = {
  ...CHOICES,
  questions: [{ ...first, hints: ['It looks red in the sky.', 'It is the fourth one.'] }, ...others],
} as typeof CHOICES;

test('a player takes a hint, misses, and gets it right with the extra life, by keyboard alone', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  const { page } = player;
  const { keyboard } = page;
  const room = await openRoom({
    type: 'normal',
    quiz: HINTED,
    options: {
      extraLife: 'enabled',
      areHintsEnabled: true,
      jumbleAnswers: false,
      timer: 'off',
      studentLeaderboard: 'no',
    },
  });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await expect(page.getByRole('button', { name: 'Go!' })).toBeAttached();
  await keyboard.press('Enter');
  await player.expectQuestion('Which planet is called the red one?');
  await player.waitUntilReady();
  await activate(page, page.getByRole('button', { name: 'Hint (2 left)' }));
  const hints = page.getByRole('list', { name: 'Hints' });
  await expect(hints.getByRole('listitem')).toHaveText(['It looks red in the sky.']);
  await expectAccessible(page, 'a question with a hint');
  await keyboard.press('?');
  await expect(hints.getByRole('listitem')).toHaveCount(2);
  await expectFocusKept(page);
  await page.reload();
  await expect(hints.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  await player.waitUntilReady();
  // Venus.
  await keyboard.press('a');

  await expect(player.verdict).toContainText('Not this time');
  await expect(player.verdict).not.toContainText('Mars');
  await expectAccessible(page, 'offer of an extra life');
  await page.reload();
  await activate(page, page.getByRole('button', { name: 'Try again' }));
  await expect(player.note('Extra life: get it right to earn points')).toBeVisible();
  await expect(hints.getByRole('listitem')).toHaveCount(2);
  await expectFocusKept(page);
  await expectAccessible(page, 'a question with an extra life');
  await player.waitUntilReady();
  // Mars.
  await keyboard.press('b');
  await expect(player.verdict).toContainText('Correct!');
  await keyboard.press('Enter');
  await player.expectQuestion('Which of these are primes?');
  await player.waitUntilReady();
  await keyboard.press('b');
  await expect(player.option('4')).toBeChecked();
  await activate(page, player.submitButton);
  await expect(player.verdict).toContainText('Correct answer');
  await keyboard.press('Enter');
  await expect(player.endHeading).toBeAttached();
  await activate(page, page.getByRole('button', { name: 'See your answers' }));
  await expect(player.answered('Which planet is called the red one?')).toContainText('Extra life · Correct!');
  expect(await room.player('Ada')).toMatchObject({ answered: 2, totalCorrect: 1, accuracy: 50 });
});

test('a player saves questions for later and skips them all in one step, by keyboard alone', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(HALF_LAPTOP));
  const { page } = player;
  const { keyboard } = page;
  const room = await openRoom({
    type: 'normal',
    quiz: { ...EACH_TYPE, questions: EACH_TYPE.questions.slice(0, 3) },
    options: { timer: 'off', studentLeaderboard: 'no' },
  });
  await player.set('Continue automatically', false);
  await player.join(room.code, 'Ada');
  await room.start();
  for (const question of ['Which planet is called the red one?', 'Which of these are primes?']) {
    await expect(page.getByRole('button', { name: 'Go!' })).toBeAttached();
    await keyboard.press('Enter');
    await player.expectQuestion(question);
    await player.waitUntilReady();
    await activate(page, page.getByRole('button', { name: /^Answer later/ }));
    await expect(player.heading(/^Saved for later/)).toBeFocused();
  }
  await keyboard.press('Enter');
  await player.expectQuestion('How many moons has the Earth?');
  await player.waitUntilReady();
  await tabTo(page, player.answerField);
  await keyboard.type('1');
  await keyboard.press('Enter');
  await expect(player.verdict).toContainText('Correct!');
  await keyboard.press('Enter');

  await player.expectQuestion('Which planet is called the red one?');
  await expect(page.getByText('Saved for later: 2 left')).toBeVisible();
  await expectAccessible(page, 'a question saved for later');
  const all = page.getByRole('button', { name: 'Skip the rest' });
  const dialog = page.getByRole('dialog', { name: 'Skip 2 questions?' });
  await activate(page, all);
  await expectAccessible(page, 'skip-all confirmation');
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(all).toBeFocused();
  await keyboard.press('Enter');
  await activate(page, dialog.getByRole('button', { name: 'Skip all' }));
  await expect(player.endHeading).toBeAttached();
  await expectFocusKept(page);
  await activate(page, page.getByRole('button', { name: 'See your answers' }));
  await expect(player.heading(/^Nice work/)).toBeFocused();
  await expect(player.figure('Correct')).toHaveText('1');
  await expect(player.answered('Which of these are primes?')).toContainText('Skipped');
  expect(await room.player('Ada')).toMatchObject({ isOver: true, totalCorrect: 1 });
});
