// The editor of quizzes: how a quiz begins, each kind of question, files on their way, and every dialog.

import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import { holdFileOver } from '#tools/browser/handed.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';
import { type Album, SIZES, type Size } from '#tools/shots/Album.ts';

const PICTURE = resolve('assets/memes/classic/high-five-400.webp');
const SOUND = resolve('assets/themes/classic/sounds/streak.webm');
const PHONE = SIZES.slice(2);
const UPLOADS = '**/v1/media';

/** One of each kind, three of them together, and one that is not finished. */
const QUESTIONS: readonly DraftQuestion[] = [
  {
    id: 'question0001',
    type: 'MCQ',
    text: 'Which is the highest mountain of Africa, and in which country does it stand?',
    timeSeconds: 45,
    options: [
      { text: 'Kilimanjaro, Tanzania', correct: true },
      { text: 'Mount Kenya, Kenya' },
      { text: 'Ras Dashen, Ethiopia' },
      { text: 'Toubkal, Morocco' },
    ],
  },
  {
    id: 'question0002',
    type: 'MSQ',
    text: 'Which of these are volcanoes?',
    group: 'fire',
    options: [{ text: 'Etna', correct: true }, { text: 'Fuji', correct: true }, { text: 'Matterhorn' }],
  },
  {
    id: 'question0003',
    type: 'BLANK',
    text: 'What is molten rock called once it has left a volcano?',
    group: 'fire',
    accepted: ['Lava', 'the lava'],
    explanation: 'Below the ground it is magma.',
    hints: ['It has four letters.', 'It begins with an L.'],
  },
  { id: 'question0004', type: 'OPEN', text: 'Why do people live beside volcanoes?', group: 'fire' },
  { id: 'question0005', type: 'MCQ', text: '', options: [{ text: 'Andes', correct: true }, { text: '' }] },
];
const QUIZ: DraftQuiz = { title: 'Mountains of the world', language: 'en', questions: QUESTIONS };

async function draftOf(teacher: Teacher, quiz: DraftQuiz = QUIZ): Promise<string> {
  const quizId = randomUUID();
  await teacher.call('saveDraft', { quizId, revision: 0, draft: quiz });
  return quizId;
}

async function opened(album: Album, teacher: Teacher, quizId: string, language = 'en'): Promise<Page> {
  const page = await album.visit(`/host/quiz/${quizId}/edit`, { teacher, language });
  await page.locator('.editor-form').waitFor();
  return page;
}

/** A part of the editor, where there is room for one alone. */
async function part(page: Page, nth: number): Promise<void> {
  await page.locator('.editor-pane-button').nth(nth).click();
}

/** Wide screens have the list at the side. */
async function pick(page: Page, number: number): Promise<void> {
  await page.setViewportSize(SIZES[1] as Size);
  await page
    .locator('.rail-pick')
    .nth(number - 1)
    .click();
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

async function seen(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** How it is written. */
export async function editor(album: Album, teacher: Teacher): Promise<void> {
  const fresh = await album.visit('/host', { teacher });
  await fresh.locator('a[href="/host/quiz/new"]').first().click();
  await fresh.locator('.head-title').waitFor();
  await album.take(fresh, 'empty');
  await fresh.close();

  const quizId = await draftOf(teacher);
  const page = await opened(album, teacher, quizId);
  for (const [place, { type }] of QUESTIONS.slice(0, 4).entries()) {
    await pick(page, place + 1);
    await album.take(page, `kind-${type}`);
  }
  await pick(page, 3);
  await page.locator('.more').evaluate((more) => more.scrollIntoView());
  await album.take(page, 'hints-and-group');
  await pick(page, 5);
  await page.getByLabel('Question', { exact: true }).focus();
  await page.getByLabel('Option 2', { exact: true }).focus();
  await page.locator('.rail-pick').nth(4).focus();
  await album.take(page, 'faults');
  await part(page, 0);
  await album.take(page, 'list', PHONE);
  await part(page, 2);
  await album.take(page, 'preview', PHONE);
  await page.close();

  const spanish = await opened(album, teacher, quizId, 'es');
  await pick(spanish, 5);
  await spanish.locator('.question-text textarea').focus();
  await spanish.locator('.rail-pick').nth(4).focus();
  await album.take(spanish, 'faults-es', PHONE);
  await part(spanish, 0);
  await album.take(spanish, 'list-es', PHONE);
  await spanish.locator('.rail-pick').nth(2).click();
  await album.take(spanish, 'kind-BLANK-es', PHONE);
  await album.leave();
}

/** Pictures and sounds. */
export async function editorMedia(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await draftOf(teacher);
  const page = await opened(album, teacher, quizId);
  const held = await holdFileOver(page.locator('.question-text textarea'), PICTURE);
  await album.take(page, 'held-over', SIZES.slice(1, 2));
  await held.drop();
  await page.locator('.media-description textarea').waitFor();
  await seen(page, '.media-box');
  await album.take(page, 'picture');
  await page.locator('.media-description textarea').fill('Two hands that meet');

  let answer: 'later' | 'full' = 'later';
  await page.route(UPLOADS, async (route) => {
    if (answer === 'later') return;
    const error = { type: 'media.QUOTA_EXCEEDED', message: 'full' };
    await route.fulfill({ status: 409, json: { success: false, error } });
  });
  await pick(page, 2);
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await seen(page, '.media-box');
  await album.take(page, 'uploading');
  await button(page, 'Cancel').click();
  answer = 'full';
  await page.locator('input[type="file"]').setInputFiles(PICTURE);
  await page.locator('.upload[data-status="failed"]').waitFor();
  await album.take(page, 'full');
  await button(page, 'Close the message').click();
  await page.unroute(UPLOADS);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'plan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await album.take(page, 'refused');
  await pick(page, 3);
  await page.locator('input[type="file"]').setInputFiles({
    name: 'streak.webm',
    mimeType: 'audio/webm',
    buffer: await readFile(SOUND),
  });
  await page.locator('.media-description textarea').waitFor();
  await seen(page, '.media-box');
  await album.take(page, 'sound');
  await pick(page, 1);
  await page.getByRole('button', { name: /^Option 2: .*picture$/ }).click();
  await album.take(page, 'option-picture');
  await page.locator('dialog input[type="file"]').setInputFiles(PICTURE);
  await page.locator('dialog .media-description').waitFor();
  await album.take(page, 'option-picture-set');
  await page.keyboard.press('Escape');
  await album.take(page, 'option-with-picture');
  const spanish = await opened(album, teacher, quizId, 'es');
  await pick(spanish, 2);
  await spanish.locator('input[type="file"]').setInputFiles({
    name: 'plan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await spanish.setViewportSize(PHONE[0] as Size);
  await seen(spanish, '.media-box');
  await album.take(spanish, 'refused-es', PHONE);
  await album.leave();
}

const PASTED = `1. Which ocean is the largest?
a) Atlantic
b) Pacific *
c) Arctic

2. Which desert is the largest hot one?
a) Gobi
b) Sahara *`;

/** What it says of saving, and its dialogs. */
export async function editorDialogs(album: Album, teacher: Teacher): Promise<void> {
  const other = await draftOf(teacher, { ...QUIZ, title: 'Volcanoes' });
  await teacher.host({ quizId: other, type: 'tp' });
  const quizId = await draftOf(teacher);
  for (const title of ['Mountains', 'Mountains of the world']) {
    const { revision } = (await teacher.call<{ revision: number }>('getDraft', { quizId })).data;
    await teacher.call('saveDraft', { quizId, revision, draft: { ...QUIZ, title } });
    await teacher.host({ quizId, type: 'tp' });
  }
  const page = await opened(album, teacher, quizId);
  const wide = () => page.setViewportSize(SIZES[1] as Size);
  const menu = async (name: string) => {
    await wide();
    await button(page, 'More').click();
    await page.getByRole('menuitem', { name }).click();
    await dialog(page, name).waitFor();
  };
  await button(page, 'More').click();
  await album.take(page, 'menu');
  await page.keyboard.press('Escape');
  await menu('Add many questions');
  await album.take(page, 'many-empty');
  await page.locator('.paste-field').fill(PASTED);
  await page.getByText('2 questions found').waitFor();
  await album.take(page, 'many');
  await page.keyboard.press('Escape');
  await menu('From my quizzes');
  await page.locator('dialog').getByRole('checkbox').first().check();
  await album.take(page, 'others');
  await page.keyboard.press('Escape');
  await menu('Older versions');
  await page.locator('.editor-pick').first().waitFor();
  await album.take(page, 'versions');
  await page.locator('.editor-pick').first().click();
  await button(page, 'Bring this one back').waitFor();
  await album.take(page, 'version');
  await page.keyboard.press('Escape');
  await wide();
  await button(page, 'Keys').click();
  await album.take(page, 'keys');
  await page.keyboard.press('Escape');

  await wide();
  await page.context().setOffline(true);
  await page.locator('.question-text textarea').fill('Written without a network');
  await page.locator('.save-status').filter({ hasText: 'Not saved yet' }).first().waitFor();
  await album.take(page, 'offline');
  const { revision } = (await teacher.call<{ revision: number }>('getDraft', { quizId })).data;
  await teacher.call('saveDraft', { quizId, revision, draft: { ...QUIZ, title: 'Written elsewhere' } });
  await page.context().setOffline(false);
  await dialog(page, 'This quiz was changed elsewhere').waitFor();
  await album.take(page, 'changed');
  await page.keyboard.press('Escape');
  await album.take(page, 'undecided');

  const kept = await album.visit(`/host/quiz/${quizId}`, { teacher });
  await kept.getByRole('button', { name: 'Export' }).click();
  await album.take(kept, 'export');
  const spanish = await opened(album, teacher, quizId, 'es');
  await spanish.setViewportSize(PHONE[0] as Size);
  await spanish.locator('.editor-pane--question').waitFor();
  await spanish.locator('[aria-haspopup="menu"]').click();
  await album.take(spanish, 'menu-es', PHONE);
  await album.leave();
}
