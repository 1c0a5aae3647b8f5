// Screenshots of a team game: the host's lobby, the leaderboard, the projector, and the end.

import type { Teacher } from '#tools/classroom/Teacher.ts';
import type { Album } from '#tools/shots/Album.ts';
import { answerOf, CLASSMATES, LESSON, type Skill } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';

const SKILLS: readonly Skill[] = ['good', 'fair', 'poor', 'good', 'fair'];

export async function team(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const room = await teacher.host({ quizId, type: 'team' });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  const projector = await album.visit(`/host/game/${room.hash}/projector`, { teacher });
  const ada = await Player.join(album, room.code, 'Ada', { settings: { autoNext: false } });
  const mates = await Promise.all(
    CLASSMATES.slice(0, 13).map((name, index) => room.seat(name, (index * 7 + 3) % 32)),
  );
  await until(ada.page, 'Your team is', 'p');
  await album.take(ada.page, 'lobby');
  await album.take(desk, 'host-lobby');
  await album.take(projector, 'projector-lobby');
  await room.lead('startGame');
  await ada.press('Go!');
  await until(ada.page, 'Which mountain range');
  for (const [index, mate] of mates.entries())
    for (let question = 0; question < 1 + (index % 4); question += 1)
      await mate.answer((asked) => answerOf(asked, SKILLS[(index + question) % 5] ?? 'poor', index));
  await ada.choose('The Andes');
  for (const question of ['Which of these mountains', 'What is snow called']) {
    await ada.press('Next');
    await until(ada.page, question);
    await ada.skip();
  }
  await ada.atLeaderboard((page) => album.take(page, 'standings'));
  await album.take(desk, 'host-running');
  await album.take(projector, 'projector-running');
  await projector.getByRole('button', { name: 'Teams' }).click();
  await album.take(projector, 'projector-rosters');
  await projector.getByRole('button', { name: 'Teams' }).click();
  await room.lead('endGame');
  await until(ada.page, 'See your answers', 'button');
  await ada.page.locator('h1').filter({ hasText: 'Eyes on' }).waitFor({ state: 'detached' });
  await album.take(ada.page, 'over');
  await ada.press('See your answers');
  await album.take(ada.page, 'summary');
  await album.take(desk, 'host-results');
  await album.take(projector, 'projector-podium');
  await album.leave();
}
