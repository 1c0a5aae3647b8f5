// Screenshots of a device's list of games, with one and with as many as allowed; an assigned game's menu; and
// hosting a game again.

import type { Page } from '@playwright/test';
import { OWN_GAMES } from '#protocol/operations/ownGames.ts';
import { OPERATIONS } from '#protocol/operations.ts';
import type { Room, Teacher } from '#tools/classroom/Teacher.ts';
import type { Album } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';

const LONG_TITLE =
  'Rivers, lakes and seas of the continent: what they are called, where they flow and who lives along them';
const DAY_MS = 24 * 3_600_000;

export async function ownGames(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const longId = await teacher.save({ ...LESSON, title: LONG_TITLE });
  const assign = (days: number, id = days % 2 ? quizId : longId) =>
    teacher.host({
      quizId: id,
      type: 'normal',
      options: { areHintsEnabled: true },
      dueAt: Date.now() + days * DAY_MS,
    });
  const one = await album.visit('/join');
  await enter(one, await assign(3), 'Ana');
  await home(album, one, 'one', '.resume');
  await one.locator('.resume-not-me').click();
  await one.getByRole('dialog').waitFor();
  await album.take(one, 'forget');
  await one.locator('dialog .button--danger').click();
  await one.getByRole('dialog').waitFor({ state: 'detached' });
  await album.take(one, 'forgotten');

  const many = await album.visit('/join');
  for (let played = 0; played < OWN_GAMES.completed; played += 1) {
    const room = await assign(played + 1);
    await enter(many, room, 'Ana');
    await room.lead('endGame');
  }
  for (let open = 1; open < OWN_GAMES.running; open += 1)
    await enter(
      many,
      await assign(open),
      'Maximiliane-Alexandra of the long river valley'.slice(0, 30 + open),
    );
  await enter(many, await teacher.host({ quizId, type: 'normal' }), 'Ana');
  await home(album, many, 'many', '.played-games');
  await many.locator('.played-games summary').click();
  await album.take(many, 'many-played');
  await many.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await album.take(many, 'many-end');
  await album.leave();

  const due = await assign(4);
  const player = await Player.join(album, due.code, 'Ben');
  await player.page.locator('.bar-button[aria-haspopup=dialog]').last().click();
  await player.page.getByRole('dialog').waitFor();
  await album.take(player.page, 'menu');
  await album.leave();

  await due.lead('endGame');
  const host = await album.visit(`/host/quiz/${longId}/start?again=${due.hash}`, { teacher });
  await host.locator('.note').first().waitFor();
  await album.take(host, 'host-again');
  await teacher.call('deleteQuiz', { quizId: longId });
  await host.reload();
  await host.locator('.host-main--narrow').waitFor();
  await album.take(host, 'host-again-no-quiz');
  await album.leave();
}

/** Joins the way the page would, so that the browser gets its cookie. */
async function enter(page: Page, room: Room, name: string): Promise<void> {
  const request = { roomHash: room.hash, player: { name }, startSource: 'gameCode' };
  await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(path ?? '', { method: 'POST', headers, body: body ?? '' });
    },
    [OPERATIONS.join.legacyPath, JSON.stringify(request)],
  );
}

async function home(album: Album, page: Page, name: string, shown: string): Promise<void> {
  await page.reload();
  await page.locator(shown).first().waitFor();
  await album.take(page, name);
}
