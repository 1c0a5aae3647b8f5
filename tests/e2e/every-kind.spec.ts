import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { EMPTY_BOARD } from '#core/questions/board/board.ts';
import type {} from '#src/pages/gallery/galleryHook.ts';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { KindPage } from '#tests/e2e/pages/KindPage.ts';
import { tabTo } from '#tests/e2e/pages/keyboard.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { EVERY_KIND } from '#tests/e2e/support/everyKind.ts';
import { PICTURE } from '#tests/e2e/support/kindStory.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { expect, HALF_LAPTOP, LONG, PHONE, test } from '#tests/e2e/support/test.ts';
import { Teacher } from '#tools/classroom/Teacher.ts';

/**
 * Some fixtures describe pictures like the words beside them, or not at all; and the gallery's frame of the
 * projector takes no focus.
 */
const OF_FIXTURES = ['image-redundant-alt', 'button-name', 'scrollable-region-focusable'];
/** Written without a pointer. */
const BY_KEYBOARD = 'Match';

test('a teacher writes a question of every kind, one of them by keyboard alone, and hosts them', {
  tag: LONG,
}, async ({ person }) => {
  const desk = await person();
  const editor = new EditorPage(desk);
  await editor.createQuiz('Every kind');
  for (const [at, { kind, text, write }] of EVERY_KIND.entries())
    await test.step(kind, async () => {
      if (kind === BY_KEYBOARD) await addByKeyboard(desk, editor, kind);
      else if (at > 0) await editor.add(kind);
      else await editor.pick(1);
      if (kind === BY_KEYBOARD) await tabTo(desk, editor.question);
      else await editor.question.click();
      await desk.keyboard.type(text);
      await write?.(editor);
      await expectAccessible(desk, `editor, ${kind}`);
    });
  await editor.expectSaved();
  await desk.reload();
  await expect.poll(() => editor.count()).toBe(EVERY_KIND.length);
  await expect(editor.button('Host')).toBeVisible();
  await expect(desk.getByText(/finished, so/)).toHaveCount(0);
  await editor.button('Host').click();
  await new HostPage(desk).openRoom();
});

test('every kind is answered by touch and by keyboard alone, and reported', {
  tag: LONG,
}, async ({ person, openRoom, baseURL }) => {
  test.setTimeout(600_000);
  const url = baseURL ?? '';
  const teacher = await Teacher.arrive(url);
  const picture = {
    type: 'image',
    url: await teacher.upload(new Uint8Array(await readFile(PICTURE))),
    alt: 'Two hands',
    width: 400,
    height: 300,
  } as const;
  const quiz = { title: 'Every kind', questions: EVERY_KIND.map(({ authored }) => authored(picture)) };
  const room = await openRoom({ type: 'normal', quiz, options: { timer: 'off' } });
  const touch = new KindPage(await person(PHONE));
  const keys = new KindPage(await person(HALF_LAPTOP));
  for (const player of [touch, keys]) await player.set('Continue automatically', false);
  await Promise.all([touch.join(room.code, 'Ada'), keys.join(room.code, 'Ben')]);
  await room.start();
  await Promise.all([play(touch, 'touch'), play(keys, 'keys')]);
  await room.end();

  const desk = await person();
  await signInAsHost(desk.context(), url, room.host);
  await desk.goto(`/host/game/${room.hash}`);
  await test.step('the teacher reads the report', async () => {
    await expect(desk.getByRole('heading', { name: 'Results' })).toBeVisible();
    await desk.getByRole('tab', { name: /^Questions/ }).click();
    for (const { kind, text, shown = text, report } of EVERY_KIND)
      await test.step(kind, async () => {
        const row = desk.locator('.question-row').filter({ hasText: shown }).first();
        const summary = row.locator('summary');
        await summary.click();
        await expect(summary).toContainText(report.summary);
        const who = row.getByRole('region', { name: 'Who answered what' });
        // Parts of an answer are on lines of their own.
        for (const answer of report.answers)
          await expect(who.getByText(answer, { exact: true }).first()).toBeVisible();
        await expectAccessible(desk, `report, ${kind}`);
        await summary.click();
      });
  });
});

test('every state of every kind is accessible without the canvas', { tag: LONG }, async ({ person }) => {
  const page = await person(PHONE);
  await page.goto('/gallery?bare=1&motion=none&clock=still&webgl=off');
  await page.waitForFunction(() => window.quizpeakGallery);
  const entries = await page.evaluate(() => window.quizpeakGallery?.entries ?? []);
  const groups = new Set(EVERY_KIND.map(({ authored }) => authored(EMPTY_BOARD).type.toLowerCase()));
  const states = entries.filter(({ id }) => groups.has(id.split('/')[0]?.replace('projector-', '') ?? ''));
  expect(states.length).toBeGreaterThan(15 * EVERY_KIND.length);
  for (const { id } of states) {
    await page.evaluate((wanted) => window.quizpeakGallery?.show(wanted), id);
    await expect(page.locator(`[data-entry="${id}"]`).getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, id, OF_FIXTURES);
  }
});

async function addByKeyboard(page: Page, editor: EditorPage, kind: string): Promise<void> {
  const before = await editor.count();
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => editor.count()).toBe(before + 1);
  await tabTo(page, page.getByRole('group', { name: 'Question type' }).locator('input:checked'));
  const wanted = page.getByRole('radio', { name: kind, exact: true });
  for (let step = 0; step < EVERY_KIND.length && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
}

async function play(player: KindPage, way: 'touch' | 'keys'): Promise<void> {
  const { page } = player;
  for (const story of EVERY_KIND)
    await test.step(`${way}: ${story.kind}`, async () => {
      await player.continueGame();
      await (story.opens?.(player) ?? player.expectQuestion(story.text));
      await player.waitUntilReady();
      await expectAccessible(page, `${story.kind}, open`);
      await story[way](player);
      await expect(player.verdict).toContainText(story.verdicts[way]);
      await expectAccessible(page, `${story.kind}, answered`);
    });
}
