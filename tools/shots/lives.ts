// Screenshots of a player's options at a question: hints, an extra life, and skipping everything left for
// later.

import type { Album } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

/** Gallery states that a live game shows only for seconds. */
const STATES = [
  'mcq/hintLeft',
  'mcq/hintsTaken',
  'mcq/hintOvertime',
  'msq/hinted',
  'mcq/lifeOffered',
  'mcq/lifeInProgress',
  'mcq/lifeLeft',
];

export async function lives(album: Album, teacher: Teacher): Promise<void> {
  const gallery = await album.visit('/gallery?bare=1&motion=none&clock=still');
  await gallery.waitForFunction(() => window.quizpeakGallery?.debug);
  for (const id of STATES) {
    await gallery.evaluate((wanted) => window.quizpeakGallery?.show(wanted), id);
    await album.take(gallery, `scene-${id.replace('/', '-')}`);
  }

  const quizId = await teacher.save(LESSON);
  const options = await album.visit(`/host/quiz/${quizId}/start`, { teacher });
  await options.getByRole('radio', { name: /^Student-paced/ }).check({ force: true });
  await options.getByText('More options').click();
  await options
    .getByRole('group', { name: 'Extra life' })
    .getByRole('radio', { name: 'Yes' })
    .check({ force: true });
  await options.getByRole('switch', { name: 'Hints' }).check({ force: true });
  await album.take(options, 'options-lives');

  const room = await teacher.host({
    quizId,
    type: 'normal',
    options: { extraLife: 'enabled', timer: 'off' },
  });
  const ada = await Player.join(album, room.code, 'Ada', { language: 'es', settings: { autoNext: false } });
  await room.lead('startGame');
  await ada.page.locator('.twin-question button').first().waitFor({ state: 'attached' });
  await ada.press('¡Ya!');
  await until(ada.page, 'Which mountain range');
  await ada.choose('The Alps');
  await ada.page.getByRole('button', { name: 'Otra vez' }).waitFor({ state: 'attached' });
  await album.take(ada.page, 'life-offered-es');
  await ada.press('Otra vez');
  await album.take(ada.page, 'life-taken-es');
  await skipping(album, teacher, quizId);
  await album.leave();
}

async function skipping(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const room = await teacher.host({ quizId, type: 'normal', options: { timer: 'off' } });
  const ben = await Player.join(album, room.code, 'Ben', { settings: { autoNext: false } });
  await room.lead('startGame');
  for (const question of ['Which mountain range', 'Which of these', 'What is snow']) {
    await ben.press('Go!');
    await until(ben.page, question);
    await ben.press('Answer later');
  }
  await ben.press('Go!');
  await until(ben.page, 'What would you take along');
  await ben.skip();
  await ben.press('Next');
  await until(ben.page, 'Which mountain range');
  await album.take(ben.page, 'skip-all');
  await ben.press('Skip the rest');
  await album.take(ben.page, 'skip-all-asked');
}
