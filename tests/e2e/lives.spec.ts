// What a player can do at a question: take hints, and answer it once more by an extra life.

import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { press } from '#tests/e2e/pages/press.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

const [first, ...others] = CHOICES.questions;
const HINTED = {
  ...CHOICES,
  questions: [{ ...first, hints: ['It looks red in the sky.', 'It is the fourth one.'] }, ...others],
} as typeof CHOICES;

test('a player takes a hint, misses all the same, and makes it right by the extra life', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
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
  await player.set('Go on by itself', false);
  await player.join(room.code, 'Ada');
  await room.start();
  await player.goOn();
  await player.expectQuestion('Which planet is called the red one?');
  await press(player.page.getByRole('button', { name: 'Hint (2 left)' }));
  const hints = player.page.getByRole('list', { name: 'Hints' });
  await expect(hints.getByRole('listitem')).toHaveText(['It looks red in the sky.']);
  await player.page.keyboard.press('?');
  await expect(hints.getByRole('listitem')).toHaveCount(2);
  await player.page.reload();
  await expect(hints.getByRole('listitem')).toHaveCount(2);
  await expect(player.page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  await player.choose('Venus');

  await expect(player.verdict).toContainText('Not this time');
  await expect(player.verdict).not.toContainText('Mars');
  await expectAccessible(player.page, 'offer of an extra life');
  await player.page.reload();
  await press(player.page.getByRole('button', { name: 'Try again' }));
  await expect(player.note('Extra life: a right answer earns points')).toBeVisible();
  await expect(hints.getByRole('listitem')).toHaveCount(2);
  // Mars; by its key, because what is drawn still moves.
  await player.page.keyboard.press('b');
  await expect(player.verdict).toContainText('Correct!');
  await player.goOn();
  await player.expectQuestion('Which of these are primes?');
  await player.tick('4');
  await expect(player.verdict).toContainText('Right answer');
  await player.goOn();
  await player.openSummary();
  await expect(player.answered('Which planet is called the red one?')).toContainText('Extra life · Correct!');
  expect(await room.player('Ada')).toMatchObject({ answered: 2, totalCorrect: 1, accuracy: 50 });
});
