// Notification socket: refuses everyone, because there is no sign-in yet, with an error that clients can
// read.

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

/** Returns the error that the client gets instead of a connection. */
function refusalOf(transport: 'websocket' | 'polling', headers: Record<string, string> = {}): Promise<any> {
  const socket = io(server.url, {
    path: SOCKET_PATHS.notification,
    transports: [transport],
    extraHeaders: headers,
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.on('connect', () => reject(new Error('the connection was accepted')));
    socket.on('connect_error', (error) => {
      socket.disconnect();
      resolve(error);
    });
  });
}

it.each(['websocket', 'polling'] as const)(
  'the notification socket refuses everyone with a typed error over %s',
  async (transport) => {
    const { message, data } = await refusalOf(transport);
    expect({ message, data }).toEqual({
      message: 'request.UNAUTHORIZED',
      data: { type: 'request.UNAUTHORIZED' },
    });
    expect(Object.keys(ERRORS)).toContain(data.type);
  },
);

it("the notification socket rejects foreign origins, and doesn't affect the game socket", async () => {
  const foreign = await refusalOf('websocket', { origin: 'https://elsewhere.example' });
  expect(foreign.data).toBeUndefined();
  const game = await openSocket(server);
  expect(await game.call('getHandshakeData', {})).toMatchObject({ success: true });
  // Longer than the game socket keeps connections with an unknown path open.
  await refusalOf('websocket');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(await game.call('getHandshakeData', {})).toMatchObject({ success: true });
  game.close();
});
