// Fixtures for tests of the pages before a game: a room, a seat in it, and a server that answers by path.

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NamePage } from '#src/pages/name/NamePage.tsx';
import type { Seat } from '#src/platform/storage/seats.ts';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

export const HASH = 'a'.repeat(24);
export const PLAYER = '1-abcdefgh';
export const NAME_PAGE = `/pre-game/running/123456/start?room=${HASH}`;
export const GAME = `/game/${HASH}-${PLAYER}?gameType=tp`;
export const room = {
  hash: HASH,
  code: '123456',
  title: 'Cells',
  type: 'tp',
  requestJoinApproval: false,
  nicknameGenerator: false,
  dueAt: null,
  paused: false,
};
export const checked = { room, player: null, meta: { now: 1, suggestedName: null, takenCharacters: [] } };
export const seat: Seat = {
  roomHash: HASH,
  playerId: PLAYER,
  ticket: 'secret',
  name: 'Ana',
  character: 3,
  code: '123456',
  title: 'Cells',
  type: 'tp',
  usedAt: Date.now(),
  over: false,
};
export const joined = {
  playerId: PLAYER,
  ticket: 'secret',
  now: 1,
  view: { me: { name: 'Ana', character: 2 } },
};

export const server =
  (answers: Readonly<Record<string, Reply>>) =>
  ({ path }: Call): Reply => {
    const found = Object.entries(answers).find(([part]) => path.includes(part));
    if (!found) throw new Error(`no answer to ${path}`);
    return found[1];
  };

export const typeCode = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Game code'), `${code}{Enter}`);
};

export const openName = async (
  answers: Readonly<Record<string, Reply>>,
  prepare: (
    services: Parameters<NonNullable<Parameters<typeof renderPage>[2]>['prepare'] & object>[0],
  ) => Promise<void> = async () => {},
) =>
  renderPage(
    <NamePage params={{ composite: '123456' }} />,
    server({ '/check': { data: checked }, ...answers }),
    { path: '/pre-game/running/123456/start', prepare },
  );
