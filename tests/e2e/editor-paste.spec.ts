import { readFileSync } from 'node:fs';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
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

test('a table pasted on the import page is previewed, its doubts settled by a press, and saved', {
  tag: LONG,
}, async ({ person }) => {
  const page = await person();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/host/import');
  const rows = [
    ['Question', 'A', 'B', 'C', 'Correct', 'Time'],
    ['Which ocean is the largest?', 'Atlantic', 'Pacific', 'Arctic', 'B', '20'],
    ['Which ocean is the coldest?', 'Atlantic', 'Pacific', 'Arctic', 'D', '30'],
  ];
  await page.evaluate(async (table) => {
    const cells = table.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
    const blobs = {
      'text/html': new Blob([`<table>${cells}</table>`], { type: 'text/html' }),
      'text/plain': new Blob([table.map((row) => row.join('\t')).join('\n')], { type: 'text/plain' }),
    };
    await navigator.clipboard.write([new ClipboardItem(blobs)]);
  }, rows);
  await page.getByRole('button', { name: 'Paste text' }).click();
  await page.getByRole('textbox', { name: 'Quiz text' }).press('Control+v');
  await page.getByRole('button', { name: 'Preview questions' }).click();
  await expect(page.getByRole('heading', { name: '2 questions are ready to import' })).toBeVisible();
  await expect(page.getByText('1 to check')).toBeVisible();
  const doubt = page.getByRole('group', { name: 'Answer D is marked correct, but it’s missing.' });
  await expect(doubt).toContainText('Which ocean is the coldest?');
  await doubt.getByRole('button', { name: 'Arctic' }).click();
  await expect(page.getByText('Nothing to check')).toBeVisible();
  await new HostPage(page).saveAs('Oceans');
  await page.getByRole('link', { name: 'Oceans', exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const editor = new EditorPage(page);
  await editor.pick(2);
  await expect(editor.question).toHaveText('Which ocean is the coldest?');
  await expect(editor.correctControl(3)).toBeChecked();
});
