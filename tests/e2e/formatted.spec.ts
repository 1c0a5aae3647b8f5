import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
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

test('formatting is shown while a question is written, and undone with the rest', async ({ person }) => {
  const editor = new EditorPage(await person());
  const { page, question } = editor;
  await editor.createQuiz('Rivers');
  await page.keyboard.press('Control+Enter');
  await expect(question).toBeFocused();
  await page.keyboard.type('Which is the **longest** of 3*4*5?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- by $x^2$');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('or _width_');
  await expect(question.locator('p')).toHaveText(['Which is the longest of 3*4*5?', 'by ', 'or _width_']);
  await expect(question.locator('strong')).toHaveText(['longest', 'or _width_']);
  await expect(question.getByRole('img', { name: 'x squared' })).toBeVisible();
  await editor.expectQuestions(['Which is the longest of 3*4*5?\n• by x²\n• or _width_']);

  await test.step('a formula is changed and removed as a whole', async () => {
    await question.getByRole('img').click();
    await expect(editor.dialog('Formula').getByRole('textbox')).toHaveValue('x^2');
    await page.keyboard.press('Escape');
    await expect(question).toBeFocused();
    // What is written within a second is undone together.
    await page.waitForTimeout(1_100);
    await page.keyboard.press('Backspace');
    await expect(question.getByRole('img')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(question.getByRole('img', { name: 'x squared' })).toBeVisible();
  });

  await test.step('options: Enter goes on, and what is no list stays as typed', async () => {
    await editor.option(1).click();
    await page.keyboard.type('- 5');
    await page.keyboard.press('Enter');
    await expect(editor.option(2)).toBeFocused();
    await page.keyboard.type('*Nile*');
    await expect(editor.option(1)).toHaveText('- 5');
    await expect(editor.option(2).locator('em')).toHaveText('Nile');
  });
  await editor.expectSaved();
  await expectAccessible(page, 'formatted fields');
  await page.reload();
  await expect(editor.option(1)).toHaveText('- 5');
  await expect(editor.option(2).locator('em')).toHaveText('Nile');
  await expect(question.locator('strong')).toHaveText(['longest', 'or _width_']);
});

test('a composition at the limit is whole until it ends, and what fits of it is kept', async ({ person }) => {
  const editor = new EditorPage(await person());
  const { page, question } = editor;
  await editor.createQuiz('Rivers');
  await page.keyboard.press('Control+Enter');
  await expect(question).toBeFocused();
  await page.keyboard.insertText('a'.repeat(CONTENT_LIMITS.questionText - 3));
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  for (const text of ['に', 'にほん', 'にほんご', '日本語']) {
    await compose(text);
    await expect(question).toHaveText(new RegExp(`aa${text}$`));
  }
  await page.keyboard.insertText('日本語');
  await expect(question).toHaveText(/aa日本語$/);
  await editor.expectQuestions([/aa日本語$/]);
  for (let each = 0; each < 2; each += 1) await page.keyboard.press('Backspace');
  await compose('かわの');
  await expect(question).toHaveText(/aa日かわの$/);
  await page.keyboard.insertText('川の水');
  await expect(question).toHaveText(/aa日川の$/);
  await editor.expectQuestions([/aa日川の$/]);
  await compose('みず');
  await expect(question).toHaveText(/aa日川のみず$/);
  await editor.title
    .or(page.getByRole('combobox', { name: 'Time limit' }))
    .first()
    .focus();
  await expect(question).toHaveText(/aa日川の$/);
});
