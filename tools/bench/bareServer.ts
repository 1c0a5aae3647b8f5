// Baseline server: Socket.IO alone, which acknowledges and sends messages without any game logic.

import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { SOCKET_PATHS } from '#protocol/pushes.ts';
import { answerParent } from '#tools/bench/childServer.ts';

const http = createServer();
const io = new Server(http, { path: SOCKET_PATHS.game, serveClient: false });
/** Acknowledgements by event; a plain success by default. */
const answers = new Map<string, unknown>();
const SUCCESS = { success: true };

io.on('connection', (socket) => {
  (socket.conn as { request: unknown }).request = null;
  socket.onAny((event: string, ...args: unknown[]) => {
    const ack = args[args.length - 1];
    if (typeof ack === 'function') (ack as (answer: unknown) => void)(answers.get(event) ?? SUCCESS);
  });
});
await new Promise<void>((resolve) => http.listen(Number(process.env.PORT), '127.0.0.1', resolve));
const address = http.address();
answerParent({
  port: typeof address === 'object' && address ? address.port : 0,
  stop: async () => {
    await io.close();
  },
  setAnswer: (event, answer) => answers.set(event, answer),
  // One at a time, as a game must: each player's message is different.
  push: (event, payload) => {
    for (const socket of io.sockets.sockets.values()) socket.emit(event, payload);
  },
});
