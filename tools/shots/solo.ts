// Screenshots of a solo game: the practice link on the host's page, the page behind it, the leaderboard among
// simulated players, and the end.

import type { Album } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

export async function solo(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const start = `/join/quiz/${quizId}/start`;
  const desk = await album.visit(`/host/quiz/${quizId}`, { teacher });
  await desk.getByRole('switch', { name: 'Practice link' }).waitFor();
  await album.take(desk, 'link-off');
  const missing = await album.visit(start);
  await until(missing, 'We can’t find this practice quiz');
  await album.take(missing, 'nothing-here');
  await desk.getByRole('switch', { name: 'Practice link' }).check();
  await desk.locator('.practice .qr').waitFor();
  await album.take(desk, 'link-on');

  const spanish = await album.visit(start, { language: 'es' });
  await until(spanish, LESSON.title);
  await album.take(spanish, 'start-es');
  const ada = await Player.visit(album, start, { settings: { autoNext: false, memes: false } });
  await until(ada.page, LESSON.title);
  await album.take(ada.page, 'start');
  await ada.enterName('Ada');
  await ada.page.locator('.game-main').waitFor();
  await until(ada.page, 'Question 1');
  await album.take(ada.page, 'ready');
  await ada.press('Go!');
  await ada.choose('The Andes');
  await ada.press('Next');
  await until(ada.page, 'Which of these mountains');
  await ada.page.context().setOffline(true);
  await ada.choose('Kilimanjaro', 'Mount Fuji');
  await ada.press('Submit');
  await ada.page.locator('.offline').waitFor();
  await album.take(ada.page, 'offline');
  await ada.page.context().setOffline(false);
  await ada.press('Next');
  await until(ada.page, 'What is snow called');
  await ada.skip();
  await ada.atLeaderboard((page) => album.take(page, 'standings'));
  await until(ada.page, 'What would you take along');
  await ada.skip();
  await ada.press('Next');
  await until(ada.page, '!');
  await album.take(ada.page, 'over');
  await ada.press('See your answers');
  await album.take(ada.page, 'summary');
  await album.leave();
}
