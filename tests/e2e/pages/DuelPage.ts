// Page object for a player in duels, who strikes, raises a shield or skips between questions.

import { expect, type Locator } from '@playwright/test';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { press } from '#tests/e2e/pages/press.ts';

export class DuelPage extends PlayerPage {
  /** Text that screen readers announce. */
  readonly announcer: Locator = this.page.getByTestId('announcer');
  readonly choice: Locator = this.heading(/^(Duel: your move!|Pick your (throw|shield|target))$/);

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Answers these questions correctly, by the text of the correct option, up to the choice. */
  async answerUpToChoice(questions: readonly string[], correct: string): Promise<void> {
    for (const question of questions) {
      await this.#continueTo(this.heading(question));
      await this.choose(correct);
      await expect(this.verdict).toContainText('answer 600');
    }
    await this.#continueTo(this.choice);
  }

  /** `kind`: absent while there is only one. */
  async strike(name: string, kind?: string): Promise<void> {
    await this.#press(/^Strike/);
    if (kind !== undefined) await this.#press(new RegExp(`^${kind}`));
    await this.#press(new RegExp(`^${name}, rank`));
  }

  async raiseShield(shield: string): Promise<void> {
    await this.#press(/^Shield/);
    await this.#press(new RegExp(`^${shield}`));
    await expect(this.heading('Your shield is up!')).toBeAttached();
  }

  async skip(): Promise<void> {
    await this.#press(/^Skip/);
    await expect(this.heading('You skipped')).toBeAttached();
  }

  async #press(name: RegExp): Promise<void> {
    await expect(this.button(name)).toBeAttached();
    // Earlier presses are ignored: they were meant for the previous screen.
    await this.page.waitForTimeout(DOUBLE_PRESS_MS);
    await press(this.button(name));
  }

  /** Continues from the current screen until the target is there. */
  async #continueTo(target: Locator): Promise<void> {
    const forward = this.button(/^(Next|Continue|Go!)/);
    await expect(async () => {
      if ((await target.count()) === 0 && (await forward.count()) > 0) await press(forward);
      await expect(target).toBeAttached({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
  }
}
