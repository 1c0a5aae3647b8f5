import { activate, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { press } from '#tests/e2e/pages/press.ts';
import { expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';

test('two friends play a challenge to the end, one of them by keyboard, and start a rematch', {
  tag: LONG,
}, async ({ person, baseURL }) => {
  const url = baseURL ?? '';
  const teacher = await hostIdentity({ url });
  const { card } = data(await callHttp({ url }, 'saveQuiz', { quiz: CHOICES }, teacher));
  const quizId = card.id as string;
  data(await callHttp({ url }, 'shareQuiz', { quizId, shared: true }, teacher));
  const [ana, ben] = [new PlayerPage(await person(PHONE)), new PlayerPage(await person())];
  await watchMotion(ana.page);
  for (const player of [ana, ben]) {
    await player.set('Continue automatically', false);
    await player.set('Memes', false);
  }

  await ana.page.goto(`/join/quiz/${quizId}/start`);
  await ana.name.fill('Ana');
  await ana.page.getByRole('button', { name: 'Challenge friends' }).click();
  const invite = ana.page.getByRole('region', { name: 'Invite your friends' });
  await expect(invite.getByRole('button', { name: 'You need at least 2 players' })).toBeDisabled();
  await expect(invite.getByRole('img', { name: /^QR code to join game \d{6}$/ })).toBeVisible();
  await expectAccessible(ana.page, 'lobby of your own challenge');
  const code = (await invite.getByText(/^\d{3}\s\d{3}$/).innerText()).replace(/\D/g, '');

  // By keyboard alone, without the stage.
  await ben.page.goto(`/join?gc=${code}&from=challengeFriends&webgl=off`);
  await expect(ben.page.getByText('You’ve been challenged')).toBeVisible();
  await tabTo(ben.page, ben.name);
  await ben.page.keyboard.type('Ben');
  await ben.page.keyboard.press('Enter');
  await expect(ben.note('You’re in! Waiting for Ana to start…')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: /^Start/ })).toHaveCount(0);
  await expectAccessible(ben.page, 'lobby of a friend’s challenge');
  await press(invite.getByRole('button', { name: 'Start with 2 players' }));

  await expect(ben.page.getByRole('button', { name: 'Go!' })).toBeVisible({ timeout: 15_000 });
  await ben.page.keyboard.press('Enter');
  await ben.expectQuestion('Which planet is called the red one?');
  await ben.waitUntilReady();
  await activate(ben.page, ben.option('Venus'));
  await expect(ben.verdict).toContainText('Not this time');
  await ana.continueGame();
  await ana.expectQuestion('Which planet is called the red one?');
  await ana.choose('Mars');
  await ana.continueGame();
  await ana.tick('2', '7');
  await ana.continueGame();
  await expect(ana.heading('You made it to the top!')).toBeAttached();
  await expect(ana.page.getByRole('listitem').filter({ hasText: 'Ben' })).toContainText('(still climbing)');
  await expectAccessible(ana.page, 'end of a challenge that others are still playing');

  // The creator can end it, after a confirmation.
  await ana.page.getByRole('button', { name: 'End for everyone' }).click();
  const question = ana.page.getByRole('dialog', { name: 'End for everyone?' });
  await expectAccessible(ana.page, 'end-challenge confirmation');
  await question.getByRole('button', { name: 'Keep playing' }).click();
  await ben.page.keyboard.press('Enter');
  await ben.expectQuestion('Which of these are primes?');
  await ben.waitUntilReady();
  await tabTo(ben.page, ben.option('4'));
  await ben.page.keyboard.press('Space');
  await activate(ben.page, ben.submitButton);
  await expect(ben.verdict).toContainText('Not this time');
  // The last answer of the game: Ben sees its verdict until he continues, while Ana sees that the game is
  // over.
  await expect(ana.heading('You won!')).toBeAttached();
  await ben.page.keyboard.press('Enter');
  await expect(ben.heading('Ana won!')).toBeVisible();
  await expectAccessible(ben.page, 'the final leaderboard of a challenge');
  await ben.page.keyboard.press('Enter');
  await expect(ben.heading(/^Nice work/)).toBeVisible();
  await activate(ben.page, ben.page.getByRole('button', { name: 'Back' }));

  await expectStill(ana.page);
  await press(ana.page.getByRole('button', { name: 'Play again' }));
  await expect(invite).toBeVisible();
  await activate(ben.page, ben.page.getByRole('button', { name: 'Play Ana again' }));
  await press(invite.getByRole('button', { name: 'Start with 2 players' }));
  await expect(ben.page.getByRole('button', { name: 'Go!' })).toBeVisible({ timeout: 15_000 });

  // Joining is closed, and the creator's address works for no one else.
  const late = new PlayerPage(await person());
  await late.page.goto(`/join?gc=${code}&from=challengeFriends&webgl=off`);
  await expect(late.page.getByText(/^It has started, is full or is over/)).toBeVisible();
  await expectAccessible(late.page, 'a challenge that has begun');
  await late.page.goto(`/join/quiz/${quizId}/challenge/${'0'.repeat(24)}${NO_CANVAS}`);
  await expect(late.heading('Only the person who started this challenge can run it')).toBeVisible();
  await expectAccessible(late.page, 'address of someone else’s challenge');

  await activate(ana.page, ana.page.getByRole('button', { name: 'Menu' }));
  await activate(ana.page, ana.page.getByRole('button', { name: 'End for everyone' }));
  await activate(ana.page, question.getByRole('button', { name: 'End for everyone' }));
  await expect(ben.heading('No points this time')).toBeVisible();
});
