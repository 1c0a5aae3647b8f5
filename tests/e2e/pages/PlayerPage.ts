// What a player does and sees, from the code to the summary.

import { expect, type Locator, type Page } from '@playwright/test';
import { UNREAD_MS } from '#src/ui/doublePress.ts';
import { press } from '#tests/e2e/pages/press.ts';

export class PlayerPage {
  readonly page: Page;
  readonly code: Locator;
  readonly name: Locator;
  /** Options that are known to be wrong. */
  readonly outOptions: Locator;
  readonly answerField: Locator;
  readonly submitButton: Locator;
  readonly verdict: Locator;
  /** The heading of the end, whatever was won. */
  readonly over: Locator;
  readonly offline: Locator;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByLabel('Game code');
    this.name = page.getByLabel('What’s your name?');
    this.outOptions = page
      .getByRole('group', { name: /^Choose/ })
      .locator('button')
      .filter({ hasText: 'removed' });
    this.answerField = page.getByLabel('Your answer', { exact: true });
    this.submitButton = page.getByRole('button', { name: 'Submit' });
    this.verdict = page.getByRole('region', { name: 'Result' });
    this.over = this.heading(/^(Game complete!|You won!|You made the podium!|Game over)$/);
    this.offline = page.getByTestId('offline');
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** An option of the open question, a button or a tick box. */
  option(text: string): Locator {
    const options = this.page.getByRole('group', { name: /^Choose/ });
    return options.locator('button').filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** Types the code on the first page; `search` goes to the address, as `?webgl=off`. */
  async enterCode(code: string, search = ''): Promise<void> {
    await this.page.goto(`/join${search}`);
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Join' }).click();
  }

  async enterName(name: string): Promise<void> {
    await this.name.fill(name);
    await this.page.getByRole('button', { name: 'Let’s go' }).click();
  }

  /** From the code to the waiting room. */
  async join(code: string, name: string, search = ''): Promise<void> {
    await this.enterCode(code, search);
    await this.enterName(name);
    await expect(this.page.getByText('You’re in!')).toBeAttached();
  }

  /** What stands below the bar; the same words are spoken, too. */
  note(text: string): Locator {
    return this.page.getByRole('paragraph').filter({ hasText: text });
  }

  async expectQuestion(text: string): Promise<void> {
    await expect(this.heading(text)).toBeAttached();
  }

  /** Reads the question that stands there: what is pressed sooner is not meant for it. */
  async read(): Promise<void> {
    await this.page.waitForTimeout(UNREAD_MS);
  }

  /** Answers a question with one right answer. */
  async choose(text: string): Promise<void> {
    await expect(this.option(text)).toBeAttached();
    await this.read();
    await press(this.option(text));
  }

  async tick(...texts: readonly string[]): Promise<void> {
    await expect(this.option(texts[0] ?? '')).toBeAttached();
    await this.read();
    for (const text of texts) {
      await press(this.option(text));
      await expect(this.option(text)).toBeChecked();
    }
    await press(this.submitButton);
  }

  async type(text: string): Promise<void> {
    await this.answerField.fill(text);
    await this.read();
    await press(this.submitButton);
  }

  /** Leaves the open question for the end; the next one waits for the player with "Continue automatically" off. */
  async answerLater(): Promise<void> {
    const later = this.page.getByRole('button', { name: /^Answer later/ });
    await expect(later).toBeAttached();
    await this.read();
    await later.click();
    await expect(this.heading(/^Saved for later/)).toBeAttached();
  }

  /** Opens the first question, goes on from feedback or standings: all wait for it with "Continue automatically" off. */
  async goOn(): Promise<void> {
    await press(this.page.getByRole('button', { name: /^(Next|Continue|Go!)/ }));
  }

  /** Switches a setting on or off, on the page of settings. */
  async set(name: string, on: boolean): Promise<void> {
    const setting = this.page.getByRole('switch', { name });
    await this.page.goto('/join/settings');
    await setting.setChecked(on);
  }

  /** Ends the own game early. */
  async finishNow(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('button', { name: 'Finish now' }).click();
    await this.page
      .getByRole('dialog', { name: 'Finish now?' })
      .getByRole('button', { name: 'Finish' })
      .click();
  }

  async openSummary(): Promise<void> {
    await expect(this.over).toBeAttached();
    const button = this.page.getByRole('button', { name: /^See your (answers|results)$/ });
    // Until the end is drawn it lies clipped where only a screen reader finds it; a click there, while it moves to its place, is lost.
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(this.heading(/^Nice work/)).toBeVisible();
  }

  /** A figure of the summary, by its name. */
  figure(name: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .getByRole('definition');
  }

  /** A question of the summary, by its text. */
  answered(question: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: question }) });
  }
}
