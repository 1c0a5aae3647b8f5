// Screenshots of memes: a teacher's own set, choosing it in the options, memes after answers of each kind,
// and the player's setting.

import type { Album } from '#tools/shots/Album.ts';
import { CLASSMATES, LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

export async function memes(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const editor = await album.visit('/host/memes/new', { teacher });
  await editor.getByLabel('Set name').fill('Class 5b');
  for (const [moment, picture, line] of [
    ['Correct answer', 'high-five', 'That is how we do it in 5b!'],
    ['Incorrect answer', 'flat-tent', 'Monday mornings, too.'],
  ] as const) {
    await editor
      .getByLabel(`Add picture: ${moment}`)
      .setInputFiles(`assets/memes/classic/${picture}-600.webp`);
    await editor.getByRole('region', { name: moment }).getByLabel('Caption').fill(line);
  }
  await album.take(editor, 'editor');
  await editor.getByRole('button', { name: 'Save set' }).click();
  await editor.getByRole('link', { name: 'Class 5b' }).waitFor();
  await album.take(editor, 'sets');

  const options = await album.visit(`/host/quiz/${quizId}/start`, { teacher });
  await options.getByRole('radio', { name: /^Student-paced/ }).check({ force: true });
  await options.getByText('More options').click();
  await options.getByLabel('Meme set').selectOption('Class 5b');
  await options.getByLabel('Meme set').scrollIntoViewIfNeeded();
  await album.take(options, 'options-memes');

  const room = await teacher.host({ quizId, type: 'normal', options: { memes: true } });
  const ada = await Player.join(album, room.code, 'Ada', { settings: { autoNext: false } });
  await Promise.all(CLASSMATES.slice(0, 5).map((name, index) => room.seat(name, index * 7)));
  await room.lead('startGame');
  await ada.press('Go!');
  await until(ada.page, 'Which mountain range');
  await ada.choose('The Andes');
  for (const name of ['after-right', 'after-skipped', 'after-skipped-again']) {
    await ada.page.getByRole('figure').waitFor({ state: 'attached' });
    await album.take(ada.page, name);
    await ada.press('Next');
    await ada.skip();
  }
  const plain = await album.visit('/join/settings');
  await album.take(plain, 'settings');
  await album.leave();
}
