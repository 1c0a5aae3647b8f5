// Screenshots of waves in the lobby and of reactions: choosing one, and how large they are in flight.

import type { Teacher } from '#tools/classroom/Teacher.ts';
import type { Album } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';

const NAMES = ['Ben', 'Chiara', 'Dario', 'Elif', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kim', 'Lina'];

export async function reactions(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const room = await teacher.host({ quizId, type: 'tp' });
  const students = [];
  for (const [index, name] of NAMES.entries()) students.push(await room.seat(name, index * 3 + 1));
  const ada = await Player.join(album, room.code, 'Ada');
  const projector = await album.visit(`/host/game/${room.hash}/projector`, { teacher });
  await until(ada.page, 'You’re in', 'p');
  await projector.locator('.projector canvas').waitFor();
  await ada.press('Ada: wave to everyone');
  for (const student of students.slice(2, 7)) await student.wave();
  await album.take(ada.page, 'waves');
  await album.takeProjector(projector, 'waves-projector');
  await ada.press('Send a reaction');
  await album.take(ada.page, 'choice');
  // They are gone after three seconds, so take one size right away.
  await ada.press('Thumbs up');
  await ada.page.locator('.reaction').waitFor();
  await album.snap(ada.page, 'own-reaction');
  await album.leave();
}
