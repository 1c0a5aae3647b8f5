// Page object for a climber, who picks paths, leaves stops, and plays obstacles by what the page shows.

import { expect, type Locator } from '@playwright/test';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { press } from '#tests/e2e/pages/press.ts';

/** More moves than any obstacle has. */
const MOVES = 30;
/** Keys of the cards, in reading order. */
const CARD_KEYS = '1234567890-=';

/** Heading of an obstacle: on offer after a miss, or in play. */
export const OBSTACLE_HEADING = /^(Rest stop: )?(Stepping stones|Rope throw|Rune match)$/;

/** Heading of an obstacle's end. */
export const OBSTACLE_END_HEADING = /^(You did it!|Not this time|Time’s up!)$/;

/** Leads on from a stop; the second one on the peak. */
const LEAVE = /^(Keep climbing|See the view)$/;

export class PeakPage extends PlayerPage {
  /** Text that screen readers announce. */
  readonly announcer: Locator = this.page.getByTestId('announcer');
  readonly obstacle: Locator = this.heading(OBSTACLE_HEADING);

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Presses a control; `_key` is its shortcut, if it has one. */
  protected async act(target: Locator, _key?: string): Promise<void> {
    await press(target);
  }

  protected async fillIn(field: Locator, text: string): Promise<void> {
    await field.fill(text);
  }

  /** Continues from the current screen until this heading is there. */
  async continueTo(heading: string | RegExp): Promise<void> {
    const target = this.heading(heading);
    const forward = this.button(/^(Next|Continue|Go!)/);
    await expect(async () => {
      if ((await target.count()) === 0 && (await forward.count()) > 0) await this.act(forward);
      await expect(target).toBeAttached({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Presses the first button with this name, once presses count for a stop that was just opened. */
  async pressButton(name: string | RegExp): Promise<void> {
    const choice = this.button(name).first();
    await expect(choice).toBeAttached();
    await this.page.waitForTimeout(DOUBLE_PRESS_MS);
    await this.act(choice);
  }

  /** Leaves a stop that goes away on its own; on a busy machine it may already be gone. */
  async leaveStop(heading: string | RegExp): Promise<void> {
    const [stop, forward] = [this.heading(heading), this.button(LEAVE).first()];
    await expect(async () => {
      if ((await stop.count()) > 0 && (await forward.count()) > 0) {
        await this.page.waitForTimeout(DOUBLE_PRESS_MS);
        if ((await forward.count()) > 0) await this.act(forward);
      }
      await expect(stop).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Continues to the question and chooses the option with this text. */
  async answer(question: string, text: string): Promise<void> {
    await this.continueTo(question);
    await this.choose(text);
    await expect(this.verdict).toBeAttached();
  }

  /** Reloads the page and expects the same heading. */
  async expectAfterReload(heading: string | RegExp): Promise<void> {
    await this.page.reload();
    await expect(this.heading(heading)).toBeAttached();
  }

  /**
   * Plays the obstacle that this button starts, to win or to lose, and returns the heading of its end. A throw
   * by number is a guess, so it may end either way.
   */
  async playObstacle(toWin: boolean, start: string | RegExp = 'Go'): Promise<Locator> {
    await this.pressButton(start);
    const game = await this.obstacle.textContent();
    if (game?.endsWith('Stepping stones')) await this.#stones(toWin);
    else if (game?.endsWith('Rune match')) await this.#runes(toWin);
    else if (await this.#rope(toWin)) return this.heading(/^(You did it!|Not this time)$/);
    return this.heading(toWin ? 'You did it!' : /^(Not this time|Time’s up!)$/);
  }

  /** Plays the obstacle to win until it ends, even if time's up before that. */
  async tryToWin(): Promise<void> {
    const attached = this.heading(OBSTACLE_END_HEADING).waitFor({ state: 'attached', timeout: 120_000 });
    const ends = attached.then(
      () => true,
      () => false,
    );
    const fault: unknown = await this.playObstacle(true).then(
      () => null,
      (error: unknown) => error,
    );
    if (!(await ends)) throw fault;
  }

  async #stones(toWin: boolean): Promise<void> {
    const stones = this.page.locator('.obstacle-grid button');
    await expect(stones).toHaveCount(9);
    // The stones that light up, in order.
    const row = await this.page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          let lit = -1;
          const look = (): void => {
            const all = [...document.querySelectorAll('.obstacle-grid button')];
            const now = all.findIndex((stone) => stone.getAttribute('data-look') === 'lit');
            if (now >= 0 && now !== lit) seen.push(now + 1);
            lit = now;
            const isOpen = all.some((stone) => stone.getAttribute('aria-disabled') === 'false');
            if (isOpen && seen.length > 0) resolve(seen);
            else requestAnimationFrame(look);
          };
          look();
        }),
    );
    const [first = 1] = row;
    for (const stone of toWin ? row : [(first % 9) + 1]) {
      await this.act(stones.nth(stone - 1), `${stone}`);
      await this.page.waitForTimeout(200);
    }
  }

  async #runes(toWin: boolean): Promise<void> {
    const cards = this.page.locator('.obstacle-grid button');
    const faces = new Map<number, string>();
    const found = new Set<number>();
    await expect(cards.first()).toBeAttached();
    const count = await cards.count();
    const turn = async (card: number): Promise<void> => {
      const words = this.page.locator('.obstacle-grid button').nth(card);
      await expect(words).toHaveAttribute('aria-disabled', 'false');
      await this.act(words, CARD_KEYS[card]);
      await expect(words).toHaveAttribute('aria-label', /: \w+/);
      faces.set(card, ((await words.getAttribute('aria-label')) ?? '').match(/: (\w+)/)?.[1] ?? '');
    };
    const isOver = async () => (await this.button(LEAVE).count()) > 0;
    const left = () => [...Array(count).keys()].filter((card) => !found.has(card));
    for (let move = 0; move < MOVES && !(await isOver()); move += 1) {
      const known = left().filter((card) => faces.has(card));
      const twin = (card: number) =>
        known.find((other) => other !== card && faces.get(other) === faces.get(card));
      const hasTwin = known.find((card) => twin(card) !== undefined);
      const unlike = known.find((card) => faces.get(card) !== faces.get(known[0] ?? -1));
      const unseen = left().filter((card) => !faces.has(card));
      const first = toWin ? (hasTwin ?? unseen[0]) : unlike === undefined ? unseen[0] : known[0];
      if (first === undefined) return;
      await turn(first);
      if (await isOver()) return;
      const next = left().filter((card) => card !== first && !faces.has(card));
      const same = left().find((card) => card !== first && faces.get(card) === faces.get(first));
      const second = toWin ? (same ?? next[0]) : (unlike ?? next[0]);
      if (second === undefined) return;
      await turn(second);
      if (faces.get(first) === faces.get(second)) for (const card of [first, second]) found.add(card);
    }
  }

  /** Returns whether the throw was by number. */
  async #rope(toWin: boolean): Promise<boolean> {
    const far = this.page.getByLabel('Distance, 0 to 100');
    const over = this.button(LEAVE);
    await expect(
      far.or(this.page.locator('.obstacle-scale')).or(this.button('Throw')).first(),
    ).toBeAttached();
    const isGuessed = (await far.count()) > 0;
    let [least, most] = [0, 100];
    for (let move = 0; move < MOVES && (await over.count()) === 0; move += 1) {
      if (isGuessed) {
        // No ledge is at 0.
        const guess = toWin ? Math.round((least + most) / 2) : 0;
        await this.fillIn(far, `${guess}`);
        await this.act(this.button('Throw'));
        const answer = this.page.getByText(new RegExp(`^${guess}\\. `)).first();
        await expect(answer.or(over).first()).toBeAttached();
        if (/short/.test((await answer.textContent().catch(() => '')) ?? '')) least = guess;
        else most = guess;
      } else
        await this.page.evaluate(
          (hits) =>
            new Promise<void>((resolve) => {
              const began = performance.now();
              const look = (): void => {
                const [zone, marker] = document.querySelectorAll<HTMLElement>('.obstacle-scale span');
                if (!zone || !marker) {
                  if (performance.now() > began + 3_000) resolve();
                  else requestAnimationFrame(look);
                  return;
                }
                const [at, from] = [Number.parseFloat(marker.style.left), Number.parseFloat(zone.style.left)];
                const isIn = at > from + 1 && at < from + Number.parseFloat(zone.style.width) - 1;
                if (isIn === hits) {
                  window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
                  setTimeout(resolve, 400);
                } else requestAnimationFrame(look);
              };
              look();
            }),
          toWin,
        );
      await this.page.waitForTimeout(500);
    }
    return isGuessed;
  }
}
