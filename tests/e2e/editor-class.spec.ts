import type { Page } from '@playwright/test';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { copyPicture, holdFileOver } from '#tools/browser/fileDrops.ts';
import { expect, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';

const UPLOADED = 'assets/memes/classic/high-five-400.webp';
const DROPPED = 'assets/brand/apple-touch-icon.png';
const SCREENSHOT = 'assets/brand/icon-192.png';
const SOUND = 'assets/themes/classic/sounds/streak.webm';

const TIME = '5 minutes';
/** The formula as it is read out. */
const NINE = '3 squared';

/** Question texts as the editor's list shows them. */
const TEXTS = [
  'Which greeting is this?',
  'Which mountain is this?',
  'What do you see?',
  'What do you hear?',
  'How much is 3²?',
  'Where does the Danube rise?',
  'Which of these does it pass?',
  'Which sea does it reach?',
  'Who named the Pacific?',
  'What would you explore?',
] as const;

test('a quiz of ten questions is written, played, edited during the game, and restored to an earlier version', {
  tag: LONG,
}, async ({ person }) => {
  const editor = new EditorPage(await person());
  const { page } = editor;
  await editor.createQuiz('Explorers');
  await writeTen(editor);
  await editor.expectSaved();
  await editor.expectQuestions(TEXTS);
  await expect(page.getByText(/Unfinished|(isn|aren)’t finished/)).toHaveCount(0);
  const address = page.url();

  const host = new HostPage(page);
  await editor.button('Host').click();
  await page.getByRole('radio', { name: /^Teacher-paced/ }).check();
  const code = await host.openRoom();
  const [ada, ben] = [new PlayerPage(await person(PHONE)), new PlayerPage(await person(PHONE))];
  await Promise.all([ada.join(code, 'Ada'), ben.join(code, 'Ben', NO_CANVAS)]);
  await host.start();

  await test.step('the first question shows its picture', async () => {
    await Promise.all([ada.expectQuestion('Which greeting is this?'), ben.expectQuestion(TEXTS[0])]);
    await expectLoaded(ben.page, 'Two hands');
    await Promise.all([ada.choose('High five'), ben.choose('Bow')]);
    await expect(ada.verdict).toContainText('Correct!');
    await expect(ben.verdict).toContainText('Correct answer: High five');
  });

  const desk = new EditorPage(await page.context().newPage());
  await test.step('the quiz is edited during the game', async () => {
    await desk.open(address);
    await desk.pick(1);
    await desk.question.fill('How do friends greet?');
    await desk.pick(2);
    await desk.option(1).fill('Kilimanjaro');
    await desk.pick(10);
    await desk.button('Delete question').click();
    await expect(desk.rows).toHaveCount(9);
    await desk.expectSaved();
  });

  await test.step('the game continues with the questions it started with', async () => {
    const continueTo = async (text: string | RegExp) => {
      await host.control('Show leaderboard');
      await host.control('Next question');
      await Promise.all([ada, ben].map((each) => expect(each.heading(text)).toBeAttached()));
    };
    await continueTo('Which mountain is this?');
    await expect(ada.option('Everest')).toBeAttached();
    await expect(ben.option('Kilimanjaro')).toHaveCount(0);
    await Promise.all([ada.choose('Everest'), ben.choose('Everest')]);
    await continueTo('What do you see?');
    await Promise.all([ada.tick('A peak', 'A flag'), ben.tick('A peak')]);
    await expect(ben.verdict).toContainText('Partially correct');
    await continueTo('What do you hear?');
    await expect(ben.page.getByLabel('A bright chord')).toBeVisible();
    await Promise.all([ada.type('a chord'), ben.type('a horn')]);
    await continueTo(/How much is 3 squared ?\?$/);
    await expect(ben.heading(/How much is/).getByRole('img', { name: NINE })).toBeVisible();
    await Promise.all([ada.choose('9'), ben.choose('6')]);
    await continueTo('Where does the Danube rise?');
    await Promise.all([ada.choose('Black Forest'), ben.choose('Black Forest')]);
    await continueTo('Which of these does it pass?');
    await Promise.all([ada.tick('Vienna', 'Budapest'), ben.tick('Paris')]);
    await continueTo('Which sea does it reach?');
    await Promise.all([ada.type('Black Sea'), ben.type('North Sea')]);
    await continueTo('Who named the Pacific?');
    await Promise.all([ada.choose('Magellan'), ben.choose('Cook')]);
    await expect(ben.page.getByText('It was calm when he sailed it.').first()).toBeAttached();
    await continueTo('What would you explore?');
    await Promise.all([ada.type('The deep sea'), ben.type('Mars')]);
    await expect(ben.verdict).toContainText('Thanks for your answer');
  });

  await test.step('its report has the same questions', async () => {
    await host.control('Show podium');
    await page.getByRole('tab', { name: /^Questions/ }).click();
    const asked = page.locator('.question-summary');
    await expect(asked).toHaveCount(10);
    for (const text of ['Which greeting is this?', 'What would you explore?'])
      await expect(asked.filter({ hasText: text })).toHaveCount(1);
    await ada.openSummary();
    await expect(ada.figure('Accuracy')).toHaveText('100%');
    await expect(ada.answered('Which mountain is this?')).toContainText('Everest');
  });

  await test.step('hosting it again uses the edited quiz', async () => {
    await desk.button('Host').click();
    const next = new HostPage(desk.page);
    const cleo = new PlayerPage(await person(PHONE));
    await desk.page.getByRole('radio', { name: /^Teacher-paced/ }).check();
    await cleo.join(await next.openRoom(), 'Cleo', NO_CANVAS);
    await next.start();
    await cleo.expectQuestion('How do friends greet?');
    await expect(desk.page.getByText('Question 1 of 9').first()).toBeAttached();
  });

  await test.step('the older version is viewed and restored', async () => {
    const back = new EditorPage(await page.context().newPage());
    await back.open(address);
    await back.choose('Version history');
    const dialog = back.dialog('Version history');
    await expect(dialog.getByRole('listitem')).toHaveText([
      /Explorers · 9 questions/,
      /Explorers · 10 questions/,
    ]);
    await dialog.getByRole('button', { name: /10 questions/ }).click();
    await expect(dialog.getByText('Which greeting is this?').first()).toBeVisible();
    await expect(dialog.getByText('How do friends greet?')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Restore this version' }).click();
    await expect(dialog).toBeHidden();
    await back.expectQuestions(TEXTS);
    await back.expectSaved();
    await back.page.reload();
    await back.expectQuestions(TEXTS);
  });
});

/** Writes questions of all four types, with everything that a question can have. */
async function writeTen(editor: EditorPage): Promise<void> {
  const { page, question } = editor;

  await test.step('an uploaded picture', async () => {
    await editor.pick(1);
    await question.fill('Which greeting is this?');
    await options(editor, 'High five', 'Bow');
    await editor.file.setInputFiles(UPLOADED);
    await describe(editor, 'Two hands');
    await page.getByLabel('Time limit', { exact: true }).selectOption(TIME);
  });

  await test.step('a dropped picture', async () => {
    await add(editor, 'Multiple choice', 'Which mountain is this?');
    await options(editor, 'Everest', 'Etna');
    const held = await holdFileOver(question, DROPPED);
    await expect(page.locator('.editor-form')).toHaveAttribute('data-dropping', '');
    await held.drop();
    await describe(editor, 'A mountain with a flag');
  });

  await test.step('a pasted picture', async () => {
    await add(editor, 'Select all that apply', 'What do you see?');
    await options(editor, 'A peak', 'A flag', 'A boat');
    await editor.correctControl(2).check();
    await copyPicture(page, SCREENSHOT);
    await question.press('Control+V');
    await describe(editor, 'A peak in the sun');
    await expect(question).toHaveText('What do you see?');
  });

  await test.step('a sound', async () => {
    await add(editor, 'Short answer', 'What do you hear?');
    await editor.answer(1).fill('A chord');
    await editor.file.setInputFiles(SOUND);
    await editor.description('sound').fill('A bright chord');
  });

  await test.step('a formula', async () => {
    await add(editor, 'Multiple choice', 'How much is ');
    await options(editor, '9', '6');
    await question.focus();
    await question.press('Control+End');
    await editor.button('Formula').click();
    const dialog = editor.dialog('Formula');
    await dialog.getByRole('textbox', { name: 'TeX formula' }).fill('3^{2}');
    await expect(dialog.getByRole('img', { name: NINE })).toBeVisible();
    await dialog.getByRole('button', { name: 'Insert' }).click();
    await expect(question.getByRole('img', { name: NINE })).toBeVisible();
    await question.pressSequentially('?');
    await expect(editor.rows.last()).toContainText('How much is 3²?');
  });

  await test.step('three questions that stay together', async () => {
    await add(editor, 'Multiple choice', 'Where does the Danube rise?');
    await options(editor, 'Black Forest', 'Alps');
    await add(editor, 'Select all that apply', 'Which of these does it pass?');
    await options(editor, 'Vienna', 'Budapest', 'Paris');
    await editor.correctControl(2).check();
    await together(editor, 6);
    await add(editor, 'Short answer', 'Which sea does it reach?');
    await editor.answer(1).fill('Black Sea');
    await together(editor, 7);
    await expect(editor.rows.filter({ hasText: 'asked with the questions around it' })).toHaveCount(3);
  });

  await test.step('a hint and an explanation', async () => {
    await add(editor, 'Multiple choice', 'Who named the Pacific?');
    await options(editor, 'Magellan', 'Cook');
    await editor.openMore();
    await page.getByRole('textbox', { name: 'Explanation' }).fill('It was calm when he sailed it.');
    await editor.button('Add hint').click();
    await page.getByRole('textbox', { name: 'Hint 1' }).fill('He was Portuguese.');
  });

  await add(editor, 'Open-ended', 'What would you explore?');
}

/** Adds a question with enough time for a slow machine. */
async function add(editor: EditorPage, kind: Parameters<EditorPage['add']>[0], text: string): Promise<void> {
  await editor.add(kind);
  await editor.question.fill(text);
  await editor.page.getByLabel('Time limit', { exact: true }).selectOption(TIME);
}

/** Fills in the options and marks the first one as correct. */
async function options(editor: EditorPage, ...texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    if ((await editor.option(place + 1).count()) === 0) await editor.button('Add option').click();
    await editor.option(place + 1).fill(text);
  }
  await editor.correctControl(1).check();
}

/** Describes the picture and waits until it has been uploaded and is shown. */
async function describe(editor: EditorPage, words: string): Promise<void> {
  await editor.description('picture').fill(words);
  await expectLoaded(editor.page, words);
}

async function expectLoaded(page: Page, words: string): Promise<void> {
  const picture = page.getByAltText(words).first();
  await expect(picture).toHaveAttribute('src', /^\/uploads\//);
  await expect
    .poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

async function together(editor: EditorPage, before: number): Promise<void> {
  await editor.openMore();
  await editor.page.getByRole('switch', { name: `Keep together with question ${before}` }).check();
}
