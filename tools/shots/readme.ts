// Screenshots for the README: of the real game, small enough to load with the page.

import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { answerOf, CLASSMATES, LESSON } from '#tools/shots/lessonQuiz.ts';
import { Album } from '#tools/shots/Album.ts';
import { Player } from '#tools/shots/Player.ts';
import type { Student, Teacher } from '#tools/classroom/Teacher.ts';

const FOLDER = 'docs/pictures';
const LAPTOP = { width: 1366, height: 768 };
const PROJECTOR = { width: 1600, height: 900 };
/** Long enough for software rendering to finish a fade. */
const REST_MS = 6_000;

/** A palette keeps flat colors intact at a quarter of the file size. */
async function keep(page: Page, name: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForTimeout(REST_MS);
  const picture = sharp(await page.screenshot()).resize({ width: 1200, withoutEnlargement: true });
  await picture.png({ palette: true, colours: 160, effort: 10 }).toFile(join(FOLDER, `${name}.png`));
}

export async function readmePictures(browser: Browser, url: string, teacher: Teacher): Promise<void> {
  const album = new Album(browser, url, 'test-results/shots/readme');
  const room = await teacher.host({ quizId: await teacher.save(LESSON), type: 'tp' });
  const projector = await album.visit(`/host/game/${room.hash}/projector`, { teacher });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  await keep(await album.visit('/join'), 'join', LAPTOP);
  const ada = await Player.join(album, room.code, 'Ada');
  const mates: Student[] = [];
  for (const [index, name] of CLASSMATES.entries()) mates.push(await room.seat(name, (index * 7 + 3) % 32));
  await keep(projector, 'projector-lobby', PROJECTOR);

  await room.lead('startGame');
  for (let question = 0; question < LESSON.questions.length; question += 1) {
    await ada.page
      .locator('h1')
      .filter({ hasText: LESSON.questions[question]?.text ?? '' })
      .waitFor({ state: 'attached' });
    if (question === 0) await keep(ada.page, 'question', LAPTOP);
    const answer = async (from: number, to: number) => {
      for (const [index, mate] of mates.slice(from, to).entries())
        await mate.answer((asked) =>
          answerOf(asked, (index * 3 + question) % 5 < 3 ? 'good' : 'poor', index),
        );
    };
    await answer(0, 20);
    if (question === 1) await keep(desk, 'host', LAPTOP);
    await answer(20, mates.length);
    await room.finishQuestion();
  }
  await keep(projector, 'podium', PROJECTOR);
  await album.leave();
}
