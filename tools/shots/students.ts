// Screenshots of the student pages outside the questions.

import type { Album } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

export async function students(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const room = await teacher.host({ quizId, type: 'normal' });
  const home = await album.visit('/join');
  await album.take(home, 'home');
  await home.locator('#game-code').fill('99999999');
  await home.locator('button[type=submit]').click();
  await home.locator('.failure').waitFor();
  await album.take(home, 'home-no-such-code');
  await album.take(await album.visit('/join/settings'), 'settings');
  await album.take(await album.visit('/join/no/such/page'), 'not-found');
  await album.take(await album.visit('/join/flashcards'), 'later');
  await album.take(await album.visit('/join', { language: 'es' }), 'home-es');
  await album.leave();

  const name = await album.visit(`/join?gc=${room.code}`);
  await name.locator('input[name=nickname]').waitFor();
  await album.take(name, 'name');
  await room.seat('Amelie', 4);
  await name.locator('input[name=nickname]').fill('Amelie');
  await name.locator('.name-form button[type=submit]').click();
  await name.getByRole('dialog').waitFor();
  await album.take(name, 'name-duplicate');
  await album.leave();
  await comingBack(album, teacher, quizId);

  const removed = await Player.join(album, room.code, 'Removed');
  await removed.page.goto('/join');
  await removed.page.locator('.resume').waitFor();
  await album.take(removed.page, 'home-resume');
  await removed.page.locator('.resume .button').first().click();
  await removed.page.locator('.game-main').waitFor();
  await removed.page.context().setOffline(true);
  await removed.page.locator('.offline').waitFor();
  await album.take(removed.page, 'offline');
  await removed.page.context().setOffline(false);
  const view = await room.view();
  await room.lead('deletePlayer', { playerId: view.players.find((player) => player.name === 'Removed')?.id });
  await removed.page.locator('.game--message').waitFor();
  await album.take(removed.page, 'removed');
  await album.leave();

  const guarded = await teacher.host({ quizId, type: 'normal', options: { requestJoinApproval: true } });
  const pending = await Player.join(album, guarded.code, 'Pia');
  await album.take(pending.page, 'approval-pending');
  await guarded.lead('approvePlayer', { approved: false });
  await pending.page.locator('.game--message').waitFor();
  await album.take(pending.page, 'approval-refused');
  await album.leave();
}

/** Several games to continue, one that is over, and links to games that can no longer be joined. */
async function comingBack(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const due = Date.now() + 6 * 24 * 3_600_000;
  const rooms = [];
  for (const dueAt of [due, due + 5_000_000, undefined])
    rooms.push(await teacher.host({ quizId, type: 'normal', ...(dueAt !== undefined && { dueAt }) }));
  const [first, second, third] = rooms;
  if (!first || !second || !third) return;
  const ada = await Player.join(album, first.code, 'Ada from the long river valley');
  for (const { code } of [second, third]) {
    await ada.page.goto(`/join?gc=${code}`);
    await ada.page.locator('input[name=nickname]').waitFor();
    await ada.page.locator('.name-form button[type=submit]').click();
    await ada.page.locator('.game-main').waitFor();
  }
  await ada.page.goto('/join');
  await ada.page.locator('.resume').nth(2).waitFor();
  await album.take(ada.page, 'home-several-games');
  await third.lead('startGame');
  await third.lead('endGame');
  await ada.page.reload();
  await ada.page.locator('.played-games summary').click();
  await album.take(ada.page, 'home-games-played');
  const late = await album.visit(`/join?gc=${third.code}&room=${third.hash}`);
  await late.getByRole('dialog').waitFor();
  await album.take(late, 'home-ended-link');
  const bookmark = await album.visit(`/join/pre-game/running/${third.code}/start?room=${third.hash}`);
  await bookmark.getByRole('alert').getByRole('heading').waitFor();
  await album.take(bookmark, 'name-ended');
  const contest = await album.visit(`/join/contest/${'0'.repeat(24)}`);
  await contest.locator('[role=alert] p').waitFor();
  await album.take(contest, 'contest-missing');
  await second.lead('endGame');
  await contest.goto(`/join/contest/${second.hash}`);
  await contest.locator('[role=alert] h1').waitFor();
  await album.take(contest, 'contest-ended');
  await album.leave();
}
