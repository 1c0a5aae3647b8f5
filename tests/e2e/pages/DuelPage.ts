// What a player does in a duel: strikes, raises a shield, or skips, between two questions.

import { expect, type Locator } from '@playwright/test';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { press } from '#tests/e2e/pages/press.ts';

export class DuelPage extends PlayerPage {
  /** What a screen reader is told. */
  readonly said: Locator = this.page.getByTestId('announcer');
  readonly choice: Locator = this.heading(/^(Duel: your move!|Pick your (throw|shield|target))$/);

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Answers these questions right, each by the text of its right option, and stands before the choice then. */
  async climbs(questions: readonly string[], right: string): Promise<void> {
    for (const question of questions) {
      await this.#onto(this.heading(question));
      await this.choose(right);
      await expect(this.verdict).toContainText('answer 600');
    }
    await this.#onto(this.choice);
  }

  async strikes(name: string, strike = 'Snowball'): Promise<void> {
    await this.#press(/^Strike/);
    await this.#press(new RegExp(`^${strike}`));
    await this.#press(new RegExp(`^${name}, rank`));
  }

  async raises(shield: string): Promise<void> {
    await this.#press(/^Shield/);
    await this.#press(new RegExp(`^${shield}`));
    await expect(this.heading('Your shield is up!')).toBeAttached();
  }

  async skips(): Promise<void> {
    await this.#press(/^Skip/);
    await expect(this.heading('You skipped')).toBeAttached();
  }

  async #press(name: RegExp): Promise<void> {
    await expect(this.button(name)).toBeAttached();
    // What is pressed sooner is not meant for what has just come.
    await this.page.waitForTimeout(DOUBLE_PRESS_MS);
    await press(this.button(name));
  }

  /** Goes on from what stands there until this does. */
  async #onto(target: Locator): Promise<void> {
    const on = this.button(/^(Next|Continue|Go!)/);
    await expect(async () => {
      if ((await target.count()) === 0 && (await on.count()) > 0) await press(on);
      await expect(target).toBeAttached({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  }
}
