import { readFileSync } from 'node:fs';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const PICTURE = `data:image/webp;base64,${readFileSync('assets/memes/classic/high-five-400.webp', 'base64')}`;

test('pictures pasted with questions are uploaded and shown with them', { tag: LONG }, async ({ person }) => {
  const editor = new EditorPage(await person());
  const { page } = editor;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.createQuiz('Hands');
  await editor.button('Add multiple questions').click();
  const dialog = editor.dialog('Add multiple questions');
  const html = `<p>What do they do?</p><p><img src="${PICTURE}" alt="Two hands"></p><ul><li>* Clap</li><li>* Wave</li></ul><p>Who did it first? <img src="https://elsewhere.example/a.png"></p>`;
  await page.evaluate(async (copied) => {
    const blobs = {
      'text/html': new Blob([copied], { type: 'text/html' }),
      'text/plain': new Blob(['What do they do?\n- Clap\n- Wave\n\nWho did it first?'], {
        type: 'text/plain',
      }),
    };
    await navigator.clipboard.write([new ClipboardItem(blobs)]);
  }, html);
  await dialog.getByRole('textbox', { name: 'Quiz text' }).press('Control+v');
  await expect(dialog.getByText('1 picture is included.')).toBeVisible();
  await expect(dialog.getByText('1 picture was left out')).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Two hands' })).toBeVisible();
  await editor.button('Add 2 questions').click();
  await expect(dialog).toBeHidden();
  await expect(editor.question).toHaveText('What do they do?');
  await expect(editor.description('picture')).toHaveValue('Two hands');
  await expect(page.locator('.media-picture')).toHaveAttribute('src', /^\/uploads\//);
  await editor.expectSaved();
});
