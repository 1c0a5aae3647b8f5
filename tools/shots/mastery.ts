// Screenshots of a mastery game: its options, a missed question that comes again, the climb, and the host's
// view.

import type { Album } from '#tools/shots/Album.ts';
import { answerOf, CLASSMATES, LESSON, type Skill } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

const SKILLS: readonly Skill[] = ['good', 'poor', 'fair'];

export async function mastery(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const options = await album.visit(`/host/quiz/${quizId}/start`, { teacher });
  await options.getByRole('radio', { name: /^Mastery/ }).check({ force: true });
  await album.take(options, 'options-mastery');

  const room = await teacher.host({ quizId, type: 'mastery_mode' });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  const ada = await Player.join(album, room.code, 'Ada', { settings: { autoNext: false } });
  const mates = await Promise.all(
    CLASSMATES.slice(0, 8).map((name, index) => room.seat(name, (index * 7 + 3) % 32)),
  );
  await room.lead('startGame');
  await ada.press('Go!');
  await until(ada.page, 'Which mountain range');
  await ada.choose('The Alps');
  await until(ada.page, 'This question comes back', 'p');
  await album.take(ada.page, 'missed');
  for (const [index, mate] of mates.entries())
    for (let question = 0; question < 1 + (index % 4); question += 1)
      await mate.answer((asked) => answerOf(asked, SKILLS[(index + question) % 3] ?? 'poor', index));
  await ada.press('Next');
  for (const question of ['Which of these mountains', 'What is snow called']) {
    await until(ada.page, question);
    await ada.skip();
    await ada.press('Next');
  }
  await until(ada.page, 'On your way up');
  await album.take(ada.page, 'on-the-way-up');
  await album.take(desk, 'host-mastery');
  await ada.press('Continue');
  await ada.press('Next');
  await until(ada.page, 'What would you take along');
  await ada.skip();
  await ada.press('Next');
  await until(ada.page, 'Which mountain range');
  await album.take(ada.page, 'asked-again');
  await album.leave();
  await turnedOn(album, teacher, quizId);
}

/** A game that is switched to mastery while it runs. */
async function turnedOn(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const room = await teacher.host({ quizId, type: 'normal', options: { studentLeaderboard: 'no' } });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  const ada = await Player.join(album, room.code, 'Ada', { settings: { autoNext: false } });
  await room.lead('startGame');
  await ada.press('Go!');
  await until(ada.page, 'Which mountain range');
  await ada.choose('The Alps');
  await until(ada.page, 'Not this time', 'p');
  await desk.getByRole('button', { name: 'Turn on mastery' }).click();
  await album.take(desk, 'host-turn-on');
  await desk.getByRole('button', { name: 'Turn on mastery' }).click();
  await ada.press('Next');
  await until(ada.page, 'New rules: mastery');
  await album.take(ada.page, 'turned-on');
  await album.leave();
}
