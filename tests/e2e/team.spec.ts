import { activate } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { Line } from '#tests/e2e/support/Line.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';
import { expect, LONG, PHONE, NO_CANVAS, test } from '#tests/e2e/support/test.ts';

test('a teacher puts three students into two teams, and the better team wins', { tag: LONG }, async ({
  person,
  openRoom,
  baseURL,
}) => {
  const [desk, ada, ben, cy] = await Promise.all([person(), person(PHONE), person(PHONE), person(PHONE)]);
  const line = await Line.of(ada.context());
  const room = await openRoom({ type: 'team', quiz: EACH_TYPE });
  await signInAsHost(desk.context(), baseURL ?? '', room.host);
  await desk.goto(`/host/game/${room.hash}`);
  const [first, second, third] = [new PlayerPage(ada), new PlayerPage(ben), new PlayerPage(cy)];
  for (const player of [first, second]) await player.set('Continue automatically', false);
  await first.join(room.code, 'Ada');
  await second.join(room.code, 'Ben', NO_CANVAS);
  await third.join(room.code, 'Cy', NO_CANVAS);

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
  await first.continueGame();
  await first.expectQuestion('Which planet is called the red one?');
  await first.choose('Mars');
  await first.continueGame();
  await first.tick('2', '7');
  await first.continueGame();
  await first.type('1');
  await expect(first.verdict).toContainText('Correct!');
  await first.continueToLeaderboard(line);
  // Three players in two teams: the average team has 1.5 players, the Sherpas have one.
  await expect(first.page.getByText(/^Your team: 1st of 2\./).first()).toBeAttached();
  await expect(first.page.getByRole('listitem').filter({ hasText: 'Sherpas (your team)' })).toBeAttached();
  await expectAccessible(first.page, 'team leaderboard');
  line.release();
  await first.expectQuestion('What would you take along to Mars?');
  await second.continueGame();
  await second.choose('Venus');
  await expect(desk.getByRole('listitem').filter({ hasText: 'Sherpas' })).toContainText('1 player');
  await room.end();

  await expect(first.heading('Your team won!')).toBeAttached();
  await expectAccessible(first.page, 'end for the winning team');
  await expect(second.heading('Game over')).toBeAttached();
  await activate(second.page, second.page.getByRole('button', { name: 'See your answers' }));
  await expect(
    second.page.getByText(/^Your team, Team Ember, finished 2nd of 2 with 0 points\.$/),
  ).toBeVisible();
  const teams = desk.getByRole('region', { name: 'Teams' });
  await expect(teams.getByRole('listitem').first()).toContainText('Sherpas');
  await expectAccessible(desk, 'team results');
});
