import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { shareHostSession } from '#tests/e2e/support/shareHostSession.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const CLASH = 'Question 1 was changed in another window too';
const ADDED = 'Changes from another window were added';

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
  await expect(one.page.getByText(ADDED).first()).toBeVisible();

  // Undo reverts the changes taken over from the other window.
  await one.button('Undo').click();
  await expect(one.question).toHaveText('Which of them is the longest?');
  await one.expectSaved();
  await expect(other.question).toHaveText('Which of them is the longest?');

  // Both write at the same time: what they wrote in different questions is merged.
  await one.add('Open-ended');
  await one.question.fill('How deep is it?');
  await one.expectSaved();
  await expect(other.rows).toHaveCount(2);
  await one.page.context().setOffline(true);
  await one.question.fill('Written here');
  await other.pick(1);
  await other.question.fill('Written there');
  await one.page.context().setOffline(false);
  for (const each of [one, other]) {
    await expect(each.rows.nth(0)).toContainText('Written there');
    await expect(each.rows.nth(1)).toContainText('Written here');
    await each.expectSaved();
  }

  // In the same question: the one that saves second is asked.
  await one.pick(1);
  await one.page.context().setOffline(true);
  await one.question.fill('Mine');
  await other.question.fill('Yours');
  await one.page.context().setOffline(false);
  await expect
    .poll(async () => (await one.dialog(CLASH).count()) + (await other.dialog(CLASH).count()))
    .toBe(1);
  await expect(one.question).toHaveText('Mine');
  await expect(other.question).toHaveText('Yours');
});

test('two devices are only asked about what both changed, and no choice loses anything', {
  tag: LONG,
}, async ({ person }) => {
  const desk = new EditorPage(await person());
  await desk.createQuiz('Rivers');
  await desk.pick(1);
  await desk.question.fill('From the desk');
  await desk.add('Open-ended');
  await desk.question.fill('A second one');
  await desk.pick(1);
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
    await expect(laptop.dialog(CLASH)).toBeVisible();
  };

  await test.step('different questions are merged, and typing goes on', async () => {
    await desk.question.fill('Desk, at first');
    await desk.expectSaved();
    await laptop.pick(2);
    await laptop.question.fill('Laptop, at first');
    await expect(laptop.page.getByText(ADDED).first()).toBeVisible();
    await laptop.question.press('End');
    await laptop.question.pressSequentially(' and more');
    await laptop.expectSaved();
    await expect(laptop.rows.nth(0)).toContainText('Desk, at first');
    await desk.page.reload();
    await expect(desk.rows.nth(1)).toContainText('Laptop, at first and more');
    await expect(desk.rows.nth(0)).toContainText('Desk, at first');
    await laptop.pick(1);
  });

  await test.step('deciding later: the conflict stays visible, and nothing is sent in between', async () => {
    await collide('Desk, first', 'Laptop, first');
    await expectAccessible(laptop.page, 'changed elsewhere');
    await laptop.page.keyboard.press('Escape');
    await expect(laptop.dialog(CLASH)).toBeHidden();
    await expect(laptop.question).toHaveText('Laptop, first');
    await laptop.question.fill('Laptop, first and more');
    const undecided = laptop.button('Not saved: changed elsewhere. Compare');
    await expect(undecided).toBeVisible();
    await desk.page.reload();
    await expect(desk.question).toHaveText('Desk, first');
    await undecided.click();
    await expect(laptop.dialog(CLASH)).toContainText('Nothing is lost until you choose.');
    await expect(laptop.dialog(CLASH)).toContainText('Laptop, first and more');
  });

  await test.step('mine replaces the other version', async () => {
    await laptop.button('Keep mine').click();
    await laptop.expectSaved();
    await expect(laptop.dialog(CLASH)).toBeHidden();
    await desk.page.reload();
    await expect(desk.question).toHaveText('Laptop, first and more');
  });

  await test.step('the other version replaces mine, and undo brings mine back', async () => {
    await collide('Desk, second', 'Laptop, second');
    await laptop.button('Keep the other').click();
    await expect(laptop.question).toHaveText('Desk, second');
    await laptop.expectSaved();
    await laptop.button('Undo').click();
    await expect(laptop.question).toHaveText('Laptop, second');
    await laptop.button('Redo').click();
    await expect(laptop.question).toHaveText('Desk, second');
    await laptop.expectSaved();
  });

  await test.step('both are kept as two questions', async () => {
    await collide('Desk, third', 'Laptop, third');
    await laptop.button('Keep both as two questions').click();
    await laptop.expectSaved();
    await desk.page.reload();
    for (const each of [desk, laptop]) {
      await expect(each.rows).toHaveCount(3);
      await expect(each.rows.nth(0)).toContainText('Laptop, third');
      await expect(each.rows.nth(1)).toContainText('Desk, third');
    }
  });

  await test.step('closed without a decision, the question comes back when the quiz is opened', async () => {
    await collide('Desk, fourth', 'Laptop, fourth');
    await laptop.page.goto('about:blank');
    await laptop.open(address);
    await expect(laptop.dialog(CLASH)).toBeVisible();
    await laptop.button('Keep mine').click();
    await expect(laptop.question).toHaveText('Laptop, fourth');
    await laptop.expectSaved();
  });
});
