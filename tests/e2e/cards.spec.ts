import { activate, expectDrawnFocus, expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, HALF_LAPTOP, test } from '#tests/e2e/support/test.ts';

test('words of a word cloud are added, removed and submitted by keyboard alone', async ({
  openRoom,
  person,
}) => {
  const quiz = {
    title: 'Friends',
    questions: [{ type: 'WORDCLOUD', text: 'What makes a good friend?', timeSeconds: 120 }],
  } as const;
  const room = await openRoom({ type: 'tp', quiz });
  const player = new PlayerPage(await person(HALF_LAPTOP));
  const { page } = player;
  await player.join(room.code, 'Ada');
  await room.start();
  await player.expectQuestion('What makes a good friend?');
  await expectAccessible(page, 'WORDCLOUD, open');

  for (const word of ['kind', 'mean', 'brave']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('3 of 3 words')).toBeAttached();
  const mean = page.getByRole('button', { name: 'Remove mean' });
  await tabTo(page, mean);
  await expectDrawnFocus(page, mean);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your words')).toBeFocused();
  await expectAccessible(page, 'WORDCLOUD, two words');
  await activate(page, player.submitButton);
  await expect(player.verdict).toContainText('Thanks for your answer');
  await expectFocusKept(page);
  await expect(page.getByText('2 words', { exact: true })).toBeAttached();
  await expectAccessible(page, 'WORDCLOUD, answered');
});

test('a flashcard is turned over and marked by keyboard alone', async ({ openRoom, person }) => {
  const quiz = {
    title: 'Spanish',
    questions: [{ type: 'FLASHCARD', text: 'la montaña', back: 'the mountain' }],
  } as const;
  const room = await openRoom({ type: 'tp', quiz });
  const player = new PlayerPage(await person(HALF_LAPTOP));
  const { page } = player;
  await player.join(room.code, 'Ada');
  await room.start();
  await player.expectQuestion('la montaña');
  await expectAccessible(page, 'FLASHCARD, front');

  const flip = page.getByRole('button', { name: 'Flip the card' });
  await tabTo(page, flip);
  await expectDrawnFocus(page, flip);
  await page.keyboard.press('Space');
  await expect(flip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('the mountain', { exact: true })).toBeAttached();
  await expectAccessible(page, 'FLASHCARD, back');
  await page.keyboard.press('2');
  await expect(player.verdict).toContainText('Noted!');
  await expectFocusKept(page);
  await expect(page.getByText('✓ Got it')).toBeAttached();
  await expectAccessible(page, 'FLASHCARD, answered');
});
