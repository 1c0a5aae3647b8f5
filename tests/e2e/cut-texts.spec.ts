import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { Teacher } from '#tools/classroom/Teacher.ts';

const LANGUAGES = readdirSync('locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

/** With texts so short that they fit everywhere. */
const QUIZ = { title: 'Zoo', questions: [{ type: 'OPEN', text: 'Why?' }] } as const;

/** Texts that are wider than their place, of elements that hide what doesn't fit; and pages that scroll sideways. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility()) continue;
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const text = own.map(({ textContent }) => textContent).join('');
      const { scrollWidth, clientWidth } = element;
      // Texts for screen readers only are a pixel wide.
      const hides = getComputedStyle(element).overflowX !== 'visible' && clientWidth > 1;
      if (text.trim() !== '' && hides && scrollWidth > clientWidth + 1) cut.push(text);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.push(`the page is ${scrollWidth - clientWidth} pixels too wide`);
    return cut;
  });

for (const language of LANGUAGES)
  test(`pages show every text of ${language} in full`, async ({ person, baseURL }) => {
    const teacher = await Teacher.arrive(baseURL ?? '');
    const quizId = await teacher.save(QUIZ);
    const room = await teacher.host({ quizId, type: 'normal' });
    const page = await person({ locale: language });
    await signInAsHost(page.context(), teacher.url, teacher.identity);
    const quiz = `/host/quiz/${quizId}`;
    const addresses = ['/', '/settings', '/host', '/host/import', '/host/reports', '/host/memes'];
    for (const address of [...addresses, quiz, `${quiz}/edit`, `${quiz}/start`, `/host/game/${room.hash}`]) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await expect.poll(() => cutTexts(page), `${address} at ${window.width}`).toEqual([]);
      }
    }
  });
