// Renders the host's room page on top of the real game rules.

import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { Game as CoreGame, GameSettings } from '#core/testing/game.ts';
import { RoomPage } from '#src/host/room/RoomPage.tsx';
import { HASH, ScriptedSocket } from '#src/host/testing/roomLine.ts';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
import '#src/ui/ConfirmDialog.tsx';
import '#src/ui/Toaster.tsx';
import { setNextSocket } from '#src/testing/fakeSocket.ts';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

/** The connection of the page opened last. */
export let line: ScriptedSocket;

const server = ({ path }: Call): Reply => {
  if (path === '/v1/host/session')
    return { data: { hostId: 'h', csrfToken: 'c', joinAddresses: ['http://192.168.1.5:3000'] } };
  if (path.endsWith('/reconnect')) return { data: { role: 'host', view: line.view(), now: line.game.now } };
  throw new Error(`no answer to ${path}`);
};

/** `answer` overrides the server's reply to a call; null for the usual reply. */
export async function openRoom(
  settings: GameSettings = { type: 'tp' },
  names: readonly string[] = [],
  begin: (game: CoreGame) => void = () => undefined,
  answer: (call: Call) => Reply | null = () => null,
) {
  line = new ScriptedSocket(settings);
  setNextSocket(line);
  const players = names.map((name) => line.game.join(name));
  begin(line.game);
  const rendered = await renderPage(
    <>
      <RoomPage params={{ roomHash: HASH }} />
      <NoticesHost />
    </>,
    (call) => answer(call) ?? server(call),
  );
  await screen.findByRole('heading', { level: 1, name: 'A quiz' });
  await waitFor(() => expect(line.sent).toContain('reconnectRoom'));
  return { ...rendered, players };
}
