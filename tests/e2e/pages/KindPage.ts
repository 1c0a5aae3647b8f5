// Page object for a player who answers questions of any kind, by touch or by keyboard alone.

import { expect, type Locator } from '@playwright/test';
import { activate, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { drawn } from '#tests/e2e/pages/press.ts';

export class KindPage extends PlayerPage {
  /** A picture to mark. */
  readonly board: Locator = this.page.getByRole('slider');

  /** An option, or a piece that goes somewhere. */
  piece(text: string): Locator {
    return this.page
      .locator('button[data-piece]')
      .filter({ has: this.page.getByText(text, { exact: true }) });
  }

  /** A place for pieces, by how its name begins. */
  place(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  }

  field(name: string | RegExp): Locator {
    return this.page.getByRole('textbox', { name });
  }

  choices(gap: number): Locator {
    return this.page.getByRole('combobox', { name: new RegExp(`^Gap ${gap} of`) });
  }

  async tap(target: Locator): Promise<void> {
    await drawn(target);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${String(target)} isn't drawn`);
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  press(target: Locator): Promise<void> {
    return activate(this.page, target);
  }

  /** The pieces from first to last. */
  async order(): Promise<string[]> {
    return (await this.page.locator('button[data-piece]').allInnerTexts()).map((text) => text.trim());
  }

  /** Moves pieces until they are in this order; `press` presses one. */
  async arrange(texts: readonly string[], press: (piece: Locator) => Promise<void>): Promise<void> {
    for (const [place, text] of texts.entries()) {
      const now = this.page.locator('button[data-piece]').nth(place);
      if (await now.filter({ has: this.page.getByText(text, { exact: true }) }).count()) continue;
      const instead = this.page.locator(`[data-piece="${await now.getAttribute('data-piece')}"]`);
      // A rung that still moves after the last press can be missed.
      await expect(async () => {
        if ((await this.piece(text).getAttribute('aria-pressed')) !== 'true') await press(this.piece(text));
        await expect(this.piece(text)).toHaveAttribute('aria-pressed', 'true', { timeout: 3_000 });
      }).toPass();
      await press(instead);
      await expect(now).toContainText(text);
    }
  }

  /** Chooses from a list by keyboard: the choice by its first letters. */
  async pick(gap: number, text: string): Promise<void> {
    await tabTo(this.page, this.choices(gap));
    await this.page.keyboard.type(text);
    await expect(this.choices(gap).locator('option:checked')).toHaveText(text);
  }
}
