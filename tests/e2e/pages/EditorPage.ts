// Page object for the quiz editor.

import { expect, type Locator, type Page } from '@playwright/test';

export class EditorPage {
  readonly page: Page;
  readonly title: Locator;
  readonly question: Locator;
  /** The list of questions. */
  readonly rows: Locator;
  /** File input for the question's media, or for the quiz's cover. */
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

  /** The control that marks an option as correct. */
  correctControl(number: number): Locator {
    return this.page.getByLabel(`Option ${number} is correct`);
  }

  answer(number: number): Locator {
    return this.page.getByRole('textbox', { name: `Accepted answer ${number}` });
  }

  description(of: 'picture' | 'sound'): Locator {
    const name = of === 'picture' ? 'Describe the picture' : 'What will students hear?';
    return this.page.getByRole('textbox', { name });
  }

  /** The save status, if it has this text. */
  saveStatus(text: string | RegExp): Locator {
    return this.page.locator('.save-status').filter({ hasText: text });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Creates a quiz with this title from the library. */
  async createQuiz(title: string): Promise<void> {
    await this.page.goto('/host');
    await this.page.getByRole('link', { name: 'New quiz' }).first().click();
    await expect(this.title).toBeFocused();
    await this.title.fill(title);
  }

  /** Opens a saved quiz at its address. */
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

  /** `kind`: as the editor calls it. */
  async add(kind: string): Promise<void> {
    const before = await this.count();
    await this.button('Add question').last().click();
    await expect.poll(() => this.count()).toBe(before + 1);
    await this.page.getByRole('radio', { name: kind, exact: true }).check();
  }

  /** The number of questions; only rows in view are in the list. */
  async count(): Promise<number> {
    return Number(await this.rows.first().getAttribute('aria-setsize'));
  }

  async openMore(): Promise<void> {
    await this.page.locator('.more > summary').click();
  }

  /** Chooses an item in the toolbar's menu. */
  async choose(name: string): Promise<void> {
    await this.button('More').click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.saveStatus(/^Saved$/)).toBeVisible();
  }

  /** Expects the texts of all questions, in order. */
  async expectQuestions(texts: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.rows.locator('.rail-text')).toHaveText([...texts]);
  }
}
