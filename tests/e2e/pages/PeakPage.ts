// What a climber does on the mountain: chooses ways, leaves stops, and plays obstacles by what the page shows.

import { expect, type Locator } from '@playwright/test';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { press } from '#tests/e2e/pages/press.ts';

/** More than any obstacle has moves. */
const MOVES = 30;
/** Keys of cards, in reading order. */
const CARD_KEYS = '1234567890-=';

/** The heading of an obstacle, whichever it is. */
export const OFFER = /^(Stepping stones|Rope throw|Rune match)$/;

/** The heading of its end. */
export const END = /^(You did it!|Not this time|Time’s up!)$/;

export class PeakPage extends PlayerPage {
  /** What a screen reader is told. */
  readonly said: Locator = this.page.getByTestId('announcer');
  readonly obstacle: Locator = this.heading(OFFER);

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Presses what can be pressed; `key` is its own, where it has one. */
  protected async act(target: Locator, _key?: string): Promise<void> {
    await press(target);
  }

  protected async fills(field: Locator, text: string): Promise<void> {
    await field.fill(text);
  }

  /** Goes on from what stands there until this heading does. */
  async onto(heading: string | RegExp): Promise<void> {
    const target = this.heading(heading);
    const on = this.button(/^(Next|Continue|Go!)/);
    await expect(async () => {
      if ((await target.count()) === 0 && (await on.count()) > 0) await this.act(on);
      await expect(target).toBeAttached({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Presses the first with this name that can be chosen in a stop; what is pressed sooner is not meant for what has just come. */
  async take(name: string | RegExp): Promise<void> {
    const choice = this.button(name).first();
    await expect(choice).toBeAttached();
    await this.page.waitForTimeout(DOUBLE_PRESS_MS);
    await this.act(choice);
  }

  /** Leaves what goes by itself after a while: on a busy machine it may have gone while somebody looked at it. */
  async leaves(heading: string | RegExp): Promise<void> {
    const [stop, on] = [this.heading(heading), this.button('Keep climbing').first()];
    await expect(async () => {
      if ((await stop.count()) > 0 && (await on.count()) > 0) {
        await this.page.waitForTimeout(DOUBLE_PRESS_MS);
        if ((await on.count()) > 0) await this.act(on);
      }
      await expect(stop).toHaveCount(0, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  }

  /** Answers the question with this text. */
  async answers(question: string, text: string): Promise<void> {
    await this.onto(question);
    await this.choose(text);
    await expect(this.verdict).toBeAttached();
  }

  /** The same stands there once the page is opened anew. */
  async comesBackTo(heading: string | RegExp): Promise<void> {
    await this.page.reload();
    await expect(this.heading(heading)).toBeAttached();
  }

  /** Plays the obstacle that is offered, to win it or to lose it, whichever it is; the heading of its end. A throw by a number is a guess, and may end either way. */
  async plays(toWin: boolean): Promise<Locator> {
    const game = await this.obstacle.textContent();
    await this.take('Go');
    if (game === 'Stepping stones') await this.#stones(toWin);
    else if (game === 'Rune match') await this.#runes(toWin);
    else if (await this.#rope(toWin)) return this.heading(/^(You did it!|Not this time)$/);
    return this.heading(toWin ? 'You did it!' : /^(Not this time|Time’s up!)$/);
  }

  /** Plays it to win, until it ends: so, or because its time is up in the middle of it. */
  async tries(): Promise<void> {
    const attached = this.heading(END).waitFor({ state: 'attached', timeout: 120_000 });
    const ends = attached.then(
      () => true,
      () => false,
    );
    const fault: unknown = await this.plays(true).then(
      () => null,
      (error: unknown) => error,
    );
    if (!(await ends)) throw fault;
  }

  async #stones(toWin: boolean): Promise<void> {
    const stones = this.page.locator('.obstacle-grid button');
    await expect(stones).toHaveCount(9);
    // Each that lights up, in its order.
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
    const isOver = async () => (await this.button('Keep climbing').count()) > 0;
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

  /** Whether it was thrown by numbers. */
  async #rope(toWin: boolean): Promise<boolean> {
    const far = this.page.getByLabel('Distance, 0 to 100');
    const over = this.button('Keep climbing');
    await expect(
      far.or(this.page.locator('.obstacle-scale')).or(this.button('Throw')).first(),
    ).toBeAttached();
    const isGuessed = (await far.count()) > 0;
    let [least, most] = [0, 100];
    for (let move = 0; move < MOVES && (await over.count()) === 0; move += 1) {
      if (isGuessed) {
        // Nobody's ledge is at 0.
        const guess = toWin ? Math.round((least + most) / 2) : 0;
        await this.fills(far, `${guess}`);
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
