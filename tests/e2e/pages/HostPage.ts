// Page object for a teacher: the library, the import, game options and the room.

import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';
import { PROJECTOR } from '#tests/e2e/support/test.ts';

export class HostPage {
  readonly page: Page;
  /** The controls at the bottom of the room. */
  readonly dock: Locator;
  readonly joining: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dock = page.getByRole('contentinfo');
    this.joining = page.getByRole('region', { name: 'How to join' });
  }

  async openLibrary(): Promise<void> {
    await this.page.goto('/host');
    await expect(this.page.getByRole('heading', { name: 'Your library', exact: true })).toBeVisible();
  }

  /** Goes from the library to the preview of a file. */
  async readFile(file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
    await this.page.getByRole('link', { name: 'Import quiz' }).first().click();
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Choose file' }).click();
    await (await chooser).setFiles(file);
    await expect(this.page.getByRole('heading', { name: /ready to import$/ })).toBeVisible();
  }

  async saveAs(title: string): Promise<void> {
    await this.page.getByLabel('Title').fill(title);
    await this.page.getByRole('button', { name: /^Save \d+ question/ }).click();
    await expect(this.page.getByRole('link', { name: title, exact: true })).toBeVisible();
  }

  /** Goes from the library to the options for a game with this quiz. */
  async choose(title: string): Promise<void> {
    await this.page.getByRole('link', { name: `Host “${title}”` }).click();
    await expect(this.page.getByRole('heading', { name: 'How do you want to play?' })).toBeVisible();
  }

  /** Shows the options that most games don't need. */
  async moreOptions(): Promise<void> {
    await this.page.getByText('More options').click();
  }

  /** Opens the room and returns its code. */
  async openRoom(): Promise<string> {
    await this.page.getByRole('button', { name: 'Open lobby' }).click();
    return this.code();
  }

  async code(): Promise<string> {
    const code = this.joining.getByText(/^\d[\d ]+\d$/);
    await expect(code).toBeVisible();
    return (await code.innerText()).replaceAll(' ', '');
  }

  /** Opens the projector, a second window. */
  async openProjector(): Promise<Page> {
    const opened = this.page.waitForEvent('popup');
    await this.page.getByRole('button', { name: 'Projector' }).click();
    const projector = await opened;
    await projector.setViewportSize(PROJECTOR);
    return projector;
  }

  async start(): Promise<void> {
    await this.dock.getByRole('button', { name: 'Start game' }).click();
  }

  /** Presses a control by name, including the main button. */
  async control(name: string): Promise<void> {
    await this.dock.getByRole('button', { name }).click();
  }

  async remove(player: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${player}` }).click();
    const dialog = this.page.getByRole('dialog', { name: `Remove ${player}?` });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Gives a power-up, by title, to all players or to those named. */
  async award(title: string, ...players: readonly string[]): Promise<void> {
    await this.page.getByRole('button', { name: 'Give a power-up', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Give a power-up' });
    if (players.length > 0) await dialog.getByRole('radio', { name: 'Selected players' }).check();
    for (const player of players) await dialog.getByRole('checkbox', { name: player }).check();
    await this.#give(dialog, title);
  }

  /** Gives a power-up from a player's row. */
  async awardTo(player: string, title: string): Promise<void> {
    await this.row(player)
      .getByRole('button', { name: `Give ${player} a power-up` })
      .click();
    await this.#give(this.page.getByRole('dialog', { name: `Give ${player} a power-up` }), title);
  }

  async #give(dialog: Locator, title: string): Promise<void> {
    // Power-ups that students can't draw are folded away.
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    const folded = dialog.locator('summary');
    if ((await folded.count()) > 0) await folded.click();
    await dialog.getByRole('radio', { name: title, exact: true }).check();
    await dialog.getByRole('button', { name: new RegExp(`^Give ${title}`) }).click();
    await expect(dialog).toBeHidden();
  }

  /** Starts a power-up for the whole class. */
  async trigger(title: string): Promise<void> {
    await this.page.getByRole('button', { name: `${title} for everyone` }).click();
    await this.page
      .getByRole('dialog', { name: `${title} for the whole class?` })
      .getByRole('button', { name: `Start ${title}` })
      .click();
  }

  /** A row of the player table. */
  row(player: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name: player }) });
  }
}
