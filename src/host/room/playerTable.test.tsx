// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Game } from '#core/testing/game.ts';
import type { HostView } from '#core/views/hostView.ts';
import { HostFeatures } from '#src/host/room/HostFeatures.tsx';
import type { NamedHostFeature } from '#src/host/room/hostFeature.ts';
import { PlayerTable } from '#src/host/room/PlayerTable.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const vowels = (name: string) => name.replace(/[^aeiou]/gi, '').length;
const feature: NamedHostFeature = {
  id: 'vowels',
  badge: { at: 'presence', Badge: ({ player }) => player.name === 'Aia' && <span>all vowels</span> },
  columns: [
    {
      id: 'vowels',
      title: () => 'Vowels',
      compare: (a, b) => vowels(b.name) - vowels(a.name),
      Cell: ({ player }) => vowels(player.name),
    },
  ],
};

it("shows a feature's column, sorts by it, and shows its badge beside a name", async () => {
  const game = new Game({ type: 'tp' });
  for (const name of ['Ben', 'Aia', 'Cleo']) game.join(name);
  const { room, players } = structuredClone(game.hostView()) as HostView;
  await renderPage(
    <HostFeatures value={[feature]}>
      <PlayerTable room={room} players={players} questionCount={room.questionCount} />
    </HostFeatures>,
    () => 'network',
  );
  const figures = () => screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(figures()).toEqual(['Vowels', '1', '3', '2']);
  await userEvent.click(screen.getByRole('button', { name: 'Vowels' }));
  expect(figures()).toEqual(['Vowels', '3', '2', '1']);
  await userEvent.click(screen.getByRole('button', { name: 'Vowels' }));
  expect(figures()).toEqual(['Vowels', '1', '2', '3']);
  expect(screen.getByRole('rowheader', { name: /Aia/ }).textContent).toContain('all vowels');
});
