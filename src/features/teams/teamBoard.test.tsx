// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { TeamBoard } from '#src/features/teams/TeamBoard.tsx';
import { TeamRosters } from '#src/features/teams/TeamRosters.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

it("shows the accuracy of a team's players who have answered, and none before anyone has", async () => {
  const question = {
    type: 'MCQ' as const,
    text: 'Which one?',
    options: [{ text: 'right', correct: true }, { text: 'wrong' }],
  };
  const game = new Game({ type: 'team', questions: [question, question] });
  game.host({ type: 'setTeams', teams: 2 });
  const [ada] = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => game.join(name)) as [string];
  game.start();
  game.open(ada);
  game.answer(ada, ['right']);
  await renderPage(<TeamBoard view={structuredClone(game.hostView()) as HostView} />, () => 'network');
  const rows = [...document.querySelectorAll('.team-row')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toContain('2 players · 100% correct');
  expect(rows[1]).toContain('2 players');
  expect(rows[1]).not.toContain('right');
});

it('shows who plays for each team during the game, to the host and on the projector', async () => {
  const game = new Game({ type: 'team' });
  game.host({ type: 'setTeams', teams: 2 });
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  for (const name of names) game.join(name);
  game.start();
  const teamOf = (name: string) => game.hostView().players.find((player) => player.name === name)?.team;
  const rosters = () =>
    screen
      .getAllByRole('list')
      .filter(({ classList }) => classList.contains('team-names'))
      .map((list) =>
        within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      );
  await renderPage(<TeamBoard view={structuredClone(game.hostView()) as HostView} />, () => 'network');
  expect(rosters().flat().sort()).toEqual(names);
  expect(document.querySelectorAll('.team-names li > .avatar')).toHaveLength(names.length);
  cleanup();
  await renderPage(
    <TeamRosters view={structuredClone(game.projector()) as ProjectorView} />,
    () => 'network',
  );
  expect(document.querySelectorAll('.team-names li > .avatar')).toHaveLength(names.length);
  expect(rosters()).toEqual([0, 1].map((team) => names.filter((name) => teamOf(name) === team)));
});
