// Page object for a player's belt: its cards, their dialogs and the active effects.

import { expect, type Locator, type Page } from '@playwright/test';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { press } from '#tests/e2e/pages/press.ts';

export class BeltPage {
  readonly page: Page;
  readonly toolbar: Locator;
  readonly activeEffects: Locator;
  /** The players that the open card can be used on. */
  readonly targets: Locator;
  /** Text that screen readers announce. */
  readonly announcer: Locator;

  constructor(page: Page) {
    this.page = page;
    this.toolbar = page.getByRole('toolbar', { name: 'Power-ups' });
    this.activeEffects = page.getByRole('list', { name: 'Active' });
    this.targets = page
      .getByRole('dialog')
      .getByRole('list', { name: 'Pick your target' })
      .getByRole('button');
    this.announcer = page.getByTestId('announcer');
  }

  /** A card, by the title of its power-up. */
  card(title: string): Locator {
    return this.toolbar.getByRole('button', { name: new RegExp(`^${title} `) });
  }

  sheet(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** Presses a card once it is ready; on the canvas, if there is one. */
  async openCard(title: string): Promise<void> {
    await expect(this.card(title)).toHaveAttribute('data-ready', 'true');
    await press(this.card(title));
    await expect(this.sheet(title)).toBeVisible();
  }

  /** Opens a card and uses it. */
  async use(title: string): Promise<void> {
    await this.openCard(title);
    await this.#choose(title, 'Use');
  }

  /** Uses an open card on this player. */
  async useOn(title: string, player: string): Promise<void> {
    await this.#choose(title, player);
  }

  /** Waits until presses count for a card that was just opened. */
  async waitUntilReady(): Promise<void> {
    await this.page.waitForTimeout(DOUBLE_PRESS_MS);
  }

  async #choose(title: string, name: string): Promise<void> {
    await this.waitUntilReady();
    await this.sheet(title).getByRole('button', { name, exact: true }).click();
    await expect(this.sheet(title)).toHaveCount(0);
    await expect(this.card(title)).toHaveCount(0);
  }
}
