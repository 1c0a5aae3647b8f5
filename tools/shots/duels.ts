// Screenshots of duels on the host's side: the option, the table and the log while bots play, switching duels
// off, and the replay.

import { type Album, SIZES } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

/** Milliseconds of play in which bots make strikes of several kinds. */
const PLAY_MS = 75_000;

export async function duels(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  await options(album, teacher, quizId);
  await inTheRoom(album, teacher, quizId);
}

async function options(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const page = await album.visit(`/host/quiz/${quizId}/start`, { teacher });
  await page.getByRole('radio', { name: /^Duels/ }).check({ force: true });
  await page.getByText('More options').click();
  const duel = page.getByRole('switch', { name: /^Duels/ });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await duel.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    await album.take(page, 'options', [size]);
  }
  await album.leave();
}

async function inTheRoom(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const room = await teacher.host({ quizId, type: 'normal', options: { isDuelEnabled: true, timer: 'off' } });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  await room.lead('rehearseGame', { robots: 14, accuracy: 85 });
  await room.lead('startGame');
  await desk.locator('button[aria-haspopup="dialog"]', { hasText: 'Duels' }).click();
  await album.take(desk, 'log-empty');
  await desk.keyboard.press('Escape');
  await desk.waitForTimeout(PLAY_MS);
  await album.take(desk, 'desk');
  await desk.locator('button[aria-haspopup="dialog"]', { hasText: 'Duels' }).click();
  await album.take(desk, 'log');
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Options' }).click();
  await desk.getByRole('switch', { name: /^Duels/ }).scrollIntoViewIfNeeded();
  await album.take(desk, 'switch-off');
  await desk.keyboard.press('Escape');
  await room.lead('endGame');
  await album.take(desk, 'results');
  await desk.locator('.cell-name-line').first().click();
  await album.take(desk, 'report');
  const again = await album.visit(`/host/game/${room.hash}/replay`, { teacher });
  const mark = again.getByRole('list', { name: 'Markers' }).getByRole('button', { name: /hits|shield/ });
  await mark.first().click();
  await again.waitForTimeout(1_500);
  await album.take(again, 'replay');
  await album.leave();
}
