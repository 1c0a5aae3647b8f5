// What a teacher does while a quiz is written.

import { expect, type Locator, type Page } from '@playwright/test';

export class EditorPage {
  readonly page: Page;
  readonly title: Locator;
  readonly question: Locator;
  /** The questions at the side. */
  readonly rows: Locator;
  /** The file of the question, or the cover of the quiz. */
  readonly file: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByLabel('Title', { exact: true });
    this.question = page.getByRole('textbox', { name: 'Question', exact: true });
    this.rows = page.getByRole('list', { name: 'Questions' }).getByRole('listitem');
    this.file = page.locator('input[type="file"]');
  }

  option(number: number): Locator {
    return this.page.getByRole('textbox', { name: `Option ${number}`, exact: true });
  }

  /** Marks it, or takes the mark away. */
  right(number: number): Locator {
    return this.page.getByLabel(`Option ${number} is correct`);
  }

  answer(number: number): Locator {
    return this.page.getByRole('textbox', { name: `Accepted answer ${number}` });
  }

  description(of: 'picture' | 'sound'): Locator {
    const name = of === 'picture' ? 'Describe the picture' : 'What will students hear?';
    return this.page.getByRole('textbox', { name });
  }

  /** A line that says how it stands with saving. */
  saving(text: string | RegExp): Locator {
    return this.page.locator('.save-status').filter({ hasText: text });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** From the library to an empty quiz. */
  async begin(title: string): Promise<void> {
    await this.page.goto('/host');
    await this.page.getByRole('link', { name: 'New quiz' }).first().click();
    await expect(this.title).toBeFocused();
    await this.title.fill(title);
  }

  /** Once it stands at its own address. */
  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(this.rows.first()).toBeVisible();
  }

  async pick(number: number): Promise<void> {
    await this.rows
      .nth(number - 1)
      .getByRole('button')
      .click();
    await expect(this.page.getByRole('heading', { level: 2, name: `Question ${number} of` })).toBeVisible();
  }

  async add(
    kind: 'Multiple choice' | 'Select all that apply' | 'Short answer' | 'Open-ended',
  ): Promise<void> {
    const before = await this.rows.count();
    await this.button('Add question').click();
    await expect(this.rows).toHaveCount(before + 1);
    await this.page.getByRole('radio', { name: kind, exact: true }).check();
  }

  async more(): Promise<void> {
    await this.page.locator('.more > summary').click();
  }

  /** From the menu of the bar. */
  async choose(name: string): Promise<void> {
    await this.button('More').click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.saving(/^Saved$/)).toBeVisible();
  }

  /** The texts of all questions, in their order. */
  async expectQuestions(texts: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.rows.locator('.rail-text')).toHaveText([...texts]);
  }
}
