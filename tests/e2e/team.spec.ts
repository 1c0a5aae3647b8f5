// A game in teams: dealt and arranged by the teacher, played at an own pace, won together.

import { activate } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { hostIn } from '#tests/e2e/support/rooms.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, PLAIN, test } from '#tests/e2e/support/test.ts';

test('a teacher makes two teams of three students, and the better one wins', { tag: LONG }, async ({
  person,
  openRoom,
  baseURL,
}) => {
  const [desk, ada, ben, cy] = await Promise.all([person(), person(PHONE), person(PHONE), person(PHONE)]);
  const room = await openRoom({ type: 'team', quiz: CHOICES });
  await hostIn(desk.context(), baseURL ?? '', room.host);
  await desk.goto(`/host/game/${room.hash}`);
  const [first, second, third] = [new PlayerPage(ada), new PlayerPage(ben), new PlayerPage(cy)];
  for (const player of [first, second]) await player.set('Continue automatically', false);
  await first.join(room.code, 'Ada');
  await second.join(room.code, 'Ben', PLAIN);
  await third.join(room.code, 'Cy', PLAIN);

  for (const teams of [3, 2]) {
    await activate(desk, desk.getByRole('button', { name: 'Remove a team' }));
    await expect(desk.getByText(`${teams} teams`)).toBeVisible();
  }
  await activate(desk, desk.getByRole('button', { name: 'Rename Team Cyclo' }));
  await expect(desk.getByLabel('Team name')).toBeFocused();
  await desk.keyboard.press('ControlOrMeta+A');
  await desk.keyboard.type('Sherpas');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Sherpas', exact: true })).toBeVisible();
  for (const [name, team] of [
    ['Ada', 'Sherpas'],
    ['Ben', 'Team Ember'],
    ['Cy', 'Team Ember'],
  ] as const)
    await desk.getByLabel(`${name}’s team`).selectOption(team);
  await expect(first.page.getByText('Your team is Sherpas.')).toBeAttached();
  await expect(second.page.getByText('Your team is Team Ember.')).toBeAttached();
  await expectAccessible(desk, 'teams in the lobby');
  await expectAccessible(first.page, 'the lobby of a player with a team');

  await room.start();
  await first.goOn();
  await first.expectQuestion('Which planet is called the red one?');
  await first.choose('Mars');
  await first.goOn();
  // 3 players in 2 teams: the average team has 1.5, the Sherpas one.
  await expect(first.page.getByText(/^Your team is 1st of 2\./).first()).toBeAttached();
  await expect(first.page.getByRole('listitem').filter({ hasText: 'Sherpas (your team)' })).toBeAttached();
  await expectAccessible(first.page, 'standings of teams');
  await second.goOn();
  await second.choose('Venus');
  await expect(desk.getByRole('listitem').filter({ hasText: 'Sherpas' })).toContainText('1 player');
  await room.end();

  await expect(first.heading('Your team won!')).toBeAttached();
  await expectAccessible(first.page, 'the end for the team that won');
  await expect(second.heading('Game over')).toBeAttached();
  await activate(second.page, second.page.getByRole('button', { name: 'See your answers' }));
  await expect(
    second.page.getByText(/^Team Ember, your team, came to rank 2 of 2 with 0 points\.$/),
  ).toBeVisible();
  const teams = desk.getByRole('region', { name: 'Teams' });
  await expect(teams.getByRole('listitem').first()).toContainText('Sherpas');
  await expectAccessible(desk, 'results of teams');
});
