// Screenshots of a common assessment: choosing it, the review, a question looked over again, and the host's
// view.

import type { Teacher } from '#tools/classroom/Teacher.ts';
import type { Album } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';

export async function review(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const options = await album.visit(`/host/quiz/${quizId}/start`, { teacher });
  await options.getByRole('radio', { name: /^Common assessment/ }).check({ force: true });
  await album.take(options, 'options-assessment');
  const room = await teacher.host({ quizId, type: 'common_assessment' });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  const ada = await Player.join(album, room.code, 'Ada', { settings: { autoNext: false } });
  await room.lead('startGame');
  await ada.press('Go!');
  await until(ada.page, 'Which mountain range');
  await ada.choose('The Andes');
  await ada.press('Next');
  for (const question of ['Which of these mountains', 'What is snow called', 'What would you take along']) {
    await until(ada.page, question);
    await ada.press('Skip');
    await ada.press('Next');
  }
  await until(ada.page, 'Check your answers');
  await album.take(ada.page, 'review');
  await album.take(desk, 'host-review');
  await ada.page.getByRole('button', { name: /Which mountain range/ }).click();
  await until(ada.page, 'Which mountain range');
  await album.take(ada.page, 'looked-over');
  await ada.choose('The Himalayas');
  await ada.press('Next');
  await until(ada.page, 'Check your answers');
  await ada.press('Submit');
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await until(ada.page, 'Game complete!');
  await album.take(ada.page, 'handed-in');
  await ada.press('Continue');
  await until(ada.page, 'Nice work');
  await album.take(ada.page, 'summary-untold');
  await room.lead('endGame');
  await until(ada.page, 'Save your results', 'h2');
  await album.take(ada.page, 'summary');
  await ada.press('Back');
  await until(ada.page, 'Game complete!');
  await album.take(ada.page, 'end');
  await album.leave();
}
