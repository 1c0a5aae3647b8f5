import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';

test('a teacher prints sheets, enters two of them by keyboard, corrects one, and reads the report', {
  tag: LONG,
}, async ({ person, baseURL }) => {
  const url = baseURL ?? '';
  const host = await hostIdentity({ url });
  const { card } = data(await callHttp({ url }, 'saveQuiz', { quiz: EACH_TYPE }, host));
  const page = await person();
  await signInAsHost(page.context(), url, host);
  await page.goto(`/host/quiz/${card.id}/start`);
  await page.getByRole('radio', { name: /^Paper game/ }).check({ force: true });
  await page.getByRole('switch', { name: /Shuffle answers/ }).uncheck();
  await expectAccessible(page, 'options of a paper game');
  await page.getByRole('button', { name: 'Continue to sheets' }).click();

  const preview = page.getByRole('region', { name: 'Print preview' });
  await expect(preview.getByText('Which planet is called the red one?')).toBeVisible();
  await expect(preview.getByRole('article')).toHaveCount(2);
  await page.getByRole('switch', { name: /^Answer key/ }).check();
  await expectAccessible(page, 'sheets to print');
  // Only the sheets are printed.
  await page.emulateMedia({ media: 'print' });
  await expect(preview.getByRole('article').last()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const keys = page.keyboard;
  await page.getByRole('tab', { name: 'Print' }).focus();
  await keys.press('ArrowRight');
  const name = page.getByLabel('Student’s name');
  await expect(name).toBeVisible();
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Tab');
  await expect(name).toBeFocused();
  await keys.type('Ada');
  await keys.press('Enter');
  // Venus by mistake, then back and Mars.
  await keys.press('a');
  await keys.press('ArrowUp');
  await keys.press('b');
  await keys.press('1');
  await keys.press('3');
  await keys.press('Enter');
  await keys.type('One');
  await keys.press('Enter');
  await keys.type('A book');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Save and continue' })).toBeFocused();
  await expectAccessible(page, 'a completed sheet');
  await keys.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(page.getByText('3 of 3 correct · 100%')).toBeVisible();

  await keys.type('Ben');
  await keys.press('Enter');
  await keys.press('a');
  await page.reload();
  // Unsaved input is still there.
  await expect(name).toHaveValue('Ben');
  await expect(page.getByText('1 of 4 questions')).toBeVisible();
  await page.getByRole('button', { name: 'Save and continue' }).focus();
  await keys.press('Enter');
  await expect(page.getByText('0 of 3 correct · 0%')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Ben’s sheet' }).focus();
  await keys.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ben');
  await keys.press('Enter');
  await keys.press('b');
  await keys.press('a');
  await page.getByRole('button', { name: 'Save changes' }).focus();
  await keys.press('Enter');
  await expect(page.getByText('1 of 3 correct · 50%')).toBeVisible();

  await page.getByRole('tab', { name: /^Players/ }).focus();
  await keys.press('Enter');
  await expect(page.getByRole('row').nth(1)).toContainText('Ada');
  await expectAccessible(page, 'player table of a paper game');
  await page.getByRole('button', { name: 'End game' }).focus();
  await keys.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'End game' }).click();

  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByText('2 players · 75% accuracy')).toBeVisible();
  // No times were measured, and there is no replay.
  await expect(page.getByRole('link', { name: 'Watch replay' })).toHaveCount(0);
  await page.getByRole('rowheader', { name: 'Ben' }).getByRole('link').click();
  const second = page.getByRole('listitem').filter({ hasText: 'Which of these are primes?' });
  await expect(second).toContainText('Partially correct');
  await expect(page.getByRole('main')).not.toContainText(/\d\s*s\b/);
  await expectAccessible(page, 'report on a paper sheet');
});
