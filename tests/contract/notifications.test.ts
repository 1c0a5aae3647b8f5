// The notification socket: nobody can be signed in yet, and a client can read that.

import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERRORS } from '#protocol/errors.ts';
import { SOCKET_PATHS } from '#protocol/pushes.ts';
import { openSocket, startTestServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What the client hears instead of being connected. */
function refusalOf(transport: 'websocket' | 'polling', headers: Record<string, string> = {}): Promise<any> {
  const socket = io(server.url, {
    path: SOCKET_PATHS.notification,
    transports: [transport],
    extraHeaders: headers,
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.on('connect', () => reject(new Error('it was let in')));
    socket.on('connect_error', (error) => {
      socket.disconnect();
      resolve(error);
    });
  });
}

it.each(['websocket', 'polling'] as const)('refuses everybody by name over %s', async (transport) => {
  const { message, data } = await refusalOf(transport);
  expect({ message, data }).toEqual({
    message: 'request.UNAUTHORIZED',
    data: { type: 'request.UNAUTHORIZED' },
  });
  expect(Object.keys(ERRORS)).toContain(data.type);
});

it('does not talk to pages of elsewhere, and leaves the game socket as it was', async () => {
  const foreign = await refusalOf('websocket', { origin: 'https://elsewhere.example' });
  expect(foreign.data).toBeUndefined();
  const game = await openSocket(server);
  expect(await game.call('getHandshakeData', {})).toMatchObject({ success: true });
  // Longer than the game socket leaves connections open whose path it does not know.
  await refusalOf('websocket');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(await game.call('getHandshakeData', {})).toMatchObject({ success: true });
  game.close();
});
