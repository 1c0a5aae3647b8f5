// The editor with only a keyboard and a screen reader: no pointer, no motion, and focus is never lost.

import type { Locator, Page } from '@playwright/test';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { activate, expectFocusKept, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectHeard, hear } from '#tests/e2e/support/announcements.ts';
import { animationsOf } from '#tests/e2e/support/motion.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

/** A keyboard that checks after each key that focus wasn't lost. */
class Keys {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.#page.keyboard.press(key);
      await expectFocusKept(this.#page);
    }
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Tabs to a field and replaces its contents. */
  async write(field: Locator, text: string): Promise<void> {
    await tabTo(this.#page, field);
    await this.#page.keyboard.press('Control+A');
    await this.type(text);
  }

  async tick(box: Locator): Promise<void> {
    await tabTo(this.#page, box);
    await this.press('Space');
    await expect(box).toBeChecked();
  }
}

test('a quiz is written, reordered and hosted by keyboard alone', { tag: LONG }, async ({ person }) => {
  const editor = new EditorPage(await person({ reducedMotion: 'reduce' }));
  const { page } = editor;
  await hear(page);
  const keys = new Keys(page);
  const host = new HostPage(page);
  const order = (...texts: readonly string[]) => editor.expectQuestions(texts);
  await host.openLibrary();
  await activate(page, page.getByRole('link', { name: 'New quiz' }).first());
  await expect(editor.title).toBeFocused();
  await keys.type('Stars');
  await expectAccessible(page, 'quiz details');

  await test.step('four questions are written one after the other', async () => {
    await keys.press('Control+Enter');
    await expect(editor.question).toBeFocused();
    await keys.type('Which star is nearest?');
    await keys.write(editor.option(1), 'The Sun');
    await keys.press('Enter');
    await keys.type('Sirius');
    await expect(editor.option(2)).toHaveText('Sirius');
    await page.keyboard.press('Shift+Tab');
    await keys.tick(editor.correctControl(1));

    await keys.press('Control+Enter');
    await expect(editor.question).toBeFocused();
    await expectHeard(page, 'Question 2 added');
    await keys.type('Which of these are planets?');
    await nextKind('Select all that apply');
    await keys.write(editor.option(1), 'Mars');
    await keys.press('Enter');
    await keys.type('Venus');
    await keys.press('Enter');
    await keys.type('Moon');
    await page.keyboard.press('Control+Home');
    await keys.tick(editor.correctControl(3));
    await keys.press('Space');
    await expect(editor.correctControl(3)).not.toBeChecked();
    await keys.press('Shift+Tab', 'Shift+Tab', 'Shift+Tab');
    await keys.tick(editor.correctControl(1));
    await keys.tick(editor.correctControl(2));

    await keys.press('Control+Enter');
    await expectHeard(page, 'Question 3 added');
    await keys.type('How many moons has the Earth?');
    await nextKind('Short answer');
    await keys.write(editor.answer(1), 'One');
    await expectAccessible(page, 'a typed answer');

    await keys.press('Control+Enter');
    await expectHeard(page, 'Question 4 added');
    await keys.type('What would you take along?');
    await nextKind('Open-ended');
    await expect(page.getByText('Students write what they think.')).toBeVisible();
    await expectAccessible(page, 'an open question');
    await editor.expectSaved();
  });

  /** Goes from the question's text back across the toolbar to its type, and picks the next type. */
  async function nextKind(name: string): Promise<void> {
    await keys.press('Shift+Tab');
    await expect(editor.button('Bold')).toBeFocused();
    await keys.press('Shift+Tab');
    // A ready-made question, behind the kind that it is of.
    if (await editor.button('True or false').evaluate((button) => button === document.activeElement))
      await keys.press('Shift+Tab');
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  }

  const [star, planets, moons, along] = [
    'Which star is nearest?',
    'Which of these are planets?',
    'How many moons has the Earth?',
    'What would you take along?',
  ] as const;

  await test.step('questions are moved up and down', async () => {
    await order(star, planets, moons, along);
    await keys.press('Alt+ArrowUp');
    await expectHeard(page, 'Now question 3 of 4');
    await keys.press('Alt+ArrowUp');
    await expectHeard(page, 'Now question 2 of 4');
    await order(star, along, planets, moons);
    await keys.press('Alt+ArrowDown');
    await expectHeard(page, 'Now question 3 of 4');
    await order(star, planets, along, moons);
  });

  await test.step('a question is duplicated, deleted, restored with undo and deleted again with redo', async () => {
    await keys.press('Control+D');
    await expectHeard(page, 'Question 3 duplicated');
    await order(star, planets, along, along, moons);
    await tabTo(page, page.getByRole('button', { name: 'Delete question' }));
    await keys.press('Enter');
    await expectHeard(page, 'Question 4 deleted');
    await order(star, planets, along, moons);
    await keys.press('Control+Z');
    await expectHeard(page, 'Undone');
    await order(star, planets, along, along, moons);
    await keys.press('Control+Y');
    await expectHeard(page, 'Redone');
    await order(star, planets, along, moons);
  });

  await test.step('the list of questions has arrow keys, Delete and undo', async () => {
    const picked = page.locator('.rail-pick[aria-current="true"]');
    await tabTo(page, picked);
    await keys.press('Home');
    await expect(page.locator('.rail-quiz')).toBeFocused();
    await keys.press('End');
    await expect(picked).toBeFocused();
    await expect(picked).toContainText(moons);
    await keys.press('Delete');
    await order(star, planets, along);
    await expect(picked).toBeFocused();
    await keys.press('Control+Z');
    await order(star, planets, along, moons);
    await expectAccessible(page, 'the list');
  });

  await test.step('each dialog opens and closes, and focus returns', async () => {
    for (const name of ['Add multiple questions', 'Copy from my quizzes', 'Version history']) {
      const more = editor.button('More');
      await tabTo(page, more);
      await keys.press('Enter');
      await expect(page.getByRole('menu')).toBeVisible();
      await keys.type(name);
      await expect(page.getByRole('menuitem', { name })).toBeFocused();
      await keys.press('Enter');
      await expect(editor.dialog(name)).toBeVisible();
      await expectFocusKept(page);
      await expectAccessible(page, name);
      await keys.press('Escape');
      await expect(editor.dialog(name)).toBeHidden();
      await expectFocusKept(page);
    }
    await keys.press('?');
    await expect(editor.dialog('Keyboard shortcuts')).toBeVisible();
    await expectAccessible(page, 'Keyboard shortcuts');
    await keys.press('Escape');
    await expect(editor.dialog('Keyboard shortcuts')).toBeHidden();
    expect(await animationsOf(page)).toEqual([]);
  });

  await test.step('an option can have a picture', async () => {
    await tabTo(page, page.locator('.rail-pick[aria-current="true"]'));
    await keys.press('Home', 'ArrowDown');
    await activate(page, editor.button('Option 1: add picture'));
    await expect(editor.dialog('Picture: Option 1')).toBeVisible();
    await expectAccessible(page, 'option picture');
    await keys.press('Escape');
    await expect(editor.button('Option 1: add picture')).toBeFocused();
  });

  await test.step('the quiz is hosted', async () => {
    await editor.expectSaved();
    await activate(page, editor.button('Host'));
    await expect(page.getByRole('heading', { name: 'How do you want to play?' })).toBeVisible();
    await activate(page, page.getByRole('button', { name: 'Open lobby' }));
    await host.code();
    await expectFocusKept(page);
  });
});
