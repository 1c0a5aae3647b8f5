// A benchmark student, from code to questions, using the DOM twins' own buttons.

import type { Page } from '@playwright/test';

export async function enterCode(page: Page, url: string, code: string): Promise<void> {
  await page.goto(`${url}/join`);
  await page.locator('#game-code').fill(code);
}

export async function join(page: Page, name: string): Promise<void> {
  await page.locator('button[type=submit]').click();
  const field = page.locator('input[name=nickname]');
  await field.fill(name);
  await page.locator('.name-form button[type=submit]').click();
}

/** Resolves once the options are drawn: only then do their twins overlay them. */
export async function untilQuestion(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const option = document.querySelector('.twin-overlay .twin-options button');
      return option !== null && option.getBoundingClientRect().width > 20;
    },
    undefined,
    { polling: 'raf', timeout: 60_000 },
  );
}

/** Answers and continues until this question (counted from 1) is open and its options are drawn. */
export async function playTo(page: Page, number: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const shown = (): number =>
      Number(/number (\d+)\?/.exec(document.querySelector('h1')?.textContent ?? '')?.[1]);
    const end = Date.now() + 400_000;
    while (shown() !== wanted || document.querySelector('.twin-overlay .twin-options button') === null) {
      if (Date.now() > end) throw new Error(`still at question ${shown()}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('.twin-overlay button:enabled')];
      const on = buttons.find(({ textContent }) => textContent.startsWith('Continue'));
      const option = document.querySelector<HTMLButtonElement>('.twin-options button:enabled');
      if (on) on.click();
      // Clicks repeatedly: a click right after a question appears is ignored as a leftover from the one
      // before.
      else if (option && shown() < wanted) option.click();
    }
  }, number);
  await untilQuestion(page);
}
