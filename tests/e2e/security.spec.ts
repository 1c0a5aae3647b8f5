// Typed markup stays text on host pages, on the projector and on other players' devices. Every test also
// watches for violations of the content security policy (support/test.ts).

import type { Page } from '@playwright/test';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expect, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';

const NAME = '<img src=x onerror=alert(1)>';
/** Angle brackets in names become parentheses. */
const SHOWN_NAME = '(img src=x onerror=alert(1))';
const TITLE = 'The <b>tags</b> & <script>alert(2)</script>';
const QUESTION = 'What does <img src=x onerror=alert(3)> do? <style>*{display:none}</style>';
const OPTION = '<script>alert(4)</script>';
const TYPED = '"><svg onload=alert(5)>';
const EXPLANATION = '<a href="javascript:alert(6)">more</a>';

const quiz = {
  title: TITLE,
  questions: [
    {
      type: 'MCQ',
      text: QUESTION,
      timeSeconds: 60,
      options: [{ text: OPTION, correct: true }, { text: '<plaintext>' }],
      explanation: EXPLANATION,
    },
    { type: 'OPEN', text: 'Say something', timeSeconds: 60 },
  ],
};

/** Expects none of the elements that the markup would have made. */
async function expectTextAlone(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await expect(
      page.locator('img[src="x"], svg[onload], #app script, #app style, b, plaintext'),
    ).toHaveCount(0);
    await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
  }
}

test('markup in quizzes, names and answers is text on every page', { tag: LONG }, async ({ person }) => {
  const host = new HostPage(await person());
  await host.openLibrary();
  const buffer = Buffer.from(JSON.stringify(quiz));
  await host.readFile({ name: 'tags.json', mimeType: 'application/json', buffer });
  await expect(host.page.getByText(QUESTION)).toBeVisible();
  await host.saveAs(TITLE);
  await expectTextAlone(host.page);
  await host.choose(TITLE);
  const code = await host.openRoom();
  const projector = await host.openProjector();
  const [player, plain] = [new PlayerPage(await person(PHONE)), new PlayerPage(await person(PHONE))];
  await player.enterCode(code);
  await expect(player.heading(TITLE)).toBeVisible();
  await player.enterName(NAME);
  await plain.join(code, 'Ben', NO_CANVAS);
  await expect(plain.page.getByText(SHOWN_NAME)).toBeVisible();
  await expect(host.page.getByText(SHOWN_NAME)).toBeVisible();
  await expect(projector.getByText(SHOWN_NAME)).toBeAttached();
  await expect(projector.getByRole('heading', { name: TITLE })).toBeAttached();
  await expectTextAlone(host.page, projector, player.page, plain.page);

  await host.start();
  await player.expectQuestion(QUESTION);
  await player.choose(OPTION);
  await plain.choose(OPTION);
  await expect(plain.verdict).toContainText(EXPLANATION);
  await expect(projector.getByText(EXPLANATION)).toBeAttached();
  await expectTextAlone(host.page, projector, player.page, plain.page);
  await host.control('Show leaderboard');
  await expect(plain.page.getByRole('listitem').filter({ hasText: SHOWN_NAME })).toBeVisible();
  await expect(projector.getByRole('listitem').filter({ hasText: SHOWN_NAME })).toBeAttached();

  await host.control('Next question');
  await player.type(TYPED);
  await plain.type(TYPED);
  await expect(host.page.getByText(TYPED)).toBeVisible();
  await expect(projector.getByText(TYPED)).toBeAttached();
  await host.control('Show podium');
  await plain.openSummary();
  await expect(plain.answered(QUESTION)).toContainText(`Your answer${OPTION}`);
  await expect(plain.answered('Say something')).toContainText(TYPED);
  await expect(projector.getByRole('listitem').filter({ hasText: SHOWN_NAME })).toBeAttached();
  await expectTextAlone(host.page, projector, player.page, plain.page);
});

test('the content security policy is strict, on pages and API responses alike', async ({ request }) => {
  for (const path of ['/join', '/host', '/nowhere', '/v1/games']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self';");
    expect(policy, path).not.toMatch(/unsafe|script-src[^;]*(?:https?:|data:|blob:|\*)/);
  }
});
