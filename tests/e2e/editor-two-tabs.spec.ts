import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { shareHostSession } from '#tests/e2e/support/shareHostSession.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const ELSEWHERE = 'This quiz was changed elsewhere';

test('two windows of one browser know about each other, and what one saves appears in the other', {
  tag: LONG,
}, async ({ person }) => {
  const one = new EditorPage(await person());
  await one.createQuiz('Rivers');
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
  await expect(one.question).toHaveText('Which of them is the shortest?');
  await expect(one.page.getByText('Updated with changes from another window').first()).toBeVisible();

  // Undo reverts the changes taken over from the other window.
  await one.button('Undo').click();
  await expect(one.question).toHaveText('Which of them is the longest?');
  await one.expectSaved();
  await expect(other.question).toHaveText('Which of them is the longest?');

  // Both write at the same time: the one that saves second is asked.
  await one.page.context().setOffline(true);
  await one.question.fill('Written here');
  await other.question.fill('Written there');
  await one.page.context().setOffline(false);
  await expect
    .poll(async () => (await one.dialog(ELSEWHERE).count()) + (await other.dialog(ELSEWHERE).count()))
    .toBe(1);
  await expect(one.question).toHaveText('Written here');
  await expect(other.question).toHaveText('Written there');
});

test('two devices with a conflict are asked, and no choice loses anything', {
  tag: LONG,
}, async ({ person }) => {
  const desk = new EditorPage(await person());
  await desk.createQuiz('Rivers');
  await desk.pick(1);
  await desk.question.fill('From the desk');
  await desk.expectSaved();
  const address = desk.page.url();
  const laptop = new EditorPage(await person());
  await shareHostSession(desk.page, laptop.page);
  await laptop.open(address);
  await expect(laptop.question).toHaveText('From the desk');

  /** The desk saves first, and the laptop writes without having seen that. */
  const collide = async (first: string, second: string) => {
    await desk.question.fill(first);
    await desk.expectSaved();
    await laptop.question.fill(second);
    await expect(laptop.dialog(ELSEWHERE)).toBeVisible();
  };

  await test.step('deciding later: the conflict stays visible, and nothing is sent in between', async () => {
    await collide('Desk, first', 'Laptop, first');
    await expectAccessible(laptop.page, 'changed elsewhere');
    await laptop.page.keyboard.press('Escape');
    await expect(laptop.dialog(ELSEWHERE)).toBeHidden();
    await expect(laptop.question).toHaveText('Laptop, first');
    await laptop.question.fill('Laptop, first and more');
    const undecided = laptop.button('Not saved: changed elsewhere. Compare');
    await expect(undecided).toBeVisible();
    await desk.page.reload();
    await expect(desk.question).toHaveText('Desk, first');
    await undecided.click();
    await expect(laptop.dialog(ELSEWHERE)).toContainText('Nothing is lost until you choose.');
  });

  await test.step('mine replaces the other version', async () => {
    await laptop.button('Use my version (replaces the other)').click();
    await laptop.expectSaved();
    await expect(laptop.dialog(ELSEWHERE)).toBeHidden();
    await desk.page.reload();
    await expect(desk.question).toHaveText('Laptop, first and more');
  });

  await test.step('the other version replaces mine, and undo brings mine back', async () => {
    await collide('Desk, second', 'Laptop, second');
    await laptop.button('Use the other version (you can undo)').click();
    await expect(laptop.question).toHaveText('Desk, second');
    await laptop.expectSaved();
    await laptop.button('Undo').click();
    await expect(laptop.question).toHaveText('Laptop, second');
    await laptop.button('Redo').click();
    await expect(laptop.question).toHaveText('Desk, second');
    await laptop.expectSaved();
  });

  await test.step('mine is saved as a copy next to the other version', async () => {
    await collide('Desk, third', 'Laptop, third');
    await laptop.button('Keep both (save mine as a copy)').click();
    await expect(laptop.page.getByRole('heading', { level: 1, name: 'Rivers (copy)' })).toBeVisible();
    await expect(laptop.page).not.toHaveURL(address);
    await expect(laptop.question).toHaveText('Laptop, third');
    await laptop.open(address);
    await expect(laptop.question).toHaveText('Desk, third');
    await expect(desk.question).toHaveText('Desk, third');
  });

  await test.step('closed without a decision, the question comes back when the quiz is opened', async () => {
    await collide('Desk, fourth', 'Laptop, fourth');
    await laptop.page.goto('about:blank');
    await laptop.open(address);
    await expect(laptop.dialog(ELSEWHERE)).toBeVisible();
    await laptop.button('Use my version (replaces the other)').click();
    await expect(laptop.question).toHaveText('Laptop, fourth');
    await laptop.expectSaved();
  });
});
