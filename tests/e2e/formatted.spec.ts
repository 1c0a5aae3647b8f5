import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';

const ROOTS: AuthoredQuiz = {
  title: 'Roots',
  questions: [
    {
      type: 'MCQ',
      format: 'markdown',
      text: 'Which number is **both** of these?\n- a root of $x^2 - 5x + 6 = 0$\n- `even`',
      timeSeconds: 120,
      options: [{ text: '$\\frac{6}{3}$', correct: true }, { text: '*three*' }, { text: 'H<sub>2</sub>O' }],
      explanation: 'It factors:\n$$(x - 2)(x - 3) = 0$$',
    },
  ],
};

test("a question's formatting and formulas are shown in the page and read out", async ({
  person,
  openRoom,
}) => {
  const room = await openRoom({ type: 'tp', quiz: ROOTS });
  const ada = new PlayerPage(await person(PHONE));
  const { page, verdict } = ada;
  await ada.join(room.code, 'Ada', NO_CANVAS);
  await room.start();

  const heading = ada.heading(/Which number is both of these/);
  const root = heading.getByRole('img', { name: /x squared minus 5 x plus 6 equals 0/ });
  await expect(root).toBeVisible();
  await expect(heading.getByRole('strong')).toHaveText('both');
  await expect(heading.getByRole('listitem')).toHaveCount(2);
  const { width, height } = (await root.boundingBox()) ?? { width: 0, height: 0 };
  expect(width / height).toBeGreaterThan(4);
  await expectAccessible(page, 'marks, open');

  await ada.waitUntilReady();
  await page.getByRole('button', { name: 'six thirds' }).click();
  await expect(verdict).toContainText('Correct!');
  await expect(verdict.getByRole('img', { name: /x minus 2/ })).toBeVisible();
  await expectAccessible(page, 'marks, answered');
});
