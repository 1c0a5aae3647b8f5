// Page object for a player, from the game code to the summary.

import { expect, type Locator, type Page } from '@playwright/test';
import { UNREAD_MS } from '#src/ui/doublePress.ts';
import { press } from '#tests/e2e/pages/press.ts';
import type { Line } from '#tests/e2e/support/Line.ts';

export class PlayerPage {
  readonly page: Page;
  readonly code: Locator;
  readonly name: Locator;
  /** Options shown as removed. */
  readonly removedOptions: Locator;
  readonly answerField: Locator;
  readonly submitButton: Locator;
  readonly verdict: Locator;
  /** The heading at the end of the game, whatever the result. */
  readonly endHeading: Locator;
  readonly offline: Locator;

  constructor(page: Page) {
    this.page = page;
    this.code = page.getByLabel('Game code');
    this.name = page.getByLabel('What’s your name?');
    this.removedOptions = page
      .getByRole('group', { name: /^Choose/ })
      .locator('button')
      .filter({ hasText: 'removed' });
    this.answerField = page.getByLabel('Your answer', { exact: true });
    this.submitButton = page.getByRole('button', { name: 'Submit' });
    this.verdict = page.getByRole('region', { name: 'Result' });
    this.endHeading = this.heading(/^(Game complete!|You won!|You made the podium!|Game over)$/);
    this.offline = page.getByTestId('offline');
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** An option of the open question: a button or a checkbox. */
  option(text: string): Locator {
    const options = this.page.getByRole('group', { name: /^Choose/ });
    return options.locator('button').filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** Types the code on the home page; `search` is added to the address, such as `?webgl=off`. */
  async enterCode(code: string, search = ''): Promise<void> {
    await this.page.goto(`/join${search}`);
    await this.code.fill(code);
    await this.page.getByRole('button', { name: 'Join' }).click();
  }

  async enterName(name: string): Promise<void> {
    await this.name.fill(name);
    await this.page.getByRole('button', { name: 'Let’s go' }).click();
  }

  /** Goes from the code to the lobby. */
  async join(code: string, name: string, search = ''): Promise<void> {
    await this.enterCode(code, search);
    await this.enterName(name);
    await expect(this.page.getByText('You’re in!')).toBeAttached();
  }

  /** A note below the bar. The same words are also announced. */
  note(text: string): Locator {
    return this.page.getByRole('paragraph').filter({ hasText: text });
  }

  async expectQuestion(text: string): Promise<void> {
    await expect(this.heading(text)).toBeAttached();
  }

  /** Waits until presses count for a question that was just opened. */
  async waitUntilReady(): Promise<void> {
    await this.page.waitForTimeout(UNREAD_MS);
  }

  /** Answers a question that has one correct answer. */
  async choose(text: string): Promise<void> {
    await expect(this.option(text)).toBeAttached();
    await this.waitUntilReady();
    await press(this.option(text));
  }

  async tick(...texts: readonly string[]): Promise<void> {
    await expect(this.option(texts[0] ?? '')).toBeAttached();
    await this.waitUntilReady();
    for (const text of texts) {
      await press(this.option(text));
      await expect(this.option(text)).toBeChecked();
    }
    await press(this.submitButton);
  }

  async type(text: string): Promise<void> {
    await this.answerField.fill(text);
    await this.waitUntilReady();
    await press(this.submitButton);
  }

  /**
   * Saves the open question for later. With "Continue automatically" off, the next one waits for the player.
   */
  async answerLater(): Promise<void> {
    const later = this.page.getByRole('button', { name: /^Answer later/ });
    await expect(later).toBeAttached();
    await this.waitUntilReady();
    await later.click();
    await expect(this.heading(/^Saved for later/)).toBeAttached();
  }

  /**
   * Opens the first question, or continues from feedback. With "Continue automatically" off, both wait for the
   * player. A leaderboard passes by itself.
   */
  async continueGame(): Promise<void> {
    await press(this.page.getByRole('button', { name: /^(Next|Continue|Go!)/ }));
  }

  /**
   * Continues from feedback to the leaderboard, which passes by itself, but not before the next question has
   * arrived: it stays until the line is released.
   */
  async continueToLeaderboard(line: Line): Promise<void> {
    line.hold(/"getQuestions"/);
    await this.continueGame();
    await expect(this.heading('Leaderboard')).toBeAttached();
  }

  /** Turns a setting on or off on the settings page. */
  async set(name: string, on: boolean): Promise<void> {
    const setting = this.page.getByRole('switch', { name });
    await this.page.goto('/join/settings');
    await setting.setChecked(on);
  }

  /** Ends the player's own game early. */
  async finishNow(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('button', { name: 'Finish now' }).click();
    await this.page
      .getByRole('dialog', { name: 'Finish now?' })
      .getByRole('button', { name: 'Finish' })
      .click();
  }

  async openSummary(): Promise<void> {
    await expect(this.endHeading).toBeAttached();
    const button = this.page.getByRole('button', { name: /^See your (answers|results)$/ });
    // Until the end is drawn, the button is clipped so that only screen readers find it. A click while it
    // moves into place is lost.
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    await expect(this.heading(/^Nice work/)).toBeVisible();
  }

  /** A figure in the summary, by name. */
  figure(name: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .getByRole('definition');
  }

  /** A question in the summary, by text. */
  answered(question: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: question }) });
  }
}
