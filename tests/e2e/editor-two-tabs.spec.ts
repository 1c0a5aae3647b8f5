// One quiz that is open twice: in two windows of a browser, which follow each other, and on two devices, which are asked.

import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { sameTeacher } from '#tests/e2e/support/sameTeacher.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const ELSEWHERE = 'This quiz was changed elsewhere';

test('two windows of one browser know of each other, and what one saves appears in the other', {
  tag: LONG,
}, async ({ person }) => {
  const one = new EditorPage(await person());
  await one.begin('Rivers');
  await one.pick(1);
  await one.question.fill('Which of them is the longest?');
  await one.expectSaved();

  const other = new EditorPage(await one.page.context().newPage());
  await other.open(one.page.url());
  for (const { page } of [one, other])
    await expect(page.getByText('This quiz is also open in another window.').first()).toBeVisible();
  await other.pick(1);
  await other.question.fill('Which of them is the shortest?');
  await other.expectSaved();
  await expect(one.question).toHaveValue('Which of them is the shortest?');
  await expect(one.page.getByText('Updated with changes from another window').first()).toBeVisible();

  // What was taken over is one step back.
  await one.button('Undo').click();
  await expect(one.question).toHaveValue('Which of them is the longest?');
  await one.expectSaved();
  await expect(other.question).toHaveValue('Which of them is the longest?');

  // Both write at once: whoever comes second is asked.
  await one.page.context().setOffline(true);
  await one.question.fill('Written here');
  await other.question.fill('Written there');
  await one.page.context().setOffline(false);
  await expect
    .poll(async () => (await one.dialog(ELSEWHERE).count()) + (await other.dialog(ELSEWHERE).count()))
    .toBe(1);
  await expect(one.question).toHaveValue('Written here');
  await expect(other.question).toHaveValue('Written there');
});

test('two devices are asked, each way out is taken once, and nothing is lost', {
  tag: LONG,
}, async ({ person }) => {
  const desk = new EditorPage(await person());
  await desk.begin('Rivers');
  await desk.pick(1);
  await desk.question.fill('From the desk');
  await desk.expectSaved();
  const address = desk.page.url();
  const laptop = new EditorPage(await person());
  await sameTeacher(desk.page, laptop.page);
  await laptop.open(address);
  await expect(laptop.question).toHaveValue('From the desk');

  /** The desk saves first, and the laptop writes without having seen it. */
  const collide = async (first: string, second: string) => {
    await desk.question.fill(first);
    await desk.expectSaved();
    await laptop.question.fill(second);
    await expect(laptop.dialog(ELSEWHERE)).toBeVisible();
  };

  await test.step('later: it is said until somebody decides, and nothing is sent meanwhile', async () => {
    await collide('Desk, first', 'Laptop, first');
    await expectAccessible(laptop.page, 'changed elsewhere');
    await laptop.page.keyboard.press('Escape');
    await expect(laptop.dialog(ELSEWHERE)).toBeHidden();
    await expect(laptop.question).toHaveValue('Laptop, first');
    await laptop.question.fill('Laptop, first and more');
    const undecided = laptop.button('Not saved: changed elsewhere. Compare');
    await expect(undecided).toBeVisible();
    await desk.page.reload();
    await expect(desk.question).toHaveValue('Desk, first');
    await undecided.click();
    await expect(laptop.dialog(ELSEWHERE)).toContainText('Nothing is lost until you choose.');
  });

  await test.step('mine over the other one', async () => {
    await laptop.button('Use my version (replaces the other)').click();
    await laptop.expectSaved();
    await expect(laptop.dialog(ELSEWHERE)).toBeHidden();
    await desk.page.reload();
    await expect(desk.question).toHaveValue('Laptop, first and more');
  });

  await test.step('the other one, and back to mine by undo', async () => {
    await collide('Desk, second', 'Laptop, second');
    await laptop.button('Use the other version (you can undo)').click();
    await expect(laptop.question).toHaveValue('Desk, second');
    await laptop.expectSaved();
    await laptop.button('Undo').click();
    await expect(laptop.question).toHaveValue('Laptop, second');
    await laptop.button('Redo').click();
    await expect(laptop.question).toHaveValue('Desk, second');
    await laptop.expectSaved();
  });

  await test.step('mine as a copy, beside the other one', async () => {
    await collide('Desk, third', 'Laptop, third');
    await laptop.button('Keep both (save mine as a copy)').click();
    await expect(laptop.page.getByRole('heading', { level: 1, name: 'Rivers (copy)' })).toBeVisible();
    await expect(laptop.page).not.toHaveURL(address);
    await expect(laptop.question).toHaveValue('Laptop, third');
    await laptop.open(address);
    await expect(laptop.question).toHaveValue('Desk, third');
    await expect(desk.question).toHaveValue('Desk, third');
  });

  await test.step('closed undecided: it is asked again as the quiz is opened', async () => {
    await collide('Desk, fourth', 'Laptop, fourth');
    await laptop.page.goto('about:blank');
    await laptop.open(address);
    await expect(laptop.dialog(ELSEWHERE)).toBeVisible();
    await laptop.button('Use my version (replaces the other)').click();
    await expect(laptop.question).toHaveValue('Laptop, fourth');
    await laptop.expectSaved();
  });
});
