// Screenshots of a challenge among friends: the start page, both lobbies, the end before and after the last
// player finishes, and the next challenge.

import type { Album } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

export async function challenge(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save({ ...LESSON, questions: LESSON.questions.slice(0, 1) });
  const desk = await album.visit(`/host/quiz/${quizId}`, { teacher });
  await desk.getByRole('switch', { name: 'Practice link' }).check();
  await desk.locator('.practice .qr').waitFor();
  const start = `/join/quiz/${quizId}/start`;
  const settings = { autoNext: false, memes: false };
  const ana = await Player.visit(album, start, { settings });
  await until(ana.page, LESSON.title);
  await ana.page.locator('input[name=nickname]').fill('Ana');
  await album.take(ana.page, 'start');
  await ana.press('Challenge friends');
  await ana.page.locator('.invite').waitFor();
  await album.take(ana.page, 'alone');
  const code = (await ana.page.locator('.invite-code').innerText()).replace(/\D/g, '');

  const ben = await Player.visit(album, `/join?gc=${code}&from=challengeFriends`, { settings });
  await until(ben.page, LESSON.title);
  await album.take(ben.page, 'challenged');
  await ben.enterName('Ben');
  await ben.page.locator('.game-main').waitFor();
  const cleo = await Player.join(album, code, 'Maximiliana-Theodora', { settings, language: 'es' });
  await until(cleo.page, LESSON.title);
  await album.take(cleo.page, 'friend-es');
  await ana.page.getByRole('button', { name: 'Start with 3 players' }).waitFor();
  await album.take(ana.page, 'friends');
  await ana.press('Start with 3 players');
  await ana.press('Go!');
  await ben.press('Go!');
  await cleo.press('¡Ya!');
  for (const player of [ana, ben, cleo]) await until(player.page, 'Which mountain');
  const late = await Player.visit(album, `/join?gc=${code}&from=challengeFriends`);
  await late.page.getByText('has started, is full or is over').waitFor();
  await album.take(late.page, 'too-late');

  await ana.choose('The Andes');
  await ana.press('Next');
  await until(ana.page, 'made it');
  await album.take(ana.page, 'done');
  await ana.press('End for everyone');
  await ana.page.locator('dialog[open]').waitFor();
  await album.take(ana.page, 'end');
  await ana.press('Keep playing');
  await cleo.page.setViewportSize({ width: 390, height: 844 });
  await cleo.press('Saltar');
  await cleo.press('Siguiente');
  await until(cleo.page, 'cima');
  await album.take(cleo.page, 'done-es');
  await ben.choose('The Alps');
  await ben.press('Next');
  await until(ben.page, 'won!');
  await until(ana.page, 'You won!');
  await album.take(ana.page, 'won');
  await ana.press('Play again');
  await ana.page.locator('.invite').waitFor();
  await ben.page.getByRole('button', { name: 'Play Ana again' }).waitFor();
  await album.take(ben.page, 'again');
  await ben.press('Play Ana again');
  await ana.page.getByRole('button', { name: 'Start with 2 players' }).waitFor();
  await ana.press('Menu');
  await album.take(ana.page, 'menu');
  await ana.press('Close challenge');
  await ana.page.locator('dialog[open] .button--danger').click();
  await until(ben.page, 'This challenge was closed');
  await album.take(ben.page, 'closed');
  const stranger = await album.visit(`/join/quiz/${quizId}/challenge/${'0'.repeat(24)}`);
  await until(stranger, 'Only the person who started');
  await album.take(stranger, 'not-yours');
  await album.leave();
}
