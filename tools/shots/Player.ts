// A student in a browser, with the actions that the screenshots need.

import type { Page } from '@playwright/test';
import { UNREAD_MS } from '#src/ui/doublePress.ts';
import type { Album, Visit } from '#tools/shots/Album.ts';
import { until } from '#tools/shots/until.ts';

export class Player {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async join(album: Album, code: string, name: string, visit: Visit = {}): Promise<Player> {
    const player = await Player.visit(album, `/join?gc=${code}`, visit);
    await player.enterName(name);
    await player.page.locator('.game-main').waitFor();
    return player;
  }

  static async visit(album: Album, path: string, visit: Visit = {}): Promise<Player> {
    return new Player(await album.visit(path, visit));
  }

  async enterName(name: string): Promise<void> {
    await this.page.locator('input[name=nickname]').fill(name);
    await this.page.locator('.name-form button[type=submit]').click();
  }

  /** Clicks options of the open question, through the twins on top of the canvas. */
  async choose(...texts: readonly string[]): Promise<void> {
    for (const text of texts)
      await this.#press(this.page.locator('.twin-options button').filter({ hasText: text }));
  }

  async type(text: string): Promise<void> {
    await this.page.locator('.twin-overlay input, .twin-overlay textarea').fill(text);
  }

  async press(name: string): Promise<void> {
    await this.#press(this.page.getByRole('button', { name }).first());
  }

  /** Skips the open question for good. */
  async skip(): Promise<void> {
    await this.press('Skip');
    await this.#press(this.page.getByRole('dialog').getByRole('button', { name: 'Skip' }));
  }

  /** Continues to the leaderboard, which passes by itself: offline, it stays until it has been taken. */
  async atLeaderboard(take: (page: Page) => Promise<void>): Promise<void> {
    const context = this.page.context();
    await context.setOffline(true);
    await this.press('Next');
    await until(this.page, 'Leaderboard');
    await take(this.page);
    await context.setOffline(false);
  }

  /**
   * Clicks the twin itself, since something moving may briefly cover it. Waits first, because a press right
   * after a new question is ignored.
   */
  async #press(target: ReturnType<Page['locator']>): Promise<void> {
    await target.waitFor({ state: 'attached' });
    await this.page.waitForTimeout(UNREAD_MS);
    await target.evaluate((element: HTMLElement) => element.click());
  }
}
