// Screenshots of the quiz editor: a new quiz, each kind of question, uploads, every dialog, and the pages
// around it.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { holdFileOver } from '#tools/browser/fileDrops.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';
import { type Album, SIZES, type Size } from '#tools/shots/Album.ts';
import { FULL, QUIZ } from '#tools/shots/editorQuiz.ts';

const PICTURE = resolve('assets/memes/classic/high-five-400.webp');
const SOUND = resolve('assets/themes/classic/sounds/streak.webm');
const WIDE = SIZES[1] as Size;
const PHONE = SIZES.slice(2);
const UPLOADS = '**/v1/media';
const DRAWING = { name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };

/** Labels of buttons and dialogs. */
interface Words {
  readonly more: string;
  readonly markup: { readonly formula: string };
  readonly media: { readonly cancel: string; readonly dismiss: string };
  readonly crop: { readonly open: string };
  readonly save: { readonly kept: string };
  readonly versions: { readonly title: string; readonly bringBack: string };
  readonly many: { readonly title: string };
  readonly others: { readonly title: string };
  readonly keys: { readonly title: string };
  readonly changed: { readonly title: string };
}

interface Sitting {
  readonly language: string;
  readonly words: Words;
  readonly sizes: readonly Size[];
}

function sittingIn(language: string, sizes: readonly Size[]): Sitting {
  const words = JSON.parse(readFileSync(`locales/${language}/editor.json`, 'utf8')) as Words;
  return { language, words, sizes };
}

/** Spanish texts take up the most room, and a phone has the least. */
const SITTINGS: readonly Sitting[] = [sittingIn('en', SIZES), sittingIn('es', PHONE)];

async function draftOf(teacher: Teacher, quiz: DraftQuiz = QUIZ): Promise<string> {
  const quizId = randomUUID();
  await teacher.call('saveDraft', { quizId, revision: 0, draft: quiz });
  return quizId;
}

async function opened(album: Album, teacher: Teacher, quizId: string, language: string): Promise<Page> {
  const page = await album.visit(`/host/quiz/${quizId}/edit`, { teacher, language });
  await page.locator('.editor-form').waitFor();
  return page;
}

function nameIn({ language }: Sitting, name: string): string {
  return language === 'en' ? name : `${name}-${language}`;
}

/** Shows one pane of the editor on a screen that fits only one. */
async function part(page: Page, nth: number): Promise<void> {
  await page.setViewportSize(PHONE[0] as Size);
  await page.locator('.editor-pane-button').nth(nth).click();
}

/** Uses a wide screen, which has the list at the side. */
async function pick(page: Page, number: number): Promise<void> {
  await page.setViewportSize(WIDE);
  await page
    .locator('.rail-pick')
    .nth(number - 1)
    .click();
}

function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Scrolls the element into view at each size, since resizing moves it. */
async function takeAt(
  album: Album,
  page: Page,
  name: string,
  selector: string,
  sizes: readonly Size[],
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await album.take(page, name, [size]);
  }
}

/** Writing questions. */
export async function editor(album: Album, teacher: Teacher): Promise<void> {
  for (const sitting of SITTINGS) await writing(album, teacher, sitting);
}

async function writing(album: Album, teacher: Teacher, sitting: Sitting): Promise<void> {
  const { language, words, sizes } = sitting;
  const named = (name: string) => nameIn(sitting, name);
  const fresh = await album.visit('/host', { teacher, language });
  await fresh.locator('a[href="/host/quiz/new"]').first().click();
  await fresh.locator('.head-title').waitFor();
  await album.take(fresh, named('empty'), sizes);
  await takeAt(album, fresh, named('settings'), '.media-box', sizes);
  await pick(fresh, 1);
  await album.take(fresh, named('empty-question'), sizes);
  await part(fresh, 0);
  await album.take(fresh, named('empty-list'), PHONE);
  await album.leave();

  const page = await opened(album, teacher, await draftOf(teacher), language);
  for (const [place, { type }] of QUIZ.questions.slice(0, 4).entries()) {
    await pick(page, place + 1);
    await album.take(page, named(`kind-${type}`), sizes);
  }
  await pick(page, 1);
  await takeAt(album, page, named('answers-and-rules'), '.question-rules', sizes);
  await pick(page, 3);
  await takeAt(album, page, named('hints-and-group'), '.more-body', sizes);
  await pick(page, 5);
  await page.locator('.question-text .input').focus();
  await page.locator('.line-text').nth(1).focus();
  await page.locator('.rail-pick').nth(4).focus();
  await album.take(page, named('faults'), sizes);
  await pick(page, 6);
  await album.take(page, named('formatted'), sizes);
  await page.getByRole('button', { name: words.markup.formula, exact: true }).click();
  await page.locator('.formula-tex').fill('\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}');
  await page.locator('.formula-picture').waitFor();
  await album.take(page, named('formula'), sizes);
  await page.locator('.formula-tex').fill('\\frac{1}{');
  await page.locator('.formula-complaint').waitFor();
  await album.take(page, named('formula-fault'), sizes);
  await page.keyboard.press('Escape');
  await part(page, 0);
  await album.take(page, named('list'), PHONE);
  await part(page, 2);
  await album.take(page, named('preview'), PHONE);
  await part(page, 1);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.locator('.question-actions > button').last().click();
    await page.locator('.toast').waitFor();
    await album.take(page, named('deleted'), [size]);
    await page.locator('.toast > .icon-button').click();
  }
  await page.route('**/StillProjector*.js', (route) => route.abort('connectionfailed'));
  await part(page, 2);
  await page.locator('.preview-choice input').last().check({ force: true });
  await page.locator('.preview-lost').waitFor();
  await album.take(page, named('preview-lost'), sizes);
  await album.leave();

  const full = await opened(album, teacher, await draftOf(teacher, FULL), language);
  await album.take(full, named('limits'), sizes);
  await takeAt(album, full, named('limits-of-options'), '.lines-count', sizes);
  await full.setViewportSize(WIDE);
  await full.locator('.rail-quiz').click();
  await album.take(full, named('limits-of-quiz'), sizes);
  await album.leave();
}

/** Images and sounds. */
export async function editorMedia(album: Album, teacher: Teacher): Promise<void> {
  for (const sitting of SITTINGS) await files(album, teacher, sitting);
}

async function files(album: Album, teacher: Teacher, sitting: Sitting): Promise<void> {
  const { language, words, sizes } = sitting;
  const take = (name: string) => takeAt(album, page, nameIn(sitting, name), '.media-box', sizes);
  const quizId = await draftOf(teacher);
  const page = await opened(album, teacher, quizId, language);
  const chosen = page.locator('.editor-form input[type="file"]');
  const held = await holdFileOver(page.locator('.question-text .input'), PICTURE);
  await album.take(page, nameIn(sitting, 'held-over'), SIZES.slice(1, 2));
  await held.drop();
  const description = page.locator('.media-description textarea');
  await description.waitFor();
  await take('picture');
  await description.fill('Two hands that meet');
  await button(page, words.crop.open).click();
  await page.locator('.crop-room img').waitFor();
  await album.take(page, nameIn(sitting, 'crop'), sizes);
  await page.locator('.crop-ratio input').nth(1).check({ force: true });
  await album.take(page, nameIn(sitting, 'crop-square'), sizes);
  await page.keyboard.press('Escape');

  let answer: 'later' | 'full' | 'never' = 'later';
  await page.route(UPLOADS, async (route) => {
    if (answer === 'later') return;
    if (answer === 'never') return route.abort('connectionfailed');
    const error = { type: 'media.QUOTA_EXCEEDED', message: 'full' };
    await route.fulfill({ status: 409, json: { success: false, error } });
  });
  await pick(page, 2);
  await chosen.setInputFiles(PICTURE);
  await take('uploading');
  await button(page, words.media.cancel).click();
  for (const why of ['full', 'never'] as const) {
    answer = why;
    await chosen.setInputFiles(PICTURE);
    await page.locator('.upload[data-status="failed"]').waitFor();
    await take(why === 'full' ? 'full' : 'waiting');
    await button(page, words.media.dismiss).click();
  }
  await page.unroute(UPLOADS);
  await chosen.setInputFiles(DRAWING);
  await take('refused');
  await pick(page, 3);
  const sound = { name: 'streak.webm', mimeType: 'audio/webm', buffer: await readFile(SOUND) };
  await chosen.setInputFiles(sound);
  await description.waitFor();
  await take('sound');
  await pick(page, 1);
  await page.locator('.picture-slot').nth(1).click();
  await album.take(page, nameIn(sitting, 'option-picture'), sizes);
  await page.locator('dialog input[type="file"]').setInputFiles(PICTURE);
  await page.locator('dialog .media-description').waitFor();
  await album.take(page, nameIn(sitting, 'option-picture-set'), sizes);
  await page.keyboard.press('Escape');
  await takeAt(album, page, nameIn(sitting, 'option-with-picture'), '.lines-list', sizes);
  await album.leave();
}

const PASTED = `1. Which ocean is the largest?
a) Atlantic
b) Pacific *
c) Arctic

2. Which desert is the largest hot one?
a) Gobi
b) Sahara *`;

/** Save states and dialogs. */
export async function editorDialogs(album: Album, teacher: Teacher): Promise<void> {
  for (const sitting of SITTINGS) await dialogs(album, teacher, sitting);
}

async function dialogs(album: Album, teacher: Teacher, sitting: Sitting): Promise<void> {
  const { language, words, sizes } = sitting;
  const other = await draftOf(teacher, { ...QUIZ, title: 'Volcanoes' });
  await teacher.host({ quizId: other, type: 'tp' });
  const quizId = await draftOf(teacher);
  const revised = async (draft: DraftQuiz) => {
    const { revision } = await teacher.call<{ revision: number }>('getDraft', { quizId });
    await teacher.call('saveDraft', { quizId, revision, draft });
  };
  for (const title of ['Mountains', 'Mountains of the world']) {
    await revised({ ...QUIZ, title });
    await teacher.host({ quizId, type: 'tp' });
  }
  const page = await opened(album, teacher, quizId, language);
  const take = (name: string) => album.take(page, nameIn(sitting, name), sizes);
  const more = async () => {
    await page.setViewportSize(sizes.at(-1) as Size);
    await button(page, words.more).click();
  };
  const menu = async (name: string) => {
    await more();
    await page.getByRole('menuitem', { name }).click();
    await page.getByRole('dialog', { name }).waitFor();
  };
  await more();
  // Any resize of the page closes the menu.
  await album.take(page, nameIn(sitting, 'menu'), PHONE);
  await page.keyboard.press('Escape');
  await menu(words.many.title);
  await take('many-empty');
  await page.locator('.paste-field').fill(PASTED);
  await page.locator('dialog .authored-option').first().waitFor();
  await take('many');
  await page.keyboard.press('Escape');
  await menu(words.others.title);
  await page.locator('dialog').getByRole('checkbox').first().check();
  await take('others');
  await page.keyboard.press('Escape');
  await menu(words.versions.title);
  await page.locator('.editor-pick').first().waitFor();
  await take('versions');
  await page.locator('.editor-pick').first().click();
  await button(page, words.versions.bringBack).waitFor();
  await take('version');
  await page.keyboard.press('Escape');
  await menu(words.keys.title);
  await take('keys');
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await page.locator('.question-text .input').fill('Written without a network');
  await page.locator('.save-status:visible').filter({ hasText: words.save.kept }).waitFor();
  await take('offline');
  await revised({ ...QUIZ, title: 'Written elsewhere' });
  await page.context().setOffline(false);
  await page.getByRole('dialog', { name: words.changed.title }).waitFor();
  await take('changed');
  await page.keyboard.press('Escape');
  await take('undecided');

  const again = await page.context().newPage();
  await page.close();
  await again.route('**/v1/**', (route) => route.abort('connectionfailed'));
  await again.goto(`/host/quiz/${quizId}/edit`);
  await again.locator('.failure').waitFor();
  await album.take(again, nameIn(sitting, 'not-reached'), sizes);
  await album.leave();
}

/** Two questions, and one without a correct answer. */
const SHEET = `Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer
Which ocean is the largest?,Multiple Choice,Atlantic,Pacific,Arctic,2
Name the largest hot desert.,Fill-in-the-Blank,Sahara,,,
Which desert is the coldest?,Multiple Choice,Gobi,Sahara,,`;

/** From the library into the editor and back: files and paper. */
export async function editorAround(album: Album, teacher: Teacher, scratch: string): Promise<void> {
  const cover = await teacher.upload(new Uint8Array(await readFile(PICTURE)));
  const quizId = await draftOf(teacher, {
    ...QUIZ,
    title: 'Mountains with a cover',
    subject: 'Geography',
    cover: { type: 'image', url: cover, alt: 'Two hands that meet' },
  });
  await draftOf(teacher, { ...QUIZ, title: '' });
  const file = join(scratch, 'oceans.csv');
  await writeFile(file, SHEET);
  for (const sitting of SITTINGS) {
    const { language, sizes } = sitting;
    const named = (name: string) => nameIn(sitting, name);
    const library = await album.visit('/host', { teacher, language });
    const card = library.locator('.quiz-card').filter({ hasText: 'Mountains with a cover' });
    await card.locator('.cover-picture').waitFor();
    await album.take(library, named('library'), sizes);
    for (const size of sizes) {
      await library.setViewportSize(size);
      await card.locator('[aria-haspopup="menu"]').click();
      await album.take(library, named('library-menu'), [size]);
      await library.keyboard.press('Escape');
    }
    await library.goto(`/host/quiz/${quizId}`);
    await library.locator('.authored-option').first().waitFor();
    await album.take(library, named('quiz'), sizes);
    await library.locator('button:has(.lucide-download)').click();
    await library.locator('.export-choice').first().waitFor();
    await album.take(library, named('export'), sizes);
    await library.goto(`/host/quiz/${quizId}/print`);
    await library.locator('.host-title').waitFor();
    await album.take(library, named('print'), sizes);
    await library.goto('/host/import');
    await library.locator('input[type=file]').setInputFiles(file);
    await library.locator('.preview-head').waitFor();
    await album.take(library, named('import'), sizes);
    await library.locator('.preview-head button:has(.lucide-pencil)').click();
    await library.locator('.editor-form').waitFor();
    await album.take(library, named('import-edited'), sizes);
    await album.leave();
  }
}
