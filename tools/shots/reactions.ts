// Reactions in pictures: the choice on a student's page. What flies over the projector is gone before a picture is taken.

import type { Teacher } from '#tools/classroom/Teacher.ts';
import type { Album } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';

export async function reactions(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const room = await teacher.host({ quizId, type: 'tp' });
  const ada = await Player.join(album, room.code, 'Ada');
  await until(ada.page, "You're in", 'p');
  await ada.press('Show a reaction');
  await album.take(ada.page, 'choice');
  await album.leave();
}
