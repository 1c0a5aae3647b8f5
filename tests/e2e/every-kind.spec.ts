import type { Page } from '@playwright/test';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { KindPage } from '#tests/e2e/pages/KindPage.ts';
import { tabTo } from '#tests/e2e/pages/keyboard.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { EVERY_KIND, type KindStory } from '#tests/e2e/support/everyKind.ts';
import { expect, HALF_LAPTOP, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

/** Written without a pointer. */
const BY_KEYBOARD = 'Match';

test('a question of every kind is written, answered by touch and by keyboard, and reported', {
  tag: LONG,
}, async ({ person }) => {
  test.setTimeout(900_000);
  const desk = await person();
  const host = new HostPage(desk);
  const editor = new EditorPage(desk);

  await test.step('a teacher writes the quiz', async () => {
    await editor.createQuiz('Every kind');
    for (const [at, story] of EVERY_KIND.entries())
      await test.step(story.kind, async () => {
        if (story.kind === BY_KEYBOARD) await addByKeyboard(desk, editor, story.kind);
        else if (at > 0) await editor.add(story.kind);
        else await editor.pick(1);
        await editor.question.first().click();
        await desk.keyboard.type(story.text);
        await story.write(editor);
        await expectAccessible(desk, `editor, ${story.kind}`);
      });
    await editor.expectSaved();
    await desk.reload();
    await expect(editor.rows).toHaveCount(EVERY_KIND.length);
    await expect(desk.getByText('Unfinished')).toHaveCount(0);
  });

  const code = await test.step('the teacher hosts it live', async () => {
    await editor.button('Host').click();
    await desk.getByRole('radio', { name: /^Student-paced/ }).check({ force: true });
    await desk.getByRole('radio', { name: 'Off' }).first().check({ force: true });
    return host.openRoom();
  });

  const touch = new KindPage(await person(PHONE));
  const keys = new KindPage(await person(HALF_LAPTOP));
  await Promise.all([play(touch, 'Ada', 'touch', code), play(keys, 'Ben', 'keys', code), host.start()]);
});

async function addByKeyboard(page: Page, editor: EditorPage, kind: string): Promise<void> {
  const before = await editor.rows.count();
  await page.keyboard.press('Control+Enter');
  await expect(editor.rows).toHaveCount(before + 1);
  await tabTo(page, page.getByRole('group', { name: 'Question type' }).locator('input:checked'));
  const wanted = page.getByRole('radio', { name: kind, exact: true });
  for (let step = 0; step < EVERY_KIND.length && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowRight');
  await expect(wanted).toBeChecked();
}

async function play(player: KindPage, name: string, way: 'touch' | 'keys', code: string): Promise<void> {
  const { page } = player;
  await player.set('Continue automatically', false);
  await player.join(code, name);
  for (const story of EVERY_KIND)
    await test.step(`${name}: ${story.kind}`, async () => {
      await player.continueGame();
      await opened(player, story);
      await player.waitUntilReady();
      await expectAccessible(page, `${story.kind}, open`);
      await story[way](player);
      await expect(player.verdict).toContainText(story.verdicts[way === 'touch' ? 0 : 1]);
      await expectAccessible(page, `${story.kind}, answered`);
    });
}

const opened = (player: KindPage, { text, opens }: KindStory): Promise<void> =>
  opens?.(player) ?? player.expectQuestion(text);
